//! Stones dropped into columns, and a line of them wins: an exact engine for boards of any size.

pub mod chase;
pub mod drop;
pub mod engine;
pub mod follow;
pub mod keep;
pub mod lines;
pub mod memories;
pub mod open;
#[cfg(test)]
mod plain;
pub mod promise;
pub mod reach;
pub mod search;
pub mod shape;
pub mod slot;
pub mod table;
pub mod together;
pub mod word;
pub mod worth;
