//! Exact search for games in which stones are dropped into columns and a line wins: how soon, of any position.
//!
//! Every question asks only whether a score is reached, from the outermost scores in. A position is remembered with a lower and
//! an upper bound. Before moves are tried, forced replies are followed to the next choice, and what can be told there
//! without trying settles most of it; what earlier searches know of all answers is asked before the first is searched.
//!
//! Sources: null windows from the outside in, no losing moves, order by new threats: P. Pons, Solving Connect 4 (2015-2019). Forced
//! replies without a search, bounds from following, look-ups of the answers: C. Steininger's solver c4 (2025).

use crate::oracle::control::{Control, Stop};
use crate::oracle::drop_line::drop::{Drop, score};
use crate::oracle::drop_line::follow::{Proof, following};
use crate::oracle::drop_line::lines::{completing, has_line};
use crate::oracle::drop_line::open::{Child, NO_COLUMN, Node, Open, Told, WIDEST};
use crate::oracle::drop_line::reach::Reach;
use crate::oracle::drop_line::shape::Shape;
use crate::oracle::drop_line::table::{Memory, Table};
use crate::oracle::drop_line::word::Word;
use crate::say;

/// A search with all it remembers.
pub struct Search<S: Shape> {
    shape: S,
    table: Table<S::Word>,
    nodes: u64,
    ticked: u64,
    /// The node beyond which the question is too large.
    last: u64,
    stopped: Option<Stop>,
}

/// Positions between two looks at the reins.
const STRIDE: u64 = 1 << 10;

impl<S: Shape> Search<S> {
    /// A search whose memory never takes more than `bytes`.
    pub fn within(shape: S, bytes: usize) -> Self {
        let width = shape.cols() * (shape.rows() + 1);
        let most = shape.size() as i32 / 2 + 1;
        Search { shape, table: Table::within(bytes, width, most), nodes: 0, ticked: 0, last: u64::MAX, stopped: None }
    }

    /// Forgets everything; the next question begins from an empty memory.
    pub fn forget(&mut self) {
        self.table.clear();
        self.nodes = 0;
        self.ticked = 0;
    }

    /// Positions visited in which the mover had a choice.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The score of a position in which nobody has a line and a cell is free; ends as too large after `most` positions.
    pub fn solve(&mut self, at: Drop<S::Word>, most: u64, control: &Control) -> Result<i32, Stop> {
        let shape = self.shape;
        self.last = self.nodes.saturating_add(most);
        let wins = completing(shape, at.mine) & at.playable(shape);
        if !wins.is_zero() {
            return Ok(score(shape, at.stones + 1));
        }
        let (mut node, is_flipped, _) = self.chase(at);
        let sign = if is_flipped { -1 } else { 1 };
        self.recall(&mut node);
        let began = self.nodes;
        while node.low < node.high {
            let spent = self.nodes - began;
            let beta = Reach::after(spent, shape.size() - at.stones).probe(node.low, node.high);
            let Some(found) = self.search(&node, beta, control) else {
                let too_large = || Stop::TooLarge(say!("search-too-large", most = most));
                return Err(self.stopped.take().unwrap_or_else(too_large));
            };
            if found >= beta {
                node.low = found;
            } else {
                node.high = found;
            }
        }
        Ok(sign * node.low)
    }

    /// Follows forced replies until there is a choice or the end is in sight. The mover has no win at once. Also tells
    /// whether the mover has changed, and the cells that win for whoever moved last before `at`.
    #[inline]
    fn chase(&self, mut at: Drop<S::Word>) -> (Node<S::Word>, bool, S::Word) {
        let shape = self.shape;
        let mut is_flipped = false;
        let mut first = None;
        let settled = |at, score| Node {
            at,
            safe: S::Word::ZERO,
            low: score,
            high: score,
            key: S::Word::ZERO,
            is_mirrored: false,
            col: NO_COLUMN,
        };
        loop {
            let threats = completing(shape, at.theirs()) & !at.full;
            let first = *first.get_or_insert(threats);
            if at.stones == shape.size() {
                return (settled(at, 0), is_flipped, first);
            }
            let playable = at.playable(shape);
            let blocks = playable & threats;
            let safe = playable & !(threats >> 1);
            let cell = if !blocks.is_zero() {
                if !blocks.rest().is_zero() || (blocks & safe).is_zero() {
                    return (settled(at, -score(shape, at.stones + 2)), is_flipped, first);
                }
                blocks
            } else if safe.is_zero() {
                return (settled(at, -score(shape, at.stones + 2)), is_flipped, first);
            } else if safe.rest().is_zero() {
                safe
            } else {
                return (self.assess(at, safe), is_flipped, first);
            };
            at = at.after(cell);
            is_flipped = !is_flipped;
        }
    }

