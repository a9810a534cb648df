//! Who did what since a position was set up: pictures show it, the rules do not ask for it.

use std::hash::{Hash, Hasher};

use ground::rules::Side;

/// What was done and by whom, the earliest first. Positions that differ in nothing else are equal.
#[derive(Clone, Debug)]
pub struct Past<T>(Vec<(T, Side)>);

impl<T> Default for Past<T> {
    fn default() -> Self {
        Past(Vec::new())
    }
}

impl<T> PartialEq for Past<T> {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl<T> Eq for Past<T> {}

impl<T> Hash for Past<T> {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

impl<T: Copy> Past<T> {
    /// Remembers what a side has done.
    pub fn push(&mut self, done: T, side: Side) {
        self.0.push((done, side));
    }

    /// All that is remembered, the latest last.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = (T, Side)> + '_ {
        self.0.iter().copied()
    }
}
