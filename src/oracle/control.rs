//! Asked to stop, how far, how much: what a caller holds over a computation that may be long.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::oracle::vault::Vault;
use crate::say::Say;

/// Why an engine gave no answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop {
    /// It was told to stop.
    Asked,
    /// The question is beyond what it holds; the sentence names the limit.
    TooLarge(Say),
}

/// The reins of one computation, shared between who asks and who thinks.
///
/// Invariant: it knows no clock. Who wants a deadline has a clock of its own and calls [`Control::stop`].
#[derive(Clone, Debug, Default)]
pub struct Control(Arc<Reins>);

#[derive(Debug, Default)]
struct Reins {
    stopped: AtomicBool,
    done: AtomicU64,
    expected: AtomicU64,
    vault: Option<Arc<dyn Vault>>,
}

impl Control {
    /// Nobody holds the reins yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reins of a computation that may keep its large tables there.
    pub fn with(vault: Option<Arc<dyn Vault>>) -> Self {
        Control(Arc::new(Reins { vault, ..Reins::default() }))
    }

    /// Where large tables may be kept, if there is such a place.
    pub fn vault(&self) -> Option<&dyn Vault> {
        self.0.vault.as_deref()
    }

    /// Asks the engine to stop; it does so at its next tick.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Called by engines in their loops: counts `work` done and passes on the wish to stop.
    pub fn tick(&self, work: u64) -> Result<(), Stop> {
        self.0.done.fetch_add(work, Ordering::Relaxed);
        if self.is_stopped() { Err(Stop::Asked) } else { Ok(()) }
    }

    /// Whether the engine was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Called by engines that know how much work there is in all.
    pub fn expect(&self, work: u64) {
        self.0.expected.store(work, Ordering::Relaxed);
    }

    /// Work done so far, and all the work there is if that is known.
    pub fn progress(&self) -> (u64, Option<u64>) {
        let expected = self.0.expected.load(Ordering::Relaxed);
        (self.0.done.load(Ordering::Relaxed), (expected > 0).then_some(expected))
    }
}
