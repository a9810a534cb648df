//! A row of numbers taken from its ends, by dynamic programming over its intervals: every form of the field, as it runs.
//!
//! [`by_length`] fills a triangle, [`by_left`] keeps one row of it, [`top_down`] recurs with a memory, [`folding`] folds peaks and fills
//! nothing. [`row`] is what they work on; [`frame`] the triangle that all but the last fill, and beside it the best moves of every interval.

pub(crate) mod by_left;
pub(crate) mod by_length;
pub(crate) mod folding;
pub(crate) mod frame;
pub mod row;
pub(crate) mod top_down;

use crate::judge::control::{Control, Stop};
use crate::trace::interval::by_length::{Difference, Pairs, Total};
use crate::trace::interval::row::Row;
use crate::trace::method::Method;
use crate::trace::run::{Found, Run};
use ground::num::Int;
use ground::say;

/// The methods, the plainest first.
pub const METHODS: [Method; 6] = [
    Method::IntervalDifference,
    Method::IntervalTotal,
    Method::IntervalPairs,
    Method::IntervalLeft,
    Method::IntervalMemory,
    Method::IntervalFolding,
];

/// Runs a method on a row. Time: the intervals of the row once.
pub fn run(row: &Row, method: Method, control: &Control) -> Result<Run, Stop> {
    control.tick(1)?;
    let settled = match method {
        Method::IntervalDifference => by_length::fill::<Difference>(row),
        Method::IntervalTotal => by_length::fill::<Total>(row),
        Method::IntervalPairs => by_length::fill::<Pairs>(row),
        Method::IntervalLeft => by_left::fill(row),
        Method::IntervalMemory => top_down::recur(row),
        Method::IntervalFolding => folding::fold(row),
        _ => return Err(Stop::TooLarge(say!("trace-does-not-fit", method = method.name()))),
    };
    let is_folding = method == Method::IntervalFolding;
    let beside = if is_folding { row.triangle(Method::IntervalDifference) } else { folding::cost(&row.numbers) };
    let found = Found::Ahead(Int::from(settled.ahead) + &row.held);
    Ok(Run { found, costs: vec![settled.cost, beside], ..settled.run })
}

#[cfg(test)]
mod tests;
