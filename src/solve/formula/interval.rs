//! Dynamic programming over the intervals of a row that is taken from its ends.
//!
//! The plain referee of every law about such rows: the value of an interval follows from the two intervals that lack one
//! end (Bellman's recursion), so it is proved by the recursion itself. Intervals are `lo..hi`, places counted from 0.

/// The values of all intervals of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Triangle<V> {
    empty: V,
    by_length: Vec<Vec<V>>,
}

impl<V> Triangle<V> {
    /// The value of the interval `lo..hi`; `lo <= hi`, and `hi` at most the length of the row.
    pub fn get(&self, lo: usize, hi: usize) -> &V {
        if lo == hi { &self.empty } else { &self.by_length[hi - lo - 1][lo] }
    }
}

/// Fills the whole triangle, shortest intervals first. Time and memory O(n²).
///
/// `value(lo, hi, a, b)` is the value of `lo..hi` where `a` is that of `lo+1..hi` and `b` that of `lo..hi-1`.
/// Source: R. Bellman, Dynamic Programming (1957). Worked: margins of 3 9 1 by max(left − a, right − b): single numbers are
/// worth themselves, 3 9 is worth 6, 9 1 is worth 8, all three max(3 − 8, 1 − 6) = −5.
pub fn bottom_up<V: Clone>(n: usize, empty: V, value: impl Fn(usize, usize, &V, &V) -> V) -> Triangle<V> {
    let mut triangle = Triangle { empty, by_length: Vec::with_capacity(n) };
    for length in 1..=n {
        let one =
            |lo: usize| value(lo, lo + length, triangle.get(lo + 1, lo + length), triangle.get(lo, lo + length - 1));
        let row = (0..=n - length).map(one).collect();
        triangle.by_length.push(row);
    }
    triangle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_nine_one_is_lost_by_five() {
        let row = [3, 9, 1];
        let value = |lo: usize, hi: usize, a: &i32, b: &i32| (row[lo] - a).max(row[hi - 1] - b);
        let triangle = bottom_up(3, 0, value);
        assert_eq!((*triangle.get(0, 2), *triangle.get(1, 3), *triangle.get(0, 3)), (6, 8, -5));
    }

    #[test]
    fn an_empty_row_has_the_empty_value() {
        assert_eq!(*bottom_up(0, 7, |_, _, _, _| 0).get(0, 0), 7);
    }
}
