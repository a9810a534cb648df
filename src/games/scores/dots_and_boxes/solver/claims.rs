//! What those who search the same web at once tell each other: which positions they are searching, and when to end.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use crate::scores::dots_and_boxes::solver::places::Place;
use crate::scores::dots_and_boxes::solver::transposition_table::entries::folded;

/// Places for claims; where two positions meet, the later claim stands.
const CLAIMS: usize = 1 << 10;

/// What those who search together tell each other.
#[derive(Debug)]
pub struct Claims {
    all: Vec<AtomicU64>,
    is_over: AtomicBool,
    held: AtomicUsize,
}

impl Claims {
    /// Nothing is claimed yet, and so many entries of the table are taken.
    pub fn open(held: usize) -> Self {
        let all = std::iter::repeat_with(AtomicU64::default).take(CLAIMS).collect();
        Claims { all, is_over: AtomicBool::new(false), held: AtomicUsize::new(held) }
    }

    /// Whether nobody else is searching this position; from now on somebody is.
    pub fn claim<const W: usize>(&self, key: &Place<W>) -> bool {
        let (claim, name) = self.claim_of(key);
        let is_free = claim.load(Ordering::Relaxed) != name;
        claim.store(name, Ordering::Relaxed);
        is_free
    }

    /// This position is searched no more.
    pub fn release<const W: usize>(&self, key: &Place<W>) {
        let (claim, name) = self.claim_of(key);
        if claim.load(Ordering::Relaxed) == name {
            claim.store(0, Ordering::Relaxed);
        }
    }

    /// A number that tells positions apart, nearly always: a claim taken for another one costs time and nothing else.
    fn claim_of<const W: usize>(&self, key: &Place<W>) -> (&AtomicU64, u64) {
        let name = (folded(key.set.words()) ^ u64::from(key.rows) << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        (&self.all[(name >> 50) as usize & (CLAIMS - 1)], name)
    }

    /// All are to end: somebody has found what they are looking for, or nobody will like this.
    pub fn close(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Whether all are to end.
    pub fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// So many entries of the table more are taken; how many that makes.
    pub fn hold(&self, more: usize) -> usize {
        self.held.fetch_add(more, Ordering::Relaxed) + more
    }
}
