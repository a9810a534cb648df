//! Positions on the way of a search, what is known of them, and those among a position's children that must be searched.

use crate::oracle::drop_line::drop::Drop;
use crate::oracle::drop_line::word::Word;

/// No column is known to be best.
pub const NO_COLUMN: u32 = 15;

/// A position where the mover has a choice, or one that is settled, with what is known of its score.
#[derive(Clone, Copy)]
pub struct Node<W> {
    /// The position.
    pub at: Drop<W>,
    /// The moves that do not lose at once.
    pub safe: W,
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

/// What a move leaves, after the replies that are forced.
pub struct Child<W> {
    /// The next position with a choice.
    pub node: Node<W>,
    /// Whether its mover is the opponent of who chose the move.
    pub is_flipped: bool,
    /// The cell of the move.
    pub cell: W,
    /// How good the move looks.
    pub promise: i32,
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

/// The children of a node that must be searched.
pub struct Open<W> {
    /// The first ones are filled.
    pub children: [Option<Child<W>>; WIDEST],
    /// How many.
    pub count: usize,
    /// The best that the others leave.
    pub high: i32,
}

impl<W: Word> Open<W> {
    /// Moves child `i`, which stands behind those kept, to its place among them.
    #[inline]
    pub fn sort_in(&mut self, i: usize) {
        let promise = |child: &Option<Child<W>>| child.as_ref().map_or(i32::MIN, |child| child.promise);
        self.children.swap(self.count, i);
        let mut place = self.count;
        while place > 0 && promise(&self.children[place - 1]) < promise(&self.children[place]) {
            self.children.swap(place - 1, place);
            place -= 1;
        }
        self.count += 1;
    }
}
