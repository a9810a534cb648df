//! What is said of `number-game`, message by message.

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Case, Held, Table, is, same};
use crate::heaps::{known, lone_values};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("number-game-law-rest", Fact(law)),
    ("number-game-law-composite", Fact(law)),
    ("number-game-law-divisor", Fact(law)),
    ("number-game-law-proper-divisor", Fact(law)),
    ("number-game-law-coprime", Fact(law)),
    ("number-game-law-at-most-half", Fact(law)),
    ("number-game-law-at-least-half", Fact(law)),
    ("number-game-law-even-or-all-odd", Fact(law)),
    ("number-game-law-to-proper-divisor", Fact(law)),
    ("number-game-by-table", Source),
];

/// Sizes up to which a law is held.
const HELD: usize = 150;

fn primes_of(n: usize) -> Vec<usize> {
    let (mut rest, mut prime, mut found) = (n, 2, Vec::new());
    while rest > 1 {
        while rest % prime == 0 {
            rest /= prime;
            found.push(prime);
        }
        prime += 1;
    }
    found
}

/// The value that the law gives a heap that is not empty.
fn told(case: &Case, n: usize, of: &dyn Fn(usize) -> usize) -> usize {
    let twos = n.trailing_zeros() as usize;
    match &*case.says.key {
        "number-game-law-rest" => n % case.size("modulus"),
        "number-game-law-composite" if n < 2 => n,
        "number-game-law-composite" if n < 12 => [0, 1, 2, 0, 1, 0, 1, 2, 3, 2][n - 2],
        "number-game-law-composite" => of(n - 10) + 3,
        "number-game-law-divisor" => twos + 1,
        "number-game-law-proper-divisor" => twos,
        "number-game-law-coprime" if n == 1 => 1,
        "number-game-law-coprime" if n.is_multiple_of(2) => 0,
        "number-game-law-coprime" => (2..=primes_of(n)[0]).filter(|p| primes_of(*p).len() == 1).count(),
        "number-game-law-at-most-half" if n.is_multiple_of(2) => n / 2,
        "number-game-law-at-most-half" => of(n / 2),
        "number-game-law-at-least-half" => (usize::BITS - n.leading_zeros()) as usize,
        "number-game-law-even-or-all-odd" if n.is_multiple_of(2) => n / 2 - 1,
        "number-game-law-even-or-all-odd" => n.div_ceil(2),
        "number-game-law-to-proper-divisor" => primes_of(n).len(),
        other => unreachable!("{other} is no law of numbers"),
    }
}

/// Every heap up to a limit is worth what the law says.
fn law(case: &Case) -> Held {
    known(lone_values(&*case.met.place, HELD), |values| {
        let wrong = (1..=HELD).find(|n| told(case, *n, &|m| values[m]) != values[*n]);
        is(wrong.is_none(), || format!("not so at {wrong:?}")).and(|| match &*case.says.key {
            "number-game-law-rest" => same(case.size("most") + 1, case.size("modulus")),
            _ => Held::True,
        })
    })
}
