//! What the searches for threats ask of a board: stones that are put and lifted, and the cells that finish or threaten to.

/// One of the two sides: 0 or 1.
pub type Side = usize;

/// A cell, counted from 0.
pub type Cell = u16;

/// The cells that each side holds, one bit each: all that tells positions on one board apart but for the mover.
pub type Planes = [[u64; WORDS]; 2];

/// Words of 64 cells: enough for 20 by 20.
pub const WORDS: usize = 7;

/// How far a search on a board goes: the quicker the board, the farther.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Fours looked at in one search for fours.
    pub fours: u32,
    /// Work of one depth at most: fours put on the board and threes tried.
    pub work: u32,
    /// Threes and fours that follow each other at most before fours alone must win.
    pub deep: usize,
}

impl Budget {
    /// What is spent on each of many moves of which nothing need be proved.
    pub fn scant(self) -> Self {
        Budget { work: self.work / 8, deep: self.deep.min(3), ..self }
    }
}

/// A board of lines. The cells it names come in an order that the position alone decides.
pub trait Plane {
    /// How far searches go here.
    fn budget(&self) -> Budget;

    /// Whose mark stands in a cell.
    fn mark(&self, cell: Cell) -> Option<Side>;

    /// How many cells there are.
    fn size(&self) -> usize;

    /// Puts a mark into a free cell.
    fn put(&mut self, cell: Cell, side: Side);

    /// Takes the mark in a cell off again.
    fn lift(&mut self, cell: Cell);

    /// The cells that each side holds.
    fn planes(&self) -> Planes;

    /// The cells that complete a line of the side now, in order.
    fn completing(&self, side: Side) -> Vec<Cell>;

    /// The cells where a mark of the side makes a four, in order.
    fn fours(&self, side: Side) -> Vec<Cell>;

    /// The cells where a mark of the side threatens, the most promising first.
    fn pressing(&self, side: Side) -> Vec<Cell>;

    /// The free cells, in order.
    fn free(&self) -> Vec<Cell> {
        (0..self.size() as Cell).filter(|&cell| self.mark(cell).is_none()).collect()
    }

    /// Makes these the marks. Time: what differs from the marks before.
    fn set(&mut self, marks: &mut dyn Iterator<Item = Option<Side>>) {
        for (cell, mark) in (0..).zip(marks) {
            let before = self.mark(cell);
            if before == mark {
                continue;
            }
            if before.is_some() {
                self.lift(cell);
            }
            if let Some(side) = mark {
                self.put(cell, side);
            }
        }
    }
}

/// The cells of a set, in order.
pub fn cells_of(set: [u64; WORDS]) -> impl Iterator<Item = Cell> {
    set.into_iter().zip(0u16..).flat_map(|(mut word, i)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros())?;
            word &= word - 1;
            Some(64 * i + bit as Cell)
        })
    })
}
