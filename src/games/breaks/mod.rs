//! Heaps that are broken: take some, split the rest.
pub mod octal;
