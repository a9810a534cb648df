//! How numbers and actions are told in games of hidden hands.

use ground::num::{Int, Ratio, decimal, fraction};
use ground::say;
use ground::say::Say;

/// A mean: a bare fraction where anybody sees how much that is, else with decimals, or rounded and marked as such where it is too long.
pub fn told(n: &Ratio) -> String {
    match () {
        () if *n.denom() <= Int::from(PLAIN) => n.to_string(),
        () if is_short(n) => fraction(n),
        () => format!("≈{}", decimal(n, 4)),
    }
}

/// The largest denominator of which no decimals are needed.
const PLAIN: u8 = 16;

/// A weight, likewise.
pub fn weight_told(n: &Ratio) -> String {
    if is_short(n) { n.to_string() } else { format!("≈{}", decimal(n, 3)) }
}

/// Whether people can read a fraction: at most so many digits above, and so many below.
pub fn is_short(n: &Ratio) -> bool {
    const DIGITS: usize = 4;
    [n.numer(), n.denom()].iter().all(|part| part.magnitude().to_string().len() <= DIGITS)
}

/// An action by its word.
pub fn act(action: &str) -> Say {
    say!("hands-act", action = action)
}
