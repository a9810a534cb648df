//! Why a misère sum is won or lost: tempers of tame parts, values in a misère quotient, or plain search.

mod speaks;
mod to_tame;
pub(crate) mod tokens;
mod values;

use crate::kit::asked::Asked;
use num_traits::Zero;

use crate::kit::answers::{Answers, Best, Told, WHOLE, and_hidden, choice, hardest};
use crate::kit::counted::{Counting, Reach};
use crate::kit::misere::speaks::{Left, Met, Speaks};
use crate::kit::misere::values::Values;
use crate::kit::worth::telling::shown;
use duel::game::Game;
use duel::game::summand::summands;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict, best};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;
use solve::misere::genus::{Tame, tame_sum};
use solve::misere::laws::{Law, Settled};
use solve::misere::quotient::Quotient;
use solve::misere::quotient::monoid::Element;
use solve::misere::quotient::names::Names;

/// Parts that are listed before those that are as good as nothing are left out.
const LISTED: usize = 5;

/// Moves that are looked at for what they leave.
const TRIED: u64 = 256;

/// One summand: its name in a sentence, and where it stands on the board.
pub type Named = (String, Vec<Spot>);

/// Who wins a position, and by which law.
pub type Settle<'a, P> = dyn Fn(&At<P>) -> Result<Settled, Stop> + 'a;

/// All that a reason of a misère sum needs to know.
pub struct Misere<'a, G: Game> {
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
    /// Its summands.
    pub summands: Vec<Named>,
    /// Who wins a position, and by which law; of this position in the order of the summands.
    pub settle: &'a Settle<'a, <G as Rules>::Pos>,
    /// The same, by tempers wherever all parts are tame.
    pub tame: &'a Settle<'a, <G as Rules>::Pos>,
    /// Which summand a move changes, from 0.
    pub part_of: &'a dyn Fn(&<G as Rules>::Move) -> usize,
    /// The letters of the quotient.
    pub names: &'a dyn Fn(&Quotient) -> Names,
    /// A summand that is the part of a letter, in words.
    pub example: &'a dyn Fn(u32) -> Say,
    /// Sums that a search may remember.
    pub searched: usize,
}

/// The same with the types rubbed off.
struct Reasoning<'a> {
    best: &'a dyn Best,
    /// Which summand a best move changes, from 0.
    part_of: &'a dyn Fn(usize) -> usize,
    /// The law of what a best move leaves.
    law: &'a dyn Fn(usize) -> Result<Law, Stop>,
    left: &'a dyn Fn() -> Result<Vec<Left>, Stop>,
    /// The moves of the position, or of what a best move leaves, with an answer to each and what that leaves.
    met: &'a dyn Fn(Option<usize>) -> Result<Vec<Met>, Stop>,
    speaks: &'a dyn Speaks,
    /// The nim-values from which those of the summands are redone.
    nimbers: Option<Step>,
    summands: &'a [Named],
    is_won: bool,
    /// How many best moves are listed.
    listed: usize,
    best_total: &'a Nat,
    moves_total: &'a Nat,
}

