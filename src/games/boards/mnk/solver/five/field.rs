//! A board for five in a row that knows of every free cell what either side would make there. To put a stone and to lift it
//! costs less than a microsecond: only cells within four of it along its lines are looked at again, and what they were is written down.

use std::mem;

#[cfg(test)]
use crate::boards::mnk::solver::five::shapes::Shape;
use crate::boards::mnk::solver::five::shapes::{REACH, TABLE, Table};
#[cfg(test)]
use crate::boards::mnk::solver::five::worth::shapes;
use crate::boards::mnk::solver::five::worth::{BITS, CODES, FIVES, FOURS, KINDS, LOOKS, Look, THREES};
use crate::boards::mnk::solver::threats::plane::{Budget, Cell, Plane, Planes, Side, WORDS, cells_of};

/// What one search for threats may cost.
const SHIPPED: Budget = Budget { fours: 600, work: 4_000, deep: 6 };

/// The most rows or columns, so that a line with what lies beyond its ends fits into 32 bits.
pub const LONGEST: usize = 20;

/// Steps along the four lines through a cell: rows down and columns to the right.
const WAYS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// Bits before the first cell of a line; one more than is looked at.
const PAD: u32 = REACH + 1;

/// Where a cell stands in one of its lines.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    line: u16,
    /// Its number in the line, from 0.
    at: u8,
}

/// The bits of one line: for each side its own stones, and what it cannot have.
#[derive(Clone, Copy)]
struct Line {
    own: [u32; 2],
    closed: [u32; 2],
}

impl Line {
    /// What a stone of either side makes of the line in the cell of this bit.
    #[inline]
    fn shapes(self, bit: u32, table: &Table) -> [u16; 2] {
        let shift = bit - REACH;
        [0, 1].map(|side| table.shape(self.own[side] >> shift, self.closed[side] >> shift) as u16)
    }
}

/// Stones on a board, and what more of them would make.
#[derive(Clone, Debug)]
pub struct Field {
    rows: usize,
    cols: usize,
    /// All cells, one bit each.
    cells: [u64; WORDS],
    off_middle: Vec<u8>,
    places: Vec<[Place; 4]>,
    /// The bits of each side in every line.
    stones: [Vec<u32>; 2],
    /// The bits beyond both ends of every line.
    beyond: Vec<u32>,
    marks: Vec<Option<Side>>,
    planes: Planes,
    /// For each side and cell, four shapes as one number; 0 where a stone stands.
    codes: [Vec<u16>; 2],
    sets: [[[u64; WORDS]; KINDS]; 2],
    totals: [[i32; 2]; 2],
    key: u64,
    table: &'static Table,
    looks: &'static [Look; CODES],
    /// What one search for threats may cost.
    budget: Budget,
    /// The stones that may be lifted quickly, the last one last: each with the number of changes that came before it.
    frames: Vec<(Cell, usize)>,
    /// What the numbers were that these stones changed.
    changes: Vec<Change>,
}

/// What a free cell was to a side before a stone stood elsewhere.
#[derive(Clone, Copy, Debug)]
struct Change {
    cell: Cell,
    side: u8,
    code: u16,
}

impl Field {
    /// An empty board of at most [`LONGEST`] rows and columns.
    pub fn of(rows: usize, cols: usize) -> Self {
        assert!(rows.max(cols) <= LONGEST, "a line fits into its bits");
        let cells = rows * cols;
        let (mut places, mut beyond) = (vec![[Place::default(); 4]; cells], Vec::new());
        for (way, step) in WAYS.into_iter().enumerate() {
            for first in (0..cells).filter(|&cell| walked(rows, cols, cell, step, -1).is_none()) {
                let along: Vec<usize> = (0..).map_while(|steps| walked(rows, cols, first, step, steps)).collect();
                for (at, &cell) in along.iter().enumerate() {
                    places[cell][way] = Place { line: beyond.len() as u16, at: at as u8 };
                }
                beyond.push(!(((1u32 << along.len()) - 1) << PAD));
            }
        }
        let [down, right] = [rows / 2, cols / 2];
        let off_middle = |cell: usize| (cell / cols).abs_diff(down).max((cell % cols).abs_diff(right)) as u8;
        let mut all = [0; WORDS];
        (0..cells).for_each(|cell| all[cell / 64] |= 1 << (cell % 64));
        let mut field = Field {
            rows,
            cols,
            cells: all,
            off_middle: (0..cells).map(off_middle).collect(),
            places,
            stones: [vec![0; beyond.len()], vec![0; beyond.len()]],
            beyond,
            marks: vec![None; cells],
            planes: Planes::default(),
            codes: [vec![0; cells], vec![0; cells]],
            sets: Default::default(),
            totals: [[0; 2]; 2],
            key: 0,
            table: &TABLE,
            looks: &LOOKS,
            // A build without optimisation is thirty times slower and made for tests.
            budget: if cfg!(debug_assertions) { Budget { work: SHIPPED.work / 4, ..SHIPPED } } else { SHIPPED },
            frames: Vec::new(),
            changes: Vec::new(),
        };
        (0..cells).for_each(|cell| field.look_at(cell));
        field
    }

