//! Writing on the glass: lines of text, headings, lists and frames, measured in columns.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};

use crate::tui::desk::Desk;
use crate::tui::text;
use crate::tui::theme::Ink;

/// A border of ASCII.
const PLAIN: border::Set = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// A border of braille, which takes one cell everywhere: box drawing takes two where signs of open width do.
const DOTTED: border::Set = border::Set {
    top_left: "⡖",
    top_right: "⢲",
    bottom_left: "⠓",
    bottom_right: "⠚",
    vertical_left: "⡇",
    vertical_right: "⢸",
    horizontal_top: "⠒",
    horizontal_bottom: "⠒",
};

/// One line of text in one style, cut where it does not fit.
pub fn put(buffer: &mut Buffer, area: Rect, row: u16, words: &str, style: Style, desk: &Desk) {
    if row < area.height {
        put_words(buffer, Rect { y: area.y + row, ..area }, &told(words, desk), style, desk);
    }
}

/// One line of several styles, cut where it does not fit.
pub fn put_line(buffer: &mut Buffer, area: Rect, row: u16, line: &Line, desk: &Desk) {
    if row >= area.height {
        return;
    }
    let mut rest = Rect { y: area.y + row, ..area };
    for span in &line.spans {
        let wide = put_words(buffer, rest, &span.content, line.style.patch(span.style), desk);
        rest = split_left(rest, wide).1;
    }
}

/// Words from the corner of an area on, cut where they do not fit; tells their columns.
fn put_words(buffer: &mut Buffer, area: Rect, words: &str, style: Style, desk: &Desk) -> u16 {
    let wide = text::width(words);
    if wide <= area.width {
        text::write(buffer, (area.x, area.y), words, wide, style);
        return wide;
    }
    let kept = text::cut(words, area.width, desk.is_ascii() || desk.is_wide());
    text::write(buffer, (area.x, area.y), &kept, area.width, style);
    text::width(&kept)
}

/// Paints the ground of an area; where the terminal's own shows, there is nothing to paint.
pub fn ground(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let style = desk.theme.ground();
    if style != Style::new() {
        buffer.set_style(area, style);
    }
}

/// A word at the right end of a row.
pub fn put_right(buffer: &mut Buffer, area: Rect, row: u16, words: &str, desk: &Desk) {
    let words = told(words, desk);
    let x = area.right().saturating_sub(text::width(&words)).max(area.x);
    put(buffer, Rect { x, width: area.right() - x, ..area }, row, &words, desk.theme.style(Ink::Hint), desk);
}

/// A sign, or what stands for it in ASCII.
pub fn sign(desk: &Desk, sign: &'static str, ascii: &'static str) -> &'static str {
    if desk.is_ascii() { ascii } else { sign }
}

/// Lines from the `scroll`-th on, as many as there is room for; tells how far could be scrolled.
pub fn put_lines(buffer: &mut Buffer, area: Rect, lines: &[Line], scroll: u16, desk: &Desk) -> u16 {
    let most = (lines.len() as u16).saturating_sub(area.height);
    let first = scroll.min(most);
    for (row, line) in lines.iter().skip(first.into()).take(area.height.into()).enumerate() {
        put_line(buffer, area, row as u16, line, desk);
    }
    let style = desk.theme.style(Ink::Faint);
    if most > 0 && area.width > 0 {
        let (up, down) = if desk.is_ascii() || desk.is_wide() { ("^", "v") } else { ("↑", "↓") };
        if first > 0 {
            buffer.set_string(area.right() - 1, area.y, up, style);
        }
        if first < most {
            buffer.set_string(area.right() - 1, area.bottom() - 1, down, style);
        }
    }
    most
}

/// Text wrapped to a width, all of one style.
pub fn paragraph(words: &str, width: u16, style: Style, desk: &Desk) -> Vec<Line<'static>> {
    text::wrap(&told(words, desk), width).into_iter().map(|line| Line::from(Span::styled(line, style))).collect()
}

/// The words as this terminal may show them.
pub fn told(words: &str, desk: &Desk) -> String {
    match (desk.is_ascii(), desk.is_wide()) {
        (true, _) => text::plain(words),
        (false, true) => text::steady(words),
        (false, false) => words.to_owned(),
    }
}

/// A frame with a title; tells the room inside.
pub fn frame(buffer: &mut Buffer, area: Rect, title: &str, desk: &Desk) -> Rect {
    Clear.render(area, buffer);
    ground(buffer, area, desk);
    let set = match (desk.is_ascii(), desk.is_wide()) {
        (true, _) => PLAIN,
        (false, true) => DOTTED,
        (false, false) => border::PLAIN,
    };
    let is_plain = desk.is_ascii() || desk.is_wide();
    let title = text::cut(&format!(" {} ", told(title, desk)), area.width.saturating_sub(4), is_plain);
    let block = Block::bordered()
        .border_set(set)
        .border_style(desk.theme.style(Ink::Border))
        .title(Span::styled(title, desk.theme.style(Ink::Title)));
    let inner = block.inner(area);
    block.render(area, buffer);
    inner
}

/// A line between two parts, upright, at the left edge of an area; tells the room right of it.
pub fn upright(buffer: &mut Buffer, area: Rect, desk: &Desk) -> Rect {
    let sign = match (desk.is_ascii(), desk.is_wide()) {
        (true, _) => "|",
        (false, true) => DOTTED.vertical_left,
        (false, false) => "│",
    };
    for y in area.top()..area.bottom() {
        text::write(buffer, (area.x, y), sign, 1, desk.theme.style(Ink::Border));
    }
    Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area }
}

/// A line between two parts, level, with a title in it.
pub fn level(buffer: &mut Buffer, area: Rect, title: &str, desk: &Desk) {
    let sign = match (desk.is_ascii(), desk.is_wide()) {
        (true, _) => "-",
        (false, true) => DOTTED.horizontal_top,
        (false, false) => "─",
    };
    let style = desk.theme.style(Ink::Border);
    buffer.set_string(area.x, area.y, sign.repeat(area.width.into()), style);
    if !title.is_empty() && area.width > 6 {
        let title = text::cut(&format!(" {title} "), area.width - 4, desk.is_ascii() || desk.is_wide());
        buffer.set_string(area.x + 2, area.y, title, desk.theme.style(Ink::Title));
    }
}

/// A box of at most this size in the middle of an area.
pub fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/// The first row to show of a list so that the chosen one is in sight.
pub fn first_shown(chosen: usize, count: usize, room: usize) -> usize {
    if count <= room { 0 } else { chosen.saturating_sub(room / 2).min(count - room) }
}

/// The upper `rows` rows of an area, and what is below them.
pub fn split_top(area: Rect, rows: u16) -> (Rect, Rect) {
    let rows = rows.min(area.height);
    (Rect { height: rows, ..area }, Rect { y: area.y + rows, height: area.height - rows, ..area })
}

/// What is above the lower `rows` rows of an area, and these.
pub fn split_bottom(area: Rect, rows: u16) -> (Rect, Rect) {
    split_top(area, area.height.saturating_sub(rows))
}

/// The left `columns` columns of an area, and what is right of them.
pub fn split_left(area: Rect, columns: u16) -> (Rect, Rect) {
    let columns = columns.min(area.width);
    (Rect { width: columns, ..area }, Rect { x: area.x + columns, width: area.width - columns, ..area })
}
