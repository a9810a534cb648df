//! Prime factors by trial division, for numbers whose factors are small but for at most one.

use num_traits::{One, ToPrimitive};

use crate::num::Nat;

/// The greatest number that is tried as a factor.
pub const TRIED: u64 = 1_000_000;

/// The prime factors with their exponents, the least prime first; `None` when what is left after all factors up to
/// [`TRIED`] is greater than its square, for then nobody knows here whether it is prime.
///
/// Cost: at most [`TRIED`] divisions of the number. Worked: 60 = 2^2 3 5.
pub fn factors(number: &Nat) -> Option<Vec<(u64, u32)>> {
    let mut left = number.clone();
    let mut found = Vec::new();
    let mut prime = 2u64;
    while prime <= TRIED && left.to_u64().is_none_or(|left| prime * prime <= left) {
        let mut exponent = 0;
        while (&left % prime) == Nat::ZERO {
            left /= prime;
            exponent += 1;
        }
        if exponent > 0 {
            found.push((prime, exponent));
        }
        prime += if prime == 2 { 1 } else { 2 };
    }
    if !left.is_one() {
        let last = left.to_u64().filter(|last| *last <= TRIED * TRIED)?;
        found.push((last, 1));
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_numbers_are_the_product_of_their_factors_and_these_are_prime() {
        for n in 1..5_000u64 {
            let found = factors(&Nat::from(n)).expect("it is small");
            assert_eq!(found.iter().map(|(p, e)| p.pow(*e)).product::<u64>(), n);
            assert!(found.iter().all(|(p, _)| (2..*p).take_while(|d| d * d <= *p).all(|d| p % d > 0)), "{n}");
            assert!(found.is_sorted_by(|a, b| a.0 < b.0), "{n}");
        }
    }

    #[test]
    fn large_numbers_are_factored_where_that_is_easy() {
        let easy = Nat::from(2u8).pow(3_000) * Nat::from(999_983u32) * Nat::from(999_999_000_001u64);
        let found = factors(&easy);
        assert_eq!(found, Some(vec![(2, 3_000), (999_983, 1), (999_999_000_001, 1)]));
        let hard = Nat::from(1_000_003u64) * Nat::from(1_000_033u64) * Nat::from(1_000_037u64);
        assert_eq!(factors(&hard), None);
    }
}
