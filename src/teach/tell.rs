//! What is said of a game: who moves and how it ended; of a reviewed one marks with their signs, what a move cost, and what was
//! better.

use crate::note::Mistake;
use crate::review::{Mark, Toll, Turn};
use duel::answer::Refutation;
use duel::named::line;
use duel::place::Place;
use ground::num::fraction;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::{Arg, Say};
use solve::judge::value::{Outcome, Value};

/// Better moves written out at most.
const WRITTEN: usize = 6;

/// The name of a side.
pub fn side(side: Side) -> Say {
    match side {
        Side::First => say!("human-first"),
        Side::Second => say!("human-second"),
    }
}

/// How a game ended, for whoever watched it.
pub fn ending(ending: &Ending) -> Say {
    match ending {
        Ending::Won(side) => say!("plain-side-won", side = self::side(*side)),
        Ending::Drawn => say!("plain-drawn"),
        Ending::Score { first, second } => say!("plain-score", first = first, second = second),
    }
}

/// The sign of a mark: at most two signs, ASCII.
pub fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Unknown => "",
        Mark::Forced => "-",
        Mark::Keeps => "=",
        Mark::Only => "!",
        Mark::Lost => ".",
        Mark::Errs => "?",
        Mark::NoReturn => "??",
    }
}

/// A mark in JSON.
pub fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::Unknown => "unknown",
        Mark::Forced => "forced",
        Mark::Keeps => "keeps",
        Mark::Only => "only-move",
        Mark::Lost => "nothing-to-keep",
        Mark::Errs => "throws-away",
        Mark::NoReturn => "point-of-no-return",
    }
}

/// A mark in a word or two.
pub fn mark(mark: Mark) -> Say {
    match mark {
        Mark::Unknown => say!("review-mark-unknown"),
        Mark::Forced => say!("review-mark-forced"),
        Mark::Keeps => say!("review-mark-keeps"),
        Mark::Only => say!("review-mark-only"),
        Mark::Lost => say!("review-mark-lost"),
        Mark::Errs => say!("review-mark-errs"),
        Mark::NoReturn => say!("review-mark-no-return"),
    }
}

/// What a move gave away, in a sentence; `None`: nothing.
pub fn toll(turn: &Turn) -> Option<Say> {
    match (&turn.toll, turn.before.as_ref().map(Value::outcome)) {
        (Toll::Points(points), _) => Some(say!("review-toll-points", points = points)),
        (Toll::Mean(mean), _) => Some(say!("review-toll-mean", mean = fraction(mean))),
        (Toll::Outcome, Some(Outcome::D)) => Some(say!("review-toll-draw")),
        (Toll::Outcome, _) if turn.after.as_ref().is_some_and(|after| after.outcome() == Outcome::D) => {
            Some(say!("review-toll-win-to-draw"))
        }
        (Toll::Outcome, _) => Some(say!("review-toll-win")),
        (Toll::Unknown | Toll::Nothing, _) => None,
    }
}

/// What a mistake that was kept had given away, in a clause.
pub fn given_away(mistake: &Mistake) -> Say {
    match (mistake.kept.as_str(), mistake.left.as_str()) {
        ("N", "D") => say!("review-gave-win-for-draw"),
        ("N", _) => say!("review-gave-win"),
        ("D", _) => say!("review-gave-draw"),
        (kept, left) => say!("review-gave-points", kept = kept, left = left),
    }
}

/// How an error is met, in a sentence; `None` where it is none, or nothing is known of it.
pub fn refuted(place: &dyn Place, turn: &Turn) -> Option<Say> {
    let Refutation { own, answer, then } = turn.refutation.as_ref()?;
    let moves: Vec<&String> = [&turn.mv].into_iter().chain(own).chain(answer).chain(then.iter().flatten()).collect();
    let names = line(place, &moves);
    let (again, met) = names.get(1..)?.split_at_checked(own.len())?;
    let says = match met {
        [answer, defence, blow] => {
            say!("review-refuted-soon", answer = answer.clone(), defence = defence.clone(), blow = blow.clone())
        }
        [answer, ..] => say!("review-refuted", answer = answer.clone()),
        [] => say!("review-ended"),
    };
    let again: Vec<Arg> = again.iter().cloned().map(Arg::from).collect();
    Some(if again.is_empty() { says } else { say!("review-goes-on", moves = again, met = says) })
}

/// What keeps the value, in a sentence; `None` where no move is named.
pub fn better(turn: &Turn) -> Option<Say> {
    let shown: Vec<String> = turn.better.iter().take(WRITTEN).cloned().collect();
    let more = if turn.better_total > shown.len().into() { "more" } else { "all" };
    let says = || say!("review-better", count = &turn.better_total, moves = shown.join("  "), more = more);
    (!shown.is_empty()).then(says)
}
