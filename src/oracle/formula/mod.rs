//! Closed forms as pure number theory: each file one law, with its range, its source and a position worked by hand.

pub mod beatty;
pub mod fold;
pub mod nim_sum;
pub mod primes;
pub mod residue;
pub mod zeckendorf;
