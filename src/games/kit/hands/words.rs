//! How numbers and actions are told in games of hidden hands.

use ground::num::{Ratio, decimal, fraction};
use ground::say;
use ground::say::Say;

/// A mean: rounded, and marked as such, where it is too long to be read.
pub fn told(n: &Ratio) -> String {
    if is_short(n) { fraction(n) } else { format!("≈{}", decimal(n, 4)) }
}

/// A weight, likewise.
pub fn weight_told(n: &Ratio) -> String {
    if is_short(n) { n.to_string() } else { format!("≈{}", decimal(n, 3)) }
}

/// Whether people can read a fraction: at most so many digits above and below.
pub fn is_short(n: &Ratio) -> bool {
    const DIGITS: usize = 12;
    n.to_string().len() <= DIGITS
}

/// An action by its word.
pub fn act(action: &str) -> Say {
    say!("hands-act", action = action)
}
