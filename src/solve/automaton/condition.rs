//! Conditions on numbers, as people type them, as machines: sums, constant multiples and remainders, compared and joined.

use crate::automaton::algebra::{Halt, and, but, or, some};
use crate::automaton::arithmetic::Arithmetic;
use crate::automaton::machine::{Machine, State, Track};
use crate::automaton::numeration::Numeration;
use crate::judge::control::Control;
use ground::expression::exact::Exact;
use ground::expression::tree::{Comparison, Function, Number, Operation, Property, Truth};

/// The first name of the numbers that stand for parts of an expression.
const PARTS: Track = 60;

/// Multiples and divisors are at most this.
const MOST: i64 = 1_000;

/// What a condition is written in.
pub struct Conditions<'a> {
    /// Numbers as machines.
    pub numbers: &'a Arithmetic,
    /// The track of each variable.
    pub tracks: &'a [Track],
    /// The reins.
    pub control: &'a Control,
}

/// A sum of multiples of tracks and a constant, and what is known of the tracks that stand for parts of it.
#[derive(Clone, Default)]
struct Linear {
    parts: Vec<(Track, i64)>,
    constant: i64,
    known: Vec<(Track, Machine)>,
}

impl Linear {
    fn times(mut self, factor: i64) -> Option<Linear> {
        self.constant = self.constant.checked_mul(factor)?;
        for (_, times) in &mut self.parts {
            *times = times.checked_mul(factor).filter(|times| times.abs() <= MOST)?;
        }
        Some(self)
    }

    fn plus(mut self, other: Linear) -> Option<Linear> {
        self.constant = self.constant.checked_add(other.constant)?;
        for (track, times) in other.parts {
            match self.parts.iter_mut().find(|(known, _)| *known == track) {
                Some((_, own)) => *own += times,
                None => self.parts.push((track, times)),
            }
        }
        self.parts.retain(|(_, times)| *times != 0);
        self.known.extend(other.known);
        Some(self)
    }
}

/// A part of a formula; `None`: these machines cannot tell it.
type Told<T> = Result<Option<T>, Halt>;

