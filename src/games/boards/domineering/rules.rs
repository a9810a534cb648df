//! The rules of Domineering: V places upright dominoes and H flat ones; who cannot loses, in misère play wins.

use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::Way;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// Domineering on a board of this size. The position carries its own board: the size only makes the start.
pub struct Domineering {
    /// The rows of the start.
    pub rows: usize,
    /// The columns of the start.
    pub cols: usize,
    /// Whether who cannot move wins.
    pub is_misere: bool,
}

/// The way a side places its dominoes: V, who begins, upright.
pub fn way(side: Side) -> Way {
    match side {
        Side::First => Way::Upright,
        Side::Second => Way::Flat,
    }
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    match side {
        Side::First => 'V',
        Side::Second => 'H',
    }
}

impl Rules for Domineering {
    type Pos = Board;
    type Move = Domino;

    fn start(&self) -> At<Board> {
        At::first(Board::empty(self.rows, self.cols))
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Domino> {
        Moves::all(at.pos.dominoes(&[way(at.to)]))
    }

    fn legal(&self, at: &At<Board>, domino: &Domino) -> Result<(), Illegal> {
        if domino.way != way(at.to) {
            return Err(Illegal(say!("domineering-not-your-way", side = letter(at.to))));
        }
        at.pos.legal(*domino)
    }

    fn play(&self, at: &At<Board>, domino: &Domino) -> At<Board> {
        at.leave(at.pos.placed(*domino, at.to))
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.dominoes(&[way(at.to)]).is_empty().then_some(Ending::Won(winner))
    }
}
