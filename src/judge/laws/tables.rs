//! Values by mex: sets of takes, heaps that split, rings and rows, graphs.

use std::sync::OnceLock;

use crate::case::{Case, Datum};
use crate::law::{Asked, Law, Mistake, Told};
use crate::laws::table::{by_takes, joined, values, wins_by_takes};
use ground::num::Int;

/// The problems whose values are tables.
pub const LAWS: &[Law] = &[
    Law::of("acwing-893", |case| Told::won(by_set(case, &case.list(1)) != 0)).erring(SETS).bounded(),
    Law::of("hdu-1536", |case| wins(case, |row| by_set(case, &row.list(0)) != 0))
        .erring(SET_LINES)
        .asking(asked_row)
        .bounded(),
    Law::of("acwing-894", |case| Told::won(case.list(0).iter().fold(0, |x, &n| x ^ odious(n)) != 0))
        .erring(SPLITS)
        .asking(|case| Some(Asked::of(&[("rule", "mock-turtles".to_owned())], heads(case)))),
    Law::of("cses-1729", |case| letters(case, 0)).erring(STICKS).bounded(),
    Law::of("cses-2207", |case| Told::won(!grundy_zeros().contains(&case.whole(0)))).erring(GRUNDY).near(grundy_ends),
    Law::of("atcoder-dp-k", |case| Told::won(won_by_set(case.whole(0), &case.list(1)))).erring(STONES).bounded(),
    Law::of("leetcode-1510", |case| Told::won(squares().get(case.whole(0) as usize).copied().unwrap_or(false)))
        .erring(SQUARES)
        .near(|| (1..400).map(number).collect())
        .bounded(),
    Law::of("luogu-P2148", |case| Told::won(pairs(case, lowest_zero) != 0)).erring(PAIRS),
];

const SETS: &[Mistake] = &[
    Mistake { name: "mod-largest", answer: |case| Some(Told::won(remainders(case, &case.list(1)) != 0)) },
    Mistake { name: "mex-as-count", answer: |case| Some(Told::won(by_count(case, &case.list(1)) != 0)) },
    Mistake { name: "outcomes-only", answer: |case| Some(Told::won(won_heaps(case, &case.list(1)) % 2 == 1)) },
    Mistake { name: "any-won", answer: |case| Some(Told::won(won_heaps(case, &case.list(1)) > 0)) },
];

const SET_LINES: &[Mistake] = &[
    Mistake { name: "mod-largest", answer: |case| Some(wins(case, |row| remainders(case, &row.list(0)) != 0)) },
    Mistake { name: "mex-as-count", answer: |case| Some(wins(case, |row| by_count(case, &row.list(0)) != 0)) },
    Mistake { name: "any-won", answer: |case| Some(wins(case, |row| won_heaps(case, &row.list(0)) > 0)) },
    Mistake { name: "stops-at-larger", answer: |case| Some(wins(case, |row| unsorted_break(case, &row.list(0)) != 0)) },
];

const SPLITS: &[Mistake] = &[
    Mistake { name: "xor", answer: |case| Some(Told::won(case.list(0).iter().fold(0, |x, n| x ^ n) != 0)) },
    Mistake { name: "keeps-the-sum", answer: |case| split_by(case, |a, b, n| a + b == n) },
    Mistake { name: "no-empty-part", answer: |case| split_by(case, |a, b, _| a > 0 && b > 0) },
];

const STICKS: &[Mistake] = &[
    Mistake { name: "from-zero", answer: |case| Some(letters(case, 1)) },
    Mistake { name: "last-letter-only", answer: |case| Some(last_letter(&letters(case, 0))) },
    Mistake {
        name: "least-take-only",
        answer: |case| {
            let least = case.list(1).into_iter().min();
            Some(letters_of(case.whole(0), &least.into_iter().collect::<Vec<_>>(), 0))
        },
    },
    Mistake {
        name: "largest-take",
        answer: |case| Some(Told::Text((1..=case.whole(0)).map(|n| letter(greedy(n, &case.list(1)))).collect())),
    },
];

const GRUNDY: &[Mistake] = &[
    Mistake {
        name: "table-to-thousand",
        answer: |case| Some(Told::won(case.whole(0) > 1_000 || !grundy_zeros().contains(&case.whole(0)))),
    },
    Mistake { name: "equal-halves", answer: |case| equal_halves(case.whole(0)) },
    Mistake { name: "mod-three", answer: |case| Some(Told::won(case.whole(0) % 3 == 0)) },
];

