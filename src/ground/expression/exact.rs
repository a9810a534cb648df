//! Exact numbers a + b√5 with rational a and b: enough for fractions and for the golden ratio, and never rounded.

use std::cmp::Ordering;

use num_integer::Integer;
use num_traits::{One, Pow, Signed, ToPrimitive, Zero};

use crate::num::{Int, Nat};

/// Binary digits that a number may have; what grows beyond is refused, so that no conjecture exhausts the machine.
const BITS: u64 = 8_192;

/// Why an operation has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Division or remainder by zero.
    ByZero,
    /// A whole number was wanted.
    NotWhole,
    /// A natural number was wanted.
    NotNatural,
    /// The result has too many digits.
    TooLarge,
}

/// The number (a + b√5) / d in lowest terms, d at least 1.
///
/// Sums, products and quotients of such numbers are such numbers again, their order is decided by whole numbers alone
/// (the sign of a + b√5 with a and b of different signs is that of a² - 5b², seen from a), and so is the floor: it is
/// floor((a + floor(b√5)) / d). Worked: φ = (1 + √5)/2, and floor(4φ) = floor((4 + floor(√80)) / 2) = 6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    a: Int,
    b: Int,
    d: Int,
}

impl Exact {
    /// A whole number.
    pub fn whole(n: impl Into<Int>) -> Self {
        Exact { a: n.into(), b: Int::ZERO, d: Int::one() }
    }

    /// The golden ratio, (1 + √5)/2.
    pub fn phi() -> Self {
        Exact { a: Int::one(), b: Int::one(), d: Int::from(2) }
    }

    /// The square root of five.
    pub fn root_of_five() -> Self {
        Exact { a: Int::ZERO, b: Int::one(), d: Int::one() }
    }

    /// In lowest terms; `d` is not 0.
    fn reduced(a: Int, b: Int, d: Int) -> Result<Self, Trouble> {
        let common = a.gcd(&b).gcd(&d) * d.signum();
        let number = Exact { a: a / &common, b: b / &common, d: d / &common };
        let bits = number.a.bits().max(number.b.bits()).max(number.d.bits());
        if bits > BITS { Err(Trouble::TooLarge) } else { Ok(number) }
    }

    /// The sum.
    pub fn plus(&self, other: &Self) -> Result<Self, Trouble> {
        let add = |x: &Int, y: &Int| x * &other.d + y * &self.d;
        Self::reduced(add(&self.a, &other.a), add(&self.b, &other.b), &self.d * &other.d)
    }

    /// The opposite.
    pub fn negated(&self) -> Self {
        Exact { a: -&self.a, b: -&self.b, d: self.d.clone() }
    }

    /// The difference.
    pub fn minus(&self, other: &Self) -> Result<Self, Trouble> {
        self.plus(&other.negated())
    }

    /// The product.
    pub fn times(&self, other: &Self) -> Result<Self, Trouble> {
        let a = &self.a * &other.a + &self.b * &other.b * 5;
        let b = &self.a * &other.b + &self.b * &other.a;
        Self::reduced(a, b, &self.d * &other.d)
    }

    /// The quotient.
    pub fn over(&self, other: &Self) -> Result<Self, Trouble> {
        if other.is_zero() {
            return Err(Trouble::ByZero);
        }
        // 1 / (a + b√5) = (a - b√5) / (a² - 5b²), and a² = 5b² only for 0.
        let norm = &other.a * &other.a - &other.b * &other.b * 5;
        let inverse = Self::reduced(&other.a * &other.d, -(&other.b * &other.d), norm)?;
        self.times(&inverse)
    }

    /// What is left over: self - other * floor(self / other), so of the sign of `other`.
    pub fn modulo(&self, other: &Self) -> Result<Self, Trouble> {
        let whole = Self::whole(self.over(other)?.floor());
        self.minus(&other.times(&whole)?)
    }

    /// A natural power.
    pub fn power(&self, exponent: &Self) -> Result<Self, Trouble> {
        let exponent = exponent.natural()?.to_u32().filter(|e| u64::from(*e) <= BITS).ok_or(Trouble::TooLarge)?;
        let mut product = Self::whole(1);
        for bit in (0..u32::BITS - exponent.leading_zeros()).rev() {
            product = product.times(&product)?;
            if exponent >> bit & 1 == 1 {
                product = product.times(self)?;
            }
        }
        Ok(product)
    }

