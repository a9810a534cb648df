//! Othello solved: exact search of endings on bitboards, stable discs, and a bounded look ahead.

pub mod board;
pub mod bounded_search;
pub mod few;
pub mod move_ordering;
pub mod parallel;
pub mod regions;
pub mod search;
pub mod stable;
pub mod transposition_table;

#[cfg(test)]
mod tests;
