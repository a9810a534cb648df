//! Wins once proved, each good for every position in which the winner has the stones that it needs and the loser none of its cells.
//!
//! Whatever else stands, the proof holds: so it is remembered not for one position but for all of them. Memory: bounded; where there is
//! no room, a win that took little work is forgotten. Cost of a question: a few steps for each win remembered.

use crate::boards::hex::solver::field::{Stones, Who};
use solve::search::cell_sets::Cells;

/// What a win needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// Stones of the winner.
    pub needs: Cells,
    /// Cells that the loser does not have; free where the win was proved.
    pub region: Cells,
}

impl Proof {
    /// What two wins need together.
    pub fn and(self, other: Self) -> Self {
        Proof { needs: self.needs | other.needs, region: self.region | other.region }
    }

    /// What the win needs before the winner's move to this cell.
    pub fn before(self, cell: usize) -> Self {
        Proof { needs: self.needs & !(1 << cell), region: self.region | 1 << cell }
    }

    /// Whether it holds where these are the winner's stones and those the loser's.
    pub fn holds(&self, own: Cells, other: Cells) -> bool {
        self.needs & !own | self.region & other == 0
    }

    /// Whether it holds wherever the other one does.
    fn covers(&self, other: &Self) -> bool {
        self.needs & !other.needs == 0 && self.region & !(other.region | other.needs) == 0
    }
}

/// Wins of both sides.
pub struct Proofs {
    /// Of each side, those that hold although the loser moves, and those that hold if the winner does.
    lists: [[List; 2]; 2],
}

impl Proofs {
    /// None yet; at most so many bytes will be used, or few of them if there are very many.
    pub fn within(bytes: usize) -> Self {
        let most = (bytes / 4 / size_of::<(Proof, u8)>()).clamp(1, MOST);
        let list = || List { wins: Vec::new(), most, next: 0 };
        Proofs { lists: [[list(), list()], [list(), list()]] }
    }

    /// Who wins, and what that needs.
    pub fn get(&self, stones: Stones, to: Who) -> Option<(Who, Proof)> {
        let held = |winner: Who, list: &List| {
            let found = list.wins.iter().find(|(proof, _)| proof.holds(stones[winner], stones[1 - winner]))?;
            Some((winner, found.0))
        };
        let [full, semi] = &self.lists[to];
        held(to, full).or_else(|| held(to, semi)).or_else(|| held(1 - to, &self.lists[1 - to][0]))
    }

    /// Remembers a win in a position in which the winner moves, or the loser; `effort` is the number of positions it took.
    pub fn put(&mut self, winner: Who, moves: Who, proof: Proof, effort: u64) {
        self.lists[winner][usize::from(winner == moves)].put(proof, effort.max(1).ilog2() as u8);
    }
}

/// Wins remembered in one list: so many are looked through faster than one position is searched.
const MOST: usize = 1 << 14;

/// Wins of which the one of least effort is forgotten.
const ROUND: usize = 8;

struct List {
    wins: Vec<(Proof, u8)>,
    most: usize,
    next: usize,
}

impl List {
    fn put(&mut self, proof: Proof, effort: u8) {
        self.wins.retain(|(known, _)| !proof.covers(known));
        if self.wins.len() < self.most {
            self.wins.push((proof, effort));
            return;
        }
        let round = (self.next..self.next + ROUND).map(|i| i % self.most);
        let least = round.min_by_key(|i| self.wins[*i].1).expect("a round is not empty");
        self.next = (self.next + ROUND) % self.most;
        self.wins[least] = (proof, effort);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_is_good_wherever_its_stones_stand_and_its_cells_are_not_the_losers() {
        let mut proofs = Proofs::within(1 << 20);
        let proof = Proof { needs: 0b1, region: 0b110 };
        proofs.put(0, 1, proof, 1);
        for (stones, is_known) in
            [([0b1, 0], true), ([0b11, 0b11000], true), ([0b1, 0b100], false), ([0b1000, 0], false)]
        {
            for to in 0..2 {
                assert_eq!(proofs.get(stones, to), is_known.then_some((0, proof)), "{stones:?} {to}");
            }
        }
        proofs.put(1, 1, Proof { needs: 0b1000, region: 0 }, 1);
        assert_eq!(proofs.get([0, 0b1000], 0), None, "that holds if the winner moves");
        assert!(proofs.get([0, 0b1000], 1).is_some());
        assert_eq!(proof.before(3).and(Proof { needs: 0b10000, region: 0 }), Proof { needs: 0b10001, region: 0b1110 });
    }

    #[test]
    fn what_took_least_is_forgotten_first_and_what_is_covered_at_once() {
        let mut proofs = Proofs::within(0);
        proofs.put(0, 1, Proof { needs: 0b11, region: 0b100 }, 100);
        proofs.put(0, 1, Proof { needs: 0b1, region: 0b110 }, 1);
        assert_eq!(proofs.lists[0][0].wins.len(), 1);
        let mut list = List { wins: Vec::new(), most: 2, next: 0 };
        for (cell, effort) in [(0, 5), (1, 9), (2, 1), (3, 1)] {
            list.put(Proof { needs: 1 << cell, region: 0 }, effort);
        }
        let kept: Vec<Cells> = list.wins.iter().map(|(proof, _)| proof.needs).collect();
        assert_eq!(kept, [1 << 3, 1 << 1]);
    }
}
