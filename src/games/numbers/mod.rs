//! Games of numbers: divisors, primes, multiples.

pub(crate) mod euclid;
pub(crate) mod multiply_race;
pub(crate) mod number_game;
pub(crate) mod schuh;
