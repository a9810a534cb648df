//! What moves do to the parts of a position.

use crate::kit::answers::SHOWN;
use crate::kit::worth::Worth;
use duel::game::Game;
use ground::num::Nat;
use ground::rules::At;
use solve::judge::control::Stop;
use solve::judge::oracle::best;
use solve::judge::reason::Reached;
use solve::judge::value::Outcome;

/// What moves do to the parts of a position, with the types rubbed off.
pub trait Changes {
    /// Which part a best move changes, from 0.
    fn part_of(&self, mv: usize) -> usize;
    /// The nim-value of the position, or of what a best move leaves.
    fn nimber(&self, after: Option<usize>) -> Result<Nat, Stop>;
    /// The moves in a part with the nim-values of the positions they leave, and those of the parts that come of a split one.
    fn options(&self, part: usize) -> Result<Vec<Reached>, Stop>;
    /// Some moves that lose with an answer to each.
    fn given_away(&self) -> Result<Vec<(String, String)>, Stop>;
}

impl<G: Game> Changes for Worth<'_, G> {
    fn part_of(&self, mv: usize) -> usize {
        (self.part_of)(&self.verdict.best[mv])
    }

    fn nimber(&self, after: Option<usize>) -> Result<Nat, Stop> {
        match after {
            Some(mv) => (self.nimber)(&self.judged().after(mv), self.control),
            None => (self.nimber)(self.at, self.control),
        }
    }

    fn options(&self, part: usize) -> Result<Vec<Reached>, Stop> {
        let mut options = Vec::new();
        let before = self.game.summands(self.at);
        for mv in self.game.moves(self.at).list.filter(|mv| (self.part_of)(mv) == part) {
            let next = self.game.play(self.at, &mv);
            let parts = self.split(&before, &next)?;
            let value = (self.nimber)(&next, self.control)?;
            options.push(Reached { mv: self.game.write_move(self.at, &mv), parts, value });
        }
        Ok(options)
    }

    fn given_away(&self) -> Result<Vec<(String, String)>, Stop> {
        let mut replies = Vec::new();
        for mv in self.game.moves(self.at).list {
            let next = self.game.play(self.at, &mv);
            if replies.len() == SHOWN {
                break;
            }
            let (value, answers, _) = best(self.oracle, self.game, &next, self.control)?;
            if let Some(answer) = answers.first().filter(|_| value.outcome() == Outcome::N) {
                replies.push((self.game.write_move(self.at, &mv), self.game.write_move(&next, answer)));
            }
        }
        Ok(replies)
    }
}

impl<G: Game> Worth<'_, G> {
    /// The nim-values of the summands that are new after a move, where it makes two or more of one.
    fn split(&self, before: &[At<G::Pos>], next: &At<G::Pos>) -> Result<Vec<Nat>, Stop> {
        let text = |part: &At<G::Pos>| self.game.write_pos(part);
        let mut kept: Vec<String> = before.iter().map(text).collect();
        let mut made = self.game.summands(next);
        made.retain(|part| {
            let old = kept.iter().position(|kept| *kept == text(part));
            old.map(|at| kept.swap_remove(at)).is_none()
        });
        // Where other summands are gone as well, the new ones do not come of one alone.
        if made.len() < 2 || kept.len() != 1 {
            return Ok(Vec::new());
        }
        made.iter().map(|part| (self.nimber)(part, self.control)).collect()
    }
}
