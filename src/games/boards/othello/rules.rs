//! The rules of Othello: a disc is put where it closes in discs of the other side, and these turn.

use crate::boards::othello::solver::board::{Discs, Field, each};
use crate::kit::cells::cell_name;
use ground::num::Int;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// The most rows and columns.
pub const LONGEST: usize = 8;

/// The fewest rows and columns.
pub const SHORTEST: usize = 2;

/// Othello; the size shapes the start.
pub struct Othello {
    /// The board of the start.
    pub field: Field,
}

/// A board with its discs. It carries its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Its size.
    pub field: Field,
    /// The discs of the side to move and of the other side.
    pub discs: Discs,
}

/// A move: the cell, as engines number it, or a pass.
pub type Put = Option<usize>;

impl Board {
    /// Whether the side to move must pass: it turns nothing, the other side would.
    pub fn must_pass(&self) -> bool {
        let cells = self.field.cells();
        self.discs.moves(cells) == 0 && self.discs.turned().moves(cells) != 0
    }

    /// Free cells.
    pub fn free(&self) -> u32 {
        self.discs.free(self.field.cells()).count_ones()
    }
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    if side == Side::First { 'B' } else { 'W' }
}

/// A move in notation.
pub fn name(field: Field, mv: Put) -> String {
    mv.map_or_else(|| "pass".to_owned(), |cell| cell_name(cell / 8 * field.cols + cell % 8, field.cols))
}

impl Rules for Othello {
    type Pos = Board;
    type Move = Put;

    fn start(&self) -> At<Board> {
        let (row, col) = ((self.field.rows - 2) / 2, (self.field.cols - 2) / 2);
        let cell = |down: usize, right: usize| 1 << (8 * (row + down) + col + right);
        let discs = Discs { own: cell(0, 1) | cell(1, 0), other: cell(0, 0) | cell(1, 1) };
        At::first(Board { field: self.field, discs })
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Put> {
        if at.pos.must_pass() {
            return Moves::all(vec![None]);
        }
        Moves::all(each(at.pos.discs.moves(at.pos.field.cells())).map(Some).collect())
    }

    fn legal(&self, at: &At<Board>, mv: &Put) -> Result<(), Illegal> {
        let moves = at.pos.discs.moves(at.pos.field.cells());
        match mv {
            None if moves != 0 => Err(Illegal(say!("othello-no-pass", cells = moves.count_ones()))),
            None if !at.pos.must_pass() => Err(Illegal(say!("othello-over"))),
            None => Ok(()),
            Some(cell) if moves >> cell & 1 == 1 => Ok(()),
            Some(cell) if at.pos.discs.free(at.pos.field.cells()) >> cell & 1 == 0 => {
                Err(Illegal(say!("othello-taken")))
            }
            Some(_) => Err(Illegal(say!("othello-turns-nothing"))),
        }
    }

    fn play(&self, at: &At<Board>, mv: &Put) -> At<Board> {
        let discs = at.pos.discs;
        let discs = mv.map_or(discs.turned(), |cell| discs.after(cell, discs.turns(cell)));
        at.leave(Board { discs, ..at.pos })
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        let (discs, cells) = (at.pos.discs, at.pos.field.cells());
        let is_over = discs.moves(cells) == 0 && discs.turned().moves(cells) == 0;
        let count = |side: u64| Int::from(side.count_ones());
        let (first, second) = if at.to == Side::First { (discs.own, discs.other) } else { (discs.other, discs.own) };
        is_over.then(|| Ending::Score { first: count(first), second: count(second) })
    }
}
