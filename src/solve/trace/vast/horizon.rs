//! What a method chose, held against what is proved: who errs at this depth, and whether the reason lies beyond the horizon.

use crate::judge::value::{Outcome, Value};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Step, Tint};
use crate::trace::tree_search::shown;
use crate::trace::vast::choice::{Choice, Tried};
use crate::trace::vast::{by_depth, uct};
use ground::num::Int;
use ground::say;
use ground::say::Say;
use num_traits::ToPrimitive;

/// What is proved of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Truth {
    /// What the position is worth to the side to move.
    pub before: Value,
    /// What it is worth to the same side after the move.
    pub after: Value,
    /// The best answer to the move, in notation.
    pub answer: Option<String>,
}

impl Truth {
    /// Whether the move gives something away.
    pub fn errs(&self) -> bool {
        gain(&self.after) < gain(&self.before)
    }

    /// Plies to the end after the move and with it, where that is known.
    fn plies(&self) -> Option<u64> {
        self.after.remoteness().map(|plies| plies + 1)
    }
}

/// What a proved value brings the side that it belongs to: points, or 1 won, 0 drawn, -1 lost.
fn gain(value: &Value) -> Int {
    match value {
        Value::Margin { own, other } => own - other,
        value => Int::from(match value.outcome() {
            Outcome::N => 1,
            Outcome::D => 0,
            Outcome::P => -1,
        }),
    }
}

fn written(value: &Value) -> String {
    gain(value).to_i64().map_or_else(|| gain(value).to_string(), shown)
}

fn tint(value: &Value) -> Tint {
    match value.outcome() {
        Outcome::N => Tint::Won,
        Outcome::D => Tint::Drawn,
        Outcome::P => Tint::Lost,
    }
}

/// Holds what was chosen against the truth about moves, by their places in the list: in the table the truth of every choice, of
/// playouts that of every move; in a last sentence the last choice.
pub fn hold(tried: &mut Tried, truths: &[Option<Truth>]) {
    let Some(last) = tried.choices.last().cloned() else { return };
    let truth = |index: usize| truths.get(index).and_then(Option::as_ref);
    let mut step = Step::saying("return", told(&last, truth(last.index)));
    if tried.run.method == Method::Uct {
        let proved = (0..truths.len()).filter_map(|index| Some((uct::cell(index, uct::ORACLE), truth(index)?)));
        let writes: Vec<Change> = proved.map(|(cell, truth)| verdict(cell, truth)).collect();
        // It stands beside the means from the beginning.
        if let Some(first) = tried.run.steps.first_mut() {
            first.changes.extend(writes);
        }
        (step.line, step.lit) = ("select", vec![uct::cell(last.index, uct::ORACLE)]);
    } else if tried.run.figures.len() > 1 {
        let chosen = tried.choices.iter().filter_map(|choice| Some((choice.depth?, truth(choice.index)?)));
        let write = |(depth, truth)| verdict(by_depth::cell(depth, by_depth::ORACLE), truth);
        step.changes.extend(chosen.map(write));
        step.lit.extend(last.depth.map(|depth| by_depth::cell(depth, by_depth::ORACLE)));
    }
    step.is_event = true;
    tried.run.conclude(step);
}

/// What is proved of a move, in a cell; a question mark where it gives something away.
fn verdict(cell: Cell, truth: &Truth) -> Change {
    let mark = if truth.errs() { "?" } else { "" };
    Change::Write(cell, format!("{}{mark}", written(&truth.after)), tint(&truth.after))
}

/// Whether the choice errs, and why.
fn told(choice: &Choice, truth: Option<&Truth>) -> Say {
    let mv = choice.text.clone();
    let chooser = if let Some(depth) = choice.depth {
        say!("trace-chooser-depth", depth = depth, move = mv.clone())
    } else {
        say!("trace-chooser-playouts", move = mv.clone())
    };
    let Some(truth) = truth else { return say!("trace-oracle-silent", chooser = chooser, move = mv) };
    let (before, after) = (written(&truth.before), written(&truth.after));
    if !truth.errs() {
        return say!("trace-oracle-agrees", chooser = chooser, move = mv, gain = after);
    }
    let why = match (&truth.answer, truth.plies(), choice.depth) {
        (Some(answer), Some(plies), Some(depth)) if plies > depth as u64 => {
            say!("trace-beyond-horizon", answer = answer.clone(), plies = plies, depth = depth)
        }
        (Some(answer), Some(plies), _) => say!("trace-refuted-in", answer = answer.clone(), plies = plies),
        (Some(answer), None, _) => say!("trace-refuted", answer = answer.clone()),
        (None, ..) => say!("trace-ends-the-game"),
    };
    say!("trace-oracle-errs", chooser = chooser, move = mv, before = before, after = after, why = why)
}
