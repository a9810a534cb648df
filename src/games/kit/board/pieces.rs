//! A rectangle of cells with the pieces of two sides, and the move of a piece.

use ground::rules::Side;

/// A board and what stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// Whose piece stands on each cell, row by row from the top.
    pub cells: Vec<Option<Side>>,
}

/// A move: a piece goes from a cell to another one, or comes onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Go {
    /// The cell it leaves; `None`: it comes from outside.
    pub from: Option<usize>,
    /// The cell it comes to.
    pub to: usize,
}

impl Board {
    /// A board without pieces.
    pub fn empty(rows: usize, cols: usize) -> Self {
        Board { rows, cols, cells: vec![None; rows * cols] }
    }

    /// Whether nothing stands on a cell.
    pub fn is_free(&self, cell: usize) -> bool {
        self.cells[cell].is_none()
    }

    /// The cells of a side's pieces, in reading order.
    pub fn of(&self, side: Side) -> impl Iterator<Item = usize> + '_ {
        (0..self.cells.len()).filter(move |cell| self.cells[*cell] == Some(side))
    }

    /// The cell so many rows below and columns to the right; `None` beyond the edge.
    pub fn beside(&self, cell: usize, down: isize, right: isize) -> Option<usize> {
        let (row, col) = (cell / self.cols, cell % self.cols);
        let (row, col) = (row.checked_add_signed(down)?, col.checked_add_signed(right)?);
        (row < self.rows && col < self.cols).then_some(row * self.cols + col)
    }

    /// The board after a side's move.
    pub fn after(&self, go: Go, side: Side) -> Self {
        let mut next = self.clone();
        if let Some(from) = go.from {
            next.cells[from] = None;
        }
        next.cells[go.to] = Some(side);
        next
    }
}

impl Go {
    /// A piece goes from one cell to another.
    pub fn moving(from: usize, to: usize) -> Self {
        Go { from: Some(from), to }
    }

    /// A piece is put on a cell.
    pub fn placing(to: usize) -> Self {
        Go { from: None, to }
    }

    /// Where a finger begins to point it out.
    pub fn begin(&self) -> usize {
        self.from.unwrap_or(self.to)
    }
}
