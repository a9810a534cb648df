//! Asked to stop, how far, how much: what a caller holds over a computation that may be long.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};

use crate::judge::pool::Pool;
use crate::judge::table_store::TableStore;
use ground::say;
use ground::say::Say;

/// Why an engine gave no answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop {
    /// It was told to stop.
    Asked,
    /// The question is beyond what it holds; the sentence names the limit.
    TooLarge(Say),
}

/// What a computation may lean on.
#[derive(Clone, Debug)]
pub struct Backing {
    /// Where large tables may be kept, if there is such a place.
    pub table_store: Option<Arc<dyn TableStore>>,
    /// Who may do a part of the work, if anybody.
    pub pool: Option<Arc<dyn Pool>>,
    /// Bytes that the tables of one question may take.
    pub memory: usize,
}

impl Default for Backing {
    /// No place for tables, no pool, and 512 MB for what is known of one question.
    fn default() -> Self {
        Backing { table_store: None, pool: None, memory: 512 * MB }
    }
}

/// A megabyte, as the settings count them.
pub const MB: usize = 1 << 20;

/// Nobody has asked for haste yet.
const PATIENT: u8 = 0;

/// Somebody has, and the question under way is to end.
const HURRIED: u8 = 1;

/// Less is asked for already, and played out at random.
const CALM: u8 = 2;

/// Somebody asked for haste again: what was played out has to do.
const LATE: u8 = 3;

/// The reins of one computation, shared between who asks and who thinks.
///
/// Invariant: it knows no clock. Who wants a deadline has a clock of its own and calls [`Control::stop`].
#[derive(Clone, Debug, Default)]
pub struct Control(Arc<Reins>);

#[derive(Debug, Default)]
struct Reins {
    stopped: AtomicBool,
    /// Whether the question under way is to be given up, and less to be asked in its place: [`PATIENT`], [`HURRIED`],
    /// [`CALM`] or [`LATE`].
    haste: AtomicU8,
    done: AtomicU64,
    expected: AtomicU64,
    /// Work that may still be done before the reins are pulled; 0: no bound. Counted like `done`, from the beginning.
    allowed: AtomicU64,
    backing: Backing,
}

impl Control {
    /// Nobody holds the reins yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reins of a computation with this backing.
    pub fn with(backing: Backing) -> Self {
        Control(Arc::new(Reins { backing, ..Reins::default() }))
    }

    /// Bytes that the tables of one question may take. An engine that can do with less takes at most half of them for what it
    /// remembers, and forgets beyond; one that cannot asks [`Control::afford`] before it begins.
    pub fn memory(&self) -> usize {
        self.0.backing.memory
    }

    /// Whether a table of so many bytes may be made. Errors: it is too large; both numbers are told in whole megabytes.
    ///
    /// Worked: with the 512 MB of the default 600,000,000 bytes are refused: 573 MB are needed, 512 allowed.
    pub fn afford(&self, bytes: usize) -> Result<(), Stop> {
        if bytes <= self.memory() {
            return Ok(());
        }
        Err(Stop::TooLarge(say!("too-much-memory", needed = bytes.div_ceil(MB), allowed = self.memory() / MB)))
    }

    /// Who may do a part of the work, if there is more than one worker. While work is rationed there is nobody: how far each
    /// comes is left to chance.
    pub fn pool(&self) -> Option<&dyn Pool> {
        let is_free = self.0.allowed.load(Ordering::Relaxed) == 0;
        self.0.backing.pool.as_deref().filter(|pool| is_free && pool.workers() > 1)
    }

    /// Where large tables may be kept, if there is such a place. While work is rationed there is none: the same question with
    /// the same ration has the same answer, whatever lies on disk.
    pub fn table_store(&self) -> Option<&dyn TableStore> {
        self.0.backing.table_store.as_deref().filter(|_| self.0.allowed.load(Ordering::Relaxed) == 0)
    }

