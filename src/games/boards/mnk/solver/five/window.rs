//! Scores, and the interval in which they matter.

/// The score of five on the board now; a ply more of the way there costs one.
pub const WIN: i32 = 100_000;

/// Scores from which on fives are in sight.
pub const IN_SIGHT: i32 = WIN - 1_000;

/// No score is greater.
pub const ALL: i32 = WIN + 1;

/// What a score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Neither more nor less.
    Exact,
    /// Or more.
    AtLeast,
    /// Or less.
    AtMost,
}

/// The open interval in which the exact score matters.
#[derive(Clone, Copy)]
pub struct Window {
    /// Not more than this is no better than what is had already.
    pub least: i32,
    /// From this on the other side does not let it come so far.
    pub most: i32,
}

impl Window {
    /// The same for the other side.
    pub fn turned(self) -> Self {
        Window { least: -self.most, most: -self.least }
    }

    /// Just wide enough to see whether something is better.
    pub fn narrow(least: i32) -> Self {
        Window { least, most: least + 1 }
    }
}

impl Bound {
    /// What a score says that a search with this window came to.
    pub fn of(score: i32, window: Window) -> Self {
        match score {
            _ if score >= window.most => Bound::AtLeast,
            _ if score <= window.least => Bound::AtMost,
            _ => Bound::Exact,
        }
    }
}
