//! The numbers that games with hidden hands are worked out in: exact fractions, fractions of powers of two, and machine numbers.

use std::cmp::Ordering;

use num_traits::{One, ToPrimitive, Zero};

use ground::num::{Int, Ratio};

/// A number that payments can be weighed in.
pub trait Amount: Clone + PartialOrd {
    /// The whole number.
    fn of(whole: &Int) -> Self;
    /// Adds a product.
    fn add_product(&mut self, a: &Self, b: &Self);
    /// The product.
    fn times(&self, other: &Self) -> Self;
    /// Whether it is 0.
    fn is_nought(&self) -> bool;

    /// Nothing.
    fn nought() -> Self {
        Self::of(&Int::ZERO)
    }

    /// One.
    fn unit() -> Self {
        Self::of(&Int::one())
    }
}

impl Amount for Ratio {
    fn of(whole: &Int) -> Self {
        Ratio::from_integer(whole.clone())
    }

    fn add_product(&mut self, a: &Self, b: &Self) {
        if !a.is_zero() && !b.is_zero() {
            *self += a * b;
        }
    }

    fn times(&self, other: &Self) -> Self {
        self * other
    }

    fn is_nought(&self) -> bool {
        self.is_zero()
    }
}

impl Amount for f64 {
    fn of(whole: &Int) -> Self {
        whole.to_f64().unwrap_or(f64::NAN)
    }

    fn add_product(&mut self, a: &Self, b: &Self) {
        *self += a * b;
    }

    fn times(&self, other: &Self) -> Self {
        self * other
    }

    fn is_nought(&self) -> bool {
        *self == 0.0
    }
}

/// A whole number divided by a power of two: exact like a fraction, but nothing ever has to be cancelled, which takes most of the
/// time of fractions.
#[derive(Clone, Debug)]
pub struct Dyadic {
    whole: Int,
    halvings: u64,
}

/// Weights of plans are rounded to this many binary digits.
const DIGITS: u64 = 24;

impl Dyadic {
    /// The nearest multiple of `2^-24` to a machine number from 0 to 1.
    pub fn near(weight: f64) -> Self {
        Dyadic { whole: Int::from((weight * (1u64 << DIGITS) as f64).round() as u64), halvings: DIGITS }
    }

    /// The same as a fraction.
    pub fn ratio(&self) -> Ratio {
        Ratio::new(self.whole.clone(), Int::one() << self.halvings)
    }

    /// What is missing to one.
    pub fn rest(&self) -> Self {
        Dyadic { whole: (Int::one() << self.halvings) - &self.whole, halvings: self.halvings }
    }

    /// The difference.
    pub fn less(&self, other: &Self) -> Self {
        let mut difference = self.clone();
        difference.add_product(other, &Dyadic { whole: -Int::one(), halvings: 0 });
        difference
    }
}

impl Amount for Dyadic {
    fn of(whole: &Int) -> Self {
        Dyadic { whole: whole.clone(), halvings: 0 }
    }

    fn add_product(&mut self, a: &Self, b: &Self) {
        if a.is_nought() || b.is_nought() {
            return;
        }
        let (whole, halvings) = (&a.whole * &b.whole, a.halvings + b.halvings);
        if halvings > self.halvings {
            self.whole <<= halvings - self.halvings;
            self.halvings = halvings;
            self.whole += whole;
        } else {
            self.whole += whole << (self.halvings - halvings);
        }
    }

    fn times(&self, other: &Self) -> Self {
        Dyadic { whole: &self.whole * &other.whole, halvings: self.halvings + other.halvings }
    }

    fn is_nought(&self) -> bool {
        self.whole.is_zero()
    }
}

impl PartialEq for Dyadic {
    fn eq(&self, other: &Self) -> bool {
        self.partial_cmp(other) == Some(Ordering::Equal)
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        let most = self.halvings.max(other.halvings);
        let aligned = |one: &Self| &one.whole << (most - one.halvings);
        Some(aligned(self).cmp(&aligned(other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_add_up_exactly() {
        let half = Dyadic::near(0.5);
        let mut sum = Dyadic::nought();
        sum.add_product(&half, &half);
        sum.add_product(&half, &Dyadic::unit());
        assert_eq!(sum.ratio(), Ratio::new(3.into(), 4.into()));
        assert_eq!(sum.rest().ratio(), Ratio::new(1.into(), 4.into()));
        assert_eq!(half.less(&sum).ratio(), Ratio::new((-1).into(), 4.into()));
        assert!(half < sum && sum > Dyadic::nought() && sum == sum.times(&Dyadic::unit()));
    }
}
