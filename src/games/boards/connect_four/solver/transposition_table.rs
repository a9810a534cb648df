//! The transposition tables of a search: late positions, of which there are many and each is cheap, in a small one that stays near
//! the processor, earlier ones in a large one.

pub(crate) mod packed;
pub(crate) mod shared;
pub(crate) mod slot;

use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::open::{NO_COLUMN, Node};
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::transposition_table::packed::{Memory, Table};
use crate::boards::connect_four::solver::transposition_table::shared::{Keep, Shared};
use crate::boards::connect_four::solver::word::Word;
use solve::search::parallel::Claims;

/// Free cells up to which a position is late.
const LATE: u32 = 15;

/// Bytes of the small table: a part of what a core has for itself.
const NEAR: usize = 1 << 18;

/// Two tables for positions of one shape; the large one may be shared.
pub struct Tables<S: Shape, F = Table<<S as Shape>::Word>> {
    shape: S,
    near: Table<S::Word>,
    far: F,
}

/// Bits of a board.
fn width<S: Shape>(shape: S) -> u32 {
    shape.cols() * (shape.rows() + 1)
}

/// No score is farther from 0.
fn most<S: Shape>(shape: S) -> i32 {
    shape.size() as i32 / 2 + 1
}

impl<S: Shape> Tables<S> {
    /// Empty tables that never take more than `bytes` and a small number besides.
    pub fn within(shape: S, bytes: usize) -> Self {
        Tables::beside(shape, Table::within(bytes, width(shape), most(shape)))
    }

    /// The large table grows to its full size, so that it can be shared.
    pub fn grow_fully(&mut self) {
        self.far.grow_fully();
    }

    /// The same large table, and an empty small one.
    pub fn shared<'a>(&'a self, claims: &'a Claims) -> Tables<S, Shared<'a, S::Word>> {
        Tables::beside(self.shape, Shared { table: &self.far, claims })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.near.clear();
        self.far.clear();
    }
}

impl<S: Shape, F: Keep<S::Word>> Tables<S, F> {
    /// An empty small table beside this place for early positions.
    pub fn beside(shape: S, far: F) -> Self {
        Tables { shape, near: Table::whole(NEAR, width(shape), most(shape)), far }
    }

    /// Where early positions are kept.
    pub fn far(&self) -> &F {
        &self.far
    }

    #[inline]
    fn is_late(&self, at: Drop<S::Word>) -> bool {
        at.stones + LATE >= self.shape.size()
    }

    /// Gives a node its key. Mirror images share one; among late positions that would cost more than it saves.
    #[inline]
    pub fn name(&self, node: &mut Node<S::Word>) {
        node.key = node.at.mine | node.at.full.plus(self.shape.bottom());
        node.is_mirrored = false;
        if !self.is_late(node.at) {
            let image = self.shape.mirror(node.key);
            node.is_mirrored = image < node.key;
            node.key = node.key.min(image);
        }
    }

    /// Whatever lies where an early position would lie: reading it brings it near.
    #[inline]
    pub fn touch(&self, node: &Node<S::Word>) -> S::Word {
        if self.is_late(node.at) { S::Word::ZERO } else { self.far.table().touch(node.key) }
    }

    /// Adds what is remembered of a node that has its key, and tells whether there was anything.
    #[inline]
    pub fn recall(&self, node: &mut Node<S::Word>) -> bool {
        let table = if self.is_late(node.at) { &self.near } else { self.far.table() };
        let Some(memory) = table.get(node.key) else { return false };
        node.low = node.low.max(memory.low);
        node.high = node.high.min(memory.high);
        node.col = self.turned(memory.col, node.is_mirrored);
        true
    }

    /// Remembers bounds and the column that proved most; `effort` is the number of positions they cost.
    pub fn remember(&mut self, node: &Node<S::Word>, low: i32, high: i32, col: u32, effort: u64) {
        let col = self.turned(if col == NO_COLUMN { node.col } else { col }, node.is_mirrored);
        let memory = Memory { low, high, col };
        if self.is_late(node.at) {
            self.near.put_newest(node.key, memory);
        } else {
            self.far.put(node.key, memory, effort);
        }
    }

    /// A column, seen in the mirror if asked.
    #[inline]
    fn turned(&self, col: u32, is_mirrored: bool) -> u32 {
        if is_mirrored && col != NO_COLUMN { self.shape.cols() - 1 - col } else { col }
    }
}
