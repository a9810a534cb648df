//! Heaps of counters, and numbers that shrink.

pub mod bash;
pub mod nim;
pub mod subtraction;
mod subtraction_game;
mod subtraction_reason;
