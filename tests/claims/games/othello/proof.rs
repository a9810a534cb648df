//! Lines that prove a margin, gone through by the rules; discs that are a majority; the sum of a last move.

use std::collections::BTreeMap;
use std::sync::Arc;

use duel::place::Place;
use solve::judge::value::Value;

use super::discs::{count, letter, open, other, safe, turns};
use super::number;
use crate::claim::{Case, Held, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::rows;
use crate::referee::moves;
use crate::sweep::after;

/// From here the lines hold every move of whoever is behind, one of whoever is ahead, and each ends the game with the discs beside it.
fn is_whole(case: &Case, here: &Arc<dyn Place>, lines: &[(Vec<&str>, &str)], is_all: bool) -> Held {
    if here.ending().is_some() {
        let (board, own) = (Drawing::of(&**here), letter(case.met.place.to()));
        let end = format!("{} : {}", count(&board, own), count(&board, other(own)));
        return same(lines.len(), 1)
            .and(|| is(lines[0].0.is_empty(), || "the game is over".into()))
            .and(|| same(lines[0].1, &*end));
    }
    let mut by_move: BTreeMap<&str, Vec<(Vec<&str>, &str)>> = BTreeMap::new();
    for (line, end) in lines {
        let Some((first, rest)) = line.split_first() else { return Held::False(format!("{} goes on", here.text())) };
        by_move.entry(first).or_default().push((rest.to_vec(), end));
    }
    let legal = moves(&**here, 64).unwrap_or_default();
    let is_so = if is_all { by_move.len() == legal.len() } else { by_move.len() == 1 };
    is(is_so, || format!("{:?} of {} moves", by_move.keys(), legal.len())).and(|| {
        all(by_move.iter().map(|(text, lines)| match after(here, text) {
            Some(next) => is_whole(case, &next, lines, !is_all),
            None => Held::False(format!("{text} is illegal")),
        }))
    })
}

/// The lines are a whole proof, the closest of them is told, and it is the value.
pub fn lines(case: &Case) -> Held {
    let is_ahead = case.text("ahead") == "you";
    let told: Vec<(Vec<&str>, &str)> = rows(case).iter().map(|row| (row[0].split(' ').collect(), &*row[1])).collect();
    let leads = told.iter().map(lead);
    let closest = if is_ahead { leads.min() } else { leads.max() };
    let best = &case.met.answer.best[0];
    all([
        same(case.size("count"), told.len()),
        same(case.text("what") == "level", closest == Some(0)),
        is(case.text("what") == "win" || is_margin(case, closest), || format!("{closest:?} is not the margin")),
        same(case.text("best"), best.as_str()),
        is(!is_ahead || told.iter().all(|(line, _)| line[0] == *best), || "another move is played".into()),
        same(closest, Some(number(case, "own") - number(case, "other"))),
        is(closest.is_some_and(|lead| (lead >= 0) == is_ahead), || format!("{closest:?}")),
    ])
    .and(|| is_whole(case, &case.met.place, &told, !is_ahead))
}

/// The lines hold every move of the side to move, and the best of them for it ends level.
pub fn level(case: &Case) -> Held {
    let told: Vec<(Vec<&str>, &str)> = rows(case).iter().map(|row| (row[0].split(' ').collect(), &*row[1])).collect();
    let ends = [case.size("own"), case.size("other")];
    all([
        same(case.size("count"), told.len()),
        same(ends[0], ends[1]),
        same(told.iter().map(lead).max(), Some(0)),
        is(told.iter().any(|(_, end)| *end == format!("{} : {}", ends[0], ends[1])), || "no line ends so".into()),
    ])
    .and(|| is_whole(case, &case.met.place, &told, true))
}

/// By how many discs the mover is ahead at the end of a line.
fn lead((_, end): &(Vec<&str>, &str)) -> i64 {
    let (own, theirs) = end.split_once(" : ").expect("two counts");
    own.parse::<i64>().expect("a count") - theirs.parse::<i64>().expect("a count")
}

/// Whether the closest line ends with the margin that is claimed.
fn is_margin(case: &Case, closest: Option<i64>) -> bool {
    let Value::Margin { own, other } = &case.met.answer.value else { return false };
    closest.map(|lead| lead.to_string()) == Some((own - other).to_string())
}

/// So many discs of a side are safe on the board told, more than half of all cells.
pub fn majority(case: &Case) -> Held {
    let own = letter(case.met.place.to());
    let next = after(&case.met.place, &case.met.answer.best[0]).expect("a legal move");
    let board = Drawing::of(if case.text("when") == "now" { &*case.met.place } else { &*next });
    let disc = if case.text("who") == "you" { own } else { other(own) };
    let (stable, cells) = (case.size("stable"), case.size("cells"));
    all([
        same(stable, safe(&board, disc).len()),
        same(cells, board.cells.len()),
        same(case.text("best"), case.met.answer.best[0].as_str()),
        is(2 * stable > cells, || "it is no majority".into()),
    ])
}

/// The best move ends the game, with so many discs of both sides.
pub fn sum(case: &Case) -> Held {
    let (board, own) = (Drawing::of(&*case.met.place), letter(case.met.place.to()));
    let best = &case.met.answer.best[0];
    let next = after(&case.met.place, best).expect("a legal move");
    let last = Drawing::of(&*next);
    let turned = turns(&board, own, board.cell(best)).len();
    let full = if last.cells.contains(&'.') { "no" } else { "yes" };
    all([
        is(next.ending().is_some(), || "the game goes on".into()),
        same(["own", "turned", "sum"].map(|name| case.size(name)), [count(&board, own), turned, count(&last, own)]),
        same(["other", "rest"].map(|name| case.size(name)), [count(&board, other(own)), count(&last, other(own))]),
        same(case.text("full"), full),
        is(open(&last, own).is_empty() && open(&last, other(own)).is_empty(), || "somebody can play".into()),
    ])
}
