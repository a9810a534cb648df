//! Positions on the way of a search, what is known of them, and those among a position's children that must be searched.

use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::word::Word;

/// No column is known to be best.
pub const NO_COLUMN: u32 = 15;

/// A position where the mover has a choice, or one that is settled, with what is known of its score.
#[derive(Clone, Copy)]
pub struct Node<W> {
    /// The position.
    pub at: Drop<W>,
    /// The free cells with which the opponent would complete a line.
    pub danger: W,
    /// The score is at least this.
    pub low: i32,
    /// The score is at most this.
    pub high: i32,
    /// Under what it is remembered.
    pub key: W,
    /// Whether that is the key of its mirror image.
    pub is_mirrored: bool,
    /// The column that proved most before.
    pub col: u32,
}

impl<W: Word> Node<W> {
    /// A position with nothing known of it.
    pub fn open(at: Drop<W>) -> Self {
        Node { at, danger: W::ZERO, low: i32::MIN, high: i32::MAX, key: W::ZERO, is_mirrored: false, col: NO_COLUMN }
    }

    /// Nothing is open in this position.
    #[inline]
    pub fn settle(&mut self, at: Drop<W>, score: i32) {
        self.at = at;
        self.low = score;
        self.high = score;
    }
}

/// What a move leaves, after the replies that are forced.
#[derive(Clone, Copy)]
pub struct Child<W> {
    /// The next position with a choice, or one that is settled.
    pub node: Node<W>,
    /// Whether its mover is the opponent of who chose the move.
    pub is_flipped: bool,
    /// The cell of the move.
    pub cell: W,
    /// The threats of who chose the move, where he has just one stone more.
    pub threats: W,
}

/// What is known of a child, seen by who chose the move.
pub enum Told {
    /// It scores at least what was wanted.
    Reached(i32),
    /// It scores at most this, which is less.
    Missed(i32),
    /// Either is possible.
    Open,
}

impl<W: Word> Child<W> {
    /// What is known already of the question whether it scores `beta`.
    #[inline]
    pub fn tell(&self, beta: i32) -> Told {
        let (low, high) =
            if self.is_flipped { (-self.node.high, -self.node.low) } else { (self.node.low, self.node.high) };
        if low >= beta {
            Told::Reached(low)
        } else if high < beta {
            Told::Missed(high)
        } else {
            Told::Open
        }
    }
}

/// The most columns a board has.
pub const WIDEST: usize = 9;

/// Numbers below 16, those of the best promise first, and then those that were put off once.
pub struct Order {
    ranks: [i32; 2 * WIDEST],
    /// How many there are, those put off counted again.
    pub count: usize,
}

/// A power of 2 above every number.
const NUMBERS: i32 = 16;

impl Order {
    /// None yet.
    #[inline]
    pub fn none() -> Self {
        Order { ranks: [0; 2 * WIDEST], count: 0 }
    }

    /// Sorts in one more; of those that promise the same the lower number comes first.
    #[inline]
    pub fn sort_in(&mut self, number: usize, promise: i32) {
        let rank = promise * NUMBERS + (NUMBERS - 1 - number as i32);
        let mut place = self.count;
        while place > 0 && self.ranks[place - 1] < rank {
            self.ranks[place] = self.ranks[place - 1];
            place -= 1;
        }
        self.ranks[place] = rank;
        self.count += 1;
    }

    /// The number at a place comes once more, at the end.
    #[inline]
    pub fn put_off(&mut self, place: usize) {
        self.ranks[self.count] = self.ranks[place];
        self.count += 1;
    }

    /// The number at a place, the best at 0.
    #[inline]
    pub fn at(&self, place: usize) -> usize {
        (NUMBERS - 1 - (self.ranks[place] & (NUMBERS - 1))) as usize
    }
}
