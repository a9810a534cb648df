//! The difference by left end, the last one first, in one row of memory.
//!
//! Before the left end i is reached, `d[j]` is the difference of the interval from i + 1 to j, and `d[j - 1]` that from i to j - 1 has just been
//! written. Time: every interval once; memory: one number for each right end.
//!
//! Worked by hand: 3 9 1. From the last place d = . . 1; from the middle d = . 9 8; from the first d = 3 6 -5.

use crate::trace::interval::frame::{Filling, Written, best, taken, triangle};
use crate::trace::interval::row::{End, Row, Settled, Span};
use crate::trace::method::Method;
use crate::trace::run::Table;
use ground::say;

/// Fills one row of memory over and over.
pub fn fill(row: &Row) -> Settled {
    let n = row.numbers.len();
    let table = triangle(row, say!("trace-interval-left"));
    let table = Table { rows: vec!["d".to_owned()], ..table };
    let mut filling = Filling::new(row, Method::IntervalLeft, vec![table]);
    let mut d = vec![0; n];
    let mut kept = "L";
    for i in (0..n).rev() {
        d[i] = row.numbers[i];
        filling.one(Span { i, j: i }, &name(i), &d[i].to_string(), d[i]);
        for j in i + 1..n {
            let span = Span { i, j };
            filling.begins(span, "cell");
            let mut take = |end: End, rest: usize| {
                let (number, worth) = (row.numbers[span.at(end)], d[rest]);
                let brings = number - worth;
                filling.weighs(span, end, &brings.to_string(), taken(end, number, (name(rest), worth)));
                brings
            };
            let (left, right) = (take(End::Left, j), take(End::Right, j - 1));
            d[j] = left.max(right);
            kept = best(left, right);
            let written = Written { name: name(j), variable: "d[j]", worth: d[j].to_string(), ahead: d[j], best: kept };
            filling.writes(span, "write", written);
        }
    }
    let step = filling.answer("write", d[n - 1], kept);
    let mut run = filling.run;
    run.keep(step);
    Settled { run, ahead: d[n - 1], cost: row.triangle(Method::IntervalLeft) }
}

/// What the program calls the value of an interval with this right end.
fn name(j: usize) -> String {
    format!("d[{j}]")
}
