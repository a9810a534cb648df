//! What a mark does that a teacher would point at.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::boards::mnk::shots::TRIED;
use duel::game::slip::Slip;
use ground::rules::Side;

impl Mnk {
    /// The facts, the most telling first; none where lines lose, or where nobody owns a mark.
    pub fn facts(&self, board: &Board, side: Side, (cell, mark): Put) -> Vec<Slip> {
        if self.kind.is_misere || self.kind.is_wild {
            return Vec::new();
        }
        let theirs = Mark::of(side.other());
        let threats = board.completing(theirs, self.kind.k);
        let mut after = board.clone();
        after.cells[cell] = Some(mark);
        let are_few = board.free() <= TRIED;
        let forks = if are_few { self.forks(board, mark) } else { Vec::new() };
        let is_calm = after.completing(theirs, self.kind.k).is_empty();
        [
            (Slip::LeftThreat, threats.iter().any(|threat| *threat != cell)),
            (Slip::MissedFork, threats.is_empty() && !forks.is_empty() && !forks.contains(&cell)),
            (Slip::AllowedFork, are_few && is_calm && !self.forks(&after, theirs).is_empty()),
            (Slip::MissedForce, are_few && self.misses_force(board, (cell, mark))),
            (Slip::AllowedForce, are_few && !self.forcing(&after, theirs).is_empty()),
        ]
        .into_iter()
        .filter_map(|(slip, is_so)| is_so.then_some(slip))
        .collect()
    }

    /// Whether a win by threats could be begun, and this does not begin it.
    fn misses_force(&self, board: &Board, (cell, mark): Put) -> bool {
        let forcing = self.forcing(board, mark);
        !forcing.is_empty() && !forcing.contains(&cell)
    }

    /// The cells where this mark makes two threats at once, while the other mark can complete nothing.
    fn forks(&self, board: &Board, mark: Mark) -> Vec<usize> {
        let is_fork = |cell: &usize| {
            let mut after = board.clone();
            after.cells[*cell] = Some(mark);
            after.completing(mark, self.kind.k).len() >= 2 && after.completing(mark.other(), self.kind.k).is_empty()
        };
        (0..board.cells.len()).filter(|cell| board.cells[*cell].is_none()).filter(is_fork).collect()
    }
}
