//! The cells that no queen attacks yet, and how the search for nim-values sees them: parts that attack each other nowhere.

use std::sync::OnceLock;

use crate::kit::shapes::{Frame, IMAGES};
use solve::misere::search::Below;
use solve::nim_values::nimber_search::Parting;

/// The longest board.
pub const LONGEST: usize = 12;

/// Cells of the longest board in machine words.
const WORDS: usize = 3;

/// A set of cells of the longest board, row by row: what stands on them is forgotten, for only free cells matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Free([u64; WORDS]);

impl Free {
    /// Adds a cell, given as row and column.
    pub fn add(&mut self, (row, col): (usize, usize)) {
        let cell = row * LONGEST + col;
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    /// Whether a cell is in the set.
    pub fn has(&self, (row, col): (usize, usize)) -> bool {
        let cell = row * LONGEST + col;
        row < LONGEST && col < LONGEST && self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// How many cells there are.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let mut words = self.0;
        std::iter::from_fn(move || {
            let word = words.iter().position(|word| *word != 0)?;
            let cell = word * 64 + words[word].trailing_zeros() as usize;
            words[word] &= words[word] - 1;
            Some((cell / LONGEST, cell % LONGEST))
        })
    }

    /// What is left free when a queen is placed on this cell.
    pub fn after(&self, queen: (usize, usize)) -> Free {
        self.minus(&attacked(queen))
    }

    fn minus(&self, other: &Free) -> Free {
        Free(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    fn meets(&self, other: &Free) -> Free {
        Free(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    fn joined(&self, other: &Free) -> Free {
        Free(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The parts of which no cell attacks a cell of another part: what is placed in one does not matter in the others.
    pub fn parts(&self) -> Vec<Free> {
        let (mut rest, mut parts) = (*self, Vec::new());
        while let Some(first) = rest.cells().next() {
            let (mut part, mut edge) = (Free::default(), Free::default());
            edge.add(first);
            while edge != Free::default() {
                part = part.joined(&edge);
                rest = rest.minus(&edge);
                edge = edge.cells().fold(Free::default(), |seen, cell| seen.joined(&attacked(cell))).meets(&rest);
            }
            parts.push(part);
        }
        parts
    }

    /// The one of all look-alikes that stands for them: attacks do not change when a set is shifted, turned or mirrored.
    pub fn canonical(&self) -> Free {
        let Some(frame) = Frame::of(self.cells()) else { return *self };
        let image = |image: usize| {
            let mut turned = Free::default();
            self.cells().for_each(|cell| turned.add(frame.image(image, cell)));
            turned
        };
        (0..IMAGES).map(image).min().unwrap_or_default()
    }

    /// Whether the cells lie in pairs opposite each other, no cell attacking its partner: then the second player
    /// answers every queen on the opposite cell and makes the last move. The partner is still free then: what attacks it
    /// from a pair placed before, attacked its opposite as well. An empty set is such a one.
    pub fn is_mirrored(&self) -> bool {
        let Some(frame) = Frame::of(self.cells()) else { return true };
        self.cells().all(|cell| {
            let other = frame.opposite(cell);
            self.has(other) && !attacks(cell, other)
        })
    }
}

/// Whether a queen on one cell attacks the other, or they are the same.
pub fn attacks((row, col): (usize, usize), (r, c): (usize, usize)) -> bool {
    row == r || col == c || row.abs_diff(r) == col.abs_diff(c)
}

/// The cells a queen on this cell attacks, and the cell itself.
fn attacked(queen: (usize, usize)) -> Free {
    static ATTACKED: OnceLock<Vec<Free>> = OnceLock::new();
    let cell = |i: usize| (i / LONGEST, i % LONGEST);
    let from = |i: usize| {
        let mut seen = Free::default();
        (0..LONGEST * LONGEST).map(cell).filter(|other| attacks(cell(i), *other)).for_each(|other| seen.add(other));
        seen
    };
    ATTACKED.get_or_init(|| (0..LONGEST * LONGEST).map(from).collect())[queen.0 * LONGEST + queen.1]
}

/// Placing queens, as the searches see it.
pub struct Placing;

impl Parting for Placing {
    type Part = Free;

    fn options(&self, part: &Free) -> Vec<Vec<Free>> {
        let leaves = |cell| part.after(cell).parts().iter().map(Free::canonical).collect();
        let mut options: Vec<Vec<Free>> = part.cells().map(leaves).collect();
        options.sort_unstable();
        options.dedup();
        options
    }

    fn known(&self, part: &Free) -> Option<u32> {
        part.is_mirrored().then_some(0)
    }
}

impl Below for Placing {
    type State = Free;

    fn below(&self, free: &Free) -> Vec<Free> {
        let mut below: Vec<Free> = free.cells().map(|cell| free.after(cell).canonical()).collect();
        below.sort_unstable();
        below.dedup();
        below
    }
}
