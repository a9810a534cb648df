//! Exact search of Connect Four, alpha-beta with null windows: how soon a side wins, of any position.
//!
//! Every question asks only whether a score is reached, from the outermost scores in. A position is remembered with a lower and
//! an upper bound. Before moves are tried, forced replies are followed to the next choice, and what can be told there
//! without trying settles most of it; what earlier searches know of all answers is asked before the first is searched.
//!
//! Sources: null windows from the outside in, no losing moves, order by new threats: P. Pons, Solving Connect 4 (2015-2019). Forced
//! replies without a search, bounds from following, look-ups of the answers: C. Steininger's solver c4 (2025).

use std::ops::RangeInclusive;

use crate::boards::connect_four::solver::chase::chase;
use crate::boards::connect_four::solver::drop::{Drop, score};
use crate::boards::connect_four::solver::lines::completing;
use crate::boards::connect_four::solver::open::{Child, NO_COLUMN, Node, Order, Told, WIDEST};
use crate::boards::connect_four::solver::promise::promise;
use crate::boards::connect_four::solver::reach::Reach;
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::transposition_table::Tables;
use crate::boards::connect_four::solver::transposition_table::packed::Table;
use crate::boards::connect_four::solver::transposition_table::shared::Keep;
use crate::boards::connect_four::solver::word::Word;
use crate::boards::connect_four::solver::worth::Worth;
use ground::say;
use solve::judge::control::{Control, Stop};

/// A search with all it remembers; early positions may be remembered together with others.
pub struct Search<S: Shape, F = Table<<S as Shape>::Word>> {
    pub(super) shape: S,
    pub(super) tables: Tables<S, F>,
    worth: Worth,
    /// The children of all nodes on the way, as many places for each node as a board has columns.
    children: Vec<Child<S::Word>>,
    pub(super) nodes: u64,
    pub(super) ticked: u64,
    /// The node beyond which it gives up.
    pub(super) last: u64,
    pub(super) stopped: Option<Stop>,
}

/// What the column promises besides that proved most before.
const KNOWN: i32 = 280;

/// Free cells down to which those who search the same tree tell each other what they are searching.
const TOLD: u32 = 18;

/// Free cells up to which an order among the moves costs more than it saves.
const LAST: u32 = 3;

/// Positions between two looks at the reins.
const STRIDE: u64 = 1 << 10;

impl<S: Shape> Search<S> {
    /// A search whose memory never takes more than `bytes`, but for its smallest size.
    pub fn within(shape: S, bytes: usize) -> Self {
        Search::with(shape, Tables::within(shape, bytes))
    }

    /// Forgets everything; the next question begins from an empty memory.
    pub fn forget(&mut self) {
        self.tables.clear();
        self.nodes = 0;
        self.ticked = 0;
    }

    /// Positions visited in which the mover had a choice.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The score of a position in which nobody has a line and a cell is free; ends as too large after `most` positions.
    pub fn solve(&mut self, at: Drop<S::Word>, most: u64, control: &Control) -> Result<i32, Stop> {
        self.solve_within(at, i32::MIN + 1..=i32::MAX, most, control)
    }

    /// The same if the score lies in `range`, else the end of the range that is nearer to it: the narrower, the cheaper.
    pub fn solve_within(
        &mut self,
        at: Drop<S::Word>,
        range: RangeInclusive<i32>,
        most: u64,
        control: &Control,
    ) -> Result<i32, Stop> {
        let ask = |search: &mut Self, node: &Node<S::Word>, beta| search.search(node, WIDEST, beta, control);
        self.solve_asking(at, range, most, ask)
    }

    /// The same where `ask` tells of a position whether a score is reached, as [`Search::search`] does.
    pub(super) fn solve_asking(
        &mut self,
        at: Drop<S::Word>,
        range: RangeInclusive<i32>,
        most: u64,
        ask: impl Fn(&mut Self, &Node<S::Word>, i32) -> Option<i32>,
    ) -> Result<i32, Stop> {
        let (low, high) = range.into_inner();
        self.last = self.nodes.saturating_add(most);
        let wins = completing(self.shape, at.mine) & at.playable(self.shape);
        if !wins.is_zero() {
            return Ok(score(self.shape, at.stones + 1).clamp(low, high));
        }
        let mut root = self.children[0];
        chase(self.shape, at.mine, at.full, at.stones, 1, &mut root);
        // Whether the mover of `at` moves again after the forced replies.
        if root.is_flipped {
            self.narrow(root.node, low, high, ask)
        } else {
            self.narrow(root.node, -high, -low, ask).map(|score| -score)
        }
        .ok_or_else(|| self.stopped.take().unwrap_or_else(|| Stop::TooLarge(say!("search-too-large", most = most))))
    }

