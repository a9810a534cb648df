//! Boards with cells.

pub mod checkers;
pub mod chess_corner;
pub mod chess_ending;
pub mod chomp;
pub mod connect_four;
pub mod cram;
pub mod dodgem;
pub mod domineering;
pub mod grid_walk;
pub mod hex;
pub mod hexapawn;
pub mod knight_tour;
pub mod mnk;
pub mod morris;
pub mod northcott;
pub mod notakto;
pub mod othello;
pub mod pursuit;
pub mod queens;
pub mod small_chess;
pub mod toads_and_frogs;
pub mod treblecross;
