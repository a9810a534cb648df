//! Nim, and what is Nim in other clothes: stairs, gaps, squares, misere play.

use num_traits::{One, Zero};

use crate::case::{Case, Datum};
use crate::law::{Asked, Law, Mistake, Told};
use ground::num::Int;

/// The problems whose heaps are Nim heaps.
pub const LAWS: &[Law] = &[
    Law::of("acwing-891", nim).erring(HEAPS).near(lost_rows),
    Law::of("luogu-P2197", nim).erring(HEAPS).near(lost_rows),
    Law::of("poj-2234", nim).erring(HEAPS).near(lost_rows),
    Law::of("nim", nim).erring(HEAPS).near(lost_rows),
    Law::of("nim-three", |case| Told::won(xor(&three(case)) != Int::zero())).erring(THREE),
    Law::of("hdu-1849", nim).erring(SQUARES).near(lost_rows),
    Law::of("luogu-P1247", first_move).erring(FIRST_MOVE).near(lost_rows),
    Law::of("hdu-2176", all_moves).erring(ALL_MOVES).near(lost_rows),
    Law::of("poj-2975", count_moves).erring(COUNT).near(lost_rows),
    Law::of("luogu-P4279", misere).erring(MISERE).near(misere_rows),
    Law::of("hdu-2509", misere).erring(MISERE).near(misere_rows),
    Law::of("acwing-892", |case| stairs(&case.list(0))).erring(STAIRS),
    Law::of("luogu-P3480", |case| stairs(&steps(&case.list(0))))
        .fitting(is_sorted, sorted_heaps)
        .erring(SORTED)
        .asking(asked_steps),
    Law::of("poj-1704", |case| stairs(&coin_steps(&case.list(0)))).erring(COINS).asking(asked_coins),
    Law::of("hdu-1730", |case| Told::won(gaps(case).into_iter().fold(0, |x, gap| x ^ gap) != 0))
        .fitting(stand_apart, set_apart)
        .erring(GAPS)
        .asking(asked_gaps),
    Law::of("cses-2208", |case| Told::won(case.list(0).iter().any(|n| n % 2 == 1))).erring(SELECTED),
];

const HEAPS: &[Mistake] = &[
    Mistake { name: "sum-parity", answer: |case| Some(Told::won(total(&case.list(0)) % 2 == 1)) },
    Mistake { name: "or", answer: |case| Some(Told::won(case.list(0).iter().any(|&n| n > 0))) },
    Mistake { name: "count-parity", answer: |case| Some(Told::won(case.list(0).len() % 2 == 1)) },
    Mistake { name: "misere", answer: |case| Some(misere(case)) },
    Mistake { name: "unequal", answer: |case| Some(Told::won(case.list(0).windows(2).any(|pair| pair[0] != pair[1]))) },
    Mistake { name: "count-as-heap", answer: |case| Some(Told::won(fold(&case.list(0)) != case.list(0).len() as i64)) },
    Mistake { name: "first-two", answer: |case| Some(Told::won(fold(&first(&case.list(0), 2)) != 0)) },
    Mistake { name: "last-heap-left-out", answer: |case| Some(Told::won(fold(&without_last(&case.list(0))) != 0)) },
];

const THREE: &[Mistake] = &[
    Mistake { name: "sum-parity", answer: |case| Some(Told::won(xor(&three(case)).bit(0))) },
    Mistake {
        name: "unequal",
        answer: |case| Some(Told::won(case.int(0) != case.int(1) || case.int(1) != case.int(2))),
    },
    Mistake { name: "first-two", answer: |case| Some(Told::won(case.int(0) != case.int(1))) },
];

const SQUARES: &[Mistake] = &[
    Mistake {
        name: "occupied",
        answer: |case| Some(Told::won(case.list(0).iter().filter(|&&n| n > 0).count() % 2 == 1)),
    },
    Mistake { name: "one-based", answer: |case| Some(Told::won(case.list(0).iter().fold(0, |x, n| x ^ (n + 1)) != 0)) },
    Mistake { name: "sum-parity", answer: |case| Some(Told::won(total(&case.list(0)) % 2 == 1)) },
    Mistake { name: "count-parity", answer: |case| Some(Told::won(case.list(0).len() % 2 == 1)) },
];

