//! What an edge does that a teacher would point at.

use crate::scores::dots_and_boxes::rules::Board;
use duel::game::slip::Slip;

/// Boxes that can be closed at once from which a chain is a long one.
const LONG: usize = 3;

/// The facts, the most telling first.
pub fn slips(board: &Board, edge: usize) -> Vec<Slip> {
    let mut after = board.clone();
    let closed = board.closed_by(edge);
    after.drawn[edge] = true;
    let (before, open) = (within_reach(board), within_reach(&after));
    [
        (Slip::Closed, closed > 0),
        (Slip::LeftBox, closed == 0 && before > 0),
        (Slip::Chain, closed == 0 && before == 0 && open >= LONG),
        (Slip::Box, closed == 0 && before == 0 && (1..LONG).contains(&open)),
        (Slip::EvenSafe, closed == 0 && open == 0 && safe(&after).is_multiple_of(2)),
    ]
    .into_iter()
    .filter_map(|(slip, is_so)| is_so.then_some(slip))
    .collect()
}

/// How many edges give no box its third side and close none.
fn safe(board: &Board) -> usize {
    let is_safe = |edge: &usize| board.beside(*edge).into_iter().flatten().all(|square| board.sides(square.into()) < 2);
    board.edges(false).filter(is_safe).count()
}

/// How many boxes can be closed one after another without an edge that closes none.
fn within_reach(board: &Board) -> usize {
    let mut board = board.clone();
    let mut closed = 0;
    while let Some(edge) = board.edges(false).find(|edge| board.closed_by(*edge) > 0) {
        closed += board.closed_by(edge);
        board.drawn[edge] = true;
    }
    closed
}
