//! The numbers that games with hidden hands are worked out in: exact fractions and machine numbers.

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