    /// Asks one question after the other until one score between `low` and `high` is left; nothing if it gave up.
    fn narrow(
        &mut self,
        mut node: Node<S::Word>,
        low: i32,
        high: i32,
        ask: impl Fn(&mut Self, &Node<S::Word>, i32) -> Option<i32>,
    ) -> Option<i32> {
        if node.low < node.high {
            self.tables.name(&mut node);
            self.tables.recall(&mut node);
        }
        let (began, free) = (self.nodes, self.shape.size() - node.at.stones);
        while node.low.max(low) < node.high.min(high) {
            let reach = Reach::after(self.nodes - began, free);
            let beta = reach.probe(node.low.max(low), node.high.min(high));
            let found = ask(self, &node, beta)?;
            if found >= beta {
                node.low = found;
            } else {
                node.high = found;
            }
        }
        // Where nothing is left of the range, the score lies beyond one of its ends.
        Some(if node.low >= high { high } else { node.high.clamp(low, high) })
    }
}

impl<S: Shape, F: Keep<S::Word>> Search<S, F> {
    /// A search that remembers this.
    pub(super) fn with(shape: S, tables: Tables<S, F>) -> Self {
        let none =
            Child { node: Node::open(Drop::EMPTY), is_flipped: true, cell: S::Word::ZERO, threats: S::Word::ZERO };
        let children = vec![none; WIDEST * (shape.size() as usize + 2)];
        Search { shape, tables, worth: Worth::of(shape), children, nodes: 0, ticked: 0, last: u64::MAX, stopped: None }
    }

    /// A bound: at least `beta` if the score is that high, else an upper bound below it. Children are written down from `base` on.
    pub(super) fn search(&mut self, node: &Node<S::Word>, base: usize, beta: i32, control: &Control) -> Option<i32> {
        self.visit(control)?;
        let before = self.nodes;
        let (count, high) = match self.expand(node, base, beta) {
            Ok(low) => return Some(low),
            Err(open) => open,
        };
        let mut order = Order::none();
        let mut high = match self.recall_all(node, base..base + count, beta, high, &mut order) {
            Ok(low) => return Some(low),
            Err(high) => high,
        };
        let (open, mut place) = (order.count, 0);
        while place < order.count {
            let i = base + order.at(place);
            // What another found meanwhile; what this search finds at one child seldom tells of the next.
            if F::IS_SHARED && place > 0 {
                self.tables.recall(&mut self.children[i].node);
            }
            let child = &self.children[i];
            let found = match child.tell(beta) {
                Told::Reached(low) => low,
                Told::Missed(high) => high,
                Told::Open => {
                    let (next, is_flipped) = (child.node, child.is_flipped);
                    let is_worth_telling = F::IS_SHARED && self.shape.size() - next.at.stones > TOLD;
                    if is_worth_telling && !self.tables.far().claim(next.key) && (1..open).contains(&place) {
                        order.put_off(place);
                        place += 1;
                        continue;
                    }
                    let beta = if is_flipped { 1 - beta } else { beta };
                    let found = self.search(&next, base + WIDEST, beta, control)?;
                    if is_worth_telling {
                        self.tables.far().release(next.key);
                    }
                    if is_flipped { -found } else { found }
                }
            };
            if found >= beta {
                let col = self.children[i].cell.lowest() / (self.shape.rows() + 1);
                self.tables.remember(node, found, node.high, col, self.nodes - before);
                return Some(found);
            }
            high = high.max(found);
            place += 1;
        }
        if open > 0 {
            self.tables.remember(node, node.low, high.min(node.high), NO_COLUMN, self.nodes - before);
        }
        Some(high)
    }

