//! Two heaps: Wythoff's game and Euclid's.

use num_traits::{Signed, ToPrimitive, Zero};

use crate::case::{Case, Datum};
use crate::law::{Law, Mistake, Told};
use ground::num::Int;

/// The problems of two heaps.
pub const LAWS: &[Law] = &[
    Law::of("luogu-P2252", wythoff).erring(WYTHOFF).near(cold_pairs),
    Law::of("wythoff", wythoff).erring(WYTHOFF).near(cold_pairs),
    Law::of("luogu-P1290", |case| Told::won(euclid(case.whole(0), case.whole(1)))).erring(EUCLID).near(quotients),
];

const WYTHOFF: &[Mistake] = &[
    Mistake { name: "phi-short", answer: |case| by_float(case, 1.618) },
    Mistake { name: "phi-double", answer: |case| by_float(case, f64::midpoint(1.0, 5f64.sqrt())) },
    Mistake {
        name: "not-sorted",
        answer: |case| Some(Told::won(case.int(0) > case.int(1) || !is_cold(&case.int(0), &case.int(1)))),
    },
    Mistake { name: "xor", answer: |case| Some(Told::won(case.int(0) != case.int(1))) },
    Mistake { name: "swapped", answer: |case| Some(Told::won(is_cold(&case.int(0), &case.int(1)))) },
];

const EUCLID: &[Mistake] = &[
    Mistake { name: "steps-parity", answer: |case| Some(Told::won(steps(case.whole(0), case.whole(1)) % 2 == 1)) },
    Mistake { name: "first-quotient-only", answer: |case| Some(Told::won(first_quotient(case) >= 2)) },
    Mistake {
        name: "subtractions-parity",
        answer: |case| Some(Told::won(subtractions(case.whole(0), case.whole(1)) % 2 == 1)),
    },
];

fn wythoff(case: &Case) -> Told {
    Told::won(!is_cold(&case.int(0), &case.int(1)))
}

/// Whether the smaller heap is the whole part of the difference times the golden ratio, in whole numbers.
fn is_cold(a: &Int, b: &Int) -> bool {
    let k = (b - a).abs();
    a.min(b) == &golden(&k)
}

/// The whole part of k times the golden ratio: (k + the root of 5 k k) / 2.
fn golden(k: &Int) -> Int {
    (k + (k * k * Int::from(5)).sqrt()) / Int::from(2)
}

/// What a program answers that multiplies the difference by a fraction.
fn by_float(case: &Case, phi: f64) -> Option<Told> {
    let (a, b) = (case.int(0).to_i64()?, case.int(1).to_i64()?);
    Some(Told::won(a.min(b) != ((a - b).abs() as f64 * phi) as i64))
}

/// Who first has a choice, or ends it, wins.
fn euclid(a: i64, b: i64) -> bool {
    let (mut small, mut large, mut is_first) = (a.min(b), a.max(b), true);
    while small > 0 && large / small < 2 && large % small != 0 {
        (small, large) = (large - small, small);
        is_first = !is_first;
    }
    is_first && small > 0
}

fn steps(a: i64, b: i64) -> i64 {
    let (mut small, mut large, mut count) = (a.min(b), a.max(b), 0);
    while small > 0 {
        (small, large) = (large % small, small);
        count += 1;
    }
    count
}

fn subtractions(a: i64, b: i64) -> i64 {
    let (mut small, mut large, mut count) = (a.min(b), a.max(b), 0i64);
    while small > 0 {
        count = count.wrapping_add(large / small);
        (small, large) = (large % small, small);
    }
    count
}

fn first_quotient(case: &Case) -> i64 {
    let (a, b) = (case.whole(0), case.whole(1));
    a.max(b).checked_div(a.min(b)).unwrap_or(0)
}

fn pair(a: Int, b: Int) -> Case {
    Case(vec![Datum::Number(a), Datum::Number(b)])
}

/// Cold pairs: the first ones, in both orders, and those about which doubles are off by one.
fn cold_pairs() -> Vec<Case> {
    /// Cold pairs in a row.
    const FIRST: i64 = 1_500;
    let cold = |k: i64| {
        let small = golden(&Int::from(k));
        (small.clone(), small + Int::from(k))
    };
    let mut cases: Vec<Case> = Vec::new();
    for k in 1..=FIRST {
        let (small, large) = cold(k);
        cases.push(pair(small.clone(), large.clone()));
        if k <= 8 {
            cases.push(pair(large.clone(), small.clone()));
            cases.push(pair(small, large + Int::from(1)));
        }
    }
    let mut fibonacci = (Int::from(1), Int::from(2));
    while fibonacci.1 < Int::from(10u8).pow(24) {
        let (small, large) = (golden(&fibonacci.0), golden(&fibonacci.0) + &fibonacci.0);
        cases.push(pair(small.clone(), large.clone()));
        cases.push(pair(small - Int::from(1), large - Int::from(1)));
        fibonacci = (fibonacci.1.clone(), fibonacci.0 + fibonacci.1);
    }
    cases.retain(|case| !case.int(0).is_zero());
    cases
}

/// Quotients of 1 in a row, and the first greater one at either turn.
fn quotients() -> Vec<Case> {
    let mut cases = Vec::new();
    for last in 1..4i64 {
        let (mut small, mut large) = (1i64, last);
        while large < 1 << 31 {
            for (a, b) in [(small, large), (large, small), (small, large + small)] {
                cases.push(pair(Int::from(a), Int::from(b)));
            }
            (small, large) = (large.max(small), small + large);
        }
    }
    cases
}
