//! A picture as a drawing: every word stands at its own column, so that letters line up in any font of even width.

use std::fmt::Write;

use ratatui::buffer::Buffer;
use ratatui::style::Modifier;

use crate::tui::show::hue::{Hue, written};
use crate::tui::show::piece::{Piece, escaped, letters, rows};
use crate::tui::text;

/// The size of a cell and of the letters in it, and the margin, in pixels.
const CELL: (u32, u32) = (8, 17);
const LETTERS: &str = "13.3";
const MARGIN: u32 = 8;

/// Fonts whose letters are all of one width, and behind them those that know Chinese.
pub const FONTS: &str = "'DejaVu Sans Mono', Menlo, Consolas, 'Noto Sans Mono CJK SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', monospace";

/// The drawing. Who cannot see it is told its title and all of its letters.
pub fn svg(picture: &Buffer, title: &str) -> String {
    let width = u32::from(picture.area.width) * CELL.0 + 2 * MARGIN;
    let height = u32::from(picture.area.height) * CELL.1 + 2 * MARGIN;
    let (title, told) = (escaped(title), escaped(&letters(picture)));
    let ground = written(ground(picture));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" aria-labelledby=\"title letters\">\n<title id=\"title\">{title}</title>\n\
         <desc id=\"letters\">{told}</desc>\n<rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"{ground}\"/>\n\
         <g font-family=\"{FONTS}\" font-size=\"{LETTERS}\">\n"
    );
    for (y, row) in rows(picture).iter().enumerate() {
        let top = y as u32 * CELL.1 + MARGIN;
        for piece in row {
            draw(&mut out, piece, top, &ground);
        }
    }
    out + "</g>\n</svg>\n"
}

/// What the whole picture stands on: the ground of its first cell, where nothing is ever chosen.
pub fn ground(picture: &Buffer) -> u32 {
    picture.content.first().map_or(0, |cell| Hue::of(cell).paper)
}

fn draw(out: &mut String, piece: &Piece, top: u32, ground: &str) {
    let (paper, ink) = (written(piece.hue.paper), written(piece.hue.ink));
    if paper != ground {
        let (x, width) = (left(piece.x), u32::from(piece.width) * CELL.0);
        let height = CELL.1;
        let _ = writeln!(out, "<rect x=\"{x}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>");
    }
    let look = look(piece.hue.emphasis);
    for (column, word) in words(&piece.text) {
        let (x, y) = (left(piece.x + column), top + 13);
        let width = u32::from(text::width(word)) * CELL.0;
        let word = escaped(word);
        let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\" textLength=\"{width}\" fill=\"{ink}\"{look}>{word}</text>");
    }
}

fn left(column: u16) -> u32 {
    u32::from(column) * CELL.0 + MARGIN
}

fn look(emphasis: Modifier) -> String {
    let parts = [
        (Modifier::BOLD, " font-weight=\"bold\""),
        (Modifier::ITALIC, " font-style=\"italic\""),
        (Modifier::UNDERLINED, " text-decoration=\"underline\""),
    ];
    parts.into_iter().filter(|(part, _)| emphasis.contains(*part)).map(|(_, written)| written).collect()
}

/// The words of a run with their columns in it. What is not ASCII stands by itself: it may come from another font.
///
/// Example: `a ─b` gives `a` at 0, `─` at 2, `b` at 3.
fn words(run: &str) -> Vec<(u16, &str)> {
    let mut words = Vec::new();
    let (mut column, mut rest) = (0, run);
    while let Some(first) = rest.chars().next() {
        let end = if first.is_ascii() {
            rest.find(|c: char| !c.is_ascii() || (c == ' ') != (first == ' ')).unwrap_or(rest.len())
        } else {
            // What is set upon a letter stays with it.
            let is_next = |c: char| c.is_ascii() || text::width(c.encode_utf8(&mut [0; 4])) > 0;
            rest[first.len_utf8()..].find(is_next).map_or(rest.len(), |at| at + first.len_utf8())
        };
        let word = &rest[..end];
        if !word.trim().is_empty() {
            words.push((column, word));
        }
        (column, rest) = (column + text::width(word), &rest[end..]);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_columns_and_signs_stand_alone() {
        assert_eq!(words("a ─b  cd"), [(0, "a"), (2, "─"), (3, "b"), (6, "cd")]);
        assert_eq!(words("必胜"), [(0, "必"), (2, "胜")]);
        assert_eq!(words("   "), []);
    }
}
