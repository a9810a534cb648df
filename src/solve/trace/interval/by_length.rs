//! The triangle of intervals filled by length, in the three forms of the field: the difference, the mover's total, what both get.
//!
//! An interval follows from the two that lack one of its ends: take the left number, or the right one, and the other moves first in the
//! rest. Time and memory: every interval once. The recursion is that of R. Bellman, Dynamic Programming (1957).
//!
//! Worked by hand: of 3 9 1 the mover gets 3 - 8 by the left, 1 - 6 by the right: both are -5, that is 4 to 9.

use crate::trace::interval::frame::{Filling, Written, best, heads, taken, term, triangle};
use crate::trace::interval::row::{End, Row, Settled, Span};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Step, Table, Tint};
use ground::say;
use ground::say::Say;

/// An end that is taken, and what is left.
pub struct Taken<W> {
    /// The end.
    pub end: End,
    /// The number there.
    pub number: i64,
    /// What the program calls the rest's value.
    pub name: String,
    /// What the rest is worth to the other, who moves first there.
    pub rest: W,
    /// What the numbers of the rest add up to, in the form that keeps sums.
    pub sum: i64,
}

/// What is kept of an interval.
pub trait Form {
    /// The method.
    const METHOD: Method;
    /// What the program calls the table, and a cell of it.
    const NAME: [&'static str; 2];
    /// Whether sums of the first numbers are kept.
    const HAS_SUMS: bool;
    /// What is kept.
    type Worth: Copy;

    /// What the table holds.
    fn title() -> Say;
    /// What one number is worth.
    fn one(number: i64) -> Self::Worth;
    /// What it brings to take an end.
    fn brings(taken: &Taken<Self::Worth>) -> Self::Worth;
    /// The same told.
    fn told(taken: Taken<Self::Worth>) -> Say;
    /// What the mover wants most of.
    fn key(worth: Self::Worth) -> i64;
    /// What the mover gets more than the other of numbers that add up to `sum`.
    fn ahead(worth: Self::Worth, sum: i64) -> i64;
    /// How it is written.
    fn written(worth: Self::Worth) -> String;
}

/// What the mover gets more than the other.
pub struct Difference;

/// All that the mover gets.
pub struct Total;

/// What the mover gets and what the other gets.
pub struct Pairs;

impl Form for Difference {
    const METHOD: Method = Method::IntervalDifference;
    const NAME: [&'static str; 2] = ["d", "d[i][j]"];
    const HAS_SUMS: bool = false;
    type Worth = i64;

    fn title() -> Say {
        say!("trace-interval-difference")
    }

    fn one(number: i64) -> i64 {
        number
    }

    fn brings(taken: &Taken<i64>) -> i64 {
        taken.number - taken.rest
    }

    fn told(Taken { end, number, name, rest, .. }: Taken<i64>) -> Say {
        taken(end, number, (name, rest))
    }

    fn key(worth: i64) -> i64 {
        worth
    }

    fn ahead(worth: i64, _sum: i64) -> i64 {
        worth
    }

    fn written(worth: i64) -> String {
        worth.to_string()
    }
}

impl Form for Total {
    const METHOD: Method = Method::IntervalTotal;
    const NAME: [&'static str; 2] = ["f", "f[i][j]"];
    const HAS_SUMS: bool = true;
    type Worth = i64;

    fn title() -> Say {
        say!("trace-interval-total")
    }

    fn one(number: i64) -> i64 {
        number
    }

    fn brings(taken: &Taken<i64>) -> i64 {
        taken.number + taken.sum - taken.rest
    }

    fn told(taken: Taken<i64>) -> Say {
        let brings = Self::brings(&taken);
        let Taken { end, number, name, rest, sum } = taken;
        say!(
            "trace-interval-takes-total",
            end = end.name(),
            number = number,
            sum = term(sum),
            cell = name,
            rest = rest,
            less = term(rest),
            brings = brings
        )
    }

    fn key(worth: i64) -> i64 {
        worth
    }

    fn ahead(worth: i64, sum: i64) -> i64 {
        2 * worth - sum
    }

    fn written(worth: i64) -> String {
        worth.to_string()
    }
}

impl Form for Pairs {
    const METHOD: Method = Method::IntervalPairs;
    const NAME: [&'static str; 2] = ["p", "p[i][j]"];
    const HAS_SUMS: bool = false;
    type Worth = (i64, i64);

    fn title() -> Say {
        say!("trace-interval-pairs")
    }

    fn one(number: i64) -> (i64, i64) {
        (number, 0)
    }

    fn brings(taken: &Taken<(i64, i64)>) -> (i64, i64) {
        let (first, second) = taken.rest;
        (taken.number + second, first)
    }

    fn told(taken: Taken<(i64, i64)>) -> Say {
        let brings = Self::written(Self::brings(&taken));
        let Taken { end, number, name, rest, .. } = taken;
        say!(
            "trace-interval-takes-pair",
            end = end.name(),
            number = number,
            cell = name,
            rest = Self::written(rest),
            more = term(rest.1),
            brings = brings,
        )
    }

    fn key(worth: (i64, i64)) -> i64 {
        worth.0
    }

    fn ahead(worth: (i64, i64), _sum: i64) -> i64 {
        worth.0 - worth.1
    }

    fn written((first, second): (i64, i64)) -> String {
        format!("{first},{second}")
    }
}

struct Triangle<'a, F: Form> {
    filling: Filling<'a>,
    worths: Vec<Vec<F::Worth>>,
    /// The sums of the first numbers; of none in a form without them.
    sums: Vec<i64>,
}

/// Fills the triangle of a row, shortest intervals first.
pub fn fill<F: Form>(row: &Row) -> Settled {
    let n = row.numbers.len();
    let mut triangle = Triangle::<F>::new(row);
    triangle.add_up();
    for i in 0..n {
        let (span, name) = (Span { i, j: i }, name::<F>(Span { i, j: i }));
        let worth = F::one(row.numbers[i]);
        triangle.filling.one(span, &name, &F::written(worth), row.numbers[i]);
    }
    let mut best = "L";
    for length in 2..=n {
        for i in 0..=n - length {
            best = triangle.cell(Span { i, j: i + length - 1 });
        }
    }
    let ahead = F::ahead(triangle.worths[0][n - 1], triangle.sum(row.whole()));
    let step = triangle.filling.answer("write", ahead, best);
    let mut run = triangle.filling.run;
    run.keep(step);
    Settled { run, ahead, cost: row.triangle(F::METHOD) }
}

/// What the program calls the value of an interval.
fn name<F: Form>(span: Span) -> String {
    format!("{}[{}][{}]", F::NAME[0], span.i, span.j)
}

impl<'a, F: Form> Triangle<'a, F> {
    fn new(row: &'a Row) -> Self {
        let n = row.numbers.len();
        let sums = Table { title: say!("trace-interval-sums"), columns: heads(0..=n), rows: vec!["s".to_owned()] };
        let mut tables = if F::HAS_SUMS { vec![sums] } else { Vec::new() };
        tables.push(triangle(row, F::title()));
        let worths = row.numbers.iter().map(|number| vec![F::one(*number); n]).collect();
        Triangle { filling: Filling::new(row, F::METHOD, tables), worths, sums: Vec::new() }
    }

