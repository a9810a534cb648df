//! Boards with cells.

pub mod chess_corner;
pub mod mnk;
