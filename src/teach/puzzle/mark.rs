//! An answer is marked: right or wrong, and if wrong, what refutes it.

use std::str::FromStr;
use std::sync::Arc;

use crate::conjecture::law::Conjecture;
use crate::conjecture::telling;
use crate::outcome;
use crate::puzzle::key::{Goal, Key};
use crate::puzzle::law;
use crate::puzzle::make::Puzzle;
use duel::place::Place;
use duel::typed;
use ground::fault::{Fault, Kind as FaultKind};
use ground::say;
use ground::say::Say;
use ground::typed::signs;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Outcome;

/// What became of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Whether it is right.
    pub is_right: bool,
    /// What is said to it.
    pub says: Say,
}

/// Marks what a person typed. An inner fault: it is no answer to this question, so nothing is right or wrong yet.
pub fn mark(puzzle: &Puzzle, text: &str, control: &Control) -> Result<Result<Mark, Fault>, Stop> {
    let text = &*signs(text.trim());
    match &puzzle.key {
        Key::Move { text: key, goal } => moved(&puzzle.place, text, key, *goal, control),
        Key::Outcome(outcome) => Ok(named(text, *outcome)),
        Key::Run(run) => Ok(named(text, if run.is_lost() { Outcome::P } else { Outcome::N })),
        Key::Count(count) => Ok(counted(text, *count, say!("puzzle-wrong-count", right = *count))),
        Key::Component { number, parts } => Ok(chosen(text, *number, parts)),
        Key::Law { sizes, .. } => guessed(puzzle, text, *sizes, control),
    }
}

fn right() -> Mark {
    Mark { is_right: true, says: say!("puzzle-right") }
}

fn wrong(says: Say) -> Mark {
    Mark { is_right: false, says }
}

fn moved(
    place: &Arc<dyn Place>,
    text: &str,
    key: &str,
    goal: Goal,
    control: &Control,
) -> Result<Result<Mark, Fault>, Stop> {
    let step = match typed::read(&**place, text).and_then(|mv| place.play(&mv)) {
        Ok(step) => step,
        Err(fault) => return Ok(Err(fault)),
    };
    if step.text == key {
        return Ok(Ok(right()));
    }
    let mv = step.text.clone();
    if step.next.ending().is_some() {
        return Ok(Ok(wrong(say!("puzzle-wrong-ends", move = mv))));
    }
    let (value, best, _) = step.next.best(control)?;
    let outcome = value.left(place.to(), step.next.to()).outcome();
    let reply = best.first().cloned().unwrap_or_default();
    Ok(Ok(wrong(match (goal, outcome) {
        (Goal::Points, _) => say!("puzzle-wrong-points", move = mv, reply = reply),
        (_, Outcome::D) => say!("puzzle-wrong-drawn", move = mv, reply = reply),
        _ => say!("puzzle-wrong-move", move = mv, reply = reply),
    })))
}

fn named(text: &str, key: Outcome) -> Result<Mark, Fault> {
    let outcome = outcome::named(text).ok_or_else(|| refused(text, say!("puzzle-expect-outcome")))?;
    let is_right = outcome == key;
    Ok(if is_right { right() } else { wrong(say!("puzzle-wrong-outcome", right = key.letter())) })
}

fn counted(text: &str, key: u64, says: Say) -> Result<Mark, Fault> {
    let number = u64::from_str(text).map_err(|_| refused(text, say!("puzzle-expect-number")))?;
    Ok(if number == key { right() } else { wrong(says) })
}

fn chosen(text: &str, key: usize, parts: &[String]) -> Result<Mark, Fault> {
    let is_there = usize::from_str(text).is_ok_and(|number| (1..=parts.len()).contains(&number));
    if !is_there {
        return Err(refused(text, say!("expect-range", least = 1, most = parts.len())));
    }
    counted(text, key as u64, say!("puzzle-wrong-component", right = key, part = &parts[key - 1]))
}

fn guessed(puzzle: &Puzzle, text: &str, sizes: usize, control: &Control) -> Result<Result<Mark, Fault>, Stop> {
    let law = match Conjecture::read(text) {
        Ok(law) => law,
        Err(fault) => return Ok(Err(fault)),
    };
    let Some(trial) = law::tried(&puzzle.place, &law, sizes, None, control)? else {
        return Ok(Err(refused(text, say!("puzzle-expect-sizes", sizes = sizes))));
    };
    let source = puzzle.entry.card.sources.first().copied().unwrap_or_default();
    Ok(Ok(Mark { is_right: law::is_right(&trial), says: telling::trial(&trial, source) }))
}

fn refused(text: &str, expected: Say) -> Fault {
    Fault::new(FaultKind::BadParameter, say!("puzzle-no-answer", text = text)).expecting(expected)
}
