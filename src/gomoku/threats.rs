//! Threats: after each move of the attacker a passed turn would lose to continuous fours, so only what stops that line is answered.
//!
//! A win at this level comes with its zone: stones of the defender that stand outside it, one at a time, leave the win as it is.
//! Why one is enough to look at: the free stone and one free answer need two stones beside them to make four, and the free cells of
//! all windows with two or three stones of the defender are in the zone.
//!
//! What won in a similar position is tried first: Kawano, *Using similar positions to search game trees* (1996). There is nothing to trust
//! in that: each move must threaten here as well, and each stop is met by a win that is found here.

use std::cmp::Reverse;

use crate::board::{Board, Fives, Side};
use crate::cells::{Cell, CellSet};
use crate::fours::{Fours, Stops, stops};

/// Threats in a row at most, and how many are tried before more are.
const DEPTHS: [u8; 9] = [1, 2, 3, 4, 6, 8, 10, 12, 14];

/// Threats in a row that are tried where a similar win does not hold.
const MENDS: [u8; 2] = [1, 2];

/// Positions that one look for continuous fours may take.
const LOOK: u64 = 80;

/// Wins that are remembered, and positions without a win.
const REMEMBERED: usize = 1 << 16;
const FAILED: usize = 1 << 18;

/// The same for work of hours: 40 MB.
const ROOMY: [usize; 2] = [1 << 19, 1 << 20];

/// A win by threats.
#[derive(Clone, Copy, Debug, Default)]
pub struct Won {
    /// The move that it begins with.
    pub first: Cell,
    /// Outside these cells one stone more of the defender changes nothing.
    pub zone: CellSet,
}

/// How far a search may go.
#[derive(Clone, Copy)]
pub struct Limit<'l> {
    /// Positions looked at, about.
    pub positions: u64,
    /// Asked now and then. Once it says no, it does so ever after.
    pub goes_on: &'l dyn Fn() -> bool,
}

impl From<u64> for Limit<'static> {
    /// Nothing but the positions ends it.
    fn from(positions: u64) -> Self {
        Limit { positions, goes_on: &|| true }
    }
}

/// The search for wins by threats.
pub struct Threats {
    /// The level below.
    pub fours: Fours,
    known: Vec<(u64, Won)>,
    /// Positions by key, and up to how many threats in a row they were searched in vain.
    failed: Vec<(u64, u8)>,
}

impl Default for Threats {
    fn default() -> Self {
        Threats::remembering([REMEMBERED, FAILED])
    }
}

/// One search of a side.
struct Hunt<'t, 'l> {
    threats: &'t mut Threats,
    side: Side,
    until: u64,
    goes_on: &'l dyn Fn() -> bool,
}

impl Threats {
    /// One that remembers ten times as much.
    pub fn roomy() -> Self {
        Threats::remembering(ROOMY)
    }

    /// Both are powers of two.
    fn remembering([known, failed]: [usize; 2]) -> Self {
        let known = vec![(0, Won::default()); known];
        Threats { fours: Fours::default(), known, failed: vec![(0, 0); failed] }
    }

    /// A win of a side by threats, that side to move; `None`: none was found within the limit.
    pub fn find<'l>(&mut self, board: &mut Board, side: Side, most: impl Into<Limit<'l>>) -> Option<Won> {
        self.find_like(board, side, most, &[])
    }

    /// The same; what won in similar positions is tried first. Each is told by what turns the key of this one into its own.
    pub fn find_like<'l>(
        &mut self,
        board: &mut Board,
        side: Side,
        most: impl Into<Limit<'l>>,
        similar: &[u64],
    ) -> Option<Won> {
        let mut hunt = self.hunt(side, most.into());
        if let Some(won) = similar.iter().find_map(|change| hunt.simulated(board, *change)) {
            return Some(won);
        }
        DEPTHS.into_iter().find_map(|depth| if hunt.is_late() { None } else { hunt.won(board, depth) })
    }

    /// Whether a side, to move, loses: the other threatens continuous fours, and every stop of them is met by threats again.
    pub fn is_lost<'l>(&mut self, board: &mut Board, side: Side, most: impl Into<Limit<'l>>) -> bool {
        let mut hunt = self.hunt(side.other(), most.into());
        DEPTHS.into_iter().any(|depth| !hunt.is_late() && hunt.zone(board, depth).is_some())
    }

    fn hunt<'l>(&mut self, side: Side, most: Limit<'l>) -> Hunt<'_, 'l> {
        let until = self.fours.visited + most.positions;
        Hunt { threats: self, side, until, goes_on: most.goes_on }
    }

    fn known(&self, key: u64) -> Option<Won> {
        let (known, won) = self.known[key as usize & (self.known.len() - 1)];
        (known == key).then_some(won)
    }

    fn remember(&mut self, key: u64, won: Won) -> Won {
        let slot = key as usize & (self.known.len() - 1);
        self.known[slot] = (key, won);
        won
    }
}

impl Hunt<'_, '_> {
    fn is_late(&self) -> bool {
        self.threats.fours.visited >= self.until || !(self.goes_on)()
    }

