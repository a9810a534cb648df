//! Rows of numbers that are played for points, and a race by a set of numbers.

use crate::case::Case;
use crate::law::{Law, Mistake, Told};
use solve::judge::value::Outcome;

/// The problems played for points.
pub const LAWS: &[Law] = &[
    Law::of("acwing-1388", |case| totals(&case.list(0), difference(&case.list(0)))).erring(TOTALS),
    Law::of("leetcode-486", |case| Told::won(difference(&case.list(0)) >= 0)).erring(NOT_LESS),
    Law::of("leetcode-877", |case| Told::won(difference(&case.list(0)) >= 0)).erring(EVEN_ROWS),
    Law::of("atcoder-dp-l", |case| Told::text(difference(&case.list(0)).to_string())).erring(DIFFERENCE),
    Law::of("leetcode-1406", |case| sign(from_left(&case.list(0)))).erring(FROM_LEFT),
    Law::of("leetcode-464", |case| Told::won(can_win(case.whole(0), case.whole(1)))).erring(CAN_WIN).bounded(),
];

const TOTALS: &[Mistake] = &[
    Mistake { name: "larger-end", answer: |case| Some(totals(&case.list(0), larger_end(&case.list(0)))) },
    Mistake { name: "colouring", answer: |case| Some(totals(&case.list(0), coloured(&case.list(0)))) },
    Mistake { name: "totals-turned", answer: |case| Some(totals(&case.list(0), -difference(&case.list(0)))) },
    Mistake { name: "helps-himself-only", answer: |case| Some(totals(&case.list(0), both_for_first(&case.list(0)))) },
];

const NOT_LESS: &[Mistake] = &[
    Mistake { name: "strictly-more", answer: |case| Some(Told::won(difference(&case.list(0)) > 0)) },
    Mistake { name: "larger-end", answer: |case| Some(Told::won(larger_end(&case.list(0)) >= 0)) },
    Mistake { name: "even-is-won", answer: |case| Some(Told::won(case.list(0).len() % 2 == 0)) },
    Mistake { name: "colouring", answer: |case| Some(Told::won(coloured(&case.list(0)) >= 0)) },
];

/// Of rows of even length, whose first player never gets less.
const EVEN_ROWS: &[Mistake] = &[
    Mistake { name: "strictly-more", answer: |case| Some(Told::won(difference(&case.list(0)) > 0)) },
    Mistake { name: "larger-end", answer: |case| Some(Told::won(larger_end(&case.list(0)) >= 0)) },
];

const DIFFERENCE: &[Mistake] = &[
    Mistake { name: "larger-end", answer: |case| Some(Told::text(larger_end(&case.list(0)).to_string())) },
    Mistake {
        name: "first-total",
        answer: |case| Some(Told::text(i64::midpoint(sum(&case.list(0)), difference(&case.list(0))).to_string())),
    },
    Mistake { name: "bits-32-totals", answer: |case| Some(Told::text(difference_32(&case.list(0)).to_string())) },
    Mistake { name: "without-sign", answer: |case| Some(Told::text(difference(&case.list(0)).abs().to_string())) },
];

const FROM_LEFT: &[Mistake] = &[
    Mistake { name: "always-three", answer: |case| Some(sign(always(&case.list(0), 3))) },
    Mistake { name: "most-now", answer: |case| Some(sign(most_now(&case.list(0)))) },
    Mistake { name: "no-tie", answer: |case| Some(Told::won(from_left(&case.list(0)) > 0)) },
    Mistake { name: "maximum-from-zero", answer: |case| Some(sign(from_left_floor(&case.list(0)))) },
];

const CAN_WIN: &[Mistake] = &[
    Mistake {
        name: "no-guard-for-the-sum",
        answer: |case| Some(Told::won(sum_too_small(case) || can_win(case.whole(0), case.whole(1)))),
    },
    Mistake { name: "mod-most-and-one", answer: |case| Some(Told::won(case.whole(1) % (case.whole(0) + 1) != 0)) },
    Mistake {
        name: "zero-is-lost",
        answer: |case| Some(Told::won(case.whole(1) > 0 && can_win(case.whole(0), case.whole(1)))),
    },
    Mistake {
        name: "numbers-again",
        answer: |case| Some(Told::won(case.whole(1) <= case.whole(0) || case.whole(1) % (case.whole(0) + 1) != 0)),
    },
];

fn sum(list: &[i64]) -> i64 {
    list.iter().sum()
}

/// What the first player gets more than the second when both take ends as well as can be. Cost: n squared.
///
/// Worked: 1 5 2 gives -2.
fn difference(list: &[i64]) -> i64 {
    let mut best = list.to_vec();
    for length in 1..list.len() {
        for left in 0..list.len() - length {
            best[left] = (list[left] - best[left + 1]).max(list[left + length] - best[left]);
        }
    }
    best.first().copied().unwrap_or(0)
}

