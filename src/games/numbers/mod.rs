//! Games of numbers: divisors, primes, multiples.
