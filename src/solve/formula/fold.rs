//! Folding: what a row of numbers is worth when two players take from its ends, in one pass over the row.
//!
//! Write D for the mover's margin (own minus other numbers) in a position of one or several rows, each move taking a
//! number from an end of a row, all numbers being taken in the end, both sides playing for their own total.
//!
//! **Folding theorem.** Where neighbours a, b, c of a row have a ≤ b ≥ c, putting the one number a − b + c in their place
//! does not change D. **Greedy theorem.** Where no row has such a b left, D is the alternating sum of all numbers sorted
//! downwards: the greatest number stands at an end, and taking it is best.
//!
//! Range: integers of any sign, rows of any length and number. Not for taking two numbers at once, for stopping early, or
//! for rows open at one end only. Folding only strict peaks would be wrong: 0 1 1 1 0 has D = −1.
//!
//! Proof of folding, by induction on how many numbers there are. f is the position with a, b, c in place, g the one with
//! m = a − b + c; note m ≤ c, since a ≤ b.
//! 1. *Copying.* Changing one number by at most d changes D by at most d: keep the strategy.
//! 2. *Answering.* For b ≥ c, let a row begin with b, c: then D differs by at most b − c from D without these two. Play the
//!    rest as if they were not there; answer b by c, and c (if its other side was opened) by b; who must open them, the
//!    rest being gone, takes b. Whatever happens, the pair brings you at least −(b − c).
//! 3. If b is away from both ends, f and g have the same moves, and their results agree by induction. If a is at the left
//!    end, only taking a in f and taking m in g differ. Let Y be what taking m leaves, Yc the same with c put back, Ybc the
//!    same with b and c. By 2, a − D(Ybc) ≥ a − (b − c) − D(Y) = m − D(Y), so D(f) ≥ D(g). And D(Ybc) ≥ b − D(Yc), since
//!    b may be taken, so by 1 a − D(Ybc) ≤ a − b + D(Yc) ≤ a − b + (c − m) + D(g) = D(g): Yc is g with c instead of m. The
//!    same, mirrored, holds at the right end; so D(f) = D(g).
//!
//! Proof of greed: let s1 ≥ s2 ≥ … be all numbers and A their alternating sum. Taking s1 gives s1 − (A without s1) = A.
//! Taking sk instead gives sk − (A without sk), which falls short of A by twice (s1 − s2) + (s3 − s4) + …, as many pairs as
//! lie among the first k, and is thus no better.
//!
//! **End theorem.** When all peaks are folded, the end at which the greater number stands (either, if equal) is a best end of
//! the row as it was. Proof: greed says so of the folded row. Undo the folds one by one. If taking m is best in g, then by
//! the first half of 3 taking a is at least as good in f, and D(f) = D(g) bounds it from above. If taking another end is best
//! in g, what it leaves in f folds to what it leaves in g.
//!
//! Worked: 4 7 2 9 5 2. The peak 4 7 2 becomes −1, the peak 9 in −1 9 5 becomes −5, leaving −5 2. Greed takes 2 first:
//! D = 2 − (−5) = 7, that is 18 to 11 of 29 in all.

use std::ops::{Add, Sub};

use num_traits::{ToPrimitive, Zero};

use ground::num::Int;

/// The mover's margin D of one row. The absolute values must add up to at most `i64::MAX`: everything that occurs is a sum
/// of some of the numbers with signs. Time O(n), memory one copy of the row.
pub fn margin(row: &[i64]) -> i64 {
    greed(&folded(row))
}

/// The ends of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The first number.
    Left,
    /// The last number.
    Right,
}

/// The mover's margin D of one row of at least one number and a best end to take from (there may be two), from a single fold.
/// Range and cost as [`margin`]. Worked: 4 7 2 9 5 2 folds to -5 2, so D = 7 and the right end is best.
pub fn margin_and_end(row: &[i64]) -> (i64, End) {
    let folded = folded(row);
    let end = if folded.first() > folded.last() { End::Left } else { End::Right };
    (greed(&folded), end)
}

/// The mover's margin D of one row of numbers of any size, in the narrowest words that hold it. Time O(n).
pub fn margin_of(row: &[Int]) -> Int {
    if let Some(row) = narrowed(row, Int::to_i64, |n| u128::from(n.unsigned_abs()), i64::MAX as u128) {
        return Int::from(margin(&row));
    }
    match narrowed(row, Int::to_i128, |n| n.unsigned_abs(), i128::MAX as u128) {
        Some(row) => Int::from(greed(&folded(&row))),
        None => greed(&folded(row)),
    }
}

/// The row with its peaks folded until none is left, leftmost first. Time O(n).
pub fn folded<T: Number>(row: &[T]) -> Vec<T> {
    let mut done: Vec<T> = Vec::with_capacity(row.len());
    for n in row {
        done.push(n.clone());
        while fold_last(&mut done) {}
    }
    done
}

