//! The count of quiet cells, done again column by column.

use super::board::{Board, Cell, names};
use super::course::Course;
use super::{best_line, value};
use crate::claim::{Case, Held, all, is, same};
use crate::referee::Fate;

/// The winner's threats are the lowest of their columns and cannot be carried out now; outside the cells under them and all above so many
/// cells are free, and the loser is the first who finds none.
pub fn counted(case: &Case) -> Held {
    let course = Course::of(case);
    let stone = case.size("stone");
    let here = Board::here(case).stones();
    let Some((board, is_own_turn)) = course.after(if stone == 0 { here } else { stone }) else {
        return Held::False("the line has no such stone".into());
    };
    let is_own_win = case.text("side") == "you";
    let (mut threats, mut under, mut quiet): (Vec<Cell>, Vec<Cell>, usize) = (Vec::new(), Vec::new(), 0);
    let all_threats: Vec<Cell> = [true, false].iter().flat_map(|own| board.completing(*own)).collect();
    for col in 1..=board.cols {
        let of: Vec<usize> = board.free().into_iter().filter(|cell| cell.0 == col).map(|cell| cell.1).collect();
        match of.iter().find(|row| all_threats.contains(&(col, **row))) {
            Some(row) => {
                threats.push((col, *row));
                under.push((col, row - 1));
                quiet += row - of[0] - 1;
            }
            None => quiet += of.len(),
        }
    }
    let winner_moves = is_own_turn == is_own_win;
    let winners = board.completing(is_own_win);
    let fate = if is_own_win { Fate::Won } else { Fate::Lost };
    all([
        best_line(case),
        same(case.texts("cells"), names(&threats)),
        same(case.texts("under"), names(&under)),
        same([case.size("count"), case.size("places")], [quiet, under.len()]),
        same(case.text("to"), if is_own_turn { "you" } else { "other" }),
        is(threats.iter().all(|cell| winners.contains(cell)), || "a threat is not the winner's".into()),
        is(board.now(true).is_empty() && board.now(false).is_empty(), || "a line can be completed now".into()),
        is((quiet % 2 == 1) == winner_moves, || "the winner runs out first".into()),
        value(case, fate).map_or_else(|held| held, |_| Held::True),
    ])
}
