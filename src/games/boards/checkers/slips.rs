//! What a move of draughts does that a teacher would point at.

use crate::boards::checkers::rules::{Board, Path, place, takes};
use duel::game::slip::Slip;
use ground::rules::Side;

/// The facts, the most telling first.
pub fn slips(board: &Board, side: Side, path: &Path) -> Vec<Slip> {
    let after = board.after(side, path);
    let crowning = board.paths(side).into_iter().filter(|path| crowns(board, side, path)).count();
    [
        (Slip::Unguarded, is_hanging(&after, side)),
        (Slip::MissedCrown, crowning > 0 && !crowns(board, side, path)),
        (Slip::Crown, after.paths(side.other()).iter().any(|path| crowns(&after, side.other(), path))),
    ]
    .into_iter()
    .filter_map(|(slip, is_so)| is_so.then_some(slip))
    .collect()
}

/// Whether the other side can take next, and this one then takes nothing back.
fn is_hanging(board: &Board, side: Side) -> bool {
    let jumps = board.paths(side.other()).into_iter().filter(|path| takes(board.size, path));
    jumps.into_iter().any(|path| !board.after(side.other(), &path).can_take(side))
}

/// Whether a man becomes a king.
fn crowns(board: &Board, side: Side, path: &Path) -> bool {
    let to = *path.last().expect("a path ends somewhere");
    board.kings >> path[0] & 1 == 0 && place(board.size, to).0 == board.crown_row(side)
}
