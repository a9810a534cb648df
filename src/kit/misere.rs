//! Why a misère sum is won or lost: tempers of tame parts, values in a misère quotient, or plain search.

use crate::game::Game;
use crate::oracle::control::{Control, Stop};
use crate::oracle::genus::{Tame, tame_sum};
use crate::oracle::idea::Idea;
use crate::oracle::judge::{Oracle, Verdict, best};
use crate::oracle::misere::{Law, Settled};
use crate::oracle::quotient::Quotient;
use crate::oracle::quotient::monoid::{Element, Monoid};
use crate::oracle::quotient::names::Names;
use crate::oracle::reason::{Exhibit, Reason, Role, Step};
use crate::oracle::value::Outcome;
use crate::rules::{At, Rules};
use crate::say;
use crate::say::Say;
use crate::scene::Spot;

/// Moves of a lost position that are shown with their refutation.
const REPLIES: usize = 8;

/// Elements of a quotient whose products are shown at most.
const SHOWN: usize = 64;

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
    /// Which summand a move changes, from 0.
    pub part_of: &'a dyn Fn(&<G as Rules>::Move) -> usize,
    /// The letters of the quotient.
    pub names: &'a dyn Fn(&Quotient) -> Names,
    /// A summand that is the part of a letter.
    pub example: &'a dyn Fn(u32) -> String,
    /// Sums that a search may remember.
    pub searched: usize,
}

impl<G: Game> Misere<'_, G> {
    /// The reason: claim, the four steps of a hint, proof and laws.
    ///
    /// Cost: the laws of the position and of its best move, and the best replies to eight moves of a lost position.
    pub fn reason(&self) -> Result<Reason, Stop> {
        let law = (self.settle)(self.at)?.law;
        let speaks: Box<dyn Speaks> = match law {
            Law::Tame(tempers) => Box::new(Tempers { tempers }),
            Law::Quotient(quotient, values) => {
                let names = (self.names)(&quotient);
                let letters = names.letters.iter().map(|&part| (self.example)(part)).collect();
                Box::new(Values { monoid: quotient.monoid().clone(), names, letters, of: values })
            }
            Law::Searched => Box::new(Search { most: self.searched }),
        };
        let mut steps = vec![Step::says(Role::Ask, speaks.ask()), self.look(&*speaks)];
        match self.verdict.best.first() {
            Some(mv) if self.is_won() => steps.extend(self.win(mv, &*speaks)?),
            Some(mv) => steps.extend(self.stall(mv, &*speaks)?),
            None => {}
        }
        steps.extend(speaks.laws());
        let moves = &self.verdict.best_total;
        let claim = if self.is_won() {
            say!("misere-claim-won", why = speaks.claim(), moves = moves)
        } else {
            say!("misere-claim-lost", why = speaks.claim())
        };
        Ok(Reason { claim, steps })
    }

    fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    fn look(&self, speaks: &dyn Speaks) -> Step {
        let step = Step::says(Role::Look, speaks.look());
        let Some((head, cells)) = speaks.table() else { return step };
        let rows = self.summands.iter().zip(cells).map(|((name, _), mut row)| {
            row.insert(0, name.clone());
            row
        });
        let head = [say!("misere-head-part")].into_iter().chain(head).collect();
        step.showing(Exhibit::Table { head, rows: rows.collect(), focus: Vec::new() })
    }

    fn win(&self, mv: &G::Move, speaks: &dyn Speaks) -> Result<Vec<Step>, Stop> {
        let (name, spots) = &self.summands[(self.part_of)(mv)];
        let place = Step::says(Role::Place, say!("misere-place", name = name.as_str()));
        let place = if spots.is_empty() { place } else { place.showing(Exhibit::Spots(spots.clone())) };
        let after = speaks.after(&(self.settle)(&self.game.play(self.at, mv))?.law);
        let text = self.game.write_move(self.at, mv);
        let says = say!("misere-move", mv = text, told = self.game.tell(self.at, mv), after = after);
        Ok(vec![place, Step::says(Role::Move, says), Step::says(Role::Proof, speaks.proof())])
    }

    fn stall(&self, mv: &G::Move, speaks: &dyn Speaks) -> Result<Vec<Step>, Stop> {
        let text = self.game.write_move(self.at, mv);
        let is_last = self.game.ending(&self.game.play(self.at, mv)).is_some();
        let says = if is_last { say!("misere-stall-last", mv = text) } else { say!("misere-stall", mv = text) };
        let proof = Step::says(Role::Proof, speaks.proof());
        let replies = self.replies()?;
        let proof = if replies.is_empty() { proof } else { proof.showing(Exhibit::Replies(replies)) };
        Ok(vec![Step::says(Role::Place, say!("misere-place-none")), Step::says(Role::Move, says), proof])
    }

    /// The first moves of a lost position with an answer that refutes each. A move that ends the game needs none.
    fn replies(&self) -> Result<Vec<(String, String)>, Stop> {
        let mut replies = Vec::new();
        for mv in self.game.moves(self.at).list.take(REPLIES) {
            let next = self.game.play(self.at, &mv);
            let (_, answers, _) = best(self.oracle, self.game, &next, self.control)?;
            if let Some(answer) = answers.first().filter(|_| self.game.ending(&next).is_none()) {
                replies.push((self.game.write_move(self.at, &mv), self.game.write_move(&next, answer)));
            }
        }
        Ok(replies)
    }
}

