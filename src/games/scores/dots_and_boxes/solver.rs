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

pub(crate) mod claims;
pub(crate) mod form;
pub(crate) mod history;
pub(crate) mod known;
pub(crate) mod move_ordering;
pub(crate) mod outline;
pub(crate) mod parallel;
pub(crate) mod path;
pub(crate) mod places;
pub(crate) mod query;
pub(crate) mod rows;
pub(crate) mod runs;
pub(crate) mod search;
pub(crate) mod transposition_table;
pub(crate) mod web;

#[cfg(test)]
mod tests;
