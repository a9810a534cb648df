//! What kind of error a move was, read off the reason of the position it was played in.

use std::collections::BTreeSet;

use crate::oracle::reason::{Exhibit, Reason, Role};
use crate::oracle::value::{Outcome, Value};
use crate::scene::Spot;

/// The idea that was missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Concept {
    /// The game could have been won at once.
    WinAtOnce,
    /// The opponent now wins at once.
    LossAtOnce,
    /// A threat was not met, or not made.
    Threat,
    /// A pairing of moves, or a mirror, was broken.
    Pairing,
    /// The binary columns were balanced in the wrong heap.
    WrongHeap,
    /// The right heap was lowered, and columns stayed odd.
    Parity,
    /// The right idea, one too many or one too few.
    OffByOne,
    /// The period or the remainder was missed.
    Period,
    /// The nim-values of the parts were not brought to balance.
    NimValues,
    /// A sum of special numbers was taken apart at the wrong place.
    Parts,
    /// Points were left to the opponent.
    Points,
    /// There was one right move only, and it was missed.
    OnlyMove,
    /// A game that could be drawn was lost.
    Draw,
    /// None of the others.
    Other,
}

impl Concept {
    /// Every concept, in the order they are listed.
    pub const ALL: [Concept; 14] = [
        Concept::WinAtOnce,
        Concept::LossAtOnce,
        Concept::Threat,
        Concept::Pairing,
        Concept::WrongHeap,
        Concept::Parity,
        Concept::OffByOne,
        Concept::Period,
        Concept::NimValues,
        Concept::Parts,
        Concept::Points,
        Concept::OnlyMove,
        Concept::Draw,
        Concept::Other,
    ];

    /// The name in records and for programs.
    pub fn name(self) -> &'static str {
        match self {
            Concept::WinAtOnce => "win-at-once",
            Concept::LossAtOnce => "loss-at-once",
            Concept::Threat => "threat",
            Concept::Pairing => "pairing",
            Concept::WrongHeap => "wrong-heap",
            Concept::Parity => "parity",
            Concept::OffByOne => "off-by-one",
            Concept::Period => "period",
            Concept::NimValues => "nim-values",
            Concept::Parts => "parts",
            Concept::Points => "points",
            Concept::OnlyMove => "only-move",
            Concept::Draw => "draw",
            Concept::Other => "other",
        }
    }

    /// The concept of this name; one that only another version knows is [`Concept::Other`].
    pub fn named(name: &str) -> Self {
        Concept::ALL.into_iter().find(|concept| concept.name() == name).unwrap_or(Concept::Other)
    }
}

/// An error with all that tells its kind.
pub struct Error<'e> {
    /// Why the position was worth what it was.
    pub reason: &'e Reason,
    /// What it was worth to the mover.
    pub before: &'e Value,
    /// What was left, seen by the opponent.
    pub after: &'e Value,
    /// The move, with the places it touches.
    pub played: (&'e str, &'e [Spot]),
    /// Moves that keep everything, with the places they touch.
    pub better: &'e [(String, Vec<Spot>)],
    /// Whether there is no other such move.
    pub is_only: bool,
}