    /// What can be told of a position with a choice without trying any.
    #[inline]
    fn assess(&self, at: Drop<S::Word>, safe: S::Word) -> Node<S::Word> {
        let shape = self.shape;
        let mut low = -score(shape, at.stones + 4);
        let mut high = score(shape, at.stones + 3);
        let free = shape.cells() & !at.full;
        if high > 0 && !has_line(shape, at.mine | free) {
            high = 0;
        }
        if low < 0 && !has_line(shape, at.theirs() | free) {
            low = 0;
        }
        if low < high {
            match following(shape, at.mine, at.full, at.stones) {
                Proof::None => {}
                Proof::NoWin => high = high.min(0),
                Proof::Loss(last) => high = high.min(-score(shape, last)),
            }
        }
        let mut node = Node { at, safe, low, high, key: S::Word::ZERO, is_mirrored: false, col: NO_COLUMN };
        if low < high {
            (node.key, node.is_mirrored) = self.key(at);
        }
        node
    }

    #[inline]
    fn key(&self, at: Drop<S::Word>) -> (S::Word, bool) {
        let shape = self.shape;
        let key = at.mine | at.full.plus(shape.bottom());
        let image = shape.mirror(key);
        if image < key { (image, true) } else { (key, false) }
    }

    #[inline]
    fn recall(&self, node: &mut Node<S::Word>) {
        if node.low < node.high
            && let Some(memory) = self.table.get(node.key)
        {
            node.low = node.low.max(memory.low);
            node.high = node.high.min(memory.high);
            node.col = if node.is_mirrored && memory.col != NO_COLUMN {
                self.shape.cols() - 1 - memory.col
            } else {
                memory.col
            };
        }
    }

    /// A bound: at least `beta` if the score is that high, else an upper bound below it.
    fn search(&mut self, node: &Node<S::Word>, beta: i32, control: &Control) -> Option<i32> {
        self.visit(control)?;
        let before = self.nodes;
        let mut open = Open { children: [const { None }; WIDEST], count: 0, high: i32::MIN };
        if let Some(low) = self.expand(node, beta, &mut open).or_else(|| self.recall_all(beta, &mut open)) {
            return Some(low);
        }
        for i in 0..open.count {
            let mut child = open.children[i].take().expect("so many are open");
            if i > 0 {
                self.recall(&mut child.node);
            }
            let found = match child.tell(beta) {
                Told::Reached(low) => low,
                Told::Missed(high) => high,
                Told::Open if child.is_flipped => -self.search(&child.node, 1 - beta, control)?,
                Told::Open => self.search(&child.node, beta, control)?,
            };
            if found >= beta {
                let col = child.cell.lowest() / (self.shape.rows() + 1);
                self.remember(node, found, node.high, col, self.nodes - before);
                return Some(found);
            }
            open.high = open.high.max(found);
        }
        if open.count > 0 {
            self.remember(node, node.low, open.high, NO_COLUMN, self.nodes - before);
        }
        Some(open.high)
    }

    /// What the safe moves leave; a score at least `beta` if one of them is told to reach it at once.
    #[inline]
    fn expand(&self, node: &Node<S::Word>, beta: i32, open: &mut Open<S::Word>) -> Option<i32> {
        let mut left = node.safe;
        while !left.is_zero() {
            let cell = left.first();
            left = left.rest();
            let (left_node, is_same, threats) = self.chase(node.at.after(cell));
            let mut child = Child { node: left_node, is_flipped: !is_same, cell, promise: 0 };
            match child.tell(beta) {
                Told::Reached(low) => return Some(low),
                Told::Missed(high) => open.high = open.high.max(high),
                Told::Open => {
                    child.promise = self.promise(node, cell, threats);
                    open.children[open.count] = Some(child);
                    open.count += 1;
                }
            }
        }
        None
    }

    /// What is remembered of all that is left: the same answer, else the children that stay open, the most promising first.
    #[inline]
    fn recall_all(&self, beta: i32, open: &mut Open<S::Word>) -> Option<i32> {
        // Slots are far away: all of them are asked for before the first is looked at.
        let near = open.children[..open.count].iter().flatten();
        let touched = near.fold(S::Word::ZERO, |touched, child| touched ^ self.table.touch(child.node.key));
        std::hint::black_box(touched);
        let count = std::mem::take(&mut open.count);
        for i in 0..count {
            let child = open.children[i].as_mut().expect("so many are open");
            self.recall(&mut child.node);
            match child.tell(beta) {
                Told::Reached(low) => return Some(low),
                Told::Missed(high) => open.high = open.high.max(high),
                Told::Open => open.sort_in(i),
            }
        }
        None
    }

    #[inline]
    fn promise(&self, node: &Node<S::Word>, cell: S::Word, threats: S::Word) -> i32 {
        let shape = self.shape;
        let playable = (node.at.full | cell).plus(shape.bottom());
        let next = threats & (playable << 1);
        let later = threats & (playable << 2);
        let col = cell.lowest() / (shape.rows() + 1);
        let center = col.min(shape.cols() - 1 - col) as i32;
        let known = if col == node.col { 35 } else { 0 };
        84 * next.count() as i32 + 35 * later.count() as i32 + 21 * threats.count() as i32 + center + known
    }

