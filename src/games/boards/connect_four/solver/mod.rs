//! Connect Four solved: an exact engine on bitboards, for boards of any size.

pub mod chase;
pub mod claimeven;
pub mod drop;
pub mod engine;
pub mod lines;
pub mod open;
pub mod parallel;
#[cfg(test)]
mod plain;
pub mod promise;
pub mod reach;
pub mod search;
pub mod shape;
pub mod transposition_table;
pub mod word;
pub mod worth;
