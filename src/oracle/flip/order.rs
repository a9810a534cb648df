//! In which order moves are tried: those first that leave the other side least.
//!
//! Sources: G. Andersson's and R. Delorme's published descriptions of endgame solvers: fastest first, corners, parity, and a look
//! at the best answer where there is much below a move.

use crate::oracle::flip::board::{Cells, Discs, Field, around, each};

/// Free cells from which on the best answer to a move is looked at before its order is settled.
const ANSWERED: u32 = 13;

/// What a move of either side counts, a corner it could take twice.
const MOVE: i32 = 8;

/// What a free cell beside discs of the other side counts.
const PROSPECT: i32 = 3;

/// What a corner counts that a side holds.
const HELD: i32 = 24;

/// Moves of one position at most: every move turns a disc in some line of its own.
pub const MOVES: usize = 40;

/// A move and what it turns; the greater the order the earlier it is tried.
#[derive(Clone, Copy, Default)]
pub struct Try {
    /// How early.
    pub order: i32,
    /// The cell.
    pub cell: usize,
    /// The discs it turns.
    pub turned: Cells,
}

/// What ordering needs to know of a board.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    cells: Cells,
    corners: Cells,
}

fn count(cells: Cells) -> i32 {
    cells.count_ones() as i32
}

impl Order {
    /// For boards of this size.
    pub fn new(field: Field) -> Self {
        Order { cells: field.cells(), corners: field.corners() }
    }

    /// These moves in order; the first one is known to be good, `odd` are the cells of odd quarters.
    pub fn of<'r>(
        &self,
        discs: Discs,
        moves: Cells,
        first: usize,
        odd: Cells,
        room: &'r mut [Try; MOVES],
    ) -> &'r [Try] {
        let is_answered = count(discs.free(self.cells)).cast_unsigned() >= ANSWERED;
        let mut known = 0;
        for cell in each(moves) {
            let turned = discs.turns(cell);
            let next = discs.after(cell, turned);
            let parity = 2 * i32::from(odd >> cell & 1 == 1);
            let order = match cell {
                _ if cell == first => i32::MAX,
                _ if is_answered => parity - self.answered(next),
                _ => parity + 8 * i32::from(self.corners >> cell & 1 == 1) - self.outlook(next),
            };
            room[known] = Try { order, cell, turned };
            known += 1;
        }
        room[..known].sort_unstable_by_key(|attempt| -attempt.order);
        &room[..known]
    }

    /// What the side to move may look forward to: its moves and its free cells beside discs of the other side.
    fn outlook(&self, discs: Discs) -> i32 {
        let moves = discs.moves(self.cells);
        let prospects = around(discs.other) & discs.free(self.cells);
        MOVE * (count(moves) + count(moves & self.corners)) + 2 * count(prospects)
    }

    /// What the side to move has after its best move.
    fn answered(&self, discs: Discs) -> i32 {
        let moves = discs.moves(self.cells);
        if moves == 0 {
            let is_over = discs.turned().moves(self.cells) == 0;
            return if is_over { FINAL * discs.ahead() } else { -self.weight(discs.turned()) };
        }
        each(moves).map(|cell| -self.weight(discs.after(cell, discs.turns(cell)))).max().unwrap_or(0)
    }

    /// What the side to move has, minus what the other side has.
    fn weight(&self, discs: Discs) -> i32 {
        let of = |side: Discs| {
            let moves = side.moves(self.cells);
            let prospects = around(side.other) & side.free(self.cells);
            MOVE * (count(moves) + count(moves & self.corners))
                + PROSPECT * count(prospects)
                + HELD * count(side.own & self.corners)
        };
        of(discs) - of(discs.turned())
    }
}

/// What a disc counts when the game is over.
const FINAL: i32 = 100;
