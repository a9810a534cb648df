//! The first screen: what to go on with, today's puzzle, the path of the lessons, games by fame, practice.
//!
//! Invariant: at 80x24 all of it is seen at once, and nothing of it is cut.

mod draw;
pub(crate) mod item;
mod look;
mod rows;
pub(crate) mod state;
pub(crate) mod week;
