//! What is told of takings, runners, pieces that cannot step and the move, by the rules alone.

use std::sync::Arc;

use duel::place::Place;
use ground::rules::Side;

use super::{cell, counts, men, must_take};
use crate::claim::{Case, Held, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::{line, rows};
use crate::games::ideas::passed;
use crate::referee::{Fate, moves};
use crate::sweep::{after, worth};

type Here = Arc<dyn Place>;

/// Positions that one man is followed through.
const ROOM: usize = 40_000;

fn legal(place: &Here) -> Vec<(String, Here)> {
    moves(&**place, 1_000).unwrap_or_default()
}

/// Pieces that a move took.
fn taken(before: &Here, next: &Here) -> i64 {
    men(&**before) as i64 - men(&**next) as i64
}

/// What the side to move wins by takings alone, both sides at their best.
fn takings(place: &Here) -> i64 {
    if must_take(&**place) { best(place) } else { 0 }
}

/// The most that one move with the takings behind it wins.
fn best(place: &Here) -> i64 {
    legal(place).iter().map(|(_, next)| taken(place, next) - takings(next)).max().unwrap_or(0)
}

/// These moves, one after another, are the best takings.
fn is_best(place: &Here, line: &[&str], first_is_free: bool) -> Held {
    let (mut here, mut wanted) = (place.clone(), if first_is_free { best(place) } else { takings(place) });
    for text in line {
        let Some(next) = after(&here, text) else { return Held::False(format!("{text} is illegal")) };
        let rest = takings(&next);
        if taken(&here, &next) - rest != wanted {
            return Held::False(format!("{text} wins less than {wanted}"));
        }
        (here, wanted) = (next, rest);
    }
    is(!must_take(&*here) || line.is_empty() && first_is_free, || "more must be taken".into())
}

/// The pieces in odd rows are so many, nobody can take, and with the other side to move the mover has what is told and not what it has.
pub fn turn(case: &Case) -> Held {
    let board = Drawing::of(&*case.met.place);
    let odd = (0..board.cells.len())
        .filter(|cell| board.cells[*cell] != '.' && (cell / board.cols).is_multiple_of(2))
        .count();
    let Some(other) = passed(&case.met.place) else { return Held::False("something must be taken".into()) };
    let (Some(here), Some(there)) = (worth(&case.met.place), worth(&other)) else { return Held::Open };
    let fate = match there.fate {
        Fate::Won => ("lost", Fate::Lost),
        Fate::Lost => ("won", Fate::Won),
        Fate::Drawn => ("drawn", Fate::Drawn),
    };
    all([
        same((case.size("count"), case.size("odd")), (odd, odd % 2)),
        is(!must_take(&*other), || "the other side must take".into()),
        same(case.text("fate"), fate.0),
        is(here.fate != fate.1, || "it is the same".into()),
    ])
}

/// After the step every move of the other side takes, the rows hold all of them, and the takings behind win what is told.
pub fn shot(case: &Case) -> Held {
    let Some(next) = after(&case.met.place, case.text("mv")) else { return Held::False("it is illegal".into()) };
    let (shown, given) = (rows(case), legal(&next));
    let one = |row: &Vec<String>| {
        let Some(then) = after(&next, &row[0]) else { return Held::False(format!("{row:?}")) };
        is_best(&then, &row[1].split_whitespace().collect::<Vec<_>>(), false)
    };
    all([
        same(case.text("mv"), case.met.answer.best[0].as_str()),
        same((case.size("ways"), shown.len()), (given.len(), given.len().min(6))),
        is(must_take(&*next) && taken(&case.met.place, &next) == 0, || "nothing is given".into()),
        same(case.size("won") as i64, -takings(&next)),
    ])
    .and(|| all(shown.iter().map(one)))
}

/// Squares of a text, the first and the last.
fn ends(board: &Drawing, text: &str) -> (usize, usize) {
    let squares: Vec<usize> = text.split(['-', 'x']).map(|square| cell(board, square)).collect();
    (squares[0], squares[squares.len() - 1])
}

fn is_of(piece: char, side: Side) -> bool {
    piece.eq_ignore_ascii_case(if side == Side::First { &'b' } else { &'w' })
}

/// The pieces of the side that is to move there are those each step of which lets them be taken at once.
pub fn stuck(case: &Case) -> Held {
    let is_own = case.text("side") == "you";
    let here = if is_own { Some(case.met.place.clone()) } else { after(&case.met.place, case.text("mv")) };
    let Some(here) = here else { return Held::False("it is illegal".into()) };
    let (board, side, steps) = (Drawing::of(&*here), here.to(), legal(&here));
    let is_lost = |to: usize, next: &Here| {
        let left = |then: &Here| Drawing::of(&**then).cells[to];
        must_take(&**next) && legal(next).iter().any(|(_, then)| !is_of(left(then), side))
    };
    let is_stuck = |from: &usize| {
        let own = steps.iter().map(|(text, next)| (ends(&board, text), next)).filter(|((start, _), _)| start == from);
        own.into_iter().all(|((_, to), next)| is_lost(to, next))
    };
    let pieces = (0..board.cells.len()).filter(|at| is_of(board.cells[*at], side)).filter(is_stuck);
    let told: Vec<usize> = case.texts("squares").iter().map(|square| cell(&board, square)).collect();
    all([
        is(!must_take(&*here), || "it must take".into()),
        same(case.size("count"), told.len()),
        same(told, pieces.collect()),
    ])
}

/// The man gets home in so many moves of its own whatever is answered, and its side need take nothing on the way.
fn gets_home(here: &Here, man: usize, left: usize, seen: &mut usize) -> Option<bool> {
    *seen += 1;
    if *seen > ROOM {
        return None;
    }
    if must_take(&**here) {
        return Some(false);
    }
    let (board, side) = (Drawing::of(&**here), here.to());
    for (text, next) in legal(here) {
        let (from, to) = ends(&board, &text);
        if from != man {
            continue;
        }
        if left == 1 {
            return Some(Drawing::of(&*next).cells[to].is_uppercase());
        }
        let answers = legal(&next);
        let mut is_safe = !answers.is_empty();
        for (_, then) in &answers {
            let is_there = is_of(Drawing::of(&**then).cells[to], side);
            is_safe = is_safe && is_there && gets_home(then, to, left - 1, seen)?;
        }
        if is_safe {
            return Some(true);
        }
    }
    Some(false)
}

pub fn run(case: &Case) -> Held {
    let here =
        if case.text("side") == "you" { Some(case.met.place.clone()) } else { after(&case.met.place, case.text("mv")) };
    let Some(here) = here else { return Held::False("it is illegal".into()) };
    let man = cell(&Drawing::of(&*here), &case.size("square").to_string());
    let home = gets_home(&here, man, case.size("moves"), &mut 0);
    home.map_or(Held::Open, |home| is(home, || "it is stopped".into()))
}

/// In all positions of this part of the line one side has a king alone, on one of two squares that touch two edges between them.
pub fn shuttle(case: &Case) -> Held {
    let (mut here, line) = (case.met.place.clone(), &case.met.answer.line);
    let (from, to) = (case.size("from"), case.size("to"));
    for (text, number) in line.iter().zip(1..) {
        if (from..=to + 1).contains(&number) && !is_in(case, &here) {
            return Held::False(format!("not before move {number}"));
        }
        here = after(&here, text).expect("the line is legal");
    }
    let is_last = to < line.len() || is_in(case, &here);
    is(to <= line.len() && from <= to && is_last, || "the line is shorter".into())
}

fn is_in(case: &Case, here: &Here) -> bool {
    let board = Drawing::of(&**here);
    let cells: Vec<usize> = case.texts("squares").iter().map(|square| cell(&board, square)).collect();
    let is_alone = |(side, king): (Side, char)| {
        let [men, kings, _] = counts(&board, side);
        (men, kings) == (0, 1) && cells.iter().any(|cell| board.cells[*cell] == king)
    };
    [(Side::First, 'B'), (Side::Second, 'W')].into_iter().any(is_alone)
}

/// What a move costs by the best answer and the takings behind it.
fn cost(case: &Case, text: &str) -> Option<i64> {
    let next = after(&case.met.place, text)?;
    Some(best(&next) - taken(&case.met.place, &next))
}

/// The moves told are all that cost more than the best one, each by the line beside it.
pub fn costs(case: &Case) -> Held {
    let Some(least) = cost(case, case.text("best")) else { return Held::False("it is illegal".into()) };
    let dear = |text: &String| cost(case, text).filter(|cost| *cost > least.max(0)).map(|cost| cost - least);
    let texts = legal(&case.met.place).into_iter().map(|(text, _)| text);
    let found: Vec<(String, i64)> = texts.filter_map(|text| Some((text.clone(), dear(&text)?))).collect();
    let told: Vec<(String, i64)> =
        rows(case).iter().map(|row| (row[0].clone(), row[2].parse().expect("a number"))).collect();
    let shown = found.iter().take(6).cloned().collect();
    let one = |row: &Vec<String>| {
        let next = after(&case.met.place, &row[0]).expect("it is legal");
        is_best(&next, &row[1].split_whitespace().collect::<Vec<_>>(), true)
    };
    same(case.text("best"), case.met.answer.best[0].as_str())
        .and(|| same((case.size("moves"), told), (found.len(), shown)))
        .and(|| all(rows(case).iter().map(one)))
}

/// The line shown is the best answer with the takings behind it, and in the end so many pieces are won or lost.
pub fn balance(case: &Case) -> Held {
    let best_move = case.text("best");
    let (Some(next), Some(cost)) = (after(&case.met.place, best_move), cost(case, best_move)) else {
        return Held::False("it is illegal".into());
    };
    let pieces = case.size("pieces") as i64;
    let told = if case.text("way") == "won" { -pieces } else { pieces };
    let shown: Vec<&str> = line(case).iter().map(String::as_str).collect();
    same(best_move, case.met.answer.best[0].as_str())
        .and(|| same(case.size("shown"), shown.len()))
        .and(|| same((told, case.text("way") == "even"), (cost, cost == 0)))
        .and(|| is_best(&next, &shown, true))
}

/// After these moves the side told has these pieces and no move.
pub fn blocked(case: &Case) -> Held {
    let is_own = case.text("side") == "you";
    let start = if is_own { Some(case.met.place.clone()) } else { after(&case.met.place, &case.met.answer.best[0]) };
    let Some(mut here) = start else { return Held::False("it is illegal".into()) };
    for text in case.texts("moves") {
        let Some(next) = after(&here, &text) else { return Held::False(format!("{text} is illegal")) };
        here = next;
    }
    let (board, side) = (Drawing::of(&*here), here.to());
    let told: Vec<usize> = case.texts("squares").iter().map(|square| cell(&board, square)).collect();
    let found: Vec<usize> = (0..board.cells.len()).filter(|at| is_of(board.cells[*at], side)).collect();
    all([
        same((side == case.met.place.to(), case.size("count")), (is_own, told.len())),
        same(told, found),
        is(here.ending().is_some(), || "the game goes on".into()),
    ])
}
