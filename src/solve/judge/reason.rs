//! Why a position is worth what it is, as data: a claim, steps with their parts to play, and exhibits to look at.
//!
//! The same object feeds the screen, JSON, hints and both languages, so they cannot contradict each other.

use crate::judge::idea::Idea;
use ground::num::{Int, Nat};
use ground::say::Say;
use ground::scene::Spot;

/// Steps of a reason that are told at first.
pub const FOREMOST: usize = 4;

/// Why a position is won, lost, drawn or worth its margin.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The verdict in the game's own language.
    pub claim: Say,
    /// What leads there, in the order to be read.
    pub steps: Vec<Step>,
}

impl Reason {
    /// Which of its steps are told first, in their order; the others stand behind "more". [`FOREMOST`] of them at most: the move,
    /// then those that name an idea, then others; and besides every law that is only said.
    ///
    /// Worked: of ask, look, place, move, proof and law, of which the look has an idea, the question stays behind.
    pub fn foremost(&self) -> Vec<bool> {
        let is_free = |step: &Step| step.role == Role::Law && step.shows.is_none();
        let mut told: Vec<usize> = (0..self.steps.len()).filter(|i| !is_free(&self.steps[*i])).collect();
        told.sort_by_key(|i| self.steps[*i].rank());
        told.truncate(FOREMOST);
        (0..self.steps.len()).map(|i| told.contains(&i) || is_free(&self.steps[i])).collect()
    }

    /// The ideas of its steps, in their order.
    pub fn ideas(&self) -> impl Iterator<Item = Idea> {
        self.steps.iter().filter_map(|step| step.idea)
    }
}

/// What a step does for the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A question that leads to the idea: the first hint.
    Ask,
    /// The feature to look at: the second hint.
    Look,
    /// Where on the board it happens: the third hint.
    Place,
    /// The move itself: the fourth hint.
    Move,
    /// Why the opponent cannot escape.
    Proof,
    /// The law that was used and its standing: theorem with source, certified period, checked to n.
    Law,
}

impl Role {
    /// The four steps of a hint, mildest first.
    pub const HINTS: [Role; 4] = [Role::Ask, Role::Look, Role::Place, Role::Move];

    /// The name programs read.
    pub fn name(self) -> &'static str {
        match self {
            Role::Ask => "ask",
            Role::Look => "look",
            Role::Place => "place",
            Role::Move => "move",
            Role::Proof => "proof",
            Role::Law => "law",
        }
    }
}

/// One step of a reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What it does for the reader.
    pub role: Role,
    /// What it is about.
    pub idea: Option<Idea>,
    /// What it says: a claim as data, from which each language is written.
    pub says: Say,
    /// What it shows.
    pub shows: Option<Exhibit>,
}

impl Step {
    /// A step of words.
    #[inline(never)]
    pub fn says(role: Role, says: Say) -> Self {
        Step { role, idea: None, says, shows: None }
    }

    /// How soon it is told where not everything is.
    fn rank(&self) -> usize {
        match self.role {
            Role::Move => 0,
            Role::Look | Role::Proof if self.idea.is_some() => 1,
            Role::Look => 2,
            Role::Proof => 3,
            Role::Place => 4,
            Role::Law => 5,
            Role::Ask => 6,
        }
    }

    /// The same step, about this idea.
    #[inline(never)]
    pub fn about(mut self, idea: Idea) -> Self {
        self.idea = Some(idea);
        self
    }

    /// The same with something to look at.
    #[inline(never)]
    pub fn showing(mut self, exhibit: Exhibit) -> Self {
        self.shows = Some(exhibit);
        self
    }
}

/// What a move leaves: a nim-value, and the values that it is the nim-sum of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The move.
    pub mv: String,
    /// The nim-values of the parts that are left, where the move splits one; else none.
    pub parts: Vec<Nat>,
    /// The nim-value that is left.
    pub value: Nat,
}

impl Reached {
    /// A move that leaves one part.
    pub fn alone(mv: String, value: Nat) -> Self {
        Reached { mv, parts: Vec::new(), value }
    }

    /// The sum that is to be worked out, such as `1 ⊕ 6`, if there is one.
    pub fn worked(&self) -> Option<String> {
        let parts = || self.parts.iter().map(Nat::to_string).collect::<Vec<_>>();
        (!self.parts.is_empty()).then(|| parts().join(" ⊕ "))
    }
}

/// Something to look at. Numbers are exact; painters shorten what does not fit.
#[derive(Clone, Debug, PartialEq)]
pub enum Exhibit {
    /// Numbers under each other in binary, and which columns hold an odd number of ones.
    Columns {
        /// What each number belongs to, and the number.
        rows: Vec<(String, Nat)>,
        /// Their nim-sum: its ones are the odd columns.
        total: Nat,
    },
    /// Each option with its nim-value, and the smallest number missing.
    Mex {
        /// What the moves leave.
        options: Vec<Reached>,
        /// The smallest missing one.
        mex: Nat,
    },
    /// Numbers that add up: the parts, greatest first, and which of them matter.
    Parts {
        /// The parts.
        parts: Vec<Nat>,
        /// How many of the last parts are meant.
        taken: usize,
    },
    /// A table to read: a head, rows, and the cells that matter.
    Table {
        /// The names of the columns; the first names the rows.
        head: Vec<Say>,
        /// The cells row by row.
        rows: Vec<Vec<String>>,
        /// Row and column, from 0, of the cells to look at.
        focus: Vec<(usize, usize)>,
    },
    /// Places on the board.
    Spots(Vec<Spot>),
    /// Each move with the answer that refutes it; an empty answer says that the move ends the game, and loses.
    Replies(Vec<(String, String)>),
    /// Moves one after another.
    Line(Vec<String>),
    /// A row of numbers before and after a step that does not change its value.
    Fold {
        /// The rows, the given one first.
        rows: Vec<Vec<Int>>,
    },
}
