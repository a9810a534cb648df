//! Games of numbers: divisors, primes, multiples.

pub mod euclid;
pub mod multiply_race;
pub mod number_game;
pub mod schuh;
