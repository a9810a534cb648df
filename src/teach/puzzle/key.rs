//! The stated answer of a puzzle: always the oracle's, and the only right one.

use crate::machine::run::Run;
use solve::judge::value::Outcome;

/// What the move that is looked for brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// It wins.
    Win,
    /// It draws where nothing wins.
    Draw,
    /// It keeps the margin where points are counted.
    Points,
}

/// All lost positions up to a sum of sizes, by their sizes: who answers with a law that fits them is refuted by none that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Each with its sizes in order; where every order of them is lost, the rising one alone.
    pub positions: Vec<Vec<usize>>,
    /// The greatest sum of sizes.
    pub through: usize,
    /// Whether each stands for all orders of its sizes.
    pub is_any_order: bool,
}

/// The right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// This move alone.
    Move {
        /// The move in notation.
        text: String,
        /// What it brings.
        goal: Goal,
    },
    /// This outcome.
    Outcome(Outcome),
    /// So many moves win.
    Count(u64),
    /// A winning move is to be made in this component alone.
    Component {
        /// Its number, from 1.
        number: usize,
        /// All components, in notation.
        parts: Vec<String>,
    },
    /// The law that a theorem states: it holds for exactly the positions that are lost.
    Law {
        /// The law as a person would type it.
        text: String,
        /// How many sizes the positions have.
        sizes: usize,
        /// All lost positions that are small.
        lost: Lost,
    },
    /// Where the run of the digits ends.
    Run(Box<Run>),
}

impl Key {
    /// The answer as it is typed.
    pub fn text(&self) -> String {
        match self {
            Key::Move { text, .. } | Key::Law { text, .. } => text.clone(),
            Key::Outcome(outcome) => outcome.letter().to_owned(),
            Key::Count(count) => count.to_string(),
            Key::Run(run) => if run.is_lost() { "P" } else { "N" }.to_owned(),
            Key::Component { number, .. } => number.to_string(),
        }
    }
}
