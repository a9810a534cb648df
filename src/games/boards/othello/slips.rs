//! What a disc does that a teacher would point at.

use crate::boards::othello::rules::{Board, Put};
use duel::game::slip::Slip;

/// The facts.
pub fn slips(board: &Board, mv: Put) -> Vec<Slip> {
    let Some(cell) = mv else { return Vec::new() };
    let (cells, corners) = (board.field.cells(), board.field.corners());
    let before = board.discs.turned().moves(cells) & corners;
    let after = board.discs.after(cell, board.discs.turns(cell)).moves(cells) & corners;
    if after & !before == 0 { Vec::new() } else { vec![Slip::Corner] }
}