    /// What the safe moves leave: a score at least `beta` if one of them is told to reach it at once, else how many are open
    /// and the best that the others leave.
    #[inline]
    fn expand(&mut self, node: &Node<S::Word>, base: usize, beta: i32) -> Result<i32, (usize, i32)> {
        // The central columns first: they answer most often.
        let middle = (self.shape.cols() - 1) / 3 * (self.shape.rows() + 1);
        let mut left = (node.at.playable(self.shape) & !(node.danger >> 1)).turned(middle);
        let (mut count, mut high) = (0, i32::MIN);
        while !left.is_zero() {
            let cell = left.first().turned(S::Word::WIDTH - middle);
            left = left.rest();
            let child = &mut self.children[base + count];
            child.cell = cell;
            chase(self.shape, node.at.theirs(), node.at.full | cell, node.at.stones + 1, 1 - beta, child);
            match child.tell(beta) {
                Told::Reached(low) => return Ok(low),
                Told::Missed(told) => high = high.max(told),
                Told::Open => {
                    self.tables.name(&mut child.node);
                    count += 1;
                }
            }
        }
        Err((count, high))
    }

    /// What is remembered of all that is open: the same answer, else the best that the others leave, and in `order` the children
    /// that stay open, the most promising first.
    #[inline]
    fn recall_all(
        &mut self,
        node: &Node<S::Word>,
        places: std::ops::Range<usize>,
        beta: i32,
        mut high: i32,
        order: &mut Order,
    ) -> Result<i32, i32> {
        let children = &mut self.children[places];
        let touched = children.iter().fold(S::Word::ZERO, |touched, child| touched ^ self.tables.touch(&child.node));
        std::hint::black_box(touched);
        let mut open = [0; WIDEST];
        let mut count = 0;
        for (i, child) in children.iter_mut().enumerate() {
            let told = if self.tables.recall(&mut child.node) { child.tell(beta) } else { Told::Open };
            match told {
                Told::Reached(low) => return Ok(low),
                Told::Missed(told) => high = high.max(told),
                Told::Open => {
                    open[count] = i;
                    count += 1;
                }
            }
        }
        let guarded = node.danger << 1;
        let worths = self.worth.where_free(self.shape.size() - node.at.stones);
        let is_clear = count == 1 || node.at.stones + LAST >= self.shape.size();
        for &i in open.iter().take(count) {
            let child = &children[i];
            let promises = || {
                let is_known = child.cell.lowest() / (self.shape.rows() + 1) == node.col;
                let known = if is_known { KNOWN } else { 0 };
                known + promise(self.shape, node.at.full, child.cell, child.threats, guarded, worths)
            };
            order.sort_in(i, if is_clear { 0 } else { promises() });
        }
        Err(high)
    }

    #[inline]
    fn visit(&mut self, control: &Control) -> Option<()> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(STRIDE) {
            let work = self.nodes - self.ticked;
            self.ticked = self.nodes;
            self.stopped = control.tick(work).err();
            if self.stopped.is_some() || self.nodes > self.last || self.tables.far().is_over() {
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
    use crate::boards::connect_four::solver::plain::{plain, random};
    use crate::boards::connect_four::solver::shape::{Sized, Standard};

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
            let mut found = |range| search.solve_within(at, range, u64::MAX, &Control::new());
            // Asked for a part only, the search tells the nearest end, and does not take it for the score later.
            for (low, high) in [(score - 3, score - 1), (score + 1, score + 2), (score - 1, score), (score, score + 1)]
            {
                assert_eq!(found(low..=high), Ok(score.clamp(low, high)), "{low} to {high}: {at:?}");
            }
            let all = i32::MIN + 1..=i32::MAX;
            assert_eq!(found(all), Ok(score), "{cols}x{rows}, {k} in a line: {at:?}");
        }
    }

    #[test]
    fn every_position_of_small_boards_scores_as_plain_search_says() {
        for (cols, rows, k) in
            [(3, 3, 3), (4, 3, 3), (3, 4, 3), (2, 4, 2), (5, 2, 3), (3, 6, 3), (1, 6, 3), (4, 2, 9), (3, 5, 4)]
        {
            agree_everywhere::<u64>(cols, rows, k);
        }
        agree_everywhere::<u128>(4, 3, 3);
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
