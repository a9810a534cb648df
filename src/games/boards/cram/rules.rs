//! The rules of Cram: both sides place dominoes either way on two free neighbouring cells; who cannot loses, or wins.

use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::Way;
use ground::rules::{At, Ending, Illegal, Moves, Rules};

/// Cram on a board of this size. The position carries its own board: the size only makes the start.
pub struct Cram {
    /// The rows of the start.
    pub rows: usize,
    /// The columns of the start.
    pub cols: usize,
    /// Whether who cannot move wins.
    pub is_misere: bool,
}

impl Rules for Cram {
    type Pos = Board;
    type Move = Domino;

    fn start(&self) -> At<Board> {
        At::first(Board::empty(self.rows, self.cols))
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Domino> {
        Moves::all(at.pos.dominoes(&Way::ALL))
    }

    fn legal(&self, at: &At<Board>, domino: &Domino) -> Result<(), Illegal> {
        at.pos.legal(*domino)
    }

    fn play(&self, at: &At<Board>, domino: &Domino) -> At<Board> {
        at.leave(at.pos.placed(*domino, at.to))
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.dominoes(&Way::ALL).is_empty().then_some(Ending::Won(winner))
    }
}
