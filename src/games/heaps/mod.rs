//! Heaps of counters, and numbers that shrink.

pub mod bash;
pub mod fibonacci_nim;
pub mod moore_nim;
pub mod nim;
pub mod nimble;
pub mod poker_nim;
pub mod staircase_nim;
pub mod subtraction;
pub mod vectors;
pub mod wythoff;
