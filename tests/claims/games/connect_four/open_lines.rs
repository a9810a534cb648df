//! Lines that hold no stone of one side, counted and cut again.

use super::board::{Board, Cell, names};
use super::course::{self, Course};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;

/// The lines without a stone of the other side.
fn open(board: &Board, own: bool) -> Vec<Vec<Cell>> {
    let is_open = |line: &Vec<Cell>| line.iter().all(|cell| board.owner(*cell) != Some(!own));
    lines(board).into_iter().filter(is_open).collect()
}

fn counts(case: &Case, board: &Board) -> Held {
    same([case.size("mine"), case.size("theirs")], [true, false].map(|own| open(board, own).len()))
}

pub fn none(board: &Board) -> Held {
    is([true, false].into_iter().all(|own| open(board, own).is_empty()), || "a line is open".into())
}

/// No free cell completes a line, and so many lines are open.
pub fn quiet(case: &Case) -> Held {
    let board = Board::here(case);
    let is_quiet = board.completing(true).is_empty() && board.completing(false).is_empty();
    all([
        same(case.nat("k").to_string(), case.met.param("k")),
        is(is_quiet, || "a cell completes a line".into()),
        counts(case, &board),
    ])
}

pub fn dead(case: &Case) -> Held {
    same(case.nat("k").to_string(), case.met.param("k")).and(|| none(&Board::here(case)))
}

/// Every open line stands in the table, and the first stone of the other side that the line shown puts into it.
pub fn cut(case: &Case) -> Held {
    let (board, played) = (Board::here(case), Course::of(case));
    let is_first = board.stones().is_multiple_of(2);
    let row = |line: &Vec<Cell>, own: bool| {
        let cutter = played.stones().find(|(cell, _, by)| *by != own && line.contains(cell));
        let sign = if own == is_first { "X" } else { "O" };
        let (cell, stone) = cutter.map_or((Vec::new(), 0), |(cell, stone, _)| (names(&[cell]), stone));
        vec![names(line).join(" "), sign.to_owned(), cell.concat(), stone.to_string()]
    };
    let sorted = |mut rows: Vec<Vec<String>>| {
        for row in &mut rows {
            let mut cells: Vec<&str> = row[0].split(' ').collect();
            cells.sort_unstable();
            row[0] = cells.join(" ");
        }
        rows.sort();
        rows
    };
    let wanted = [true, false]
        .iter()
        .flat_map(|own| open(&board, *own).iter().map(|line| row(line, *own)).collect::<Vec<_>>())
        .collect();
    all([counts(case, &board), course::drawn(case), same(sorted(rows(case).to_vec()), sorted(wanted))])
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
