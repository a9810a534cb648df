//! What the screen of values knows: the table so far, the cursor, where the person wants to go beyond its end, and what
//! was found out of the cell at the cursor.

use std::sync::Arc;

use crate::tui::thought::{Errand, Found, Rows};
use duel::house::Entry;
use duel::place::Place;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::sequence::{Table, plies};
use solve::judge::value::Outcome;
use teach::chart::law::law;

/// Cells that are looked through at most for the position on the board.
const SOUGHT: usize = 2_000;

/// A table with what is read off it once.
pub struct Shown {
    /// The table.
    pub table: Arc<Table>,
    /// The sizes that the period does not explain, in order.
    pub exceptions: Vec<usize>,
    /// The greatest nim-value.
    pub greatest: u64,
    /// What is known of it beyond its values.
    pub law: Vec<Say>,
}

impl Shown {
    fn of(table: Table, place: &dyn Place) -> Self {
        let exceptions = table.exceptions().into_iter().map(|(size, _)| size).collect();
        Shown {
            exceptions,
            greatest: table.greatest(),
            law: law(&table, place.law(table.of.len()).as_deref()),
            table: Arc::new(table),
        }
    }

    /// The cell nearest to a place inside the table: rows may be of different lengths. Of swept counts the lines of the histogram are
    /// cells of one row.
    fn nearest(&self, (row, column): (usize, usize)) -> (usize, usize) {
        if let Some(falls) = self.table.falls() {
            return (0, column.min(plies(falls).len().saturating_sub(1)));
        }
        let row = row.min(self.table.rows().saturating_sub(1));
        (row, column.min(self.table.row_length(row).saturating_sub(1)))
    }

    /// The size up to which the table must go for a place to lie inside.
    fn need(&self, (row, column): (usize, usize)) -> usize {
        self.table.from.saturating_add(if self.table.is_line() { column } else { row.max(column) })
    }
}

/// Everything the screen of values knows.
pub struct State {
    /// The game.
    pub entry: Entry,
    /// A position of the variant.
    pub place: Arc<dyn Place>,
    /// The table, as far as it was computed.
    pub shown: Option<Shown>,
    /// Row and column of the cursor.
    pub cursor: (usize, usize),
    /// A place beyond the end that the cursor goes to as soon as there is one.
    aim: Option<(usize, usize)>,
    /// The least size that was refused, and why.
    pub refused: Option<(usize, Stop)>,
    /// The sizes that were looked at, and what moves leave there.
    pub looked: Option<(Vec<usize>, Result<Rows, Stop>)>,
    /// Whether only who wins is shown.
    pub is_outcomes: bool,
    /// Whether the computation was stopped.
    pub is_stopped: bool,
}

impl State {
    /// Nothing is known yet.
    pub fn new(entry: Entry, place: Arc<dyn Place>) -> Self {
        State {
            entry,
            place,
            shown: None,
            cursor: (0, 0),
            aim: None,
            refused: None,
            looked: None,
            is_outcomes: false,
            is_stopped: false,
        }
    }

    /// The sizes at the cursor.
    pub fn sizes(&self) -> Option<Vec<usize>> {
        let table = &self.shown.as_ref()?.table;
        table.cell(self.cursor.0, self.cursor.1).map(|_| table.sizes(self.cursor.0, self.cursor.1))
    }

    /// The position that the cell at the cursor stands for.
    pub fn here(&self) -> Option<Arc<dyn Place>> {
        self.place.at_cell(&self.sizes()?)
    }

    /// What is to be found out next: more of the table first, then what moves leave at the cursor.
    pub fn errand(&self) -> Option<Errand> {
        if self.is_stopped {
            return None;
        }
        if self.shown.is_none() {
            return self.refused.is_none().then_some(Errand::Table(None));
        }
        self.goal().map(|to| Errand::Table(Some(to))).or_else(|| {
            let sizes = self.sizes()?;
            let is_known = self.looked.as_ref().is_some_and(|(known, _)| *known == sizes);
            (!is_known && self.place.at_cell(&sizes).is_some()).then_some(Errand::Cell(sizes))
        })
    }

    /// The size up to which the table is to grow: twice as far, or half the way to what was refused.
    fn goal(&self) -> Option<usize> {
        // Swept counts are whole: no size makes more of them.
        let shown = self.shown.as_ref().filter(|shown| shown.table.falls().is_none())?;
        let (have, need) = (shown.table.to, shown.need(self.aim?));
        if need <= have {
            return None;
        }
        let goal = need.max(have.saturating_mul(2)).max(1);
        match &self.refused {
            Some((refused, _)) if goal >= *refused => {
                let halfway = have + refused.saturating_sub(have) / 2;
                (halfway > have).then_some(halfway)
            }
            _ => Some(goal),
        }
    }

