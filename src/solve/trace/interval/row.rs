//! A row that is taken from its ends, its intervals, and what is said of it in the end.

use num_traits::ToPrimitive;

use crate::judge::control::Stop;
use crate::trace::graph::Paper;
use crate::trace::method::Method;
use crate::trace::run::{Cost, Run, Step};
use ground::num::{Int, Nat};
use ground::say;

/// Numbers of a row that is shown, at most.
pub const LONGEST: usize = 40;

/// The greatest number that is shown, with either sign: nine digits, as the programs read them.
pub const GREATEST: i64 = 999_999_999;

/// An interval of a row, by its first and its last place from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first place.
    pub i: usize,
    /// The last place.
    pub j: usize,
}

/// An end of an interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The first number.
    Left,
    /// The last one.
    Right,
}

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

    /// The whole of it.
    pub fn whole(&self) -> Span {
        Span { i: 0, j: self.numbers.len() - 1 }
    }

    /// What a method takes that writes every interval once.
    pub fn triangle(&self, method: Method) -> Cost {
        let n = self.numbers.len();
        Cost { method, work: Some(Nat::from(n * (n + 1) / 2)), cuts: 0, recalled: 0 }
    }

    /// The step with which a run ends: what both get of the row, and the best moves.
    pub fn answer(&self, line: &'static str, ahead: i64, best: &str) -> Step {
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

impl Span {
    /// What is left when the number at an end is taken; it must have two numbers.
    pub fn without(self, end: End) -> Span {
        match end {
            End::Left => Span { i: self.i + 1, ..self },
            End::Right => Span { j: self.j - 1, ..self },
        }
    }

    /// The place of the number at an end.
    pub fn at(self, end: End) -> usize {
        if end == End::Left { self.i } else { self.j }
    }
}

impl End {
    /// Its name: in messages, of the line of the program, and of its variable.
    pub fn name(self) -> &'static str {
        if self == End::Left { "left" } else { "right" }
    }
}
