//! Holds the reins of questions: stops them at their deadline, or when the system asks the program to end.

use std::collections::VecDeque;
use std::io::{IsTerminal, stderr};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
#[cfg(unix)]
use signal_hook::iterator::Signals;
#[cfg(unix)]
use signal_hook::low_level::emulate_default_handler;

use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Tongue;
use solve::judge::control::{Backing, Control};

/// Who watches over one question after the other.
pub struct Watch {
    within: Option<Duration>,
    backing: Backing,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    asked: Option<Asked>,
    is_interrupted: bool,
    /// Whether somebody looks at the clock.
    is_timed: bool,
    /// A line about it stands on the terminal.
    is_told: bool,
}

/// The question under way.
struct Asked {
    control: Control,
    /// When it must have been answered.
    end: Option<Instant>,
    /// When less is to be answered, the next time first; whoever is not hurried has no such times.
    late: VecDeque<Instant>,
    /// Whether somebody waits for the opponent's move.
    is_reply: bool,
}

impl Asked {
    /// Pulls the reins that are due; tells when the next are.
    fn pull(&mut self, now: Instant) -> Option<Instant> {
        if self.end.take_if(|end| *end <= now).is_some() {
            self.control.stop();
        }
        while self.late.front().is_some_and(|late| *late <= now) {
            self.late.pop_front();
            self.control.hurry();
        }
        [self.end, self.late.front().copied()].into_iter().flatten().min()
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Watch {
    /// Watches from now on. Each question may take so long, and keep its large tables there.
    pub fn new(within: Option<Duration>, backing: Backing) -> Self {
        let shared = Arc::new(Shared::default());
        #[cfg(unix)]
        if let Ok(signals) = Signals::new([SIGINT, SIGTERM, SIGHUP]) {
            let shared = shared.clone();
            thread::spawn(move || obey(signals, &shared));
        }
        Watch { within, backing, shared }
    }

    /// Tells whoever sits at a terminal how far a long question is, in this tongue, on a line that is wiped in the end.
    pub fn telling(self, tongue: &'static Tongue) -> Self {
        if stderr().is_terminal() {
            let shared = self.shared.clone();
            thread::spawn(move || tell(&shared, tongue));
        }
        self
    }

    /// Asks a question under watch.
    pub fn over<T>(&self, question: impl FnOnce(&Control) -> T) -> T {
        self.ask(self.within, &[], question)
    }

    /// The same for the opponent's move, where the reins ask for haste after each of these times.
    pub fn over_patiently<T>(&self, patience: &[Duration], question: impl FnOnce(&Control) -> T) -> T {
        self.ask(self.within, patience, question)
    }

    /// The same for a move that must be made within a time of its own.
    pub fn over_within<T>(
        &self,
        within: Option<Duration>,
        patience: &[Duration],
        question: impl FnOnce(&Control) -> T,
    ) -> T {
        self.ask(within, patience, question)
    }

    fn ask<T>(&self, within: Option<Duration>, patience: &[Duration], question: impl FnOnce(&Control) -> T) -> T {
        let control = Control::with(self.backing.clone());
        let now = Instant::now();
        let end = within.map(|time| now + time);
        let late: VecDeque<Instant> = patience.iter().map(|time| now + *time).collect();
        let is_reply = !late.is_empty();
        let is_timed = end.is_some() || is_reply;
        let mut state = self.shared.state();
        state.asked = Some(Asked { control: control.clone(), end, late, is_reply });
        if is_timed && !std::mem::replace(&mut state.is_timed, true) {
            let shared = self.shared.clone();
            thread::spawn(move || stop_late_ones(&shared));
        }
        drop(state);
        if is_timed {
            self.shared.changed.notify_one();
        }
        let answer = question(&control);
        let mut state = self.shared.state();
        state.asked = None;
        if std::mem::take(&mut state.is_told) {
            eprint!("{WIPED}");
        }
        drop(state);
        answer
    }

    /// Whether the system asked the program to end.
    pub fn is_interrupted(&self) -> bool {
        self.shared.state().is_interrupted
    }
}

/// How often it is told how far a question is, the first time included.
const TOLD: Duration = Duration::from_secs(1);

/// Back to the first column, and the line is empty.
const WIPED: &str = "\r\x1b[K";

/// Tells now and then how far the question under way is.
fn tell(shared: &Shared, tongue: &Tongue) {
    loop {
        thread::sleep(TOLD);
        let mut state = shared.state();
        let Some(asked) = &state.asked else { continue };
        let says = match asked.control.progress() {
            (done, _) if asked.is_reply && asked.control.is_calm() => say!("watch-playing-out", done = done),
            (done, _) if asked.is_reply => say!("watch-proving", done = done),
            (done, Some(all)) => say!("watch-part", percent = done.min(all) * 100 / all),
            (done, None) => say!("watch-steps", done = done),
        };
        eprint!("{WIPED}{}", tongue.speak(&says));
        state.is_told = true;
    }
}

/// Stops each question whose time is up; sleeps until the next one is.
fn stop_late_ones(shared: &Shared) {
    let mut state = shared.state();
    loop {
        let deadline = state.asked.as_mut().and_then(|asked| asked.pull(Instant::now()));
        state = match deadline {
            Some(deadline) => {
                let left = deadline.saturating_duration_since(Instant::now());
                shared.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0
            }
            None => shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
        };
    }
}

/// The first signal stops the question under way; without one, and the second time, it ends the program as it always does.
#[cfg(unix)]
fn obey(mut signals: Signals, shared: &Shared) {
    for signal in signals.forever() {
        let mut state = shared.state();
        match &state.asked {
            Some(asked) if !state.is_interrupted => {
                asked.control.stop();
                state.is_interrupted = true;
            }
            _ => {
                drop(state);
                // It returns only if the signal could not be raised again; then there is nothing better to do.
                let _ = emulate_default_handler(signal);
            }
        }
    }
}

/// Reads a duration: `2s`, `500ms`, `1.5s`, `2m`, or plain seconds.
pub fn duration(text: &str) -> Result<Duration, Fault> {
    let refused =
        || Fault::new(Kind::BadParameter, say!("bad-setting", text = text)).expecting(say!("expect-duration"));
    let text = text.trim();
    let number_end = text.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(text.len());
    let number: f64 = text[..number_end].parse().map_err(|_| refused())?;
    let unit = match text[number_end..].trim() {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(refused()),
    };
    let year = 366.0 * 24.0 * 3600.0;
    Some(number * unit)
        .filter(|seconds| *seconds > 0.0 && *seconds <= year)
        .map(Duration::from_secs_f64)
        .ok_or_else(refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use solve::judge::control::Stop;

    #[test]
    fn who_is_late_is_hurried_and_who_is_at_the_end_stopped() {
        let now = Instant::now();
        let second = Duration::from_secs(1);
        let control = Control::new();
        let late = [now + second, now + 2 * second].into();
        let mut asked = Asked { control: control.clone(), end: Some(now + 3 * second), late, is_reply: true };
        assert_eq!(asked.pull(now), Some(now + second));
        assert!(control.tick(1).is_ok());
        assert_eq!(asked.pull(now + second), Some(now + 2 * second));
        assert!(control.tick(1).is_err() && !control.is_stopped() && control.calm());
        assert!(control.tick(1).is_ok() && !control.is_late(), "another question may be asked");
        assert_eq!(asked.pull(now + 2 * second), Some(now + 3 * second));
        assert!(control.tick(1).is_ok() && control.is_late(), "and that has its time, too");
        assert_eq!(asked.pull(now + 4 * second), None);
        assert!(control.is_stopped() && !control.calm());
    }

    #[test]
    fn durations_have_units() {
        assert_eq!(duration("2s"), Ok(Duration::from_secs(2)));
        assert_eq!(duration("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(duration("1.5m"), Ok(Duration::from_secs(90)));
        for wrong in ["", "s", "-1s", "0s", "2 weeks", "1e9", "99999999999h", "..s"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_question_that_is_late_is_stopped_and_the_next_one_is_not() {
        let watch = Watch::new(Some(Duration::from_millis(20)), Backing::default());
        let endless = watch.over(|control| {
            loop {
                control.tick(1)?;
                thread::yield_now();
            }
        });
        let endless: Result<(), Stop> = endless;
        assert_eq!(endless, Err(Stop::Asked));
        assert_eq!(watch.over(|control| control.tick(1)), Ok(()));
    }
}