const FIRST_MOVE: &[Mistake] = &[
    Mistake { name: "prints-what-stays", answer: |case| Some(first_move_by(case, |_, stays| stays, false)) },
    Mistake { name: "last-heap", answer: |case| Some(first_move_by(case, |heap, stays| heap - stays, true)) },
    Mistake { name: "heaps-from-zero", answer: |case| moved(case, |taken, heap| format!("{taken} {}", heap - 1)) },
    Mistake { name: "heap-before-taken", answer: |case| moved(case, |taken, heap| format!("{heap} {taken}")) },
];

const ALL_MOVES: &[Mistake] = &[
    Mistake { name: "first-move-only", answer: |case| Some(moves_by(case, &case.list(0), |n, to| (n, to), 1)) },
    Mistake {
        name: "prints-taken",
        answer: |case| Some(moves_by(case, &case.list(0), |n, to| (n, n - to), usize::MAX)),
    },
    Mistake {
        name: "sorts-first",
        answer: |case| Some(moves_by(case, &sorted(&case.list(0)), |n, to| (n, to), usize::MAX)),
    },
];

const COUNT: &[Mistake] = &[
    Mistake { name: "all-heaps", answer: |case| Some(count_by(case, |list, _| list.len())) },
    Mistake { name: "only-one", answer: |case| Some(count_by(case, |_, _| 1)) },
    Mistake {
        name: "largest-top-bit",
        answer: |case| Some(count_by(case, |list, x| list.iter().filter(|&&n| n >= top_bit(x)).count())),
    },
];

const MISERE: &[Mistake] = &[
    Mistake { name: "normal", answer: |case| Some(nim(case)) },
    Mistake { name: "normal-turned", answer: |case| Some(Told::won(fold(&case.list(0)) == 0)) },
    Mistake {
        name: "one-heap-special",
        answer: |case| Some(if case.list(0).len() == 1 { misere(case) } else { nim(case) }),
    },
    Mistake { name: "count-parity", answer: |case| Some(Told::won(case.list(0).len() % 2 == 0)) },
    Mistake {
        name: "ones-turned",
        answer: |case| Some(if case.list(0).iter().all(|&n| n <= 1) { nim(case) } else { misere(case) }),
    },
];

const STAIRS: &[Mistake] = &[
    Mistake { name: "even-steps", answer: |case| Some(Told::won(alternate(&case.list(0), 1) != 0)) },
    Mistake { name: "all-steps", answer: |case| Some(nim(case)) },
    Mistake {
        name: "weighted-steps",
        answer: |case| {
            let weighted = |(i, n): (usize, &i64)| n.wrapping_mul(i as i64 + 1);
            Some(Told::won(case.list(0).iter().enumerate().map(weighted).fold(0, |x, n| x ^ n) != 0))
        },
    },
    Mistake { name: "sum-parity", answer: |case| Some(Told::won(total(&case.list(0)) % 2 == 1)) },
];

const SORTED: &[Mistake] = &[
    Mistake { name: "from-the-left", answer: |case| Some(Told::won(alternate(&differences(&case.list(0)), 0) != 0)) },
    Mistake { name: "heaps-themselves", answer: |case| Some(nim(case)) },
    Mistake { name: "all-steps", answer: |case| Some(Told::won(fold(&differences(&case.list(0))) != 0)) },
    Mistake { name: "last-heap-alone", answer: |case| Some(Told::won(case.list(0).last().is_some_and(|&n| n > 0))) },
];

const COINS: &[Mistake] = &[
    Mistake { name: "not-sorted", answer: |case| Some(Told::won(alternate(&right_gaps(&case.list(0)), 0) != 0)) },
    Mistake { name: "from-the-left", answer: |case| Some(Told::won(from_left(&sorted(&case.list(0))) != 0)) },
    Mistake {
        name: "gap-not-less-one",
        answer: |case| {
            let gaps: Vec<i64> = right_gaps(&sorted(&case.list(0))).iter().map(|gap| gap + 1).collect();
            Some(Told::won(alternate(&gaps, 0) != 0))
        },
    },
    Mistake { name: "all-steps", answer: |case| Some(Told::won(fold(&coin_steps(&case.list(0))) != 0)) },
];

const GAPS: &[Mistake] = &[
    Mistake {
        name: "gap-not-less-one",
        answer: |case| Some(Told::won(gaps(case).iter().fold(0, |x, gap| x ^ (gap + 1)) != 0)),
    },
    Mistake {
        name: "black-left-of-white",
        answer: |case| {
            let gap = |row: &Case| row.whole(1) - row.whole(0) - 1;
            Some(Told::won(case.rows(1).iter().map(gap).fold(0, |x, gap| x ^ gap) != 0))
        },
    },
    Mistake { name: "sum-parity", answer: |case| Some(Told::won(total(&gaps(case)) % 2 == 1)) },
];

