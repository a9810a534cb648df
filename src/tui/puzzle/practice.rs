//! The ways to practise: puzzles without end, the one of the day, and P or N against the clock.

use std::time::Duration;

use crate::duel::house::{Entry, House};
use crate::say;
use crate::say::Say;
use crate::teach::puzzle::daily::daily;
use crate::teach::puzzle::kind::Kind;
use crate::teach::puzzle::rating::Rating;
use crate::teach::puzzle::series::{Aim, Series};

/// How long a sprint lasts.
pub const SPRINT: Duration = Duration::from_secs(120);

/// A way to practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Practice {
    /// One puzzle after the other.
    Series,
    /// The puzzle of the day.
    Daily,
    /// As many as can be solved while the clock runs.
    Sprint,
}

impl Practice {
    /// What it is called.
    pub fn title(self) -> Say {
        match self {
            Practice::Series => say!("puzzle-name"),
            Practice::Daily => say!("daily-name"),
            Practice::Sprint => say!("sprint-name"),
        }
    }

    /// What its puzzles are drawn from: the games that ship with the program, for those of a person would change the day's.
    pub fn series(self, house: &House, today: u64, lots: u64) -> Series {
        let games: Vec<Entry> = house.entries().iter().filter(|entry| !entry.is_own).cloned().collect();
        let (kinds, seed) = match self {
            Practice::Series => (Kind::MIXED.to_vec(), lots),
            Practice::Daily => (Kind::MIXED.to_vec(), daily(today).0),
            Practice::Sprint => (vec![Kind::Outcome], lots),
        };
        Series { games, kinds, seed }
    }

    /// How hard the next one should be for who is rated so.
    pub fn aim(self, rating: Rating, today: u64) -> Aim {
        match self {
            Practice::Daily => Aim::Level(daily(today).1),
            Practice::Series | Practice::Sprint => Aim::Rating(rating.wished()),
        }
    }

    /// Whether there is another puzzle after so many.
    pub fn goes_on(self, number: u64) -> bool {
        self != Practice::Daily || number == 0
    }
}
