//! What a puzzle asks, in words.

use crate::conjecture::telling::sizes;
use crate::puzzle::difficulty::Burden;
use crate::puzzle::key::{Goal, Key};
use crate::puzzle::kind::Kind;
use crate::puzzle::make::Puzzle;
use ground::say;
use ground::say::Say;

/// What is asked.
pub fn question(puzzle: &Puzzle) -> Say {
    match &puzzle.key {
        Key::Move { goal: Goal::Win, .. } => say!("puzzle-ask-win"),
        Key::Move { goal: Goal::Draw, .. } => say!("puzzle-ask-draw"),
        Key::Move { goal: Goal::Points, .. } => say!("puzzle-ask-points"),
        Key::Outcome(_) => say!("puzzle-ask-outcome"),
        Key::Count(_) => say!("puzzle-ask-count"),
        Key::Run(run) => say!("puzzle-ask-machine", numeration = run.numeration.spoken()),
        Key::Component { parts, .. } => {
            let part = |(i, text): (usize, &String)| say!("puzzle-component", number = i + 1, part = text);
            say!("puzzle-ask-component", parts = parts.iter().enumerate().map(part).collect::<Vec<Say>>())
        }
        Key::Law { sizes: 1, lost, .. } => {
            say!("puzzle-ask-law-one", through = lost.through, lost = shown(&lost.positions))
        }
        Key::Law { sizes, lost, .. } => {
            let names: Vec<String> = ["a", "b", "c"].iter().take(*sizes).map(|name| (*name).to_owned()).collect();
            let (through, order) = (lost.through, if lost.is_any_order { "any" } else { "given" });
            say!("puzzle-ask-law", names = names, through = through, order = order, lost = shown(&lost.positions))
        }
    }
}

fn shown(lost: &[Vec<usize>]) -> String {
    lost.iter().map(|one| format!("({})", sizes(one))).collect::<Vec<_>>().join(" ")
}

/// What a kind of puzzle is called.
pub fn name(kind: Kind) -> Say {
    match kind {
        Kind::Only => say!("puzzle-kind-only"),
        Kind::Outcome => say!("puzzle-kind-outcome"),
        Kind::Count => say!("puzzle-kind-count"),
        Kind::Component => say!("puzzle-kind-component"),
        Kind::Law => say!("puzzle-kind-law"),
        Kind::Machine => say!("puzzle-kind-machine"),
    }
}

/// The answer, in a sentence.
pub fn answer(puzzle: &Puzzle) -> Say {
    say!("puzzle-answer", answer = puzzle.key.text())
}

/// How hard a puzzle is: all that may be told before it is solved.
pub fn level(puzzle: &Puzzle) -> Say {
    say!("puzzle-level", level = u32::from(puzzle.level().number()), rating = puzzle.rating())
}

/// How hard a puzzle is and what makes it so. The only-moves of a position tell who wins there, so this comes after the answer.
pub fn burden(puzzle: &Puzzle) -> Say {
    if matches!(puzzle.kind, Kind::Law | Kind::Machine) {
        return level(puzzle);
    }
    let (level, rating) = (u32::from(puzzle.level().number()), puzzle.rating());
    let Burden { only_moves: only, looked, plies, moves, .. } = puzzle.burden;
    say!("puzzle-burden", level = level, rating = rating, only = only, looked = looked, plies = plies, moves = moves)
}
