//! Games of two sides in which each holds a hand the other does not see: trees of what both see, plans, best replies, exact solutions.

pub mod amount;
pub mod plan;
pub mod reply;
pub mod sequence_form;
pub mod tree;

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) mod toys;