const STONES: &[Mistake] = &[
    Mistake { name: "largest-take", answer: |case| Some(Told::won(greedy(case.whole(0), &case.list(1)))) },
    Mistake {
        name: "mod-least-and-largest",
        answer: |case| {
            let list = case.list(1);
            let (least, most) = (list.iter().min()?, list.iter().max()?);
            Some(Told::won(case.whole(0) % (least + most) >= *least))
        },
    },
    Mistake { name: "only-at-once", answer: |case| Some(Told::won(case.list(1).contains(&case.whole(0)))) },
];

const SQUARES: &[Mistake] = &[
    Mistake { name: "largest-take", answer: |case| Some(Told::won(largest_square(case.whole(0)))) },
    Mistake { name: "only-at-once", answer: |case| Some(Told::won(is_square(case.whole(0)))) },
    Mistake { name: "mod-five", answer: |case| Some(Told::won(!matches!(case.whole(0) % 5, 0 | 2))) },
];

const PAIRS: &[Mistake] = &[
    Mistake { name: "parity", answer: |case| Some(Told::won(case.list(0).iter().any(|n| n % 2 == 0))) },
    Mistake { name: "xor", answer: |case| Some(Told::won(case.list(0).iter().fold(0, |x, n| x ^ n) != 0)) },
    Mistake {
        name: "pair-not-less-one",
        answer: |case| Some(Told::won(pairs(case, |a, b| i64::from((a | b).trailing_ones())) != 0)),
    },
];

fn number(n: i64) -> Case {
    Case(vec![Datum::Number(Int::from(n))])
}

fn largest(heaps: &[i64]) -> usize {
    heaps.iter().copied().max().and_then(|n| usize::try_from(n).ok()).unwrap_or(0)
}

/// The xor of the heaps' values, takes standing in the first field.
fn by_set(case: &Case, heaps: &[i64]) -> usize {
    let most = case.rows(1).iter().map(|row| largest(&row.list(0))).max();
    let values = by_takes_once(&case.list(0), most.unwrap_or_else(|| largest(heaps)));
    heaps.iter().fold(0, |x, &n| x ^ values[n as usize])
}

/// The table of a set, kept until another set is asked for: a problem asks for many rows of one.
fn by_takes_once(takes: &[i64], to: usize) -> std::sync::Arc<Vec<usize>> {
    use std::sync::{Arc, Mutex, PoisonError};
    type Kept = Option<(Vec<i64>, Arc<Vec<usize>>)>;
    static LAST: Mutex<Kept> = Mutex::new(None);
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    match &*last {
        Some((known, table)) if known == takes && table.len() > to => table.clone(),
        _ => {
            let table = Arc::new(by_takes(to, takes));
            *last = Some((takes.to_vec(), table.clone()));
            table
        }
    }
}

/// The first row of heaps, where there is one only.
fn asked_row(case: &Case) -> Option<Asked> {
    let [row] = case.rows(1) else { return None };
    let takes = joined(&case.list(0));
    Some(Asked::of(&[("take", takes)], joined(&row.list(0))))
}

/// A letter for each row of the second field.
fn wins(case: &Case, is_won: impl Fn(&Case) -> bool) -> Told {
    Told::Text(case.rows(1).iter().map(|row| letter(is_won(row))).collect())
}

fn letter(is_won: bool) -> char {
    if is_won { 'W' } else { 'L' }
}

fn remainders(case: &Case, heaps: &[i64]) -> i64 {
    let by = case.list(0).into_iter().max().unwrap_or(0) + 1;
    heaps.iter().fold(0, |x, n| x ^ (n % by))
}

/// Values where the mex is taken for the number of different options.
fn by_count(case: &Case, heaps: &[i64]) -> usize {
    let takes = case.list(0);
    let mut table: Vec<usize> = Vec::new();
    for n in 0..=largest(heaps) {
        let mut met: Vec<usize> = takes
            .iter()
            .filter(|&&take| take as usize <= n && take > 0)
            .map(|&take| table[n - take as usize])
            .collect();
        met.sort_unstable();
        met.dedup();
        table.push(met.len());
    }
    heaps.iter().fold(0, |x, &n| x ^ table[n as usize])
}

fn won_heaps(case: &Case, heaps: &[i64]) -> usize {
    let won = wins_by_takes(largest(heaps), &case.list(0));
    heaps.iter().filter(|&&n| won[n as usize]).count()
}

/// Values where takes are tried until the first that is too large, though they are not sorted.
fn unsorted_break(case: &Case, heaps: &[i64]) -> usize {
    let takes = case.list(0);
    let table = values(largest(heaps), |table, n, option| {
        takes.iter().take_while(|&&take| take as usize <= n).for_each(|&take| option(table[n - take as usize]));
    });
    heaps.iter().fold(0, |x, &n| x ^ table[n as usize])
}

