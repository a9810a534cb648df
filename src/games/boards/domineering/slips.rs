//! What a domino does that a teacher would point at.

use crate::game::slip::Slip;
use crate::games::boards::domineering::rules::way;
use crate::kit::dominoes::{Board, Domino};
use crate::rules::Side;

/// The facts.
pub fn slips(board: &Board, side: Side, domino: Domino) -> Vec<Slip> {
    let after = board.with(domino);
    let theirs = [way(side.other())];
    // As many places as before: none of theirs touched the domino.
    if board.dominoes(&theirs).len() == after.dominoes(&theirs).len() { vec![Slip::Spare] } else { Vec::new() }
}
