//! A page of a lesson as a slide for a projector: large letters, the board at its largest, nothing around; revealed step by step.

use font8x8::{BASIC_FONTS, LATIN_FONTS, UnicodeFonts};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{level, put, put_line, split_bottom, split_top, told};
use crate::tui::lesson::lecture::Lecture;
use crate::tui::lesson::sheet::{asked, draw_board, field};
use crate::tui::lesson::words::set;
use crate::tui::text;
use crate::tui::theme::Ink;
use teach::lesson::form::Body;
use teach::lesson::markdown::Shape;
use teach::lesson::runs::words;

/// Rows and columns of a large letter.
const LETTER: (u16, u16) = (4, 4);

/// Columns of the words at most: what is read from the last row of a room is short.
const WORDS: u16 = 60;

/// Draws a slide; tells where a text cursor is.
pub fn draw(lecture: &mut Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
    let (above, foot) = split_bottom(area, 1);
    draw_number(lecture, buffer, foot, desk);
    let cursor = field(lecture, buffer, Rect { width: foot.width.saturating_sub(12), ..foot }, desk);
    let (above, notes) = split_bottom(above, if lecture.has_notes { above.height / 4 } else { 0 });
    if lecture.has_notes {
        draw_notes(lecture, buffer, notes, desk);
    }
    let title = draw_title(lecture, buffer, above, desk);
    let (_, below) = split_top(above, title + 1);
    let width = below.width.min(WORDS);
    let lines = revealed(lecture, width, desk);
    let is_played = lecture.here().live.is_some();
    let most = if is_played { below.height / 2 } else { below.height };
    let (board, told) = split_bottom(below, (lines.len() as u16).min(most));
    // What was said last is seen; the rest has been read.
    let skipped = lines.len().saturating_sub(told.height.into());
    for (row, line) in lines.iter().skip(skipped).enumerate() {
        let inset = told.width.saturating_sub(line.width() as u16) / 2;
        let place = Rect { x: told.x + inset, width: told.width - inset, ..told };
        put_line(buffer, place, row as u16, line, desk);
    }
    if is_played {
        let (board, _) = split_top(board, board.height.saturating_sub(1));
        lecture.sheet.board = board;
        draw_board(lecture, buffer, board, desk);
    }
    cursor
}

/// The parts revealed so far, what is claimed or asked, and what was said to the answer.
fn revealed(lecture: &Lecture, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut part = |more: Vec<Line<'static>>| {
        if !(lines.is_empty() || more.is_empty()) {
            lines.push(Line::default());
        }
        lines.extend(more);
    };
    // The part in front is read; the ones before have been.
    if let Some((_, text)) = lecture.paragraphs().take(lecture.shown).last() {
        part(set(text, width, Ink::Text, desk));
    }
    if lecture.shown >= lecture.paragraphs().count() {
        if let Some(Body::Claims(stated)) = lecture.here().live.as_ref().map(|live| &live.body) {
            for one in stated {
                let says = told(&desk.speak(&one.says()), desk);
                part(text::wrap(&says, width).into_iter().map(Line::from).collect());
            }
        }
        part(asked(lecture, width, desk));
    }
    lines
}

/// Everything that the page says, for the teacher.
fn draw_notes(lecture: &mut Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let (line, below) = split_top(area, 1);
    level(buffer, line, "", desk);
    let mut lines: Vec<Line> = Vec::new();
    for (_, text) in lecture.paragraphs() {
        lines.extend(set(text, below.width, Ink::Hint, desk));
    }
    lecture.sheet.scroll.put(buffer, below, &lines, desk);
}

fn draw_number(lecture: &Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let sign = if desk.is_ascii() { "/" } else { "▪" };
    let told = format!("{} {sign} {}", lecture.page + 1, lecture.lesson.pages.len());
    let x = area.right().saturating_sub(text::width(&told) + 1);
    put(buffer, Rect { x, width: area.right() - x, ..area }, 0, &told, desk.theme.style(Ink::Hint), desk);
}

/// The heading in large letters, in as few rows of them as it needs; letters that have none are set in bold. Tells the rows taken.
fn draw_title(lecture: &Lecture, buffer: &mut Buffer, area: Rect, desk: &Desk) -> u16 {
    let heading = lecture.here().blocks.iter().find(|(shape, _)| *shape == Shape::Heading);
    let title = heading.map_or_else(|| words(&lecture.lesson.title), |(_, text)| words(text));
    let style = desk.theme.style(Ink::Title);
    if !title.chars().all(|c| glyph(c).is_some()) {
        let spaced: String = title.chars().flat_map(|c| [c, ' ']).collect();
        let room = area.width.saturating_sub(text::width(&spaced)) / 2;
        put(buffer, Rect { x: area.x + room, width: area.width - room, ..area }, 1, &spaced, style, desk);
        return 3;
    }
    let lines = text::wrap(&title, (area.width / LETTER.1).max(1));
    let most = usize::from(area.height / (3 * LETTER.0)).max(1);
    let mut y = area.y + 1;
    for line in lines.iter().take(most) {
        let wide = line.chars().count() as u16 * LETTER.1;
        let mut x = area.x + area.width.saturating_sub(wide) / 2;
        for c in line.chars() {
            draw_letter(buffer, Rect { x, y, width: LETTER.1, height: LETTER.0 }.intersection(area), c, style, desk);
            x += LETTER.1;
        }
        y += LETTER.0;
    }
    y - area.y
}

fn glyph(c: char) -> Option<[u8; 8]> {
    BASIC_FONTS.get(c).or_else(|| LATIN_FONTS.get(c))
}

/// A letter of eight by eight dots, four of them in a cell.
fn draw_letter(buffer: &mut Buffer, area: Rect, c: char, style: Style, desk: &Desk) {
    const QUARTERS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];
    let Some(rows) = glyph(c) else { return };
    let is_set = |x: u16, y: u16| rows[usize::from(y)] >> x & 1 == 1;
    for dy in 0..area.height {
        for dx in 0..area.width {
            let (x, y) = (2 * dx, 2 * dy);
            let dots = [is_set(x, y), is_set(x + 1, y), is_set(x, y + 1), is_set(x + 1, y + 1)];
            let index = dots.iter().enumerate().map(|(i, dot)| usize::from(*dot) << i).sum::<usize>();
            let sign = match (desk.is_ascii(), index) {
                (true, 0) => " ",
                (true, _) => "#",
                (false, index) => QUARTERS[index],
            };
            put_line(
                buffer,
                Rect { x: area.x + dx, width: 1, ..area },
                dy,
                &Line::from(Span::styled(sign, style)),
                desk,
            );
        }
    }
}
