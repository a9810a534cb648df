//! The rules of queens: a move places a queen on a cell that no queen attacks.

use crate::boards::queens::free::{Free, attacks};
use crate::kit::cells::cell_name;
use ground::fault::Fault;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// Queens on a board, normal or misère.
pub struct Queens {
    rows: usize,
    cols: usize,
    /// Who cannot move wins.
    pub is_misere: bool,
}

/// A board with its queens, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// Whether a queen stands on each cell.
    pub queens: Vec<bool>,
}

impl Board {
    /// Row and column of a cell counted row by row.
    pub fn place(&self, cell: usize) -> (usize, usize) {
        (cell / self.cols, cell % self.cols)
    }

    /// The cells of the queens.
    pub fn queens(&self) -> impl Iterator<Item = usize> + use<'_> {
        (0..self.queens.len()).filter(|cell| self.queens[*cell])
    }

    /// Whether some queen attacks a cell or stands on it.
    pub fn is_attacked(&self, cell: usize) -> bool {
        self.queens().any(|queen| attacks(self.place(queen), self.place(cell)))
    }

    /// The cells where a queen may be placed.
    pub fn free_cells(&self) -> impl Iterator<Item = usize> + use<'_> {
        (0..self.queens.len()).filter(|cell| !self.is_attacked(*cell))
    }

    /// The same as a set.
    pub fn free(&self) -> Free {
        let mut free = Free::default();
        self.free_cells().for_each(|cell| free.add(self.place(cell)));
        free
    }
}

impl Queens {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let (rows, cols) = (params.small("rows"), params.small("cols"));
        Ok(Queens { rows, cols, is_misere: params.flag("misere") })
    }
}

impl Rules for Queens {
    type Pos = Board;
    type Move = usize;

    fn start(&self) -> At<Board> {
        At::first(Board { rows: self.rows, cols: self.cols, queens: vec![false; self.rows * self.cols] })
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, usize> {
        Moves::all(at.pos.free_cells().collect())
    }

    fn legal(&self, at: &At<Board>, cell: &usize) -> Result<(), Illegal> {
        let queen = at.pos.queens().find(|queen| attacks(at.pos.place(*queen), at.pos.place(*cell)));
        match queen {
            None => Ok(()),
            Some(queen) => {
                let [queen, cell] = [queen, *cell].map(|cell| cell_name(cell, at.pos.cols));
                Err(Illegal(say!("queens-attacked", cell = cell, queen = queen)))
            }
        }
    }

    fn play(&self, at: &At<Board>, cell: &usize) -> At<Board> {
        let mut pos = at.pos.clone();
        pos.queens[*cell] = true;
        at.leave(pos)
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.free_cells().next().is_none().then_some(Ending::Won(winner))
    }
}
