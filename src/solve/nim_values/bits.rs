//! A set of numbers below a bound, one bit each: for tables too large for a byte each.

/// A set of numbers below a bound, one bit each.
#[derive(Debug)]
pub struct Bits(Vec<u64>);

impl Bits {
    /// No number.
    pub fn none(bound: usize) -> Self {
        Bits(vec![0; bound.div_ceil(64)])
    }

    #[inline]
    /// Whether the number is in the set.
    pub fn has(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    #[inline]
    /// Adds a number.
    pub fn set(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }
}