    /// The greatest whole number that is not greater.
    pub fn floor(&self) -> Int {
        let square: Int = &self.b * &self.b * 5;
        let root = square.sqrt();
        // 5b² is a square only for 0, so the root of a negative part lies strictly below.
        let irrational = if self.b.is_negative() { -root - 1 } else { root };
        (&self.a + irrational).div_floor(&self.d)
    }

    /// The number as a whole one.
    pub fn integer(&self) -> Result<Int, Trouble> {
        if self.b.is_zero() && self.d.is_one() { Ok(self.a.clone()) } else { Err(Trouble::NotWhole) }
    }

    /// The number as a small whole one, if it is one.
    pub fn small(&self) -> Option<i64> {
        if self.b.is_zero() && self.d.is_one() { self.a.to_i64() } else { None }
    }

    /// The number as a natural one.
    pub fn natural(&self) -> Result<Nat, Trouble> {
        self.integer()?.to_biguint().ok_or(Trouble::NotNatural)
    }

    fn is_zero(&self) -> bool {
        self.a.is_zero() && self.b.is_zero()
    }

    fn sign(&self) -> Ordering {
        let (a, b) = (self.a.sign(), self.b.sign());
        if self.a.is_zero() || self.b.is_zero() || a == b {
            return if self.a.is_zero() { self.b.cmp(&Int::ZERO) } else { self.a.cmp(&Int::ZERO) };
        }
        let weight = Pow::pow(&self.a, 2u8).cmp(&(Pow::pow(&self.b, 2u8) * 5));
        if self.a.is_positive() { weight } else { weight.reverse() }
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        let difference = Exact {
            a: &self.a * &other.d - &other.a * &self.d,
            b: &self.b * &other.d - &other.b * &self.d,
            d: Int::one(),
        };
        difference.sign()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn exact(a: i64, b: i64, d: i64) -> Exact {
        Exact::reduced(a.into(), b.into(), d.into()).expect("small")
    }

    #[test]
    fn the_golden_ratio_is_its_own_square_less_one() {
        let phi = Exact::phi();
        assert_eq!(phi.times(&phi), phi.plus(&Exact::whole(1)));
        assert_eq!(Exact::whole(1).over(&phi), phi.minus(&Exact::whole(1)));
    }

    #[test]
    fn the_floor_is_right_where_doubles_fail() {
        let k = Exact::whole(102_334_155);
        assert_eq!(k.times(&Exact::phi()).map(|x| x.floor()), Ok(Int::from(165_580_140)));
    }

    #[test]
    fn what_grows_without_end_is_refused() {
        let seven = Exact::whole(7);
        assert_eq!(seven.power(&Exact::whole(1_000_000)), Err(Trouble::TooLarge));
        assert_eq!(seven.power(&Exact::whole(-1)), Err(Trouble::NotNatural));
        assert_eq!(seven.over(&Exact::whole(0)), Err(Trouble::ByZero));
    }

    proptest! {
        #[test]
        fn order_and_floor_agree_with_long_decimals(a in -999i64..999, b in -999i64..999, d in 1i64..99, n in -99i64..99) {
            // √5 to 18 places, scaled: far finer than any difference these sizes can have.
            let scaled = Int::from(a) * 1_000_000_000_000_000_000i64 + Int::from(b) * 2_236_067_977_499_789_696i64;
            let scale = Int::from(d) * 1_000_000_000_000_000_000i64;
            let number = exact(a, b, d);
            if b != 0 {
                prop_assert_eq!(number.floor(), scaled.div_floor(&scale));
                prop_assert_eq!(number.cmp(&Exact::whole(n)), scaled.cmp(&(scale * n)));
            } else {
                prop_assert_eq!(number.floor(), Int::from(a.div_euclid(d)));
            }
        }

        #[test]
        fn dividing_undoes_multiplying(a in -99i64..99, b in -99i64..99, d in 1i64..9, c in -99i64..99, e in 1i64..99) {
            let (x, y) = (exact(a, b, d), exact(c, e, 1));
            prop_assert_eq!(x.times(&y).and_then(|product| product.over(&y)), Ok(x));
        }
    }
}
