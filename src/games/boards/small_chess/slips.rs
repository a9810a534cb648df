//! What a move of chess on a small board does that a teacher would point at.

use crate::boards::small_chess::rules::{Board, Step};
use duel::game::slip::Slip;
use ground::rules::Side;

/// The facts: a man can be taken next, and nothing is taken back.
pub fn slips(board: &Board, side: Side, step: Step) -> Vec<Slip> {
    if is_hanging(&board.after(step), side) { vec![Slip::Unguarded] } else { Vec::new() }
}

fn is_hanging(board: &Board, side: Side) -> bool {
    let takes = |board: &Board, step: &Step| board.man(step.to).is_some();
    let is_free = |step: Step| {
        let after = board.after(step);
        after.is_dead() || !after.steps(side).iter().any(|back| takes(&after, back))
    };
    let mut taking = board.steps(side.other()).into_iter().filter(|step| takes(board, step));
    !board.is_dead() && taking.any(is_free)
}
