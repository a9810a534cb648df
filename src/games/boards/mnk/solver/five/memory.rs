//! What a search of five in a row remembers of the positions it met and of the moves that did well.

use crate::boards::mnk::solver::five::window::{Bound, IN_SIGHT, Window};
use crate::boards::mnk::solver::threats::plane::{Cell, Side};
use solve::search::transposition_table::Table;

/// Bytes that are remembered at most.
const BYTES: usize = 24 << 20;

/// Slots for positions in which fours are known to win nothing; a power of two.
const QUIET: usize = 1 << 16;

/// What is remembered of a position.
#[derive(Clone, Copy)]
pub struct Known {
    score: i32,
    bound: Bound,
    depth: i8,
    /// The move that did best.
    pub step: Cell,
}

impl Known {
    /// What a search of this depth and window came to, so many plies from its root.
    pub fn of(score: i32, depth: i32, ply: usize, window: Window, step: Cell) -> Self {
        let kept = match score {
            score if score > IN_SIGHT => score + ply as i32,
            score if score < -IN_SIGHT => score - ply as i32,
            score => score,
        };
        Known { score: kept, bound: Bound::of(score, window), depth: depth.min(100) as i8, step }
    }

    /// The score, if it decides a question of this depth and window. Fives in sight are remembered from the position on.
    pub fn decides(self, depth: i32, ply: usize, window: Window) -> Option<i32> {
        let plies = ply as i32;
        let score = match self.score {
            score if score > IN_SIGHT => score - plies,
            score if score < -IN_SIGHT => score + plies,
            score => score,
        };
        let is_told = (i32::from(self.depth) >= depth || score.abs() > IN_SIGHT)
            && match self.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= window.most,
                Bound::AtMost => score <= window.least,
            };
        is_told.then_some(score)
    }
}

/// What is remembered; a new one knows nothing.
pub struct Memory {
    /// By the [key](crate::boards::mnk::solver::five::field::Field::key) of the position and the mover.
    pub table: Table<u64, Known>,
    quiet: Vec<u64>,
    /// For each side and cell how often a move there was good enough, deep searches more.
    pub history: [Vec<i32>; 2],
}

impl Memory {
    /// For a board of so many cells.
    pub fn of(cells: usize) -> Self {
        let history = [vec![0; cells], vec![0; cells]];
        Memory { table: Table::within(BYTES), quiet: vec![0; QUIET], history }
    }

    /// Whether fours are known to win nothing here.
    pub fn is_quiet(&self, key: u64) -> bool {
        self.quiet[key as usize % QUIET] == key
    }

    /// Remembers that.
    pub fn quieten(&mut self, key: u64) {
        self.quiet[key as usize % QUIET] = key;
    }

    /// Praises a move.
    pub fn praise(&mut self, cell: Cell, mover: Side, depth: i32) {
        self.history[mover][usize::from(cell)] += depth * depth;
    }
}
