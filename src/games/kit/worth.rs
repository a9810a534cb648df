//! Why a position is won or lost when it is a sum of independent parts, each with a nim-value.
//!
//! Games whose parts obey no law of their own language speak through this; they add what they know as laws.

pub(crate) mod telling;
pub(crate) mod values;

use crate::kit::answers::{Answers, SHOWN, choice};
use crate::kit::asked::Asked;
use crate::kit::counted::{Counting, Reach};
use crate::kit::worth::telling::{Changes, Part, Play, Reasoning};
use duel::game::Game;
use duel::game::summand::summands;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict, best};
use solve::judge::reason::{Reached, Reason, Step};
use solve::judge::value::Outcome;

/// Answers that are looked through for the copy of a move, at most.
const COPIED: u64 = 256;

/// The nim-value of a whole position in normal play.
pub type Nimber<'a, P> = dyn Fn(&At<P>, &Control) -> Result<Nat, Stop> + 'a;

/// All that a reason by nim-values needs to know.
pub struct Worth<'a, G: Game> {
    /// The variant.
    pub game: &'a G,
    /// Who gave the verdict.
    pub oracle: &'a dyn Oracle<G>,
    /// The position; it is not over.
    pub at: &'a At<<G as Rules>::Pos>,
    /// What the oracle says of it.
    pub verdict: &'a Verdict<<G as Rules>::Move>,
    /// The reins.
    pub control: &'a Control,
    /// Its parts; their nim-sum is the nim-value of the position.
    pub parts: Vec<Part>,
    /// What decides.
    pub play: Play,
    /// The nim-value of any position of this variant.
    pub nimber: &'a Nimber<'a, <G as Rules>::Pos>,
    /// Which part a move changes, from 0.
    pub part_of: &'a dyn Fn(&<G as Rules>::Move) -> usize,
    /// The values of what a part can become, from which a reader can redo its own.
    pub basis: Option<Step>,
    /// How the nim-values of the parts are known.
    pub laws: Vec<Say>,
}

impl<G: Game> Worth<'_, G> {
    /// The reason: by counting where so many moves are left whatever is played, else claim, the four steps of a hint, proof and laws.
    /// What no law decides is proved by counting, if that can be.
    ///
    /// Cost: at most 256 values where an exhibit lists options, and the best replies to twelve moves of a lost position.
    pub fn reason(&self) -> Result<Reason, Stop> {
        match self.play {
            Play::Normal => self.counted_as_far_as(Reach::Now),
            Play::Tame | Play::Mapped => self.counted_as_far_as(Reach::Settled),
            Play::Searched(_) => self.counted(),
        }
    }

    fn by_values(&self) -> Result<Reason, Stop> {
        let reasoning = Reasoning {
            best: &self.judged(),
            changes: self,
            parts: &self.parts,
            play: self.play,
            basis: &self.basis,
            laws: &self.laws,
            is_won: self.verdict.value.outcome() == Outcome::N,
            listed: choice(self.verdict),
            best_total: &self.verdict.best_total,
            moves_total: &self.verdict.total,
        };
        reasoning.reason()
    }

    /// The reason by counting moves where that proves it, else by nim-values.
    pub fn counted(&self) -> Result<Reason, Stop> {
        // A map tells more than lines of play.
        let is_mapped = self.play != Play::Normal && self.basis.is_some();
        self.counted_as_far_as(if is_mapped { Reach::Settled } else { Reach::Played })
    }

    fn counted_as_far_as(&self, reach: Reach) -> Result<Reason, Stop> {
        let Worth { game, oracle, at, verdict, control, .. } = *self;
        let is_misere = !matches!(self.play, Play::Normal | Play::Mapped);
        let names = self.parts.iter().map(|part| part.name.clone()).collect();
        let reason = Counting { game, oracle, at, verdict, control, is_misere, reach, names }.reason()?;
        reason.map_or_else(|| self.by_values(), Ok)
    }

    fn judged(&self) -> Asked<'_, G> {
        let Worth { game, oracle, at, verdict, control, .. } = *self;
        Asked { oracle, game, at, verdict, control }
    }
}

impl<G: Game> Changes for Worth<'_, G> {
    fn part_of(&self, mv: usize) -> usize {
        (self.part_of)(&self.verdict.best[mv])
    }

    fn is_within(&self, mv: usize) -> bool {
        let (before, next) = (summands(self.game.summand(), self.at), self.judged().after(mv));
        before.len() > 1 && self.made(&before, &next).is_some()
    }

    fn nimber(&self, after: Option<usize>) -> Result<Nat, Stop> {
        let next = after.map(|mv| self.judged().after(mv));
        (self.nimber)(next.as_ref().unwrap_or(self.at), self.control)
    }

    fn options(&self, part: usize) -> Result<Vec<Reached>, Stop> {
        let mut options = Vec::new();
        let before = summands(self.game.summand(), self.at);
        for mv in self.game.moves(self.at).list.filter(|mv| (self.part_of)(mv) == part) {
            let next = self.game.play(self.at, &mv);
            let parts = self.split(&before, &next)?;
            let value = (self.nimber)(&next, self.control)?;
            options.push(Reached { mv: self.game.write_move(self.at, &mv), parts, value });
        }
        Ok(options)
    }

    fn copied(&self, after: Option<usize>) -> Option<Answers> {
        let at = after.map_or_else(|| self.at.clone(), |mv| self.judged().after(mv));
        if !self.is_paired(&at) {
            return None;
        }
        let moves = self.game.moves(&at);
        let mut hidden = moves.total;
        let mut replies = Vec::new();
        for mv in moves.list.take(SHOWN) {
            let next = self.game.play(&at, &mv);
            let answers = self.game.moves(&next);
            if answers.total > Nat::from(COPIED) {
                return None;
            }
            let answer = answers.list.into_iter().find(|answer| self.is_paired(&self.game.play(&next, answer)))?;
            replies.push((self.game.write_move(&at, &mv), self.game.write_move(&next, &answer)));
            hidden -= 1u8;
        }
        Some(Answers { replies, hidden })
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
    /// Whether there are several parts, and those with a move are equal in pairs.
    fn is_paired(&self, at: &At<G::Pos>) -> bool {
        let mut parts = summands(self.game.summand(), at);
        let is_alone = parts.len() < 2;
        parts.retain(|part| self.game.moves(part).total > Nat::ZERO);
        let mut texts: Vec<String> = parts.iter().map(|part| self.game.write_pos(part)).collect();
        texts.sort_unstable();
        let pairs = texts.chunks_exact(2);
        !is_alone && pairs.remainder().is_empty() && pairs.into_iter().all(|pair| pair[0] == pair[1])
    }

    /// What a move makes of one summand; `None`: it changes others as well.
    fn made(&self, before: &[At<G::Pos>], next: &At<G::Pos>) -> Option<Vec<At<G::Pos>>> {
        let text = |part: &At<G::Pos>| self.game.write_pos(part);
        let mut kept: Vec<String> = before.iter().map(text).collect();
        let mut made = summands(self.game.summand(), next);
        made.retain(|part| {
            let old = kept.iter().position(|kept| *kept == text(part));
            old.map(|at| kept.swap_remove(at)).is_none()
        });
        (kept.len() == 1).then_some(made)
    }

    /// The nim-values of the summands that are new after a move, where it makes two or more of one.
    fn split(&self, before: &[At<G::Pos>], next: &At<G::Pos>) -> Result<Vec<Nat>, Stop> {
        let made = self.made(before, next).filter(|made| made.len() > 1).unwrap_or_default();
        made.iter().map(|part| (self.nimber)(part, self.control)).collect()
    }
}
