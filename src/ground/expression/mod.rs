//! Small expressions over natural numbers that a person types: conjectures, and rules of games of one's own.

pub mod exact;
pub mod read;
pub mod sizes;
pub mod tree;
