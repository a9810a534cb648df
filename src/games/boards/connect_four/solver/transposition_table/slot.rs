//! One slot of a transposition table, read and written whole: a word of 64 bits may be shared, a wider one may not.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

/// A place that holds a word.
pub trait Slot<W> {
    /// A place that holds this.
    fn holding(word: W) -> Self;

    /// What it holds: the whole of what was written there by somebody, in no order with anything else.
    fn load(&self) -> W;

    /// Puts a word there in place of the other.
    fn store(&self, word: W);
}

impl Slot<u64> for AtomicU64 {
    #[inline]
    fn holding(word: u64) -> Self {
        AtomicU64::new(word)
    }

    #[inline]
    fn load(&self) -> u64 {
        AtomicU64::load(self, Ordering::Relaxed)
    }

    #[inline]
    fn store(&self, word: u64) {
        AtomicU64::store(self, word, Ordering::Relaxed);
    }
}

impl Slot<u128> for Cell<u128> {
    #[inline]
    fn holding(word: u128) -> Self {
        Cell::new(word)
    }

    #[inline]
    fn load(&self) -> u128 {
        self.get()
    }

    #[inline]
    fn store(&self, word: u128) {
        self.set(word);
    }
}
