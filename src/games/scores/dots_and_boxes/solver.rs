//! Dots and boxes solved as strings and coins: cut the last string of a coin, take the coin and cut again. Who holds more coins when
//! all strings are cut has won. This is the game of boxes seen from inside its boxes: a box is a coin, an edge that is not drawn is
//! a string, and strings of the border end at nothing. The board of 2 by 2 boxes at its beginning:
//!
//! ```text
//!     |   |
//!   --o---o--
//!     |   |
//!   --o---o--
//!     |   |
//! ```
//!
//! Source: E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 3, chapter 16; the
//! reductions follow J. K. Barker and R. E. Korf, Solving Dots-And-Boxes, AAAI 2012.

pub mod claims;
pub mod form;
pub mod history;
pub mod known;
pub mod move_ordering;
pub mod outline;
pub mod parallel;
pub mod path;
pub mod places;
pub mod query;
pub mod rows;
pub mod runs;
pub mod search;
pub mod transposition_table;
pub mod web;

#[cfg(test)]
mod tests;
