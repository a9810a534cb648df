//! Sums of rows that must be opened, done again.

use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;
use crate::games::dots_and_boxes::board::{Board, board, safe};
use crate::games::dots_and_boxes::{fought, int};

/// The edges that stay when all is taken that can be, or when the best edge has opened a row.
fn rest_of(case: &Case, board: &Board) -> u128 {
    let (boxes, left) = board.greedy(board.free);
    if boxes > 0 { left } else { board.greedy(board.free & !board.edge(&case.met.answer.best[0])).1 }
}

/// The number behind the last equals sign of a cell.
fn result(cell: &str) -> i64 {
    cell.rsplit('=').next().expect("a word").parse().expect("a number")
}

/// Each line of the table opens a row of what the lines above leave, and its sums rest on the line below.
fn summed(case: &Case, board: &Board, free: u128) -> Held {
    let told = rows(case);
    let (mut free, mut held) = (free, vec![same(int(case, "rest"), result(&told[0][3]))]);
    for (at, row) in told.iter().enumerate() {
        let edge = board.edge(&row[0]);
        let (boxes, left) = board.greedy(free & !edge);
        let below = told.get(at + 1).map_or(0, |row| result(&row[3]));
        let (given, taken, worth) = (boxes as i64, result(&row[1]), result(&row[3]));
        let may_leave =
            |spare: i64| row[2] == format!("{}−{spare}−({below})={}", given - spare, given - 2 * spare - below);
        let leave = if row[2] == "-" { taken } else { result(&row[2]) };
        held.extend([
            is(free & edge != 0 && board.closed_by(free, edge) == 0, || format!("{} opens nothing", row[0])),
            same(row[1].clone(), format!("{given}+({below})={}", given + below)),
            is(row[2] == "-" || may_leave(2) || may_leave(4), || row[2].clone()),
            same(worth, -taken.max(leave)),
            board.ahead(free).map_or(Held::Open, |ahead| same(worth, ahead)),
        ]);
        free = left;
    }
    all(held).and(|| same(free, 0))
}

/// The sums of what stays.
pub fn rest(case: &Case) -> Held {
    let board = board(case);
    summed(case, &board, rest_of(case, &board))
}

/// One row stays, and whoever draws there gives all of it.
pub fn rest_one(case: &Case) -> Held {
    let board = board(case);
    one_row(case, &board, rest_of(case, &board))
}

/// Somebody must open the last row after so many edges of the line.
pub fn fight_one(case: &Case) -> Held {
    let board = board(case);
    let (free, forced) = fought(case, &board);
    forced.and(|| one_row(case, &board, free))
}

fn one_row(case: &Case, board: &Board, left: u128) -> Held {
    let is_plain = board.rows(left).len() == 1 && safe(board, left).is_empty();
    same(case.size("boxes"), board.unclosed(left))
        .and(|| is(is_plain, || "it is more than a row".into()))
        .and(|| board.ahead(left).map_or(Held::Open, |ahead| same(ahead, -int(case, "boxes"))))
}

/// The line is played to the end, and these are the boxes closed by edges of what stays.
pub fn rest_line(case: &Case) -> Held {
    let board = board(case);
    let left = rest_of(case, &board);
    let (mut free, mut is_you, mut opener, mut got) = (board.free, true, None, [0; 2]);
    for name in &case.met.answer.line {
        let edge = board.edge(name);
        let closed = board.closed_by(free, edge);
        if left & edge != 0 {
            let opener = *opener.get_or_insert(is_you);
            got[usize::from(is_you != opener)] += closed;
        }
        free &= !edge;
        is_you = is_you == (closed > 0);
    }
    let worth = int(case, "own") - int(case, "other");
    same(free, 0)
        .and(|| same(["own", "other"].map(|name| case.size(name)), got))
        .and(|| same(case.size("wide"), board.wide(left)))
        .and(|| board.ahead(left).map_or(Held::Open, |ahead| same(worth, ahead)))
}

/// Somebody must open a row after so many edges of the line, and the sums of the rows.
pub fn fight_worked(case: &Case) -> Held {
    let board = board(case);
    let (free, forced) = fought(case, &board);
    forced.and(|| summed(case, &board, free))
}
