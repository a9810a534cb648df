//! Connect Four solved: an exact engine on bitboards, for boards of any size.

pub(crate) mod chase;
pub(crate) mod claimeven;
pub mod drop;
pub(crate) mod engine;
pub mod lines;
pub(crate) mod open;
pub(crate) mod parallel;
#[cfg(test)]
mod plain;
pub(crate) mod promise;
pub(crate) mod reach;
pub mod search;
pub mod shape;
pub(crate) mod transposition_table;
pub(crate) mod word;
pub(crate) mod worth;
