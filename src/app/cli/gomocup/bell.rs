//! What ends the thinking of whoever is told to go while it thinks.

use std::sync::{Mutex, MutexGuard, PoisonError};

use solve::judge::control::Control;

/// Rung once, it stops the question under way and all that follow.
#[derive(Default)]
pub struct Bell(Mutex<State>);

#[derive(Default)]
struct State {
    is_rung: bool,
    asked: Option<Control>,
}

impl Bell {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Rings.
    pub fn ring(&self) {
        let mut state = self.state();
        state.is_rung = true;
        if let Some(asked) = &state.asked {
            asked.stop();
        }
    }

    /// Asks a question that the bell stops.
    pub fn over<T>(&self, control: &Control, question: impl FnOnce() -> T) -> T {
        let mut state = self.state();
        if state.is_rung {
            control.stop();
        }
        state.asked = Some(control.clone());
        drop(state);
        let answer = question();
        self.state().asked = None;
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stops_the_question_under_way_and_later_ones_and_none_before() {
        let bell = Bell::default();
        let [before, during, after] = [Control::new(), Control::new(), Control::new()];
        assert!(bell.over(&before, || before.tick(1)).is_ok());
        let ticks = bell.over(&during, || {
            let first = during.tick(1);
            bell.ring();
            [first, during.tick(1)]
        });
        assert!(ticks[0].is_ok() && ticks[1].is_err());
        assert!(bell.over(&after, || after.tick(1)).is_err());
        assert!(before.tick(1).is_ok());
    }
}
