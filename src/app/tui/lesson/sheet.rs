//! A page of a lesson as it is drawn: the board, the words beside it, and what is asked and answered under them.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::tui::card::row;
use crate::tui::desk::Desk;
use crate::tui::glass::{level, paragraph, put, put_lines, sign, split_bottom, split_left, split_top, upright};
use crate::tui::lesson::lecture::{Lecture, Mood};
use crate::tui::lesson::words::{blocks, set};
use crate::tui::paint;
use crate::tui::sitting::Sitting;
use crate::tui::stage::{divide, placed};
use crate::tui::status;
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::Stop;
use teach::lesson::form::Body;
use teach::lesson::markdown::Shape;
use teach::lesson::runs::words;
use teach::staged::name;

/// Rows from which a blank row stands under the title.
const AIRY: u16 = 19;

/// Draws a page; tells where a text cursor is.
pub fn draw(lecture: &mut Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
    let (top, below) = split_top(area, 1);
    level(buffer, top, &title(lecture, desk), desk);
    let (below, line) = split_bottom(below, u16::from(is_asked(lecture)));
    let cursor = field(lecture, buffer, line, desk);
    if lecture.here().live.is_none() {
        draw_words(lecture, buffer, below, desk);
        return cursor;
    }
    let below = split_top(below, u16::from(below.height >= AIRY)).1;
    let stage = match desk.sitting() {
        Some(sitting) => divide(below, |width, height| fits(sitting, desk, width, height)),
        None => divide(below, |_, _| true),
    };
    let (board, words) = if stage.is_beside {
        upright(buffer, Rect { x: stage.side.x - 2, width: stage.side.width + 2, ..stage.side }, desk);
        (stage.board, stage.third.map_or(stage.side, |third| stage.side.union(third)))
    } else {
        // A narrow window gives the words what the board leaves.
        let wanted = desk.sitting().map_or(0, |sitting| board_rows(sitting, desk)).min(below.height * 2 / 3);
        let (words, board) = split_bottom(below, wanted);
        (board, words)
    };
    draw_words(lecture, buffer, words, desk);
    lecture.sheet.board = board;
    draw_board(lecture, buffer, board, desk);
    cursor
}

/// What is to be read, and under it what is asked and answered, which is always in sight.
fn draw_words(lecture: &mut Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let tail = asked(lecture, area.width, desk);
    let head = read(lecture, area.width, desk);
    let is_tight = head.len() + tail.len() + 1 > area.height.into();
    let rows = (tail.len() as u16 + u16::from(is_tight && !tail.is_empty())).min(area.height * 3 / 4);
    let (above, below) = if is_tight {
        split_bottom(area, rows)
    } else {
        split_top(area, head.len() as u16 + u16::from(!(head.is_empty() || tail.is_empty())))
    };
    lecture.sheet.scroll.put(buffer, above, &head, desk);
    let below = if is_tight && !tail.is_empty() {
        level(buffer, split_top(below, 1).0, "", desk);
        split_top(below, 1).1
    } else {
        below
    };
    // Of what was said the last is wanted most.
    put_lines(buffer, below, &tail, u16::MAX, desk);
}

fn fits(sitting: &Sitting, desk: &Desk, width: u16, height: u16) -> bool {
    let look = paint::Look { scale: 1, ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs()) };
    let (wide, high) = paint::size_within(sitting.root(), &look, (width, height));
    wide <= width && high <= height
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
    let first = lecture.first();
    let (page, count) = (lecture.page + 1 - first, lecture.lesson.pages.len() - first);
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

/// The line to type in, where one is; tells where its cursor is.
pub fn field(lecture: &Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
    if !is_asked(lecture) || area.height == 0 {
        return None;
    }
    let label = desk.speak(&say!("lesson-your-answer"));
    put(buffer, area, 0, &label, desk.theme.style(Ink::Key), desk);
    let (_, rest) = split_left(area, text::width(&label) + 1);
    Some(lecture.field.draw(buffer, rest, desk.theme.style(Ink::Text)))
}

