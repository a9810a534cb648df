//! Move ordering: those moves are tried first that leave the other side least.
//!
//! Sources: G. Andersson's and R. Delorme's published descriptions of endgame solvers: fastest first, corners, parity, and a look
//! at the best answer where there is much below a move.

use crate::boards::othello::solver::board::{Cells, Discs, Field, around, each};
use crate::boards::othello::solver::few::Window;

/// Free cells from which on one more ply of answers to a move is looked at before its order is settled.
const LOOKED: [u32; PLIES] = [12, 15, 18];

/// The most plies of answers that are looked at.
const PLIES: usize = 3;

/// What a move of either side counts, a corner it could take twice.
const MOVE: i32 = 8;

/// What an answer to a move costs beside what comes of it: each has to be refuted.
const ANSWER: i32 = 3;

/// How far behind the best a move may be and still have its place among the others counted out.
const MARGIN: i32 = 16;

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
fn plies(free: u32) -> usize {
    LOOKED.iter().filter(|least| free >= **least).count()
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

    /// Weighs the moves of a position and puts the best in front; `known` is known to be good, `odd` are the cells of odd
    /// quarters.
    ///
    /// The first move mostly ends the matter: whoever tries another one has the others sorted then.
    pub fn first(&self, discs: Discs, free: u32, known: usize, odd: Cells, tries: &mut [Try]) {
        let plies = plies(free);
        let (mut most, mut replies) = (-FAR, [0; PLIES]);
        for attempt in tries.iter_mut().filter(|attempt| attempt.cell != known) {
            let cell = attempt.cell;
            let next = discs.after(cell, attempt.turned);
            let parity = 2 * i32::from(odd >> cell & 1 == 1);
            attempt.order = if plies > 0 {
                let extra = parity - ANSWER * count(next.moves(self.cells));
                extra - self.ahead(next, plies, (-FAR, extra - most + MARGIN), &mut replies)
            } else {
                parity + 8 * i32::from(self.corners >> cell & 1 == 1) - self.outlook(next)
            };
            most = most.max(attempt.order);
        }
        let early = |i: &usize| if tries[*i].cell == known { FAR } else { tries[*i].order };
        let best = (0..tries.len()).rev().max_by_key(early).unwrap_or(0);
        tries.swap(0, best);
    }

    /// What the side to move may look forward to: its moves and its free cells beside discs of the other side.
    fn outlook(&self, discs: Discs) -> i32 {
        let moves = discs.moves(self.cells);
        let prospects = around(discs.other) & discs.free(self.cells);
        MOVE * (count(moves) + count(moves & self.corners)) + 2 * count(prospects)
    }

    /// What the side to move has more than the other when both have played so many plies well, or a bound on its side of the
    /// window. The reply that did best in each ply last time is tried first there.
    fn ahead(&self, discs: Discs, plies: usize, (mut alpha, beta): Window, replies: &mut [usize; PLIES]) -> i32 {
        let Some(left) = plies.checked_sub(1) else { return self.weight(discs) };
        let moves = discs.moves(self.cells);
        if moves == 0 {
            let turned = discs.turned();
            let is_over = turned.moves(self.cells) == 0;
            return if is_over { FINAL * discs.ahead() } else { -self.ahead(turned, left, (-beta, -alpha), replies) };
        }
        let reply = 1 << replies[left] & moves;
        let others = moves & !reply;
        for cell in each(reply).chain(each(others & self.corners)).chain(each(others & !self.corners)) {
            let found = -self.ahead(discs.after(cell, discs.turns(cell)), left, (-beta, -alpha), replies);
            if found > alpha {
                (alpha, replies[left]) = (found, cell);
            }
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

/// More than anything that is weighed.
const FAR: i32 = 1 << 20;

/// Puts moves that have been weighed in order. They are few: each goes to its place among those before it.
pub fn sort(tries: &mut [Try]) {
    for i in 1..tries.len() {
        let at = tries[..i].partition_point(|before| before.order >= tries[i].order);
        tries[at..=i].rotate_right(1);
    }
}
