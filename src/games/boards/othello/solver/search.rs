//! Exact search of endings of Othello: how many discs ahead a side ends when nobody errs.
//!
//! Principal variation search with bounds from stable discs, a memory of whole positions, and moves in the order in which they
//! leave the opponent least: few moves, few prospects, an odd region for the last word. Sources: G. Andersson's and R. Delorme's
//! published descriptions of endgame solvers (fastest first, parity, stability), and J. Pearl, Scout (1980).

use std::sync::Arc;

use crate::boards::othello::solver::board::{Cells, Discs, Field, each};
use crate::boards::othello::solver::few::{BEYOND, Few, Parity, Window};
use crate::boards::othello::solver::move_ordering::{MOVES, Order, Try, sort};
use crate::boards::othello::solver::stable::stable;
use crate::boards::othello::solver::transposition_table::{Known, SLOT, Table, spread};
use solve::judge::control::{Control, Stop};
use solve::search::parallel::Claims;

/// Free cells up to which moves are tried without being listed.
const FEW: u32 = 4;

/// Free cells up to which moves are told apart by parity alone and nothing is remembered.
const PLAIN: u32 = 6;

/// Free cells up to which positions are remembered in a table of their own, so small that it stays near the processor.
const NEAR: u32 = 11;

/// Positions in it.
const NEAR_POSITIONS: usize = 1 << 13;

/// Positions in the other one at most, as a power of two.
const FAR_POSITIONS: u32 = 25;

/// Free cells from which on several workers search together; before that one is done sooner than they are called.
const TOGETHER: u32 = 19;

/// So many free cells fewer are left where workers that search together begin to take the same moves at once.
const CROWDED: u32 = 6;

/// Free cells from which on what is known of the boards after each move is looked up before any is searched.
const SHARED: u32 = 11;

/// How far ahead is asked for first, once it is known who wins.
const STEP: i32 = 12;

/// Positions between two looks at the reins.
const STRIDE: u64 = 1 << 11;

/// A position whose moves are tried.
struct Node {
    discs: Discs,
    free: u32,
    parity: Parity,
}

/// What a search needs to know of the board, and what it remembers between questions.
#[derive(Debug)]
pub struct Search {
    field: Field,
    cells: Cells,
    corners: Cells,
    few: Few,
    order: Order,
    near: Table,
    far: Arc<Table>,
    /// Free cells from which on several workers search together.
    together: u32,
    /// Who else searches the same tree.
    claims: Option<Arc<Claims>>,
    met: u64,
    told: u64,
    pub(super) stopped: Option<Stop>,
}

impl Search {
    /// Nothing is known yet.
    pub fn new(field: Field) -> Self {
        let (cells, corners, few) = (field.cells(), field.corners(), Few::new(field));
        let order = Order::new(field);
        Search {
            field,
            cells,
            corners,
            few,
            order,
            near: Table::default(),
            far: Arc::default(),
            together: TOGETHER,
            claims: None,
            met: 0,
            told: 0,
            stopped: None,
        }
    }

    /// The same search, shared out from so many free cells on where there is a pool.
    pub fn together_from(self, free: u32) -> Self {
        Search { together: free, ..self }
    }

    /// Positions met since it was made.
    pub fn met(&self) -> u64 {
        self.met + self.few.met
    }

    /// How far the side to move ends ahead when nobody errs: own discs minus the other side's, empty cells not counted.
    ///
    /// Worked: one free cell that turns one disc, 3 own discs against 2: ahead by 1 + 2 + 1 = 4.
    pub fn ahead(&mut self, discs: Discs, control: &Control) -> Result<i32, Stop> {
        // Who wins is the cheapest question; then it goes outwards step by step, and what was remembered puts the moves in order.
        let found = self.bound(discs, (-1, 1), control)?;
        let sign = found.signum();
        if sign == 0 {
            return Ok(0);
        }
        let mut least = 0;
        loop {
            let most = if least == 0 { STEP } else { BEYOND };
            let window = if sign > 0 { (least, most) } else { (-most, -least) };
            let found = self.bound(discs, window, control)?;
            if found.abs() < most {
                return Ok(found);
            }
            least = most - 1;
        }
    }

    /// The same if it lies within the window, otherwise a bound on its side of the window.
    pub fn bound(&mut self, discs: Discs, window: Window, control: &Control) -> Result<i32, Stop> {
        let free = discs.free(self.cells).count_ones();
        self.widen(free, control.memory() / 2);
        let pool = control.pool().filter(|_| free >= self.together);
        let found = match pool {
            Some(pool) => self.share(discs, window, control, pool),
            None => self.answer(discs, window, control).unwrap_or_default(),
        };
        self.stopped.take().map_or(Ok(found), Err)
    }