/// The language of one law.
trait Speaks {
    /// Why the position is what it is.
    fn claim(&self) -> Say;
    /// The question that leads there.
    fn ask(&self) -> Say;
    /// The feature to look at.
    fn look(&self) -> Say;
    /// What each summand is: heads of columns, and a row of cells for each.
    fn table(&self) -> Option<(Vec<Say>, Vec<Vec<String>>)> {
        None
    }
    /// What the best move leaves, settled by this law.
    fn after(&self, law: &Law) -> Say;
    /// Why the opponent cannot escape.
    fn proof(&self) -> Say;
    /// The law and its standing.
    fn laws(&self) -> Vec<Step>;
}

/// Tame parts.
struct Tempers {
    tempers: Vec<Tame>,
}

fn tame_words(tempers: &[Tame]) -> Say {
    let sum = tame_sum(tempers.iter().copied()).nimber();
    let firm = tempers.iter().filter(|temper| matches!(temper, Tame::Firm(_))).count();
    say!("misere-tame", firm = firm, sum = sum)
}

impl Speaks for Tempers {
    fn claim(&self) -> Say {
        tame_words(&self.tempers)
    }

    fn ask(&self) -> Say {
        say!("misere-tame-ask")
    }

    fn look(&self) -> Say {
        say!("misere-tame-look", tame = tame_words(&self.tempers))
    }

    fn table(&self) -> Option<(Vec<Say>, Vec<Vec<String>>)> {
        let genus = |temper: &Tame| match temper {
            Tame::Fickle(0) => "0^120".to_owned(),
            Tame::Fickle(_) => "1^031".to_owned(),
            Tame::Firm(nimber) => format!("{nimber}^{nimber}{}", nimber ^ 2),
        };
        let cells = |temper: &Tame| vec![temper.nimber().to_string(), genus(temper)];
        let rows = self.tempers.iter().map(cells).collect();
        Some((vec![say!("misere-head-nimber"), say!("misere-head-genus")], rows))
    }

    fn after(&self, law: &Law) -> Say {
        match law {
            Law::Tame(tempers) => say!("misere-tame-after", tame = tame_words(tempers)),
            _ => say!("misere-after-lost"),
        }
    }

    fn proof(&self) -> Say {
        say!("misere-tame-proof")
    }

    fn laws(&self) -> Vec<Step> {
        vec![Step::says(Role::Law, say!("misere-tame-law")).about(Idea::Tame)]
    }
}

/// Values in a quotient.
struct Values {
    monoid: Monoid,
    names: Names,
    letters: Vec<String>,
    /// In the order of the summands.
    of: Vec<Element>,
}

