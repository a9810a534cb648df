//! Boards with cells.

pub mod chess_corner;
pub mod knight_tour;
pub mod mnk;
pub mod queens;
