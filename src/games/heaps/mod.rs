//! Heaps of counters, and numbers that shrink.

pub mod bash;
pub mod fibonacci_nim;
mod fibonacci_reason;
pub mod nim;
pub mod subtraction;
mod subtraction_game;
mod subtraction_reason;
pub mod wythoff;
mod wythoff_reason;