fn difference_32(list: &[i64]) -> i32 {
    let list: Vec<i32> = list.iter().map(|&n| n as i32).collect();
    let mut best = list.clone();
    for length in 1..list.len() {
        for left in 0..list.len() - length {
            let (first, last) = (list[left].wrapping_sub(best[left + 1]), list[left + length].wrapping_sub(best[left]));
            best[left] = first.max(last);
        }
    }
    best.first().copied().unwrap_or(0)
}

/// Both totals, of which one is so much larger.
fn totals(list: &[i64], difference: i64) -> Told {
    let first = i64::midpoint(sum(list), difference);
    Told::Text(format!("{first} {}", sum(list) - first))
}

/// The difference when both take the larger end.
fn larger_end(list: &[i64]) -> i64 {
    let (mut rest, mut turn, mut ahead) = (list, 1, 0);
    while let [first, .., last] = rest {
        let takes_first = first >= last;
        ahead += turn * first.max(last);
        rest = if takes_first { &rest[1..] } else { &rest[..rest.len() - 1] };
        turn = -turn;
    }
    ahead + turn * sum(rest)
}

/// The difference when the better colour of two is had.
fn coloured(list: &[i64]) -> i64 {
    let even: i64 = list.iter().step_by(2).sum();
    (even - (sum(list) - even)).abs()
}

/// The difference when the second player plays to help the first.
fn both_for_first(list: &[i64]) -> i64 {
    let mut best = list.iter().map(|&n| if list.len() % 2 == 1 { n } else { -n }).collect::<Vec<_>>();
    for length in 1..list.len() {
        let sign = if (list.len() - length) % 2 == 1 { 1 } else { -1 };
        for left in 0..list.len() - length {
            best[left] = (sign * list[left] + best[left + 1]).max(sign * list[left + length] + best[left]);
        }
    }
    best.first().copied().unwrap_or(0)
}

fn sign(ahead: i64) -> Told {
    Told::Outcome(match ahead.cmp(&0) {
        std::cmp::Ordering::Greater => Outcome::N,
        std::cmp::Ordering::Equal => Outcome::D,
        std::cmp::Ordering::Less => Outcome::P,
    })
}

/// The difference when one to three are taken from the left, as well as can be.
fn from_left(list: &[i64]) -> i64 {
    suffixes(list, i64::MIN)
}

fn from_left_floor(list: &[i64]) -> i64 {
    suffixes(list, 0)
}

fn suffixes(list: &[i64], floor: i64) -> i64 {
    let mut best = vec![0; list.len() + 3];
    for at in (0..list.len()).rev() {
        let mut taken = 0;
        let mut most = floor;
        for count in 1..=(list.len() - at).min(3) {
            taken += list[at + count - 1];
            most = most.max(taken - best[at + count]);
        }
        best[at] = most;
    }
    best[0]
}

fn always(list: &[i64], count: usize) -> i64 {
    list.chunks(count).enumerate().map(|(turn, part)| if turn % 2 == 0 { sum(part) } else { -sum(part) }).sum()
}

/// The difference when each takes the part with the greatest sum.
fn most_now(list: &[i64]) -> i64 {
    let (mut rest, mut turn, mut ahead) = (list, 1, 0);
    while !rest.is_empty() {
        let best =
            (1..=rest.len().min(3)).max_by_key(|&count| (sum(&rest[..count]), std::cmp::Reverse(count))).unwrap_or(1);
        ahead += turn * sum(&rest[..best]);
        rest = &rest[best..];
        turn = -turn;
    }
    ahead
}

fn sum_too_small(case: &Case) -> bool {
    case.whole(0) * (case.whole(0) + 1) / 2 < case.whole(1)
}

/// Whether the first player can bring the total to the target, each number from 1 to the largest being used once.
fn can_win(largest: i64, target: i64) -> bool {
    if target <= 0 {
        return true;
    }
    if largest * (largest + 1) / 2 < target {
        return false;
    }
    let mut known = vec![None; 1 << largest];
    reaches(largest, target, 0, &mut known)
}

fn reaches(largest: i64, left: i64, used: usize, known: &mut [Option<bool>]) -> bool {
    if let Some(known) = known[used] {
        return known;
    }
    let free = (1..=largest).rev().filter(|n| used & (1 << (n - 1)) == 0).collect::<Vec<_>>();
    let is_won = free.iter().any(|&n| n >= left || !reaches(largest, left - n, used | 1 << (n - 1), known));
    known[used] = Some(is_won);
    is_won
}
