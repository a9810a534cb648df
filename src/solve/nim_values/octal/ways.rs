//! The ways in which one heap may be broken, whatever code or sentence they come from.

use crate::nim_values::octal::code::Code;

/// What may become of a heap from which k are taken, for each k.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways {
    /// The k that may be taken when they are the whole heap.
    pub whole: Vec<usize>,
    /// The k that may be taken when one heap is left.
    pub one: Vec<usize>,
    /// The k that may be taken when two heaps are left.
    pub two: Vec<usize>,
    /// The k that may be taken when three heaps are left.
    pub three: Vec<usize>,
    /// Whether the two heaps that are left must not be equal.
    pub is_unequal: bool,
}

impl Ways {
    /// The ways of a code.
    pub fn of(code: &Code) -> Self {
        let with = |bit| code.with(bit).collect();
        Ways { whole: with(1), one: with(2), two: with(4), three: with(8), is_unequal: false }
    }

    /// Splitting a heap into two unequal ones: the game of P. M. Grundy (1939).
    ///
    /// Worked: 1 and 2 have no moves and the value 0; 3 = 1 + 2 leaves 0, so it is worth 1; 4 = 1 + 3 leaves 1 alone, so
    /// it is worth 0.
    pub fn unequal() -> Self {
        Ways { whole: Vec::new(), one: Vec::new(), two: vec![0], three: Vec::new(), is_unequal: true }
    }

    /// The most that may be taken.
    pub fn last(&self) -> usize {
        [&self.whole, &self.one, &self.two, &self.three]
            .into_iter()
            .filter_map(|ks| ks.last())
            .max()
            .copied()
            .unwrap_or(0)
    }

    /// The parity of the sums that heap n is split into; where they differ, it plays no part.
    pub fn parity(&self, n: usize) -> usize {
        (n + self.two.first().copied().unwrap_or(0)) % 2
    }

    /// The most heaps that are left.
    pub fn parts(&self) -> usize {
        match (self.three.is_empty(), self.two.is_empty()) {
            (false, _) => 3,
            (true, false) => 2,
            _ => 1,
        }
    }
}

/// The sums that heap n is split into.
pub fn splits(n: usize, ways: &Ways) -> impl Iterator<Item = usize> + '_ {
    ways.two.iter().filter(move |k| **k < n).map(move |k| n - k)
}

/// The greatest smaller heap of a split.
pub fn last(sum: usize, ways: &Ways) -> usize {
    if ways.is_unequal { (sum - 1) / 2 } else { sum / 2 }
}
