//! Strips, rings and sheets that are cut or filled.

use std::sync::OnceLock;

use crate::case::{Case, Datum};
use crate::law::{Asked, Law, Mistake, Told};
use crate::laws::table::{joined, mex, values};
use ground::num::Int;

/// The problems of strips, rings and sheets.
pub const LAWS: &[Law] = &[
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

const CROSSES: &[Mistake] = &[
    Mistake { name: "neighbours-only", answer: |case| Some(Told::won(crossed(case.whole(0), 1) != 0)) },
    Mistake { name: "mod-three", answer: |case| Some(Told::won(case.whole(0) % 3 != 0)) },
    Mistake { name: "parity", answer: |case| Some(Told::won(case.whole(0) % 2 == 1)) },
];

const PAINTS: &[Mistake] = &[
    Mistake { name: "ring-as-row", answer: |case| Some(Told::won(strips(case.whole(0), case.whole(1)) != 0)) },
    Mistake {
        name: "too-short-won",
        answer: |case| Some(Told::won(case.whole(0) < case.whole(1) || paints(case.whole(0), case.whole(1)))),
    },
    Mistake { name: "parity", answer: |case| Some(Told::won(case.whole(0) / case.whole(1).max(1) % 2 == 1)) },
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

/// Sheets to this side have their values in a table.
const SHEET: usize = 200;

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

fn number(n: i64) -> Case {
    Case(vec![Datum::Number(Int::from(n))])
}