    /// Room for the positions below a board of so many free cells, within so many bytes and a small table besides; what was known
    /// is forgotten when the room has to grow.
    pub(super) fn widen(&mut self, free: u32, bytes: usize) {
        let near = NEAR_POSITIONS.min(1 << (free + 4).min(20));
        if self.near.room() < near {
            self.near = Table::with(near);
        }
        let most = (bytes / SLOT).max(1 << 8).ilog2().min(FAR_POSITIONS);
        let far = 1 << (free + 1).clamp(8, most);
        if self.far.room() < far {
            self.far = Arc::new(Table::with(far));
        }
    }

    /// The answer of this worker; `None` where it was stopped.
    pub(super) fn answer(&mut self, discs: Discs, window: Window, control: &Control) -> Option<i32> {
        let free = discs.free(self.cells);
        let found = self.search(discs, window, free.count_ones(), self.few.parity(free), control);
        self.tell(control);
        self.stopped.is_none().then_some(found)
    }

    /// A search beside this one, with the same large table.
    pub(super) fn worker(&self, claims: &Arc<Claims>) -> Search {
        let mut worker = Search::new(self.field).together_from(self.together);
        worker.near = Table::with(NEAR_POSITIONS);
        worker.far = Arc::clone(&self.far);
        worker.claims = Some(Arc::clone(claims));
        worker
    }

    /// Counts in what a worker did, and whether it was stopped.
    pub(super) fn gather(&mut self, worker: Search) {
        self.met += worker.met();
        self.told += worker.told;
        self.stopped = self.stopped.take().or(worker.stopped);
    }

    /// Tells what was done since the last time, and hears whether to stop.
    fn tell(&mut self, control: &Control) {
        let met = self.met();
        if let Err(stop) = control.tick(met - self.told) {
            self.stopped = Some(stop);
        }
        self.told = met;
        if self.claims.as_ref().is_some_and(|claims| claims.is_over()) {
            self.stopped.get_or_insert(Stop::Asked);
        }
    }

    /// How the game ends when nobody errs: the final discs of the side to move and of the other side.
    ///
    /// Endings that are equally far ahead may differ in their empty cells: it is the one where both always play the first of
    /// their best moves, cell by cell in the order of rows. Cost: the search, and a test of some moves at every ply.
    pub fn ending(&mut self, discs: Discs, control: &Control) -> Result<(u32, u32), Stop> {
        let (mut at, mut is_turned, mut ahead) = (discs, false, self.ahead(discs, control)?);
        loop {
            if at.moves(self.cells) == 0 {
                (at, is_turned, ahead) = (at.turned(), !is_turned, -ahead);
            }
            let moves = at.moves(self.cells);
            if moves == 0 {
                let end = if is_turned { at.turned() } else { at };
                return Ok((end.own.count_ones(), end.other.count_ones()));
            }
            at = self.first_best(at, moves, ahead, control)?;
            (is_turned, ahead) = (!is_turned, -ahead);
        }
    }

    /// The position after the first move that keeps so far ahead.
    fn first_best(&mut self, at: Discs, moves: Cells, ahead: i32, control: &Control) -> Result<Discs, Stop> {
        let mut next = at;
        for cell in each(moves) {
            next = at.after(cell, at.turns(cell));
            // The last one needs no test: some move keeps the value.
            let is_last = moves >> cell == 1;
            if is_last || self.bound(next, (-ahead, 1 - ahead), control)? <= -ahead {
                break;
            }
        }
        Ok(next)
    }

    /// When asked to stop, a number without meaning.
    fn search(&mut self, discs: Discs, window: Window, free: u32, parity: Parity, control: &Control) -> i32 {
        if free <= FEW {
            return self.few.ahead(discs, window, discs.free(self.cells), parity);
        }
        self.met += 1;
        let moves = discs.moves(self.cells);
        if moves == 0 {
            return self.pass(discs, window, free, parity, control);
        }
        if let Some(bound) = self.held_down(discs, window.0, free) {
            return bound;
        }
        if free <= PLAIN {
            self.plain(&Node { discs, free, parity }, window, moves, control)
        } else {
            self.deep(&Node { discs, free, parity }, window, moves, control)
        }
    }

    fn pass(&mut self, discs: Discs, window: Window, free: u32, parity: Parity, control: &Control) -> i32 {
        let turned = discs.turned();
        if turned.moves(self.cells) == 0 {
            return discs.ahead();
        }
        -self.search(turned, (-window.1, -window.0), free, parity, control)
    }

    /// The other side keeps its stable discs: where that alone refutes the window, it is the answer.
    fn held_down(&self, discs: Discs, alpha: i32, free: u32) -> Option<i32> {
        let size = self.field.size() as i32;
        // Stable discs cost time to count: only where so many of them may be expected.
        if alpha * 32 < size * (2 + free.cast_signed()) {
            return None;
        }
        let kept = (stable(self.field, discs) & discs.other).count_ones();
        let most = size - 2 * kept as i32;
        (most <= alpha).then_some(most)
    }

