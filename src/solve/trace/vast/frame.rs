//! A node on the way from the root while it is searched, and what is said of it.

use std::borrow::Cow;

use crate::search::evaluation::{Term, estimate};
use crate::trace::run::{Change, Fate, Step, Sure};
use crate::trace::tree_search::{OPEN, shown};
use ground::rules::Side;
use ground::say;
use ground::say::Say;

/// What is found of a position: what its mover gains, and the moves that lead there, by position and place in the list.
pub struct Known {
    /// What the mover gains.
    pub gain: i64,
    /// How far that is known.
    pub sure: Sure,
    /// The moves that lead there.
    pub line: Vec<(u32, usize)>,
}

/// A node on the way from the root.
pub struct Frame {
    /// The position.
    pub state: u32,
    /// Who moves.
    pub to: Side,
    /// Plies left to the horizon; not above 0: beyond it.
    pub depth: i64,
    /// The window it was entered with.
    pub window: (i64, i64),
    /// What the mover is sure of by now.
    pub alpha: i64,
    /// The most that a move brings so far, or what the node is worth by itself.
    pub best: i64,
    /// The best line so far.
    pub line: Vec<(u32, usize)>,
    /// Its number in the run, if it is written down.
    pub node: Option<usize>,
}

impl Frame {
    /// A node that is entered now.
    pub fn entered(state: u32, to: Side, depth: i64, window: (i64, i64)) -> Self {
        Frame { state, to, depth, window, alpha: window.0, best: -OPEN, line: Vec::new(), node: None }
    }
}

/// The terms of an evaluation, in words.
pub fn told(terms: &[Term]) -> Say {
    if terms.is_empty() {
        return say!("trace-leaf-unknown");
    }
    let each = |term: &Term| say!("trace-term", name = term.says.clone(), points = shown(term.points));
    let terms: Vec<Say> = terms.iter().map(each).collect();
    say!("trace-leaf-terms", terms = terms)
}

/// The terms as variables, by the last parts of their message keys.
pub fn with_terms(step: Step, terms: &[Term]) -> Step {
    let step = step.with("eval", shown(estimate(terms)));
    terms.iter().fold(step, |step, term| match term.says.key {
        Cow::Borrowed(key) => step.with(key.trim_start_matches("eval-"), shown(term.points)),
        Cow::Owned(_) => step,
    })
}

/// What is said where a node is entered by a move, and what it is worth by itself.
pub fn entering(to: Side, tried: Option<(Side, String)>, says: Option<&Say>) -> Say {
    match (tried, says) {
        (None, _) => say!("theatre-begins", side = to.name()),
        (Some((side, mv)), None) => say!("theatre-enters", side = side.name(), move = mv),
        (Some((side, mv)), Some(says)) => {
            say!("trace-tries-leaf", side = side.name(), move = mv, told = says.clone())
        }
    }
}

/// The moves that are left of a node are skipped.
pub fn cutting(frame: &Frame, skipped: &[usize]) -> Step {
    let (sure, most) = (shown(frame.best), shown(frame.window.1));
    let says = say!("theatre-cut", side = frame.to.name(), sure = sure, most = most, moves = skipped.len());
    let step = Step::saying("cut", says).with("best", shown(frame.best)).with("beta", shown(frame.window.1));
    let step = skipped.iter().fold(step, |step, index| step.changing(Change::Fate(*index, Fate::Skipped)));
    Step { is_event: true, ..step }
}

/// A move is known: what it brings who made it.
pub fn leaving(frame: &Frame, index: usize, mv: &str, line: &'static str, gain: i64, sure: Sure) -> Step {
    let (side, shown_gain) = (frame.to.name(), shown(gain));
    let says = say!("theatre-leaves", side = side, move = mv, sure = sure.name(), gain = shown_gain.clone());
    let step = Step::saying(line, says).with("value", &shown_gain).with("best", shown(frame.best));
    let step = step.changing(Change::Leave).changing(Change::Fate(index, Fate::Known(gain, sure)));
    Step { asks: Some(shown_gain), ..step.changing(Change::Sure(gain)) }
}

/// A node beyond the horizon is searched on through its moves that are not quiet, the others of so many skipped.
pub fn going_on(best: i64, names: Vec<String>, noisy: &[(usize, u32)], moves: usize) -> Step {
    let is_quiet = |index: &usize| noisy.iter().all(|(noisy, _)| noisy != index);
    let step = Step::saying("noisy", say!("trace-noisy", moves = names, gain = shown(best)));
    (0..moves).filter(is_quiet).fold(step, |step, index| step.changing(Change::Fate(index, Fate::Skipped)))
}
