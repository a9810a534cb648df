//! The ways to practise: puzzles without end, the one of the day, and P or N against the clock.

use std::collections::BTreeSet;
use std::time::Duration;

use duel::house::{Entry, House};
use ground::say;
use ground::say::Say;
use teach::puzzle::daily::{daily, is_known};
use teach::puzzle::difficulty::Level;
use teach::puzzle::kind::Kind;
use teach::puzzle::rating::Rating;
use teach::puzzle::series::{Aim, Series};

/// How long a sprint lasts.
pub const SPRINT: Duration = Duration::from_secs(120);

/// Games whose rules are read in a moment: what somebody is asked who has met few others.
const EASY: [&str; 5] = ["nim", "tic-tac-toe", "ends", "bash", "kayles"];

/// Games met from which the easy ones are needed no more.
const ENOUGH: usize = 4;

/// Puzzles that are easy for whoever begins.
const FEW: u32 = 4;

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

    /// What its puzzles are drawn from: games that were met, and easy ones until there are some; for the puzzle of the day games that
    /// most people know. Those that a person wrote are left out, for they would change the day's.
    pub fn series(self, house: &House, met: &BTreeSet<String>, today: u64, lots: u64) -> Series {
        let shipped = || house.entries().iter().filter(|entry| !entry.is_own);
        let is_easy = |entry: &Entry| met.len() < ENOUGH && EASY.contains(&entry.id.as_str());
        let mut games: Vec<Entry> = match self {
            Practice::Daily => shipped().filter(|entry| is_known(entry)).cloned().collect(),
            Practice::Series | Practice::Sprint => {
                shipped().filter(|entry| met.contains(&entry.id) || is_easy(entry)).cloned().collect()
            }
        };
        if games.is_empty() {
            games = shipped().cloned().collect();
        }
        let (kinds, seed) = match self {
            // A law is guessed once some games are known.
            Practice::Series if met.len() < ENOUGH => (vec![Kind::Only, Kind::Outcome, Kind::Count], lots),
            Practice::Series => (Kind::MIXED.to_vec(), lots),
            Practice::Daily => (Kind::MIXED.to_vec(), daily(today).0),
            Practice::Sprint => (vec![Kind::Outcome], lots),
        };
        // Who has met few games yet is asked by the usual rules alone.
        Series { games, kinds, seed, is_usual: self != Practice::Daily && met.len() < ENOUGH }
    }

    /// How hard the next one should be for who is rated so.
    pub fn aim(self, rating: Rating, today: u64) -> Aim {
        match self {
            Practice::Daily => Aim::Level(daily(today).1),
            // The first ones are easy for everybody.
            Practice::Series | Practice::Sprint if rating.tries < FEW => Aim::Level(Level::LEAST),
            Practice::Series | Practice::Sprint => Aim::Rating(rating.wished()),
        }
    }

    /// Whether there is another puzzle after so many.
    pub fn goes_on(self, number: u64) -> bool {
        self != Practice::Daily || number == 0
    }
}
