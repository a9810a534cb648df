//! Number games: from a heap take a square, a prime, a divisor, or go where the rule says.

mod heap_line;
pub(crate) mod rule;
mod worth;

use num_traits::ToPrimitive;

use crate::kit::breaking::rules::{Alike, Breaking, Breaks, Lefts};
use crate::kit::heaps::table_index;
use crate::numbers::number_game::heap_line::HeapLine;
use crate::numbers::number_game::rule::Rule;
use crate::numbers::number_game::worth::{Known, known, law, note, period, written_law};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::expression::read::{Term, read};
use ground::expression::tree::Truth;
use ground::fault::Fault;
use ground::heap_game::{HEAP, TAKEN};
use ground::num::Nat;
use ground::params::{Domain, Param, Params};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::Period;
use solve::nim_values::heap_rule::HeapRule;
use solve::nim_values::heap_table::HeapTable;

/// Sizes of a table that a theorem fills, at most.
const TABLED: usize = 1_000_000;

/// A number game, normal or misère.
pub struct NumberGame {
    rule: Rule,
    is_misere: bool,
    values: HeapTable,
    outcomes: HeapLine,
}

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Breaking<NumberGame>, Fault> {
    let rule = Rule::named(params.text("rule"));
    let most = most(rule);
    Ok(Breaking::new(NumberGame {
        rule,
        is_misere: params.flag("misere"),
        values: HeapTable::new(most),
        outcomes: HeapLine::new(most),
    }))
}

/// The largest number in a table: so many that all its moves are tried in some seconds.
fn most(rule: Rule) -> usize {
    match rule {
        Rule::Square | Rule::Triangular => 1_000_000,
        Rule::Cube | Rule::Fibonacci | Rule::Digit | Rule::PowerOfTwo => 2_000_000,
        Rule::HalveOrDecrement => 10_000_000,
        Rule::Prime | Rule::PrimeOrOne => 100_000,
        _ => 20_000,
    }
}

impl HeapRule for NumberGame {
    fn each(&self, size: usize, leaves: &mut dyn FnMut(&[usize])) {
        self.rule.each(size, &mut |left| leaves(&[left][..usize::from(left > 0)]));
    }
}

impl Breaks for NumberGame {
    const CARD: Card = Card {
        id: "number-game",
        family: Family::Numbers,
        fame: 10,
        manner: Manner::Heaps,
        params: &[
            Param { name: "rule", domain: Domain::Word(Rule::NAMES), default: "square" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("21") },
            Preset { params: &[("rule", "prime")], position: Some("12,17") },
            Preset { params: &[("rule", "proper-divisor")], position: Some("12,18,30") },
            Preset { params: &[("rule", "halve-or-decrement")], position: Some("40") },
            Preset { params: &[("misere", "true")], position: Some("23") },
        ],
        sources: &[
            "T. S. Ferguson, Game Theory, part I, chapters 1 and 4",
            "S. W. Golomb, A mathematical investigation of games of take-away, Journal of Combinatorial Theory 1 (1966), 443-458",
            "The On-Line Encyclopedia of Integer Sequences, A030193 and A025043",
        ],
    };

    fn taken_when(&self) -> Option<Truth> {
        let text = match self.rule {
            Rule::Fibonacci => "fibonacci(c)",
            Rule::PowerOfTwo => "power_of_two(c)",
            Rule::AtMostHalf => "2 * c <= n",
            Rule::AtLeastHalf => "2 * c >= n",
            Rule::EvenOrAllOdd => "c % 2 == 0 and c < n or c == n and n % 2 == 1",
            Rule::HalveOrDecrement => "c == 1 or c == n - floor(n / 2)",
            _ => return None,
        };
        match read(text, &[("n", HEAP), ("c", TAKEN)]) {
            Ok(Term::Truth(when)) => Some(when),
            _ => None,
        }
    }

    fn is_misere(&self) -> bool {
        self.is_misere
    }

    fn start(&self) -> Vec<Nat> {
        vec![Nat::from(21u8)]
    }

    fn note(&self) -> Say {
        note(self.rule)
    }

    fn count(&self, size: &Nat) -> Nat {
        self.rule.count(size).unwrap_or_else(|| Nat::from(self.rule.some_lefts(size).count()))
    }

    fn lefts(&self, size: &Nat) -> Lefts<'_> {
        let lefts = self.rule.lefts(size).unwrap_or_else(|| self.rule.some_lefts(size));
        Box::new(lefts.map(|left| Some(left).filter(|left| *left > Nat::ZERO).into_iter().collect()))
    }

    fn allows(&self, size: &Nat, left: &[Nat]) -> bool {
        left.len() < 2 && self.rule.allows(size, left.first().unwrap_or(&Nat::ZERO))
    }

    fn is_dead(&self, size: &Nat) -> bool {
        self.rule.is_dead(size)
    }

    fn ways(&self, _size: usize, taken: usize) -> u8 {
        u8::from(taken > 0)
    }

    fn listed(&self, size: &Nat) -> Result<(), Stop> {
        let is_listed = self.rule.count(size).is_some();
        if is_listed { Ok(()) } else { Err(Stop::TooLarge(say!("number-game-unlisted", size = size))) }
    }

    fn nimber(&self, size: &Nat, control: &Control) -> Result<Nat, Stop> {
        control.tick(1)?;
        match known(self.rule, size) {
            Known::Nimber(nimber) => Ok(nimber),
            Known::Beyond => Err(Stop::TooLarge(say!("number-game-unlisted", size = size))),
            Known::Nothing => self.values.value(self, size, control).map(Nat::from),
        }
    }

    fn is_alike(&self) -> bool {
        self.rule.least_of_all().is_some()
    }

    fn alike(&self, _most: &Nat, _control: &Control) -> Result<Option<Alike>, Stop> {
        Ok(self.rule.least_of_all().map(|least| Alike { least: Nat::from(least), to: 0 }))
    }

    fn is_lost_alone(&self, size: &Nat, control: &Control) -> Result<Option<bool>, Stop> {
        self.outcomes.is_lost(self, size, control).map(Some)
    }

    fn has_no_theorem(&self) -> bool {
        false
    }

    fn laws(&self, _heaps: &[Nat], _control: &Control) -> Result<Vec<Say>, Stop> {
        Ok(vec![law(self.rule).unwrap_or_else(|| say!("number-game-by-table", most = self.values.most()))])
    }

    fn written_law(&self, sizes: usize) -> Option<String> {
        if self.is_misere { None } else { written_law(self.rule, sizes) }
    }

    fn table(&self, to: usize, control: &Control) -> Result<(Vec<u64>, Option<Period>), Stop> {
        if law(self.rule).is_none() {
            return Ok((self.values.values(self, to, control)?, None));
        }
        let to = table_index(&Nat::from(to), TABLED, control)?;
        let value = |n: usize| Ok(self.nimber(&Nat::from(n), control)?.to_u64().expect("sizes of a table are small"));
        Ok(((0..=to).map(value).collect::<Result<_, Stop>>()?, period(self.rule)))
    }
}
