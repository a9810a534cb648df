//! The stones as a manager tells them, and the position of the house that they make.

use std::sync::Arc;

use duel::house::House;
use duel::place::Place;
use ground::fault::Fault;

/// Whose stone it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stone {
    /// Of the one who answers.
    Own,
    /// Of the other.
    Other,
}

/// A board that a manager fills.
pub struct Board {
    cols: usize,
    cells: Vec<Option<Stone>>,
    /// The variant, and what its cells are called.
    start: Arc<dyn Place>,
    names: Vec<String>,
}

impl Board {
    /// An empty board. Errors: it is larger or smaller than the house plays on.
    pub fn new(house: &House, rows: usize, cols: usize) -> Result<Self, Fault> {
        let entry = house.find("gomoku")?;
        let mut params = entry.params();
        params.set("rows", &rows.to_string())?;
        params.set("cols", &cols.to_string())?;
        let start = entry.open(&params, None)?;
        let names = start.moves(rows * cols).0;
        Ok(Board { cols, cells: vec![None; names.len()], start, names })
    }

    /// Takes all stones away.
    pub fn clear(&mut self) {
        self.cells.fill(None);
    }

    /// Whether no stone stands on it.
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(Option::is_none)
    }

    /// The cell of a column and a row, both counted from 0, where a text tells one, with what is written behind it.
    pub fn cell(&self, text: &str) -> Option<(usize, Option<usize>)> {
        let numbers: Vec<usize> = text.split(',').map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
        let (&[col, row], rest) = numbers.split_first_chunk()?;
        let is_on = col < self.cols && row < self.cells.len() / self.cols && rest.len() < 2;
        is_on.then(|| (row * self.cols + col, rest.first().copied()))
    }

    /// Puts a stone on a free cell; whether it was free.
    pub fn put(&mut self, cell: usize, stone: Stone) -> bool {
        self.cells[cell].is_none() && self.cells[cell].replace(stone).is_none()
    }

    /// Takes a stone away; whether there was one.
    pub fn take(&mut self, cell: usize) -> bool {
        self.cells[cell].take().is_some()
    }

    /// The position, with its owner to move. The one who has as many stones as the other began.
    pub fn place(&self) -> Result<Arc<dyn Place>, Fault> {
        let count = |stone| self.cells.iter().filter(|cell| **cell == Some(stone)).count();
        let (own, other) = if count(Stone::Own) < count(Stone::Other) { ('O', 'X') } else { ('X', 'O') };
        let letter = |cell: &Option<Stone>| match cell {
            None => '.',
            Some(Stone::Own) => own,
            Some(Stone::Other) => other,
        };
        let rows = self.cells.chunks(self.cols).map(|row| row.iter().map(letter).collect::<String>());
        self.start.reads(&format!("{} {own}", rows.collect::<Vec<_>>().join("/")))
    }

    /// The cell of a move in notation.
    pub fn named(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// The free cell nearest to the middle, if there is one: what needs no thought.
    pub fn middlemost(&self) -> Option<usize> {
        let rows = self.cells.len() / self.cols;
        let off = |cell: usize| {
            (2 * (cell / self.cols) + 1).abs_diff(rows) + (2 * (cell % self.cols) + 1).abs_diff(self.cols)
        };
        (0..self.cells.len()).filter(|cell| self.cells[*cell].is_none()).min_by_key(|cell| off(*cell))
    }

    /// A cell as the protocol writes it.
    pub fn written(&self, cell: usize) -> String {
        format!("{},{}", cell % self.cols, cell / self.cols)
    }
}
