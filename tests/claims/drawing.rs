//! Boards as a position's text draws them: rows from the top, parted by strokes.

use duel::place::Place;

/// A drawn board.
pub struct Drawing {
    /// How many columns.
    pub cols: usize,
    /// The cells row by row.
    pub cells: Vec<char>,
}

impl Drawing {
    /// The board of a position; what stands behind a blank is no part of it.
    pub fn of(place: &dyn Place) -> Drawing {
        let text = place.text();
        let rows: Vec<Vec<char>> =
            text.split(' ').next().unwrap_or_default().split('/').map(|row| row.chars().collect()).collect();
        Drawing { cols: rows[0].len(), cells: rows.concat() }
    }

    /// How many rows.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.cols
    }

    /// The name of a cell: its column's letter, and its row from the top.
    pub fn name(&self, cell: usize) -> String {
        format!("{}{}", char::from(b'a' + (cell % self.cols) as u8), cell / self.cols + 1)
    }

    /// The cell of this name.
    pub fn cell(&self, name: &str) -> usize {
        (0..self.cells.len()).find(|cell| self.name(*cell) == name).unwrap_or_else(|| panic!("no cell {name}"))
    }

    /// The cell so many columns and rows away; `None` beyond the edge.
    pub fn step(&self, cell: usize, right: isize, down: isize) -> Option<usize> {
        let (col, row) = ((cell % self.cols) as isize + right, (cell / self.cols) as isize + down);
        let is_on = col >= 0 && row >= 0 && col < self.cols as isize && row < self.rows() as isize;
        is_on.then(|| row as usize * self.cols + col as usize)
    }
}
