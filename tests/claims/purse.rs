//! What holding a message may cost: each has a purse of its own in a game, so that a dear one is held for a sample of the positions and
//! keeps none of the others waiting. Work is counted in positions made, never in time: the same facts are held every time.

use std::cell::Cell;
use std::collections::HashMap;

/// Positions that one fact may make; what needs more is too large.
const MOST: i64 = 100_000;

thread_local! {
    static SPENT: Cell<i64> = const { Cell::new(0) };
    static MADE: Cell<i64> = const { Cell::new(0) };
}

/// So many positions were made. `None`: those are more than one fact may make.
pub fn spend(positions: usize) -> Option<()> {
    work(positions);
    MADE.set(MADE.get() + positions as i64);
    (!is_spent()).then_some(())
}

/// Work of the size of so many positions was done, in a search that has a bound of its own.
pub fn work(size: usize) {
    SPENT.set(SPENT.get() + size as i64);
}

/// Whether a fact has made so many positions that something was left out, and what is found no longer counts.
pub fn is_spent() -> bool {
    MADE.get() > MOST
}

/// What is laid into the purse of each message.
#[derive(Clone, Copy)]
pub struct Means {
    /// At the start of a game.
    pub first: i64,
    /// With each fact that is met.
    pub each: i64,
}

/// The purses of the messages of one game.
pub struct Purses {
    means: Means,
    left: HashMap<String, i64>,
}

impl Purses {
    /// Nothing was spent yet.
    pub fn new(means: Means) -> Purses {
        Purses { means, left: HashMap::new() }
    }

    /// Holds a fact of this message at the cost of its purse; `None`: that is empty, and the fact is passed over.
    pub fn pay<T>(&mut self, key: &str, hold: impl FnOnce() -> T) -> Option<T> {
        if !self.left.contains_key(key) {
            self.left.insert(key.to_owned(), self.means.first);
        }
        let left = self.left.get_mut(key).expect("it was laid in");
        *left = left.saturating_add(self.means.each);
        if *left < 0 {
            return None;
        }
        SPENT.set(0);
        MADE.set(0);
        let held = hold();
        *left -= SPENT.get();
        Some(held)
    }
}
