//! The lines that prove a near end: every move of the loser, and one of the winner, by the rules alone.

use crate::boards::checkers::rules::{Board, Path};
use ground::rules::Side;

/// Lines that are shown at most.
const LINES: usize = 10;

/// Plies to an end that is gone through.
pub const NEAR: u64 = 5;

/// Moves one after another, to the end.
pub type Line = Vec<Path>;

/// The side to move loses within so many plies, whatever it does: every line to the end. `None`: it does not, or they are too many.
pub fn lost(board: &Board, side: Side, plies: u64) -> Option<Vec<Line>> {
    let paths = board.paths(side);
    if paths.is_empty() {
        return Some(vec![Vec::new()]);
    }
    if plies == 0 {
        return None;
    }
    let mut lines = Vec::new();
    for path in paths {
        let more = won(&board.after(side, &path), side.other(), plies - 1)?;
        lines.extend(more.into_iter().map(|line| [vec![path.clone()], line].concat()));
        if lines.len() > LINES {
            return None;
        }
    }
    Some(lines)
}

/// The side to move wins within so many plies: the fewest lines that prove it.
fn won(board: &Board, side: Side, plies: u64) -> Option<Vec<Line>> {
    let mut fewest: Option<Vec<Line>> = None;
    for path in board.paths(side).into_iter().filter(|_| plies > 0) {
        let lines = lost(&board.after(side, &path), side.other(), plies - 1);
        if let Some(lines) = lines.filter(|lines| fewest.as_ref().is_none_or(|fewest| lines.len() < fewest.len())) {
            fewest = Some(lines.into_iter().map(|line| [vec![path.clone()], line].concat()).collect());
        }
    }
    fewest
}
