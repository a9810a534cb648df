//! A page of a lesson as it is drawn: the words above or beside the board, what was said below them.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::oracle::control::Stop;
use crate::say;
use crate::say::Say;
use crate::scene::Spot;
use crate::teach::lesson::form::Body;
use crate::teach::lesson::runs::words;
use crate::tui::desk::{Desk, Layer};
use crate::tui::glass::{level, paragraph, put, put_lines, split_bottom, split_left, split_top};
use crate::tui::lesson::fit::largest;
use crate::tui::lesson::lecture::{Lecture, Mood};
use crate::tui::lesson::words::{blocks, set};
use crate::tui::paint;
use crate::tui::sitting::Sitting;
use crate::tui::status;
use crate::tui::text;
use crate::tui::theme::Ink;

/// Columns from which words and board stand side by side.
const WIDE: u16 = 100;

/// Draws a page; tells where a text cursor is.
pub fn draw(lecture: &mut Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
    let (top, below) = split_top(area, 1);
    level(buffer, top, &title(lecture, desk), desk);
    let (below, line) = split_bottom(below, u16::from(is_asked(lecture)));
    let cursor = field(lecture, buffer, line, desk);
    if lecture.here().live.is_none() {
        let lines = told(lecture, below.width, desk);
        let most = put_lines(buffer, below, &lines, lecture.sheet.scroll, desk);
        lecture.sheet.scroll = lecture.sheet.scroll.min(most);
        return cursor;
    }
    let is_beside = below.width >= WIDE && !lecture.is_slides;
    let (words, board) = if is_beside {
        let (words, board) = split_left(below, below.width / 2);
        (Rect { width: words.width.saturating_sub(2), ..words }, board)
    } else {
        let lines = told(lecture, below.width, desk).len() as u16 + 1;
        let wanted = board_rows(lecture, desk);
        let least = if lecture.is_slides { below.height / 4 } else { below.height / 3 };
        split_top(below, lines.min(below.height.saturating_sub(wanted).max(least)))
    };
    let lines = told(lecture, words.width, desk);
    let most = put_lines(buffer, words, &lines, lecture.sheet.scroll, desk);
    lecture.sheet.scroll = lecture.sheet.scroll.min(most);
    lecture.sheet.board = board;
    draw_board(lecture, buffer, board, desk);
    cursor
}

/// The lesson, the page, and how far the oracle is with it.
fn title(lecture: &Lecture, desk: &Desk) -> String {
    let checked = match &lecture.checked {
        None => say!("lesson-being-checked"),
        Some(Ok(checked)) if checked.mistakes.is_empty() => say!("lesson-checked"),
        Some(Ok(checked)) => say!("lesson-mistaken", count = checked.mistakes.len()),
        Some(Err(Stop::Asked)) => say!("screen-stopped"),
        Some(Err(Stop::TooLarge(why))) => why.clone(),
    };
    let (page, count) = (lecture.page + 1, lecture.lesson.pages.len());
    desk.speak(&say!(
        "lesson-head",
        title = words(&lecture.lesson.title),
        page = page,
        pages = count,
        checked = checked
    ))
}

/// Whether a line to type in stands at the bottom.
fn is_asked(lecture: &Lecture) -> bool {
    lecture.is_writing || lecture.mood() == Mood::Typing
}

fn field(lecture: &Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
    if !is_asked(lecture) || area.height == 0 {
        return None;
    }
    let label = desk.speak(&say!("lesson-your-answer"));
    put(buffer, area, 0, &label, desk.theme.style(Ink::Key), desk);
    let (_, rest) = split_left(area, text::width(&label) + 1);
    Some(lecture.field.draw(buffer, rest, desk.theme.style(Ink::Text)))
}

