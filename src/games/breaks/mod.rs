//! Heaps that are broken: take some, split the rest.

pub mod lasker;
pub mod octal;
