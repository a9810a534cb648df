//! Rare and common heaps: which linear rule of the values' bits divides them best.

use crate::nim_values::octal::heaps::Heaps;
use crate::nim_values::octal::ways::Ways;

/// A rule that calls every heap rare or common, such that a split into two common or two rare heaps is told by its value.
///
/// Let T(n) be the parity of the bits of G(n) that are in `mask`, plus n if `parity` is 1. A split of m = a + b is worth
/// G(a) ^ G(b), whose own parity with m is T(a) + T(b): 1 exactly when one of the two heaps has T = 0 and the other T = 1.
/// So the options of that kind, the *proved* ones, are all found by pairing the heaps of one T, the rare ones, with all
/// others. If n is common itself, its value is of the proved kind and nothing but rare heaps is needed to prove it.
/// Source: Berlekamp, Conway, Guy, Winning Ways, chapter 4 (the sparse space phenomenon).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Division {
    mask: usize,
    parity: usize,
    rare: usize,
}

impl Division {
    /// The rule with the fewest rare heaps so far, and how many there are; the empty rule calls all heaps rare.
    ///
    /// Time: one pass over the heaps, and a Walsh-Hadamard transform over the values: sum of (-1)^T(n) over all heaps for
    /// all masks at once.
    pub fn best(heaps: &Heaps, ways: &Ways) -> (Self, usize) {
        let mut counts = [vec![0i64; heaps.bound()], vec![0i64; heaps.bound()]];
        for (n, value) in heaps.values().iter().enumerate().skip(1) {
            counts[n % 2][usize::from(*value)] += 1;
        }
        let k = ways.two.first().copied().unwrap_or(0);
        // The parity of m = n - k must be the same for all k, or n is of the proved kind for some k only.
        let parities = if ways.two.iter().all(|other| other % 2 == k % 2) { 2 } else { 1 };
        let rules = (0..parities).flat_map(|parity| {
            let odd = counts[1].iter().map(|count| if parity == 1 { -count } else { *count });
            let mut sums: Vec<i64> = counts[0].iter().zip(odd).map(|(even, odd)| even + odd).collect();
            transform(&mut sums);
            // Common heaps n have the parity of the proved options of n - k: T(n) + parity * k = 1.
            let rare = parity * k % 2;
            let count = move |sum: i64| i64::midpoint(heaps.len() as i64 - 1, if rare == 0 { sum } else { -sum });
            sums.into_iter().enumerate().map(move |(mask, sum)| (count(sum), Division { mask, parity, rare }))
        });
        let (count, rule) = rules.min_by_key(|(count, _)| *count).expect("the empty rule is one of them");
        (rule, count as usize)
    }

    /// Whether a heap is rare.
    pub fn is_rare(self, n: usize, value: u16) -> bool {
        self.sum(n, usize::from(value)) == self.rare
    }

    /// Whether a value of splits of m is of the proved kind: one of the two heaps is rare, the other is common.
    pub fn is_proved(self, m: usize, value: usize) -> bool {
        self.sum(m, value) == 1
    }

    /// For both parities of m, and each value below `bound`: 1 if it is of the proved kind.
    pub fn kinds(self, bound: usize) -> [Vec<u8>; 2] {
        [0, 1].map(|m| (0..bound).map(|value| u8::from(self.is_proved(m, value))).collect())
    }

    fn sum(self, n: usize, value: usize) -> usize {
        ((value & self.mask).count_ones() as usize + self.parity * n) % 2
    }
}

/// The Walsh-Hadamard transform in place; the length is a power of two.
fn transform(sums: &mut [i64]) {
    let mut half = 1;
    while half < sums.len() {
        for block in sums.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            low.iter_mut().zip(high).for_each(|(x, y)| (*x, *y) = (*x + *y, *x - *y));
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn no_rule_has_fewer_rare_heaps_than_the_one_chosen(
            values in prop::collection::vec(0u16..16, 2..60),
            k in 0usize..4,
        ) {
            let mut heaps = Heaps::default();
            heaps.reserve(values.len());
            for value in &values {
                heaps.push(*value);
            }
            let ways = Ways { whole: vec![], one: vec![], two: vec![k], three: vec![], is_unequal: false };
            let count = |rule: Division| (1..values.len()).filter(|n| rule.is_rare(*n, values[*n])).count();
            let (best, promised) = Division::best(&heaps, &ways);
            prop_assert_eq!(count(best), promised);
            let rules = (0..16).flat_map(|mask| [0, 1].map(|parity| Division { mask, parity, rare: parity * k % 2 }));
            prop_assert_eq!(rules.map(count).min(), Some(promised));
        }
    }
}
