//! The numbers of the house: natural numbers of up to 10,000 digits, and how a person writes them.

use std::cell::RefCell;

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};

/// A natural number of any size. Positions, moves and nim-values are counted in it.
pub type Nat = BigUint;

/// A whole number of any size and sign. Scores are counted in it.
pub type Int = BigInt;

/// An exact fraction. Expectations, weights of mixed moves and shares are counted in it.
pub type Ratio = BigRational;

/// The most decimal digits a number read from text may have.
pub const DIGITS: usize = 10_000;

/// Numbers of so many bits are long.
const LONG: u64 = 1_000;

/// Numbers whose digits are kept: two heaps before a move and after it.
const KEPT: usize = 4;

thread_local! {
    /// The last numbers that were written, the latest first.
    static WRITTEN: RefCell<Vec<(Nat, String)>> = const { RefCell::new(Vec::new()) };
}

/// The number as a machine word, if it fits.
pub fn small(n: &Nat) -> Option<usize> {
    n.to_usize()
}

/// Adds the decimal digits of a number to a text.
pub fn write_nat(n: &Nat, out: &mut String) {
    // Nearly all numbers are small, and the general printing of big numbers takes about five times the instructions.
    match n.to_u64() {
        Some(n) => out.push_str(itoa::Buffer::new().format(n)),
        None if n.bits() < LONG => out.push_str(&n.to_string()),
        None => write_long(n, out),
    }
}

/// The same of a long number. The digits of a neighbour follow from those of a number that was written a moment ago.
///
/// Cost: that of copying them where the number is near one of the last; else a third of a millisecond for 10,000 digits.
fn write_long(n: &Nat, out: &mut String) {
    WRITTEN.with_borrow_mut(|written| {
        let near = written.iter().enumerate().find_map(|(i, (known, digits))| Some((i, near(known, digits, n)?)));
        let digits = match near {
            Some((i, digits)) => {
                written.remove(i);
                digits
            }
            None => n.to_string(),
        };
        out.push_str(&digits);
        written.truncate(KEPT - 1);
        written.insert(0, (n.clone(), digits));
    });
}

/// The digits of a number by those of another; `None`: they are far from each other, or one has more digits.
fn near(known: &Nat, digits: &str, n: &Nat) -> Option<String> {
    let is_more = n >= known;
    let mut apart = if is_more { n - known } else { known - n }.to_u64()?;
    let mut digits = digits.as_bytes().to_vec();
    for digit in digits.iter_mut().rev() {
        if apart == 0 {
            break;
        }
        let (old, part) = (*digit - b'0', (apart % 10) as u8);
        let new = if is_more { old + part } else { old + 10 - part };
        apart = apart / 10 + u64::from((new >= 10) == is_more);
        *digit = b'0' + new % 10;
    }
    String::from_utf8(digits).ok().filter(|digits| apart == 0 && !digits.starts_with('0'))
}

/// The decimal number nearest to a fraction, with so many places behind the point.
///
/// Worked: -1/18 with 4 places is `-0.0556`.
pub fn decimal(n: &Ratio, places: u32) -> String {
    let unit = Int::from(10u8).pow(places);
    let scaled = (n * &unit).round().to_integer();
    let (whole, rest) = scaled.abs().div_rem(&unit);
    let sign = if scaled.is_negative() { "-" } else { "" };
    if places == 0 {
        format!("{sign}{whole}")
    } else {
        format!("{sign}{whole}.{rest:0>width$}", width = places as usize)
    }
}

/// A fraction as people read it: exactly, and as a decimal number behind it unless it is whole; one that is too long to be read as a
/// decimal number alone, with the sign that it is rounded.
///
/// Worked: `-1/18 (-0.0556)`; with 31 digits above and below, `≈-0.086`.
pub fn fraction(n: &Ratio) -> String {
    const READ: usize = 20;
    match n.to_string() {
        whole if n.is_integer() => whole,
        short if short.len() <= READ => format!("{short} ({})", decimal(n, 4)),
        _ => format!("≈{}", decimal(n, 3)),
    }
}

/// Shortens every run of more than 40 digits in a text meant for people: `123456789012…123456789012 (1,000 digits)`.
///
/// `digits` says how the count is spoken. Text without such a run is given back as it is.
pub fn shorten(text: String, digits: impl Fn(usize) -> String) -> String {
    const WHOLE: usize = 40;
    const KEPT: usize = 12;
    // Such a run covers one of any 41 bytes in a row: looking at these alone takes no time on ordinary sentences.
    if !text.bytes().skip(WHOLE).step_by(WHOLE + 1).any(|byte| byte.is_ascii_digit()) {
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
    fn fractions_are_rounded_to_the_nearest_decimal() {
        let of = |n: i32, d: i32| Ratio::new(n.into(), d.into());
        assert_eq!(decimal(&of(-1, 18), 4), "-0.0556");
        assert_eq!(decimal(&of(5, 2), 0), "3");
        assert_eq!(decimal(&of(-1, 300), 2), "0.00", "nothing is left to have a sign");
        assert_eq!(decimal(&of(1999, 1000), 2), "2.00");
        assert_eq!((fraction(&of(4, 2)), fraction(&of(1, 12))), ("2".to_owned(), "1/12 (0.0833)".to_owned()));
    }

    #[test]
    fn only_long_runs_of_digits_are_shortened() {
        let long = "7".repeat(50);
        let told = shorten(format!("1:{long}->12"), |n| format!(" ({n} digits)"));
        assert_eq!(told, "1:777777777777…777777777777 (50 digits)->12");
        let forty = format!("{}, 5", "1".repeat(40));
        assert_eq!(shorten(forty.clone(), |_| String::new()), forty);
    }

    #[test]
    fn a_long_run_is_found_wherever_it_stands() {
        for before in 0..100 {
            let text = format!("{}{}.", "x".repeat(before), "3".repeat(41));
            assert!(shorten(text, |_| String::new()).contains('…'), "after {before} bytes");
        }
    }

    #[test]
    fn numbers_of_every_size_are_written_in_full() {
        for digits in
            ["0", "7", "18446744073709551615", "18446744073709551616", "340282366920938463463374607431768211456"]
        {
            let mut text = String::from("n=");
            write_nat(&digits.parse().expect("they are digits"), &mut text);
            assert_eq!(text, format!("n={digits}"));
        }
    }

    #[test]
    fn neighbours_are_written_as_if_nothing_had_been_written_before() {
        let ten = Nat::from(10u8);
        for far in [ten.pow(30), ten.pow(30) + 7u8, ten.pow(25) * 999u32, (ten.pow(31) - 1u8) / 9u8] {
            for apart in [0u64, 1, 2, 9, 10, 11, 99, 1_000, 123_456_789, u64::MAX] {
                for n in [&far + apart, &far - apart] {
                    let known = (far.to_string(), n.to_string());
                    let is_told = near(&far, &known.0, &n).is_none_or(|digits| digits == known.1);
                    assert!(is_told && (known.0.len() != known.1.len() || near(&far, &known.0, &n).is_some()), "{n}");
                    let mut text = String::new();
                    write_nat(&n, &mut text);
                    assert_eq!(text, known.1);
                }
            }
        }
    }
}
