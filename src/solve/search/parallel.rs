//! Parallel search: one question asked of several workers at once, which share a transposition table. The first to know the answer
//! tells it.
//!
//! Each tells the others which positions it is searching, so that they take others first and find these done: ABDADA.
//!
//! Source: T. Kerrigan, Simplified ABDADA (2015), after J.-C. Weill, The ABDADA Distributed Minimax Search Algorithm (1996).

use std::iter::repeat_with;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::judge::pool::{Pool, Work};

/// Places for claims, as a power of 2; where two positions meet, the later claim stands.
const PLACES: u32 = 10;

/// What those who search the same tree tell each other.
///
/// Positions go by names, whose upper bits are to be mixed well. Two of one name may rarely be taken for each other: then one is put
/// off in vain.
#[derive(Debug)]
pub struct Claims {
    places: Vec<AtomicU64>,
    over: AtomicBool,
}

impl Claims {
    /// Nothing is claimed yet.
    pub fn open() -> Self {
        Claims { places: repeat_with(AtomicU64::default).take(1 << PLACES).collect(), over: AtomicBool::new(false) }
    }

    /// Whether nobody else is searching the position of this name; from now on somebody is.
    #[inline]
    pub fn claim(&self, name: u64) -> bool {
        let is_free = self.place(name).load(Ordering::Relaxed) != name;
        self.place(name).store(name, Ordering::Relaxed);
        is_free
    }

    /// This position is searched no more.
    #[inline]
    pub fn release(&self, name: u64) {
        if self.place(name).load(Ordering::Relaxed) == name {
            self.place(name).store(0, Ordering::Relaxed);
        }
    }

    #[inline]
    fn place(&self, name: u64) -> &AtomicU64 {
        &self.places[(name >> (u64::BITS - PLACES)) as usize]
    }

    /// All are to end: somebody has found what they are looking for, or nobody will.
    pub fn close(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Whether all are to end.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

/// Asks every worker of the pool the same; each with its answer, `None` of those who were stopped. The first answer closes the claims,
/// at which the others are to stop.
pub fn ask_all<S: Send, A: Send>(
    pool: &dyn Pool,
    claims: &Claims,
    worker: impl Fn() -> S,
    ask: impl Fn(&mut S) -> Option<A> + Sync,
) -> Vec<(S, Option<A>)> {
    let mut workers: Vec<_> = (0..pool.workers()).map(|_| (worker(), None)).collect();
    let ask = &ask;
    let works = workers.iter_mut().map(|(worker, found)| {
        Box::new(move || {
            *found = ask(worker);
            if found.is_some() {
                claims.close();
            }
        }) as Work
    });
    pool.share(works.collect());
    workers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::pool::InTurn;

    #[test]
    fn who_shares_sees_what_the_others_search() {
        let (claims, one, other) = (Claims::open(), 1 << 60 | 7, 2 << 60 | 7);
        assert!(claims.claim(one) && !claims.claim(one) && claims.claim(other));
        claims.release(one);
        assert!(claims.claim(one), "released, it is free again");
        assert!(!claims.claim(other), "another place");
        let near = one + 1;
        assert!(claims.claim(near) && claims.claim(one), "where two meet, the later claim stands");
        claims.release(near);
        assert!(!claims.claim(one), "who lost its place takes away nothing");
    }

    #[test]
    fn the_first_answer_ends_the_others() {
        let claims = Claims::open();
        let asked = ask_all(&InTurn, &claims, || 5, |n| (!claims.is_over()).then(|| *n + 1));
        assert_eq!(asked, [(5, None), (5, Some(6))], "the second worker is asked first");
        assert!(claims.is_over());
        let claims = Claims::open();
        assert_eq!(ask_all(&InTurn, &claims, || 5, |_| None::<u8>), [(5, None), (5, None)]);
        assert!(!claims.is_over());
    }
}
