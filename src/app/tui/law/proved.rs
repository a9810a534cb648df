//! A law that is on the screen, and how far its run was read.

use std::sync::Arc;

use ground::num::Nat;
use teach::automatic::{Automatic, Sought};
use teach::machine::Told;
use teach::machine::diagram::{Diagram, Way};

/// Digits of a number that is written out at most.
const LONG: usize = 12;

/// A law that was found, and where its run is.
pub struct Proved {
    /// What was found, and of which position.
    pub told: Arc<Told>,
    /// The machine as it is drawn.
    pub diagram: Diagram,
    /// The way of the position through it.
    pub way: Way,
    /// Columns read so far.
    pub read: usize,
}

impl Proved {
    /// The law.
    pub fn law(&self) -> Option<&Automatic> {
        match &self.told.sought {
            Sought::Law(law) => Some(law),
            Sought::None(_) => None,
        }
    }

    /// The states that the run came from and went to last.
    pub fn last(&self) -> Option<(usize, usize)> {
        self.way.at(self.read.checked_sub(1)?).zip(self.way.at(self.read))
    }
}

/// A position as it is read aloud: its numbers, the middle of a long one left out.
pub fn numbers(at: &[Nat]) -> String {
    let short = |number: &Nat| {
        let text = number.to_string();
        if text.len() <= LONG { text } else { format!("{}..{}", &text[..6], &text[text.len() - 4..]) }
    };
    at.iter().map(short).collect::<Vec<String>>().join(",")
}
