//! Games whose position is a list of heaps and whose move replaces one heap by none, one or several smaller ones.
//!
//! A game brings what one heap may become, what it is worth and its words: [`rules::Breaks`]. Everything else is here.

mod game;
mod oracle;
mod pointing;
pub(crate) mod rules;
mod text;
pub(crate) mod ways;
