//! Positions of stones in columns, and how their worth is counted.
//!
//! The score of a position is its mover's: 0 drawn, else `(size + 2 - stones) / 2` rounded down, where `stones` lie on the board
//! when the line is complete, with a minus sign if the mover loses. A sooner win scores more, and no two ends that can
//! happen to one side score alike.

use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::word::Word;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::connect_four::solver::shape::Standard;

    #[test]
    fn plies_follow_from_scores() {
        for (score, stones, left) in
            [(18, 0, 7), (-18, 0, 8), (1, 0, 41), (-1, 0, 42), (18, 6, 1), (-18, 6, 2), (1, 40, 1)]
        {
            assert_eq!(plies(Standard, score, stones), left, "score {score} after {stones}");
        }
    }
}
