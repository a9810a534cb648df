//! The fractions of a statement, with bounds: adding them up takes bounded time, whoever wrote them.

use std::str::FromStr;

use num_integer::Integer;
use num_traits::One;

use ground::num::{DIGITS, Int, Ratio};

/// Binary digits that the common denominator of all fractions of a statement may have.
const BITS: u64 = 16_384;

/// Reads a fraction such as `7/12`, of bounded length: reading takes time that grows faster than its digits.
pub fn fraction(text: &str) -> Option<Ratio> {
    if text.len() > DIGITS {
        return None;
    }
    Ratio::from_str(text).ok()
}

/// Whether sums of these fractions stay short: whether their common denominator is.
pub fn add_up<'r>(fractions: impl IntoIterator<Item = &'r Ratio>) -> bool {
    let mut common = Int::one();
    fractions.into_iter().all(|fraction| {
        common = common.lcm(fraction.denom());
        common.bits() <= BITS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_fractions_are_read_and_long_ones_are_not() {
        assert_eq!(fraction("2/4"), Some(Ratio::new(1.into(), 2.into())));
        assert_eq!(fraction("1/0"), None);
        assert_eq!(fraction(&"1".repeat(DIGITS + 1)), None);
    }

    #[test]
    fn denominators_that_share_nothing_are_too_many_in_the_end() {
        let odd = |count: u32| (0..count).map(|n| Ratio::new(1.into(), (2 * n + 3).into())).collect::<Vec<_>>();
        assert!(add_up(&odd(1_000)));
        assert!(!add_up(&odd(10_000)));
    }
}
