//! Why a misère sum is won or lost: tempers of tame parts, values in a misère quotient, or plain search.

use num_traits::Zero;

use crate::kit::answers::{Answers, Best, Judged};
use crate::kit::counted::Counting;
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;
use solve::misere::genus::{Tame, tame_sum};
use solve::misere::laws::{Law, Settled};
use solve::misere::quotient::Quotient;
use solve::misere::quotient::monoid::{Element, Monoid};
use solve::misere::quotient::names::Names;

/// Products of a quotient that are shown at most.
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
    speaks: &'a dyn Speaks,
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
    /// Cost: the laws of the position and of its best move, and the best replies to eight moves of a lost position.
    pub fn reason(&self) -> Result<Reason, Stop> {
        let Misere { game, oracle, at, verdict, control, .. } = *self;
        let names = self.summands.iter().map(|(name, _)| name.clone()).collect();
        let counting = Counting { game, oracle, at, verdict, control, is_misere: true, names };
        if let Some(reason) = counting.reason()? {
            return Ok(reason);
        }
        let judged = Judged { game, oracle, at, verdict, control };
        let reasoning = Reasoning {
            best: &judged,
            part_of: &|mv| (self.part_of)(&verdict.best[mv]),
            law: &|mv| Ok((self.settle)(&judged.after(mv))?.law),
            speaks: &*self.speaks((self.settle)(at)?.law),
            summands: &self.summands,
            is_won: verdict.value.outcome() == Outcome::N,
            listed: verdict.best.len(),
            best_total: &verdict.best_total,
            moves_total: &verdict.total,
        };
        reasoning.reason()
    }

    fn speaks(&self, law: Law) -> Box<dyn Speaks> {
        match law {
            Law::Tame(tempers) => Box::new(Tempers { tempers }),
            Law::Quotient(quotient, values) => {
                let names = (self.names)(&quotient);
                let letters = names.letters.iter().map(|&part| (self.example)(part)).collect();
                Box::new(Values { monoid: quotient.monoid().clone(), names, letters, of: values })
            }
            Law::Searched => Box::new(Search { most: self.searched }),
        }
    }
}

