//! One heap, and rules about how much may be taken, bid or multiplied.

use std::sync::OnceLock;

use num_traits::{One, Zero};

use crate::case::{Case, Datum};
use crate::law::{Asked, Law, Mistake, Told};
use crate::laws::table::{by_takes, fibonacci};
use ground::num::Int;

/// The problems of one heap.
pub const LAWS: &[Law] = &[
    Law::of("hdu-1846", bash).erring(BASH).near(multiples),
    Law::of("hdu-2188", bash).erring(BASH).near(multiples),
    Law::of("bash", bash).erring(BASH).near(multiples),
    Law::of("bash-misere", bash_misere).erring(BASH_MISERE).near(multiples),
    Law::of("leetcode-292", |case| Told::won(case.whole(0) % 4 != 0)).erring(FOURS).near(|| numbers(1..40)),
    Law::of("hdu-2149", bids).erring(BIDS).near(multiples),
    Law::of("hdu-1847", |case| Told::won(case.whole(0) % 3 != 0)).erring(POWERS_OF_TWO).near(|| numbers(1..60)),
    Law::of("luogu-P4018", |case| Told::won(case.whole(0) % 6 != 0)).erring(PRIME_POWERS).near(|| numbers(1..80)),
    Law::of("hdu-1848", fibonacci_takes).erring(FIBONACCI_TAKES).near(fibonacci_heaps).bounded(),
    Law::of("hdu-2516", fibonacci_nim).erring(FIBONACCI_NIM).near(fibonacci_numbers),
    Law::of("fibonacci", fibonacci_nim).erring(FIBONACCI_NIM).near(fibonacci_numbers),
    Law::of("uva-847", |case| Told::won(race(case.whole(0), 9, 2))).erring(RACE).near(race_ends),
    Law::of("leetcode-1025", |case| Told::won(case.whole(0) % 2 == 0)).erring(DIVISORS).near(|| numbers(1..60)),
    Law::of("hdu-2147", |case| Told::won(!(odd(case, 0) && odd(case, 1)))).erring(CORNER).asking(asked_king),
    Law::of("poj-2484", |case| Told::won(case.whole(0) <= 2)).erring(RING).near(|| numbers(1..60)).asking(asked_row),
];

const BASH: &[Mistake] = &[
    Mistake { name: "mod-most", answer: |case| by_remainder(case, 0) },
    Mistake { name: "mod-most-and-two", answer: |case| by_remainder(case, 2) },
    Mistake { name: "only-at-once", answer: |case| Some(Told::won(case.int(0) <= case.int(1))) },
    Mistake { name: "misere", answer: |case| Some(bash_misere(case)) },
    Mistake { name: "parity", answer: |case| Some(Told::won(odd(case, 0))) },
];

const BASH_MISERE: &[Mistake] = &[
    Mistake { name: "normal", answer: |case| Some(bash(case)) },
    Mistake { name: "mod-most", answer: |case| by_remainder(case, 0) },
    Mistake {
        name: "normal-turned",
        answer: |case| Some(Told::won((case.int(0) % (case.int(1) + Int::one())).is_zero())),
    },
];

const FOURS: &[Mistake] = &[
    Mistake { name: "mod-three", answer: |case| Some(Told::won(case.whole(0) % 3 != 0)) },
    Mistake { name: "only-at-once", answer: |case| Some(Told::won(case.whole(0) <= 3)) },
    Mistake { name: "parity", answer: |case| Some(Told::won(odd(case, 0))) },
];

const BIDS: &[Mistake] = &[
    Mistake { name: "only-one-bid", answer: |case| first_line(&bids(case), ' ') },
    Mistake { name: "mod-most", answer: |case| bids_by(case, 0) },
    Mistake {
        name: "one-of-the-bids",
        answer: |case| if case.whole(0) <= case.whole(1) { Some(Told::text(case.whole(0))) } else { Some(bids(case)) },
    },
];

const POWERS_OF_TWO: &[Mistake] = &[
    Mistake { name: "even-wins", answer: |case| Some(Told::won(!odd(case, 0))) },
    Mistake { name: "powers-only", answer: |case| Some(Told::won(case.whole(0).count_ones() == 1)) },
    Mistake { name: "forgets-one", answer: |case| won_by(case, &[2, 4, 8, 16, 32, 64, 128, 256, 512]) },
];

const PRIME_POWERS: &[Mistake] = &[
    Mistake { name: "primes-only", answer: |case| Some(Told::won(case.whole(0) % 4 != 0)) },
    Mistake { name: "mod-three", answer: |case| Some(Told::won(case.whole(0) % 3 != 0)) },
    Mistake { name: "parity", answer: |case| Some(Told::won(odd(case, 0))) },
];

