//! Values by mex: sets of takes, heaps that split, rings and rows, graphs.

use std::sync::OnceLock;

use num_integer::Integer;

use crate::case::{Case, Datum};
use crate::law::{Asked, Law, Mistake, Told};
use crate::laws::table::{by_takes, mex, values, wins_by_takes};
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
    Law::of("leetcode-294", |case| Told::won(runs(case).iter().fold(0, |x, &run| x ^ flips(run)) != 0))
        .erring(FLIPS)
        .asking(|case| Some(Asked::of(&[], joined(&runs(case))))),
    Law::of("hdu-3980", |case| Told::won(paints(case.whole(0), case.whole(1))))
        .erring(PAINTS)
        .asking(asked_paint)
        .bounded(),
    Law::of("poj-3537", |case| Told::won(crosses()[case.whole(0) as usize] != 0))
        .erring(CROSSES)
        .near(|| (3..60).map(number).collect())
        .asking(|case| Some(Asked::of(&[("n", case.whole(0).to_string())], ".".repeat(case.whole(0) as usize))))
        .bounded(),
    Law::of("poj-2311", |case| Told::won(cuts(case.whole(0), case.whole(1)) != 0)).erring(CUTS).bounded(),
    Law::of("poj-2425", |case| {
        tokens(case, |values, row| row.list(0).iter().fold(0, |x, &t| x ^ values[t as usize]) != 0)
    })
    .fitting(is_acyclic, arcs_forward)
    .erring(TOKENS)
    .asking(asked_tokens)
    .bounded(),
    Law::of_game("leetcode-913").fitting(is_playground, playground).asking(asked_chase).bounded(),
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

const FLIPS: &[Mistake] = &[
    Mistake {
        name: "count-parity",
        answer: |case| Some(Told::won(runs(case).iter().map(|run| (run - 1).max(0)).sum::<i64>() % 2 == 1)),
    },
    Mistake {
        name: "runs-of-two",
        answer: |case| Some(Told::won(runs(case).iter().map(|run| run / 2).sum::<i64>() % 2 == 1)),
    },
    Mistake { name: "any-won", answer: |case| Some(Told::won(runs(case).iter().any(|&run| flips(run) != 0))) },
];

const PAINTS: &[Mistake] = &[
    Mistake { name: "ring-as-row", answer: |case| Some(Told::won(strips(case.whole(0), case.whole(1)) != 0)) },
    Mistake {
        name: "too-short-won",
        answer: |case| Some(Told::won(case.whole(0) < case.whole(1) || paints(case.whole(0), case.whole(1)))),
    },
    Mistake { name: "parity", answer: |case| Some(Told::won(case.whole(0) / case.whole(1).max(1) % 2 == 1)) },
];

const CROSSES: &[Mistake] = &[
    Mistake { name: "neighbours-only", answer: |case| Some(Told::won(crossed(case.whole(0), 1) != 0)) },
    Mistake { name: "mod-three", answer: |case| Some(Told::won(case.whole(0) % 3 != 0)) },
    Mistake { name: "parity", answer: |case| Some(Told::won(case.whole(0) % 2 == 1)) },
];

const CUTS: &[Mistake] = &[
    Mistake {
        name: "strips-as-zero",
        answer: |case| Some(Told::won(cut_table(case, 1, |values| mex(values.iter().copied())) != 0)),
    },
    Mistake {
        name: "largest-for-mex",
        answer: |case| Some(Told::won(cut_table(case, 2, |values| values.iter().max().map_or(0, |v| v + 1)) != 0)),
    },
    Mistake { name: "sum-parity", answer: |case| Some(Told::won((case.whole(0) + case.whole(1)) % 2 == 1)) },
];