impl Reasoning<'_> {
    fn reason(&self) -> Result<Reason, Stop> {
        let mut steps = vec![Step::says(Role::Ask, self.speaks.ask()), self.look()];
        let is_tough = |mv: &usize| self.is_won || !self.best.ends(*mv);
        if let Some(mv) = (0..self.listed).find(is_tough).or((self.listed > 0).then_some(0)) {
            steps.extend(if self.is_won { self.win(mv)? } else { self.stall(mv)? });
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

    fn look(&self) -> Step {
        let step = Step::says(Role::Look, self.speaks.look()).about(self.speaks.idea());
        let Some((head, cells)) = self.speaks.table() else { return step };
        let rows = self.summands.iter().zip(cells).map(|((name, _), mut row)| {
            row.insert(0, name.clone());
            row
        });
        let head = [say!("misere-head-part")].into_iter().chain(head).collect();
        step.showing(Exhibit::Table { head, rows: rows.collect(), focus: Vec::new() })
    }

    fn win(&self, mv: usize) -> Result<Vec<Step>, Stop> {
        let (name, spots) = &self.summands[(self.part_of)(mv)];
        let place = if self.summands.len() == 1 {
            say!("worth-place-alone", moves = self.best_total, total = self.moves_total)
        } else {
            say!("misere-place", name = name.as_str())
        };
        let place = Step::says(Role::Place, place);
        let place = if spots.is_empty() { place } else { place.showing(Exhibit::Spots(spots.clone())) };
        let after = self.speaks.after(&(self.law)(mv)?);
        let says = say!("misere-move", mv = self.best.write(mv), told = self.best.tell(mv), after = after);
        let answers = self.best.answers(Some(mv))?;
        let proof = if answers.replies.is_empty() && answers.hidden.is_zero() {
            Step::says(Role::Proof, say!("worth-proof-searched-end")).about(Idea::End)
        } else {
            let says = self.speaks.proof().unwrap_or_else(|| say!("worth-proof-searched-won", hidden = answers.hidden));
            Step::says(Role::Proof, says).showing(Exhibit::Replies(answers.replies))
        };
        Ok(vec![place, Step::says(Role::Move, says).about(self.speaks.idea()), proof])
    }

    fn stall(&self, mv: usize) -> Result<Vec<Step>, Stop> {
        let text = self.best.write(mv);
        if self.best.ends(mv) {
            let last = say!("worth-stall-last", mv = text, moves = self.moves_total);
            let place = Step::says(Role::Place, say!("worth-place-last"));
            return Ok(vec![place, Step::says(Role::Move, last).about(Idea::End)]);
        }
        let place = if self.best.some_ends() { say!("worth-place-none-misere") } else { say!("worth-place-none") };
        let Answers { replies, hidden } = self.best.answers(None)?;
        let says = self.speaks.proof().unwrap_or_else(|| say!("worth-proof-searched-lost", hidden = hidden));
        let proof = Step::says(Role::Proof, says);
        let proof = if replies.is_empty() { proof } else { proof.showing(Exhibit::Replies(replies)) };
        Ok(vec![Step::says(Role::Place, place), Step::says(Role::Move, say!("worth-stall", mv = text)), proof])
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
    /// Why the opponent cannot escape; `None`: only the answers show it.
    fn proof(&self) -> Option<Say>;
    /// The idea of the law.
    fn idea(&self) -> Idea;
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

    fn proof(&self) -> Option<Say> {
        Some(say!("misere-tame-proof"))
    }

    fn idea(&self) -> Idea {
        Idea::Tame
    }

    fn laws(&self) -> Vec<Step> {
        vec![Step::says(Role::Law, say!("misere-tame-law")).about(Idea::Tame)]
    }
}

/// Values in a quotient.
struct Values {
    monoid: Monoid,
    names: Names,
    letters: Vec<Say>,
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

    /// The element of a letter.
    fn letter(&self, i: usize) -> Element {
        let name = Names::letter(i);
        self.monoid.elements().find(|&y| self.names.name(y) == name).unwrap_or_default()
    }

    /// The letters of a name, each as often as it is a factor.
    fn spelled(&self, x: Element) -> Vec<usize> {
        let name = self.names.name(x);
        let factors = (0..self.letters.len()).map(|i| {
            let letter = Names::letter(i);
            let after = name.split_once(letter.as_str()).filter(|(_, rest)| !rest.starts_with('\''));
            let power: String = after.map_or("", |(_, rest)| rest).chars().take_while(char::is_ascii_digit).collect();
            vec![i; after.map_or(0, |_| power.parse().unwrap_or(1))]
        });
        factors.collect::<Vec<_>>().concat()
    }

    /// The products that lead from the first value to that of all, letter by letter: the table of those that are no mere writing of
    /// letters side by side. `None`: there are none.
    fn products(&self) -> Option<Exhibit> {
        let mut rows: Vec<(Element, usize)> = Vec::new();
        let mut product = self.of.first().copied()?;
        for &value in &self.of[1..] {
            for letter in self.spelled(value) {
                // What begins with values of 1 needs no table.
                if (product != 0 || !rows.is_empty()) && !rows.contains(&(product, letter)) {
                    rows.push((product, letter));
                }
                product = self.monoid.times(product, self.letter(letter));
            }
        }
        let name = |x: Element| self.names.name(x).to_owned();
        let row = |&(x, i): &(Element, usize)| {
            let product = self.monoid.times(x, self.letter(i));
            let outcome = if self.monoid.is_lost(product) { "P" } else { "N" };
            vec![name(x), Names::letter(i), name(product), outcome.to_owned()]
        };
        let head = vec![
            say!("misere-head-element"),
            say!("misere-head-times"),
            say!("misere-head-product"),
            say!("misere-head-outcome"),
        ];
        let rows: Vec<Vec<String>> = rows.iter().take(SHOWN).map(row).collect();
        (!rows.is_empty()).then_some(Exhibit::Table { head, rows, focus: Vec::new() })
    }

    /// The letters that this position and the lost products are written with, in words.
    fn meant(&self) -> Vec<Say> {
        let named: Vec<Element> = self.elements().into_iter().filter(|&x| self.monoid.is_lost(x)).collect();
        let total = self.of.iter().fold(0, |product, &value| self.monoid.times(product, value));
        let used = |i: &usize| named.iter().chain(&self.of).chain([&total]).any(|&x| self.spelled(x).contains(i));
        let letter = |i: usize| say!("misere-letter", letter = Names::letter(i), part = self.letters[i].clone());
        (0..self.letters.len()).filter(used).map(letter).collect()
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

    fn proof(&self) -> Option<Say> {
        Some(say!("misere-quotient-proof"))
    }

    fn idea(&self) -> Idea {
        Idea::Quotient
    }

    fn laws(&self) -> Vec<Step> {
        let letters = Step::says(Role::Law, say!("misere-quotient-letters", letters = self.meant()));
        let products = self.products().map(|table| {
            let says = say!("misere-quotient-products", product = self.product(&self.of));
            Step::says(Role::Law, says).showing(table)
        });
        let law = Step::says(Role::Law, say!("misere-quotient-law", order = self.monoid.order())).about(Idea::Quotient);
        [letters].into_iter().chain(products).chain([law]).collect()
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
