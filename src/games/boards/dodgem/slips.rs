//! What a step of a car does that a teacher would point at.

use crate::boards::dodgem::rules::{Board, Drive, cells};
use duel::game::slip::Slip;
use ground::rules::Side;

/// The facts, the most telling first.
pub fn slips(board: &Board, side: Side, drive: Drive) -> Vec<Slip> {
    let other = side.other();
    let after = board.after(side, drive);
    let was_held = |car: &usize| board.ahead(other, *car) == Some(drive.from);
    let is_open = |car: usize| after.ahead(other, car).is_some_and(|to| (after.left | after.down) >> to & 1 == 0);
    let is_ahead = drive.to == board.ahead(side, drive.from);
    [(Slip::Road, cells(board.cars(other)).filter(was_held).any(is_open)), (Slip::Sideways, !is_ahead)]
        .into_iter()
        .filter_map(|(slip, is_so)| is_so.then_some(slip))
        .collect()
}
