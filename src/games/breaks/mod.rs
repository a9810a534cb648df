//! Heaps that are broken: take some, split the rest.

pub mod heap_rule;
pub mod lasker;
pub mod octal;
