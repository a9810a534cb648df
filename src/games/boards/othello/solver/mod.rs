//! Discs that flip when they are closed in: exact search of endings, stable discs, and a bounded look ahead.

pub mod board;
pub mod few;
pub mod mates;
pub mod memory;
pub mod order;
pub mod outlook;
pub mod regions;
pub mod search;
pub mod stable;
pub mod together;

#[cfg(test)]
mod tests;
