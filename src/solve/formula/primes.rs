//! Primes, factors and divisors of numbers whose large prime factors are few.

use std::sync::OnceLock;

use num_traits::{One, ToPrimitive, Zero};

use ground::num::Nat;

/// Every prime factor below this is found.
pub const SIEVED: usize = 1 << 20;

/// Bits of a number up to which its factors are looked for at every move.
const BITS: u64 = 256;

/// Divisors that are listed at most.
const LISTED: usize = 100_000;

/// The least prime factor of each number from 2 to at least `n`, which is below [`SIEVED`]; 0 and 1 have themselves.
///
/// Time: some milliseconds once, for a small and for the whole table. Source: the sieve of Eratosthenes.
pub fn least_factors(n: usize) -> &'static [u32] {
    static SMALL: OnceLock<Vec<u32>> = OnceLock::new();
    static WHOLE: OnceLock<Vec<u32>> = OnceLock::new();
    const FEW: usize = 1 << 12;
    if n < FEW { SMALL.get_or_init(|| sieve(FEW)) } else { WHOLE.get_or_init(|| sieve(SIEVED)) }
}

fn sieve(size: usize) -> Vec<u32> {
    let mut least: Vec<u32> = (0..size as u32).collect();
    for p in (2..size).take_while(|p| p * p < size) {
        if least[p] as usize == p {
            for multiple in (p * p..size).step_by(p).filter(|m| *m % p == 0) {
                least[multiple] = least[multiple].min(p as u32);
            }
        }
    }
    least
}

/// The primes of the sieve, ascending.
pub fn small_primes() -> &'static [u32] {
    static PRIMES: OnceLock<Vec<u32>> = OnceLock::new();
    PRIMES.get_or_init(|| (2..SIEVED).filter(|n| is_small_prime(*n)).map(|n| n as u32).collect())
}

/// Whether a number of the sieve is prime.
pub fn is_small_prime(n: usize) -> bool {
    n > 1 && least_factors(n)[n] as usize == n
}

/// Whether a number of the sieve is a power of a prime, the first power counted and 1 not.
pub fn is_small_prime_power(n: usize) -> bool {
    let mut rest = n;
    let p = least_factors(n)[n] as usize;
    while n > 1 && rest.is_multiple_of(p) {
        rest /= p;
    }
    n > 1 && rest == 1
}

/// The prime factors of a number of at least 1, ascending, each with its exponent.
///
/// `None` where that is not known: the number has more than 256 bits, or two prime factors of 2^20 and more.
/// Time: a division for each prime below 2^20 at most. Worked: 360 = 2^3 3^2 5.
pub fn factors(n: &Nat) -> Option<Vec<(Nat, u32)>> {
    if n.bits() > BITS { None } else { factors_of_any(n) }
}

/// The same for numbers of any size; `None` where what is left after all primes below 2^20 is 2^40 or more.
///
/// Time: some tenths of a second for 10,000 digits without small factors.
pub fn factors_of_any(n: &Nat) -> Option<Vec<(Nat, u32)>> {
    let mut found: Vec<(Nat, u32)> = Vec::new();
    let mut rest = n.clone();
    if n.bits() > 20 {
        for p in small_primes().iter().map(|p| *p as usize) {
            while (&rest % p).is_zero() {
                rest /= p;
                add(&mut found, Nat::from(p));
            }
            if Nat::from(p * p) > rest || rest.bits() <= 20 {
                break;
            }
        }
    }
    if let Some(mut small) = rest.to_usize().filter(|small| *small < SIEVED) {
        while small > 1 {
            let p = least_factors(small)[small] as usize;
            small /= p;
            add(&mut found, Nat::from(p));
        }
        return Some(found);
    }
    // No prime below 2^20 divides what is left: below 2^40 it is prime.
    if rest.bits() > 40 {
        return None;
    }
    add(&mut found, rest);
    Some(found)
}

/// One more prime factor, not less than those found.
fn add(found: &mut Vec<(Nat, u32)>, p: Nat) {
    match found.last_mut().filter(|(last, _)| *last == p) {
        Some((_, exponent)) => *exponent += 1,
        None => found.push((p, 1)),
    }
}

/// Every divisor of a number of at least 1, ascending; `None` where its factors are not known, or where there are more
/// than 100,000.
pub fn divisors(n: &Nat) -> Option<Vec<Nat>> {
    let mut list = vec![Nat::one()];
    for (p, exponent) in factors(n)? {
        if list.len() * (exponent as usize + 1) > LISTED {
            return None;
        }
        let mut power = Nat::one();
        let before = list.clone();
        for _ in 0..exponent {
            power *= &p;
            list.extend(before.iter().map(|divisor| divisor * &power));
        }
    }
    list.sort_unstable();
    Some(list)
}

