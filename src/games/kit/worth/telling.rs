//! A position that is a sum of parts put into words, with the types of its game rubbed off.

use std::collections::HashSet;

use num_traits::{One, Zero};

use crate::kit::answers::{Answers, Best, Told, and_hidden, hardest};
use crate::kit::columns::{columns, top_place};
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reached, Reason, Role, Step};
use solve::judge::value::mex;

/// Moves of a position whose values are worked out for an exhibit, at most.
const TRIED: u64 = 256;

/// Parts that are listed before those of nim-value 0 are left out.
const LISTED: usize = 5;

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
    /// Normal play of one token: a map of who wins where, for which nim-values are not needed.
    Mapped,
    /// Misère play that no law decides: exact search of at most so many positions.
    Searched(usize),
}

/// What moves do to the parts of a position, with the types rubbed off.
pub trait Changes {
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
    /// Where the parts, here or after a best move, are equal in pairs: some moves, each with the same one in the equal part.
    fn copied(&self, after: Option<usize>) -> Option<Answers>;
}

/// All of the reason that no type is needed for.
pub struct Reasoning<'a> {
    /// The best moves.
    pub best: &'a dyn Best,
    /// What moves do.
    pub changes: &'a dyn Changes,
    /// The parts.
    pub parts: &'a [Part],
    /// What decides.
    pub play: Play,
    /// The values of what a part can become; where nim-values do not decide, a map of who wins.
    pub basis: &'a Option<Step>,
    /// How the nim-values are known.
    pub laws: &'a [Say],
    /// Whether the side to move wins.
    pub is_won: bool,
    /// How many best moves are listed.
    pub listed: usize,
    /// How many best moves there are.
    pub best_total: &'a Nat,
    /// How many moves there are.
    pub moves_total: &'a Nat,
}

