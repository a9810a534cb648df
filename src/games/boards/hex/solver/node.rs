//! A node of the proof-number search: a position not settled yet, its moves, and how much is left to be proved of each.

use crate::boards::hex::solver::proofs::Proof;
use solve::search::cell_sets::Cells;

/// How much is left to be proved, by and large: for a win of the mover, and for a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// For a win.
    pub win: u32,
    /// For a loss.
    pub loss: u32,
}

impl Effort {
    /// More than anything takes.
    pub const ENDLESS: Self = Effort { win: u32::MAX, loss: u32::MAX };

    /// Whether either is as much as the limit's.
    pub fn exceeds(self, limit: Self) -> bool {
        self.win >= limit.win || self.loss >= limit.loss
    }
}

/// A move of an open position.
#[derive(Clone, Debug)]
pub struct Kid {
    /// The cell.
    pub cell: usize,
    /// What is left to be proved of the position after it, where the opponent moves.
    pub left: Effort,
    /// Which of equals is tried first: the smallest.
    pub order: (u32, u32),
}

/// An open position.
#[derive(Clone, Debug)]
pub struct Node {
    /// The cells in which a winning move may be.
    pub must: Cells,
    /// What the opponent's win needs as far as it is proved: against moves to all other cells.
    pub lost: Proof,
    /// The moves to those cells, but for those put off.
    pub kids: Vec<Kid>,
    /// Cells that another of them fills or makes dead: tried only if all others have failed.
    pub put_off: Cells,
}

impl Node {
    /// The move to be tried next, as a place in the list; `None`: all have failed.
    pub fn pick(&self) -> Option<usize> {
        (0..self.kids.len()).min_by_key(|i| (self.kids[*i].left.loss, self.kids[*i].order))
    }

    /// What is left here: one of the moves, or all of them.
    pub fn effort(&self) -> Effort {
        let win = self.kids.iter().map(|kid| kid.left.loss).min().unwrap_or(u32::MAX);
        let most = self.kids.iter().map(|kid| kid.left.win).max().unwrap_or(0);
        Effort { win, loss: most.saturating_add(self.kids.len() as u32).saturating_sub(1) }
    }

    /// How much may be left after a move before another is tried: what exceeds the limit here, or half as much again as the second
    /// best leaves, for to change one's mind costs work too (Pawlewicz and Lew, Improving Depth-First PN-Search: 1+e Trick, 2007).
    pub fn limit(&self, pick: usize, limit: Effort) -> Effort {
        let others = self.kids.iter().enumerate().filter(|(i, _)| *i != pick);
        let second = others.map(|(_, kid)| kid.left.loss).min().unwrap_or(u32::MAX);
        let spare = limit.loss.saturating_sub(self.effort().loss);
        let win = if limit.loss == u32::MAX { u32::MAX } else { self.kids[pick].left.win.saturating_add(spare) };
        Effort { win, loss: limit.win.min(second.saturating_add(second / 2 + 1)) }
    }

    /// A move has failed: only moves that spoil what the answer needs are still to be tried.
    pub fn refute(&mut self, cell: usize, proof: Proof) {
        self.must &= proof.region & !(1 << cell);
        self.lost = self.lost.and(proof);
        self.kids.retain(|kid| self.must >> kid.cell & 1 == 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(efforts: &[(u32, u32)]) -> Node {
        let kid = |(cell, (win, loss)): (usize, &(u32, u32))| Kid {
            cell,
            left: Effort { win: *win, loss: *loss },
            order: (0, 0),
        };
        Node {
            must: Cells::MAX,
            lost: Proof::default(),
            kids: efforts.iter().enumerate().map(kid).collect(),
            put_off: 0,
        }
    }

    #[test]
    fn one_move_wins_and_all_must_fail() {
        let node = node(&[(3, 9), (5, 4), (1, 8)]);
        assert_eq!(node.pick(), Some(1));
        assert_eq!(node.effort(), Effort { win: 4, loss: 5 + 2 });
        // The second best leaves 8: up to 13. Of a loss 7 of 10 are used up here, 3 are to spare.
        let limit = Effort { win: 100, loss: 10 };
        assert_eq!(node.limit(1, limit), Effort { win: 5 + 3, loss: 13 });
        assert!(node.effort().exceeds(Effort { win: 4, loss: 100 }) && !node.effort().exceeds(limit));
        assert_eq!(node.limit(1, Effort::ENDLESS).win, u32::MAX);
    }

    #[test]
    fn a_move_that_failed_takes_others_with_it() {
        let mut node = node(&[(1, 1), (1, 1), (1, 1)]);
        node.refute(0, Proof { needs: 0, region: 0b101 });
        let left: Vec<usize> = node.kids.iter().map(|kid| kid.cell).collect();
        assert_eq!((left, node.lost.region), (vec![2], 0b101), "the move to 1 spoils nothing of the answer");
        node.refute(2, Proof::default());
        assert_eq!(node.pick(), None);
    }
}
