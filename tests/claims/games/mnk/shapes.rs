//! What a stone makes of its lines and takes from the opponent's, told from the rules alone: four, three, two, open or not.

use super::board::{Board, mark, moved, other};
use super::standing::{Stones, said, shapes};
use crate::claim::{Case, Held, all, is, same};

/// What is told of the best move is all that its stone makes, and all of the opponent's that loses room by it.
pub fn move_weighed(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell) = (mark(board.to), moved(case, &board));
    let before = shapes(&board, other(own));
    board.drawing.cells[cell] = own;
    let after = shapes(&board, other(own));
    let made: Vec<(&str, Stones)> =
        shapes(&board, own).into_iter().filter(|(_, stones)| stones.contains(&cell)).collect();
    let cut: Vec<(&str, Stones)> = before.into_iter().filter(|shape| !after.contains(shape)).collect();
    all([
        same(case.nat("equal"), case.met.answer.best_total.clone()),
        is(!case.met.answer.value.is_proved(), || "it is proved".into()),
        told(case, &board, "own", case.size("made"), &made),
        told(case, &board, "other", case.size("cut"), &cut),
    ])
}

/// The shapes told are among these, so many; the first few of them.
fn told(case: &Case, board: &Board, list: &str, count: usize, found: &[(&'static str, Stones)]) -> Held {
    if count == 0 {
        return is(found.is_empty(), || format!("{found:?}"));
    }
    let said = said(case, board, list);
    let is_there =
        |shape: &(String, Stones)| found.iter().any(|(kind, stones)| (*kind, stones) == (&shape.0, &shape.1));
    same(count, found.len())
        .and(|| is(said.iter().all(is_there), || format!("{found:?}")))
        .and(|| is(said.len() == count || (said.len() == 4 && count > 4), || "some are left out".into()))
}

/// The stones are the opponent's; one more in each of the cells told, in one line with them, can be completed in two cells.
pub fn look_open_three(case: &Case) -> Held {
    let mut board = Board::of(case);
    let foe = mark(board.to.other());
    let stones = board.cells(&case.texts("stones"));
    let cells = board.cells(&case.texts("cells"));
    let are_foes = stones.len() == 3 && stones.iter().all(|cell| board.drawing.cells[*cell] == foe);
    all([is(are_foes, || "they are not three stones of the opponent".into()), same(case.size("count"), cells.len())])
        .and(|| {
            all(cells.iter().map(|&cell| {
                let line = [&stones[..], &[cell]].concat();
                let is_line = board.lines.iter().any(|five| line.iter().all(|cell| five.contains(cell)));
                let ends = board.with(cell, foe, |board| board.completing(foe)).len();
                is(is_line && ends > 1, || format!("{} makes no four with two ends", board.drawing.name(cell)))
            }))
        })
}
