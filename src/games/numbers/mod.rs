//! Games of numbers: divisors, primes, multiples.

pub mod number_game;
pub mod euclid;
pub mod multiply_race;
pub mod schuh;
