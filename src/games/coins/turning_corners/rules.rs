//! The rules of turning corners: the four corners of a rectangle are turned, the last of them from heads to tails.

use crate::kit::cells::cell_name;
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// Turning corners, normal or misère.
pub struct TurningCorners {
    rows: usize,
    cols: usize,
    /// Who cannot move wins.
    pub is_misere: bool,
}

/// A board of coins, row by row: true is heads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// The coins.
    pub coins: Vec<bool>,
}

/// A move: the first and the last corner of a rectangle, counted row by row.
pub type Corners = (usize, usize);

impl Board {
    /// A board on which the last coin alone shows heads.
    pub fn with_last_head(rows: usize, cols: usize) -> Self {
        Board { rows, cols, coins: (1..=rows * cols).map(|cell| cell == rows * cols).collect() }
    }

    /// Row and column of a cell.
    pub fn place(&self, cell: usize) -> (usize, usize) {
        (cell / self.cols, cell % self.cols)
    }

    /// The heads that some move can turn last: those not in the first row or column.
    pub fn live(&self) -> impl Iterator<Item = usize> + use<'_> {
        (self.cols..self.coins.len()).filter(|cell| self.coins[*cell] && cell % self.cols > 0)
    }

    /// The first corners of the rectangles with this last one, row by row.
    pub fn firsts(&self, last: usize) -> impl Iterator<Item = usize> + use<> {
        let ((rows, cols), width) = (self.place(last), self.cols);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| row * width + col))
    }

    /// The four corners.
    pub fn corners(&self, (first, last): Corners) -> [usize; 4] {
        let ((top, left), (foot, right)) = (self.place(first), self.place(last));
        [first, top * self.cols + right, foot * self.cols + left, last]
    }
}

impl TurningCorners {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let (rows, cols) = (params.small("rows"), params.small("cols"));
        Ok(TurningCorners { rows, cols, is_misere: params.flag("misere") })
    }
}

impl Rules for TurningCorners {
    type Pos = Board;
    type Move = Corners;

    fn start(&self) -> At<Board> {
        At::first(Board { rows: self.rows, cols: self.cols, coins: vec![true; self.rows * self.cols] })
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Corners> {
        let last: Vec<usize> = at.pos.live().collect();
        let count = |last: &usize| {
            let (row, col) = at.pos.place(*last);
            row * col
        };
        let total: usize = last.iter().map(count).sum();
        let board = at.pos.clone();
        let list = last.into_iter().flat_map(move |last| board.firsts(last).map(move |first| (first, last)));
        Moves::counted(Nat::from(total), list)
    }

    fn legal(&self, at: &At<Board>, &(first, last): &Corners) -> Result<(), Illegal> {
        let ((top, left), (foot, right)) = (at.pos.place(first), at.pos.place(last));
        if top >= foot || left >= right {
            return Err(Illegal(say!("turning-corners-no-rectangle")));
        }
        if !at.pos.coins[last] {
            return Err(Illegal(say!("turning-corners-shows-tails", cell = cell_name(last, at.pos.cols))));
        }
        Ok(())
    }

    fn play(&self, at: &At<Board>, corners: &Corners) -> At<Board> {
        let mut pos = at.pos.clone();
        for cell in at.pos.corners(*corners) {
            pos.coins[cell] ^= true;
        }
        at.leave(pos)
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.live().next().is_none().then_some(Ending::Won(winner))
    }
}
