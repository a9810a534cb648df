//! A sum of independent parts: the nim-value of each from a table of its own, then all added without carry, column by column.
//!
//! A move changes one part. With nim-sum x some part of value g has g xor x less than g, and a move there that leaves it: then the nim-sum
//! is 0. R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935), 438-444.
//!
//! Worked by hand: parts of values 3 and 5. Columns 4 2 1: 011 and 101 add to 110 = 6. 3 xor 6 = 5 is more, 5 xor 6 = 3 is less: lower
//! the second part to 3.

use num_traits::Zero;

use crate::judge::control::Stop;
use crate::judge::value::Outcome;
use crate::trace::graph::Paper;
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Cost, Figure, Found, Run, Step, Table, Tint};
use ground::num::Nat;
use ground::say;
use ground::say::Say;

/// Columns of a nim-sum that are shown at most.
pub const BITS: u64 = 64;

/// Columns up to which their power is written out.
const WRITTEN: u64 = 10;

/// The column of the nim-values; those of the bits follow, then what a value must become.
const VALUE: usize = 0;

/// A part of a sum.
pub struct Part {
    /// The part in notation.
    pub text: String,
    /// Its nim-value.
    pub value: Nat,
    /// The table of its nim-values as it is filled; `None`: it is too large, and the value is told by who knows it.
    pub run: Option<Run>,
}

/// A move that wins.
pub struct First {
    /// The move in notation.
    pub text: String,
    /// The part that it changes, by its number.
    pub part: usize,
}

struct Adding {
    parts: Vec<Part>,
    /// The figure of each part's own table.
    figures: Vec<Option<usize>>,
    bits: u64,
    run: Run,
    /// Cells filled.
    work: Nat,
}

/// Adds the nim-values of two parts or more. `whole` is the sum in notation; `first` a move that wins, if one is known.
/// Too large: a nim-value of more than [`BITS`] binary digits.
pub fn add(parts: Vec<Part>, whole: Paper, first: Option<First>) -> Result<Run, Stop> {
    let bits = parts.iter().map(|part| part.value.bits()).max().unwrap_or(0).max(1);
    if bits > BITS {
        return Err(Stop::TooLarge(say!("trace-sum-wide", most = BITS)));
    }
    let mut adding = Adding::new(parts, bits, whole);
    let mut sum = Nat::ZERO;
    for i in 0..adding.parts.len() {
        adding.fill(i);
        sum = adding.take(i, &sum);
    }
    (0..bits).rev().for_each(|bit| adding.column(bit));
    adding.total(&sum);
    if !sum.is_zero() {
        (0..adding.parts.len()).for_each(|i| adding.wanted(i, &sum));
    }
    if let Some(first) = first {
        adding.play(&first, &sum);
    }
    adding.answer(&sum);
    let costs = vec![Cost { method: Method::SgSum, work: Some(adding.work), cuts: 0, recalled: 0 }];
    Ok(Run { found: Found::Nimber(sum), costs, ..adding.run })
}

fn cell(row: usize, column: usize) -> Cell {
    Cell { figure: 0, row, column }
}

/// The head of a column of binary digits.
fn power(bit: u64) -> String {
    if bit < WRITTEN { (1u64 << bit).to_string() } else { format!("2^{bit}") }
}

/// The table of a part's values, under its name.
fn own_table(run: &Run, part: &str) -> Option<Table> {
    let Some(Figure::Table(table)) = run.figures.first() else { return None };
    Some(Table { title: say!("trace-sum-own", part = part), ..table.clone() })
}

impl Adding {
    fn new(mut parts: Vec<Part>, bits: u64, whole: Paper) -> Self {
        let powers = (0..bits).rev().map(|bit| Say::verbatim(power(bit)));
        let columns = std::iter::once(say!("trace-worth")).chain(powers).chain([say!("trace-sum-becomes")]).collect();
        let rows = parts.iter().map(|part| part.text.clone()).chain(["xor".to_owned()]).collect();
        let table = Table { title: say!("trace-sum-table"), columns, rows };
        let mut run = Run { papers: vec![whole], ..Run::new(Method::SgSum, vec![Figure::Table(table)]) };
        let mut figures: Vec<Option<usize>> = Vec::new();
        for i in 0..parts.len() {
            let twin = parts[..i].iter().position(|part| part.text == parts[i].text);
            figures.push(twin.and_then(|twin| figures[twin]));
            if twin.is_some() {
                // A part that was met has its table already.
                parts[i].run = None;
            } else if let Some(own) = &parts[i].run {
                figures[i] = own_table(own, &parts[i].text).map(|table| {
                    run.figures.push(Figure::Table(table));
                    run.figures.len() - 1
                });
            }
        }
        Adding { parts, figures, bits, run, work: Nat::ZERO }
    }

