//! Heaps of counters, and numbers that shrink.

pub mod bash;
pub mod fibonacci_nim;
pub mod nim;
pub mod subtraction;
pub mod vectors;
pub mod wythoff;
