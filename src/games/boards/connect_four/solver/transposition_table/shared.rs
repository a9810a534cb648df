//! Where a search keeps early positions: a table of its own, or one that it shares with others who search the same tree.
//!
//! Who shares tells the others which positions he is searching, so that they take others first and find these done.
//!
//! Source: T. Kerrigan, Simplified ABDADA (2015), after J.-C. Weill, The ABDADA Distributed Minimax Search Algorithm (1996).

use std::sync::atomic::{AtomicBool, Ordering};

use crate::boards::connect_four::solver::transposition_table::packed::{Memory, Table};
use crate::boards::connect_four::solver::transposition_table::slot::Slot;
use crate::boards::connect_four::solver::word::Word;

/// A place for early positions.
pub trait Keep<W: Word> {
    /// Whether others search the same tree.
    const IS_SHARED: bool;

    /// What is remembered.
    fn table(&self) -> &Table<W>;

    /// Remembers bounds; `effort` is the number of positions they cost.
    fn put(&mut self, key: W, memory: Memory, effort: u64);

    /// Whether nobody else is searching this position; from now on somebody is.
    fn claim(&self, key: W) -> bool;

    /// This position is searched no more.
    fn release(&self, key: W);

    /// Whether somebody else has found what all are looking for.
    fn is_over(&self) -> bool;
}

impl<W: Word> Keep<W> for Table<W> {
    const IS_SHARED: bool = false;

    #[inline]
    fn table(&self) -> &Table<W> {
        self
    }

    #[inline]
    fn put(&mut self, key: W, memory: Memory, effort: u64) {
        Table::put(self, key, memory, effort);
    }

    fn claim(&self, _: W) -> bool {
        true
    }

    fn release(&self, _: W) {}

    fn is_over(&self) -> bool {
        false
    }
}

/// Places for claims, as a power of 2; where two positions meet, the later claim stands.
const CLAIMS: u32 = 10;

/// What those who search the same tree tell each other.
pub struct Board<W: Word> {
    claims: Vec<W::Slot>,
    over: AtomicBool,
}

impl<W: Word> Board<W> {
    /// Nothing is claimed yet.
    pub fn open() -> Self {
        let claims = std::iter::repeat_with(|| W::Slot::holding(W::ZERO)).take(1 << CLAIMS).collect();
        Board { claims, over: AtomicBool::new(false) }
    }

    /// Somebody has found what all are looking for.
    pub fn close(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    fn claim_of(&self, key: W) -> &W::Slot {
        &self.claims[(key.spread() >> (W::WIDTH - CLAIMS)).index()]
    }
}

/// A table that others read and write as well.
pub struct Shared<'a, W: Word> {
    /// The table, of its full size.
    pub table: &'a Table<W>,
    /// What is told the others.
    pub board: &'a Board<W>,
}

impl<W: Word> Keep<W> for Shared<'_, W> {
    const IS_SHARED: bool = true;

    #[inline]
    fn table(&self) -> &Table<W> {
        self.table
    }

    #[inline]
    fn put(&mut self, key: W, memory: Memory, effort: u64) {
        self.table.put_shared(key, memory, effort);
    }

    fn claim(&self, key: W) -> bool {
        let claim = self.board.claim_of(key);
        let is_free = claim.load() != key;
        claim.store(key);
        is_free
    }

    fn release(&self, key: W) {
        let claim = self.board.claim_of(key);
        if claim.load() == key {
            claim.store(W::ZERO);
        }
    }

    fn is_over(&self) -> bool {
        self.board.over.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_shares_sees_what_the_others_search_and_remember() {
        let table = Table::<u64>::whole(1 << 12, 49, 22);
        let board = Board::open();
        let (mut one, other) = (Shared { table: &table, board: &board }, Shared { table: &table, board: &board });
        assert!(one.claim(77) && !other.claim(77) && other.claim(78));
        one.release(77);
        assert!(other.claim(77), "released, it is free again");
        let memory = Memory { low: -3, high: 5, col: 2 };
        one.put(77, memory, 9);
        assert_eq!(other.table().get(77), Some(memory));
        assert!(!other.is_over());
        board.close();
        assert!(other.is_over());
    }
}
