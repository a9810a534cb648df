//! What one number is worth under each rule: by a theorem where there is one, else by a table.

use num_traits::{One, Zero};

use crate::kit::laws;
use crate::numbers::number_game::rule::Rule;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::formula::primes::{factors, rank_of_least_factor};
use solve::judge::sequence::{Period, Standing};

/// What a theorem says of a number.
pub enum Known {
    /// Its nim-value.
    Nimber(Nat),
    /// The theorem wants factors that are beyond what is looked for.
    Beyond,
    /// There is no theorem.
    Nothing,
}

/// The nim-value by theorem, for numbers of any size.
///
/// Takes that hold 1 to m and no multiple of m + 1 leave the rest modulo m + 1: a prime or 1 (m = 3), a prime power or 1
/// (m = 5), a power of two (m = 2). A composite or 1: see [`composite`]. The others are exercises in T. S. Ferguson, Game
/// Theory, part I, chapter 4; each follows from its first cases by induction.
/// Worked: 12 under `proper-divisor` goes to 11, 10, 9, 8, 6 of value 0, 1, 0, 3, 1, so it is worth 2: 12 = 4 times 3.
pub fn known(rule: Rule, n: &Nat) -> Known {
    let twos = || Nat::from(n.trailing_zeros().unwrap_or(0));
    Known::Nimber(match rule {
        Rule::PrimeOrOne => n % 4u8,
        Rule::PrimePower => n % 6u8,
        Rule::PowerOfTwo => n % 3u8,
        Rule::CompositeOrOne => composite(n),
        Rule::Divisor | Rule::ProperDivisor | Rule::Coprime | Rule::ToProperDivisor if n.is_zero() => Nat::ZERO,
        Rule::Divisor => twos() + 1u8,
        Rule::ProperDivisor => twos(),
        Rule::Coprime if n.is_one() => Nat::one(),
        Rule::Coprime if !n.bit(0) => Nat::ZERO,
        Rule::Coprime => match rank_of_least_factor(n) {
            Some(rank) => Nat::from(rank),
            None => return Known::Beyond,
        },
        Rule::AtMostHalf => n >> (n.trailing_ones() + 1),
        Rule::AtLeastHalf => Nat::from(n.bits()),
        Rule::EvenOrAllOdd if n.bit(0) => (n + 1u8) / 2u8,
        Rule::EvenOrAllOdd if n.is_zero() => Nat::ZERO,
        Rule::EvenOrAllOdd => n / 2u8 - 1u8,
        Rule::ToProperDivisor => match factors(n) {
            Some(found) => Nat::from(found.iter().map(|(_, exponent)| exponent).sum::<u32>()),
            None => return Known::Beyond,
        },
        _ => return Known::Nothing,
    })
}

/// Taking a composite number or 1: from 2 on, ten more are worth three more.
///
/// Proof. Say the law holds for all sizes up to 40, as the mex rule shows, and below n > 40. Each value is then that of
/// several sizes in a row of ten, some even and some odd; of these one lies an even distance below n, and an even number
/// above 2 may be taken. So n reaches every value whose sizes end three or more below it, and which of the others it reaches
/// depends on distances of less than twenty: it is the same for n - 10 with values three less.
/// Worked: 12 leaves 11, 8, 6, 4, 3, 2, 0 of value 2, 1, 1, 2, 1, 0, 0: it is worth 3, three more than 2.
fn composite(n: &Nat) -> Nat {
    const FROM_TWO: [u8; 10] = [0, 1, 2, 0, 1, 0, 1, 2, 3, 2];
    if *n < Nat::from(2u8) {
        return n.clone();
    }
    let above: Nat = n - 2u8;
    let place = (&above % 10u8).iter_u32_digits().next().unwrap_or(0) as usize;
    above / 10u8 * 3u8 + FROM_TWO[place]
}

/// The period that a theorem gives.
pub fn period(rule: Rule) -> Option<Period> {
    let (period, preperiod, saltus) = match rule {
        Rule::PrimeOrOne => (4, 0, 0),
        Rule::PrimePower => (6, 0, 0),
        Rule::PowerOfTwo => (3, 0, 0),
        Rule::CompositeOrOne => (10, 2, 3),
        Rule::EvenOrAllOdd => (2, 1, 1),
        _ => return None,
    };
    Some(Period { period, preperiod, saltus, standing: Standing::Theorem })
}

