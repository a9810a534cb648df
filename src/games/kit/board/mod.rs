//! The kit of plain board games: a game says how its pieces move, and is drawn, written, told, searched and explained here.
//!
//! Two sides have pieces on the cells of a rectangle; a move puts a piece on a cell, or moves one, perhaps onto a piece of the other
//! side, which is taken. Play always ends, and who cannot move has lost; a side may also win by what stands on the board.

pub(crate) mod ahead;
pub(crate) mod game;
pub(crate) mod lead;
pub(crate) mod look;
pub(crate) mod pieces;
pub(crate) mod play;
pub(crate) mod search;
pub(crate) mod spare;

#[cfg(test)]
mod tests;
