//! Lines that hold no stone of one side, counted again.

use super::board::{Board, Cell};
use crate::claim::{Case, Held, all, is, same};

/// The lines without a stone of the other side.
fn open(board: &Board, own: bool) -> Vec<Vec<Cell>> {
    let is_open = |line: &Vec<Cell>| line.iter().all(|cell| board.owner(*cell) != Some(!own));
    lines(board).into_iter().filter(is_open).collect()
}

pub fn none(board: &Board) -> Held {
    is([true, false].into_iter().all(|own| open(board, own).is_empty()), || "a line is open".into())
}

/// No free cell completes a line.
pub fn quiet(case: &Case) -> Held {
    let board = Board::here(case);
    let is_quiet = board.completing(true).is_empty() && board.completing(false).is_empty();
    all([same(case.nat("k").to_string(), case.met.param("k")), is(is_quiet, || "a cell completes a line".into())])
}

pub fn dead(case: &Case) -> Held {
    same(case.nat("k").to_string(), case.met.param("k")).and(|| none(&Board::here(case)))
}

/// No line is open to the side that is held, after the best move where the mover holds it.
pub fn unopened(case: &Case) -> Held {
    let board = if case.text("side") == "you" { super::next(case) } else { Board::here(case) };
    let told = case.text("side") == "other" || case.text("column") == case.met.answer.best[0];
    all([
        same(case.nat("k").to_string(), case.met.param("k")),
        is(told, || "another column is the best".into()),
        is(open(&board, true).is_empty(), || "a line is open".into()),
    ])
}

/// Whether no line is open any more to whoever is or is not the mover.
pub fn is_dead(board: &Board, is_mover: bool) -> bool {
    open(board, is_mover).is_empty()
}

/// Every line of the board, as cells.
pub fn lines(board: &Board) -> Vec<Vec<Cell>> {
    let all = board.all();
    let line = |(col, row): Cell, (right, up): (isize, isize)| {
        let cell = |i: isize| (col.wrapping_add_signed(i * right), row.wrapping_add_signed(i * up));
        (0..board.k as isize).map(cell).collect::<Vec<Cell>>()
    };
    let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let lines = all.iter().flat_map(|cell| ways.map(|way| line(*cell, way)));
    lines.filter(|line| line.iter().all(|cell| all.contains(cell))).collect()
}
