//! Heaps of counters, and numbers that shrink.

pub(crate) mod bash;
pub mod fibonacci_nim;
pub(crate) mod moore_nim;
pub(crate) mod nim;
pub(crate) mod nimble;
pub(crate) mod poker_nim;
pub(crate) mod staircase_nim;
pub(crate) mod subtraction;
pub(crate) mod vectors;
pub mod wythoff;
