//! What a domino does that a teacher would point at.

use crate::boards::domineering::rules::{Domineering, way};
use crate::boards::domineering::tree::{Filling, Room};
use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::Way;
use duel::game::slip::Slip;
use ground::rules::{At, Rules};

/// The facts.
pub fn slips(game: &Domineering, at: &At<Board>, domino: Domino) -> Vec<Slip> {
    let next = game.play(at, &domino);
    let [own, theirs] = [at.to, at.to.other()].map(way);
    let rooms = |at: &At<Board>| -> [Room; 2] {
        let filling = Filling::<15>::of(at, game.is_misere);
        [own, theirs].map(|way| filling.room(way))
    };
    let ([before, others], [after, others_after]) = (rooms(at), rooms(&next));
    // As many places as before: none of theirs touched the domino.
    let is_spare = at.pos.dominoes(&[theirs]).len() == next.pos.dominoes(&[theirs]).len();
    let is_normal = !game.is_misere;
    [
        (Slip::Spare, is_spare),
        (Slip::GaveSafe, is_normal && others_after.safe > others.safe),
        (Slip::SpentSafe, is_normal && after.safe < before.safe),
        (Slip::SpoiltOwn, is_normal && after.most + 1 < before.most),
        (Slip::TookNothing, is_normal && others_after.most == others.most),
        (Slip::AtEnd, is_at_end(&at.pos, domino)),
        (Slip::TookTheirs, game.is_misere && others_after.most < others.most),
        (Slip::KeptOwn, game.is_misere && after.most + 1 == before.most),
    ]
    .into_iter()
    .filter_map(|(slip, is_so)| is_so.then_some(slip))
    .collect()
}

/// Whether of the two cells before and behind a domino, along its way, just one is free.
fn is_at_end(board: &Board, domino: Domino) -> bool {
    let (row, col) = board.cell(domino.cell);
    let beside = match domino.way {
        Way::Upright => [(row.checked_sub(1), Some(col)), (row.checked_add(2), Some(col))],
        Way::Flat => [(Some(row), col.checked_sub(1)), (Some(row), col.checked_add(2))],
    };
    let is_free = |(row, col): (Option<u8>, Option<u8>)| {
        let cell = row.zip(col).filter(|(row, col)| *row < board.rows && *col < board.cols);
        cell.is_some_and(|cell| board.free[board.place(cell)])
    };
    beside.into_iter().filter(|cell| is_free(*cell)).count() == 1
}