    fn bit(&self, row: usize, bit: u64) -> Cell {
        cell(row, VALUE + (self.bits - bit) as usize)
    }

    fn becomes(&self, row: usize) -> Cell {
        cell(row, VALUE + 1 + self.bits as usize)
    }

    /// The cells that a part's own table fills, one after the other.
    fn fill(&mut self, i: usize) {
        let (Some(own), Some(figure)) = (self.parts[i].run.take(), self.figures[i]) else { return };
        let papers = self.run.papers.len();
        self.run.papers.extend(own.papers);
        self.work += own.costs.iter().filter_map(|cost| cost.work.clone()).sum::<Nat>();
        let here = |cell: Cell| (cell.figure == 0).then_some(Cell { figure, ..cell });
        for step in own.steps.into_iter().filter(|step| !step.changes.is_empty()) {
            let moved = |change| match change {
                Change::Write(cell, text, tint) => here(cell).map(|cell| Change::Write(cell, text, tint)),
                _ => None,
            };
            let value = step.asks.clone().unwrap_or_default();
            let step = Step {
                line: "part",
                changes: step.changes.into_iter().filter_map(moved).collect(),
                lit: step.lit.into_iter().filter_map(here).collect(),
                paper: step.paper.map(|paper| paper + papers),
                values: vec![("n", self.parts[i].text.clone()), ("sg", value)],
                ..step
            };
            self.run.keep(step);
        }
    }

    /// Takes a part's value into the nim-sum; tells the sum so far.
    fn take(&mut self, i: usize, before: &Nat) -> Nat {
        let Part { text, value, .. } = &self.parts[i];
        let after = before ^ value;
        if self.figures[i].is_none() {
            let says = say!("trace-sum-told", part = text.as_str(), value = value);
            self.run.keep(Step::saying("part", says).about(0).looking([cell(i, VALUE)]).with("n", text));
        }
        let says = say!("trace-sum-part", part = text.as_str(), value = value, before = before, after = &after);
        let step = Step::saying("xor", says).about(0).looking([cell(i, VALUE)]).asked(value.to_string());
        let step = step.with("n", text).with("sg[n]", value).with("x", &after);
        let step = step.changing(Change::Write(cell(i, VALUE), value.to_string(), Tint::Plain));
        let digit = |bit| Change::Write(self.bit(i, bit), u8::from(value.bit(bit)).to_string(), Tint::Plain);
        let step = (0..self.bits).fold(step, |step, bit| step.changing(digit(bit)));
        self.work += 1u8;
        self.run.keep(step);
        after
    }

    /// Adds one column: 1 where an odd number of parts have a one.
    fn column(&mut self, bit: u64) {
        let with: Vec<usize> = (0..self.parts.len()).filter(|i| self.parts[*i].value.bit(bit)).collect();
        let (odd, last) = (with.len() % 2, self.bit(self.parts.len(), bit));
        let says = say!("trace-sum-column", power = power(bit), ones = with.len(), bit = odd);
        let lit = std::iter::once(last).chain(with.iter().map(|i| self.bit(*i, bit)));
        let step = Step::saying("xor", says).about(0).looking(lit).asked(odd.to_string());
        self.run.keep(step.changing(Change::Write(last, odd.to_string(), Tint::Best)));
    }

    fn total(&mut self, sum: &Nat) {
        let last = cell(self.parts.len(), VALUE);
        let step = Step::saying("xor", say!("trace-sum-total", sum = sum)).about(0).looking([last]).with("x", sum);
        let tint = if sum.is_zero() { Tint::Lost } else { Tint::Won };
        self.run.keep(step.asked(sum.to_string()).changing(Change::Write(last, sum.to_string(), tint)));
    }

