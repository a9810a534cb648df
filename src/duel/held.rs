//! What a method chose, held against what the oracle proves in a bounded time.

use crate::place::Place;
use ground::rules::Side;
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};
use solve::trace::method::Method;
use solve::trace::run::Run;
use solve::trace::vast::choice::Tried;
use solve::trace::vast::horizon::{Truth, hold};

/// Work that the oracle may do.
const RATION: u64 = 5_000_000;

/// A run at a position that tells in the end whether what was chosen errs, of playouts that of every move; nothing beyond its ration of work.
pub fn held(place: &dyn Place, mut tried: Tried, control: &Control) -> Result<Run, Stop> {
    let (moves, _) = place.moves(usize::MAX);
    let mut asked: Vec<(usize, bool)> = tried.choices.iter().map(|choice| (choice.index, true)).collect();
    if tried.run.method == Method::Uct {
        asked.extend((0..moves.len()).map(|index| (index, false)));
    }
    let mut truths = vec![None; moves.len()];
    control.ration(RATION, |control| {
        let before = place.value(control)?;
        for (index, has_answer) in asked {
            if truths[index].is_none() {
                truths[index] = truth(place, &before, &moves[index], has_answer, control)?;
            }
        }
        Ok(())
    })?;
    hold(&mut tried, &truths);
    Ok(tried.run)
}

/// What is proved of a move, with the best answer to it where that is asked for.
fn truth(
    place: &dyn Place,
    before: &Value,
    text: &str,
    has_answer: bool,
    control: &Control,
) -> Result<Option<Truth>, Stop> {
    let Ok(step) = place.play(text) else { return Ok(None) };
    let next = step.next;
    let (after, answer) = match next.ending() {
        Some(ending) => (Value::of_ending(&ending, next.to()), None),
        None if !has_answer => (next.value(control)?, None),
        None => {
            let (value, answers, _) = next.best(control)?;
            (value, answers.into_iter().next())
        }
    };
    let is_proved = before.is_proved() && after.is_proved() && !before.is_open();
    let after = seen_by(&after, next.to(), place.to());
    Ok(is_proved.then(|| Truth { before: before.clone(), after, answer }))
}

/// A value of one side as another sees it; of what has a nim-value, or runs in circles, the outcome alone.
fn seen_by(value: &Value, to: Side, by: Side) -> Value {
    let remoteness = value.remoteness();
    match (value, value.outcome()) {
        _ if to == by => value.clone(),
        (Value::Nimber { .. } | Value::Loopy { .. }, Outcome::N) => {
            remoteness.map_or(Value::Lost, |remoteness| Value::Loss { remoteness })
        }
        (Value::Nimber { .. } | Value::Loopy { .. }, Outcome::P) => {
            remoteness.map_or(Value::Won, |remoteness| Value::Win { remoteness })
        }
        (Value::Nimber { .. } | Value::Loopy { .. }, Outcome::D) => Value::Draw,
        _ => value.turned(),
    }
}
