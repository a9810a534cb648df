//! What two games or more share.

pub mod cells;
pub mod columns;
pub mod heaps;
pub mod lines;