    /// Whether more of the table is being computed.
    pub fn is_growing(&self) -> bool {
        matches!(self.errand(), Some(Errand::Table(_)))
    }

    /// Takes in what was found out; other findings are none of its business.
    pub fn take(&mut self, errand: &Errand, found: Found) {
        match (errand, found) {
            (_, Found::Table(Ok(table))) => self.take_table(table),
            (Errand::Table(to), Found::Table(Err(Stop::TooLarge(why)))) => {
                self.refused = Some((to.unwrap_or(0), Stop::TooLarge(why)));
                if self.goal().is_none() {
                    self.settle();
                }
            }
            (Errand::Cell(sizes), Found::Cell(rows)) => self.looked = Some((sizes.clone(), rows)),
            _ => {}
        }
    }

    fn take_table(&mut self, table: Table) {
        let is_first = self.shown.is_none();
        self.shown = Some(Shown::of(table, &*self.place));
        if is_first {
            self.aim = self.on_board();
        }
        if self.goal().is_none() {
            self.settle();
        }
    }

    /// Puts the cursor where it wanted to go, or as near as there is a cell.
    fn settle(&mut self) {
        let wanted = self.aim.take().unwrap_or(self.cursor);
        if let Some(shown) = &self.shown {
            self.cursor = shown.nearest(wanted);
        }
    }

    /// The cell of the position on the board, if it is among the first cells.
    fn on_board(&self) -> Option<(usize, usize)> {
        let table = &self.shown.as_ref()?.table;
        let text = self.place.text();
        let cells = (0..table.rows()).flat_map(|row| (0..table.row_length(row)).map(move |column| (row, column)));
        let is_it = |&(row, column): &(usize, usize)| {
            self.place.at_cell(&table.sizes(row, column)).is_some_and(|place| place.text() == text)
        };
        cells.take(SOUGHT).find(is_it)
    }

    /// Walks so many rows and columns; beyond the end the table grows.
    pub fn walk(&mut self, rows: isize, columns: isize) {
        let (row, column) = self.cursor;
        self.go((row.saturating_add_signed(rows), column.saturating_add_signed(columns)));
    }

    /// Goes to a place, wherever it is.
    pub fn go(&mut self, to: (usize, usize)) {
        self.is_stopped = false;
        self.aim = Some(to);
        if self.goal().is_none() {
            self.settle();
        }
    }

    /// Goes to the size a person typed, in a line.
    pub fn go_to_size(&mut self, size: usize) {
        if let Some(from) = self.shown.as_ref().map(|shown| shown.table.from) {
            self.go((0, size.saturating_sub(from)));
        }
    }

    /// Goes to the cell of these sizes, if they are those of a table like this one.
    pub fn go_to_sizes(&mut self, sizes: &[usize]) {
        let Some(table) = self.shown.as_ref().map(|shown| &shown.table) else { return };
        let place = |size: usize| size.checked_sub(table.from);
        let to = match (sizes, table.is_line()) {
            ([size], true) => place(*size).map(|column| (0, column)),
            ([row, column], false) => place(*row).zip(place(*column)),
            _ => None,
        };
        if let Some(to) = to {
            self.go(to);
        }
    }

    /// Goes to the end of what there is.
    pub fn go_to_end(&mut self) {
        if let Some(shown) = &self.shown {
            self.cursor = shown.nearest((usize::MAX, usize::MAX));
        }
    }

    /// Goes to the next lost position in reading order, or the one before.
    pub fn go_to_lost(&mut self, is_back: bool) {
        let Some(table) = self.shown.as_ref().map(|shown| &shown.table) else { return };
        let is_lost = |at: &(usize, usize)| table.cell(at.0, at.1).is_some_and(|cell| cell.outcome() == Outcome::P);
        let (row, column) = self.cursor;
        let cells = |row: usize| (0..table.row_length(row)).map(move |column| (row, column));
        let found = if is_back {
            let before = (0..=row).rev().flat_map(|row| cells(row).rev());
            before.filter(|at| *at < (row, column)).find(is_lost)
        } else {
            (row..table.rows()).flat_map(cells).filter(|at| *at > (row, column)).find(is_lost)
        };
        self.cursor = found.unwrap_or(self.cursor);
    }
}
