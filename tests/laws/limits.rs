//! Limits: whoever is asked to stop stops, comes back unharmed, and settles every preset within its budget.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Scope;

use crate::met::{met, spread};
use crate::starts::starts;

/// Steps of an engine that a preset may cost, counted by the engine itself.
const WORK: u64 = 5_000_000;

/// Positions of one game at which it is stopped.
const STOPPED: usize = 12;

/// How long a stopped engine may take before it is said to hang.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn a_stopped_engine_stops() {
    for met in spread(met().iter(), STOPPED) {
        let control = Control::new();
        control.stop();
        match met.place.judge(Scope::Everything, &control) {
            Ok(answer) => assert_eq!(answer, met.answer, "{}", met.way),
            Err(stop) => assert_eq!(stop, Stop::Asked, "{}", met.way),
        }
        let again = met.place.judge(Scope::Everything, &Control::new());
        assert_eq!(again.as_ref(), Ok(&met.answer), "{}: it does not forget that it was stopped", met.way);
    }
}

#[test]
fn an_engine_stopped_at_work_stops_and_is_unharmed() {
    for start in starts() {
        let fresh = start.entry.open(start.place.params(), Some(&start.place.text())).expect("it was printed");
        let control = Control::new();
        let (tell, told) = mpsc::channel();
        let (place, reins) = (fresh.clone(), control.clone());
        let thinker = thread::spawn(move || tell.send(place.judge(Scope::Everything, &reins)).is_ok());
        // Stopped as soon as it has begun, or after it was done: both must end well.
        while control.progress().0 == 0 && !thinker.is_finished() {
            thread::yield_now();
        }
        control.stop();
        let answer = told.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{} hangs", start.name));
        let calm = start.place.judge(Scope::Everything, &Control::new());
        assert!(answer == Err(Stop::Asked) || answer == calm, "{}: {answer:?}", start.name);
        assert_eq!(fresh.judge(Scope::Everything, &Control::new()), calm, "{}: it came back changed", start.name);
        assert!(thinker.join().expect("the thinker does not panic"), "{}: nobody listened", start.name);
    }
}

#[test]
fn every_preset_is_settled_within_its_budget() {
    for start in starts() {
        // A place of its own, so that nothing was worked out before.
        let fresh = start.entry.open(start.place.params(), Some(&start.place.text())).expect("it was printed");
        let control = Control::new();
        let answer = fresh.judge(Scope::Everything, &control);
        let (work, _) = control.progress();
        assert!(answer.is_ok(), "{}: {answer:?}", start.name);
        assert!(work <= WORK, "{} costs {work} steps", start.name);
    }
}

#[test]
fn a_referee_without_room_gives_up() {
    for start in starts() {
        let rows = start.place.walk(0, &Control::new()).expect("nobody stops it");
        assert_eq!(rows, None, "{}", start.name);
        let control = Control::new();
        control.stop();
        let rows = start.place.walk(1_000_000, &control);
        assert!(matches!(rows, Err(Stop::Asked) | Ok(None)), "{}: {rows:?}", start.name);
    }
}