const FIBONACCI_TAKES: &[Mistake] = &[
    Mistake { name: "short-list", answer: |case| Some(takes_of(case, &[1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144])) },
    Mistake { name: "sum-parity", answer: |case| Some(Told::won((0..3).map(|i| case.whole(i)).sum::<i64>() % 2 == 1)) },
    Mistake { name: "xor", answer: |case| Some(Told::won((0..3).fold(0, |x, i| x ^ case.whole(i)) != 0)) },
    Mistake {
        name: "outcomes-only",
        answer: |case| {
            let values = by_takes(1_000, &fibonacci(1_000));
            Some(Told::won(
                (0..3).filter(|&i| values.get(case.whole(i) as usize).is_some_and(|&v| v > 0)).count() % 2 == 1,
            ))
        },
    },
];

const FIBONACCI_NIM: &[Mistake] = &[
    Mistake {
        name: "short-list",
        answer: |case| Some(Told::won(case.int(0) > Int::from(377) || !is_fibonacci(&case.int(0)))),
    },
    Mistake { name: "parity", answer: |case| Some(Told::won(odd(case, 0))) },
    Mistake { name: "swapped", answer: |case| Some(Told::won(is_fibonacci(&case.int(0)))) },
];

const RACE: &[Mistake] = &[
    Mistake { name: "both-by-nine", answer: |case| Some(Told::won(race(case.whole(0), 9, 9))) },
    Mistake { name: "both-by-two", answer: |case| Some(Told::won(race(case.whole(0), 2, 2))) },
    Mistake { name: "other-begins", answer: |case| Some(Told::won(race(case.whole(0), 2, 9))) },
];

const DIVISORS: &[Mistake] = &[
    Mistake { name: "prime-lost", answer: |case| Some(Told::won(!is_prime(case.whole(0)))) },
    Mistake { name: "one-won", answer: |case| Some(Told::won(case.whole(0) == 1 || !odd(case, 0))) },
    Mistake { name: "odd-wins", answer: |case| Some(Told::won(odd(case, 0))) },
];

const CORNER: &[Mistake] = &[
    Mistake { name: "both-even", answer: |case| Some(Told::won(odd(case, 0) || odd(case, 1))) },
    Mistake { name: "sum-parity", answer: |case| Some(Told::won(odd(case, 0) != odd(case, 1))) },
    Mistake { name: "unequal", answer: |case| Some(Told::won(case.int(0) != case.int(1))) },
];

const RING: &[Mistake] = &[
    Mistake { name: "mod-three", answer: |case| Some(Told::won(case.whole(0) % 3 != 0)) },
    Mistake { name: "ring-as-row", answer: |_| Some(Told::won(true)) },
    Mistake { name: "up-to-three", answer: |case| Some(Told::won(case.whole(0) <= 3)) },
];

/// The king in the row and column of the test, as far as columns have letters.
fn asked_king(case: &Case) -> Option<Asked> {
    let column = u8::try_from(case.whole(0)).ok().filter(|column| (1..=26).contains(column))?;
    let position = format!("K{}{}", char::from(b'a' + column - 1), case.whole(1));
    Some(Asked::of(&[("piece", "king".to_owned())], position))
}

/// The row that the first move leaves of a ring.
fn asked_row(case: &Case) -> Option<Asked> {
    let row = (case.whole(0) - 1).to_string();
    (case.whole(0) > 2).then(|| Asked { is_left: true, ..Asked::of(&[], row) })
}

fn odd(case: &Case, field: usize) -> bool {
    case.int(field).bit(0)
}

/// Lost exactly where one more than may be taken divides the heap.
fn bash(case: &Case) -> Told {
    Told::won(!(case.int(0) % (case.int(1) + Int::one())).is_zero())
}

/// Lost exactly where one stone is over.
fn bash_misere(case: &Case) -> Told {
    let most = case.int(1);
    Told::won(!((case.int(0) + &most) % (&most + Int::one())).is_zero())
}

fn by_remainder(case: &Case, more: i64) -> Option<Told> {
    let by = case.int(1) + Int::from(more);
    (!by.is_zero()).then(|| Told::won(!(case.int(0) % by).is_zero()))
}

/// Every first bid that wins, bids being 1 to the second number, and who reaches the first number has it.
fn bids(case: &Case) -> Told {
    bids_by(case, 1).unwrap_or_else(|| Told::text("none"))
}

fn bids_by(case: &Case, more: i64) -> Option<Told> {
    let (price, most) = (case.whole(0), case.whole(1));
    if price <= most {
        let all: Vec<String> = (price..=most).map(|bid| bid.to_string()).collect();
        return Some(Told::Text(all.join(" ")));
    }
    let rest = price.checked_rem(most + more)?;
    Some(if rest == 0 { Told::text("none") } else { Told::text(rest) })
}

