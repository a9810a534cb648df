//! Games of numbers: divisors, primes, multiples.

pub mod euclid;
pub mod multiply_race;
