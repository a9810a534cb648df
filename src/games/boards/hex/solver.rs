//! Hex solved: who links two borders of a field first. Two sides fill its cells in turn, each with a pair of borders of its own.
//!
//! Source: R. Hayward, Y. Björnsson, M. Johanson, M. Kan, N. Po and J. van Rijswijck, Solving 7x7 Hex with domination, fill-in,
//! and virtual connections, Theoretical Computer Science 349 (2005), 123-139: must-play regions and virtual connections.

pub mod field;
pub(crate) mod fill;
pub(crate) mod lists;
pub(crate) mod net;
pub(crate) mod node;
pub(crate) mod proofs;
pub(crate) mod search;
mod spot;

#[cfg(test)]
mod tests;
