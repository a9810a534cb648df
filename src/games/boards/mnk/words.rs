//! What is put into cells, in words: marks are written; where five or more in a line count, as in gomoku, stones are put down.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::kit::cells::cell_name;
use ground::say;
use ground::say::Arg;
use ground::scene::piece::{Owner, Piece};

/// How many in a line are played for with stones, at least.
const STONES: usize = 5;

/// The move in notation: the cell, in wild games with the mark before it.
pub fn name(mnk: &Mnk, board: &Board, &(cell, mark): &Put) -> String {
    let cell = cell_name(cell, board.cols);
    if mnk.kind.is_wild { format!("{}{cell}", mark.letter()) } else { cell }
}

impl Mnk {
    /// Whether the sides put stones down: black ones for X, white ones for O. In the wild game a mark belongs to no side.
    fn has_stones(&self) -> bool {
        self.kind.k >= STONES && !self.kind.is_wild
    }

    /// What is drawn for a mark.
    pub fn piece(&self, mark: Mark) -> (Piece, Owner) {
        match mark {
            _ if self.has_stones() => (Piece::Disc, Owner::from(mark.side())),
            Mark::X => (Piece::Cross, Owner::First),
            Mark::O => (Piece::Ring, Owner::Second),
        }
    }

    /// What a move is made with, as messages choose by it.
    pub fn thing(&self, mark: Mark) -> String {
        if self.has_stones() { "stone".to_owned() } else { mark.letter().to_string() }
    }

    /// The side that plays with a mark.
    pub fn player(&self, mark: Mark) -> Arg {
        match mark {
            Mark::X if self.has_stones() => say!("mnk-black").into(),
            Mark::O if self.has_stones() => say!("mnk-white").into(),
            _ => mark.letter().into(),
        }
    }
}
