//! The search for links on boards of one size, kept from question to question.

use std::sync::{Mutex, PoisonError};

use crate::boards::hex::rules::{Board, Hex};
use crate::boards::hex::slips::way;
use crate::boards::hex::solver::search::Search;
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, each};

/// Positions one question may visit, in half a millisecond each or less: all openings of 6 by 6 together take 1,900, the hardest of
/// 7 by 7 some 30,000.
const MOST: u64 = 40_000;

/// Free cells up to which moves are tried one by one, the simplest first.
const SMALL: u32 = 25;

/// Cells of a region up to which each is tried whether the win stands without it.
const SPARED: u32 = 24;

/// More stones than a side can lack.
const FAR: u32 = 1_000;

/// Bytes that the table of positions may take.
const BYTES: usize = 128 << 20;

/// The cells that the win needs in a position that is not over, worked out anew: what was asked before would lend its own proofs, and the
/// same question is to have the same answer.
pub fn region(at: &At<Board>, control: &Control) -> Result<Cells, Stop> {
    let mut search = Search::new(at.pos.field(), BYTES.min(control.memory() / 2));
    search.settle(at.pos.stones, at.to as usize, MOST, control).map(|settled| settled.region)
}

/// The fewest cells found inside which the side that is not to move still wins, and none of which it can do without: from each of these
/// regions, in two orders, cells are given up as long as the win stands. `None`: they are too many to try.
pub fn least(at: &At<Board>, regions: &[Cells], control: &Control) -> Result<Option<Cells>, Stop> {
    let mut search = Search::new(at.pos.field(), BYTES.min(control.memory() / 2));
    let loser = at.to as usize;
    let mut holds = |cells: Cells| -> Result<bool, Stop> {
        let stones = inside(at, cells).pos.stones;
        let is_cut = cells == 0 || search.field.is_joined(loser, stones[loser]);
        Ok(!is_cut && !search.settle(stones, loser, MOST, control)?.is_won)
    };
    let mut found: Option<Cells> = None;
    for region in regions.iter().copied().filter(|region| region.count_ones() <= SPARED) {
        if !holds(region)? {
            continue;
        }
        let cells = each(region).collect::<Vec<_>>();
        for order in [cells.iter().rev().copied().collect(), cells.clone()] as [Vec<usize>; 2] {
            let mut left = region;
            for cell in order {
                let less = left & !(1 << cell);
                left = if holds(less)? { less } else { left };
            }
            let is_fewer = found.is_none_or(|found| left.count_ones() < found.count_ones());
            found = if is_fewer { Some(left) } else { found };
        }
    }
    Ok(found)
}

/// The position with every free cell outside the region given to the side to move.
pub fn inside(at: &At<Board>, region: Cells) -> At<Board> {
    let mut held = at.clone();
    held.pos.stones[at.to as usize] |= at.pos.free() & !region;
    held
}

/// A move that wins, of a position that is not over and is won; worked out anew as [`region`] is. `None`: it is lost.
pub fn winner(hex: &Hex, at: &At<Board>, control: &Control) -> Result<Option<usize>, Stop> {
    let mut search = Search::new(at.pos.field(), BYTES.min(control.memory() / 2));
    let settled = search.settle(at.pos.stones, at.to as usize, MOST, control)?;
    if !settled.is_won {
        return Ok(None);
    }
    // The proof has a move whose answers are proved lost; where it rests on links alone nothing was searched, and little is to be.
    let moves = || each(settled.region).map(|cell| (cell, hex.play(at, &cell)));
    let is_lost = |next: &At<Board>| search.known(next.pos.stones, next.to as usize) == Some(false);
    if let Some((cell, _)) = moves().find(|(_, next)| hex.ending(next).is_some() || is_lost(next)) {
        return Ok(Some(cell));
    }
    for (cell, next) in moves() {
        if !search.settle(next.pos.stones, next.to as usize, MOST, control)?.is_won {
            return Ok(Some(cell));
        }
    }
    unreachable!("some move in the region wins")
}

/// The search of the board size asked of last.
#[derive(Default)]
pub struct Linker(Mutex<Option<Searched>>);

struct Searched {
    size: (usize, usize),
    search: Search,
}

impl Linker {
    /// The moves that win, the simplest first.
    pub fn winners(&self, hex: &Hex, at: &At<Board>, control: &Control) -> Result<Vec<usize>, Stop> {
        let mut won = Vec::new();
        for cell in simplest_first(at) {
            if self.is_refuted(&hex.play(at, &cell), hex, control)? {
                won.push(cell);
            }
        }
        Ok(won)
    }

    /// A move that wins in a position that is won: the simplest, but on large boards the one that the search finds.
    pub fn reply(&self, hex: &Hex, at: &At<Board>, control: &Control) -> Result<usize, Stop> {
        if at.pos.free().count_ones() > SMALL
            && let Some(cell) = winner(hex, at, control)?
        {
            return Ok(cell);
        }
        for cell in simplest_first(at) {
            if self.is_refuted(&hex.play(at, &cell), hex, control)? {
                return Ok(cell);
            }
        }
        unreachable!("some move wins")
    }

    /// Whether the side to move has lost.
    fn is_refuted(&self, at: &At<Board>, hex: &Hex, control: &Control) -> Result<bool, Stop> {
        Ok(hex.ending(at).is_some() || !self.is_won(at, control)?)
    }

    /// Whether the mover wins a position that is not over.
    pub fn is_won(&self, at: &At<Board>, control: &Control) -> Result<bool, Stop> {
        let size = (at.pos.rows, at.pos.cols);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let searched = kept.take().filter(|searched| searched.size == size);
        let fresh = || Searched { size, search: Search::new(at.pos.field(), BYTES.min(control.memory() / 2)) };
        let search = &mut kept.insert(searched.unwrap_or_else(fresh)).search;
        search.settle(at.pos.stones, at.to as usize, MOST, control).map(|settled| settled.is_won)
    }
}

/// The free cells, those first after which the mover is linked by the fewest pairs; then those that leave the mover the fewest stones to
/// put, and the other side the most; then those near the middle.
fn simplest_first(at: &At<Board>) -> Vec<usize> {
    let (board, field) = (&at.pos, at.pos.field());
    let (who, free) = (at.to as usize, board.free());
    let key = |cell: &usize| {
        let pairs = field.linked(who, board.stones[who] | 1 << cell, free & !(1 << cell));
        let [own, foe] = [at.to, at.to.other()].map(|of| way(board, of, who, 1 << cell).unwrap_or(FAR));
        let [row, col] = [(cell / board.cols, board.rows), (cell % board.cols, board.cols)]
            .map(|(place, size)| (2 * place + 1).abs_diff(size));
        (pairs.map_or(usize::MAX, |pairs| pairs.len()), own, std::cmp::Reverse(foe), row + col)
    };
    let mut cells: Vec<usize> = each(free).collect();
    cells.sort_by_cached_key(key);
    cells
}