/// The kind of an error: the most telling one that its reason bears out.
///
/// Worked: in Nim 3,4,5 the reason shows binary columns and only `1:3->1` wins. `2:4->1` is played in another heap: `WrongHeap`.
/// `1:3->0` takes one too many from the right one: `OffByOne`. `1:3->2`, which is one too few, likewise.
pub fn concept(error: &Error) -> Concept {
    let exhibits: Vec<&Exhibit> = error.reason.steps.iter().filter_map(|step| step.shows.as_ref()).collect();
    let shows = |is: fn(&Exhibit) -> bool| exhibits.iter().any(|exhibit| is(exhibit));
    if matches!(error.before, Value::Margin { .. } | Value::Expected { .. }) {
        return Concept::Points;
    }
    if error.before.remoteness() == Some(1) {
        return Concept::WinAtOnce;
    }
    if speaks_of(error.reason, &["threat", "fork", "block"]) {
        return Concept::Threat;
    }
    if error.after.outcome() == Outcome::N && error.after.remoteness() == Some(1) {
        return Concept::LossAtOnce;
    }
    if speaks_of(error.reason, &["pair", "pairs", "paired", "mirror", "mirrored", "equal", "opposite"]) {
        return Concept::Pairing;
    }
    let is_near = error.better.iter().any(|(text, _)| is_off_by_one(error.played.0, text));
    let is_elsewhere = is_elsewhere(error);
    if shows(|exhibit| matches!(exhibit, Exhibit::Columns { .. })) {
        return match (is_elsewhere, is_near) {
            (true, _) => Concept::WrongHeap,
            (false, true) => Concept::OffByOne,
            (false, false) => Concept::Parity,
        };
    }
    if is_near {
        return Concept::OffByOne;
    }
    if speaks_of(error.reason, &["period", "remainder", "round"]) || has_arg(error.reason, "round") {
        return Concept::Period;
    }
    if shows(|exhibit| matches!(exhibit, Exhibit::Parts { .. })) {
        return Concept::Parts;
    }
    if shows(|exhibit| matches!(exhibit, Exhibit::Mex { .. })) || error.before.as_nimber().is_some() {
        return if error.is_only { Concept::OnlyMove } else { Concept::NimValues };
    }
    match error.before.outcome() {
        Outcome::D => Concept::Draw,
        _ if error.is_only => Concept::OnlyMove,
        _ => Concept::Other,
    }
}

/// Whether a step that leads to the idea is about one of these words, as its message key names it.
fn speaks_of(reason: &Reason, words: &[&str]) -> bool {
    let leads = reason.steps.iter().filter(|step| step.role != Role::Proof);
    leads.flat_map(|step| step.says.key.split('-')).any(|part| words.iter().any(|word| part.starts_with(word)))
}

/// Whether a step tells a number under this name.
fn has_arg(reason: &Reason, name: &str) -> bool {
    reason.steps.iter().any(|step| step.says.args.iter().any(|(arg, _)| *arg == name))
}

/// Whether no better move begins where this one does.
fn is_elsewhere(error: &Error) -> bool {
    let heads: BTreeSet<Option<&str>> = error.better.iter().map(|(text, _)| head(text)).collect();
    if let Some(own) = head(error.played.0) {
        return !heads.contains(&Some(own));
    }
    let first = error.played.1.first();
    first.is_some() && error.better.iter().all(|(_, path)| path.first() != first)
}

/// What stands before the colon of a move: the heap it is made in.
fn head(text: &str) -> Option<&str> {
    text.split_once(':').map(|(head, _)| head)
}

/// Whether two moves are the same but for one number, and that by one. The row of a cell such as `b2` is no number that counts.
fn is_off_by_one(a: &str, b: &str) -> bool {
    let (a, b) = (pieces(a), pieces(b));
    if a.len() != b.len() {
        return false;
    }
    let differing: Vec<usize> = (0..a.len()).filter(|&i| a[i] != b[i]).collect();
    let [at] = differing[..] else { return false };
    let is_cell =
        at.checked_sub(1).is_some_and(|before| matches!(a[before], Piece::Sign(sign) if sign.is_alphabetic()));
    matches!((&a[at], &b[at]), (Piece::Number(a), Piece::Number(b)) if a.abs_diff(*b) == 1) && !is_cell
}

/// A part of a move's text.
#[derive(Debug, PartialEq)]
enum Piece {
    Number(u64),
    Sign(char),
}

/// The numbers of a text and the signs between them; a number too long to be held is taken for signs.
fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        if let Ok(number) = rest[..digits].parse() {
            pieces.push(Piece::Number(number));
            rest = &rest[digits..];
        } else {
            pieces.push(Piece::Sign(first));
            rest = &rest[first.len_utf8()..];
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_again_and_strange_ones_are_other() {
        for concept in Concept::ALL {
            assert_eq!(Concept::named(concept.name()), concept);
        }
        assert_eq!(Concept::named("dragons"), Concept::Other);
    }

    #[test]
    fn off_by_one_is_one_number_that_differs_by_one() {
        assert!(is_off_by_one("1:3->0", "1:3->1"));
        assert!(is_off_by_one("9", "10"));
        for (a, b) in [("1:3->0", "1:3->2"), ("1:3->0", "2:3->0 "), ("1:3->0", "1:3->0"), ("a1", "a2"), ("1", "x")] {
            assert!(!is_off_by_one(a, b), "{a} {b}");
        }
    }
}
