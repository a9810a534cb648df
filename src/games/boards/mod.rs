//! Boards with cells.

pub(crate) mod checkers;
pub(crate) mod chess_corner;
pub mod chess_ending;
pub(crate) mod chomp;
pub mod connect_four;
pub(crate) mod cram;
pub mod dodgem;
pub(crate) mod domineering;
pub(crate) mod grid_walk;
pub mod hex;
pub(crate) mod hexapawn;
pub(crate) mod knight_tour;
pub mod mnk;
pub mod morris;
pub(crate) mod northcott;
pub(crate) mod notakto;
pub mod othello;
pub(crate) mod pursuit;
pub(crate) mod queens;
pub(crate) mod small_chess;
pub(crate) mod toads_and_frogs;
pub(crate) mod treblecross;
