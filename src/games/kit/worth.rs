//! Why a position is won or lost when it is a sum of independent parts, each with a nim-value.
//!
//! Games whose parts obey no law of their own language speak through this; they add what they know as laws.

pub(crate) mod values;

use std::collections::HashSet;

use num_traits::{One, Zero};

use crate::kit::answers::{Answers, Best, Judged, SHOWN};
use crate::kit::columns::{columns, top_place};
use crate::kit::counted::Counting;
use duel::game::Game;
use duel::game::summand::summands;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict, best};
use solve::judge::reason::{Exhibit, Reached, Reason, Role, Step};
use solve::judge::value::{Outcome, mex};

/// Moves of a position whose values are worked out for an exhibit, at most.
const TRIED: u64 = 256;

/// Options that one exhibit lists before equal values are told once.
const OPTIONS: usize = 12;

/// One independent part of a position.
pub struct Part {
    /// What it is called in a sentence, such as `7` or `c3`.
    pub name: String,
    /// Its nim-value in normal play.
    pub nimber: Nat,
    /// Where it stands on the board.
    pub spots: Vec<Spot>,
}

/// What decides who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Normal play: the nim-sum.
    Normal,
    /// Misère play of tame parts: the nim-sum, and whether some nim-value is at least 2.
    Tame,
    /// Misère play that no law decides: exact search of at most so many positions.
    Searched(usize),
}

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

/// What moves do to the parts of a position, with the types rubbed off.
trait Changes {
    /// Which part a best move changes, from 0.
    fn part_of(&self, mv: usize) -> usize;
    /// Whether a best move changes no other part.
    fn is_within(&self, mv: usize) -> bool;
    /// The nim-value of the position, or of what a best move leaves.
    fn nimber(&self, after: Option<usize>) -> Result<Nat, Stop>;
    /// The moves in a part with the nim-values of the positions they leave, and those of the parts that come of a split one.
    fn options(&self, part: usize) -> Result<Vec<Reached>, Stop>;
    /// Some moves that lose with an answer to each.
    fn given_away(&self) -> Result<Vec<(String, String)>, Stop>;
}

/// The same with all of the reason that no type is needed for.
struct Reasoning<'a> {
    best: &'a dyn Best,
    changes: &'a dyn Changes,
    parts: &'a [Part],
    play: Play,
    basis: &'a Option<Step>,
    laws: &'a [Say],
    is_won: bool,
    /// How many best moves are listed.
    listed: usize,
    best_total: &'a Nat,
    moves_total: &'a Nat,
}

impl<G: Game> Worth<'_, G> {
    /// The reason: claim, the four steps of a hint, proof and laws. What no law decides is proved by counting, if that can be.
    ///
    /// Cost: at most 256 values where an exhibit lists options, and the best replies to twelve moves of a lost position.
    pub fn reason(&self) -> Result<Reason, Stop> {
        if let Play::Searched(_) = self.play { self.counted() } else { self.by_values() }
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
            listed: self.verdict.best.len(),
            best_total: &self.verdict.best_total,
            moves_total: &self.verdict.total,
        };
        reasoning.reason()
    }

    /// The reason by counting moves where that proves it, else by nim-values.
    pub fn counted(&self) -> Result<Reason, Stop> {
        let Worth { game, oracle, at, verdict, control, .. } = *self;
        let (is_misere, names) = (self.play != Play::Normal, self.parts.iter().map(|part| part.name.clone()).collect());
        let reason = Counting { game, oracle, at, verdict, control, is_misere, names }.reason()?;
        reason.map_or_else(|| self.by_values(), Ok)
    }

    fn judged(&self) -> Judged<'_, G> {
        let Worth { game, oracle, at, verdict, control, .. } = *self;
        Judged { game, oracle, at, verdict, control }
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

