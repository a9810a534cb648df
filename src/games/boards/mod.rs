//! Boards with cells.

pub mod chomp;
pub mod cram;
pub mod domineering;
pub mod mnk;
