//! Games of numbers: divisors, primes, multiples.

pub mod schuh;
