//! What is told of early positions.

use super::board::{Board, Cell, names};
use super::{next, told};
use crate::claim::{Case, Held, all, is, same};

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

/// Of the lines without a stone of the follower so many are left where it gets every second free cell of each column from the top, but
/// for those that can be reached now; the cells named are in most of them, and no free cell is in more.
pub fn follow_left(case: &Case) -> Held {
    let by_opponent = case.text("side") == "you";
    let (board, held) =
        if by_opponent { (Board::here(case), Held::True) } else { (next(case), told(case, &Board::here(case)).1) };
    let (free, playable) = (board.free(), board.playable());
    let is_followers = |cell: &Cell| {
        let above = board.rows - cell.1;
        free.contains(cell) && above.is_multiple_of(2) && !playable.contains(cell)
    };
    let open: Vec<Vec<Cell>> =
        lines(&board).into_iter().filter(|line| line.iter().all(|cell| board.owner(*cell) != Some(false))).collect();
    let left: Vec<&Vec<Cell>> = open.iter().filter(|line| !line.iter().any(is_followers)).collect();
    let through = |cell: &Cell| left.iter().filter(|line| line.contains(cell)).count();
    let most = free.iter().map(through).max().unwrap_or(0);
    let wanted: Vec<Cell> = free.iter().copied().filter(|cell| through(cell) == most).take(6).collect();
    all([
        held,
        is(free.len() % 2 == 0, || "nobody can follow".into()),
        same((case.size("open"), case.size("left")), (open.len(), left.len())),
        same(case.texts("cells"), names(&wanted)),
    ])
}