    /// Asks a question that may cost `work` and no more: beyond that its ticks answer [`Stop::Asked`]. `None` where the ration
    /// was used up, or the question is too large; an error only where somebody else asked to stop.
    ///
    /// Worked: a question that ticks 5 within a ration of 4 is not answered, and the next one may use up 4 again.
    pub fn ration<T>(&self, work: u64, question: impl FnOnce(&Control) -> Result<T, Stop>) -> Result<Option<T>, Stop> {
        let end = self.progress().0.saturating_add(work).max(1);
        self.0.allowed.store(end, Ordering::Relaxed);
        let answer = question(self);
        self.0.allowed.store(0, Ordering::Relaxed);
        match answer {
            Ok(answer) => Ok(Some(answer)),
            Err(Stop::Asked) if self.is_stopped() => Err(Stop::Asked),
            Err(_) => Ok(None),
        }
    }

    /// Asks the engine to stop; it does so at its next tick.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Called by engines in their loops: counts `work` done and passes on the wish to stop.
    #[inline]
    pub fn tick(&self, work: u64) -> Result<(), Stop> {
        let done = self.0.done.fetch_add(work, Ordering::Relaxed) + work;
        let allowed = self.0.allowed.load(Ordering::Relaxed);
        let is_over =
            self.is_stopped() || self.0.haste.load(Ordering::Relaxed) == HURRIED || (allowed > 0 && done > allowed);
        if is_over { Err(Stop::Asked) } else { Ok(()) }
    }

    /// Asks for something soon: the question under way ends as if stopped, and who asked it may ask for less. Once that was done, who
    /// can answer with what was found so far does so: [`Control::is_late`].
    pub fn hurry(&self) {
        let next = |haste| match haste {
            PATIENT => Some(HURRIED),
            CALM => Some(LATE),
            // Who is hurried or late already stays so.
            _ => None,
        };
        let _ = self.0.haste.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
    }

    /// From now on no question ends because of haste, for less is asked for. Whether one ended because of haste alone.
    pub fn calm(&self) -> bool {
        self.0.haste.swap(CALM, Ordering::Relaxed) == HURRIED && !self.is_stopped()
    }

    /// Whether less is asked for than the question that was put: a guess instead of a proof.
    pub fn is_calm(&self) -> bool {
        matches!(self.0.haste.load(Ordering::Relaxed), CALM | LATE)
    }

    /// Whether haste was asked for once more after less was asked for.
    pub fn is_late(&self) -> bool {
        self.0.haste.load(Ordering::Relaxed) == LATE
    }

    /// Whether the engine was asked to stop.
    #[inline]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::pool::InTurn;

    #[test]
    fn a_ration_ends_one_question_and_not_the_next() {
        let control = Control::new();
        let costs = |work: u64| control.ration(4, |control| (0..work).try_for_each(|_| control.tick(1)));
        assert_eq!(costs(5), Ok(None));
        assert_eq!(costs(4), Ok(Some(())));
        assert_eq!(control.tick(100), Ok(()), "afterwards nothing is rationed");
        control.stop();
        assert_eq!(costs(1), Err(Stop::Asked), "who was told to stop passes that on");
    }

    #[test]
    fn a_rationed_question_is_answered_by_one_alone() {
        let control = Control::with(Backing { pool: Some(Arc::new(InTurn)), ..Backing::default() });
        assert!(control.pool().is_some() && Control::new().pool().is_none());
        assert_eq!(control.ration(4, |control| Ok(control.pool().is_none())), Ok(Some(true)));
        assert!(control.pool().is_some());
    }

    #[test]
    fn what_memory_does_not_hold_is_refused_with_both_numbers() {
        let control = Control::with(Backing { memory: 3 * MB, ..Backing::default() });
        assert_eq!(control.afford(3 * MB), Ok(()));
        let refused = Stop::TooLarge(say!("too-much-memory", needed = 4usize, allowed = 3usize));
        assert_eq!(control.afford(3 * MB + 1), Err(refused));
    }

    #[test]
    fn haste_ends_one_question_and_not_the_smaller_one_asked_then() {
        let control = Control::new();
        assert!(control.tick(1).is_ok());
        control.hurry();
        assert!(control.tick(1).is_err() && control.calm());
        assert!(control.is_calm() && !control.is_late());
        control.hurry();
        assert!(control.tick(1).is_ok() && control.is_late(), "less is not broken off, but told of");
        assert!(!control.calm() && !control.is_late(), "the next question has all its time again");
        control.stop();
        assert!(control.tick(1).is_err());
    }
}