const SELECTED: &[Mistake] = &[
    Mistake { name: "xor", answer: |case| Some(nim(case)) },
    Mistake { name: "sum-parity", answer: |case| Some(Told::won(total(&case.list(0)) % 2 == 1)) },
    Mistake {
        name: "largest-odd",
        answer: |case| Some(Told::won(case.list(0).iter().max().is_some_and(|n| n % 2 == 1))),
    },
    Mistake { name: "count-parity", answer: |case| Some(Told::won(case.list(0).len() % 2 == 1)) },
];

fn nim(case: &Case) -> Told {
    Told::won(!xor(case.ints(0)).is_zero())
}

fn xor(heaps: &[Int]) -> Int {
    heaps.iter().fold(Int::zero(), |x, heap| x ^ heap)
}

fn three(case: &Case) -> [Int; 3] {
    [case.int(0), case.int(1), case.int(2)]
}

fn fold(heaps: &[i64]) -> i64 {
    heaps.iter().fold(0, |x, heap| x ^ heap)
}

fn total(list: &[i64]) -> i64 {
    list.iter().fold(0, |sum: i64, n| sum.wrapping_add(*n)).abs()
}

fn first(list: &[i64], count: usize) -> Vec<i64> {
    list.iter().take(count).copied().collect()
}

fn without_last(list: &[i64]) -> Vec<i64> {
    first(list, list.len().saturating_sub(1))
}

fn sorted(list: &[i64]) -> Vec<i64> {
    let mut list = list.to_vec();
    list.sort_unstable();
    list
}

/// Misere Nim: if every heap is one at most, an even number of ones wins; else as normal play.
fn misere(case: &Case) -> Told {
    let heaps = case.ints(0);
    let is_odd = !xor(heaps).is_zero();
    Told::won(if heaps.iter().all(|n| *n <= Int::one()) { !is_odd } else { is_odd })
}

/// Coins on stairs, the first step first: only odd steps count.
fn stairs(coins: &[i64]) -> Told {
    Told::won(alternate(coins, 0) != 0)
}

/// The xor of every second number from this place on.
fn alternate(list: &[i64], from: usize) -> i64 {
    list.iter().skip(from).step_by(2).fold(0, |x, n| x ^ n)
}

/// What each heap has more than the one before it.
fn differences(heaps: &[i64]) -> Vec<i64> {
    heaps.iter().scan(0, |last, &n| Some(n - std::mem::replace(last, n))).collect()
}

/// The differences from the right: what the last heap loses leads out of the game.
fn steps(heaps: &[i64]) -> Vec<i64> {
    differences(heaps).into_iter().rev().collect()
}

fn is_sorted(case: &Case) -> bool {
    case.ints(0).is_sorted()
}

fn sorted_heaps(mut case: Case) -> Case {
    for datum in &mut case.0 {
        if let Datum::List(list) = datum {
            list.sort_unstable();
        }
    }
    case
}

/// Free squares to the left of each coin, the last coin first.
fn coin_steps(places: &[i64]) -> Vec<i64> {
    right_gaps(&sorted(places))
}

fn right_gaps(places: &[i64]) -> Vec<i64> {
    differences(places).into_iter().rev().map(|gap| gap - 1).collect()
}

/// The gaps of pairs made from the left, which leaves the last coin alone where their number is odd.
fn from_left(places: &[i64]) -> i64 {
    let pairs = places.chunks(2).map(|pair| if let [a, b] = pair { b - a - 1 } else { pair[0] - 1 });
    pairs.fold(0, |x, gap| x ^ gap)
}

/// Free squares between the two pieces of each row.
fn gaps(case: &Case) -> Vec<i64> {
    case.rows(1).iter().map(|row| (row.whole(0) - row.whole(1)).abs() - 1).collect()
}

fn stand_apart(case: &Case) -> bool {
    case.rows(1).iter().all(|row| row.int(0) != row.int(1) && row.whole(0).max(row.whole(1)) <= case.whole(0))
}

