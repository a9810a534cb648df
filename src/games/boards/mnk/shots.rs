//! Wins by threats one after another on boards of any size, each threat with the one answer that it leaves.

use crate::boards::mnk::board::{Board, Mark, Mnk};

/// Threats one after another that are looked at.
pub const THREATS: usize = 4;

/// Free cells up to which they are looked for: each of them is tried.
pub const TRIED: usize = 36;

/// How a mark that is to move wins: its moves with the answers that they force, and the cells of which one then completes a line.
#[derive(PartialEq, Eq)]
pub struct Shot {
    /// Own moves and forced answers by turns, an own move first and last; none where a line can be completed at once.
    pub line: Vec<usize>,
    /// The cells that complete a line then.
    pub finish: Vec<usize>,
}

impl Mark {
    /// The other mark.
    pub fn other(self) -> Mark {
        if self == Mark::X { Mark::O } else { Mark::X }
    }
}

impl Mnk {
    /// The win of the fewest threats that a mark has which is to move.
    pub fn shot(&self, board: &Board, mark: Mark) -> Option<Shot> {
        (0..=THREATS).find_map(|threats| self.shot_within(board, mark, threats))
    }

    fn shot_within(&self, board: &Board, mark: Mark, threats: usize) -> Option<Shot> {
        let finish = board.completing(mark, self.kind.k);
        if !finish.is_empty() {
            return Some(Shot { line: Vec::new(), finish });
        }
        self.tries(board, mark).into_iter().find_map(|cell| self.forced(board, mark, cell, threats))
    }

    /// The win of so many threats that begins in this cell.
    pub fn forced(&self, board: &Board, mark: Mark, cell: usize, threats: usize) -> Option<Shot> {
        let mut after = board.clone();
        after.cells[cell] = Some(mark);
        if threats == 0 || !after.completing(mark.other(), self.kind.k).is_empty() {
            return None;
        }
        let finish = after.completing(mark, self.kind.k);
        match finish[..] {
            [] => None,
            [stop] => {
                after.cells[stop] = Some(mark.other());
                let rest = self.shot_within(&after, mark, threats - 1)?;
                Some(Shot { line: [vec![cell, stop], rest.line].concat(), ..rest })
            }
            _ => Some(Shot { line: vec![cell], finish }),
        }
    }

    /// The cells that a mark may try which is to move: the one that stops a line, if one does.
    fn tries(&self, board: &Board, mark: Mark) -> Vec<usize> {
        let must = board.completing(mark.other(), self.kind.k);
        let is_open = |cell: &usize| board.cells[*cell].is_none() && (must.is_empty() || must == [*cell]);
        (0..board.cells.len()).filter(is_open).collect()
    }

    /// The cells with which this mark, to move, begins to win by threats one after another, or completes a line.
    pub fn forcing(&self, board: &Board, mark: Mark) -> Vec<usize> {
        let wins = board.completing(mark, self.kind.k);
        if !wins.is_empty() {
            return wins;
        }
        let forces = |cell: &usize| self.forced(board, mark, *cell, THREATS).is_some();
        self.tries(board, mark).into_iter().filter(forces).collect()
    }
}
