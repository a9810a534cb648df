//! "What belongs here?": the person is asked for what the next step finds, before it shows.

use crate::tui::field::Field;
use solve::trace::run::{Cell, Run};

/// A question that is open.
pub struct Quiz {
    /// The step whose finding is asked for.
    pub step: usize,
    /// What was typed so far.
    pub field: Field,
    /// Whether the last answer was wrong.
    pub is_wrong: bool,
}

impl Quiz {
    /// The next question after a step; `None`: nothing is left to be found.
    pub fn after(run: &Run, step: usize) -> Option<Self> {
        let asks = |i: &usize| run.steps[*i].asks.is_some();
        let step = (step + 1..run.steps.len()).find(asks)?;
        Some(Quiz { step, field: Field::default(), is_wrong: false })
    }

    /// The cell that is asked for.
    pub fn cell(&self, run: &Run) -> Option<Cell> {
        let step = &run.steps[self.step];
        let asked = step.asks.as_deref()?;
        step.changes.iter().find_map(|change| match change {
            solve::trace::run::Change::Write(cell, text, _) if text == asked => Some(*cell),
            _ => None,
        })
    }

    /// Whether what was typed is what the step finds: the same text, signs of plus and blanks aside.
    pub fn is_right(&self, run: &Run) -> bool {
        let plain = |text: &str| text.trim().trim_start_matches('+').replace(' ', "").to_lowercase();
        let asked = run.steps[self.step].asks.as_deref().unwrap_or_default();
        plain(self.field.text()) == plain(asked)
    }
}
