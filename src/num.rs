//! The numbers of the house: natural numbers of up to 10,000 digits, and how a person writes them.

use num_bigint::{BigInt, BigUint};
use num_traits::ToPrimitive;

/// A natural number of any size. Positions, moves and nim-values are counted in it.
pub type Nat = BigUint;

/// A whole number of any size and sign. Scores are counted in it.
pub type Int = BigInt;

/// The most decimal digits a number read from text may have.
pub const DIGITS: usize = 10_000;

/// The number as a machine word, if it fits.
pub fn small(n: &Nat) -> Option<usize> {
    n.to_usize()
}

/// Shortens every run of more than 40 digits in a text meant for people: `123456789012…123456789012 (1,000 digits)`.
///
/// `digits` says how the count is spoken. Text without such a run is given back as it is.
pub fn shorten(text: String, digits: impl Fn(usize) -> String) -> String {
    const WHOLE: usize = 40;
    const KEPT: usize = 12;
    if text.len() <= WHOLE {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let run = rest[start..].bytes().take_while(u8::is_ascii_digit).count();
        let (before, number, after) = (&rest[..start], &rest[start..start + run], &rest[start + run..]);
        out.push_str(before);
        if run > WHOLE {
            out.push_str(&number[..KEPT]);
            out.push('…');
            out.push_str(&number[run - KEPT..]);
            out.push_str(&digits(run));
        } else {
            out.push_str(number);
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_runs_of_digits_are_shortened() {
        let long = "7".repeat(50);
        let told = shorten(format!("1:{long}->12"), |n| format!(" ({n} digits)"));
        assert_eq!(told, "1:777777777777…777777777777 (50 digits)->12");
        let forty = format!("{}, 5", "1".repeat(40));
        assert_eq!(shorten(forty.clone(), |_| String::new()), forty);
    }
}