fn first_line(told: &Told, end: char) -> Option<Told> {
    let Told::Text(text) = told else { return None };
    Some(Told::text(text.split(end).next().unwrap_or_default()))
}

fn won_by(case: &Case, takes: &[i64]) -> Option<Told> {
    const TO: usize = 10_000;
    let n = usize::try_from(case.whole(0)).ok().filter(|&n| n <= TO)?;
    Some(Told::won(by_takes(n, takes)[n] > 0))
}

/// Three heaps from which Fibonacci numbers are taken.
fn fibonacci_takes(case: &Case) -> Told {
    static VALUES: OnceLock<Vec<usize>> = OnceLock::new();
    let values = VALUES.get_or_init(|| by_takes(LARGEST, &fibonacci(LARGEST as i64)));
    by_values(case, values)
}

/// The largest heap of the Fibonacci takes.
const LARGEST: usize = 1_000;

fn takes_of(case: &Case, takes: &[i64]) -> Told {
    by_values(case, &by_takes(LARGEST, takes))
}

fn by_values(case: &Case, values: &[usize]) -> Told {
    let value =
        |field: usize| usize::try_from(case.whole(field)).ok().and_then(|n| values.get(n)).copied().unwrap_or(0);
    Told::won(value(0) ^ value(1) ^ value(2) != 0)
}

/// Lost exactly at the Fibonacci numbers.
fn fibonacci_nim(case: &Case) -> Told {
    Told::won(!is_fibonacci(&case.int(0)))
}

fn is_fibonacci(n: &Int) -> bool {
    let (mut a, mut b) = (Int::one(), Int::from(2));
    while a < *n {
        (a, b) = (b.clone(), a + b);
    }
    a == *n
}

/// Whether the first player reaches the target, each multiplying by as much as helps: the first by `by`, the second by as little as can be
/// forced, which is `other`.
fn race(target: i64, by: i128, other: i128) -> bool {
    let (mut reached, mut is_first) = (1i128, true);
    loop {
        reached *= if is_first { by } else { other };
        if reached >= i128::from(target) {
            return is_first;
        }
        is_first = !is_first;
    }
}

fn is_prime(n: i64) -> bool {
    n > 1 && (2..).take_while(|d| d * d <= n).all(|d| n % d != 0)
}

fn one(numbers: &[i64]) -> Case {
    Case(numbers.iter().map(|&n| Datum::Number(Int::from(n))).collect())
}

fn numbers(range: std::ops::Range<i64>) -> Vec<Case> {
    range.map(|n| one(&[n])).collect()
}

/// Multiples of one more than may be taken, and their neighbours.
fn multiples() -> Vec<Case> {
    let about = |most: i64| (1..4).flat_map(move |k| (-1..2).map(move |d| one(&[k * (most + 1) + d, most])));
    (1..8).flat_map(about).collect()
}

/// For each heap two small ones that make it lost: a wrong list of takes shows at its first wrong value.
fn fibonacci_heaps() -> Vec<Case> {
    const SMALL: usize = 60;
    let values = by_takes(LARGEST, &fibonacci(LARGEST as i64));
    let beside = |n: usize| {
        let fits = |&(b, c): &(usize, usize)| values[b] ^ values[c] == values[n];
        (1..SMALL).flat_map(|b| (1..=b).map(move |c| (b, c))).find(fits)
    };
    let case = |n: usize| beside(n).map(|(b, c)| one(&[n as i64, b as i64, c as i64]));
    (1..=LARGEST).filter_map(case).collect()
}

/// Fibonacci numbers up to 10^18 and their neighbours.
fn fibonacci_numbers() -> Vec<Case> {
    let about = |n: i64| [n, n - 1, n + 1].map(|n| one(&[n]));
    let all = fibonacci(1_000_000_000_000_000_000);
    // Lists that run over 32 bits go on with what is left of the numbers.
    let wrapped = all.iter().map(|n| n % (1 << 32)).filter(|n| n % (1 << 31) > 1).map(|n| one(&[n]));
    all.iter().flat_map(|&n| about(n)).chain(wrapped).collect()
}

/// The ends of the intervals in which one player wins: 9 and 18 times powers of 18.
fn race_ends() -> Vec<Case> {
    let powers = std::iter::successors(Some(1i64), |power| power.checked_mul(18).filter(|&power| power < 1 << 40));
    let ends = powers.flat_map(|power| [power * 2, power * 9, power * 18]);
    ends.flat_map(|end| [end, end - 1, end + 1].map(|n| one(&[n]))).collect()
}