/// Parts of a page, with a blank row between them.
#[derive(Default)]
struct Parts(Vec<Line<'static>>);

impl Parts {
    fn add(&mut self, more: Vec<Line<'static>>) {
        if !(self.0.is_empty() || more.is_empty()) {
            self.0.push(Line::default());
        }
        self.0.extend(more);
    }
}

/// What there is to read on a page.
fn read(lecture: &Lecture, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let page = lecture.here();
    let mut parts = Parts::default();
    let spoken = |say: &Say, ink| paragraph(&desk.speak(say), width, desk.theme.style(ink), desk);
    if lecture.page == lecture.first() {
        parts.add(set(&lecture.lesson.promise, width, Ink::Hint, desk));
    }
    // Once the game is over the card has the room, and the heading alone is left.
    let is_over = lecture.outcome(desk).is_some();
    let headed = page.blocks.iter().take_while(|(shape, _)| *shape == Shape::Heading).count();
    parts.add(blocks(if is_over { &page.blocks[..headed] } else { &page.blocks }, width, desk));
    if let Some(Body::Claims(stated)) = page.live.as_ref().map(|live| &live.body) {
        let ink = if lecture.checked.is_some() { Ink::Won } else { Ink::Text };
        parts.add(stated.iter().flat_map(|one| spoken(&one.says(), ink)).collect());
    }
    if let Some(Ok(checked)) = &lecture.checked {
        let wrong =
            checked.mistakes.iter().flat_map(|wrong| spoken(&Say::verbatim(wrong.speak(desk.tongue)), Ink::Warning));
        parts.add(wrong.collect());
    }
    parts.0
}

/// What is asked, what was answered and what came of it; while a game is played, how it stands.
pub fn asked(lecture: &Lecture, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let mut parts = Parts::default();
    let spoken = |say: &Say, ink| paragraph(&desk.speak(say), width, desk.theme.style(ink), desk);
    match lecture.here().live.as_ref().map(|live| &live.body) {
        Some(Body::Question(question)) => parts.add(set(&question.ask, width, Ink::Focus, desk)),
        Some(Body::Task(task)) => parts.add(spoken(&task.goal.says(), Ink::Focus)),
        Some(Body::Board { method: Some(method), .. }) => {
            parts.add(spoken(&say!("lesson-watch", method = name(*method)), Ink::Focus));
        }
        _ => {}
    }
    if let Some(sitting) = desk.sitting().filter(|_| is_played(lecture)) {
        let lines: Vec<(Say, Ink)> = if sitting.is_over() {
            status::moves(sitting)
        } else {
            status::moves(sitting).into_iter().chain(status::turn_lines(sitting, desk)).collect()
        };
        parts.add(lines.into_iter().flat_map(|(say, ink)| spoken(&say, ink)).collect());
    }
    parts.add(lecture.said.iter().flat_map(|(say, ink)| spoken(say, *ink)).collect());
    if let Some((is_reached, text)) = lecture.outcome(desk) {
        if is_reached && lecture.page + 1 == lecture.lesson.pages.len() {
            parts.add(spoken(&say!("lesson-card", title = words(&lecture.lesson.title)), Ink::Title));
        }
        let (or, ink) =
            if is_reached { (say!("lesson-reached"), Ink::Won) } else { (say!("lesson-missed"), Ink::Warning) };
        parts.add(text.map_or_else(|| spoken(&or, ink), |text| set(text, width, ink, desk)));
        parts.add(doors(lecture, is_reached, width, desk));
    }
    parts.0
}

/// What can be done after the game, each with its key.
fn doors(lecture: &Lecture, is_reached: bool, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let mut doors = vec![match &lecture.next {
        _ if !is_reached => say!("lesson-again"),
        _ if lecture.page + 1 < lecture.lesson.pages.len() => say!("lesson-next-page"),
        Some(next) => say!("lesson-next", title = words(&next.title)),
        None => say!("lesson-leave"),
    }];
    if is_reached {
        doors.push(say!("lesson-again"));
    }
    let keys = ["Enter", "N"];
    let lines = doors.iter().zip(keys).enumerate().map(|(i, (door, key))| {
        let mark = if i == 0 { sign(desk, "▸ ", "> ") } else { "  " };
        row(&format!("{mark}{}", desk.speak(door)), Ink::Text, &desk.called(key), desk, width)
    });
    let mut lines: Vec<Line> = lines.flatten().collect();
    lines.extend(row(&format!("  {}", desk.speak(&say!("lesson-home"))), Ink::Text, "Esc", desk, width));
    lines
}

/// The places that are lit: those of moves that are right.
fn lit(lecture: &Lecture, sitting: &Sitting) -> Vec<Spot> {
    let Some(key) = lecture.key().filter(|_| lecture.is_revealed) else { return Vec::new() };
    let right = sitting.choices().iter().filter(|choice| key.lit().contains(&choice.text));
    right.flat_map(|choice| choice.path.iter().copied()).collect()
}

/// Rows the board takes.
fn board_rows(sitting: &Sitting, desk: &Desk) -> u16 {
    let look = paint::Look { scale: 1, ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs()) };
    paint::size(&sitting.root().bare(), &look).1
}

/// Whether the board is drawn as in a game, with who is to move and what the finger means.
fn is_played(lecture: &Lecture) -> bool {
    match lecture.mood() {
        Mood::Playing => true,
        Mood::Pointing => !lecture.is_revealed,
        Mood::Reading | Mood::Typing => false,
    }
}

/// The board of a page.
pub fn draw_board(lecture: &mut Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    if is_played(lecture) {
        lecture.play.draw_board(buffer, area, desk);
        return;
    }
    let Some(sitting) = desk.sitting() else { return };
    let lit = lit(lecture, sitting);
    let is_pointing = lecture.mood() == Mood::Pointing;
    let look = paint::Look {
        cursor: sitting.pointer.at.filter(|_| is_pointing),
        last: &sitting.duel.node().path,
        focus: &lit,
        scale: desk.scale,
        ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs())
    };
    let scene = sitting.scene().bare();
    let board = placed(area, paint::size_within(&scene, &look, (area.width, area.height)));
    paint::scene(buffer, board, &scene, &look);
}