/// Everything there is to read on a page.
fn told(lecture: &Lecture, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let page = lecture.here();
    let mut lines = Vec::new();
    let mut part = |more: Vec<Line<'static>>| {
        if !(lines.is_empty() || more.is_empty()) {
            lines.push(Line::default());
        }
        lines.extend(more);
    };
    let spoken = |say: &Say, ink| paragraph(&desk.speak(say), width, desk.theme.style(ink), desk);
    if lecture.page == 0 {
        part(set(&lecture.lesson.promise, width, Ink::Hint, desk));
    }
    part(blocks(&page.blocks, width, desk));
    match page.live.as_ref().map(|live| &live.body) {
        Some(Body::Claims(stated)) => {
            let ink = if lecture.checked.is_some() { Ink::Won } else { Ink::Text };
            part(stated.iter().flat_map(|one| spoken(&one.says(), ink)).collect());
        }
        Some(Body::Question(question)) => part(set(&question.ask, width, Ink::Focus, desk)),
        Some(Body::Task(task)) => part(spoken(&task.goal.says(), Ink::Focus)),
        _ => {}
    }
    if let Some(Ok(checked)) = &lecture.checked {
        let wrong =
            checked.mistakes.iter().flat_map(|wrong| spoken(&Say::verbatim(wrong.speak(desk.tongue)), Ink::Warning));
        part(wrong.collect());
    }
    part(lecture.said.iter().flat_map(|(say, ink)| spoken(say, *ink)).collect());
    if let Some((is_reached, text)) = lecture.outcome(desk) {
        let (or, ink, then) = if is_reached {
            (say!("lesson-reached"), Ink::Won, say!("lesson-leave"))
        } else {
            (say!("lesson-missed"), Ink::Warning, say!("lesson-again"))
        };
        part(text.map_or_else(|| spoken(&or, ink), |text| set(text, width, ink, desk)));
        if is_reached {
            part(spoken(&say!("lesson-done"), Ink::Won));
        }
        part(spoken(&then, Ink::Hint));
    }
    lines
}

/// The places that are lit: those of moves that are right.
fn lit(lecture: &Lecture, sitting: &Sitting) -> Vec<Spot> {
    let Some(key) = lecture.key().filter(|_| lecture.is_revealed) else { return Vec::new() };
    let right = sitting.choices().iter().filter(|choice| key.lit().contains(&choice.text));
    right.flat_map(|choice| choice.path.iter().copied()).collect()
}

/// Rows the board takes with what stands around it.
fn board_rows(lecture: &Lecture, desk: &Desk) -> u16 {
    let Some(sitting) = desk.sitting() else { return 0 };
    let around = if is_played(lecture) { 2 + status::ROWS } else { 2 };
    let scale = if lecture.is_slides { paint::LARGEST } else { 1 };
    let look = paint::Look { scale, ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs()) };
    paint::size(sitting.scene(), &look).1.saturating_add(around)
}

/// Whether the board is drawn as in a game, with who is to move and what the finger means.
fn is_played(lecture: &Lecture) -> bool {
    match lecture.mood() {
        Mood::Playing => true,
        Mood::Pointing => !lecture.is_revealed,
        Mood::Reading | Mood::Typing => false,
    }
}

fn draw_board(lecture: &mut Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    if is_played(lecture) {
        lecture.play.draw(buffer, area, desk);
        return;
    }
    let Some(sitting) = desk.sitting() else { return };
    let says = say!("lesson-board", game = sitting.duel.entry().title.clone(), position = sitting.place().text());
    put(buffer, area, 0, &desk.speak(&says), desk.theme.style(Ink::Key), desk);
    let (_, board) = split_top(area, 2);
    let lit = lit(lecture, sitting);
    let scale = if lecture.is_slides { largest(sitting, board, desk) } else { desk.scale };
    let is_pointing = lecture.mood() == Mood::Pointing;
    let look = paint::Look {
        cursor: sitting.pointer.at.filter(|_| is_pointing),
        last: &sitting.duel.node().path,
        focus: &lit,
        scale,
        ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs())
    };
    paint::scene(buffer, board, sitting.scene(), &look);
}