    /// The win of the side that is to move, with so many threats in a row at most.
    fn won(&mut self, board: &mut Board, depth: u8) -> Option<Won> {
        if let Fives::One(first) | Fives::Two(first, _) = board.fives(self.side) {
            let mut zone = CellSet::default();
            zone.add(first);
            return Some(Won { first, zone });
        }
        let key = board.key(self.side);
        if let Some(won) = self.threats.known(key) {
            return Some(won);
        }
        let slot = key as usize & (self.threats.failed.len() - 1);
        let (failed, searched) = self.threats.failed[slot];
        let is_two = matches!(board.fives(self.side.other()), Fives::Two(..));
        if is_two || (failed == key && searched >= depth) {
            return None;
        }
        if let Some(line) = self.threats.fours.find(board, self.side, LOOK) {
            let zone = stops(board, self.side, &line).cells;
            return Some(self.threats.remember(key, Won { first: line.first(), zone }));
        }
        let won = if depth == 0 { None } else { self.won_by_threat(board, depth) };
        match won {
            Some(won) => Some(self.threats.remember(key, won)),
            None if self.is_late() => None,
            None => {
                self.threats.failed[slot] = (key, depth);
                None
            }
        }
    }

    /// The win of a similar position played here, as far as it holds.
    fn simulated(&mut self, board: &mut Board, change: u64) -> Option<Won> {
        if let Some(won) = self.won(board, 0) {
            return Some(won);
        }
        let key = board.key(self.side);
        let first = self.threats.known(key ^ change)?.first;
        let is_met = match board.fives(self.side.other()) {
            Fives::None => true,
            Fives::One(must) => must == first,
            Fives::Two(..) => false,
        };
        if !is_met || !board.is_free(first) || self.is_late() {
            return None;
        }
        board.put(first, self.side);
        let zone = self.zone_by(board, |hunt, board| hunt.simulated_or_mended(board, change));
        board.lift(first);
        let won = self.begun(board, first, zone?);
        Some(self.threats.remember(key, won))
    }

    fn simulated_or_mended(&mut self, board: &mut Board, change: u64) -> Option<Won> {
        self.simulated(board, change).or_else(|| MENDS.into_iter().find_map(|depth| self.won(board, depth)))
    }

    fn won_by_threat(&mut self, board: &mut Board, depth: u8) -> Option<Won> {
        for first in self.candidates(board) {
            if self.is_late() {
                return None;
            }
            board.put(first, self.side);
            let zone = self.zone(board, depth - 1);
            board.lift(first);
            if let Some(zone) = zone {
                return Some(self.begun(board, first, zone));
            }
        }
        None
    }

    /// The win that begins with a move, after which it has this zone.
    fn begun(&self, board: &Board, first: Cell, mut zone: CellSet) -> Won {
        zone.add(first);
        board.add_gaps(self.side.other(), 3, &mut zone);
        Won { first, zone }
    }

    /// The zone of the win after a move of the side, if the move threatens something and each stop of it is met.
    fn zone(&mut self, board: &mut Board, depth: u8) -> Option<CellSet> {
        self.zone_by(board, |hunt, board| hunt.won(board, depth))
    }

    /// The same, each stop met as it is told.
    fn zone_by(
        &mut self,
        board: &mut Board,
        mut meet: impl FnMut(&mut Self, &mut Board) -> Option<Won>,
    ) -> Option<CellSet> {
        let Stops { cells, mut zone } = self.stops(board)?;
        let answers = cells.iter().filter(|cell| board.is_free(*cell));
        for answer in by_weight(board, answers, self.side.other()) {
            board.put(answer, self.side.other());
            let won = meet(self, board);
            board.lift(answer);
            zone.join(&won?.zone);
        }
        Some(zone)
    }

    /// What stops that which a move of the side threatens; `None` where it threatens nothing.
    fn stops(&mut self, board: &mut Board) -> Option<Stops> {
        let other = self.side.other();
        if board.fives(other) != Fives::None {
            return None;
        }
        let mut stops_of = Stops::default();
        match board.fives(self.side) {
            Fives::None => {
                let line = self.threats.fours.find(board, self.side, LOOK)?;
                return Some(stops(board, self.side, &line));
            }
            Fives::One(five) => stops_of.cells.add(five),
            Fives::Two(one, two) => {
                stops_of.zone.add(one);
                stops_of.zone.add(two);
            }
        }
        stops_of.zone.join(&stops_of.cells);
        board.add_gaps(other, 3, &mut stops_of.zone);
        Some(stops_of)
    }

    /// The moves that may threaten, the weightiest first.
    fn candidates(&self, board: &Board) -> Vec<Cell> {
        if let Fives::One(must) = board.fives(self.side.other()) {
            return vec![must];
        }
        let mut set = CellSet::default();
        for stones in [2, 3] {
            board.add_gaps(self.side, stones, &mut set);
        }
        by_weight(board, set.iter(), self.side)
    }
}

/// Cells ordered by what a stone of a side does there, the weightiest first.
pub fn by_weight(board: &Board, cells: impl Iterator<Item = Cell>, side: Side) -> Vec<Cell> {
    let mut cells: Vec<(Reverse<u32>, Cell)> = cells.map(|cell| (Reverse(board.weight(cell, side)), cell)).collect();
    cells.sort_unstable();
    cells.into_iter().map(|(_, cell)| cell).collect()
}
