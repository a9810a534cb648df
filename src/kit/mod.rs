//! What two games or more share.

pub mod columns;
pub mod heaps;