    /// What a part's value must become for the nim-sum to be 0.
    fn wanted(&mut self, i: usize, sum: &Nat) {
        let Part { text, value, .. } = &self.parts[i];
        let wanted = value ^ sum;
        let (is_less, at) = (wanted < *value, self.becomes(i));
        let how = if is_less { "less" } else { "more" };
        let says =
            say!("trace-sum-wanted", part = text.as_str(), value = value, sum = sum, wanted = &wanted, how = how);
        let step = Step::saying("move", says).about(0).looking([at, cell(i, VALUE)]).asked(wanted.to_string());
        let step = step.with("n", text).with("x ^ sg[n]", &wanted);
        let tint = if is_less { Tint::Best } else { Tint::Spared };
        self.run.keep(step.changing(Change::Write(at, wanted.to_string(), tint)));
    }

    fn play(&mut self, first: &First, sum: &Nat) {
        let Part { text, value, .. } = &self.parts[first.part];
        let says = say!("trace-sum-play", move = first.text.as_str(), part = text.as_str(), wanted = &(value ^ sum));
        let step = Step::saying("move", says).about(0).looking([self.becomes(first.part), cell(first.part, VALUE)]);
        self.run.keep(Step { is_event: true, ..step }.with("i", first.part + 1));
    }

    fn answer(&mut self, sum: &Nat) {
        let letter = if sum.is_zero() { Outcome::P } else { Outcome::N }.letter();
        let step = Step::saying("answer", say!("trace-sum-answer", sum = sum, letter = letter)).about(0);
        self.run.keep(Step { is_event: true, ..step.with("x", sum).looking([cell(self.parts.len(), VALUE)]) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::value::Value;

    /// Parts told by their values, always the same ones: up to five, each below 32.
    fn sums() -> impl Iterator<Item = Vec<u64>> {
        let mut seed = 7u64;
        let mut draw = move |most: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % most
        };
        (0..1_000).map(move |_| (0..2 + draw(4)).map(|_| draw(32)).collect())
    }

    fn added(values: &[u64]) -> Run {
        let part = |value: &u64| Part { text: format!("part {value}"), value: Nat::from(*value), run: None };
        let whole = Paper { position: "sum".into(), moves: Vec::new() };
        add(values.iter().map(part).collect(), whole, None).expect("it is small")
    }

    fn written(run: &Run, cell: Cell) -> Option<String> {
        let changes = run.steps.iter().flat_map(|step| &step.changes);
        changes.into_iter().find_map(|change| match change {
            Change::Write(at, text, _) if *at == cell => Some(text.clone()),
            _ => None,
        })
    }

    #[test]
    fn columns_add_to_the_nim_sum_and_a_less_value_is_wanted_where_one_wins() {
        for values in sums() {
            let run = added(&values);
            let sum = values.iter().fold(0, |sum, value| sum ^ value);
            assert_eq!(run.found.agrees(&Value::nimber(Nat::from(sum))), Some(true), "{values:?}");
            let bits = values.iter().max().map_or(1, |most| (64 - most.leading_zeros()).max(1)) as usize;
            let digits: String = (1..=bits).filter_map(|column| written(&run, cell(values.len(), column))).collect();
            assert_eq!(u64::from_str_radix(&digits, 2), Ok(sum), "{values:?}");
            let wanted = |i: usize| written(&run, cell(i, bits + 1)).and_then(|text| text.parse::<u64>().ok());
            let due = |i: usize| (sum != 0).then_some(values[i] ^ sum);
            assert!((0..values.len()).all(|i| wanted(i) == due(i)), "{values:?}");
            let is_won = (0..values.len()).any(|i| wanted(i).is_some_and(|wanted| wanted < values[i]));
            assert_eq!(is_won, sum != 0, "{values:?}");
        }
    }

    #[test]
    fn values_of_too_many_digits_are_refused() {
        let part = || Part { text: "large".into(), value: Nat::from(1u8) << BITS, run: None };
        let added = add(vec![part(), part()], Paper::default(), None);
        assert!(matches!(added, Err(Stop::TooLarge(_))));
    }
}
