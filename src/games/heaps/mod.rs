//! Heaps of counters, and numbers that shrink.

pub mod nim;