const TOKENS: &[Mistake] = &[
    Mistake {
        name: "sum-of-values",
        answer: |case| {
            Some(tokens(case, |values, row| row.list(0).iter().map(|&t| values[t as usize]).sum::<usize>() % 2 == 1))
        },
    },
    Mistake {
        name: "any-won",
        answer: |case| Some(tokens(case, |values, row| row.list(0).iter().any(|&t| values[t as usize] != 0))),
    },
    Mistake {
        name: "outcomes-only",
        answer: |case| {
            Some(tokens(case, |values, row| row.list(0).iter().filter(|&&t| values[t as usize] != 0).count() % 2 == 1))
        },
    },
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

fn joined(list: &[i64]) -> String {
    if list.is_empty() { "-".to_owned() } else { list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",") }
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

/// The tokens of the first query, where there is one only.
fn asked_tokens(case: &Case) -> Option<Asked> {
    let [row] = case.rows(1) else { return None };
    Some(Asked::of(&[("graph", arcs(case.rows(0)))], joined(&row.list(0))))
}

fn arcs(rows: &[Case]) -> String {
    let nodes = (0..rows.len()).map(|node| node.to_string());
    let arcs =
        rows.iter().enumerate().flat_map(|(from, row)| row.list(0).into_iter().map(move |to| format!("{from}>{to}")));
    nodes.chain(arcs).collect::<Vec<_>>().join(",")
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
    half + i64::from((n - 1).count_ones() % 2 == 0)
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
    WON.get_or_init(|| {
        let takes: Vec<i64> = (1..).map(|root| root * root).take_while(|&square| square <= TO as i64).collect();
        wins_by_takes(TO, &takes)
    })
}

fn largest_square(n: i64) -> bool {
    let squares: Vec<i64> = (1..).map(|root| root * root).take_while(|&square| square <= n).collect();
    greedy(n, &squares)
}

fn is_square(n: i64) -> bool {
    n.isqrt() * n.isqrt() == n
}

/// Lengths of the runs of plus signs.
fn runs(case: &Case) -> Vec<i64> {
    case.letters(0).split('-').filter(|run| !run.is_empty()).map(|run| run.len() as i64).collect()
}

/// The value of a run when two side by side are turned: Dawson's Kayles.
fn flips(run: i64) -> usize {
    strips(run, 2)
}

/// The value of a row when exactly so many side by side are taken.
fn strips(length: i64, taken: i64) -> usize {
    let (length, taken) = (length.max(0) as usize, taken.max(1) as usize);
    let table = values(length, |table, n, option| {
        if n >= taken {
            (0..=(n - taken) / 2).for_each(|left| option(table[left] ^ table[n - taken - left]));
        }
    });
    table[length]
}

/// The first player cuts the ring into a row; that row must be lost for the other.
fn paints(ring: i64, taken: i64) -> bool {
    ring >= taken && strips(ring - taken, taken) == 0
}

fn asked_paint(case: &Case) -> Option<Asked> {
    let (ring, taken) = (case.whole(0), case.whole(1));
    let rule = format!("c == {taken}");
    let row = || Asked::of(&[("take", rule.clone()), ("split", rule)], (ring - taken).to_string());
    (ring >= taken).then(|| Asked { is_left: true, ..row() })
}

/// Values of rows in which three crosses side by side win: nobody may come within two of a cross.
fn crosses() -> &'static [usize] {
    const TO: usize = 2_000;
    static VALUES: OnceLock<Vec<usize>> = OnceLock::new();
    VALUES.get_or_init(|| crossed_table(TO, 2))
}

fn crossed(n: i64, away: usize) -> usize {
    crossed_table(n.max(0) as usize, away)[n.max(0) as usize]
}

fn crossed_table(to: usize, away: usize) -> Vec<usize> {
    values(to, |table, n, option| {
        (0..n).for_each(|at| option(table[at.saturating_sub(away)] ^ table[(n - at - 1).saturating_sub(away)]));
    })
}

/// Sheets to this side have their values in a table.
const SHEET: usize = 200;

/// The value of a sheet; a cut that leaves a strip of width 1 loses, so it is left out.
fn cuts(wide: i64, high: i64) -> usize {
    static VALUES: OnceLock<Vec<Vec<usize>>> = OnceLock::new();
    let values = VALUES.get_or_init(|| sheets(SHEET, 2, |values| mex(values.iter().copied())));
    values[wide as usize][high as usize]
}

fn cut_table(case: &Case, least: usize, value: fn(&[usize]) -> usize) -> usize {
    const TO: usize = 40;
    let (wide, high) = (case.whole(0) as usize, case.whole(1) as usize);
    if wide.max(high) > TO { 0 } else { sheets(wide.max(high), least, value)[wide][high] }
}

fn sheets(to: usize, least: usize, value: fn(&[usize]) -> usize) -> Vec<Vec<usize>> {
    let mut table = vec![vec![0; to + 1]; to + 1];
    for wide in 1..=to {
        for high in 1..=wide {
            let across = (least..=wide / 2)
                .filter(|left| wide - left >= least)
                .map(|left| table[left][high] ^ table[wide - left][high]);
            let down = (least..=high / 2)
                .filter(|top| high - top >= least)
                .map(|top| table[wide][top] ^ table[wide][high - top]);
            let all: Vec<usize> = across.chain(down).collect();
            table[wide][high] = value(&all);
            table[high][wide] = table[wide][high];
        }
    }
    table
}

