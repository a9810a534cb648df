//! What a method chose, beside the run in which it did.

use crate::trace::run::Run;

/// A move that a method chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its place in the list of moves.
    pub index: usize,
    /// In notation.
    pub text: String,
    /// The depth that was searched; `None`: it was chosen by playouts.
    pub depth: Option<usize>,
}

/// A method that ran, and what it chose.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// The run.
    pub run: Run,
    /// The choice at each depth that was finished, the deepest last; of playouts one. None where the game was over.
    pub choices: Vec<Choice>,
}
