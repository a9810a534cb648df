//! A player of five in a row, free style: what every stone would make is kept up to date, and a search looks ahead to estimate.
//!
//! What it finds is an estimate, whatever it sees: proofs are the business of `threats`, which works on the same board.

pub(crate) mod choice;
pub(crate) mod field;
pub(crate) mod memory;
pub(crate) mod player;
pub(crate) mod search;
pub(crate) mod shapes;
#[cfg(test)]
mod tests;
pub(crate) mod weights;
pub(crate) mod window;
pub(crate) mod worth;