impl<G: Game> Misere<'_, G> {
    /// The reason: claim, the four steps of a hint, proof and laws.
    ///
    /// Cost: the laws of the position and of what at most 256 moves leave, and the best replies to twelve moves of a lost position.
    pub fn reason(&self) -> Result<Reason, Stop> {
        self.reason_with(&[], None)
    }

    /// The same beside the values of heaps of 0, 1, 2 and so on in the quotient, where they can come up, and behind tempers beside the
    /// nim-values from which those are redone.
    pub fn reason_with(&self, heaps: &[Option<Element>], nimbers: Option<Step>) -> Result<Reason, Stop> {
        let Misere { game, oracle, at, verdict, control, .. } = *self;
        let names = self.summands.iter().map(|(name, _)| name.clone()).collect();
        let law = (self.settle)(at)?.law;
        let reach = match law {
            // One part alone is not worth a theory of sums.
            Law::Tame(_) if living(game, at) > 1 => Reach::Settled,
            Law::Tame(_) | Law::Searched => Reach::Played,
            Law::Quotient(..) => Reach::Answered,
        };
        let counting = Counting { game, oracle, at, verdict, control, is_misere: true, reach, names };
        if let Some(reason) = counting.reason()? {
            return Ok(reason);
        }
        let is_won = verdict.value.outcome() == Outcome::N;
        if is_won
            && !matches!(law, Law::Tame(_))
            && let Some(reason) = self.reason_to_tame()?
        {
            return Ok(reason);
        }
        let judged = Asked { oracle, game, at, verdict, control };
        let nimbers = nimbers.filter(|_| matches!(law, Law::Tame(_)));
        let reasoning = Reasoning {
            nimbers,
            best: &judged,
            part_of: &|mv| (self.part_of)(&verdict.best[mv]),
            law: &|mv| Ok((self.settle)(&judged.after(mv))?.law),
            left: &|| self.left(),
            speaks: &*self.speaks(law, heaps),
            summands: &self.summands,
            met: &|after| self.met(after),
            is_won,
            listed: choice(verdict),
            best_total: &verdict.best_total,
            moves_total: &verdict.total,
        };
        reasoning.reason()
    }

    /// What the moves leave; nothing where they are too many.
    fn left(&self) -> Result<Vec<Left>, Stop> {
        if self.verdict.total > Nat::from(TRIED) {
            return Ok(Vec::new());
        }
        let left = |mv| Ok((self.game.write_move(self.at, &mv), (self.settle)(&self.game.play(self.at, &mv))?));
        self.game.moves(self.at).list.map(left).collect()
    }

    /// The moves of a lost position with an answer to each and what that leaves; nothing where they are many.
    fn met(&self, after: Option<usize>) -> Result<Vec<Met>, Stop> {
        let Misere { game, oracle, at, verdict, control, .. } = *self;
        let at = after.map_or_else(|| at.clone(), |mv| game.play(at, &verdict.best[mv]));
        let moves = game.moves(&at);
        let mut met = Vec::new();
        if moves.total > Nat::from(WHOLE) {
            return Ok(met);
        }
        for mv in moves.list {
            let next = game.play(&at, &mv);
            let answers = if game.ending(&next).is_some() { Vec::new() } else { best(oracle, game, &next, control)?.1 };
            let Some(answer) = answers.first() else { continue };
            let left = (self.settle)(&game.play(&next, answer))?;
            met.push(([game.write_move(&at, &mv), game.write_move(&next, answer)], left));
        }
        Ok(met)
    }

    fn speaks(&self, law: Law, heaps: &[Option<Element>]) -> Box<dyn Speaks> {
        match law {
            Law::Tame(tempers) => Box::new(Tempers { tempers }),
            Law::Quotient(quotient, values) => {
                let names = (self.names)(&quotient);
                let letters = names.letters.iter().map(|&part| (self.example)(part)).collect();
                let (monoid, heaps) = (quotient.monoid().clone(), heaps.to_vec());
                Box::new(Values { monoid, names, letters, heaps, of: values })
            }
            Law::Searched => {
                let is_won = self.verdict.value.outcome() == Outcome::N;
                Box::new(Search { most: self.searched, is_won })
            }
        }
    }
}

/// How many summands have moves.
fn living<G: Game>(game: &G, at: &At<G::Pos>) -> usize {
    let parts = summands(game.summand(), at);
    parts.iter().filter(|part| !game.moves(part).total.is_zero()).count()
}

impl Reasoning<'_> {
    fn reason(&self) -> Result<Reason, Stop> {
        let left = (self.left)()?;
        let mut steps = vec![Step::says(Role::Ask, self.speaks.ask()), self.look(&left)];
        steps.extend(self.speaks.basis());
        steps.extend(self.nimbers.clone());
        if self.listed > 0 {
            steps.extend(if self.is_won { self.win(0, &left)? } else { self.stall(&left)? });
        }
        steps.extend(self.speaks.laws());
        let why = self.speaks.claim();
        let claim = if self.is_won {
            say!("misere-claim-won", why = why, moves = self.best_total)
        } else {
            say!("misere-claim-lost", why = why)
        };
        Ok(Reason { claim, steps })
    }

    fn look(&self, left: &[Left]) -> Step {
        let step = Step::says(Role::Look, self.speaks.look(left)).about(self.speaks.idea());
        let Some((head, cells)) = self.speaks.table() else { return step };
        let rows = self.summands.iter().zip(cells).filter(|(_, row)| !row.is_empty()).map(|((name, _), mut row)| {
            row.insert(0, name.clone());
            row
        });
        let head = [say!("misere-head-part")].into_iter().chain(head).collect();
        step.showing(Exhibit::Table { head, rows: rows.collect(), focus: Vec::new() })
    }

    fn win(&self, mv: usize, left: &[Left]) -> Result<Vec<Step>, Stop> {
        let (name, spots) = &self.summands[(self.part_of)(mv)];
        let place = if self.summands.len() == 1 {
            say!("worth-place-alone", moves = self.best_total, total = self.moves_total)
        } else {
            say!("misere-place", name = name.as_str())
        };
        let place = Step::says(Role::Place, place);
        let is_place = !spots.is_empty() && self.summands.len() > 1;
        let place = if is_place { place.showing(Exhibit::Spots(spots.clone())) } else { place };
        let after = self.speaks.after(&(self.law)(mv)?);
        let says = say!("misere-move", mv = self.best.write(mv), told = self.best.tell(mv), after = after);
        let answers = self.best.answers(Some(mv))?;
        let proof = if answers.replies.is_empty() && answers.hidden.is_zero() {
            Step::says(Role::Proof, say!("worth-proof-searched-end")).about(Idea::End)
        } else {
            let says = match self.speaks.proof() {
                Some(proof) => and_hidden(proof, answers.hidden),
                None => say!("worth-proof-searched-won", hidden = answers.hidden, mapped = 0),
            };
            let table = self.speaks.met(&(self.met)(Some(mv))?);
            self.proved(says).showing(table.unwrap_or(Exhibit::Replies(answers.replies)))
        };
        let step = Step::says(Role::Move, says).about(self.speaks.idea());
        Ok(vec![place, shown(step, self.speaks.options(left)), proof])
    }

    /// A proof; where the law has words for it, one of its ideas.
    fn proved(&self, says: Say) -> Step {
        let step = Step::says(Role::Proof, says);
        if self.speaks.proof().is_some() { step.about(self.speaks.idea()) } else { step }
    }

    fn stall(&self, left: &[Left]) -> Result<Vec<Step>, Stop> {
        let Some(tried) = hardest(self.best, self.listed)? else {
            let last = say!("worth-stall-last", mv = self.best.write(0), moves = self.moves_total);
            let place = Step::says(Role::Place, say!("worth-place-last"));
            return Ok(vec![place, Step::says(Role::Move, last).about(Idea::End)]);
        };
        let place = if self.best.some_ends() { say!("worth-place-none-misere") } else { say!("worth-place-none") };
        let Answers { replies, hidden } = self.best.answers(None)?;
        let says = match self.speaks.proof() {
            Some(proof) => and_hidden(proof, hidden),
            None => say!("worth-proof-searched-lost", hidden = hidden, mapped = 0),
        };
        let proof = self.proved(says);
        let table = self.speaks.met(&(self.met)(None)?).unwrap_or(Exhibit::Replies(replies.clone()));
        let proof = if replies.is_empty() { proof } else { proof.showing(table) };
        let place = shown(Step::says(Role::Place, place), self.speaks.options(left));
        let (mv, Told { known, right, replies }) = (self.best.write(tried.mv), Told::of(Some(tried)));
        let stall = say!("worth-stall", mv = mv, known = known, right = right, replies = replies);
        Ok(vec![place, Step::says(Role::Move, stall), proof])
    }
}

