//! Heaps of counters, and numbers that shrink.

pub mod bash;
pub mod nim;
pub mod subtraction;
mod subtraction_game;
mod subtraction_reason;
pub mod fibonacci_nim;
pub mod fibonacci_reason;
pub mod nim;
pub mod wythoff;
pub mod wythoff_reason;
