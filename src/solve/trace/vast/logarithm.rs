//! Natural logarithms in whole numbers, so that playouts choose the same move on every machine.

/// What stands for 1.
pub const UNIT: u64 = 1_000_000_000;

/// Binary digits of a logarithm behind the point.
const DIGITS: u32 = 30;

/// The natural logarithm of 2, in billionths.
const LN_2: u64 = 693_147_181;

/// The natural logarithm of a number from 1 to 2^32, in billionths; what is wrong of it is a few tens of them at most.
///
/// Worked: of 1 it is 0, of 2 it is 693,147,181.
pub fn ln(number: u64) -> u64 {
    let number = number.clamp(1, 1 << 32);
    let whole = number.ilog2();
    let mut rest = (u128::from(number) << 32) >> whole;
    let mut digits = 0;
    for _ in 0..DIGITS {
        rest = (rest * rest) >> 32;
        let is_over = rest >= 2 << 32;
        digits = digits << 1 | u64::from(is_over);
        rest >>= u32::from(is_over);
    }
    let binary = u64::from(whole) << DIGITS | digits;
    ((u128::from(binary) * u128::from(LN_2)) >> DIGITS) as u64
}

/// The square root of 2 ln(visits) / own, in billionths: how much a move is still to be tried that was tried `own` times.
pub fn bonus(visits: u64, own: u64) -> u64 {
    (2 * u128::from(ln(visits)) * u128::from(UNIT) / u128::from(own.max(1))).isqrt() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_that_of_floating_point_to_a_few_billionths() {
        for number in (1..2_000).chain([65_535, 65_536, 1_000_003, 1 << 32]) {
            let known = (number as f64).ln() * UNIT as f64;
            assert!((ln(number) as f64 - known).abs() < 60.0, "{number}: {} {known}", ln(number));
        }
        assert_eq!(bonus(1, 1), 0);
        assert!((bonus(100, 25) as f64 - (2.0 * 100f64.ln() / 25.0).sqrt() * 1e9).abs() < 90.0);
    }
}
