//! The crosses on a board of Notakto as bits, the lines that kill it, and the board as others see it.

use solve::search::lines::Lines;

/// The most rows and columns of a board.
pub const LONGEST: usize = 12;

const WORDS: usize = (LONGEST * LONGEST).div_ceil(64);

/// A set of cells, numbered row by row from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits([u64; WORDS]);

impl Bits {
    /// Whether a cell is in it.
    pub fn has(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// The same with one cell more.
    pub fn with(mut self, cell: usize) -> Self {
        self.0[cell / 64] |= 1 << (cell % 64);
        self
    }

    fn covers(&self, other: &Bits) -> bool {
        self.0.iter().zip(&other.0).all(|(own, other)| other & !own == 0)
    }
}

impl FromIterator<usize> for Bits {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        cells.into_iter().fold(Bits::default(), Bits::with)
    }
}

/// A drawn board; it carries its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// The crosses.
    pub marks: Bits,
}

impl Board {
    /// How many cells it has.
    pub fn cells(&self) -> usize {
        self.rows * self.cols
    }

    /// The same with one cross more.
    pub fn with(self, cell: usize) -> Self {
        Board { marks: self.marks.with(cell), ..self }
    }

    /// The empty cells.
    pub fn free(&self) -> impl Iterator<Item = usize> + use<> {
        let marks = self.marks;
        (0..self.cells()).filter(move |&cell| !marks.has(cell))
    }
}

/// A board as a game: which moves it has, and nothing that makes no difference to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// A board on which no line can arise: so many moves and no choice.
    Countdown(usize),
    /// The least of its images under the symmetries; a dead board is a countdown of 0.
    Live(Board),
}

/// What all boards of one size have in common.
#[derive(Debug)]
pub struct Shape {
    lines: Vec<Bits>,
    turns: Vec<Vec<u16>>,
}

impl Shape {
    /// The shape of boards of this size where `k` in a line kill.
    pub fn of(rows: usize, cols: usize, k: usize) -> Self {
        let lines = Lines::of(rows, cols, k);
        let cells = |line: &Vec<u16>| line.iter().map(|&cell| usize::from(cell)).collect();
        Shape { lines: lines.all.iter().map(cells).collect(), turns: lines.symmetries }
    }

    /// Whether some line is full.
    pub fn is_dead(&self, marks: &Bits) -> bool {
        self.lines.iter().any(|line| marks.covers(line))
    }

    /// The cells of a full line.
    pub fn completed(&self, board: &Board) -> Option<Vec<usize>> {
        let line = self.lines.iter().find(|line| board.marks.covers(line))?;
        Some((0..board.cells()).filter(|cell| line.has(*cell)).collect())
    }

    /// The board as a game.
    pub fn seen(&self, board: &Board) -> Seen {
        if self.lines.is_empty() {
            return Seen::Countdown(board.free().count());
        }
        if self.is_dead(&board.marks) {
            return Seen::Countdown(0);
        }
        let turned = |turn: &Vec<u16>| -> Bits {
            (0..board.cells()).filter(|&cell| board.marks.has(cell)).map(|cell| usize::from(turn[cell])).collect()
        };
        let marks = self.turns.iter().map(turned).min().unwrap_or(board.marks);
        Seen::Live(Board { marks, ..*board })
    }
}