    /// The sums of the first numbers, one more each time.
    fn add_up(&mut self) {
        if !F::HAS_SUMS {
            return;
        }
        self.sums.push(0);
        for i in 0..self.worths.len() {
            let sum = self.sums[i] + self.filling.number(i);
            self.sums.push(sum);
            let says = say!("trace-interval-sum", count = i + 1, sum = sum);
            let write = |column: usize| Change::Write(sums(column), self.sums[column].to_string(), Tint::Plain);
            let step = Step::saying("sum", says).about(0).looking([sums(i + 1)]).with("i", i).with("s[i + 1]", sum);
            let step = if i == 0 { step.changing(write(0)) } else { step };
            self.filling.run.keep(step.changing(write(i + 1)));
        }
    }

    /// What the numbers of an interval add up to; 0 in a form without sums.
    fn sum(&self, span: Span) -> i64 {
        if F::HAS_SUMS { self.sums[span.j + 1] - self.sums[span.i] } else { 0 }
    }

    /// Fills one cell of two numbers or more; tells its best moves.
    fn cell(&mut self, span: Span) -> &'static str {
        self.filling.begins(span, "cell");
        let [left, right] = [End::Left, End::Right].map(|end| self.take(span, end));
        let best = best(F::key(left), F::key(right));
        let worth = if best == "R" { right } else { left };
        self.worths[span.i][span.j] = worth;
        let ahead = F::ahead(worth, self.sum(span));
        let name = name::<F>(span);
        let written = Written { name, variable: F::NAME[1], worth: F::written(worth), ahead, best };
        self.filling.writes(span, "write", written);
        best
    }

    fn take(&mut self, span: Span, end: End) -> F::Worth {
        let rest = span.without(end);
        let number = self.filling.number(span.at(end));
        let taken =
            Taken { end, number, name: name::<F>(rest), rest: self.worths[rest.i][rest.j], sum: self.sum(rest) };
        let brings = F::brings(&taken);
        self.filling.weighs(span, end, &F::written(brings), F::told(taken));
        brings
    }
}

fn sums(column: usize) -> Cell {
    Cell { figure: 0, row: 0, column }
}