/// The row, then the row after each fold, leftmost first. Time and memory O(n²): for rows that are to be shown.
pub fn folds(row: &[Int]) -> Vec<Vec<Int>> {
    let mut rows = vec![row.to_vec()];
    let mut done: Vec<Int> = Vec::new();
    for (i, n) in row.iter().enumerate() {
        done.push(n.clone());
        while fold_last(&mut done) {
            rows.push(done.iter().chain(&row[i + 1..]).cloned().collect());
        }
    }
    rows
}

/// What numbers must be able to do.
pub trait Number: Clone + Ord + Zero + Add<Output = Self> + Sub<Output = Self> {}
impl<T: Clone + Ord + Zero + Add<Output = T> + Sub<Output = T>> Number for T {}

/// Folds the last three numbers if the middle one is a peak.
fn fold_last<T: Number>(done: &mut Vec<T>) -> bool {
    let folded = match &done[..] {
        [.., a, b, c] if a <= b && b >= c => a.clone() - b.clone() + c.clone(),
        _ => return false,
    };
    done.truncate(done.len() - 3);
    done.push(folded);
    true
}

/// The alternating sum of a row without peaks, greatest number first. Time O(n).
fn greed<T: Number>(row: &[T]) -> T {
    let (mut own, mut other) = (T::zero(), T::zero());
    let mut rest = row;
    while let ([first, after @ ..], [before @ .., last]) = (rest, rest) {
        let taken = if first > last { first } else { last };
        rest = if first > last { after } else { before };
        (own, other) = (other, own + taken.clone());
    }
    // After each number the sides change places: with an even count `own` is the mover's again.
    if row.len().is_multiple_of(2) { own - other } else { other - own }
}

/// The row in narrower words, if the absolute values add up to at most `most`.
fn narrowed<T>(row: &[Int], narrow: fn(&Int) -> Option<T>, size: fn(&T) -> u128, most: u128) -> Option<Vec<T>> {
    let mut total = 0u128;
    let fitting = row.iter().map(|n| {
        let n = narrow(n)?;
        total = total.checked_add(size(&n)).filter(|total| *total <= most)?;
        Some(n)
    });
    fitting.collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::formula::interval::bottom_up;

    fn ints(row: &[i64]) -> Vec<Int> {
        row.iter().map(|&n| Int::from(n)).collect()
    }

    #[test]
    fn the_worked_row_folds_to_minus_five_and_two() {
        let rows = folds(&ints(&[4, 7, 2, 9, 5, 2]));
        assert_eq!(rows, [ints(&[4, 7, 2, 9, 5, 2]), ints(&[-1, 9, 5, 2]), ints(&[-5, 2])]);
        assert_eq!(margin(&[4, 7, 2, 9, 5, 2]), 7);
    }

    proptest! {
        #[test]
        fn the_end_of_the_folded_row_is_a_best_end(row in prop::collection::vec(-4i64..5, 1..14)) {
            let (value, end) = margin_and_end(&row);
            let left = match end {
                End::Left => row[0] - margin(&row[1..]),
                End::Right => row[row.len() - 1] - margin(&row[..row.len() - 1]),
            };
            prop_assert_eq!((value, left), (margin(&row), margin(&row)));
        }
    }

    #[test]
    fn weak_peaks_must_be_folded() {
        assert_eq!(margin(&[0, 1, 1, 1, 0]), -1);
    }

    #[test]
    fn every_short_row_over_four_numbers_agrees_with_the_table() {
        for length in 0..=6u32 {
            for code in 0..4i64.pow(length) {
                let row: Vec<i64> = (0..length).map(|place| code / 4i64.pow(place) % 4 - 1).collect();
                assert_eq!(margin(&row), by_table(&row), "{row:?}");
            }
        }
    }

    #[test]
    fn the_width_of_words_does_not_matter() {
        let narrow = [i64::MAX / 4, 3, -(i64::MAX / 4), i64::MAX / 4, 9];
        for shift in [0, 62, 100, 400] {
            let row: Vec<Int> = narrow.iter().map(|&n| Int::from(n) << shift).collect();
            assert_eq!(margin_of(&row), Int::from(margin(&narrow)) << shift);
        }
    }

    fn by_table(row: &[i64]) -> i64 {
        let step =
            |lo: usize, hi: usize, no_left: &i64, no_right: &i64| (row[lo] - no_left).max(row[hi - 1] - no_right);
        *bottom_up(row.len(), 0, step).get(0, row.len())
    }

    proptest! {
        #[test]
        fn folding_and_the_table_agree(row in prop::collection::vec(-9..10i64, 0..24)) {
            prop_assert_eq!(margin(&row), by_table(&row));
            prop_assert_eq!(margin_of(&ints(&row)), Int::from(margin(&row)));
        }

        #[test]
        fn large_numbers_agree_with_the_table(row in prop::collection::vec(-1_000_000_000..1_000_000_000i64, 0..60)) {
            prop_assert_eq!(margin(&row), by_table(&row));
        }
    }
}
