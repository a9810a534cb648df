//! How numbers and actions are told in games of hidden hands.

use num_traits::{One, Signed, Zero};

use ground::num::{Int, Ratio, decimal, fraction};
use ground::say;
use ground::say::Say;

/// A mean: a bare fraction where anybody sees how much that is, else with decimals, or rounded and marked as such where it is too long.
pub fn told(n: &Ratio) -> String {
    match () {
        () if *n.denom() <= Int::from(PLAIN) => n.to_string(),
        () if is_short(n) => fraction(n),
        () => rounded(n, 4),
    }
}

/// The largest denominator of which no decimals are needed.
const PLAIN: u8 = 16;

/// A weight, likewise.
pub fn weight_told(n: &Ratio) -> String {
    if is_short(n) { n.to_string() } else { rounded(n, 3) }
}

/// Rounded to so many places, or to more where fewer than two digits would be left of a small number.
fn rounded(n: &Ratio, least: u32) -> String {
    let size = n.abs();
    let mut places = least;
    let mut ten = Ratio::from_integer(Int::from(10).pow(least - 1));
    while !n.is_zero() && &size * &ten < Ratio::one() && places < DIGITS {
        ten *= Int::from(10);
        places += 1;
    }
    format!("≈{}", decimal(n, places))
}

/// Places of a small number at most.
const DIGITS: u32 = 9;

/// Whether people can read a fraction: at most so many digits above, and so many below.
pub fn is_short(n: &Ratio) -> bool {
    const DIGITS: usize = 4;
    [n.numer(), n.denom()].iter().all(|part| part.magnitude().to_string().len() <= DIGITS)
}

/// An action by its word.
pub fn act(action: &str) -> Say {
    say!("hands-act", action = action)
}
