//! Bounds of what a position is worth, and what those of one position tell of others.

/// What is remembered of a position: it is worth at least `low` and at most `high`, and the cut that proved most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// A lower bound.
    pub low: i8,
    /// An upper bound.
    pub high: i8,
    /// The cut, as [`Way::code`](crate::scores::dots_and_boxes::solver::places::Way::code) numbers it.
    pub cut: u8,
}

/// No cut is remembered.
pub const NO_CUT: u8 = u8::MAX;

impl Known {
    /// The same with what is known of positions that are worth the same, but for their cuts, which have other numbers.
    pub fn and(self, other: Self) -> Self {
        Known { low: self.low.max(other.low), high: self.high.min(other.high), ..self }
    }

    /// What that tells of a position that is worth at most so much more or less.
    pub fn within(self, apart: u8) -> Self {
        let apart = apart as i8;
        Known { low: self.low.saturating_sub(apart), high: self.high.saturating_add(apart), ..self }
    }
}
