//! A row of numbers taken from its ends, by dynamic programming over its intervals: every form of the field, as it runs.
//!
//! [`by_length`] fills a triangle, [`by_left`] keeps one row of it, [`top_down`] recurs with a memory, [`folding`] folds peaks and fills
//! nothing. [`frame`] is the triangle that all but the last fill, and beside it the best move of every interval.

pub mod by_left;
pub mod by_length;
pub mod folding;
pub mod frame;
pub mod top_down;

use crate::judge::control::{Control, Stop};
use crate::trace::graph::Paper;
use crate::trace::interval::by_length::{Difference, Pairs, Total};
use crate::trace::interval::frame::Span;
use crate::trace::method::Method;
use crate::trace::run::{Cost, Found, Run, Step};
use ground::num::{Int, Nat};
use ground::say;
use num_traits::ToPrimitive;

/// Numbers of a row that is shown, at most.
pub const LONGEST: usize = 40;

/// The greatest number that is shown, with either sign: nine digits, as the programs read them.
pub const GREATEST: i64 = 999_999_999;

/// The methods, the plainest first.
pub const METHODS: [Method; 6] = [
    Method::IntervalDifference,
    Method::IntervalTotal,
    Method::IntervalPairs,
    Method::IntervalLeft,
    Method::IntervalMemory,
    Method::IntervalFolding,
];

/// A row, and how far the mover is ahead by what was taken before.
pub struct Row<'a> {
    /// The numbers that are left: at least one.
    pub numbers: Vec<i64>,
    /// What the mover holds more than the other.
    pub held: Int,
    /// Puts the interval from a first to a last place, and its moves, into notation.
    pub write: &'a dyn Fn(Span) -> Paper,
}

/// What a method came to.
pub struct Settled {
    /// The run, all but what it found and what it took.
    pub run: Run,
    /// What the mover gets more than the other of the numbers that are left.
    pub ahead: i64,
    /// What it took.
    pub cost: Cost,
}

impl<'a> Row<'a> {
    /// A row that can be shown. Too large: more than [`LONGEST`] numbers, or one beyond [`GREATEST`].
    pub fn new(numbers: &[Int], held: Int, write: &'a dyn Fn(Span) -> Paper) -> Result<Self, Stop> {
        if numbers.len() > LONGEST {
            return Err(Stop::TooLarge(say!("trace-interval-long", most = LONGEST)));
        }
        let read = |number: &Int| number.to_i64().filter(|number| number.abs() <= GREATEST);
        let numbers: Option<Vec<i64>> = numbers.iter().map(read).collect();
        let numbers = numbers.ok_or_else(|| Stop::TooLarge(say!("trace-interval-wide", most = GREATEST)))?;
        Ok(Row { numbers, held, write })
    }

    /// Runs a method. Time: the intervals of the row once.
    pub fn run(&self, method: Method, control: &Control) -> Result<Run, Stop> {
        control.tick(1)?;
        let settled = match method {
            Method::IntervalDifference => by_length::fill::<Difference>(self),
            Method::IntervalTotal => by_length::fill::<Total>(self),
            Method::IntervalPairs => by_length::fill::<Pairs>(self),
            Method::IntervalLeft => by_left::fill(self),
            Method::IntervalMemory => top_down::recur(self),
            Method::IntervalFolding => folding::fold(self),
            _ => return Err(Stop::TooLarge(say!("trace-does-not-fit", method = method.name()))),
        };
        let is_folding = method == Method::IntervalFolding;
        let beside = if is_folding { self.triangle(Method::IntervalDifference) } else { folding::cost(&self.numbers) };
        let found = Found::Ahead(Int::from(settled.ahead) + &self.held);
        Ok(Run { found, costs: vec![settled.cost, beside], ..settled.run })
    }

    /// The whole of it.
    pub fn whole(&self) -> Span {
        Span { i: 0, j: self.numbers.len() - 1 }
    }

    /// What a method takes that writes every interval once.
    fn triangle(&self, method: Method) -> Cost {
        let n = self.numbers.len();
        Cost { method, work: Some(Nat::from(n * (n + 1) / 2)), cuts: 0, recalled: 0 }
    }

    /// The step with which a run ends: what both get of the row, and the best moves.
    fn answer(&self, line: &'static str, ahead: i64, best: &str) -> Step {
        let sum: i64 = self.numbers.iter().sum();
        let (own, other) = (i64::midpoint(sum, ahead), i64::midpoint(sum, -ahead));
        let says = say!("trace-interval-answer", own = own, other = other, ahead = ahead, best = best);
        let says = match &self.held {
            held if *held == Int::ZERO => says,
            held => say!("trace-interval-held", says = says, held = held, all = &(held + ahead)),
        };
        Step { is_event: true, ..Step::saying(line, says).about(0) }
    }
}

#[cfg(test)]
mod tests;
