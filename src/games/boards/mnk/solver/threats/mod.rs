//! Threats on boards where k marks in a line win: wins forced by fours and threes, proved; the rest is only counted.
//!
//! The words are those of five in a row, whatever k is: a four lacks one mark of a line, a three lacks two. An idea of L. V. Allis,
//! H. J. van den Herik and M. P. H. Huntjens, Go-Moku and Threat-Space Search (1993); the search here is a plainer one.

pub(crate) mod chase;
pub(crate) mod finding;
pub(crate) mod fours;
pub(crate) mod net;
pub(crate) mod plane;
#[cfg(test)]
mod tests;