    /// Moves in odd regions first, nothing remembered.
    fn plain(&mut self, node: &Node, window: Window, moves: Cells, control: &Control) -> i32 {
        let (discs, free, odd) = (node.discs, node.free - 1, self.few.odd(node.parity));
        let ((mut alpha, beta), mut best) = (window, -BEYOND);
        for mut part in [moves & self.corners, moves & odd & !self.corners, moves & !odd & !self.corners] {
            while part != 0 {
                let cell = part.trailing_zeros() as usize;
                part &= part - 1;
                let next = discs.after(cell, discs.turns(cell));
                let then = self.few.then(node.parity, cell);
                best = best.max(-self.search(next, (-beta, -alpha), free, then, control));
                if best >= beta {
                    return best;
                }
                alpha = alpha.max(best);
            }
        }
        best
    }

    /// Moves in order, with memory.
    fn deep(&mut self, node: &Node, (alpha, beta): Window, moves: Cells, control: &Control) -> i32 {
        let (discs, free) = (node.discs, node.free);
        let memory = if free <= NEAR { &self.near } else { &self.far };
        let known = memory.get(discs).unwrap_or(Known { least: -BEYOND + 1, most: BEYOND - 1, cell: 64 });
        let (alpha, beta) = (alpha.max(known.least), beta.min(known.most));
        if alpha >= beta {
            return if known.least >= beta { known.least } else { known.most };
        }
        if self.met + self.few.met - self.told >= STRIDE {
            self.tell(control);
        }
        let mut room = [Try::default(); MOVES];
        let tries = Order::list(discs, moves, &mut room);
        if free >= SHARED
            && let Some(bound) = self.known_better(discs, tries, beta, free - 1)
        {
            return bound;
        }
        self.order.first(discs, free, known.cell, self.few.odd(node.parity), tries);
        let (best, cell) = self.tried(node, tries, (alpha, beta), known.cell, control);
        if self.stopped.is_some() {
            return 0;
        }
        let least = if best > alpha { best } else { known.least };
        let most = if best < beta { best } else { known.most };
        let memory = if free <= NEAR { &self.near } else { &self.far };
        memory.put(discs, Known { least, most, cell }, free);
        best
    }

    /// The best of these moves, and its cell; when asked to stop, numbers without meaning. What others are searching is put off.
    fn tried(
        &mut self,
        node: &Node,
        tries: &mut [Try],
        (alpha, beta): Window,
        cell: usize,
        control: &Control,
    ) -> (i32, usize) {
        let (mut best, mut low, mut cell, mut later) = (-BEYOND, alpha, cell, 0_u64);
        let claims = self.claims.as_ref().filter(|_| node.free + CROWDED > self.together).cloned();
        for round in 0..2 {
            for i in 0..tries.len() {
                if i == 1 && round == 0 {
                    sort(&mut tries[1..]);
                }
                let attempt = &tries[i];
                let is_put_off = later >> i & 1 == 1;
                if is_put_off != (round == 1) {
                    continue;
                }
                let next = node.discs.after(attempt.cell, attempt.turned);
                let is_claimed = claims.as_ref().is_none_or(|claims| claims.claim(spread(next)));
                if i > 0 && round == 0 && !is_claimed {
                    later |= 1 << i;
                    continue;
                }
                let ahead = self.ahead_after(node, attempt, (low, beta), i == 0, control);
                if let Some(claims) = &claims {
                    claims.release(spread(next));
                }
                if ahead > best {
                    (best, cell) = (ahead, attempt.cell);
                    low = low.max(best);
                }
                if best >= beta || self.stopped.is_some() {
                    return (best, cell);
                }
            }
            if later == 0 {
                break;
            }
        }
        (best, cell)
    }

    /// How far ahead a move leads: the first one is asked openly, the others whether they do better.
    fn ahead_after(&mut self, node: &Node, mv: &Try, (low, beta): Window, is_first: bool, control: &Control) -> i32 {
        let next = node.discs.after(mv.cell, mv.turned);
        let (then, free) = (self.few.then(node.parity, mv.cell), node.free - 1);
        if !is_first {
            let ahead = -self.search(next, (-low - 1, -low), free, then, control);
            if ahead <= low || ahead >= beta || self.stopped.is_some() {
                return ahead;
            }
        }
        -self.search(next, (-beta, -low), free, then, control)
    }

    /// A move after which the other side is already known to stay so far behind.
    fn known_better(&self, discs: Discs, tries: &[Try], beta: i32, free: u32) -> Option<i32> {
        let memory = if free <= NEAR { &self.near } else { &self.far };
        let reached = |attempt: &Try| memory.get(discs.after(attempt.cell, attempt.turned)).map(|known| -known.most);
        tries.iter().filter_map(reached).find(|bound| *bound >= beta)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_takes_the_room_that_is_given() {
        let mut search = Search::new(Field { rows: 6, cols: 6 });
        search.widen(30, 1 << 20);
        assert_eq!(search.far.room() * SLOT, 24 << 15, "of a megabyte, at 24 bytes a position");
        search.widen(8, 1 << 20);
        assert_eq!(search.far.room(), 1 << 15, "it never shrinks");
    }
}
