//! What is said of `lasker`, message by message.

use crate::claim::Kind::{Fact, Part};
use crate::claim::{Case, Held, Table, is, same};
use crate::exhibits::rows;
use crate::heaps::{known, lone_values};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("lasker-law", Fact(law)),
    ("lasker-rule", Fact(rule)),
    ("lasker-head-heap", Part),
    ("lasker-head-rest", Part),
    ("lasker-head-worth", Part),
];

/// Sizes up to which the law is held.
const HELD: usize = 80;

fn worth(n: u64) -> u64 {
    match n % 4 {
        3 => n + 1,
        0 if n > 0 => n - 1,
        _ => n,
    }
}

fn law(case: &Case) -> Held {
    known(lone_values(&*case.met.place, HELD), |values| {
        let wrong = (0..=HELD).find(|n| worth(*n as u64) != values[*n] as u64);
        is(wrong.is_none(), || format!("not so at {wrong:?}"))
    })
}

/// Of each heap the rest and the value, by the law; 1 and what is left of a heap with rest 3 are worth its size together.
fn rule(case: &Case) -> Held {
    let mut sizes: Vec<u64> = case.met.place.text().split(',').filter_map(|size| size.parse().ok()).collect();
    sizes.retain(|size| *size > 0);
    sizes.sort_unstable();
    sizes.dedup();
    let row = |size: &u64| [*size, size % 4, worth(*size)].map(|number| number.to_string()).to_vec();
    let is_split = |size: &u64| size % 4 != 3 || worth(1) ^ worth(size - 1) == *size;
    same(rows(case).to_vec(), sizes.iter().take(12).map(row).collect::<Vec<_>>())
        .and(|| is(sizes.iter().all(is_split), || "a split is worth another sum".into()))
        .and(|| law(case))
}