impl Conditions<'_> {
    /// The tuples of numbers for which a condition holds; `None`: these machines cannot tell it.
    ///
    /// Cost: a few products and projections for each comparison.
    pub fn holds(&self, truth: &Truth) -> Told<Machine> {
        let Some(set) = self.truth(truth, PARTS)? else { return Ok(None) };
        Ok(Some(and(&set, &self.all()?, self.control)?))
    }

    /// The tuples of numbers beside which the number at `to` is what an expression says.
    pub fn equals(&self, number: &Number, to: Track) -> Told<Machine> {
        let Some(linear) = self.linear(number, PARTS)? else { return Ok(None) };
        let Some(set) = self.at(linear, to)? else { return Ok(None) };
        Ok(Some(and(&set, &self.all()?, self.control)?))
    }

    /// All tuples of numbers.
    fn all(&self) -> Result<Machine, Halt> {
        let mut all = self.numbers.valid.called(&[self.tracks[0]]);
        for track in &self.tracks[1..] {
            all = and(&all, &self.numbers.valid.called(&[*track]), self.control)?;
        }
        Ok(all)
    }

    fn truth(&self, truth: &Truth, fresh: Track) -> Told<Machine> {
        let two = |x: &Truth, y: &Truth| Ok::<_, Halt>(self.truth(x, fresh)?.zip(self.truth(y, fresh)?));
        Ok(match truth {
            Truth::And(x, y) => two(x, y)?.map(|(x, y)| and(&x, &y, self.control)).transpose()?,
            Truth::Or(x, y) => {
                let Some((x, y)) = two(x, y)? else { return Ok(None) };
                let all = self.all()?;
                Some(or(&and(&x, &all, self.control)?, &and(&y, &all, self.control)?, self.control)?)
            }
            Truth::Not(x) => match self.truth(x, fresh)? {
                Some(x) => Some(but(&self.all()?, &x, self.control)?),
                None => None,
            },
            Truth::Compare(comparison, x, y) => self.compared(*comparison, x, y, fresh)?,
            Truth::Among(x, list) => {
                let mut found = but(&self.all()?, &self.all()?, self.control)?;
                for y in list {
                    let Some(one) = self.compared(Comparison::Equal, x, y, fresh)? else { return Ok(None) };
                    found = or(&found, &one, self.control)?;
                }
                Some(found)
            }
            Truth::Is(property, x) => self.is(*property, x, fresh)?,
        })
    }

    fn compared(&self, comparison: Comparison, x: &Number, y: &Number, fresh: Track) -> Told<Machine> {
        let Some(x) = self.linear(x, fresh)? else { return Ok(None) };
        let Some(y) = self.linear(y, next(&x, fresh))? else { return Ok(None) };
        let Some(left) = y.times(-1).and_then(|y| x.plus(y)) else { return Ok(None) };
        let (one, other) = (next(&left, fresh), next(&left, fresh) + 1);
        let (less, same) = (self.numbers.less.called(&[one, other]), self.numbers.same(one, other, self.control)?);
        let relation = match comparison {
            Comparison::Equal => same,
            Comparison::Differs => or(&less, &self.numbers.less.called(&[other, one]), self.control)?,
            Comparison::Less => less,
            Comparison::AtMost => or(&less, &same, self.control)?,
        };
        self.between(&left, &relation, one, other)
    }

    /// The tuples for which what is positive of a sum, at `one`, stands in a relation to what is negative, at `other`.
    fn between(&self, sum: &Linear, relation: &Machine, one: Track, other: Track) -> Told<Machine> {
        let side = |sign: i64| {
            let parts = sum.parts.iter().filter(|(_, times)| times.signum() == sign);
            parts.map(|(track, times)| (*track, times.unsigned_abs())).collect::<Vec<_>>()
        };
        let constant = sum.constant.unsigned_abs();
        let (high, low) = if sum.constant >= 0 { (constant, 0) } else { (0, constant) };
        let mut set = relation.clone();
        for (parts, constant, to) in [(side(1), high, one), (side(-1), low, other)] {
            let total = self.total(&parts, constant, to, other + 1)?;
            set = some(&and(&set, &total, self.control)?, to, self.control)?;
        }
        for (track, known) in sum.known.iter().rev() {
            set = some(&and(&set, known, self.control)?, *track, self.control)?;
        }
        Ok(Some(set))
    }

    /// The number at `to` is a constant and multiples of the numbers at other tracks.
    fn total(&self, parts: &[(Track, u64)], constant: u64, to: Track, fresh: Track) -> Result<Machine, Halt> {
        let (so_far, part) = (fresh, fresh + 1);
        let mut total = self.numbers.constant(constant, to, self.control)?;
        for (track, times) in parts {
            let names: Vec<Track> = total.tracks.iter().map(|name| if *name == to { so_far } else { *name }).collect();
            let added = self.numbers.adder.called(&[so_far, part, to]);
            let added = some(&and(&total.called(&names), &added, self.control)?, so_far, self.control)?;
            let multiple = self.numbers.times(*times, *track, part, self.control)?;
            total = some(&and(&added, &multiple, self.control)?, part, self.control)?;
        }
        Ok(total)
    }

    /// A number as a sum of multiples.
    fn linear(&self, number: &Number, fresh: Track) -> Told<Linear> {
        let two = |x: &Number, y: &Number| -> Told<(Linear, Linear)> {
            let Some(x) = self.linear(x, fresh)? else { return Ok(None) };
            let y = self.linear(y, next(&x, fresh))?;
            Ok(y.map(|y| (x, y)))
        };
        Ok(match number {
            Number::Fixed(exact) => exact.small().map(|constant| Linear { constant, ..Linear::default() }),
            Number::Variable(variable) => {
                let parts = |track: &Track| Linear { parts: vec![(*track, 1)], ..Linear::default() };
                self.tracks.get(*variable).map(parts)
            }
            Number::One(Function::Negate, x) => self.linear(x, fresh)?.and_then(|x| x.times(-1)),
            Number::One(Function::Floor, x) => self.floor(x, fresh)?,
            Number::Two(Operation::Plus, x, y) => two(x, y)?.and_then(|(x, y)| x.plus(y)),
            Number::Two(Operation::Minus, x, y) => two(x, y)?.and_then(|(x, y)| x.plus(y.times(-1)?)),
            Number::Two(Operation::Times, x, y) => match two(x, y)? {
                Some((x, y)) if x.parts.is_empty() => y.times(x.constant),
                Some((x, y)) if y.parts.is_empty() => x.times(y.constant),
                _ => None,
            },
            Number::Two(Operation::Modulo, x, y) => self.rest(x, y, fresh)?,
            Number::Two(Operation::Xor, x, y) => self.xor(x, y, fresh)?,
            _ => None,
        })
    }

    /// What a sum is, as a number at a track; `None` where it may be negative is never told: such tuples are left out.
    fn at(&self, sum: Linear, to: Track) -> Told<Machine> {
        let fresh = next(&sum, PARTS).max(to + 1);
        let Some(apart) = sum.plus(Linear { parts: vec![(to, -1)], ..Linear::default() }) else { return Ok(None) };
        let same = self.numbers.same(fresh, fresh + 1, self.control)?;
        self.between(&apart, &same, fresh, fresh + 1)
    }

    /// The number at a fresh track with what is known of it.
    fn part(track: Track, known: Machine) -> Linear {
        Linear { parts: vec![(track, 1)], constant: 0, known: vec![(track, known)] }
    }

    /// A sum divided by a constant: `sum = by * quotient + rest`, the quotient or the rest of which is at a fresh track.
    fn divided(&self, sum: Linear, by: i64, fresh: Track, is_rest: bool) -> Told<Linear> {
        if !(1..=MOST).contains(&by) || sum.parts.iter().any(|(_, times)| *times < 0) || sum.constant < 0 {
            return Ok(None);
        }
        let (whole, rest) = (next(&sum, fresh), next(&sum, fresh) + 1);
        let apart = Linear { parts: vec![(whole, -by), (rest, -1)], ..Linear::default() };
        let Some(apart) = sum.plus(apart) else { return Ok(None) };
        let same = self.numbers.same(rest + 1, rest + 2, self.control)?;
        let Some(relation) = self.between(&apart, &same, rest + 1, rest + 2)? else { return Ok(None) };
        let below = self.numbers.less.called(&[rest, rest + 1]);
        let bound = and(&below, &self.numbers.constant(by as u64, rest + 1, self.control)?, self.control)?;
        let relation = and(&relation, &some(&bound, rest + 1, self.control)?, self.control)?;
        let (kept, gone) = if is_rest { (rest, whole) } else { (whole, rest) };
        Ok(Some(Self::part(kept, some(&relation, gone, self.control)?)))
    }

    fn rest(&self, x: &Number, by: &Number, fresh: Track) -> Told<Linear> {
        let Number::Fixed(by) = by else { return Ok(None) };
        match (self.linear(x, fresh)?, by.small()) {
            (Some(x), Some(by)) => self.divided(x, by, fresh, true),
            _ => Ok(None),
        }
    }

    fn floor(&self, x: &Number, fresh: Track) -> Told<Linear> {
        if let Some((x, more)) = golden(x) {
            return self.golden(x, more, fresh);
        }
        let Number::Two(Operation::Over, x, by) = x else { return Ok(None) };
        let Number::Fixed(by) = &**by else { return Ok(None) };
        match (self.linear(x, fresh)?, by.small()) {
            (Some(x), Some(by)) => self.divided(x, by, fresh, false),
            _ => Ok(None),
        }
    }

    /// The floor of a sum times the golden ratio and a whole number, where numbers are written in Fibonacci numbers.
    ///
    /// floor(n phi) is 1 more than n - 1 with a 0 appended to its digits, and 0 for 0 (L. Carlitz, R. Scoville, V. E. Hoggatt, Fibonacci
    /// representations, Fibonacci Quarterly 10 (1972), 1-28). Worked: 4 - 1 is 100, 1000 is 5, and floor(4 phi) = 6.
    fn golden(&self, x: &Number, more: i64, fresh: Track) -> Told<Linear> {
        if self.numbers.numeration != Numeration::Ostrowski(1) {
            return Ok(None);
        }
        let Some(sum) = self.linear(x, fresh)? else { return Ok(None) };
        let at = next(&sum, fresh);
        let (found, before, appended) = (at + 1, at + 2, at + 3);
        let Some(set) = self.at(sum.clone(), at)? else { return Ok(None) };
        let (numbers, control) = (self.numbers, self.control);
        let lower = and(&numbers.plus(1, before, at, control)?, &appends_zero().called(&[before, appended]), control)?;
        let above = and(&some(&lower, before, control)?, &numbers.plus(1, appended, found, control)?, control)?;
        let none = and(&numbers.zero(at), &numbers.zero(found), control)?;
        let floor = or(&some(&above, appended, control)?, &none, control)?;
        let set = some(&and(&set, &floor, control)?, at, control)?;
        Ok(sum.times(more).and_then(|sum| Self::part(found, set).plus(sum)))
    }

    /// The nim-sum, where numbers are written in binary.
    fn xor(&self, x: &Number, y: &Number, fresh: Track) -> Told<Linear> {
        if self.numbers.numeration != Numeration::Base(2) {
            return Ok(None);
        }
        let mut own = fresh;
        let mut sides = Vec::new();
        for number in [x, y] {
            let Some(sum) = self.linear(number, own)? else { return Ok(None) };
            own = next(&sum, own);
            let Some(set) = self.at(sum, own)? else { return Ok(None) };
            sides.push((own, set));
            own += 1;
        }
        let xor = even_columns().called(&[sides[0].0, sides[1].0, own]);
        let mut set = xor;
        for (track, side) in sides {
            set = some(&and(&set, &side, self.control)?, track, self.control)?;
        }
        Ok(Some(Self::part(own, set)))
    }

    fn is(&self, property: Property, x: &Number, fresh: Track) -> Told<Machine> {
        let written = match (property, self.numbers.numeration) {
            (Property::PowerOfTwo, Numeration::Base(2)) => lone_one(false),
            (Property::Fibonacci, Numeration::Ostrowski(1)) => lone_one(true),
            _ => return Ok(None),
        };
        let Some(sum) = self.linear(x, fresh)? else { return Ok(None) };
        let at = next(&sum, fresh);
        let Some(set) = self.at(sum, at)? else { return Ok(None) };
        Ok(Some(some(&and(&set, &written.called(&[at]), self.control)?, at, self.control)?))
    }
}

