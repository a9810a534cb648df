//! What those who search the same web at once tell each other: what each is searching, how full the table is, when to end.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::scores::dots_and_boxes::solver::places::Place;
use crate::scores::dots_and_boxes::solver::transposition_table::entries::folded;
use solve::search::parallel;

/// What those who search together tell each other.
#[derive(Debug)]
pub struct Claims {
    /// Which positions they are searching, and when to end.
    pub positions: parallel::Claims,
    held: AtomicUsize,
}

impl Claims {
    /// Nothing is claimed yet, and so many entries of the table are taken.
    pub fn open(held: usize) -> Self {
        Claims { positions: parallel::Claims::open(), held: AtomicUsize::new(held) }
    }

    /// Whether nobody else is searching this position; from now on somebody is.
    pub fn claim<const W: usize>(&self, key: &Place<W>) -> bool {
        self.positions.claim(name(key))
    }

    /// This position is searched no more.
    pub fn release<const W: usize>(&self, key: &Place<W>) {
        self.positions.release(name(key));
    }

    /// So many entries of the table more are taken; how many that makes.
    pub fn hold(&self, more: usize) -> usize {
        self.held.fetch_add(more, Ordering::Relaxed) + more
    }
}

/// A number that tells positions apart, nearly always.
fn name<const W: usize>(key: &Place<W>) -> u64 {
    (folded(key.set.words()) ^ u64::from(key.rows) << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1
}
