//! What is said of all games that break heaps.

use crate::claim::Kind::Fact;
use crate::claim::{Case, Held, Table, all, same};
use crate::games::worth::found;
use crate::referee::nimber;

/// Every message with what decides it.
pub const TABLE: Table = &[("breaking-values", Fact(values))];

/// The nim-value of a heap of each size is the one that is told.
fn values(case: &Case) -> Held {
    let told: Vec<&str> = case.text("values").split(' ').collect();
    let largest = case.met.place.text().split(',').filter_map(|heap| heap.trim().parse::<usize>().ok()).max();
    let each = told.iter().enumerate().map(|(size, value)| {
        let alone = case.met.place.at_cell(&[size]).and_then(|place| nimber(&*place));
        found((size, (*value).to_owned()), alone.map(|value| (size, value.to_string())))
    });
    same((Some(case.size("to")), told.len()), (largest, case.size("to") + 1)).and(|| all(each))
}
