//! What a stone does that a teacher would point at.

use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::lines::completing;
use crate::boards::connect_four::solver::shape::Shape;
use duel::game::slip::Slip;

/// Threats one after another that are looked at.
const THREATS: usize = 4;

impl ConnectFour {
    /// The facts, the most telling first.
    pub fn facts(&self, pos: &Stones, col: u8) -> Vec<Slip> {
        let Some(cell) = self.landing(pos, col) else { return Vec::new() };
        let (before, after) = (pos.drop, pos.drop.after(cell));
        let above = cell << 1;
        let is_wanted = |stones: u128| completing(self.shape(), stones) & above != 0;
        let open = after.playable(self.shape());
        [
            (Slip::LeftThreat, self.wins(turned(before)) & !cell != 0),
            (Slip::Under, open & above != 0 && is_wanted(after.mine)),
            (
                Slip::MissedFork,
                self.wins(turned(before)) == 0 && self.forks(before) != 0 && self.forks(before) & cell == 0,
            ),
            (Slip::AllowedFork, self.wins(after) == 0 && self.forks(after) != 0),
            (Slip::MissedForce, self.forcing(before, THREATS) != 0 && self.forcing(before, THREATS) & cell == 0),
            (Slip::AllowedForce, self.forcing(after, THREATS) != 0),
            (Slip::SpentThreat, open & above != 0 && is_wanted(before.mine)),
        ]
        .into_iter()
        .filter_map(|(slip, is_so)| is_so.then_some(slip))
        .collect()
    }

    /// The cells into which a stone of the mover falls and completes a line.
    fn wins(&self, drop: Drop<u128>) -> u128 {
        completing(self.shape(), drop.mine) & drop.playable(self.shape())
    }

    /// The cells with which the mover begins to win by so many threats one after another, or completes a line.
    fn forcing(&self, drop: Drop<u128>, threats: usize) -> u128 {
        let wins = self.wins(drop);
        if wins != 0 || threats == 0 {
            return wins;
        }
        let must = self.wins(turned(drop));
        let forces = |cell: &u128| {
            let after = drop.after(*cell);
            let threat = self.wins(turned(after));
            match threat.count_ones() {
                _ if self.wins(after) != 0 => false,
                0 => false,
                1 => self.forcing(after.after(threat), threats - 1) != 0,
                _ => true,
            }
        };
        let columns = (0..self.cols).map(|col| self.shape().column(col) & drop.playable(self.shape()));
        let open = columns.filter(|cell| *cell != 0 && (must == 0 || must == *cell));
        open.filter(forces).fold(0, |all, cell| all | cell)
    }

    /// The cells into which a stone of the mover falls and threatens to complete a line in two columns at once, while the other
    /// side cannot complete one.
    fn forks(&self, drop: Drop<u128>) -> u128 {
        let columns = (0..self.cols).map(|col| self.shape().column(col) & drop.playable(self.shape()));
        let is_fork = |cell: &u128| {
            let after = drop.after(*cell);
            self.wins(after) == 0 && self.wins(turned(after)).count_ones() >= 2
        };
        columns.filter(|cell| *cell != 0).filter(is_fork).fold(0, |all, cell| all | cell)
    }
}

/// The same stones with the other side to move.
fn turned(drop: Drop<u128>) -> Drop<u128> {
    Drop { mine: drop.theirs(), ..drop }
}
