//! Othello solved: exact search of endings on bitboards, stable discs, and a bounded look ahead.

pub mod board;
pub(crate) mod bounded_search;
pub mod few;
pub(crate) mod move_ordering;
pub(crate) mod parallel;
pub mod search;
pub(crate) mod stable;
pub(crate) mod transposition_table;

#[cfg(test)]
mod tests;
