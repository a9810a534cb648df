//! Answers on their way out: a thread of its own writes each within a millisecond, or at once when nothing more is asked.
//!
//! So answers that come fast leave many at a time, and none waits for a slow one behind it. A write for every answer
//! cost a fifth of a batch's time (300,000 Nim questions: 0.77 of 3.47 s).

use std::io;
use std::io::Write;
use std::mem::take;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::thread::JoinHandle;
use std::time::Duration;

/// Bytes that may wait; who puts more waits, too.
const ROOM: usize = 1 << 20;

/// How long an answer may wait for company.
const COMPANY: Duration = Duration::from_millis(1);

/// What lies between the one who answers and the one who carries away.
pub struct Tray {
    shared: Arc<Shared>,
    carrier: Option<JoinHandle<io::Result<()>>>,
}

#[derive(Default)]
struct Shared {
    pile: Mutex<Pile>,
    changed: Condvar,
}

#[derive(Default)]
struct Pile {
    text: Vec<u8>,
    is_urgent: bool,
    is_closed: bool,
}

impl Tray {
    /// A tray whose carrier writes to `out`.
    pub fn to(out: impl Write + Send + 'static) -> Self {
        let shared = Arc::new(Shared::default());
        let carried = shared.clone();
        let carrier = Some(thread::spawn(move || {
            let done = carried.carry(out);
            // Whoever waits for room must not wait for a carrier that is gone.
            carried.pile().is_closed = true;
            carried.changed.notify_all();
            done
        }));
        Tray { shared, carrier }
    }

    /// Puts an answer on the tray, to leave at once if it is urgent; false when nobody carries any more, and
    /// [`Tray::close`] says why.
    pub fn put(&self, text: &[u8], is_urgent: bool) -> bool {
        let mut pile = self.shared.pile();
        while pile.text.len() >= ROOM && !pile.is_closed {
            pile = self.shared.changed.wait(pile).unwrap_or_else(PoisonError::into_inner);
        }
        if pile.text.is_empty() || is_urgent {
            self.shared.changed.notify_all();
        }
        pile.is_urgent |= is_urgent;
        pile.text.extend_from_slice(text);
        !pile.is_closed
    }

    /// Waits until everything is carried away.
    pub fn close(mut self) -> io::Result<()> {
        self.shared.pile().is_closed = true;
        self.shared.changed.notify_all();
        let carrier = self.carrier.take().expect("a tray is closed once");
        carrier.join().unwrap_or_else(|_| Err(io::Error::other("the writer failed")))
    }
}

impl Shared {
    fn pile(&self) -> MutexGuard<'_, Pile> {
        self.pile.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn carry(&self, mut out: impl Write) -> io::Result<()> {
        loop {
            let mut pile = self.pile();
            while pile.text.is_empty() {
                if pile.is_closed {
                    return Ok(());
                }
                pile = self.changed.wait(pile).unwrap_or_else(PoisonError::into_inner);
            }
            let waits = |pile: &mut Pile| !pile.is_urgent && !pile.is_closed && pile.text.len() < ROOM;
            let waited = self.changed.wait_timeout_while(pile, COMPANY, waits);
            let mut pile = waited.unwrap_or_else(PoisonError::into_inner).0;
            let text = take(&mut pile.text);
            pile.is_urgent = false;
            self.changed.notify_all();
            drop(pile);
            out.write_all(&text)?;
            out.flush()?;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    /// Passes on what is written.
    struct Pipe(Sender<Vec<u8>>);

    impl Write for Pipe {
        fn write(&mut self, text: &[u8]) -> io::Result<usize> {
            let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
            self.0.send(text.to_vec()).map(|()| text.len()).map_err(gone)
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn an_answer_leaves_before_the_next_is_known() {
        let (sender, receiver) = channel();
        let tray = Tray::to(Pipe(sender));
        assert!(tray.put(b"one\n", false));
        assert_eq!(receiver.recv().expect("it is carried while the tray is open"), b"one\n");
        tray.put(b"two\n", true);
        tray.close().expect("carried");
        assert_eq!(receiver.iter().flatten().collect::<Vec<u8>>(), b"two\n");
    }

    #[test]
    fn who_puts_learns_that_nobody_reads() {
        let (sender, receiver) = channel();
        drop(receiver);
        let tray = Tray::to(Pipe(sender));
        while tray.put(b"answer\n", true) {}
        assert_eq!(tray.close().map_err(|error| error.kind()), Err(io::ErrorKind::BrokenPipe));
    }
}
