//! The nim-sum and Bouton's theorem.

use num_traits::{One, ToPrimitive, Zero};

use ground::num::Nat;

/// The nim-sum: addition in binary without carrying, in time linear in the digits.
///
/// Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901), 35-39.
/// Worked: 3, 4, 5 are 011, 100, 101 in binary; the columns hold 2, 1, 2 ones, so the sum is 010 = 2.
pub fn nim_sum<'a>(sizes: impl IntoIterator<Item = &'a Nat, IntoIter: Clone>) -> Nat {
    let sizes = sizes.into_iter();
    // Machine words need no general arithmetic, and nearly all heaps are machine words.
    let words = sizes.clone().try_fold(0, |sum: u64, size| Some(sum ^ size.to_u64()?));
    words.map_or_else(|| plain_sum(sizes), Nat::from)
}

/// The nim-sum of numbers of any size.
fn plain_sum<'a>(sizes: impl Iterator<Item = &'a Nat>) -> Nat {
    sizes.fold(Nat::ZERO, |sum, size| sum ^ size)
}

/// What a heap becomes by flipping the columns of `sum`, if that lowers it.
fn flipped(heap: &Nat, sum: &Nat) -> Option<Nat> {
    // Machine words as above: the principal line asks this of every heap at every other ply.
    if let (Some(heap), Some(sum)) = (heap.to_u64(), sum.to_u64()) {
        return Some(heap ^ sum).filter(|size| *size < heap).map(Nat::from);
    }
    Some(heap ^ sum).filter(|size| size < heap)
}

/// Whether the mover loses Nim with these heaps.
///
/// Normal play: exactly when the nim-sum is 0. Misère: the same while some heap has 2 or more; once all heaps are 0
/// or 1, exactly when the number of ones is odd. Heaps of any size and number. Source: Bouton (1901).
/// Worked: 1, 2, 3 is lost under both conventions; 1, 1 is lost in normal play and won in misère play.
pub fn is_lost(heaps: &[Nat], is_misere: bool) -> bool {
    let is_cold = heaps.iter().all(|heap| *heap <= Nat::one());
    nim_sum(heaps).is_zero() != (is_misere && is_cold)
}

/// Every winning move of Nim: the heap's index from 0 and its new size, in the order of the heaps, greatest size first.
///
/// Normal play, and misère play while two heaps or more have at least 2: heap `a` goes to `a` xor the nim-sum where that is
/// less. Misère with one such heap: it goes to 0 or 1 so that an odd number of ones is left. Misère with none: any
/// one, if the position is won. Empty for lost positions. Source: Bouton (1901).
/// Worked: 3, 4, 5 has nim-sum 2; only 3 xor 2 = 1 is less than its heap, so the one winning move is 3 to 1.
pub fn winning_moves(heaps: &[Nat], is_misere: bool) -> Vec<(usize, Nat)> {
    let one = Nat::one();
    if is_misere && heaps.iter().filter(|heap| **heap > one).count() <= 1 {
        let is_won = |(i, size): &(usize, Nat)| {
            let mut left = heaps.to_vec();
            left[*i].clone_from(size);
            is_lost(&left, true)
        };
        let down = |(i, heap): (usize, &Nat)| {
            [one.clone(), Nat::ZERO]
                .into_iter()
                .filter(move |size| size < heap)
                .map(move |size| (i, size))
                .collect::<Vec<_>>()
        };
        return heaps.iter().enumerate().flat_map(down).filter(is_won).collect();
    }
    let sum = nim_sum(heaps);
    heaps.iter().enumerate().filter_map(|(i, heap)| Some((i, flipped(heap, &sum)?))).collect()
}

/// For every heap the one size that loses for whoever must then move, the other heaps staying as they are.
///
/// Normal play: the nim-sum of the others. Misère: the same while some other heap has 2 or more; else 0 or 1, so that
/// the number of ones is odd. Time: linear in the digits. Source: Bouton (1901).
/// Worked: of 3, 4, 5 the heap of 3 must be 4 xor 5 = 1; misère, of 1, 7 the heap of 7 must be 0 and that of 1 must be 7.
pub fn wanted(heaps: &[Nat], is_misere: bool) -> Vec<Nat> {
    let one = Nat::one();
    let (sum, large) = (nim_sum(heaps), heaps.iter().filter(|heap| **heap > one).count());
    let of_heap = |heap: &Nat| {
        let others = large - usize::from(*heap > one);
        let even = heap ^ &sum;
        if is_misere && others == 0 { even ^ &one } else { even }
    };
    heaps.iter().map(of_heap).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nats(sizes: &[u32]) -> Vec<Nat> {
        sizes.iter().map(|&size| Nat::from(size)).collect()
    }

    #[test]
    fn three_four_five_is_won_by_three_to_one_only() {
        assert_eq!(winning_moves(&nats(&[3, 4, 5]), false), [(0, Nat::from(1u8))]);
    }

    #[test]
    fn machine_words_and_numbers_of_any_size_add_alike() {
        let edge = Nat::from(u64::MAX);
        let sizes = [Nat::ZERO, Nat::one(), Nat::from(6u8), &edge - 1u8, edge.clone(), &edge + 1u8, &edge * 5u8];
        for (i, a) in sizes.iter().enumerate() {
            for b in &sizes[i..] {
                assert_eq!(nim_sum([a, b]), plain_sum([a, b].into_iter()), "{a} and {b}");
                assert_eq!(flipped(b, a), Some(b ^ a).filter(|size| size < b), "{b} by {a}");
                assert_eq!(flipped(a, b), Some(a ^ b).filter(|size| size < a), "{a} by {b}");
            }
        }
    }

    #[test]
    fn misere_nim_ends_on_an_odd_number_of_ones() {
        assert!(is_lost(&nats(&[1, 2, 3]), true));
        assert_eq!(winning_moves(&nats(&[1, 1, 2]), true), [(2, Nat::from(1u8))]);
        assert_eq!(winning_moves(&nats(&[1, 1, 1, 5]), true), [(3, Nat::ZERO)]);
    }

    #[test]
    fn the_wanted_size_is_the_only_one_that_loses() {
        for is_misere in [false, true] {
            for heaps in [[0, 0, 0], [3, 4, 5], [1, 7, 0], [1, 1, 6], [0, 1, 1], [2, 2, 1], [5, 0, 0]] {
                for (i, wanted) in wanted(&nats(&heaps), is_misere).iter().enumerate() {
                    let loses = |size: &u32| {
                        let mut other = heaps;
                        other[i] = *size;
                        is_lost(&nats(&other), is_misere)
                    };
                    let lost: Vec<Nat> = (0..16).filter(loses).map(Nat::from).collect();
                    assert_eq!(&lost[..], std::slice::from_ref(wanted), "heap {i} of {heaps:?}, misère {is_misere}");
                }
            }
        }
    }
}
