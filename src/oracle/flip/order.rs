//! In which order moves are tried: those first that leave the other side least.
//!
//! Sources: G. Andersson's and R. Delorme's published descriptions of endgame solvers: fastest first, corners, parity, and a look
//! at the best answer where there is much below a move.

use crate::oracle::flip::board::{Cells, Discs, Field, around, each};

/// Free cells from which on one more ply of answers to a move is looked at before its order is settled.
const LOOKED: [u32; 3] = [13, 16, 19];

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

/// How many plies of answers to a move are looked at.
fn plies(free: u32) -> u32 {
    LOOKED.iter().filter(|least| free >= **least).count() as u32
}

impl Order {
    /// For boards of this size.
    pub fn new(field: Field) -> Self {
        Order { cells: field.cells(), corners: field.corners() }
    }

    /// These moves as they come, and what they turn.
    pub fn list(discs: Discs, moves: Cells, room: &mut [Try; MOVES]) -> &mut [Try] {
        let mut known = 0;
        for (attempt, cell) in room.iter_mut().zip(each(moves)) {
            *attempt = Try { order: 0, cell, turned: discs.turns(cell) };
            known += 1;
        }
        &mut room[..known]
    }

    /// Puts the moves of a position in order; the first one is known to be good, `odd` are the cells of odd quarters.
    pub fn sort(&self, discs: Discs, first: usize, odd: Cells, tries: &mut [Try]) {
        let plies = plies(discs.free(self.cells).count_ones());
        for attempt in tries.iter_mut() {
            let cell = attempt.cell;
            let next = discs.after(cell, attempt.turned);
            let parity = 2 * i32::from(odd >> cell & 1 == 1);
            attempt.order = match cell {
                _ if cell == first => i32::MAX,
                _ if plies > 0 => parity - self.ahead(next, plies, (-i32::MAX, i32::MAX)),
                _ => parity + 8 * i32::from(self.corners >> cell & 1 == 1) - self.outlook(next),
            };
        }
        tries.sort_unstable_by_key(|attempt| -attempt.order);
    }

    /// What the side to move may look forward to: its moves and its free cells beside discs of the other side.
    fn outlook(&self, discs: Discs) -> i32 {
        let moves = discs.moves(self.cells);
        let prospects = around(discs.other) & discs.free(self.cells);
        MOVE * (count(moves) + count(moves & self.corners)) + 2 * count(prospects)
    }

    /// What the side to move has more than the other when both have played so many plies well.
    fn ahead(&self, discs: Discs, plies: u32, (mut alpha, beta): (i32, i32)) -> i32 {
        if plies == 0 {
            return self.weight(discs);
        }
        let moves = discs.moves(self.cells);
        if moves == 0 {
            let turned = discs.turned();
            let is_over = turned.moves(self.cells) == 0;
            return if is_over { FINAL * discs.ahead() } else { -self.ahead(turned, plies - 1, (-beta, -alpha)) };
        }
        for cell in each(moves) {
            let next = discs.after(cell, discs.turns(cell));
            alpha = alpha.max(-self.ahead(next, plies - 1, (-beta, -alpha)));
            if alpha >= beta {
                break;
            }
        }
        alpha
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
