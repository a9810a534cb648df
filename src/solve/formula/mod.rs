//! Closed forms as pure number theory: each file one law, with its range, its source and a position worked by hand.

pub mod balance;
pub mod beatty;
pub mod fold;
pub mod interval;
pub mod lasker;
pub mod matching;
pub mod nim_product;
pub mod nim_sum;
pub mod odious;
pub mod primes;
pub mod quotients;
pub mod race;
pub mod residue;
pub mod zeckendorf;
