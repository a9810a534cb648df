//! What a law may speak of: the sizes of a position, and the difference of two.

use crate::expression::read::Names;

/// The names of sizes, `n` being the only one, and `k`, the difference of two.
pub const NAMES: &Names =
    &[("n", 0), ("a", 0), ("b", 1), ("c", 2), ("d", 3), ("e", 4), ("f", 5), ("g", 6), ("h", 7), ("k", GAP)];

/// The number of `k`, which comes behind the sizes.
pub const GAP: usize = 8;

/// What all variables are worth for these sizes, at most eight.
pub fn values(sizes: &[usize]) -> [usize; GAP + 1] {
    let mut values = [0; GAP + 1];
    values[..sizes.len()].copy_from_slice(sizes);
    if let [a, b] = sizes {
        values[GAP] = a.abs_diff(*b);
    }
    values
}

/// How many sizes these variables speak of, at least 1.
pub fn count(variables: &[usize]) -> usize {
    let count = |variable: &usize| if *variable == GAP { 2 } else { variable + 1 };
    variables.iter().map(count).max().unwrap_or(1)
}
