//! Heaps that are broken: take some, split the rest.

pub(crate) mod heap_rule;
pub(crate) mod lasker;
pub(crate) mod octal;
