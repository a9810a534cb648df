//! A column of words being written: sentences wrapped to its width, and gaps that never stand double.

use ratatui::text::Line;

use crate::tui::desk::Desk;
use crate::tui::glass::paragraph;
use crate::tui::theme::Ink;
use ground::say::Say;

/// A column of words.
pub struct Column<'d> {
    /// The language, the signs and the colours.
    pub desk: &'d Desk,
    /// Its columns.
    pub width: u16,
    /// What was written.
    pub lines: Vec<Line<'static>>,
    is_airy: bool,
}

impl<'d> Column<'d> {
    /// An empty column of so many cells a row.
    pub fn new(desk: &'d Desk, width: u16) -> Self {
        Column { desk, width, lines: Vec::new(), is_airy: true }
    }

    /// The same without gaps where it is not airy.
    pub fn airy(self, is_airy: bool) -> Self {
        Column { is_airy, ..self }
    }

    /// Writes a message in so many lines as it takes.
    pub fn say(&mut self, says: &Say, ink: Ink) {
        self.write(&self.desk.speak(says), ink);
    }

    /// Writes words that are spoken already.
    pub fn write(&mut self, words: &str, ink: Ink) {
        self.lines.extend(paragraph(words, self.width, self.desk.theme.style(ink), self.desk));
    }

    /// Leaves a blank row, unless there is one or the column is not airy.
    pub fn gap(&mut self) {
        if self.is_airy && self.lines.last().is_some_and(|line| line.width() > 0) {
            self.lines.push(Line::default());
        }
    }
}
