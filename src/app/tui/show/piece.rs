//! A picture in pieces: runs of letters that look alike, wide ones by themselves; and its letters alone.

use ratatui::buffer::Buffer;

use crate::tui::show::hue::Hue;
use crate::tui::text;
use ground::say::shown::shown;

/// Letters beside each other that look alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The column of the first one.
    pub x: u16,
    /// Columns taken.
    pub width: u16,
    /// The letters.
    pub text: String,
    /// How they look.
    pub hue: Hue,
    /// Whether it is one letter of two columns.
    pub is_wide: bool,
}

/// The pieces of each row from left to right; together they cover it.
pub fn rows(picture: &Buffer) -> Vec<Vec<Piece>> {
    (0..picture.area.height).map(|y| row(picture, y)).collect()
}

fn row(picture: &Buffer, y: u16) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut x = 0;
    while x < picture.area.width {
        let cell = &picture[(x, y)];
        let (hue, width) = (Hue::of(cell), text::width(cell.symbol()).max(1));
        let is_wide = width > 1;
        match pieces.last_mut().filter(|last| last.hue == hue && !last.is_wide && !is_wide) {
            Some(last) => {
                last.text += cell.symbol();
                last.width += width;
            }
            None => pieces.push(Piece { x, width, text: cell.symbol().to_owned(), hue, is_wide }),
        }
        x += width;
    }
    pieces
}

/// The letters of a picture, one line a row; nothing stands behind the last letter.
pub fn letters(picture: &Buffer) -> String {
    let line = |row: Vec<Piece>| row.iter().map(|piece| piece.text.as_str()).collect::<String>();
    rows(picture).into_iter().map(|row| line(row).trim_end().to_owned() + "\n").collect()
}

/// A text in which nothing means anything to a browser.
pub fn escaped(text: &str) -> String {
    shown(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
