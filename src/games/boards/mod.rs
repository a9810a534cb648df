//! Boards with cells.

pub mod grid_walk;
pub mod chomp;
pub mod cram;
pub mod domineering;
pub mod mnk;
pub mod notakto;
pub mod treblecross;
pub mod northcott;
pub mod chess_corner;
pub mod knight_tour;
pub mod mnk;
pub mod queens;