/// Tame parts.
struct Tempers {
    tempers: Vec<Tame>,
}

impl Tempers {
    /// How many of many parts are left out, for they are as good as nothing.
    fn nothing(&self) -> usize {
        let nothing = self.tempers.iter().filter(|temper| **temper == Tame::Fickle(0)).count();
        if self.tempers.len() > LISTED && nothing < self.tempers.len() { nothing } else { 0 }
    }
}

/// How many parts are firm, and the nim-sum of all.
pub fn tame_words(tempers: &[Tame]) -> Say {
    let sum = tame_sum(tempers.iter().copied()).nimber();
    let firm = tempers.iter().filter(|temper| matches!(temper, Tame::Firm(_)));
    let values: Vec<_> = firm.map(|temper| temper.nimber()).collect();
    // Only a firm part of 2 or more is like a heap of Nim.
    let low = usize::from(values.iter().any(|value| *value < 2));
    say!("misere-tame", firm = values.len(), low = low, values = values, sum = sum)
}

impl Speaks for Tempers {
    fn claim(&self) -> Say {
        tame_words(&self.tempers)
    }

    fn ask(&self) -> Say {
        say!("misere-tame-ask")
    }

    fn look(&self, _left: &[Left]) -> Say {
        say!("misere-tame-look", nothing = self.nothing())
    }

    fn table(&self) -> Option<(Vec<Say>, Vec<Vec<String>>)> {
        let cells = |temper: &Tame| vec![temper.nimber().to_string(), temper.misere().to_string()];
        // What is as good as nothing is told by saying so.
        let is_told = |temper: &Tame| *temper != Tame::Fickle(0) || self.nothing() == 0;
        let row = |temper: &Tame| if is_told(temper) { cells(temper) } else { Vec::new() };
        let rows = self.tempers.iter().map(row).collect();
        Some((vec![say!("misere-head-nimber"), say!("misere-head-misere")], rows))
    }

    fn after(&self, law: &Law) -> Say {
        match law {
            Law::Tame(tempers) => say!("misere-tame-after", tame = tame_words(tempers)),
            _ => say!("misere-after-lost"),
        }
    }

    fn proof(&self) -> Option<Say> {
        Some(say!("misere-tame-proof"))
    }

    fn idea(&self) -> Idea {
        Idea::Tame
    }

    fn laws(&self) -> Vec<Step> {
        vec![Step::says(Role::Law, say!("misere-tame-law", then = 0usize)).about(Idea::Tame)]
    }
}

/// No law but search.
struct Search {
    most: usize,
    is_won: bool,
}

impl Speaks for Search {
    fn claim(&self) -> Say {
        say!("misere-search-claim", won = usize::from(self.is_won))
    }

    fn ask(&self) -> Say {
        say!("misere-search-ask")
    }

    fn look(&self, _left: &[Left]) -> Say {
        say!("misere-search-look")
    }

    fn after(&self, _law: &Law) -> Say {
        say!("misere-after-lost")
    }

    fn proof(&self) -> Option<Say> {
        None
    }

    fn idea(&self) -> Idea {
        Idea::Counting
    }

    fn laws(&self) -> Vec<Step> {
        vec![Step::says(Role::Law, say!("misere-search-law", most = self.most))]
    }
}
