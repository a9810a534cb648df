//! What is wrong with a request: the kind that programs read, a sentence for people, what was expected and where.

use crate::say;
use crate::say::{Say, Tongue};

/// The kinds of errors the command line promises to its callers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// No game of this name.
    UnknownGame,
    /// No contest problem of this name.
    UnknownProblem,
    /// A parameter, flag, setting or file that cannot be used as it stands.
    BadParameter,
    /// A position that cannot be read or cannot stand.
    BadPosition,
    /// A move that cannot be read or is against the rules.
    IllegalMove,
    /// Legal, but beyond what the engine holds.
    TooLarge,
    /// Stopped by a limit or a signal before it was done.
    Stopped,
}

impl Kind {
    /// The name in JSON and on standard error.
    pub fn name(self) -> &'static str {
        match self {
            Kind::UnknownGame => "unknown-game",
            Kind::UnknownProblem => "unknown-problem",
            Kind::BadParameter => "bad-parameter",
            Kind::BadPosition => "bad-position",
            Kind::IllegalMove => "illegal-move",
            Kind::TooLarge => "too-large",
            Kind::Stopped => "stopped",
        }
    }
}

/// A refused request. Whatever was refused is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// What sort of error it is.
    pub kind: Kind,
    /// What is wrong, in words.
    pub says: Say,
    /// What would have been right.
    pub expected: Option<Say>,
    /// The column, counted from 1 in characters, where reading failed.
    pub at: Option<usize>,
}

impl Fault {
    /// A fault of a kind, without expectation or column.
    pub fn new(kind: Kind, says: Say) -> Self {
        Fault { kind, says, expected: None, at: None }
    }

    /// The same, naming what was expected.
    pub fn expecting(mut self, expected: Say) -> Self {
        self.expected = Some(expected);
        self
    }

    /// The same, naming the column (from 1).
    pub fn at(mut self, column: usize) -> Self {
        self.at = Some(column);
        self
    }

    /// The same, found `columns` further right in a longer text.
    pub fn shifted(mut self, columns: usize) -> Self {
        self.at = self.at.map(|at| at + columns);
        self
    }

    /// The whole complaint in one sentence: what is wrong, where, and what was expected.
    pub fn speak(&self, tongue: &Tongue) -> String {
        let mut text = tongue.speak(&self.says);
        if let Some(at) = self.at {
            text += &tongue.speak(&say!("fault-column", column = at));
        }
        if let Some(expected) = &self.expected {
            text += &tongue.speak(&say!("fault-expected", expected = expected.clone()));
        }
        text
    }
}
