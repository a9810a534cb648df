//! The rules of every game of the kit, made from what one says of itself.

use crate::kit::board::game::BoardGame;
use crate::kit::board::pieces::{Board, Go};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// A game of the kit as the house knows games.
pub struct OnBoard<G>(pub G);

impl<G: BoardGame> OnBoard<G> {
    /// What the mover may do; nothing where the opponent has won.
    pub fn goes(&self, at: &At<Board>) -> Vec<Go> {
        if self.0.has_won(&at.pos, at.to.other()) { Vec::new() } else { self.0.goes(&at.pos, at.to) }
    }
}

impl<G: BoardGame> Rules for OnBoard<G> {
    type Pos = Board;
    type Move = Go;

    fn start(&self) -> At<Board> {
        At::first(self.0.start())
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Go> {
        Moves::all(self.goes(at))
    }

    fn legal(&self, at: &At<Board>, go: &Go) -> Result<(), Illegal> {
        let goes = self.goes(at);
        if goes.contains(go) {
            Ok(())
        } else if goes.is_empty() {
            Err(Illegal(say!("board-over")))
        } else {
            Err(Illegal(self.0.no_way(at.to)))
        }
    }

    fn play(&self, at: &At<Board>, go: &Go) -> At<Board> {
        at.leave(at.pos.after(*go, at.to))
    }

    /// Who cannot move has lost, and what wins by what stands on the board was done by the last move.
    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        self.goes(at).is_empty().then(|| Ending::Won(at.to.other()))
    }
}
