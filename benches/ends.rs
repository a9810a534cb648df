//! Taking from the ends of a row: one pass of folding beside the interval table it replaces.
//!
//! Claims: a row of 1,000,000 numbers is valued by folding, and its best end named, in about 5 ms. The interval table is
//! measured at 2,000 numbers, where it fits into memory, beside folding at the same length; it is quadratic, so a million
//! numbers would cost it 250,000 times the figure printed here, and 250,000 times the memory. That is arithmetic, not a
//! measurement.

#[path = "common/median.rs"]
mod median;

use std::hint::black_box;

use solve::formula::fold::{margin, margin_and_end};
use solve::formula::interval::bottom_up;

use crate::median::measured;

/// Numbers from 0 to 9,999 that look random: a linear congruential generator with the constants of Knuth's MMIX.
fn row(n: usize) -> Vec<i64> {
    let next = |seed: &u64| Some(seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
    std::iter::successors(Some(1u64), next).map(|seed| ((seed >> 33) % 10_000) as i64).take(n).collect()
}

/// Bellman's recursion over all intervals.
fn by_table(row: &[i64]) -> i64 {
    let worth =
        |lo: usize, hi: usize, without_lo: &i64, without_hi: &i64| (row[lo] - without_lo).max(row[hi - 1] - without_hi);
    *bottom_up(row.len(), 0, worth).get(0, row.len())
}

fn main() {
    let (long, short) = (row(1_000_000), row(2_000));
    assert_eq!(by_table(&short), margin(&short), "both must say the same before their speed means anything");
    measured("ends, 1,000,000 numbers: value by folding", || margin(black_box(&long)));
    measured("ends, 1,000,000 numbers: value and best end", || margin_and_end(black_box(&long)));
    measured("ends, 2,000 numbers: value by folding", || margin(black_box(&short)));
    measured("ends, 2,000 numbers: interval table", || by_table(black_box(&short)));
}