/// The theorem in words; `None` where there is none.
pub fn law(rule: Rule) -> Option<Say> {
    Some(match rule {
        Rule::PrimeOrOne => say!("number-game-law-rest", modulus = 4, most = 3),
        Rule::PrimePower => say!("number-game-law-rest", modulus = 6, most = 5),
        Rule::PowerOfTwo => say!("number-game-law-rest", modulus = 3, most = 2),
        Rule::CompositeOrOne => say!("number-game-law-composite"),
        Rule::Divisor => say!("number-game-law-divisor"),
        Rule::ProperDivisor => say!("number-game-law-proper-divisor"),
        Rule::Coprime => say!("number-game-law-coprime"),
        Rule::AtMostHalf => say!("number-game-law-at-most-half"),
        Rule::AtLeastHalf => say!("number-game-law-at-least-half"),
        Rule::EvenOrAllOdd => say!("number-game-law-even-or-all-odd"),
        Rule::ToProperDivisor => say!("number-game-law-to-proper-divisor"),
        _ => return None,
    })
}

/// The theorem as a person would type it: of a lone heap when it is lost, of several what each is worth.
///
/// The nim-values are those of [`known`]. Taking a digit: a multiple of 10 has no digit that leads to another one, and from every
/// other number the last digit does.
pub fn written_law(rule: Rule, sizes: usize) -> Option<String> {
    let alone = match rule {
        Rule::CompositeOrOne => Some("n in {0, 2, 5, 7}"),
        Rule::Digit => Some("n % 10 == 0"),
        Rule::Divisor | Rule::AtLeastHalf => Some("n == 0"),
        Rule::ProperDivisor => Some("n == 0 or n % 2 == 1"),
        Rule::Coprime => Some("n % 2 == 0"),
        Rule::AtMostHalf => Some("power_of_two(n + 1)"),
        Rule::EvenOrAllOdd => Some("n in {0, 2}"),
        Rule::ToProperDivisor => Some("n < 2"),
        _ => None,
    };
    if let Some(law) = alone.filter(|_| sizes == 1) {
        return Some(law.to_owned());
    }
    let worth: fn(&str) -> String = match rule {
        Rule::PrimeOrOne => |n| format!("{n} % 4"),
        Rule::PrimePower => |n| format!("{n} % 6"),
        Rule::PowerOfTwo => |n| format!("{n} % 3"),
        Rule::Divisor => |n| format!("if({n} == 0, 0, twos({n}) + 1)"),
        Rule::ProperDivisor => |n| format!("twos({n})"),
        Rule::AtMostHalf => |n| format!("floor({n} / 2 ** (twos({n} + 1) + 1))"),
        Rule::AtLeastHalf => |n| format!("bits({n})"),
        Rule::EvenOrAllOdd => |n| format!("if({n} % 2 == 1, ({n} + 1) / 2, max({n} / 2 - 1, 0))"),
        _ => return None,
    };
    laws::nim_of(sizes, false, worth)
}

/// The rule in words.
pub fn note(rule: Rule) -> Say {
    match rule {
        Rule::Square => say!("number-game-note-square"),
        Rule::Cube => say!("number-game-note-cube"),
        Rule::Triangular => say!("number-game-note-triangular"),
        Rule::Fibonacci => say!("number-game-note-fibonacci"),
        Rule::Prime => say!("number-game-note-prime"),
        Rule::PrimeOrOne => say!("number-game-note-prime-or-one"),
        Rule::PrimePower => say!("number-game-note-prime-power"),
        Rule::PowerOfTwo => say!("number-game-note-power-of-two"),
        Rule::CompositeOrOne => say!("number-game-note-composite-or-one"),
        Rule::Digit => say!("number-game-note-digit"),
        Rule::Divisor => say!("number-game-note-divisor"),
        Rule::ProperDivisor => say!("number-game-note-proper-divisor"),
        Rule::Coprime => say!("number-game-note-coprime"),
        Rule::AtMostHalf => say!("number-game-note-at-most-half"),
        Rule::AtLeastHalf => say!("number-game-note-at-least-half"),
        Rule::EvenOrAllOdd => say!("number-game-note-even-or-all-odd"),
        Rule::ToProperDivisor => say!("number-game-note-to-proper-divisor"),
        Rule::HalveOrDecrement => say!("number-game-note-halve-or-decrement"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solve::judge::value::mex;

    #[test]
    fn theorems_agree_with_the_mex_rule() {
        for rule in Rule::ALL {
            let mut values: Vec<Nat> = Vec::new();
            for n in 0usize..400 {
                let mut left = Vec::new();
                rule.each(n, &mut |size| left.push(values[size].clone()));
                values.push(mex(&left));
                if let Known::Nimber(told) = known(rule, &Nat::from(n)) {
                    assert_eq!(told, values[n], "{rule:?} {n}");
                }
            }
        }
    }
}
