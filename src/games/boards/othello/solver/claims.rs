//! What searches of the same tree tell each other: which positions each is searching, so that the others take others first and
//! find these done.
//!
//! Source: T. Kerrigan, Simplified ABDADA (2015), after J.-C. Weill, The ABDADA Distributed Minimax Search Algorithm (1996).

use std::iter::repeat_with;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::boards::othello::solver::board::Discs;
use crate::boards::othello::solver::transposition_table::spread;

/// Places for claims, as a power of 2; where two positions meet, the later claim stands.
const CLAIMS: u32 = 10;

/// What those who search the same tree tell each other.
#[derive(Debug)]
pub struct Claims {
    all: Vec<AtomicU64>,
    over: AtomicBool,
}

impl Claims {
    /// Nothing is claimed yet.
    pub fn open() -> Self {
        let all = repeat_with(|| AtomicU64::new(0)).take(1 << CLAIMS).collect();
        Claims { all, over: AtomicBool::new(false) }
    }

    /// Whether nobody else is searching this position; from now on somebody is. Positions may rarely be taken for each other:
    /// then one is put off in vain.
    pub fn claim(&self, discs: Discs) -> bool {
        let key = spread(discs);
        self.place(key).swap(key, Ordering::Relaxed) != key
    }

    /// This position is searched no more.
    pub fn release(&self, discs: Discs) {
        let key = spread(discs);
        if self.place(key).load(Ordering::Relaxed) == key {
            self.place(key).store(0, Ordering::Relaxed);
        }
    }

    fn place(&self, key: u64) -> &AtomicU64 {
        &self.all[(key >> (u64::BITS - CLAIMS)) as usize]
    }

    /// Somebody has found what all are looking for.
    pub fn close(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has.
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_shares_sees_what_the_others_search() {
        let (claims, one, other) = (Claims::open(), Discs { own: 1, other: 2 }, Discs { own: 2, other: 1 });
        assert!(claims.claim(one) && !claims.claim(one) && claims.claim(other));
        claims.release(one);
        assert!(claims.claim(one), "released, it is free again");
        assert!(!claims.is_over());
        claims.close();
        assert!(claims.is_over());
    }
}
