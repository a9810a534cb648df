//! What an explanation is asked of: a position with its verdict, and who gave it.

use duel::game::Game;
use ground::rules::{At, Rules};
use solve::judge::control::Control;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::value::Outcome;

/// A position that is to be explained, with what its oracle says of it.
pub struct Asked<'a, G: Game> {
    /// Who knows.
    pub oracle: &'a dyn Oracle<G>,
    /// The game.
    pub game: &'a G,
    /// The position, which is not over.
    pub at: &'a At<<G as Rules>::Pos>,
    /// What is known of it.
    pub verdict: &'a Verdict<<G as Rules>::Move>,
    /// The reins.
    pub control: &'a Control,
}

impl<G: Game> Asked<'_, G> {
    /// Who wins, seen by the mover.
    pub fn outcome(&self) -> Outcome {
        self.verdict.value.outcome()
    }

    /// A best move.
    pub fn best(&self) -> &G::Move {
        &self.verdict.best[0]
    }

    /// Its place among all moves.
    pub fn place_of_best(&self) -> usize {
        let best = self.verdict.best.first();
        self.game.moves(self.at).list.position(|mv| Some(&mv) == best).unwrap_or_default()
    }

    /// What a best move leaves, by its place among the best.
    pub fn after(&self, mv: usize) -> At<G::Pos> {
        self.game.play(self.at, &self.verdict.best[mv])
    }
}

impl<G: Game> Copy for Asked<'_, G> {}

impl<G: Game> Clone for Asked<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
