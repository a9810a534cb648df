//! What a turn of morris does that a teacher would point at.
#![allow(clippy::trivially_copy_pass_by_ref, reason = "a board is passed like every other position")]

use crate::boards::morris::rules::{Board, Turn};
use duel::game::slip::Slip;
use ground::rules::Side;

/// The facts, the most telling first.
pub fn slips(board: &Board, side: Side, turn: Turn) -> Vec<Slip> {
    let after = board.after(side, turn);
    let can_close = |board: &Board, side: Side| board.turns(side).into_iter().any(|turn| closes(board, side, turn));
    [
        (Slip::Mill, can_close(&after, side.other())),
        (Slip::MissedMill, can_close(board, side) && !closes(board, side, turn)),
    ]
    .into_iter()
    .filter_map(|(slip, is_so)| is_so.then_some(slip))
    .collect()
}

/// Whether the turn closes a row of three.
fn closes(board: &Board, side: Side, turn: Turn) -> bool {
    board.plan().is_milled(board.after(side, turn).on[side as usize], turn.to)
}