/// The first name that no part of a sum has.
fn next(sum: &Linear, fresh: Track) -> Track {
    sum.known.iter().map(|(track, _)| track + 1).max().unwrap_or(0).max(fresh)
}

/// A product as a number and a constant by which it is multiplied, if that is the golden ratio and so many more.
fn golden(product: &Number) -> Option<(&Number, i64)> {
    let (mut factor, mut left, mut other) = (Exact::whole(1u8), vec![product], None);
    while let Some(number) = left.pop() {
        let mut variables = Vec::new();
        number.variables(&mut variables);
        match number {
            _ if variables.is_empty() => factor = factor.times(&number.at(&[]).ok()?).ok()?,
            Number::Two(Operation::Times, x, y) => left.extend([&**x, &**y]),
            _ if other.is_none() => other = Some(number),
            _ => return None,
        }
    }
    Some((other?, factor.minus(&Exact::phi()).ok()?.small()?))
}

/// Words of binary digits, the second of which is the first one with a 0 appended.
fn appends_zero() -> Machine {
    // The state is the digit of the second word that the first one has to show next; 2: it did not.
    let step = |state: State, first: State, second: State| if first == state { second } else { 2 };
    let next = (0..3).flat_map(|state| (0..4).map(move |column| step(state, column & 1, column >> 1))).collect();
    Machine { radix: 2, tracks: vec![0, 1], start: 0, accepts: vec![true, false, false], next }
}

