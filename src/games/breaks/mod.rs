//! Heaps that are broken: take some, split the rest.

pub mod lasker;
pub mod heap_rule;
pub mod octal;
