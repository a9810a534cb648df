//! The residue law of one heap from which 1 to `most` counters are taken.

use num_traits::{One, Zero};

use ground::num::Nat;

/// The nim-value of a heap: `heap` mod (`most` + 1), in normal play.
///
/// Heaps and `most` >= 1 of any size, one division. Source: C.-G. Bachet, Problèmes plaisants et délectables (1612),
/// for the outcome; Berlekamp, Conway, Guy, Winning Ways, chapter 4, for the value.
/// Worked: 1 to 3 from 6 leaves 5, 4, 3 of values 1, 0, 3; the smallest missing is 2 = 6 mod 4.
pub fn nimber(heap: &Nat, most: &Nat) -> Nat {
    heap % (most + 1u8)
}

/// How many counters lie above the greatest size, at most `heap`, that loses for its mover; `None` when there is no such
/// size, which is the empty heap of misère play alone.
///
/// Lost are the sizes 0 mod (`most` + 1), in misère play 1 mod (`most` + 1). So 0 here means that the mover loses, and
/// any other number is the one take that wins. Source: Bachet (1612).
/// Worked: 1 to 3 from 7, misère: 5 is lost, 7 - 5 = 2 wins. From 5: 0.
pub fn above_lost(heap: &Nat, most: &Nat, is_misere: bool) -> Option<Nat> {
    match (is_misere, heap.is_zero()) {
        (false, _) => Some(nimber(heap, most)),
        (true, true) => None,
        (true, false) => Some(nimber(&(heap - Nat::one()), most)),
    }
}

/// Whether the mover loses. Misère: the mover of the empty heap has won.
pub fn is_lost(heap: &Nat, most: &Nat, is_misere: bool) -> bool {
    above_lost(heap, most, is_misere).is_some_and(|above| above.is_zero())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worked_positions_stand() {
        let [most, heap] = [3u8, 7].map(Nat::from);
        assert_eq!(nimber(&Nat::from(6u8), &most), Nat::from(2u8));
        assert_eq!(above_lost(&heap, &most, true), Some(Nat::from(2u8)));
        assert!(is_lost(&Nat::from(5u8), &most, true));
        assert!(!is_lost(&Nat::ZERO, &most, true));
    }
}
