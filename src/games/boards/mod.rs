//! Boards with cells.

pub mod chess_corner;
pub mod chomp;
pub mod cram;
pub mod domineering;
pub mod grid_walk;
pub mod hex;
pub mod knight_tour;
pub mod mnk;
pub mod northcott;
pub mod notakto;
pub mod queens;
pub mod treblecross;
