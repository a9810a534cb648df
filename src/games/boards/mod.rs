//! Boards with cells.

pub mod mnk;
