//! Moore's theorem: heaps of which up to k may be lowered at once, and binary columns in balance.

use num_traits::One;

use ground::num::Nat;

/// How columns are balanced: by multiples of k + 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The most heaps lowered in one move, at least 1.
    pub k: usize,
    /// Who cannot move wins.
    pub is_misere: bool,
}

impl Balance {
    /// What the ones of a column are counted by.
    pub fn modulus(self) -> usize {
        self.k.saturating_add(1)
    }

    /// What the number of ones in a column must leave when divided by the modulus, so that the mover loses: 0; in misère play
    /// 1 in the last column once no heap has 2 or more.
    pub fn wanted(self, column: usize, has_large: bool) -> usize {
        usize::from(self.is_misere && column == 0 && !has_large)
    }

    /// Whether the mover loses: every column holds as many ones as wanted.
    ///
    /// Heaps of any size and number; time linear in their binary digits. Source: E. H. Moore, A generalization of the game
    /// called Nim, Annals of Mathematics 11 (1910), 93-94; misère play by the same argument, for who leaves single counters
    /// alone may choose their number among any k + 1 in a row.
    /// Worked: k = 2: 1, 1, 1 is lost, for its only column holds three ones; 3, 2, 1 is won.
    pub fn is_lost(self, heaps: &[Nat]) -> bool {
        let ones = ones(heaps);
        let has_large = ones.len() > 1;
        let is_balanced = |(column, ones): (usize, &usize)| ones % self.modulus() == self.wanted(column, has_large);
        // Without a single column there is no counter: misère, that is won.
        if ones.is_empty() { !self.is_misere } else { ones.iter().enumerate().all(is_balanced) }
    }

    /// The highest column that is out of balance, from 0, and its ones.
    pub fn odd_column(self, heaps: &[Nat]) -> Option<(usize, usize)> {
        let ones = ones(heaps);
        let has_large = ones.len() > 1;
        let is_odd = |&(column, ones): &(usize, usize)| ones % self.modulus() != self.wanted(column, has_large);
        ones.into_iter().enumerate().rev().find(is_odd)
    }
}

/// How many ones each binary column holds, the lowest first; none above the highest one.
pub fn ones(heaps: &[Nat]) -> Vec<usize> {
    let mut ones = Vec::new();
    for heap in heaps {
        ones.resize(ones.len().max(heap.bits() as usize), 0);
        for (i, mut word) in heap.iter_u64_digits().enumerate() {
            while word != 0 {
                ones[64 * i + word.trailing_zeros() as usize] += 1;
                word &= word - 1;
            }
        }
    }
    ones
}

/// In how many ways one to `k` of these heaps can be lowered: the sum of the products of up to `k` of them.
///
/// Time: `k` multiplications for each heap, or one where all may be lowered together.
/// Worked: 1, 1 with k = 2: 1 + 1 + 1·1 = 3.
pub fn lowerings(heaps: &[Nat], k: usize) -> Nat {
    let heaps: Vec<&Nat> = heaps.iter().filter(|heap| **heap > Nat::ZERO).collect();
    if k >= heaps.len() {
        return heaps.iter().map(|heap| *heap + 1u8).product::<Nat>() - 1u8;
    }
    // Of m heaps so far: the sum of their products, m from 0 to k.
    let mut products = vec![Nat::ZERO; k + 1];
    products[0] = Nat::one();
    for (before, heap) in heaps.into_iter().enumerate() {
        for m in (1..=k.min(before + 1)).rev() {
            let more = &products[m - 1] * heap;
            products[m] += more;
        }
    }
    products.into_iter().skip(1).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nats(sizes: &[u32]) -> Vec<Nat> {
        sizes.iter().map(|&size| Nat::from(size)).collect()
    }

    #[test]
    fn three_single_counters_are_lost_when_two_heaps_may_be_lowered() {
        let normal = Balance { k: 2, is_misere: false };
        assert!(normal.is_lost(&nats(&[1, 1, 1])) && !normal.is_lost(&nats(&[3, 2, 1])));
        assert_eq!(normal.odd_column(&nats(&[3, 2, 1])), Some((1, 2)));
        let misere = Balance { is_misere: true, ..normal };
        assert!(misere.is_lost(&nats(&[1, 0, 1, 1, 1])) && misere.is_lost(&nats(&[2, 2, 2])));
        assert!(!misere.is_lost(&nats(&[0, 0])) && !misere.is_lost(&nats(&[1, 1, 1])));
    }

    #[test]
    fn ways_to_lower_are_counted_by_products() {
        assert_eq!(lowerings(&nats(&[1, 1]), 2), Nat::from(3u8));
        assert_eq!(lowerings(&nats(&[3, 0, 4, 5]), 1), Nat::from(12u8));
        assert_eq!(lowerings(&nats(&[3, 4, 5]), 2), Nat::from(12u8 + 12 + 15 + 20));
        assert_eq!(lowerings(&nats(&[3, 4, 5]), 9), Nat::from(119u8));
        assert_eq!(lowerings(&[], 2), Nat::ZERO);
    }
}
