//! Whole numbers that a tableau is worked in: machine words while they suffice, else numbers of any size.

use std::cmp::Ordering;

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

use ground::num::Int;

/// A whole number with the few operations a fraction-free tableau needs.
pub trait Whole: Clone + Eq {
    /// The number, if it fits.
    fn of(n: &Int) -> Option<Self>;

    /// The number at any size.
    fn int(&self) -> Int;

    /// 0.
    fn nought() -> Self;

    /// 1.
    fn unit() -> Self;

    /// Less than, equal to or greater than 0.
    fn sign(&self) -> Ordering;

    /// The number with its sign turned, if that fits.
    fn turned(&self) -> Option<Self>;

    /// `(a * p - b * c) / d`, which must leave no rest; `None` if it does not fit.
    fn cross(a: &Self, p: &Self, b: &Self, c: &Self, d: &Self) -> Option<Self>;

    /// How `a * b` compares with `c * d`.
    fn products(a: &Self, b: &Self, c: &Self, d: &Self) -> Ordering;

    /// Which of two numbers is the greater.
    fn against(&self, other: &Self) -> Ordering;
}

impl Whole for i64 {
    fn of(n: &Int) -> Option<Self> {
        i64::try_from(n).ok()
    }

    fn int(&self) -> Int {
        BigInt::from(*self)
    }

    fn nought() -> Self {
        0
    }

    fn unit() -> Self {
        1
    }

    fn sign(&self) -> Ordering {
        self.cmp(&0)
    }

    fn turned(&self) -> Option<Self> {
        self.checked_neg()
    }

    fn cross(a: &Self, p: &Self, b: &Self, c: &Self, d: &Self) -> Option<Self> {
        // Each product is below 2^126 in size, so their difference fits.
        let top = i128::from(*a) * i128::from(*p) - i128::from(*b) * i128::from(*c);
        // A division of machine words takes a tenth of the time of one of double words.
        match i64::try_from(top) {
            Ok(top) => top.checked_div(*d),
            Err(_) => i64::try_from(top / i128::from(*d)).ok(),
        }
    }

    fn products(a: &Self, b: &Self, c: &Self, d: &Self) -> Ordering {
        (i128::from(*a) * i128::from(*b)).cmp(&(i128::from(*c) * i128::from(*d)))
    }

    fn against(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

impl Whole for Int {
    fn of(n: &Int) -> Option<Self> {
        Some(n.clone())
    }

    fn int(&self) -> Int {
        self.clone()
    }

    fn nought() -> Self {
        Zero::zero()
    }

    fn unit() -> Self {
        One::one()
    }

    fn sign(&self) -> Ordering {
        if self.is_zero() {
            Ordering::Equal
        } else if self.is_positive() {
            Ordering::Greater
        } else {
            Ordering::Less
        }
    }

    fn turned(&self) -> Option<Self> {
        Some(-self)
    }

    fn cross(a: &Self, p: &Self, b: &Self, c: &Self, d: &Self) -> Option<Self> {
        Some((a * p - b * c) / d)
    }

    fn products(a: &Self, b: &Self, c: &Self, d: &Self) -> Ordering {
        (a * b).cmp(&(c * d))
    }

    fn against(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}
