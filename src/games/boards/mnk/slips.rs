//! What a mark does that a teacher would point at.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use duel::game::slip::Slip;
use ground::rules::Side;

/// Threats one after another that are looked at.
const THREATS: usize = 4;

/// Free cells up to which forks are looked for: each of them is tried.
const TRIED: usize = 30;

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
            (Slip::AllowedForce, are_few && !self.forcing(&after, theirs, THREATS).is_empty()),
        ]
        .into_iter()
        .filter_map(|(slip, is_so)| is_so.then_some(slip))
        .collect()
    }

    /// Whether a win by threats could be begun, and this does not begin it.
    fn misses_force(&self, board: &Board, (cell, mark): Put) -> bool {
        let forcing = self.forcing(board, mark, THREATS);
        !forcing.is_empty() && !forcing.contains(&cell)
    }

    /// The cells with which this mark, to move, begins to win by so many threats one after another, or completes a line.
    fn forcing(&self, board: &Board, mark: Mark, threats: usize) -> Vec<usize> {
        let wins = board.completing(mark, self.kind.k);
        if !wins.is_empty() || threats == 0 {
            return wins;
        }
        let other = if mark == Mark::X { Mark::O } else { Mark::X };
        let must = board.completing(other, self.kind.k);
        let forces = |cell: &usize| {
            let mut after = board.clone();
            after.cells[*cell] = Some(mark);
            let (own, theirs) = (after.completing(mark, self.kind.k), after.completing(other, self.kind.k));
            match own[..] {
                _ if !theirs.is_empty() => false,
                [] => false,
                [stop] => {
                    after.cells[stop] = Some(other);
                    !self.forcing(&after, mark, threats - 1).is_empty()
                }
                _ => true,
            }
        };
        let is_open = |cell: &usize| board.cells[*cell].is_none() && (must.is_empty() || must == [*cell]);
        (0..board.cells.len()).filter(is_open).filter(forces).collect()
    }

    /// The cells where this mark makes two threats at once, while the other mark can complete nothing.
    fn forks(&self, board: &Board, mark: Mark) -> Vec<usize> {
        let other = if mark == Mark::X { Mark::O } else { Mark::X };
        let is_fork = |cell: &usize| {
            let mut after = board.clone();
            after.cells[*cell] = Some(mark);
            after.completing(mark, self.kind.k).len() >= 2 && after.completing(other, self.kind.k).is_empty()
        };
        (0..board.cells.len()).filter(|cell| board.cells[*cell].is_none()).filter(is_fork).collect()
    }
}
