//! Nim-values of Euclid's game from the quotients of Euclid's algorithm.

use num_integer::Integer;
use num_traits::{One, Zero};

use crate::judge::control::{Control, Stop};
use ground::num::Nat;

/// When the game stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// As soon as one number is 0.
    Zero,
    /// As soon as both are equal; neither may become 0.
    Equal,
}

/// The nim-value of a pair of numbers in either order; a pair in which the game is over has 0.
///
/// Let the larger number be q times the smaller one, a, and a rest r. The moves leave a together with r, r + a, ..., r + (q-1)a.
/// If r and a have the value v, these are worth v, then 0, 1, 2, ... in turn without v, for each is the least number missing
/// among those before it. So the pair has q, or q - 1 if q is at most v. With r = 0 the game may be over there (v = 0), or
/// the move is forbidden, and the pair has q - 1. The algorithm's last division gives the first value, and so on upwards.
///
/// Numbers of any size. Time: one run of Euclid's algorithm, quadratic in the digits; memory: its quotients.
/// It agrees with G. Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Mathematics 306 (2006), 2798-2800:
/// ending with equal numbers the value is the whole part of |a/b - b/a|.
/// Worked: 7, 3 ending at 0: 3 = 3·1 has 3, and 7 = 2·3 + 1 lies above it: 2 is at most 3, so the value is 1.
pub fn nimber(a: &Nat, b: &Nat, end: End, control: &Control) -> Result<Nat, Stop> {
    let (mut small, mut large) = if a <= b { (a.clone(), b.clone()) } else { (b.clone(), a.clone()) };
    let mut quotients = Vec::new();
    while !small.is_zero() {
        control.tick(1)?;
        let (quotient, rest) = large.div_rem(&small);
        quotients.push(quotient);
        large = std::mem::replace(&mut small, rest);
    }
    let Some(last) = quotients.pop() else { return Ok(Nat::ZERO) };
    let first = if end == End::Equal { last - Nat::one() } else { last };
    Ok(quotients.iter().rev().fold(first, |value, quotient| above(quotient, &value)))
}

/// The value of a pair with this quotient, the pair of its smaller number and its rest having `value`.
pub fn above(quotient: &Nat, value: &Nat) -> Nat {
    if quotient <= value { quotient - Nat::one() } else { quotient.clone() }
}

/// How many times the smaller number goes into what is left when this value is to be left, the pair of the smaller number
/// and the rest having `value` (`None` where that pair must not be left). The caller sees whether it is a move.
///
/// Worked: 25, 7 has rest 4, and 7, 4 has value 1: 0 is left by 7 + 4 = 11 (once), 1 by 4 (not at all), 2 by 18 (twice).
pub fn leaving(wanted: &Nat, value: Option<&Nat>) -> Nat {
    match value {
        Some(value) if wanted == value => Nat::ZERO,
        Some(value) if wanted > value => wanted.clone(),
        _ => wanted + Nat::one(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::value::mex;
    use proptest::prelude::*;

    fn value(a: u64, b: u64, end: End) -> Nat {
        nimber(&Nat::from(a), &Nat::from(b), end, &Control::new()).expect("nobody stops")
    }

    /// The plain referee: nim-values of all pairs up to `most`, from the rules alone.
    fn walked(most: usize, end: End) -> Vec<Vec<Nat>> {
        let mut values = vec![vec![Nat::ZERO; most + 1]; most + 1];
        for a in 1..=most {
            for b in 1..=a {
                let left = (1..=a / b).map(|k| a - k * b).filter(|left| *left > 0 || end == End::Zero);
                let options: Vec<Nat> = left.map(|left| values[left.max(b)][left.min(b)].clone()).collect();
                values[a][b] = if end == End::Equal && a == b { Nat::ZERO } else { mex(&options) };
            }
        }
        values
    }

    #[test]
    fn every_pair_has_the_value_the_rules_give_it() {
        for end in [End::Zero, End::Equal] {
            let walked = walked(120, end);
            for a in 1..=120u64 {
                for b in 1..=a {
                    assert_eq!(value(a, b, end), walked[a as usize][b as usize], "{a},{b} {end:?}");
                    assert_eq!(value(b, a, end), value(a, b, end));
                }
            }
        }
    }

    proptest! {
        #[test]
        fn a_pair_is_won_exactly_above_the_golden_ratio(a in 1u64.., b in 1u64..) {
            let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
            // b/a > (1 + √5)/2 exactly when (2b - a)² > 5a²; both sides are worked out in halves of 128 bits and more.
            let square = |n: u128| Nat::from(n) * Nat::from(n);
            let is_above = square(2 * large - small) > square(small) * 5u8;
            prop_assert_eq!(!value(a, b, End::Equal).is_zero(), is_above);
            prop_assert_eq!(!value(a, b, End::Zero).is_zero(), is_above || a == b);
        }

        #[test]
        fn with_equal_numbers_at_the_end_nivasch_is_right(a in 1u64.., b in 1u64.., c in 1u64..2_000, d in 1u64..2_000) {
            for (a, b) in [(a, b), (c, d), (c * 7, d * 7)] {
                let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
                let whole = (Nat::from(large) * large - Nat::from(small) * small) / (Nat::from(small) * large);
                prop_assert_eq!(value(a, b, End::Equal), whole);
            }
        }
    }
}
