//! One question asked of several searches at once, which share what they remember: the first to know the answer tells it.
//!
//! Who shares tells the others which positions he is searching, so that they take others first and find these done.
//!
//! Source: T. Kerrigan, Simplified ABDADA (2015), after J.-C. Weill, The ABDADA Distributed Minimax Search Algorithm (1996).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use crate::oracle::control::{Control, Stop};
use crate::oracle::crew::{Crew, Work};
use crate::oracle::strings::places::Place;
use crate::oracle::strings::search::Search;

/// Places for claims; where two positions meet, the later claim stands.
const CLAIMS: usize = 1 << 10;

/// What those who search together tell each other.
#[derive(Debug)]
pub struct Mates {
    claims: Vec<AtomicU64>,
    is_over: AtomicBool,
    held: AtomicUsize,
}

impl Mates {
    /// Nothing is claimed yet, and so many entries of the table are taken.
    pub fn open(held: usize) -> Self {
        let claims = std::iter::repeat_with(AtomicU64::default).take(CLAIMS).collect();
        Mates { claims, is_over: AtomicBool::new(false), held: AtomicUsize::new(held) }
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
        let name = (key.set.folded() ^ u64::from(key.rows) << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        (&self.claims[(name >> 50) as usize & (CLAIMS - 1)], name)
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

impl<const W: usize> Search<W> {
    /// The same question as that of [`Search::search`] asked of every hand of the crew, again and again while they fill the table. How
    /// many positions are met depends on chance, the answer does not.
    pub(super) fn share(
        &mut self,
        place: Place<W>,
        (coins, beta): (i32, i32),
        control: &Control,
        crew: &dyn Crew,
    ) -> Result<i32, Stop> {
        let key = self.places.turned(&place);
        loop {
            let mates = Arc::new(Mates::open(self.held));
            let most = self.most.saturating_sub(self.visited) / crew.hands() as u64;
            let mut hands: Vec<_> = (0..crew.hands()).map(|_| (self.hand(&mates, most), None)).collect();
            let works = hands.iter_mut().map(|(hand, found)| {
                let (mates, key) = (&mates, &key);
                Box::new(move || {
                    *found = Some(hand.search(place, key, coins, beta, control));
                    mates.close();
                }) as Work
            });
            crew.share(works.collect());
            let mut answers = Vec::new();
            for (hand, found) in hands {
                self.visited += hand.visited();
                answers.extend(found);
            }
            self.held = mates.hold(0);
            let is_found = |answer: &Result<i32, Stop>| !matches!(answer, Err(Stop::Asked));
            let is_stopped = control.is_stopped();
            match answers.into_iter().find(is_found) {
                None if !is_stopped && self.known.is_crowded(self.held) => self.grow(),
                answer => return answer.unwrap_or(Err(Stop::Asked)),
            }
        }
    }
}
