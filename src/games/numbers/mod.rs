//! Games of numbers: divisors, primes, multiples.

pub mod number_game;
