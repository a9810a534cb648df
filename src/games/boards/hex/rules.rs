//! The rules of Hex: stones in cells, and borders that they link.

use crate::boards::hex::solver::field::Field;
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;
use solve::search::cell_sets::{Cells, each};

/// The most rows and columns a board may have.
pub const LONGEST: usize = 11;

/// Hex; its size shapes the start, and a drawn board carries its own.
pub struct Hex {
    /// The rows of the start.
    pub rows: usize,
    /// The columns of the start.
    pub cols: usize,
}

/// A board with the stones of X and of O; cells count row by row from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// The stones of X and of O.
    pub stones: [Cells; 2],
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    match side {
        Side::First => 'X',
        Side::Second => 'O',
    }
}

impl Board {
    /// Whose stone stands in a cell.
    pub fn mark(&self, cell: usize) -> Option<Side> {
        let has = |who: usize| self.stones[who] >> cell & 1 == 1;
        if has(0) { Some(Side::First) } else { has(1).then_some(Side::Second) }
    }

    /// The cells without a stone.
    pub fn free(&self) -> Cells {
        let all = Cells::MAX >> (Cells::BITS as usize - self.rows * self.cols);
        all & !self.stones[0] & !self.stones[1]
    }

    /// The cells, which of them touch, and the borders: X's are top and bottom, O's left and right.
    ///
    /// Worked: b2 touches b1, c1, a2, c2, a3 and b3.
    pub fn field(&self) -> Field {
        let (rows, cols) = (self.rows, self.cols);
        let set = |is_meant: &dyn Fn(usize, usize) -> bool| {
            (0..rows * cols).filter(|cell| is_meant(cell / cols, cell % cols)).fold(0, |set, cell| set | 1 << cell)
        };
        let near = |cell: usize| {
            let (row, col) = (cell / cols, cell % cols);
            // Every row stands half a cell to the right of the one above it.
            let touches = |r: usize, c: usize| match () {
                () if r == row => c.abs_diff(col) == 1,
                () if r + 1 == row => c == col || c == col + 1,
                () if r == row + 1 => c == col || c + 1 == col,
                () => false,
            };
            set(&touches)
        };
        let borders = [
            [set(&|row, _| row == 0), set(&|row, _| row + 1 == rows)],
            [set(&|_, col| col == 0), set(&|_, col| col + 1 == cols)],
        ];
        Field { near: (0..rows * cols).map(near).collect(), borders }
    }

    /// Who has linked the own borders.
    fn winner(&self) -> Option<Side> {
        let field = self.field();
        let has = |who: usize| field.is_joined(who, self.stones[who]);
        if has(0) { Some(Side::First) } else { has(1).then_some(Side::Second) }
    }
}

impl Rules for Hex {
    type Pos = Board;
    type Move = usize;

    fn start(&self) -> At<Board> {
        At::first(Board { rows: self.rows, cols: self.cols, stones: [0; 2] })
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, usize> {
        let free = if at.pos.winner().is_none() { at.pos.free() } else { 0 };
        Moves::counted(Nat::from(free.count_ones()), each(free))
    }

    fn legal(&self, at: &At<Board>, cell: &usize) -> Result<(), Illegal> {
        match at.pos.mark(*cell) {
            Some(side) => Err(Illegal(say!("hex-cell-taken", side = letter(side).to_string()))),
            None => Ok(()),
        }
    }

    fn play(&self, at: &At<Board>, cell: &usize) -> At<Board> {
        let mut pos = at.pos.clone();
        pos.stones[at.to as usize] |= 1 << cell;
        at.leave(pos)
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        at.pos.winner().map(Ending::Won)
    }
}
