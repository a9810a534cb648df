//! A table that is filled: the part around the cell that is looked at, with what is written in it so far.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{first_shown, put, put_line, split_top, told};
use crate::tui::text;
use crate::tui::theme::Ink;
use solve::trace::run::{Cell, Change, Run, Table, Tint};
use solve::trace::stand::Stand;

/// Columns of a cell at most.
const WIDEST: u16 = 40;

/// Columns of a table of which less is not worth its room.
const FEW: usize = 3;

/// The widest text that a run writes into each column of its figures, so that columns keep their places.
pub type Widths = BTreeMap<(usize, usize), u16>;

/// These of a run.
pub fn widths(run: &Run) -> Widths {
    let mut widths = Widths::new();
    for change in run.steps.iter().flat_map(|step| &step.changes) {
        if let Change::Write(cell, words, _) = change {
            let widest = widths.entry((cell.figure, cell.column)).or_default();
            *widest = text::width(words).max(*widest);
        }
    }
    widths
}

/// A table as it stands.
pub struct Drawn<'a> {
    /// Its number among the figures.
    pub figure: usize,
    /// Its frame.
    pub table: &'a Table,
    /// What is written so far.
    pub stand: &'a Stand,
    /// How wide what is written will become.
    pub widths: &'a Widths,
    /// Cells that are looked at, the first one foremost.
    pub lit: &'a [Cell],
    /// A cell that is asked for: what belongs there is not shown.
    pub asked: Option<Cell>,
    /// What screens share.
    pub desk: &'a Desk,
}

/// The colour of what is written.
fn ink(tint: Tint) -> Ink {
    match tint {
        Tint::Plain => Ink::Text,
        Tint::Won => Ink::Won,
        Tint::Lost => Ink::Lost,
        Tint::Drawn => Ink::Drawn,
        Tint::Best => Ink::Focus,
        Tint::Spared => Ink::Faint,
    }
}

impl Drawn<'_> {
    /// How many rows it would like, its title and heads included.
    pub fn rows(&self) -> u16 {
        self.table.rows.len() as u16 + 2
    }

    /// How many columns it would like.
    pub fn wide(&self) -> u16 {
        let heads = self.heads();
        let columns: u16 = (0..heads.len()).map(|column| self.width(column, &heads[column]) + 2).sum();
        let title = text::width(&self.desk.speak(&self.table.title));
        (self.label() + 1 + columns).max(title)
    }

    /// How many columns it needs: those of its widest cells, a few.
    pub fn narrow(&self) -> u16 {
        let heads = self.heads();
        let mut columns: Vec<u16> = (0..heads.len()).map(|column| self.width(column, &heads[column]) + 2).collect();
        columns.sort_unstable_by(|a, b| b.cmp(a));
        self.label() + 1 + columns.iter().take(FEW).sum::<u16>()
    }

    fn heads(&self) -> Vec<String> {
        self.table.columns.iter().map(|head| told(&self.desk.speak(head), self.desk)).collect()
    }

    /// Columns of the heads of the rows.
    fn label(&self) -> u16 {
        self.table.rows.iter().map(|row| text::width(row)).max().unwrap_or(0)
    }

    /// Draws the part around the cell that is looked at.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect) {
        let title = self.desk.speak(&self.table.title);
        put(buffer, area, 0, &title, self.desk.theme.style(Ink::Hint), self.desk);
        let (_, area) = split_top(area, 1);
        let heads = self.heads();
        let widths: Vec<u16> = (0..heads.len()).map(|column| self.width(column, &heads[column])).collect();
        let label = self.label().min(area.width / 3);
        let (first, last) = self.columns(&widths, area.width.saturating_sub(label + 1));
        let mut spans = vec![Span::raw(" ".repeat(usize::from(label) + 1))];
        for column in first..last {
            let head = format!(" {} ", text::pad(&heads[column], widths[column]));
            spans.push(Span::styled(head, self.desk.theme.style(Ink::Key)));
        }
        put_line(buffer, area, 0, &Line::from(spans), self.desk);
        let (_, area) = split_top(area, 1);
        let top = first_shown(self.focus().row, self.table.rows.len(), area.height.into());
        for (line, row) in (top..self.table.rows.len()).take(area.height.into()).enumerate() {
            let head = text::pad(&text::cut(&self.table.rows[row], label, true), label + 1);
            let mut spans = vec![Span::styled(head, self.desk.theme.style(Ink::Key))];
            spans.extend((first..last).map(|column| self.cell(row, column, widths[column])));
            put_line(buffer, area, line as u16, &Line::from(spans), self.desk);
        }
    }

    /// The cell that is kept in sight.
    fn focus(&self) -> Cell {
        let here = |cell: &&Cell| cell.figure == self.figure;
        let start = Cell { figure: self.figure, row: 0, column: 0 };
        self.lit.iter().find(here).or(self.asked.as_ref().filter(here)).copied().unwrap_or(start)
    }

    fn width(&self, column: usize, head: &str) -> u16 {
        let written = self.widths.get(&(self.figure, column)).copied().unwrap_or(1);
        written.max(text::width(head)).min(WIDEST)
    }

    /// The columns that show: as many as fit, the focus among them.
    fn columns(&self, widths: &[u16], room: u16) -> (usize, usize) {
        let focus = self.focus().column.min(widths.len().saturating_sub(1));
        let taken = |from: usize, to: usize| widths[from..to].iter().map(|width| width + 2).sum::<u16>();
        let mut first = 0;
        while first < focus && taken(first, focus + 1) > room {
            first += 1;
        }
        let mut last = (focus + 1).min(widths.len());
        while last < widths.len() && taken(first, last + 1) <= room {
            last += 1;
        }
        (first, last)
    }

    /// A cell with its brackets where it is looked at, so that it is seen without colours.
    fn cell(&self, row: usize, column: usize, width: u16) -> Span<'static> {
        let cell = Cell { figure: self.figure, row, column };
        let (words, tint) = match self.stand.cell(cell) {
            _ if self.asked == Some(cell) => ("?".to_owned(), Ink::Title),
            Some((words, tint)) => (words.clone(), ink(*tint)),
            None => (String::new(), Ink::Faint),
        };
        let words = text::pad(&text::cut(&words, width, self.desk.is_ascii() || self.desk.is_wide()), width);
        let is_first = self.lit.first() == Some(&cell) || self.asked == Some(cell);
        let is_lit = is_first || self.lit.contains(&cell);
        let words = if is_lit { format!("[{words}]") } else { format!(" {words} ") };
        let style = self.desk.theme.style(if is_first { Ink::Selected } else { tint });
        Span::styled(words, style)
    }
}