impl Values {
    fn product(&self, values: &[Element]) -> String {
        self.names.name(values.iter().fold(0, |product, &value| self.monoid.times(product, value))).to_owned()
    }

    fn lost(&self) -> Vec<String> {
        let lost = self.elements().into_iter().filter(|&x| self.monoid.is_lost(x));
        lost.map(|x| self.names.name(x).to_owned()).collect()
    }

    /// The elements in the order of their names, short ones first.
    fn elements(&self) -> Vec<Element> {
        let mut elements: Vec<Element> = self.monoid.elements().collect();
        elements.sort_by_key(|&x| (self.names.name(x).len(), self.names.name(x)));
        elements
    }

    /// Each element, whether it is lost, and what the letters make of it.
    fn products(&self) -> Exhibit {
        let letter = |i: usize| Names::letter(i);
        let row = |x: Element| {
            let outcome = if self.monoid.is_lost(x) { "P" } else { "N" };
            let own = [self.names.name(x).to_owned(), outcome.to_owned()];
            let times = (0..self.letters.len()).map(|i| {
                let letter = self.monoid.elements().find(|&y| self.names.name(y) == letter(i)).unwrap_or_default();
                self.names.name(self.monoid.times(x, letter)).to_owned()
            });
            own.into_iter().chain(times).collect()
        };
        let head = [say!("misere-head-element"), say!("misere-head-outcome")];
        let times = (0..self.letters.len()).map(|i| say!("misere-head-times", letter = letter(i)));
        let rows = self.elements().into_iter().map(row).collect();
        Exhibit::Table { head: head.into_iter().chain(times).collect(), rows, focus: Vec::new() }
    }
}

impl Speaks for Values {
    fn claim(&self) -> Say {
        let value = self.of.iter().fold(0, |product, &value| self.monoid.times(product, value));
        let product = self.product(&self.of);
        if self.monoid.is_lost(value) {
            say!("misere-quotient-lost", product = product)
        } else {
            say!("misere-quotient-won", product = product)
        }
    }

    fn ask(&self) -> Say {
        say!("misere-quotient-ask")
    }

    fn look(&self) -> Say {
        say!("misere-quotient-look", product = self.product(&self.of), lost = self.lost())
    }

    fn table(&self) -> Option<(Vec<Say>, Vec<Vec<String>>)> {
        let rows = self.of.iter().map(|&value| vec![self.names.name(value).to_owned()]).collect();
        Some((vec![say!("misere-head-value")], rows))
    }

    fn after(&self, law: &Law) -> Say {
        match law {
            Law::Quotient(_, values) => say!("misere-quotient-after", product = self.product(values)),
            _ => say!("misere-after-lost"),
        }
    }

    fn proof(&self) -> Say {
        say!("misere-quotient-proof")
    }

    fn laws(&self) -> Vec<Step> {
        let meant = self.letters.iter().enumerate().map(|(i, part)| format!("{} = {part}", Names::letter(i)));
        let letters = Step::says(Role::Law, say!("misere-quotient-letters", letters = meant.collect::<Vec<_>>()));
        let letters = if self.monoid.order() <= SHOWN { letters.showing(self.products()) } else { letters };
        vec![
            letters,
            Step::says(Role::Law, say!("misere-quotient-law", order = self.monoid.order())).about(Idea::Quotient),
        ]
    }
}

/// No law but search.
struct Search {
    most: usize,
}

impl Speaks for Search {
    fn claim(&self) -> Say {
        say!("misere-search-claim")
    }

    fn ask(&self) -> Say {
        say!("misere-search-ask")
    }

    fn look(&self) -> Say {
        say!("misere-search-look")
    }

    fn after(&self, _law: &Law) -> Say {
        say!("misere-after-lost")
    }

    fn proof(&self) -> Say {
        say!("misere-search-proof")
    }

    fn laws(&self) -> Vec<Step> {
        vec![Step::says(Role::Law, say!("misere-search-law", most = self.most))]
    }
}