impl Reasoning<'_> {
    fn reason(&self) -> Result<Reason, Stop> {
        let mut steps = vec![self.ask(), self.look()?];
        steps.extend(self.basis.clone());
        if let Some(mv) = self.chosen() {
            steps.extend(if self.is_won { self.win(mv)? } else { self.stall(mv)? });
        }
        steps.extend(self.laws());
        Ok(Reason { claim: self.claim(), steps })
    }

    fn total(&self) -> Nat {
        nim_sum(self.parts.iter().map(|part| &part.nimber))
    }

    fn large(&self) -> usize {
        self.parts.iter().filter(|part| part.nimber > Nat::one()).count()
    }

    /// The move to be told: of winning ones the first in a part that has a one in the highest odd column, of losing ones the first
    /// that leaves an answer to be found.
    fn chosen(&self) -> Option<usize> {
        let total = self.total();
        let is_wanted = |mv: &usize| match self.play {
            _ if !self.is_won => !self.best.ends(*mv),
            Play::Normal if !total.is_zero() => {
                self.parts.get(self.changes.part_of(*mv)).is_some_and(|part| part.nimber.bit(total.bits() - 1))
            }
            _ => true,
        };
        (0..self.listed).find(is_wanted).or((self.listed > 0).then_some(0))
    }

    /// The only part, if there is one.
    fn alone(&self) -> Option<&Part> {
        self.parts.first().filter(|_| self.parts.len() == 1)
    }

    fn claim(&self) -> Say {
        let moves = self.best_total;
        match (self.play, self.is_won, self.alone()) {
            (Play::Normal, true, Some(Part { name, nimber, .. })) => {
                say!("worth-claim-one-won", name = name.as_str(), value = nimber, moves = moves)
            }
            (Play::Normal, false, Some(part)) => say!("worth-claim-one-lost", name = part.name.as_str()),
            (Play::Normal, true, None) => say!("worth-claim-won", sum = self.total(), moves = moves),
            (Play::Normal, false, None) => say!("worth-claim-lost"),
            (Play::Tame, true, _) => {
                say!("worth-claim-tame-won", large = self.large(), sum = self.total(), moves = moves)
            }
            (Play::Tame, false, _) => say!("worth-claim-tame-lost", large = self.large()),
            (Play::Searched(_), true, _) => say!("worth-claim-searched-won", moves = moves),
            (Play::Searched(_), false, _) => say!("worth-claim-searched-lost"),
        }
    }

    fn ask(&self) -> Step {
        let ask = match (self.play, self.alone()) {
            (Play::Normal, Some(_)) => say!("worth-ask-one"),
            (Play::Normal, None) => say!("worth-ask"),
            (Play::Tame, _) => say!("worth-ask-tame"),
            (Play::Searched(_), _) => say!("worth-ask-searched"),
        };
        Step::says(Role::Ask, ask)
    }

    fn look(&self) -> Result<Step, Stop> {
        let says = match (self.play, self.alone()) {
            (Play::Normal, Some(part)) => {
                let says = say!("worth-look-one", name = part.name.as_str(), value = &part.nimber);
                let step = Step::says(Role::Look, says).about(Idea::Mex);
                // The second hint must not show the move that leaves 0.
                return Ok(if self.is_won { step } else { shown(step, self.options(0)?) });
            }
            (Play::Normal, None) if self.total().is_zero() => say!("worth-look-even"),
            (Play::Normal, None) => say!("worth-look", sum = self.total(), place = top_place(&self.total())),
            (Play::Tame, _) => say!("worth-look-tame", large = self.large(), sum = self.total()),
            (Play::Searched(_), _) => {
                let says = match self.changes.nimber(None) {
                    Ok(sum) => say!("worth-look-searched", sum = sum, won = usize::from(self.is_won)),
                    Err(Stop::TooLarge(_)) => say!("worth-look-misere"),
                    Err(stop) => return Err(stop),
                };
                return Ok(Step::says(Role::Look, says).about(Idea::MisereEnd));
            }
        };
        let idea = if self.play == Play::Tame { Idea::Tame } else { Idea::NimSum };
        let named = |part: &Part| (part.name.clone(), part.nimber.clone());
        Ok(Step::says(Role::Look, says).about(idea).showing(columns(self.parts.iter().map(named).collect())))
    }

    fn win(&self, mv: usize) -> Result<Vec<Step>, Stop> {
        let i = self.changes.part_of(mv);
        let (mv_text, told) = (self.best.write(mv), self.best.tell(mv));
        if let Play::Searched(_) = self.play {
            let says = say!("worth-move-searched", mv = mv_text, told = told);
            let proof = self.answered(Some(mv), say!("worth-proof-searched-end"), |hidden| {
                say!("worth-proof-searched-won", hidden = hidden)
            })?;
            return Ok(vec![self.place(i, None), Step::says(Role::Move, says).about(Idea::Counting), proof]);
        }
        let sum = self.changes.nimber(Some(mv))?;
        let wanted = self.left(i, &sum);
        let says = match self.play {
            Play::Tame => {
                // What is left is lost, so the nim-sum tells whether a value of 2 or more is among it.
                let large = usize::from(sum.is_zero());
                say!("worth-move-tame", mv = mv_text, told = told, wanted = &wanted, large = large, sum = sum)
            }
            _ => say!("worth-move", mv = mv_text, told = told, wanted = &wanted, parts = self.parts.len()),
        };
        let place = self.place(i, Some(&wanted));
        let step = shown(Step::says(Role::Move, says).about(Idea::NimSum), self.options(i)?);
        let proof = if self.play == Play::Tame { say!("worth-proof-tame") } else { say!("worth-proof-won") };
        let steps = [place, step, Step::says(Role::Proof, proof)];
        Ok(steps.into_iter().chain(self.detour()).chain(self.given_away()?).collect())
    }

    /// A move that wins although it raises a value: the opponent can bring it back, so nothing is gained by it.
    fn detour(&self) -> Option<Step> {
        let total = Some(self.total()).filter(|_| self.play == Play::Normal)?;
        let is_raised = |mv: &usize| {
            let part = &self.parts[self.changes.part_of(*mv)];
            &total ^ &part.nimber > part.nimber && self.changes.is_within(*mv)
        };
        let mv = (0..self.listed).find(is_raised)?;
        let Part { name, nimber, .. } = &self.parts[self.changes.part_of(mv)];
        let (mv, raised) = (self.best.write(mv), total ^ nimber);
        let says = say!("worth-detour", mv = mv, name = name.as_str(), value = nimber, raised = raised);
        Some(Step::says(Role::Proof, says))
    }

    fn place(&self, i: usize, wanted: Option<&Nat>) -> Step {
        let Part { name, nimber, spots } = &self.parts[i];
        let name = name.as_str();
        let says = match (wanted, self.alone()) {
            (Some(wanted), _) => say!("worth-place", name = name, value = nimber, wanted = wanted),
            (None, None) => say!("worth-place-searched", name = name),
            (None, Some(_)) => {
                let (moves, total) = (self.best_total, self.moves_total);
                say!("worth-place-alone", moves = moves, total = total)
            }
        };
        let step = Step::says(Role::Place, says);
        // The only part is no place to look at.
        let is_told = wanted.is_some() || self.alone().is_none();
        if spots.is_empty() || !is_told { step } else { step.showing(Exhibit::Spots(spots.clone())) }
    }

    /// The moves of a won position that lose, some with an answer to each; none where they are too many to be tried.
    fn given_away(&self) -> Result<Option<Step>, Stop> {
        let lost = self.moves_total - self.best_total;
        if self.play != Play::Normal || lost.is_zero() || *self.moves_total > Nat::from(TRIED) {
            return Ok(None);
        }
        let replies = self.changes.given_away()?;
        let hidden = &lost - replies.len();
        let step = Step::says(Role::Proof, say!("worth-proof-given-away", lost = lost, hidden = hidden));
        Ok(Some(step.showing(Exhibit::Replies(replies))))
    }

    fn stall(&self, mv: usize) -> Result<Vec<Step>, Stop> {
        let mv_text = self.best.write(mv);
        if self.best.ends(mv) {
            let last = say!("worth-stall-last", mv = mv_text, moves = self.moves_total);
            let place = Step::says(Role::Place, say!("worth-place-last"));
            return Ok(vec![place, Step::says(Role::Move, last).about(Idea::End)]);
        }
        let is_some_last = self.play != Play::Normal && self.best.some_ends();
        let place = if is_some_last { say!("worth-place-none-misere") } else { say!("worth-place-none") };
        let stall = Step::says(Role::Move, say!("worth-stall", mv = mv_text));
        let proof = match self.play {
            Play::Searched(_) => self.answered(None, say!("worth-place-last"), |hidden| {
                say!("worth-proof-searched-lost", hidden = hidden)
            })?,
            play => {
                let says = if play == Play::Tame { say!("worth-proof-tame") } else { say!("worth-proof-lost") };
                let replies = self.best.answers(None)?.replies;
                let proof = Step::says(Role::Proof, says);
                if replies.is_empty() { proof } else { proof.showing(Exhibit::Replies(replies)) }
            }
        };
        Ok(vec![Step::says(Role::Place, place), stall, proof])
    }

    /// A proof by answers: `open` says so of how many moves are not shown, `end` where every move ends the game.
    fn answered(&self, after: Option<usize>, end: Say, open: impl Fn(Nat) -> Say) -> Result<Step, Stop> {
        let Answers { replies, hidden } = self.best.answers(after)?;
        if replies.is_empty() && hidden.is_zero() {
            return Ok(Step::says(Role::Proof, end).about(Idea::End));
        }
        Ok(Step::says(Role::Proof, open(hidden)).showing(Exhibit::Replies(replies)))
    }

    /// The nim-value of part `i` once a move in it has left a position of this one.
    fn left(&self, i: usize, sum: &Nat) -> Nat {
        sum ^ self.total() ^ &self.parts[i].nimber
    }

    /// The moves in part `i` with the nim-values they leave there; none where they are too many to be tried.
    fn options(&self, i: usize) -> Result<Option<Exhibit>, Stop> {
        if *self.moves_total > Nat::from(TRIED) {
            return Ok(None);
        }
        let mut options = self.changes.options(i)?;
        for option in &mut options {
            option.value = self.left(i, &option.value);
        }
        let mex = mex(options.iter().map(|option| &option.value));
        if options.len() > OPTIONS {
            let mut told = HashSet::new();
            options.retain(|option| told.insert(option.value.clone()));
        }
        // So many values are read off the map or the table before.
        if options.len() > OPTIONS && self.basis.is_some() {
            return Ok(None);
        }
        Ok(Some(Exhibit::Mex { options, mex }))
    }

    fn laws(&self) -> impl Iterator<Item = Step> {
        let own = match self.play {
            Play::Normal => say!("worth-law"),
            Play::Tame => say!("worth-law-tame"),
            Play::Searched(most) => say!("worth-law-searched", most = most),
        };
        std::iter::once(own).chain(self.laws.iter().cloned()).map(|law| Step::says(Role::Law, law))
    }
}

/// The step with something to look at, if there is something.
pub fn shown(step: Step, exhibit: Option<Exhibit>) -> Step {
    match exhibit {
        Some(exhibit) => step.showing(exhibit),
        None => step,
    }
}