/// Whether a number is prime. Numbers of 2^40 and more are tried with Fermat's theorem for 24 bases as Miller and Rabin
/// sharpened it: what is called prime then may be none, though none is known. No verdict rests on that.
pub fn is_prime(n: &Nat) -> bool {
    match n.to_usize() {
        Some(n) if n < SIEVED => is_small_prime(n),
        Some(n) if n < 1 << 40 => {
            small_primes().iter().map(|p| *p as usize).take_while(|p| p * p <= n).all(|p| n % p != 0)
        }
        _ => small_primes().iter().take(24).all(|base| passes(n, &Nat::from(*base))),
    }
}

/// The test of Miller and Rabin for one base.
fn passes(n: &Nat, base: &Nat) -> bool {
    let less = n - 1u8;
    let halvings = less.trailing_zeros().unwrap_or(0);
    let mut power = base.modpow(&(&less >> halvings), n);
    if power.is_one() || power == less {
        return true;
    }
    (1..halvings).any(|_| {
        power = &power * &power % n;
        power == less
    })
}

/// Which prime the least prime factor of a number is, 2 being the first; `None` for 0 and 1, and where the factor is
/// 2^20 or more and so not known.
pub fn rank_of_least_factor(n: &Nat) -> Option<u64> {
    let rank = |least: usize| small_primes().partition_point(|p| *p as usize <= least) as u64;
    match n.to_usize().filter(|n| *n < SIEVED) {
        Some(0 | 1) => None,
        Some(n) => Some(rank(least_factors(n)[n] as usize)),
        None => small_primes().iter().find(|p| (n % **p).is_zero()).map(|p| rank(*p as usize)),
    }
}

/// How many numbers from 1 to `n` have no common factor with it, n at least 1; `None` where its factors are not known.
pub fn coprimes(n: &Nat) -> Option<Nat> {
    Some(factors(n)?.into_iter().fold(n.clone(), |count, (p, _)| count / &p * (&p - 1u8)))
}

#[cfg(test)]
mod tests {
    use num_integer::Integer;

    use super::*;

    fn plain_divisors(n: usize) -> Vec<usize> {
        (1..=n).filter(|d| n.is_multiple_of(*d)).collect()
    }

    #[test]
    fn everything_agrees_with_trying_all_numbers() {
        for n in 1usize..700 {
            let nat = Nat::from(n);
            let divisors_of = plain_divisors(n);
            assert_eq!(divisors(&nat), Some(divisors_of.iter().map(|d| Nat::from(*d)).collect()), "{n}");
            assert_eq!(is_prime(&nat), divisors_of.len() == 2, "{n}");
            assert_eq!(coprimes(&nat), Some(Nat::from((1..=n).filter(|c| c.gcd(&n) == 1).count())), "{n}");
            let is_power = (2..=n).any(|p| is_prime(&Nat::from(p)) && (1..10).any(|e| p.checked_pow(e) == Some(n)));
            assert_eq!(is_small_prime_power(n), is_power, "{n}");
        }
    }

    #[test]
    fn factors_are_prime_and_make_the_number_whatever_its_size() {
        for n in 1..5_000u32 {
            let found = factors_of_any(&Nat::from(n)).expect("it is small");
            assert_eq!(found.iter().map(|(p, e)| p.pow(*e)).product::<Nat>(), Nat::from(n));
            assert!(found.iter().all(|(p, _)| is_prime(p)) && found.is_sorted_by(|a, b| a.0 < b.0), "{n}");
        }
        let (near, far) = (Nat::from(999_983u32), Nat::from(999_999_000_001u64));
        let easy = Nat::from(2u8).pow(3_000) * &near * &far;
        assert_eq!(factors_of_any(&easy), Some(vec![(Nat::from(2u8), 3_000), (near, 1), (far, 1)]));
        assert_eq!(factors(&easy), None);
        // 2^20 + 7 is the least prime above 2^20.
        assert_eq!(factors_of_any(&Nat::from(1_048_583u64).pow(2)), None);
    }

    #[test]
    fn large_numbers_are_factored_as_far_as_it_is_promised() {
        let nat = |text: &str| text.parse::<Nat>().expect("digits");
        // 2^61 - 1 is prime (Pervushin 1883) and beyond 2^40; 10^12 + 39 is the least prime above 10^12.
        assert_eq!(factors(&nat("2305843009213693951")), None);
        assert!(is_prime(&nat("2305843009213693951")) && !is_prime(&nat("2305843009213693953")));
        assert_eq!(factors(&nat("2000000000078")), Some(vec![(nat("2"), 1), (nat("1000000000039"), 1)]));
        assert_eq!(factors(&nat("1000000000000000000000")).map(|found| found.len()), Some(2));
        assert_eq!(rank_of_least_factor(&nat("1000000000000000000005")), Some(2));
        assert_eq!(rank_of_least_factor(&nat("2305843009213693951")), None);
    }
}