/// The n-th number with an odd count of ones in binary: what a heap of mock turtles is worth.
///
/// Worked: 1, 2, 4, 7, 8 for n = 1 to 5.
fn odious(n: i64) -> i64 {
    if n <= 0 {
        return 0;
    }
    let half = 2 * (n - 1);
    half + i64::from((n - 1).count_ones().is_multiple_of(2))
}

/// The coins of a heap each stand as a head; equal heaps turn each other over.
fn heads(case: &Case) -> String {
    let list = case.list(0);
    let most = largest(&list);
    let is_head = |n: usize| list.iter().filter(|&&heap| heap as usize == n).count() % 2 == 1;
    (1..=most).map(|n| if is_head(n) { 'H' } else { 'T' }).collect()
}

fn split_by(case: &Case, may: fn(usize, usize, usize) -> bool) -> Option<Told> {
    const TO: usize = 200;
    let heaps = case.list(0);
    let to = Some(largest(&heaps)).filter(|&to| to <= TO)?;
    let table = values(to, |table, n, option| {
        for a in 0..n {
            (0..=a).filter(|&b| may(a, b, n)).for_each(|b| option(table[a] ^ table[b]));
        }
    });
    Some(Told::won(heaps.iter().fold(0, |x, &n| x ^ table[n as usize]) != 0))
}

/// A letter for each number of sticks from 1, or from 0, to the first field.
fn letters(case: &Case, less: usize) -> Told {
    letters_of(case.whole(0), &case.list(1), less)
}

fn letters_of(to: i64, takes: &[i64], less: usize) -> Told {
    let won = wins_by_takes(to.max(0) as usize, takes);
    Told::Text(won[1 - less..won.len() - less].iter().map(|&is_won| letter(is_won)).collect())
}

fn last_letter(told: &Told) -> Told {
    let Told::Text(text) = told else { return told.clone() };
    Told::Text(text.chars().next_back().into_iter().collect())
}

/// Whether who always takes as much as allowed takes the last.
fn greedy(n: i64, takes: &[i64]) -> bool {
    let (mut left, mut is_first) = (n, true);
    while let Some(take) = takes.iter().filter(|&&take| take <= left && take > 0).max() {
        left -= take;
        is_first = !is_first;
    }
    !is_first
}

fn won_by_set(n: i64, takes: &[i64]) -> bool {
    wins_by_takes(n.max(0) as usize, takes)[n.max(0) as usize]
}

/// Heaps of Grundy's game that are worth 0; beyond the last of them none is known to 10^6.
fn grundy_zeros() -> &'static [i64] {
    /// The last zero.
    const LAST: usize = 1_222;
    static ZEROS: OnceLock<Vec<i64>> = OnceLock::new();
    ZEROS.get_or_init(|| {
        let table = values(LAST, |table, n, option| (1..n.div_ceil(2)).for_each(|a| option(table[a] ^ table[n - a])));
        (1..=LAST).filter(|&n| table[n] == 0).map(|n| n as i64).collect()
    })
}

fn grundy_ends() -> Vec<Case> {
    grundy_zeros().iter().flat_map(|&n| [n, n + 1]).map(number).collect()
}

fn equal_halves(n: i64) -> Option<Told> {
    const TO: i64 = 400;
    let n = Some(n).filter(|&n| n <= TO)? as usize;
    let table = values(n, |table, n, option| (1..=n / 2).for_each(|a| option(table[a] ^ table[n - a])));
    Some(Told::won(table[n] != 0))
}

/// Won heaps when squares are taken, to the largest heap that is asked for.
fn squares() -> &'static [bool] {
    const TO: usize = 100_000;
    static WON: OnceLock<Vec<bool>> = OnceLock::new();
    WON.get_or_init(|| wins_by_takes(TO, &squares_to(TO as i64)))
}

fn largest_square(n: i64) -> bool {
    greedy(n, &squares_to(n))
}

fn squares_to(to: i64) -> Vec<i64> {
    (1..=to.max(0).isqrt()).map(|root| root * root).collect()
}

fn is_square(n: i64) -> bool {
    n.isqrt() * n.isqrt() == n
}

/// The xor of what each pair of heaps is worth.
fn pairs(case: &Case, worth: fn(i64, i64) -> i64) -> i64 {
    case.list(0).chunks_exact(2).fold(0, |x, pair| x ^ worth(pair[0], pair[1]))
}

/// The place of the lowest 0 that both heaps less one have in binary.
fn lowest_zero(a: i64, b: i64) -> i64 {
    i64::from(((a - 1) | (b - 1)).trailing_ones())
}
