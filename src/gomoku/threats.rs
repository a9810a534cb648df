//! Threats: after each move of the attacker a passed turn would lose to continuous fours, so only what stops that line is answered.
//!
//! A win at this level comes with its zone: stones of the defender that stand outside it, one at a time, leave the win as it is.
//! Why one is enough to look at: the free stone and one free answer need two stones beside them to make four, and the free cells of
//! all windows with two or three stones of the defender are in the zone.

use std::cmp::Reverse;

use crate::board::{Board, Fives, Side};
use crate::cells::{Cell, CellSet};
use crate::fours::{Fours, Stops, stops};

/// Threats in a row at most, and how many are tried before more are.
const DEPTHS: [u8; 9] = [1, 2, 3, 4, 6, 8, 10, 12, 14];

/// Positions that one look for continuous fours may take.
const LOOK: u64 = 80;

/// Wins that are remembered.
const REMEMBERED: usize = 1 << 16;

/// Positions without a win that are remembered.
const FAILED: usize = 1 << 18;

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
        let known = vec![(0, Won::default()); REMEMBERED];
        Threats { fours: Fours::default(), known, failed: vec![(0, 0); FAILED] }
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
    /// A win of a side by threats, that side to move; `None`: none was found within the limit.
    pub fn find<'l>(&mut self, board: &mut Board, side: Side, most: impl Into<Limit<'l>>) -> Option<Won> {
        let mut hunt = self.hunt(side, most.into());
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
        let (known, won) = self.known[key as usize & (REMEMBERED - 1)];
        (known == key).then_some(won)
    }

    fn remember(&mut self, key: u64, won: Won) -> Won {
        self.known[key as usize & (REMEMBERED - 1)] = (key, won);
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
        let (failed, searched) = self.threats.failed[key as usize & (FAILED - 1)];
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
                self.threats.failed[key as usize & (FAILED - 1)] = (key, depth);
                None
            }
        }
    }

    fn won_by_threat(&mut self, board: &mut Board, depth: u8) -> Option<Won> {
        for first in self.candidates(board) {
            if self.is_late() {
                return None;
            }
            board.put(first, self.side);
            let zone = self.zone(board, depth - 1);
            board.lift(first);
            if let Some(mut zone) = zone {
                zone.add(first);
                board.add_gaps(self.side.other(), 3, &mut zone);
                return Some(Won { first, zone });
            }
        }
        None
    }

    /// The zone of the win after a move of the side, if the move threatens something and each stop of it is met.
    fn zone(&mut self, board: &mut Board, depth: u8) -> Option<CellSet> {
        let Stops { cells, mut zone } = self.stops(board)?;
        let answers = cells.iter().filter(|cell| board.is_free(*cell));
        for answer in by_weight(board, answers, self.side.other()) {
            board.put(answer, self.side.other());
            let won = self.won(board, depth);
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
