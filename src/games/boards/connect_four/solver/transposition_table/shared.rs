//! Where a search keeps early positions: a table of its own, or one that it shares with others who search the same tree.

use crate::boards::connect_four::solver::transposition_table::packed::{Memory, Table};
use crate::boards::connect_four::solver::word::Word;
use solve::search::parallel::Claims;

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

/// A table that others read and write as well.
pub struct Shared<'a, W: Word> {
    /// The table, of its full size.
    pub table: &'a Table<W>,
    /// What is told the others.
    pub claims: &'a Claims,
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
        self.claims.claim(key.name())
    }

    fn release(&self, key: W) {
        self.claims.release(key.name());
    }

    fn is_over(&self) -> bool {
        self.claims.is_over()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_shares_sees_what_the_others_search_and_remember() {
        let table = Table::<u64>::whole(1 << 12, 49, 22);
        let claims = Claims::open();
        let (mut one, other) = (Shared { table: &table, claims: &claims }, Shared { table: &table, claims: &claims });
        assert!(one.claim(77) && !other.claim(77) && other.claim(78));
        one.release(77);
        assert!(other.claim(77), "released, it is free again");
        let memory = Memory { low: -3, high: 5, col: 2 };
        one.put(77, memory, 9);
        assert_eq!(other.table().get(77), Some(memory));
        assert!(!other.is_over());
        claims.close();
        assert!(other.is_over());
    }
}
