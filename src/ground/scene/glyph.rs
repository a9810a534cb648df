//! Texts of marks that painters replace by a drawn shape, or by a letter where only ASCII is wanted.

/// A counter in a heap.
pub const COUNTER: &str = "o";
/// An empty cell.
pub const EMPTY: &str = ".";