impl Reasoning<'_> {
    /// The reason.
    pub fn reason(&self) -> Result<Reason, Stop> {
        if let Some(mv) = (0..self.listed).find(|mv| self.is_won && self.is_normal() && self.best.ends(*mv)) {
            return Ok(self.at_once(mv));
        }
        let mut steps = vec![self.ask(), self.look()?];
        steps.extend(self.basis.clone());
        if self.is_won {
            steps.extend(self.chosen().map(|mv| self.win(mv)).transpose()?.into_iter().flatten());
        } else if self.listed > 0 {
            steps.extend(self.stall()?);
        }
        steps.extend(self.laws());
        Ok(Reason { claim: self.claim(), steps })
    }

    /// A move after which no other is left needs no value.
    fn at_once(&self, mv: usize) -> Reason {
        let says = say!("worth-move-end", mv = self.best.write(mv), told = self.best.tell(mv));
        let steps = vec![
            Step::says(Role::Ask, say!("worth-ask-end")),
            Step::says(Role::Look, say!("worth-look-end")).about(Idea::End),
            self.place(self.changes.part_of(mv), None),
            Step::says(Role::Move, says).about(Idea::End),
            Step::says(Role::Law, say!("worth-law-end", misere = 0usize)),
        ];
        Reason { claim: say!("worth-claim-end", moves = self.best_total), steps }
    }

    fn total(&self) -> Nat {
        nim_sum(self.parts.iter().map(|part| &part.nimber))
    }

    fn large(&self) -> usize {
        self.parts.iter().filter(|part| part.nimber > Nat::one()).count()
    }

    /// The winning move to be told: in normal play the last of all, else the first in a part that has a one in the highest odd column.
    fn chosen(&self) -> Option<usize> {
        let total = self.total();
        let is_wanted = |mv: &usize| match self.play {
            Play::Normal if !total.is_zero() => {
                self.parts.get(self.changes.part_of(*mv)).is_some_and(|part| part.nimber.bit(total.bits() - 1))
            }
            _ => true,
        };
        let last = (0..self.listed).find(|mv| self.play == Play::Normal && self.best.ends(*mv));
        last.or_else(|| (0..self.listed).find(is_wanted)).or((self.listed > 0).then_some(0))
    }

    /// The only part, if there is one.
    fn alone(&self) -> Option<&Part> {
        self.parts.first().filter(|_| self.parts.len() == 1)
    }

    /// Whether who makes the last move wins.
    fn is_normal(&self) -> bool {
        matches!(self.play, Play::Normal | Play::Mapped)
    }

    /// 1 in misère play.
    fn misere(&self) -> usize {
        usize::from(!self.is_normal())
    }

    /// Whether a map of who wins where is shown, and decides.
    fn is_mapped(&self) -> bool {
        matches!(self.play, Play::Searched(_) | Play::Mapped) && self.basis.is_some()
    }

    fn claim(&self) -> Say {
        let moves = self.best_total;
        if let Some(Part { name, .. }) = self.alone().filter(|_| self.is_mapped()) {
            let name = name.as_str();
            return if self.is_won {
                say!("worth-claim-mapped-won", name = name, moves = moves, misere = self.misere())
            } else {
                say!("worth-claim-mapped-lost", name = name, misere = self.misere())
            };
        }
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
            (Play::Searched(_) | Play::Mapped, true, _) => say!("worth-claim-searched-won", moves = moves),
            (Play::Searched(_) | Play::Mapped, false, _) => say!("worth-claim-searched-lost"),
        }
    }

    fn ask(&self) -> Step {
        let ask = match (self.play, self.alone()) {
            (Play::Normal, Some(_)) => say!("worth-ask-one"),
            (Play::Normal, None) => say!("worth-ask"),
            (Play::Tame, _) => say!("worth-ask-tame"),
            (Play::Searched(_) | Play::Mapped, _) => say!("worth-ask-searched"),
        };
        Step::says(Role::Ask, ask)
    }

    fn look(&self) -> Result<Step, Stop> {
        let listed = self.listed_parts();
        let zeros = self.parts.len() - listed.len();
        let says = match (self.play, self.alone()) {
            (Play::Normal, Some(part)) => {
                // The second hint must not show the move that leaves 0.
                let (options, cut) = if self.is_won { (None, 0) } else { self.options(0)? };
                let says = say!("worth-look-one", name = part.name.as_str(), value = &part.nimber, cut = cut);
                return Ok(shown(Step::says(Role::Look, says).about(Idea::Mex), options));
            }
            (Play::Normal, None) if self.total().is_zero() => say!("worth-look-even", zeros = zeros),
            (Play::Normal, None) => {
                say!("worth-look", sum = self.total(), place = top_place(&self.total()), zeros = zeros)
            }
            (Play::Tame, _) => say!("worth-look-tame", large = self.large(), sum = self.total()),
            (Play::Searched(_) | Play::Mapped, _) if self.is_mapped() => {
                let idea = if self.is_normal() { Idea::LostList } else { Idea::MisereEnd };
                return Ok(Step::says(Role::Look, say!("worth-look-mapped", misere = self.misere())).about(idea));
            }
            (Play::Searched(_) | Play::Mapped, _) => {
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
        Ok(Step::says(Role::Look, says).about(idea).showing(columns(listed.into_iter().map(named).collect())))
    }

    /// The parts whose nim-values stand under each other: of many, those that are not 0, and one of which more is said.
    fn listed_parts(&self) -> Vec<&Part> {
        let is_short = self.play != Play::Normal || self.parts.len() <= LISTED;
        let raised = self.raising().map(|mv| self.changes.part_of(mv));
        let is_listed = |(i, part): &(usize, &Part)| is_short || !part.nimber.is_zero() || raised == Some(*i);
        let listed: Vec<&Part> = self.parts.iter().enumerate().filter(is_listed).map(|(_, part)| part).collect();
        if listed.is_empty() { self.parts.iter().collect() } else { listed }
    }

    fn win(&self, mv: usize) -> Result<Vec<Step>, Stop> {
        let i = self.changes.part_of(mv);
        if matches!(self.play, Play::Searched(_) | Play::Mapped) {
            let says = say!("worth-move-searched", mv = self.best.write(mv), told = self.best.tell(mv));
            let proof = self.answered(Some(mv), say!("worth-proof-searched-end"), |hidden| {
                let mapped = usize::from(self.is_mapped());
                say!("worth-proof-searched-won", hidden = hidden, mapped = mapped)
            })?;
            return Ok(vec![self.place(i, None), Step::says(Role::Move, says).about(Idea::Counting), proof]);
        }
        let sum = self.changes.nimber(Some(mv))?;
        let wanted = self.left(i, &sum);
        let (options, cut) = self.options(i)?;
        let place = self.place(i, Some(&wanted));
        let says = self.by_value(mv, sum, wanted, cut);
        let step = shown(Step::says(Role::Move, says).about(Idea::NimSum), options);
        let proof = match self.play {
            Play::Tame => say!("worth-proof-tame"),
            _ if self.alone().is_some() => say!("worth-proof-won-one"),
            _ => say!("worth-proof-won"),
        };
        let copied = if self.play == Play::Normal { self.changes.copied(Some(mv)) } else { None };
        let proof = copied.map_or_else(|| Step::says(Role::Proof, proof), |answers| by_copies(answers, 1));
        let steps = [place, step, proof];
        Ok(steps.into_iter().chain(self.detour()).chain(self.given_away()?).collect())
    }

    /// A best move with the nim-value that its part gets, and the nim-sum that is left.
    fn by_value(&self, mv: usize, sum: Nat, wanted: Nat, cut: usize) -> Say {
        let (text, told) = (self.best.write(mv), self.best.tell(mv));
        if self.play == Play::Tame {
            // What is left is lost, so the nim-sum tells whether a value of 2 or more is among it.
            let large = usize::from(sum.is_zero());
            return say!(
                "worth-move-tame",
                mv = text,
                told = told,
                wanted = wanted,
                large = large,
                sum = sum,
                cut = cut
            );
        }
        say!(
            "worth-move",
            mv = text,
            told = told,
            value = &self.parts[self.changes.part_of(mv)].nimber,
            sum = self.total(),
            wanted = wanted,
            parts = self.parts.len(),
            cut = cut
        )
    }

    /// A winning move that raises the value of its part, by its place in the list.
    fn raising(&self) -> Option<usize> {
        let total = Some(self.total()).filter(|_| self.is_won && self.play == Play::Normal)?;
        let is_raised = |mv: &usize| {
            let part = &self.parts[self.changes.part_of(*mv)];
            &total ^ &part.nimber > part.nimber && self.changes.is_within(*mv)
        };
        (0..self.listed).find(is_raised)
    }

    /// A move that wins although it raises a value: the opponent can bring it back, so nothing is gained by it.
    fn detour(&self) -> Option<Step> {
        let mv = self.raising()?;
        let Part { name, nimber, .. } = &self.parts[self.changes.part_of(mv)];
        let (mv, raised) = (self.best.write(mv), self.total() ^ nimber);
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

    fn stall(&self) -> Result<Vec<Step>, Stop> {
        let Some(tried) = hardest(self.best, self.listed)? else {
            let last = say!("worth-stall-last", mv = self.best.write(0), moves = self.moves_total);
            let place = Step::says(Role::Place, say!("worth-place-last"));
            return Ok(vec![place, Step::says(Role::Move, last).about(Idea::End)]);
        };
        let is_some_last = !self.is_normal() && self.best.some_ends();
        let place = if is_some_last { say!("worth-place-none-misere") } else { say!("worth-place-none") };
        let (mv, Told { known, right, replies }) = (self.best.write(tried.mv), Told::of(Some(tried)));
        let stall = say!("worth-stall", mv = mv, known = known, right = right, replies = replies);
        let stall = Step::says(Role::Move, stall);
        let proof = match self.play {
            Play::Searched(_) | Play::Mapped => self.answered(None, say!("worth-place-last"), |hidden| {
                say!("worth-proof-searched-lost", hidden = hidden, mapped = usize::from(self.is_mapped()))
            })?,
            play => {
                let copied = if play == Play::Normal { self.changes.copied(None) } else { None };
                if let Some(answers) = copied {
                    let steps = vec![Step::says(Role::Place, place), stall, by_copies(answers, 0)];
                    return Ok(steps);
                }
                let says = if play == Play::Tame { say!("worth-proof-tame") } else { say!("worth-proof-lost") };
                let Answers { replies, hidden } = self.best.answers(None)?;
                let proof = Step::says(Role::Proof, and_hidden(says, hidden));
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

    /// The moves in part `i` with the nim-values they leave there, and 1 where equal values are told once; none where they are too
    /// many to be tried.
    fn options(&self, i: usize) -> Result<(Option<Exhibit>, usize), Stop> {
        if *self.moves_total > Nat::from(TRIED) {
            return Ok((None, 0));
        }
        let mut options = self.changes.options(i)?;
        for option in &mut options {
            option.value = self.left(i, &option.value);
        }
        let (mex, all) = (mex(options.iter().map(|option| &option.value)), options.len());
        if options.len() > OPTIONS {
            let mut told = HashSet::new();
            options.retain(|option| told.insert(option.value.clone()));
        }
        // So many values are read off the map or the table before.
        if options.len() > OPTIONS && self.basis.is_some() {
            return Ok((None, 0));
        }
        let cut = usize::from(options.len() < all);
        Ok((Some(Exhibit::Mex { options, mex }), cut))
    }

    fn laws(&self) -> impl Iterator<Item = Step> {
        let own = match self.play {
            Play::Searched(_) | Play::Mapped if self.is_mapped() => say!("worth-law-mapped"),
            Play::Normal | Play::Mapped => say!("worth-law"),
            Play::Tame => say!("worth-law-tame"),
            Play::Searched(most) => say!("worth-law-searched", most = most),
        };
        std::iter::once(own).chain(self.laws.iter().cloned()).map(|law| Step::says(Role::Law, law))
    }
}

/// Equal parts in pairs: whatever is done in one is done in the other.
fn by_copies(answers: Answers, won: usize) -> Step {
    let Answers { replies, hidden } = answers;
    let says = and_hidden(say!("worth-proof-copy", won = won), hidden);
    Step::says(Role::Proof, says).about(Idea::Pairing).showing(Exhibit::Replies(replies))
}

/// The step with something to look at, if there is something.
pub fn shown(step: Step, exhibit: Option<Exhibit>) -> Step {
    match exhibit {
        Some(exhibit) => step.showing(exhibit),
        None => step,
    }
}
