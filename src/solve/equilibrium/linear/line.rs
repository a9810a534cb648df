//! A row of a linear program in whole numbers.

use ground::num::Int;

/// A row: the entries that are not 0, each with its variable, and what their sum may come to at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The entries; variables rise.
    pub entries: Vec<(usize, Int)>,
    /// The limit.
    pub side: Int,
}
