//! How a table of values is looked at: where the cursor is, letters or numbers, colours.

use ratatui::style::Style;

use crate::tui::theme::{Ink, Theme};
use solve::judge::sequence::{Cell, Cells, Table};
use solve::judge::value::Outcome;

/// What stands before the value of a marked cell, or under its bar.
pub const MARK: &str = "!";

/// A table with everything its painters need to know.
#[derive(Clone, Copy)]
pub struct Glance<'a> {
    /// The table.
    pub table: &'a Table,
    /// The sizes that the period does not explain, in order.
    pub exceptions: &'a [usize],
    /// Cells that are marked, in reading order.
    pub marks: &'a [(usize, usize)],
    /// The greatest nim-value of the table.
    pub greatest: u64,
    /// Row and column of the cursor.
    pub cursor: (usize, usize),
    /// Whether only who wins is shown.
    pub is_outcomes: bool,
    /// The colours.
    pub theme: &'a Theme,
    /// Only ASCII signs.
    pub ascii: bool,
}

impl Glance<'_> {
    /// Whether letters are shown and no numbers.
    pub fn has_letters(&self) -> bool {
        self.is_outcomes || matches!(self.table.cells, Cells::Outcomes(_))
    }

    /// What is written for a cell: its number, or P, D, and a full stop for N, so that what is lost stands out.
    pub fn written(&self, row: usize, column: usize) -> Option<String> {
        let cell = self.table.cell(row, column)?;
        Some(match cell.outcome() {
            Outcome::N if self.has_letters() => ".".to_owned(),
            outcome if self.has_letters() => outcome.letter().to_owned(),
            _ => cell.write(),
        })
    }

    /// What a cell means.
    pub fn ink(&self, row: usize, column: usize) -> Ink {
        match self.table.cell(row, column).map(Cell::outcome) {
            _ if self.is_marked(row, column) => Ink::Warning,
            Some(Outcome::P) => Ink::Lost,
            Some(Outcome::D) => Ink::Drawn,
            _ if self.is_exception(column) => Ink::Focus,
            Some(Outcome::N) if self.has_letters() => Ink::Faint,
            _ => Ink::Text,
        }
    }

    /// Whether the period does not explain this column of a line.
    pub fn is_exception(&self, column: usize) -> bool {
        self.exceptions.binary_search(&(self.table.from + column)).is_ok()
    }

    /// Whether a cell is marked.
    pub fn is_marked(&self, row: usize, column: usize) -> bool {
        self.marks.binary_search(&(row, column)).is_ok()
    }

    /// Columns that the widest cell takes.
    pub fn digits(&self) -> usize {
        if self.has_letters() { 1 } else { self.greatest.to_string().len() }
    }

    /// How a meaning is written.
    pub fn style(&self, ink: Ink) -> Style {
        self.theme.style(ink)
    }

    /// One of two signs: a fine one, or ASCII.
    pub fn either(&self, fine: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { fine }
    }
}

/// The first of `count` things to show, so that the one at `at` shows in the middle.
pub fn first(at: usize, count: usize, room: usize) -> usize {
    if count <= room { 0 } else { at.saturating_sub(room / 2).min(count - room) }
}
