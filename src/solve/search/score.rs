//! Scores of games that are won, lost or drawn: who wins, and in how many plies, in one number that compares.

use std::ops::Neg;

use crate::judge::value::{Outcome, Value};

/// A score, the mover's. A win in `r` plies is `2^14 - r`, a loss in `r` plies the negative of that, a draw 0: so a
/// faster win is the greater score, and a slower loss.
///
/// Worked: `Score::win(3) > Score::win(5) > Score::DRAW > Score::loss(6) > Score::loss(4)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// What is known of a score: at least `low`, at most `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least it can be.
    pub low: Score,
    /// The most it can be.
    pub high: Score,
}

impl Score {
    const MOST: i16 = 1 << 14;

    /// Nobody wins.
    pub const DRAW: Score = Score(0);
    /// More than a draw and less than every win: `score >= WON` asks for a win of any length.
    pub const WON: Score = Score(1);
    /// Less than a draw and more than every loss.
    pub const LOST: Score = Score(-1);

    /// Won in so many plies, at most 16,000.
    pub fn win(plies: usize) -> Self {
        Score(Self::MOST - plies as i16)
    }

    /// Lost in so many plies, at most 16,000.
    pub fn loss(plies: usize) -> Self {
        -Self::win(plies)
    }

    /// The next greater score.
    pub fn above(self) -> Self {
        Score(self.0 + 1)
    }

    /// The next smaller score.
    pub fn below(self) -> Self {
        Score(self.0 - 1)
    }

    /// The same seen one ply earlier: wins and losses are one ply farther away.
    pub fn before(self) -> Self {
        Score(self.0 - self.0.signum())
    }

    /// The bound that asks one ply later what this one asks now.
    pub fn after(self) -> Self {
        Score(self.0 + self.0.signum())
    }

    /// Who wins.
    pub fn outcome(self) -> Outcome {
        match self.0.signum() {
            1 => Outcome::N,
            0 => Outcome::D,
            _ => Outcome::P,
        }
    }

    /// The exact score as a value with remoteness.
    pub fn value(self) -> Value {
        let remoteness = (Self::MOST - self.0.abs()) as u64;
        match self.outcome() {
            Outcome::N => Value::Win { remoteness },
            Outcome::D => Value::Draw,
            Outcome::P => Value::Loss { remoteness },
        }
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Bounds {
    /// Nothing is known.
    pub const NONE: Bounds = Bounds { low: Score(-Score::MOST), high: Score(Score::MOST) };

    /// The score itself is known.
    pub fn exactly(score: Score) -> Self {
        Bounds { low: score, high: score }
    }

    /// What two true statements say together.
    pub fn and(self, other: Bounds) -> Self {
        Bounds { low: self.low.max(other.low), high: self.high.min(other.high) }
    }

    /// The score, if the bounds leave only one or settle which side of the window it is on.
    pub fn answer(self, alpha: Score, beta: Score) -> Option<Score> {
        if self.low >= beta || self.low == self.high {
            Some(self.low)
        } else {
            (self.high <= alpha).then_some(self.high)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_ordered_as_players_wish() {
        let glad = [Score::win(1), Score::win(3), Score::WON, Score::DRAW, Score::LOST, Score::loss(6), Score::loss(2)];
        assert!(glad.is_sorted_by(|a, b| a > b));
    }

    #[test]
    fn a_window_moved_one_ply_asks_the_same_question() {
        let scores = [Score::loss(2), Score::loss(3), Score::DRAW, Score::win(4), Score::win(3), Score::win(2)];
        let bounds = [Score::loss(3), Score::LOST, Score::DRAW, Score::WON, Score::win(3)];
        for score in scores {
            for bound in bounds {
                assert_eq!(score.before() >= bound, score >= bound.after(), "{score:?} {bound:?}");
            }
        }
    }
}
