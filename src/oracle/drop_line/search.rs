//! Exact search for games in which stones are dropped into columns and a line wins: how soon, of any position.
//!
//! The score of a position is its mover's: 0 drawn, else `(size + 2 - stones) / 2` rounded down, where `stones` lie on the board
//! when the line is complete, with a minus sign if the mover loses. A sooner win scores more, and no two ends that can
//! happen to one side score alike.

use crate::oracle::control::{Control, Stop};
use crate::oracle::drop_line::follow::{Proof, following};
use crate::oracle::drop_line::lines::{completing, has_line};
use crate::oracle::drop_line::shape::Shape;
use crate::oracle::drop_line::table::{Memory, Table};
use crate::oracle::drop_line::word::Word;
use crate::say;

/// A position: the mover's stones, all stones, and how many those are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drop<W> {
    /// The mover's stones.
    pub mine: W,
    /// All stones.
    pub full: W,
    /// How many.
    pub stones: u32,
}

impl<W: Word> Drop<W> {
    /// The empty board.
    pub const EMPTY: Self = Drop { mine: W::ZERO, full: W::ZERO, stones: 0 };

    /// The opponent's stones.
    #[inline]
    pub fn theirs(self) -> W {
        self.full ^ self.mine
    }

    /// The position after a stone of the mover in this cell; the opponent is then the mover.
    #[inline]
    pub fn after(self, cell: W) -> Self {
        Drop { mine: self.theirs(), full: self.full | cell, stones: self.stones + 1 }
    }

    /// The cells into which a stone may fall.
    #[inline]
    pub fn playable<S: Shape<Word = W>>(self, shape: S) -> W {
        self.full.plus(shape.bottom()) & shape.cells()
    }
}

/// The score of a side whose line is complete when so many stones lie; 0 if there is no room for so many.
#[inline]
pub fn score<S: Shape>(shape: S, stones: u32) -> i32 {
    ((shape.size() + 2) as i32 - stones as i32).max(0) / 2
}

/// How many plies a game of this score still takes when so many stones lie; the score is not 0.
///
/// On seven by six: score 18 with no stone is the win with the 7th stone, in 7 plies; -18 is lost with the 8th, in 8.
pub fn plies<S: Shape>(shape: S, score: i32, stones: u32) -> u32 {
    let last = shape.size() + 2 - 2 * score.unsigned_abs();
    // Two numbers of stones score alike; the winner's stones are every second one.
    let is_winners = (last - stones).is_multiple_of(2) == (score < 0);
    last - stones - u32::from(!is_winners)
}

/// A position where the mover has a choice, or one that is settled, with what is known of its score.
#[derive(Clone, Copy)]
struct Node<W> {
    at: Drop<W>,
    safe: W,
    low: i32,
    high: i32,
    key: W,
    is_mirrored: bool,
    col: u32,
}

struct Child<W> {
    node: Node<W>,
    is_flipped: bool,
    cell: W,
    promise: i32,
}

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

const STRIDE: u64 = 1 << 10;

impl<S: Shape> Search<S> {
    /// A search whose memory never takes more than `bytes`.
    pub fn within(shape: S, bytes: usize) -> Self {
        let width = shape.cols() * (shape.rows() + 1);
        let most = shape.size() as i32 / 2 + 1;
        Search { shape, table: Table::within(bytes, width, most), nodes: 0, ticked: 0, last: u64::MAX, stopped: None }
    }

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
        while node.low < node.high {
            let beta = probe(node.low, node.high);
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
        let mut node =
            Node { at, safe, low, high, key: S::Word::ZERO, is_mirrored: false, col: NO_COLUMN };
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
        if node.low < node.high && let Some(memory) = self.table.get(node.key) {
            node.low = node.low.max(memory.low);
            node.high = node.high.min(memory.high);
            node.col = if node.is_mirrored && memory.col != NO_COLUMN { self.shape.cols() - 1 - memory.col } else { memory.col };
        }
    }

    /// A bound: at least `beta` if the score is that high, else an upper bound below it.
    fn search(&mut self, node: &Node<S::Word>, beta: i32, control: &Control) -> Option<i32> {
        let shape = self.shape;
        self.visit(control)?;
        let before = self.nodes;
        let mut children: [Option<Child<S::Word>>; 9] = [const { None }; 9];
        let mut count = 0;
        // What moves that are not tried leave at best, and the sure ones.
        let mut high = i32::MIN;
        let mut left = node.safe;
        while !left.is_zero() {
            let cell = left.first();
            left = left.rest();
            let (child, is_flipped, threats) = self.chase(node.at.after(cell));
            let is_flipped = !is_flipped;
            let (low, top) = if is_flipped { (-child.high, -child.low) } else { (child.low, child.high) };
            if low >= beta {
                return Some(low);
            }
            if top < beta {
                high = high.max(top);
                continue;
            }
            let promise = self.promise(node, cell, threats);
            children[count] = Some(Child { node: child, is_flipped, cell, promise });
            count += 1;
        }
        // Slots are far away: all of them are asked for before the first is looked at.
        let mut touched = S::Word::ZERO;
        for child in children[..count].iter().flatten() {
            touched = touched ^ self.table.touch(child.node.key);
        }
        std::hint::black_box(touched);
        let mut kept = 0;
        for i in 0..count {
            let child = children[i].as_mut().expect("just put");
            self.recall(&mut child.node);
            let (low, top) = if child.is_flipped { (-child.node.high, -child.node.low) } else { (child.node.low, child.node.high) };
            if low >= beta {
                return Some(low);
            }
            if top < beta {
                high = high.max(top);
                continue;
            }
            let mut j = kept;
            children.swap(kept, i);
            kept += 1;
            while j > 0 && children[j - 1].as_ref().expect("kept").promise < children[j].as_ref().expect("kept").promise {
                children.swap(j - 1, j);
                j -= 1;
            }
        }
        for i in 0..kept {
            let mut child = children[i].take().expect("kept");
            if i > 0 {
                self.recall(&mut child.node);
            }
            let (low, top) = if child.is_flipped { (-child.node.high, -child.node.low) } else { (child.node.low, child.node.high) };
            let found = if low >= beta {
                low
            } else if top < beta {
                top
            } else if child.is_flipped {
                -self.search(&child.node, 1 - beta, control)?
            } else {
                self.search(&child.node, beta, control)?
            };
            if found >= beta {
                let col = child.cell.lowest() / (shape.rows() + 1);
                self.remember(node, found, node.high, col, self.nodes - before);
                return Some(found);
            }
            high = high.max(found);
        }
        if kept > 0 {
            self.remember(node, node.low, high, NO_COLUMN, self.nodes - before);
        }
        Some(high)
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

/// No column is known to be best.
const NO_COLUMN: u32 = 15;

/// Where to ask next whether the score is at least so much: outside before inside.
fn probe(low: i32, high: i32) -> i32 {
    let middle = low + (high - low) / 2;
    let middle = if middle <= 0 && low / 2 < middle {
        low / 2
    } else if middle >= 0 && high / 2 > middle {
        high / 2
    } else {
        middle
    };
    middle + 1
}