    /// Whether no stone stands there.
    pub fn is_empty(&self) -> bool {
        self.planes == Planes::default()
    }

    /// The cell in the middle, or the last of two or four.
    pub fn middle(&self) -> Cell {
        (self.rows / 2 * self.cols + self.cols / 2) as Cell
    }

    /// How far the cell is from the middle, along the longer of both ways.
    pub fn off_middle(&self, cell: Cell) -> u8 {
        self.off_middle[usize::from(cell)]
    }

    /// The free cells, in order.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> {
        let [first, second] = self.planes;
        cells_of(std::array::from_fn(|word| self.cells[word] & !(first[word] | second[word])))
    }

    /// A number that tells positions apart, but for the mover and by chance one in 2^64.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// How much a stone of the side promises in a free cell; 0 where one stands.
    #[inline]
    pub fn worth(&self, cell: Cell, side: Side) -> i32 {
        i32::from(self.look(usize::from(cell), side).worth)
    }

    /// What all free cells together count for a side in an estimate, by its [role](crate::boards::mnk::solver::five::worth::Look::counts).
    pub fn total(&self, side: Side, role: usize) -> i32 {
        self.totals[side][role]
    }

    /// The same with what searches for threats cost in the program that ships.
    #[cfg(test)]
    pub fn shipped(self) -> Self {
        Field { budget: SHIPPED, ..self }
    }

    /// What a stone of the side makes in a free cell, along the four lines.
    #[cfg(test)]
    pub fn shapes(&self, cell: Cell, side: Side) -> [Shape; 4] {
        shapes(self.codes[side][usize::from(cell)])
    }

    /// The cells of a [kind](KINDS), in order.
    pub fn of_kind(&self, kind: usize, side: Side) -> impl Iterator<Item = Cell> + use<> {
        cells_of(self.sets[side][kind])
    }

    /// Whether there is a cell of a [kind](KINDS).
    #[inline]
    pub fn has_kind(&self, kind: usize, side: Side) -> bool {
        self.sets[side][kind] != [0; WORDS]
    }

    /// The first cell of a [kind](KINDS), and whether there are more.
    #[inline]
    pub fn first(&self, kind: usize, side: Side) -> Option<(Cell, bool)> {
        let set = &self.sets[side][kind];
        let word = set.iter().position(|word| *word != 0)?;
        let count: u32 = set.iter().map(|word| word.count_ones()).sum();
        Some(((64 * word) as Cell + set[word].trailing_zeros() as Cell, count > 1))
    }

    #[inline]
    fn look(&self, cell: usize, side: Side) -> Look {
        self.looks[usize::from(self.codes[side][cell])]
    }

    /// Writes down what a stone of the side makes in a cell.
    fn note(&mut self, cell: usize, side: Side, code: u16) {
        let old = self.looks[usize::from(mem::replace(&mut self.codes[side][cell], code))];
        let new = self.looks[usize::from(code)];
        for (total, (new, old)) in self.totals[side].iter_mut().zip(new.counts.into_iter().zip(old.counts)) {
            *total += i32::from(new) - i32::from(old);
        }
        let changed = old.kinds ^ new.kinds;
        if changed != 0 {
            for kind in (0..KINDS).filter(|kind| changed >> kind & 1 == 1) {
                self.sets[side][kind][cell / 64] ^= 1 << (cell % 64);
            }
        }
    }

    /// What stands in a line.
    #[inline]
    fn line(&self, line: u16) -> Line {
        let line = usize::from(line);
        let own = [self.stones[0][line], self.stones[1][line]];
        Line { own, closed: [own[1] | self.beyond[line], own[0] | self.beyond[line]] }
    }

    /// Looks at a free cell along all its lines.
    fn look_at(&mut self, cell: usize) {
        for side in 0..2 {
            let shape = |place: &Place| self.line(place.line).shapes(u32::from(place.at) + PAD, self.table)[side];
            let code = self.places[cell].iter().zip(0..).map(|(place, way)| shape(place) << (BITS * way)).sum();
            self.note(cell, side, code);
        }
    }

    /// Looks at the free cells again that a stone in this one may change: along each line up to four cells on either side, for each
    /// side of the game as far as no stone of the other comes between.
    fn look_around(&mut self, cell: usize) {
        for (way, (down, right)) in WAYS.into_iter().enumerate() {
            let step = down * self.cols as isize + right;
            let Place { line, at } = self.places[cell][way];
            let line = self.line(line);
            for (step, on) in [(-step, -1), (step, 1)] {
                let (mut near, mut bit, mut is_open) = (cell, u32::from(at) + PAD, [true; 2]);
                for _ in 0..REACH {
                    (near, bit) = (near.wrapping_add_signed(step), bit.wrapping_add_signed(on));
                    let [first, second] = line.closed.map(|closed| closed >> bit & 1 == 1);
                    is_open = [is_open[0] && !first, is_open[1] && !second];
                    if is_open == [false; 2] {
                        break;
                    }
                    if !first && !second {
                        self.look_again(near, way, line.shapes(bit, self.table), is_open);
                    }
                }
            }
        }
    }

    /// Looks at a free cell again along one line in which stones there make these shapes now, for these sides.
    #[inline]
    fn look_again(&mut self, near: usize, way: usize, shapes: [u16; 2], sides: [bool; 2]) {
        let shift = BITS * way as u32;
        for side in 0..2 {
            let code = self.codes[side][near];
            let turned = (code >> shift & 0xf) ^ shapes[side];
            if sides[side] && turned != 0 {
                self.changes.push(Change { cell: near as Cell, side: side as u8, code });
                self.note(near, side, code ^ turned << shift);
            }
        }
    }

    /// Makes everything as it was before the stone that was put last.
    fn take_back(&mut self, before: usize) {
        while self.changes.len() > before
            && let Some(Change { cell, side, code }) = self.changes.pop()
        {
            self.note(usize::from(cell), usize::from(side), code);
        }
    }

    /// Puts the bits of a stone down, or takes them off.
    fn turn(&mut self, cell: usize, side: Side) {
        for place in self.places[cell] {
            self.stones[side][usize::from(place.line)] ^= 1 << (u32::from(place.at) + PAD);
        }
        self.planes[side][cell / 64] ^= 1 << (cell % 64);
        self.key ^= mixed((cell * 2 + side) as u64);
    }
}

