//! A pool of workers that work at once: what an engine may ask for where its work can be shared out, and what no answer depends on.

use std::fmt::Debug;

/// A piece of work; where it puts what it found is its own affair.
pub type Work<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Workers that work at once.
///
/// An engine that shares its work out gives the same answer as alone, only sooner: how far each worker comes is left to chance.
pub trait Pool: Debug + Send + Sync {
    /// How many there are.
    fn workers(&self) -> usize;

    /// Does all the work, one piece a worker and all at once, and comes back when the last piece is done. A piece that panics
    /// is a panic here.
    fn share(&self, works: Vec<Work<'_>>);
}

/// Two workers on one thread, the second before the first: for tests, and for places without threads.
#[derive(Debug)]
pub struct InTurn;

impl Pool for InTurn {
    fn workers(&self) -> usize {
        2
    }

    fn share(&self, works: Vec<Work<'_>>) {
        for work in works.into_iter().rev() {
            work();
        }
    }
}
