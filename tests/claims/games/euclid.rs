//! What is said of `euclid`, message by message.

use std::cell::RefCell;
use std::collections::HashMap;

use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::{is_fate, known, mex, sizes};
use crate::referee::{Fate, best_next, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("euclid-ask", Question),
    ("euclid-look", Fact(look)),
    ("euclid-head-pair", Part),
    ("euclid-head-quotient", Part),
    ("euclid-head-value", Part),
    ("euclid-place-none", Fact(no_choice)),
    ("euclid-forced", Fact(forced)),
    ("euclid-place-end", Fact(place_end)),
    ("euclid-place-all", Fact(takes_all)),
    ("euclid-place-but-one", Fact(place_but_one)),
    ("euclid-move", Fact(takes)),
    ("euclid-proof-end", Fact(ends)),
    ("euclid-proof-forced", Fact(forced_won)),
    ("euclid-proof-all", Fact(takes_all)),
    ("euclid-proof-but-one", Fact(proof_but_one)),
    ("euclid-proof-lost", Fact(proof_lost)),
    ("euclid-claim-divides", Fact(divides)),
    ("euclid-claim-won", Fact(claim_won)),
    ("euclid-claim-lost", Fact(claim_lost)),
    ("euclid-law-zero", Fact(ratio_decides)),
    ("euclid-law-equal", Fact(ratio_decides)),
    ("euclid-law-values-zero", Fact(values_follow)),
    ("euclid-law-values-equal", Fact(values_follow)),
];

/// Two numbers, the larger first.
type Pair = (u64, u64);

/// Whether play ends at equal numbers, or at zero.
fn ends_equal(case: &Case) -> bool {
    case.met.place.params().iter().any(|(_, setting)| setting.write() == "equal")
}

fn pair(case: &Case) -> Option<Pair> {
    pair_of(&sizes(&*case.met.place)?)
}

fn pair_of(sizes: &[u64]) -> Option<Pair> {
    let &[a, b] = sizes else { return None };
    Some((a.max(b), a.min(b)))
}

fn left(case: &Case) -> Option<Pair> {
    pair_of(&sizes(&*best_next(case))?)
}

/// The pairs a move leaves: a multiple of the smaller number is taken from the larger.
fn options((a, b): Pair, ends_equal: bool) -> Vec<Pair> {
    if b == 0 || (ends_equal && a == b) {
        return Vec::new();
    }
    let most = if ends_equal { (a - 1) / b } else { a / b };
    (1..=most).map(|times| (a - times * b, b)).map(|(a, b)| (a.max(b), a.min(b))).collect()
}

/// The nim-value by the mex rule, with pairs below remembered.
fn value(pair: Pair, ends_equal: bool, known: &mut HashMap<Pair, usize>) -> usize {
    if let Some(value) = known.get(&pair) {
        return *value;
    }
    let left: Vec<usize> = options(pair, ends_equal).into_iter().map(|next| value(next, ends_equal, known)).collect();
    let value = mex(&left);
    known.insert(pair, value);
    value
}

thread_local! {
    /// Pairs solved so far, where play ends at zero, and where it ends at equal numbers.
    static SOLVED: RefCell<[HashMap<Pair, usize>; 2]> = RefCell::default();
}

/// The nim-value where the quotients stay small.
fn worth(pair: Pair, ends_equal: bool) -> Option<usize> {
    let (mut a, mut b) = pair;
    let mut moves = 0;
    while b > 0 {
        moves += a / b;
        (a, b) = (b, a % b);
    }
    (moves < 500).then(|| SOLVED.with_borrow_mut(|known| value(pair, ends_equal, &mut known[usize::from(ends_equal)])))
}

fn look(case: &Case) -> Held {
    known(pair(case), |(a, b)| {
        let told = ["large", "small", "quotient", "rest"].map(|name| case.size(name) as u64);
        same(told, [a, b, a / b, a % b])
            .and(|| known(moves(&*case.met.place, 4_000), |all| same(case.size("choices"), all.len())))
            .and(|| divisions(case))
    })
}

/// Each row is a step of Euclid's algorithm with its quotient and nim-value.
fn divisions(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no divisions are shown".into());
    };
    let Some((mut a, mut b)) = pair(case) else { return Held::Open };
    let mut helds = Vec::new();
    for row in rows {
        let Some(value) = worth((a, b), ends_equal(case)) else { return Held::Open };
        helds.push(same(row.clone(), vec![format!("{a},{b}"), (a / b).to_string(), value.to_string()]));
        (a, b) = (b, a % b);
    }
    all(helds)
}

fn no_choice(case: &Case) -> Held {
    known(pair(case), |(a, b)| {
        same(case.size("small") as u64, b)
            .and(|| same(options((a, b), ends_equal(case)).len(), 1))
            .and(|| same(a / b, 1))
    })
}

fn forced(case: &Case) -> Held {
    known(pair(case), |(a, b)| {
        let next = (b, a - b);
        let won = worth(next, ends_equal(case)).map(|value| value != 0);
        no_choice(case)
            .and(|| same((case.size("small") as u64, case.size("rest") as u64), next))
            .and(|| known(won, |won| is(won, || "that pair is lost".into())))
    })
}

/// The only move leaves a lost pair.
fn forced_won(case: &Case) -> Held {
    known(pair(case), |(a, b)| {
        let next = (b, a - b);
        all([
            same(a / b, 1),
            same((case.size("small") as u64, case.size("rest") as u64), next),
            known(worth(next, ends_equal(case)), |value| same(value, 0)),
        ])
    })
}

fn place_end(case: &Case) -> Held {
    let next = best_next(case);
    let numbers = sizes(&*next).unwrap_or_default();
    is(numbers.contains(&(case.size("left") as u64)), || format!("{numbers:?} are left")).and(|| ends(case))
}