/// The board as wide as the pieces need, and no two of them on one square.
fn set_apart(mut case: Case) -> Case {
    let mut widest = case.int(0).max(Int::from(2));
    if let Some(Datum::Rows(rows)) = case.0.get_mut(1) {
        for row in rows {
            if row.int(0) == row.int(1) {
                let beside = if row.int(0) > Int::one() { row.int(0) - 1 } else { row.int(0) + 1 };
                row.0[1] = Datum::Number(beside);
            }
            widest = widest.max(row.int(0)).max(row.int(1));
        }
    }
    case.0[0] = Datum::Number(widest);
    case
}

fn as_position(list: &[i64]) -> String {
    if list.is_empty() { "-".to_owned() } else { list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",") }
}

fn asked(list: &[i64]) -> Option<Asked> {
    Some(Asked::of(&[], as_position(list)))
}

fn asked_steps(case: &Case) -> Option<Asked> {
    asked(&steps(&case.list(0)))
}

fn asked_coins(case: &Case) -> Option<Asked> {
    asked(&coin_steps(&case.list(0)))
}

fn asked_gaps(case: &Case) -> Option<Asked> {
    asked(&gaps(case))
}

/// What is taken from which heap, the first that can, and all heaps after it; `lose` where nothing helps.
fn first_move(case: &Case) -> Told {
    first_move_by(case, |heap, stays| heap - stays, false)
}

fn first_move_by(case: &Case, shown: fn(i64, i64) -> i64, is_last: bool) -> Told {
    let mut heaps = case.list(0);
    let x = fold(&heaps);
    let can = |(_, n): &(usize, &i64)| **n ^ x < **n;
    let found = if is_last { heaps.iter().enumerate().rfind(can) } else { heaps.iter().enumerate().find(can) };
    let Some((at, &heap)) = found else { return Told::text("lose") };
    heaps[at] = heap ^ x;
    let after: Vec<String> = heaps.iter().map(ToString::to_string).collect();
    Told::Text(format!("{} {}\n{}", shown(heap, heap ^ x), at + 1, after.join(" ")))
}

/// The right answer with its first line written in another way.
fn moved(case: &Case, line: fn(i64, i64) -> String) -> Option<Told> {
    let Told::Text(text) = first_move(case) else { return None };
    let Some((head, rest)) = text.split_once('\n') else { return Some(Told::Text(text)) };
    let (taken, heap) = head.split_once(' ')?;
    Some(Told::Text(format!("{}\n{rest}", line(taken.parse().ok()?, heap.parse().ok()?))))
}

/// Every heap from which a move wins, and what stays of it.
fn all_moves(case: &Case) -> Told {
    moves_by(case, &case.list(0), |n, to| (n, to), usize::MAX)
}

fn moves_by(case: &Case, heaps: &[i64], shown: fn(i64, i64) -> (i64, i64), most: usize) -> Told {
    let x = fold(&case.list(0));
    if x == 0 {
        return Told::text("No");
    }
    let winning = heaps.iter().filter(|&&n| n ^ x < n).take(most).map(|&n| shown(n, n ^ x));
    Told::Text(winning.fold("Yes".to_owned(), |text, (a, b)| format!("{text}\n{a} {b}")))
}

fn count_moves(case: &Case) -> Told {
    count_by(case, |list, x| list.iter().filter(|&&n| n ^ x < n).count())
}

fn count_by(case: &Case, count: fn(&[i64], i64) -> usize) -> Told {
    let heaps = case.list(0);
    match fold(&heaps) {
        0 => Told::text(0),
        x => Told::text(count(&heaps, x)),
    }
}

fn top_bit(x: i64) -> i64 {
    1 << (63 - x.leading_zeros())
}

fn row(heaps: &[i64]) -> Case {
    Case(vec![Datum::List(heaps.iter().map(|&n| Int::from(n)).collect())])
}

/// Lost rows of three, and two equal heaps with a third.
fn lost_rows() -> Vec<Case> {
    let triples = (1..6).flat_map(|a| (a..8).map(move |b| [a, b, a ^ b]));
    triples
        .filter(|heaps| heaps[2] > 0)
        .flat_map(|heaps| [row(&heaps), row(&heaps[..2]), row(&[heaps[0]; 2])])
        .collect()
}

/// Rows of ones, and ones beside one larger heap.
fn misere_rows() -> Vec<Case> {
    let ones = (1..8).map(|count| vec![1; count]);
    let larger = (1..6).flat_map(|count| (2..4).map(move |n| [vec![1; count], vec![n]].concat()));
    ones.chain(larger).map(|heaps| row(&heaps)).chain(lost_rows()).collect()
}
