//! The difference top-down: an interval asks for the two that it needs, and a memory keeps every one of two numbers or more.
//!
//! Of n numbers each of the n (n - 1) / 2 intervals of two or more is worked out once and calls twice, so there are n (n - 1) + 1 calls; the
//! others end at one number or in the memory. D. Michie, "Memo" functions and machine learning, Nature 218 (1968), 19-22.
//!
//! Worked by hand: 3 9 1 calls 9 1, which calls 1 and 9, then 3 9, which calls 9 and 3: seven calls, and the memory never hits. With four
//! numbers it hits once, in the middle pair.

use rustc_hash::FxHashMap;

use crate::trace::interval::frame::{Filling, Written, best, taken, triangle};
use crate::trace::interval::row::{End, Row, Settled, Span};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Cost, Step, Table, Tint};
use ground::num::Nat;
use ground::say;
use ground::say::Say;

/// The first column of the stack; what both ends bring stands behind it.
const CALL: usize = 0;

struct Recursion<'a> {
    row: &'a Row<'a>,
    filling: Filling<'a>,
    memory: FxHashMap<Span, i64>,
    /// Calls that wait for an answer.
    depth: usize,
    calls: u64,
    hits: u64,
    /// The best moves of the interval stored last.
    best: &'static str,
}

/// Asks for the whole row.
pub fn recur(row: &Row) -> Settled {
    let titles = [say!("trace-interval-call"), Say::verbatim("left"), Say::verbatim("right")];
    let stack = Table {
        title: say!("trace-interval-stack"),
        columns: titles.into(),
        rows: (0..row.numbers.len()).map(|depth| depth.to_string()).collect(),
    };
    let tables = vec![stack, triangle(row, say!("trace-interval-memory"))];
    let filling = Filling::new(row, Method::IntervalMemory, tables);
    let mut recursion =
        Recursion { row, filling, memory: FxHashMap::default(), depth: 0, calls: 0, hits: 0, best: "L" };
    let ahead = recursion.call(row.whole());
    let step = recursion.returning(recursion.filling.answer("store", ahead, recursion.best));
    let mut run = recursion.filling.run;
    run.keep(step);
    let work = Some(Nat::from(recursion.calls));
    Settled { run, ahead, cost: Cost { method: Method::IntervalMemory, work, cuts: 0, recalled: recursion.hits } }
}

impl Recursion<'_> {
    fn call(&mut self, span: Span) -> i64 {
        self.calls += 1;
        self.enter(span);
        if span.i == span.j {
            return self.one(span);
        }
        if let Some(worth) = self.memory.get(&span).copied() {
            self.hits += 1;
            self.recall(span, worth);
            return worth;
        }
        let left = self.take(span, End::Left);
        let right = self.take(span, End::Right);
        let worth = left.max(right);
        self.memory.insert(span, worth);
        self.best = best(left, right);
        let written = Written {
            name: format!("memo[{}, {}]", span.i, span.j),
            variable: "memo[i, j]",
            worth: worth.to_string(),
            ahead: worth,
            best: self.best,
        };
        self.filling.writes(span, "store", written);
        worth
    }

    /// A cell of the innermost call.
    fn here(&self, column: usize) -> Cell {
        Cell { figure: 0, row: self.depth, column }
    }

    fn enter(&mut self, span: Span) {
        let says = say!("trace-interval-enter", i = span.i, j = span.j);
        let call = Change::Write(self.here(CALL), name(span), Tint::Plain);
        let step = self.filling.step(span, "enter", says).changing(call);
        self.filling.run.keep(step.looking([self.here(CALL)]));
    }

    /// One number is taken whole, and nothing is stored.
    fn one(&mut self, span: Span) -> i64 {
        let number = self.filling.number(span.i);
        let says = say!("trace-interval-base", cell = name(span), worth = number);
        let step = self.filling.step(span, "base", says).looking([self.here(CALL)]).with("a[i]", number);
        self.filling.run.keep(self.filling.keeping(span, step, "L"));
        number
    }

    fn recall(&mut self, span: Span, worth: i64) {
        let says = say!("trace-interval-hit", i = span.i, j = span.j, worth = worth);
        let step = self.filling.step(span, "look", says).looking([self.here(CALL)]).asked(worth.to_string());
        self.filling.run.keep(step.with("memo[i, j]", worth));
    }

    /// Calls for the rest behind an end; tells what the end brings.
    fn take(&mut self, span: Span, end: End) -> i64 {
        let rest = span.without(end);
        self.depth += 1;
        let worth = self.call(rest);
        self.depth -= 1;
        let number = self.row.numbers[span.at(end)];
        let brings = number - worth;
        let step = self.filling.step(span, end.name(), taken(end, number, (name(rest), worth)));
        let cell = self.here(1 + usize::from(end == End::Right));
        let written = Change::Write(cell, brings.to_string(), Tint::Plain);
        let step = step.changing(written).looking([cell]).with(end.name(), brings);
        self.depth += 1;
        let step = self.returning(step);
        self.depth -= 1;
        self.filling.run.keep(step);
        brings
    }

    /// The innermost call has its answer and leaves the stack.
    fn returning(&self, step: Step) -> Step {
        (0..3).fold(step, |step, column| step.changing(Change::Write(self.here(column), String::new(), Tint::Plain)))
    }
}

fn name(span: Span) -> String {
    format!("best({}, {})", span.i, span.j)
}