    fn remember(&mut self, node: &Node<S::Word>, low: i32, high: i32, col: u32, effort: u64) {
        let col = if col == NO_COLUMN { node.col } else { col };
        let col = if node.is_mirrored && col != NO_COLUMN { self.shape.cols() - 1 - col } else { col };
        self.table.put(node.key, Memory { low, high: high.min(node.high), col }, effort);
    }

    #[inline]
    fn visit(&mut self, control: &Control) -> Option<()> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(STRIDE) {
            let work = self.nodes - self.ticked;
            self.ticked = self.nodes;
            self.stopped = control.tick(work).err();
            if self.stopped.is_some() || self.nodes > self.last {
                return None;
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use rustc_hash::FxHashMap;

    use super::*;
    use crate::oracle::drop_line::shape::{Sized, Standard};

    /// The score by trying everything, positions remembered; no knowledge but the rules.
    fn plain<S: Shape>(shape: S, at: Drop<S::Word>, known: &mut FxHashMap<(S::Word, S::Word), i32>) -> i32 {
        if has_line(shape, at.theirs()) {
            return -score(shape, at.stones);
        }
        if at.stones == shape.size() {
            return 0;
        }
        if let Some(score) = known.get(&(at.mine, at.full)) {
            return *score;
        }
        let mut left = at.playable(shape);
        let mut best = i32::MIN;
        while !left.is_zero() {
            best = best.max(-plain(shape, at.after(left.first()), known));
            left = left.rest();
        }
        known.insert((at.mine, at.full), best);
        best
    }

    fn searched<S: Shape>(shape: S, at: Drop<S::Word>) -> i32 {
        Search::within(shape, 1 << 16).solve(at, u64::MAX, &Control::new()).expect("nobody stops it")
    }

    /// Every position of a small board that the plain search met scores alike in the search.
    fn agree_everywhere<W: Word>(cols: u32, rows: u32, k: u32) {
        let shape = Sized::<W>::of(cols, rows, k);
        let mut known = FxHashMap::default();
        plain(shape, Drop::EMPTY, &mut known);
        let mut search = Search::within(shape, 1 << 16);
        for ((mine, full), score) in known {
            let at = Drop { mine, full, stones: full.count() };
            let found = search.solve(at, u64::MAX, &Control::new());
            assert_eq!(found, Ok(score), "{cols}x{rows}, {k} in a line: {at:?}");
        }
    }

    #[test]
    fn every_position_of_small_boards_scores_as_plain_search_says() {
        for (cols, rows, k) in [(3, 3, 3), (4, 3, 3), (3, 4, 3), (2, 4, 2), (5, 2, 3), (1, 6, 3), (4, 2, 9), (3, 5, 4)]
        {
            agree_everywhere::<u64>(cols, rows, k);
        }
        agree_everywhere::<u128>(4, 3, 3);
    }

    /// A game of random moves from the empty board until so many cells are left, unless it ends before.
    fn random<S: Shape>(shape: S, mut seed: u64, left: u32) -> Option<Drop<S::Word>> {
        let mut at = Drop::EMPTY;
        while at.stones + left < shape.size() {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mut cells = at.playable(shape);
            for _ in 0..(seed >> 33) % u64::from(cells.count()) {
                cells = cells.rest();
            }
            at = at.after(cells.first());
            if has_line(shape, at.theirs()) {
                return None;
            }
        }
        Some(at)
    }

    #[test]
    fn late_positions_score_as_plain_search_says() {
        for seed in 0..60 {
            if let Some(at) = random(Standard, seed, 12) {
                assert_eq!(searched(Standard, at), plain(Standard, at, &mut FxHashMap::default()), "{at:?}");
            }
            for (cols, rows) in [(4, 4), (5, 4), (4, 5), (6, 3)] {
                let shape = Sized::<u64>::of(cols, rows, 4);
                if let Some(at) = random(shape, seed, 11) {
                    assert_eq!(
                        searched(shape, at),
                        plain(shape, at, &mut FxHashMap::default()),
                        "{cols}x{rows} {at:?}"
                    );
                }
            }
            let wide = Sized::<u128>::of(9, 9, 5);
            if let Some(at) = random(wide, seed, 9) {
                assert_eq!(searched(wide, at), plain(wide, at, &mut FxHashMap::default()), "9x9 {at:?}");
            }
        }
    }

    #[test]
    fn a_search_beyond_its_limit_is_too_large_and_one_asked_to_stop_stops() {
        let mut search = Search::within(Standard, 1 << 20);
        let large = search.solve(Drop::EMPTY, 5_000, &Control::new());
        assert!(matches!(large, Err(Stop::TooLarge(_))), "{large:?}");
        let control = Control::new();
        control.stop();
        assert_eq!(search.solve(Drop::EMPTY, u64::MAX, &control), Err(Stop::Asked));
    }
}
