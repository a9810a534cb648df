//! Conditions on numbers as sets: what a typed rule allows, worked out by the checker's own means.
//!
//! A number is a pair of tracks, the first less the second, so that nothing is ever negative.

use crate::statement::digits::{Set, TooLarge, Track};
use crate::statement::every_size::numbers::Numbers;
use ground::expression::tree::{Comparison, Function, Number, Operation, Property, Truth};

/// The first pair of tracks for parts of an expression.
const PAIR: Track = 60;

/// Multiples and divisors are at most this.
const MOST: i64 = 1_000;

/// What a condition is written in.
pub struct Conditions<'a> {
    /// Numbers.
    pub numbers: &'a Numbers,
    /// The track of each variable.
    pub tracks: &'a [Track],
}

/// A set that is told; `None`: it cannot be.
type Told = Result<Option<Set>, TooLarge>;

impl Conditions<'_> {
    /// The tuples for which a condition holds; `None`: it cannot be told.
    pub fn holds(&self, truth: &Truth) -> Told {
        let all = self.all()?;
        let two = |x: &Truth, y: &Truth| Ok::<_, TooLarge>(self.holds(x)?.zip(self.holds(y)?));
        match truth {
            Truth::And(x, y) => two(x, y)?.map(|(x, y)| x.and(&y)).transpose(),
            Truth::Or(x, y) => two(x, y)?.map(|(x, y)| x.or(&y)).transpose(),
            Truth::Not(x) => self.holds(x)?.map(|x| all.less(&x)).transpose(),
            Truth::Compare(comparison, x, y) => self.compared(*comparison, x, y)?.map(|set| set.and(&all)).transpose(),
            Truth::Among(x, list) => {
                let mut found = all.less(&all)?;
                for y in list {
                    let Some(one) = self.compared(Comparison::Equal, x, y)? else { return Ok(None) };
                    found = found.or(&one.and(&all)?)?;
                }
                Ok(Some(found))
            }
            Truth::Is(property, x) => self.is(*property, x)?.map(|set| set.and(&all)).transpose(),
        }
    }

    fn all(&self) -> Result<Set, TooLarge> {
        let valid = &self.numbers.valid;
        self.tracks[1..].iter().try_fold(valid.named(&[self.tracks[0]]), |all, track| all.and(&valid.named(&[*track])))
    }

    fn compared(&self, comparison: Comparison, x: &Number, y: &Number) -> Told {
        let (own, others) = (PAIR, PAIR + 2);
        let (Some(x), Some(y)) = (self.number(x, own)?, self.number(y, others)?) else { return Ok(None) };
        // x - x' beside y - y' is x + y' beside y + x'.
        let (left, right) = (PAIR + 4, PAIR + 5);
        let relation = match comparison {
            Comparison::Equal => self.numbers.same(left, right)?,
            Comparison::Differs => self.numbers.unlike(left, right)?,
            Comparison::Less => self.numbers.less.named(&[left, right]),
            Comparison::AtMost => self.numbers.at_most(left, right)?,
        };
        let adder = &self.numbers.adder;
        let relation = relation.and(&adder.named(&[own, others + 1, left]))?.without(left)?;
        let relation = relation.and(&adder.named(&[others, own + 1, right]))?.without(right)?;
        let beside_y = relation.and(&x)?.without(own)?.without(own + 1)?;
        beside_y.and(&y)?.without(others)?.without(others + 1).map(Some)
    }

    /// The tuples beside which an expression is the number at `to` less the one after it.
    fn number(&self, number: &Number, to: Track) -> Told {
        match number {
            Number::Fixed(exact) => {
                let Some(constant) = exact.small().filter(|constant| constant.abs() <= MOST) else { return Ok(None) };
                let (some, none) = if constant < 0 { (to + 1, to) } else { (to, to + 1) };
                self.numbers.constant(constant.unsigned_abs(), some)?.and(&self.numbers.zero(none)).map(Some)
            }
            Number::Variable(variable) => match self.tracks.get(*variable) {
                Some(track) => self.numbers.same(*track, to)?.and(&self.numbers.zero(to + 1)).map(Some),
                None => Ok(None),
            },
            Number::One(Function::Negate, x) => Ok(self.number(x, to)?.map(|x| turned(&x, to))),
            Number::One(Function::Floor, x) => match &**x {
                Number::Two(Operation::Over, x, by) => self.divided(x, by, to, false),
                _ => Ok(None),
            },
            Number::Two(Operation::Plus, x, y) => self.sum(x, y, to, false),
            Number::Two(Operation::Minus, x, y) => self.sum(x, y, to, true),
            Number::Two(Operation::Times, x, y) => self.product(x, y, to),
            Number::Two(Operation::Modulo, x, by) => self.divided(x, by, to, true),
            _ => Ok(None),
        }
    }

    fn sum(&self, x: &Number, y: &Number, to: Track, is_difference: bool) -> Told {
        let (own, others) = (to + 2, to + 4);
        let (Some(x), Some(y)) = (self.number(x, own)?, self.number(y, others)?) else { return Ok(None) };
        let y = if is_difference { turned(&y, others) } else { y };
        let adder = &self.numbers.adder;
        let first = x.and(&adder.named(&[own, others, to]))?.without(own)?;
        let both = first.and(&y)?.without(others)?;
        let second = both.and(&adder.named(&[own + 1, others + 1, to + 1]))?;
        second.without(own + 1)?.without(others + 1).map(Some)
    }

    fn product(&self, x: &Number, y: &Number, to: Track) -> Told {
        let (times, of) = match (x, y) {
            (Number::Fixed(times), of) | (of, Number::Fixed(times)) => (times.small(), of),
            _ => return Ok(None),
        };
        let Some(times) = times.filter(|times| times.abs() <= MOST) else { return Ok(None) };
        let from = to + 2;
        let Some(mut set) = self.number(of, from)? else { return Ok(None) };
        for i in 0..2 {
            set = set.and(&self.numbers.times(times.unsigned_abs(), from + i, to + i)?)?.without(from + i)?;
        }
        Ok(Some(if times < 0 { turned(&set, to) } else { set }))
    }

    /// The quotient by a constant, rounded down, or the rest; `None`: something that is divided is negative.
    fn divided(&self, x: &Number, by: &Number, to: Track, is_rest: bool) -> Told {
        let Number::Fixed(by) = by else { return Ok(None) };
        let Some(by) = by.small().filter(|by| (1..=MOST).contains(by)) else { return Ok(None) };
        let (from, quotient, rest, part, sum) = (to + 2, to + 4, to + 5, to + 6, to + 7);
        let Some(x) = self.number(x, from)? else { return Ok(None) };
        // x = x' + by * quotient + rest.
        let adder = &self.numbers.adder;
        let relation = x.and(&adder.named(&[sum, rest, from]))?.without(from)?;
        let relation = relation.and(&adder.named(&[from + 1, part, sum]))?.without(sum)?.without(from + 1)?;
        let relation = relation.and(&self.numbers.times(by as u64, quotient, part)?)?.without(part)?;
        let bound =
            self.numbers.less.named(&[rest, part]).and(&self.numbers.constant(by as u64, part)?)?.without(part)?;
        let relation = relation.and(&bound)?;
        let (kept, gone) = if is_rest { (rest, quotient) } else { (quotient, rest) };
        let found = relation.without(gone)?;
        let found = found.and(&self.numbers.same(kept, to)?)?.without(kept)?;
        let is_total = found.without(to)?.and(&self.all()?)?.is(&self.all()?)?;
        if is_total { found.and(&self.numbers.zero(to + 1)).map(Some) } else { Ok(None) }
    }

    fn is(&self, property: Property, x: &Number) -> Told {
        let Some(written) = self.written(property)? else { return Ok(None) };
        let (own, at) = (PAIR, PAIR + 2);
        let Some(x) = self.number(x, own)? else { return Ok(None) };
        let value = self.numbers.adder.named(&[own + 1, at, own]).and(&written.named(&[at]))?.without(at)?;
        x.and(&value)?.without(own)?.without(own + 1).map(Some)
    }

    /// Powers of two in binary, Fibonacci's numbers in Zeckendorf's: words with a single one; `None`: it is another numeration.
    fn written(&self, property: Property) -> Told {
        let valid = &self.numbers.valid;
        if valid.radix != 2 {
            return Ok(None);
        }
        let word = |rows: &[[u32; 2]], ends: &[bool]| Set {
            radix: 2,
            tracks: vec![0],
            rows: rows.iter().map(|row| row.to_vec()).collect(),
            ends: ends.to_vec(),
        };
        let (valid_words, may_be_none) = match property {
            Property::PowerOfTwo => (word(&[[0, 0]], &[true]), false),
            Property::Fibonacci => (word(&[[0, 1], [0, 2], [2, 2]], &[true, true, false]), true),
            _ => return Ok(None),
        };
        let lone = word(&[[0, 1], [1, 2], [2, 2]], &[may_be_none, true, false]);
        Ok(valid.is(&valid_words)?.then_some(lone))
    }
}

/// The same with the two tracks of the pair changed over.
fn turned(set: &Set, to: Track) -> Set {
    let name = |track: &Track| match *track {
        track if track == to => to + 1,
        track if track == to + 1 => to,
        track => track,
    };
    set.named(&set.tracks.iter().map(name).collect::<Vec<Track>>())
}
