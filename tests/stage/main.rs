//! What must hold on the stage of every game, in every window and in both languages: nothing essential is cut or below a fold, the board
//! stands still when the oracle speaks, every key that is advertised does something, moves and owners are told without colour.

#[path = "../common/crew.rs"]
mod crew;

mod demo;
mod glass;
mod keys;
mod laws;
mod lessons;
mod marks;
mod puzzles;
mod thinking;
mod whole;