/// Words of binary digits with a single one, perhaps none.
fn lone_one(may_be_none: bool) -> Machine {
    let next: Vec<State> = vec![0, 1, 1, 2, 2, 2];
    Machine { radix: 2, tracks: vec![0], start: 0, accepts: vec![may_be_none, true, false], next }
}

/// Three numbers in binary of which every column holds an even number of ones.
fn even_columns() -> Machine {
    let first = (0u32..8).map(|column| column.count_ones() % 2);
    let next = first.chain(vec![1; 8]).collect();
    Machine { radix: 2, tracks: vec![0, 1, 2], start: 0, accepts: vec![true, false], next }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automaton::prove::columns;
    use ground::expression::read::{Term, read};
    use ground::num::Nat;

    #[test]
    fn machines_say_what_conditions_say() {
        let written = [
            ("2 * c <= n", "base2"),
            ("c % 3 == n % 2 + 1", "base2"),
            ("c <= 3 or c == 7 and n > 9", "zeck"),
            ("c == n - floor(n / 2)", "base2"),
            ("not (c in {1, 4, 9}) and 3 * c < 2 * n + 5", "base3"),
            ("c ^ n == 3", "base2"),
            ("power_of_two(c)", "base2"),
            ("fibonacci(c)", "zeck"),
            ("c - n <= 0 - 2", "ost2"),
            ("c == floor(n * phi)", "zeck"),
            ("n == floor(phi * (c + 1) * phi)", "zeck"),
            ("2 * c <= floor(phi * phi * n) + 3", "zeck"),
        ];
        let control = Control::new();
        for (text, name) in written {
            let Ok(Term::Truth(truth)) = read(text, &[("n", 0), ("c", 1)]) else { panic!("{text}") };
            let numeration = Numeration::named(name).expect("named");
            let numbers = Arithmetic::new(numeration, &control).expect("built");
            let conditions = Conditions { numbers: &numbers, tracks: &[0, 1], control: &control };
            let machine = conditions.holds(&truth).expect("small").unwrap_or_else(|| panic!("{text}"));
            for (n, c) in (0..40).flat_map(|n| (0..40).map(move |c| (n, c))) {
                let word = columns(numeration, &[Nat::from(n as u32), Nat::from(c as u32)]);
                assert_eq!(machine.has(&word), truth.at(&[n, c]).unwrap_or(false), "{text} {name} {n} {c}");
            }
        }
    }

    #[test]
    fn what_machines_cannot_tell_is_not_told() {
        let control = Control::new();
        let numbers = Arithmetic::new(Numeration::Base(2), &control).expect("built");
        let conditions = Conditions { numbers: &numbers, tracks: &[0, 1], control: &control };
        for text in ["c * c <= n", "prime(c)", "n % c == 0", "fibonacci(c)", "c == floor(n * phi)", "n * phi < c"] {
            let Ok(Term::Truth(truth)) = read(text, &[("n", 0), ("c", 1)]) else { panic!("{text}") };
            assert!(matches!(conditions.holds(&truth), Ok(None)), "{text}");
        }
    }
}