impl Plane for Field {
    fn budget(&self) -> Budget {
        self.budget
    }

    fn mark(&self, cell: Cell) -> Option<Side> {
        self.marks[usize::from(cell)]
    }

    fn size(&self) -> usize {
        self.marks.len()
    }

    fn put(&mut self, cell: Cell, side: Side) {
        let cell = usize::from(cell);
        self.frames.push((cell as Cell, self.changes.len()));
        self.marks[cell] = Some(side);
        self.turn(cell, side);
        for side in 0..2 {
            self.changes.push(Change { cell: cell as Cell, side: side as u8, code: self.codes[side][cell] });
            self.note(cell, side, 0);
        }
        self.look_around(cell);
    }

    fn lift(&mut self, cell: Cell) {
        let cell = usize::from(cell);
        let side = self.marks[cell].take().expect("a mark stands there");
        self.turn(cell, side);
        match self.frames.pop() {
            Some((last, before)) if usize::from(last) == cell => self.take_back(before),
            // Lifted out of turn: what is remembered of the others holds no more.
            _ => {
                self.look_at(cell);
                self.look_around(cell);
                self.frames.clear();
                self.changes.clear();
            }
        }
    }

    fn planes(&self) -> Planes {
        self.planes
    }

    fn completing(&self, side: Side) -> Vec<Cell> {
        self.of_kind(FIVES, side).collect()
    }

    fn fours(&self, side: Side) -> Vec<Cell> {
        self.of_kind(FOURS, side).collect()
    }

    fn pressing(&self, side: Side) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.of_kind(FOURS, side).chain(self.of_kind(THREES, side)).collect();
        cells.sort_by_key(|cell| std::cmp::Reverse(self.worth(*cell, side)));
        cells
    }
}

/// A step of a walk on the board; `None` where it leads off.
fn walked(rows: usize, cols: usize, cell: usize, (down, right): (isize, isize), steps: isize) -> Option<usize> {
    let row = (cell / cols).checked_add_signed(down * steps).filter(|row| *row < rows)?;
    let col = (cell % cols).checked_add_signed(right * steps).filter(|col| *col < cols)?;
    Some(row * cols + col)
}

/// A number that looks random: the finaliser of SplitMix64 (Steele, Lea and Flood 2014).
fn mixed(number: u64) -> u64 {
    let number = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
