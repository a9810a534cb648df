//! Why a misère sum is won or lost: tempers of tame parts, values in a misère quotient, or plain search.

use num_traits::Zero;

use crate::kit::answers::{Answers, Best, Judged};
use crate::kit::worth::shown;
use crate::kit::worth::values::in_tens;
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
const SHOWN: usize = 12;

/// Lost elements that a sentence lists.
const LISTED: usize = 8;

/// Moves that are looked at for what they leave.
const TRIED: u64 = 256;

/// A move, and what is known of what it leaves.
type Left = (String, Settled);

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
    left: &'a dyn Fn() -> Result<Vec<Left>, Stop>,
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
    /// Cost: the laws of the position and of what at most 256 moves leave, and the best replies to eight moves of a lost position.
    pub fn reason(&self) -> Result<Reason, Stop> {
        self.reason_with(&[])
    }

    /// The same beside the values of heaps of 0, 1, 2 and so on in the quotient, where they can come up.
    pub fn reason_with(&self, heaps: &[Option<Element>]) -> Result<Reason, Stop> {
        let Misere { game, oracle, at, verdict, control, .. } = *self;
        let judged = Judged { game, oracle, at, verdict, control };
        let reasoning = Reasoning {
            best: &judged,
            part_of: &|mv| (self.part_of)(&verdict.best[mv]),
            law: &|mv| Ok((self.settle)(&judged.after(mv))?.law),
            left: &|| self.left(),
            speaks: &*self.speaks((self.settle)(at)?.law, heaps),
            summands: &self.summands,
            is_won: verdict.value.outcome() == Outcome::N,
            listed: verdict.best.len(),
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

    fn speaks(&self, law: Law, heaps: &[Option<Element>]) -> Box<dyn Speaks> {
        match law {
            Law::Tame(tempers) => Box::new(Tempers { tempers }),
            Law::Quotient(quotient, values) => {
                let names = (self.names)(&quotient);
                let letters = names.letters.iter().map(|&part| (self.example)(part)).collect();
                let (monoid, heaps) = (quotient.monoid().clone(), heaps.to_vec());
                Box::new(Values { monoid, names, letters, heaps, of: values })
            }
            Law::Searched => Box::new(Search { most: self.searched }),
        }
    }
}

impl Reasoning<'_> {
    fn reason(&self) -> Result<Reason, Stop> {
        let left = (self.left)()?;
        let mut steps = vec![Step::says(Role::Ask, self.speaks.ask()), self.look(&left)];
        steps.extend(self.speaks.basis());
        let is_tough = |mv: &usize| self.is_won || !self.best.ends(*mv);
        if let Some(mv) = (0..self.listed).find(is_tough).or((self.listed > 0).then_some(0)) {
            steps.extend(if self.is_won { self.win(mv, &left)? } else { self.stall(mv, &left)? });
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
        let rows = self.summands.iter().zip(cells).map(|((name, _), mut row)| {
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
        let step = Step::says(Role::Move, says).about(self.speaks.idea());
        Ok(vec![place, shown(step, self.speaks.options(left)), proof])
    }

    fn stall(&self, mv: usize, left: &[Left]) -> Result<Vec<Step>, Stop> {
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
        let place = shown(Step::says(Role::Place, place), self.speaks.options(left));
        Ok(vec![place, Step::says(Role::Move, say!("worth-stall", mv = text)), proof])
    }
}

/// The language of one law.
trait Speaks {
    /// Why the position is what it is.
    fn claim(&self) -> Say;
    /// The question that leads there.
    fn ask(&self) -> Say;
    /// The feature to look at, beside what the moves leave.
    fn look(&self, left: &[Left]) -> Say;
    /// What each summand is: heads of columns, and a row of cells for each.
    fn table(&self) -> Option<(Vec<Say>, Vec<Vec<String>>)> {
        None
    }
    /// From what the values of the parts are redone.
    fn basis(&self) -> Vec<Step> {
        Vec::new()
    }
    /// What the moves leave, one move for each value.
    fn options(&self, _left: &[Left]) -> Option<Exhibit> {
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

    fn look(&self, _left: &[Left]) -> Say {
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
    /// Of heaps of 0, 1, 2 and so on, where they can come up.
    heaps: Vec<Option<Element>>,
    /// In the order of the summands.
    of: Vec<Element>,
}

impl Values {
    fn product(&self, values: &[Element]) -> Element {
        values.iter().fold(0, |product, &value| self.monoid.times(product, value))
    }

    /// The name of an element as it is read, its powers raised.
    fn told(&self, x: Element) -> String {
        let name = self.names.name(x);
        if x == 0 { name.to_owned() } else { name.chars().map(raised).collect() }
    }

    fn lost(&self) -> Vec<Element> {
        self.elements().into_iter().filter(|&x| self.monoid.is_lost(x)).collect()
    }

    /// The product of what a move leaves, where the quotient knows it.
    fn left(&self, (_, settled): &Left) -> Option<Element> {
        let Law::Quotient(quotient, values) = &settled.law else { return None };
        (quotient.monoid().order() == self.monoid.order()).then(|| self.product(values))
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

    /// The products that lead from the first value to that of all, letter by letter; none where letters are only put side by side.
    fn products(&self) -> Vec<String> {
        let mut steps = Vec::new();
        let mut is_worked = false;
        let Some((&first, others)) = self.of.split_first() else { return steps };
        let mut product = first;
        for letter in others.iter().flat_map(|&value| self.spelled(value)) {
            let next = self.monoid.times(product, self.letter(letter));
            let (before, letter, after) = (self.told(product), Names::letter(letter), self.told(next));
            // What begins with values of 1 needs no step.
            if product != 0 || !steps.is_empty() {
                is_worked |= format!("{before}{letter}") != after;
                steps.push(format!("{before} · {letter} = {after}"));
            }
            product = next;
        }
        if is_worked && steps.len() <= SHOWN { steps } else { Vec::new() }
    }

    /// The letters that this position and the lost products are written with, in words.
    fn meant(&self) -> Vec<Say> {
        let (named, total) = (self.lost(), self.product(&self.of));
        let all = || named.iter().chain(&self.of).chain(self.heaps.iter().flatten()).chain([&total]);
        let used = |i: &usize| all().any(|&x| self.spelled(x).contains(i));
        let letter = |i: usize| say!("misere-letter", letter = Names::letter(i), part = self.letters[i].clone());
        (0..self.letters.len()).filter(used).map(letter).collect()
    }
}

impl Speaks for Values {
    fn claim(&self) -> Say {
        let (value, parts) = (self.product(&self.of), self.of.len());
        let product = self.told(value);
        if self.monoid.is_lost(value) {
            say!("misere-quotient-lost", parts = parts, product = product)
        } else {
            say!("misere-quotient-won", parts = parts, product = product)
        }
    }

    fn ask(&self) -> Say {
        say!("misere-quotient-ask")
    }

    /// All lost elements, or those among what the position and its moves are worth.
    fn look(&self, left: &[Left]) -> Say {
        let (lost, value) = (self.lost(), self.product(&self.of));
        let met: Vec<Element> = left.iter().filter_map(|left| self.left(left)).chain([value]).collect();
        let is_short = lost.len() <= LISTED || left.is_empty();
        let named = lost.iter().filter(|x| is_short || met.contains(x)).map(|&x| self.told(x));
        let (named, product): (Vec<String>, String) = (named.collect(), self.told(value));
        let others = if is_short { 0 } else { lost.len() - named.len() };
        say!("misere-quotient-look", parts = self.of.len(), product = product, lost = named, others = others)
    }

    fn table(&self) -> Option<(Vec<Say>, Vec<Vec<String>>)> {
        let rows = self.of.iter().map(|&value| vec![self.told(value)]).collect();
        (self.of.len() > 1).then_some((vec![say!("misere-head-value")], rows))
    }

    fn basis(&self) -> Vec<Step> {
        let heaps = || {
            let cell = |value: &Option<Element>| value.map_or_else(|| "-".to_owned(), |value| self.told(value));
            let cells: Vec<String> = self.heaps.iter().map(cell).collect();
            Step::says(Role::Look, say!("misere-quotient-heaps")).showing(in_tens(&cells))
        };
        let heaps = (!self.heaps.is_empty()).then(heaps);
        let letters = Step::says(Role::Look, say!("misere-quotient-letters", letters = self.meant()));
        let steps = Some(self.products()).filter(|steps| !steps.is_empty());
        let products = steps.map(|steps| Step::says(Role::Look, say!("misere-quotient-products", steps = steps)));
        heaps.into_iter().chain([letters]).chain(products).collect()
    }

    fn options(&self, left: &[Left]) -> Option<Exhibit> {
        let mut met = Vec::new();
        let (mut rows, mut focus) = (Vec::new(), Vec::new());
        for left in left {
            let Some(product) = self.left(left).filter(|product| !met.contains(product)) else { continue };
            met.push(product);
            let is_lost = self.monoid.is_lost(product);
            focus.extend(is_lost.then_some((rows.len(), 1)));
            rows.push(vec![left.0.clone(), self.told(product), if is_lost { "P" } else { "N" }.to_owned()]);
        }
        let head = vec![say!("misere-head-move"), say!("misere-head-product"), say!("misere-head-outcome")];
        (!rows.is_empty() && rows.len() <= SHOWN).then_some(Exhibit::Table { head, rows, focus })
    }

    fn after(&self, law: &Law) -> Say {
        match law {
            Law::Quotient(_, values) => say!("misere-quotient-after", product = self.told(self.product(values))),
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
        vec![Step::says(Role::Law, say!("misere-quotient-law", order = self.monoid.order())).about(Idea::Quotient)]
    }
}

/// A digit of a power as it stands beside a letter.
fn raised(c: char) -> char {
    let digits = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    c.to_digit(10).map_or(c, |digit| digits[digit as usize])
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