fn ends(case: &Case) -> Held {
    let next = best_next(case);
    is(next.ending().is_some(), || "play goes on".into()).and(|| is_fate(&*next, Fate::Lost))
}

/// All is taken that can be, which leaves the smaller number and the rest, a lost pair; there was a choice.
fn takes_all(case: &Case) -> Held {
    let (Some((a, b)), Some(left)) = (pair(case), left(case)) else { return Held::Open };
    let pair = (case.size("small") as u64, case.size("rest") as u64);
    all([
        same(pair, (b, a % b)),
        same(left, pair),
        is(a / b > 1, || "there was no choice".into()),
        known(worth(pair, ends_equal(case)), |value| same(value, 0)),
    ])
}

fn place_but_one(case: &Case) -> Held {
    let (Some((a, b)), Some(left)) = (pair(case), left(case)) else { return Held::Open };
    let pair = (case.size("small") as u64, case.size("rest") as u64);
    all([
        same(pair, (b, a % b)),
        known(worth(pair, ends_equal(case)), |value| is(value != 0, || "it is lost".into())),
        same(options(left, ends_equal(case)), vec![pair]),
    ])
}

fn proof_but_one(case: &Case) -> Held {
    let Some((a, b)) = left(case) else { return Held::Open };
    same((case.size("left") as u64, case.size("small") as u64, case.size("rest") as u64), (a, b, a - b))
        .and(|| same(a / b, 1))
        .and(|| place_but_one(case))
}

fn takes(case: &Case) -> Held {
    let (Some((a, b)), Some(numbers)) = (pair(case), sizes(&*best_next(case))) else { return Held::Open };
    let (times, left) = (case.size("times") as u64, case.size("left") as u64);
    all([
        same(case.size("small") as u64, b),
        same(a - times * b, left),
        is(numbers.contains(&left) && numbers.contains(&b), || format!("{numbers:?} are left")),
        is(a != b || left == 0, || "another number was lowered".into()),
    ])
}

/// A quotient of 1, so there is no choice, and the pair that is left is won.
fn proof_lost(case: &Case) -> Held {
    known(pair(case), |(a, b)| {
        let won = worth((b, a - b), ends_equal(case)).map(|value| value != 0);
        same(a / b, 1).and(|| known(won, |won| is(won, || "that pair is lost".into())))
    })
}

/// The larger number is more than the golden ratio times the smaller: a² > ab + b².
fn is_beyond((a, b): Pair) -> bool {
    let (a, b) = (u128::from(a), u128::from(b));
    a * a > a * b + b * b
}

fn divides(case: &Case) -> Held {
    known(pair(case), |(a, b)| {
        all([
            same(["large", "small", "quotient"].map(|name| case.size(name) as u64), [a, b, a / b]),
            same(a % b, 0),
            known(worth((a, b), false), |value| same(case.size("value"), value)),
            is(!ends_equal(case), || "play ends at equal numbers".into()),
            ends(case),
        ])
    })
}

fn claim_won(case: &Case) -> Held {
    known(pair(case), |(a, b)| {
        let zero: Option<Vec<usize>> =
            options((a, b), ends_equal(case)).into_iter().map(|next| worth(next, ends_equal(case))).collect();
        all([
            same((case.size("large") as u64, case.size("small") as u64), (a, b)),
            is(is_beyond((a, b)), || "it is less".into()),
            known(worth((a, b), ends_equal(case)), |value| same(case.size("value"), value)),
            known(zero, |left| same(left.into_iter().filter(|value| *value == 0).count(), 1)),
        ])
    })
}

fn claim_lost(case: &Case) -> Held {
    known(pair(case), |(a, b)| {
        let only = moves(&*case.met.place, 10).map(|moves| moves.len());
        all([
            same((case.size("large") as u64, case.size("small") as u64), (a, b)),
            is(a > b && !is_beyond((a, b)), || "it lies elsewhere".into()),
            same(only, Some(1)),
            known(worth((a, b), ends_equal(case)), |value| same(value, 0)),
        ])
    })
}

/// Small pairs, and those below this one.
fn pairs(case: &Case) -> Vec<Pair> {
    let small = (1..=30).flat_map(|a| (1..=a).map(move |b| (a, b)));
    small.chain(pair(case).filter(|pair| worth(*pair, ends_equal(case)).is_some())).collect()
}

fn ratio_decides(case: &Case) -> Held {
    let ends_equal = ends_equal(case);
    all(pairs(case).into_iter().map(|pair| {
        let wins = is_beyond(pair) || (!ends_equal && pair.0 == pair.1);
        is(worth(pair, ends_equal).is_some_and(|value| (value != 0) == wins), || format!("not so at {pair:?}"))
    }))
}

/// The rule of the values, and in the variant that ends at equal numbers also Nivasch's formula.
fn values_follow(case: &Case) -> Held {
    let ends_equal = ends_equal(case);
    all(pairs(case).into_iter().map(|(a, b)| {
        let Some(found) = worth((a, b), ends_equal) else { return Held::Open };
        let quotient = (a / b) as usize;
        let told = match a % b {
            0 => quotient - usize::from(ends_equal),
            rest => {
                let Some(v) = worth((b, rest), ends_equal) else { return Held::Open };
                quotient - usize::from(quotient <= v)
            }
        };
        let nivasch = ((u128::from(a) * u128::from(a) - u128::from(b) * u128::from(b))
            / (u128::from(a) * u128::from(b))) as usize;
        same(told, found).and(|| is(!ends_equal || nivasch == found, || format!("{nivasch} by Nivasch")))
    }))
}
