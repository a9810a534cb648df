//! The shape of a board: columns of equal height in a word, a spare cell on top of each, and what a line is.
//!
//! Column by column from the left, each from the bottom up: the cell at `(column, height)` is bit `column * (rows + 1) + height`.

use crate::boards::connect_four::solver::word::Word;

/// How large a board is and how long a line must be. Masks are derived once.
pub trait Shape: Copy + Send + Sync + 'static {
    /// What a board is packed into.
    type Word: Word;

    /// How many columns there are.
    fn cols(self) -> u32;

    /// How many stones a column holds.
    fn rows(self) -> u32;

    /// How many stones in a row, a column or a diagonal make a line.
    fn k(self) -> u32;

    /// The lowest cell of every column.
    fn bottom(self) -> Self::Word;

    /// Every cell, the spare ones left out.
    fn cells(self) -> Self::Word;

    /// Every second cell of every column, the topmost first.
    fn tops(self) -> Self::Word;

    /// How many cells there are.
    fn size(self) -> u32 {
        self.cols() * self.rows()
    }

    /// The cells of a column.
    fn column(self, col: u32) -> Self::Word {
        (self.cells() & column_of(self.rows())) << (col * (self.rows() + 1))
    }

    /// All cells of a column, given one of them.
    #[inline]
    fn column_around(self, cell: Self::Word) -> Self::Word {
        self.column(cell.lowest() / (self.rows() + 1))
    }

    /// The cells above the given ones, each in its column, up to the spare ones.
    #[inline]
    fn above(self, cells: Self::Word) -> Self::Word {
        (self.bottom() << self.rows()).minus(cells) | cells
    }

    /// The board seen in a mirror that stands beside it.
    fn mirror(self, board: Self::Word) -> Self::Word {
        let step = self.rows() + 1;
        let column = (Self::Word::ONE << step).minus(Self::Word::ONE);
        let mut image = Self::Word::ZERO;
        for col in 0..self.cols() {
            image |= ((board >> (col * step)) & column) << ((self.cols() - 1 - col) * step);
        }
        image
    }
}

fn column_of<W: Word>(rows: u32) -> W {
    (W::ONE << rows).minus(W::ONE)
}

/// Seven columns of six, four in a line: the size everybody plays, its masks known to the compiler.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standard;

const BOTTOM: u64 = 0x0408_1020_4081;
const CELLS: u64 = BOTTOM * 0b11_1111;
const TOPS: u64 = BOTTOM * 0b10_1010;

impl Shape for Standard {
    type Word = u64;

    #[inline]
    fn cols(self) -> u32 {
        7
    }

    #[inline]
    fn rows(self) -> u32 {
        6
    }

    #[inline]
    fn k(self) -> u32 {
        4
    }

    #[inline]
    fn bottom(self) -> u64 {
        BOTTOM
    }

    #[inline]
    fn cells(self) -> u64 {
        CELLS
    }

    #[inline]
    fn tops(self) -> u64 {
        TOPS
    }
}

/// Any other size.
#[derive(Clone, Copy, Debug)]
pub struct Sized<W> {
    cols: u32,
    rows: u32,
    k: u32,
    bottom: W,
    cells: W,
    tops: W,
}

impl<W: Word> Sized<W> {
    /// A board of so many columns and rows; `cols * (rows + 1)` bits must fit the word. A line longer than the board is as
    /// good as any longer one.
    pub fn of(cols: u32, rows: u32, k: u32) -> Self {
        let columns = |column: W| (0..cols).fold(W::ZERO, |board, col| board | (column << (col * (rows + 1))));
        let tops = (0..rows).rev().step_by(2).fold(W::ZERO, |column, row| column | (W::ONE << row));
        Sized {
            cols,
            rows,
            k: k.min(cols.max(rows) + 1),
            bottom: columns(W::ONE),
            cells: columns(column_of(rows)),
            tops: columns(tops),
        }
    }
}

impl<W: Word> Shape for Sized<W> {
    type Word = W;

    fn cols(self) -> u32 {
        self.cols
    }

    fn rows(self) -> u32 {
        self.rows
    }

    fn k(self) -> u32 {
        self.k
    }

    fn bottom(self) -> W {
        self.bottom
    }

    fn cells(self) -> W {
        self.cells
    }

    fn tops(self) -> W {
        self.tops
    }
}
