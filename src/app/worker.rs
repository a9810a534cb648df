//! The thread that thinks, so that the glass never freezes: one worker, the newest wish wins, the others are stopped.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::cores::STACK;
use solve::judge::control::{Backing, Control};

/// When the opponent is asked for haste, counted from the question: first it stops proving and plays out at random, then it plays what did
/// best so far. A margin is left of the ten seconds that are promised, for what is under way just then.
pub const PATIENCE: [Duration; 2] = [Duration::from_secs(6), Duration::from_millis(9_500)];

type Ask<A> = Box<dyn FnOnce(&Control) -> A + Send>;

/// A question over a snapshot, with the stamp its answer will carry.
struct Wish<A> {
    stamp: u64,
    control: Control,
    ask: Ask<A>,
}

/// What is handed to the thread: at most one wish waits.
struct Slot<A> {
    waiting: Option<Wish<A>>,
    is_closed: bool,
}

/// An answer with the stamp of its wish. Whoever wished something else since then drops it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<A> {
    /// The stamp of the wish.
    pub stamp: u64,
    /// The answer; `None` if the engine broke down.
    pub answer: Option<A>,
}

/// The thread that thinks. It is started by the first wish and ends with its handle.
pub struct Worker<A> {
    desk: Arc<(Mutex<Slot<A>>, Condvar)>,
    control: Control,
    report: Option<Box<dyn Fn(Report<A>) + Send>>,
    backing: Backing,
}

impl<A: Send + 'static> Worker<A> {
    /// A worker that hands its answers to `report`, on its own thread.
    pub fn new(report: impl Fn(Report<A>) + Send + 'static) -> Self {
        let slot = Slot { waiting: None, is_closed: false };
        Worker {
            desk: Arc::new((Mutex::new(slot), Condvar::new())),
            control: Control::new(),
            report: Some(Box::new(report)),
            backing: Backing::default(),
        }
    }

    /// What engines may lean on from now on.
    pub fn lean_on(&mut self, backing: Backing) {
        self.backing = backing;
    }

    /// Asks something; whatever was being thought about is stopped. The reins tell progress.
    pub fn wish(&mut self, stamp: u64, ask: impl FnOnce(&Control) -> A + Send + 'static) -> Control {
        self.start();
        self.stop();
        self.control = Control::with(self.backing.clone());
        lock(&self.desk.0).waiting = Some(Wish { stamp, control: self.control.clone(), ask: Box::new(ask) });
        self.desk.1.notify_one();
        self.control.clone()
    }

    /// Stops thinking; a wish that waits is forgotten.
    pub fn stop(&mut self) {
        lock(&self.desk.0).waiting = None;
        self.control.stop();
    }

    fn start(&mut self) {
        if let Some(report) = self.report.take() {
            let desk = self.desk.clone();
            let thread = thread::Builder::new().name("oracle".into()).stack_size(STACK);
            thread.spawn(move || work(&desk, &*report)).expect("the system has room for one thread");
        }
    }
}

impl<A> Drop for Worker<A> {
    fn drop(&mut self) {
        self.control.stop();
        lock(&self.desk.0).is_closed = true;
        self.desk.1.notify_one();
    }
}

/// The slot holds no half-made state, so a panic elsewhere does not spoil it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn work<A>(desk: &(Mutex<Slot<A>>, Condvar), report: &dyn Fn(Report<A>)) {
    loop {
        let mut slot = lock(&desk.0);
        while slot.waiting.is_none() && !slot.is_closed {
            slot = desk.1.wait(slot).unwrap_or_else(PoisonError::into_inner);
        }
        let Some(Wish { stamp, control, ask }) = slot.waiting.take().filter(|_| !slot.is_closed) else { return };
        drop(slot);
        let answer = catch_unwind(AssertUnwindSafe(|| ask(&control))).ok();
        report(Report { stamp, answer });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn the_newest_wish_wins() {
        let (sender, answers) = channel();
        let mut worker = Worker::new(move |report| sender.send(report).expect("the test listens"));
        worker.wish(1, |control: &Control| {
            while control.tick(1).is_ok() {}
            "stopped"
        });
        worker.wish(2, |_| "asked last");
        let last = answers.iter().find(|report| report.stamp == 2).expect("the last wish is answered");
        assert_eq!(last.answer, Some("asked last"));
    }

    #[test]
    fn a_broken_engine_breaks_nothing_else() {
        let (sender, answers) = channel();
        let mut worker = Worker::new(move |report| sender.send(report).expect("the test listens"));
        worker.wish(1, |_| std::panic::resume_unwind(Box::new("an engine broke down")));
        assert_eq!(answers.recv(), Ok(Report { stamp: 1, answer: None }));
        worker.wish(2, |_| 7);
        assert_eq!(answers.recv(), Ok(Report { stamp: 2, answer: Some(7) }));
    }
}
