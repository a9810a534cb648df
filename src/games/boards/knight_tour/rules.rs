//! The rules of the knight's tour for two: one knight jumps and never returns to a cell.

use crate::kit::cells::cell_name;
use ground::fault::Fault;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// A knight on a board, normal or misère.
pub struct KnightTour {
    rows: usize,
    cols: usize,
    /// Who cannot move wins.
    pub is_misere: bool,
}

/// A board: where the knight stands, and the cells it has left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// The knight's cell, counted row by row.
    pub knight: usize,
    /// Whether the knight has been on a cell before; false where it stands.
    pub left: Vec<bool>,
}

/// The jumps in reading order, as changes of row and column.
const JUMPS: [(isize, isize); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

impl Board {
    /// The cells a jump away from a cell, in reading order.
    pub fn jumps(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let (rows, cols) = (self.rows, self.cols);
        let (row, col) = (cell / cols, cell % cols);
        JUMPS.into_iter().filter_map(move |(down, right)| {
            let (row, col) = (row.checked_add_signed(down)?, col.checked_add_signed(right)?);
            (row < rows && col < cols).then_some(row * cols + col)
        })
    }

    /// Whether the knight may go to a cell at some time.
    pub fn is_free(&self, cell: usize) -> bool {
        cell != self.knight && !self.left[cell]
    }

    /// Where the knight may jump now.
    pub fn targets(&self) -> impl Iterator<Item = usize> + use<'_> {
        self.jumps(self.knight).filter(|cell| self.is_free(*cell))
    }
}

impl KnightTour {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let (rows, cols) = (params.small("rows"), params.small("cols"));
        Ok(KnightTour { rows, cols, is_misere: params.flag("misere") })
    }
}

impl Rules for KnightTour {
    type Pos = Board;
    type Move = usize;

    fn start(&self) -> At<Board> {
        let left = vec![false; self.rows * self.cols];
        At::first(Board { rows: self.rows, cols: self.cols, knight: 0, left })
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, usize> {
        Moves::all(at.pos.targets().collect())
    }

    fn legal(&self, at: &At<Board>, cell: &usize) -> Result<(), Illegal> {
        let name = |cell: usize| cell_name(cell, at.pos.cols);
        if at.pos.left[*cell] {
            return Err(Illegal(say!("knight-tour-was-there", cell = name(*cell))));
        }
        if at.pos.jumps(at.pos.knight).any(|target| target == *cell) {
            return Ok(());
        }
        Err(Illegal(say!("knight-tour-no-jump", from = name(at.pos.knight), cell = name(*cell))))
    }

    fn play(&self, at: &At<Board>, cell: &usize) -> At<Board> {
        let mut pos = at.pos.clone();
        pos.left[pos.knight] = true;
        pos.knight = *cell;
        at.leave(pos)
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.targets().next().is_none().then_some(Ending::Won(winner))
    }
}
