//! A board with stones, and for both sides the windows in which only they stand, kept by how many stones they hold.

use std::sync::Arc;

use crate::cells::{CELLS, Cell, CellSet, Geometry, WINDOWS};

/// A side: whoever wants to prove a win may be either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The side that began.
    Black,
    /// The other one.
    White,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Self {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }
}

/// Words that hold a bit for each window.
const WORDS: usize = WINDOWS.div_ceil(64);

/// A set of windows.
type WindowSet = [u64; WORDS];

/// Stones in cells. Placing and lifting are each other's inverse, whatever was done before.
#[derive(Clone)]
pub struct Board {
    /// The lines of the board.
    pub geometry: Arc<Geometry>,
    stones: [Option<Side>; CELLS],
    counts: [[u8; 2]; WINDOWS],
    /// By side and stones from 2 to 4: windows with so many of them and no other.
    open: [[WindowSet; 5]; 2],
    sizes: [[u16; 5]; 2],
    keys: Arc<[[u64; 2]; CELLS]>,
    hash: u64,
    placed: u32,
}

/// Cells where a side completes five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fives {
    /// Nowhere.
    None,
    /// In one cell.
    One(Cell),
    /// In two cells at least.
    Two(Cell, Cell),
}

impl Board {
    /// An empty board.
    pub fn empty(side: u8) -> Self {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let keys = std::array::from_fn(|_| std::array::from_fn(|_| mixed(&mut state)));
        Board {
            geometry: Arc::new(Geometry::of(side)),
            stones: [None; CELLS],
            counts: [[0; 2]; WINDOWS],
            open: [[[0; WORDS]; 5]; 2],
            sizes: [[0; 5]; 2],
            keys: Arc::new(keys),
            hash: 0,
            placed: 0,
        }
    }

    /// A number for the stones and the side to move.
    pub fn key(&self, to: Side) -> u64 {
        self.hash ^ (to as u64).wrapping_mul(0x51ed_270b_9f31_6a27)
    }

    /// What a stone of a side in a cell changes in every key.
    pub fn part(&self, cell: Cell, side: Side) -> u64 {
        self.keys[usize::from(cell)][side as usize]
    }

    /// Whether a cell is free.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.stones[usize::from(cell)].is_none()
    }

    /// How many stones there are.
    pub fn stones(&self) -> u32 {
        self.placed
    }

    /// Whose stone stands in a cell.
    pub fn stone(&self, cell: Cell) -> Option<Side> {
        self.stones[usize::from(cell)]
    }

    /// The free cells in order.
    pub fn free(&self) -> impl Iterator<Item = Cell> {
        (0..self.geometry.cells()).filter(|cell| self.is_free(*cell))
    }

    /// Places a stone in a free cell.
    pub fn put(&mut self, cell: Cell, side: Side) {
        let (own, other) = (side as usize, side.other() as usize);
        self.stones[usize::from(cell)] = Some(side);
        self.placed += 1;
        self.hash ^= self.keys[usize::from(cell)][own];
        let geometry = Arc::clone(&self.geometry);
        for &window in geometry.through(cell) {
            let counts = self.counts[usize::from(window)];
            if counts[other] == 0 {
                self.strike(window, own, counts[own]);
                self.enter(window, own, counts[own] + 1);
            } else if counts[own] == 0 {
                self.strike(window, other, counts[other]);
            }
            self.counts[usize::from(window)][own] += 1;
        }
    }

    /// Takes the stone of a cell away.
    pub fn lift(&mut self, cell: Cell) {
        let Some(side) = self.stones[usize::from(cell)].take() else { return };
        self.placed -= 1;
        let (own, other) = (side as usize, side.other() as usize);
        self.hash ^= self.keys[usize::from(cell)][own];
        let geometry = Arc::clone(&self.geometry);
        for &window in geometry.through(cell) {
            self.counts[usize::from(window)][own] -= 1;
            let counts = self.counts[usize::from(window)];
            if counts[other] == 0 {
                self.strike(window, own, counts[own] + 1);
                self.enter(window, own, counts[own]);
            } else if counts[own] == 0 {
                self.enter(window, other, counts[other]);
            }
        }
    }

    fn enter(&mut self, window: u16, side: usize, stones: u8) {
        if let stones @ 2..5 = usize::from(stones) {
            self.open[side][stones][usize::from(window >> 6)] |= 1 << (window & 63);
            self.sizes[side][stones] += 1;
        }
    }

    fn strike(&mut self, window: u16, side: usize, stones: u8) {
        if let stones @ 2..5 = usize::from(stones) {
            self.open[side][stones][usize::from(window >> 6)] &= !(1 << (window & 63));
            self.sizes[side][stones] -= 1;
        }
    }

    /// How many windows hold so many stones of a side, 2 to 4, and none of the other.
    pub fn count(&self, side: Side, stones: usize) -> u16 {
        self.sizes[side as usize][stones]
    }

    /// The numbers of these windows, as they are now.
    pub fn windows(&self, side: Side, stones: usize) -> impl Iterator<Item = usize> + use<> {
        let set = if self.count(side, stones) == 0 { [0; WORDS] } else { self.open[side as usize][stones] };
        set.into_iter().enumerate().flat_map(|(word, bits)| Bits(bits).map(move |bit| word * 64 + bit))
    }

    /// The free cells of a window: as many as are asked for, if it has them.
    pub fn gaps<const N: usize>(&self, window: usize) -> [Cell; N] {
        let mut gaps = [0; N];
        let cells = self.geometry.windows[window];
        for (gap, cell) in gaps.iter_mut().zip(cells.into_iter().filter(|cell| self.is_free(*cell))) {
            *gap = cell;
        }
        gaps
    }

    /// Where a side completes five.
    pub fn fives(&self, side: Side) -> Fives {
        if self.count(side, 4) == 0 {
            return Fives::None;
        }
        let mut cells = self.windows(side, 4).map(|window| self.gaps::<1>(window)[0]);
        let Some(first) = cells.next() else { return Fives::None };
        cells.find(|cell| *cell != first).map_or(Fives::One(first), |second| Fives::Two(first, second))
    }

    /// Adds the free cells of all windows with so many stones of a side and none of the other.
    pub fn add_gaps(&self, side: Side, stones: usize, set: &mut CellSet) {
        for window in self.windows(side, stones) {
            let cells = self.geometry.windows[window];
            cells.into_iter().filter(|cell| self.is_free(*cell)).for_each(|cell| set.add(cell));
        }
    }

    /// How much a stone of a side does in a free cell: the windows it would join and those it would stop.
    pub fn weight(&self, cell: Cell, side: Side) -> u32 {
        const JOINS: [u32; 5] = [1, 3, 10, 41, 99];
        const STOPS: [u32; 5] = [0, 2, 7, 31, 99];
        let counts = self.geometry.through(cell).iter().map(|window| self.counts[usize::from(*window)]);
        let weights = counts.map(|counts| match (counts[side as usize], counts[side.other() as usize]) {
            (own, 0) => JOINS[usize::from(own)],
            (0, other) => STOPS[usize::from(other)],
            _ => 0,
        });
        weights.sum()
    }

    /// Whether somebody has five in a line.
    pub fn winner(&self) -> Option<Side> {
        let has = |side: Side| self.counts.iter().any(|counts| counts[side as usize] == 5);
        [Side::Black, Side::White].into_iter().find(|side| has(*side))
    }
}

/// The places of the bits of a word, from the lowest.
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let bit = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (bit < 64).then_some(bit as usize)
    }
}

/// The next number of a fixed series that looks random.
fn mixed(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut word = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