/// A line for each query: whether its tokens win, by the values of the nodes.
fn tokens(case: &Case, is_won: impl Fn(&[usize], &Case) -> bool) -> Told {
    let Some(values) = node_values(case) else { return Told::Text(String::new()) };
    let lines = case.rows(1).iter().map(|row| if is_won(&values, row) { "WIN" } else { "LOSE" });
    Told::Text(lines.collect::<Vec<_>>().join("\n"))
}

/// Values of the nodes; nothing where arcs lead round in a circle or out of the graph.
fn node_values(case: &Case) -> Option<Vec<usize>> {
    let targets: Vec<Vec<usize>> =
        case.rows(0).iter().map(|row| row.list(0).iter().map(|&to| to as usize).collect()).collect();
    let mut waiting: Vec<usize> = targets.iter().map(Vec::len).collect();
    let mut sources = vec![Vec::new(); targets.len()];
    for (from, to) in targets.iter().enumerate() {
        for &to in to {
            sources.get_mut(to)?.push(from);
        }
    }
    let mut ready: Vec<usize> = (0..targets.len()).filter(|&node| waiting[node] == 0).collect();
    let mut values = vec![0; targets.len()];
    let mut done = 0;
    while let Some(node) = ready.pop() {
        done += 1;
        values[node] = mex(targets[node].iter().map(|&to| values[to]));
        for &from in &sources[node] {
            waiting[from] -= 1;
            if waiting[from] == 0 {
                ready.push(from);
            }
        }
    }
    (done == targets.len()).then_some(values)
}

/// Arcs from a node to later ones only, and tokens on nodes that are there.
fn arcs_forward(mut case: Case) -> Case {
    let nodes = case.rows(0).len() as i64;
    for (field, datum) in case.0.iter_mut().enumerate() {
        let Datum::Rows(rows) = datum else { continue };
        for (at, row) in rows.iter_mut().enumerate() {
            let first = if field == 0 { at as i64 + 1 } else { 0 };
            let Some(Datum::List(list)) = row.0.first_mut() else { continue };
            let room = nodes - first;
            let moved = list.iter().filter(|_| room > 0).map(|n| Int::from(first) + n.mod_floor(&Int::from(room)));
            let mut moved: Vec<Int> = moved.collect();
            if field == 0 {
                moved.sort_unstable();
                moved.dedup();
            }
            *list = moved;
        }
    }
    case
}

fn is_acyclic(case: &Case) -> bool {
    let nodes = case.rows(0).len() as i64;
    let stand = |row: &Case| row.list(0).iter().all(|token| (0..nodes).contains(token));
    case.rows(1).iter().all(stand) && node_values(case).is_some()
}

/// The xor of what each pair of heaps is worth.
fn pairs(case: &Case, worth: fn(i64, i64) -> i64) -> i64 {
    case.list(0).chunks_exact(2).fold(0, |x, pair| x ^ worth(pair[0], pair[1]))
}

/// The place of the lowest 0 that both heaps less one have in binary.
fn lowest_zero(a: i64, b: i64) -> i64 {
    i64::from(((a - 1) | (b - 1)).trailing_ones())
}

/// Whether cat and mouse can always move: arcs both ways, none to itself, one at least from each node.
fn is_playground(case: &Case) -> bool {
    let rows: Vec<Vec<i64>> = case.rows(0).iter().map(|row| row.list(0)).collect();
    let arc = |from: usize, to: i64| {
        let back = usize::try_from(to).ok().and_then(|to| rows.get(to));
        to != from as i64 && back.is_some_and(|back| back.contains(&(from as i64)))
    };
    rows.len() >= 3 && rows.iter().enumerate().all(|(from, row)| !row.is_empty() && row.iter().all(|&to| arc(from, to)))
}

/// Arcs made to lead both ways, and a path through all nodes.
fn playground(case: Case) -> Case {
    let rows: Vec<Vec<i64>> = case.rows(0).iter().map(|row| row.list(0)).collect();
    let count = rows.len().max(3);
    let mut beside = vec![std::collections::BTreeSet::new(); count];
    let path = (1..count).map(|node| (node - 1, node));
    let arcs = rows.iter().enumerate().flat_map(|(from, row)| row.iter().map(move |&to| (from, to as usize % count)));
    for (from, to) in path.chain(arcs).filter(|(from, to)| from != to) {
        beside[from].insert(to);
        beside[to].insert(from);
    }
    let row =
        |row: std::collections::BTreeSet<usize>| Case(vec![Datum::List(row.into_iter().map(Int::from).collect())]);
    Case(vec![Datum::Rows(beside.into_iter().map(row).collect())])
}

fn asked_chase(case: &Case) -> Option<Asked> {
    Some(Asked::of(&[("graph", arcs(case.rows(0)))], "1,2 M".to_owned()))
}
