//! What is said of `ends`, message by message.

use ground::say::Arg;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::referee::best_next;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("ends-from-both", Part),
    ("ends-claim-won", Fact(claim_won)),
    ("ends-claim-level", Fact(claim_level)),
    ("ends-claim-lost", Fact(claim_lost)),
    ("ends-told", Part),
    ("ends-standing", Fact(standing)),
    ("ends-ask", Question),
    ("ends-ask-one", Question),
    ("ends-look", Fact(look)),
    ("ends-look-one", Fact(look_one)),
    ("ends-place", Fact(place)),
    ("ends-move", Fact(take)),
    ("ends-choices", Fact(choices)),
    ("ends-from-to", Part),
    ("ends-colours", Fact(colours)),
    ("ends-law", Source),
];

/// The row and what the mover and the other hold.
fn row(text: &str) -> (Vec<i64>, [i64; 2]) {
    let (row, score) = text.split_once(" @").unwrap_or((text, "0-0"));
    let numbers = row.split(',').filter(|n| *n != "-").map(|n| n.trim().parse().expect("a number")).collect();
    let at = score.char_indices().skip(1).find(|(_, c)| *c == '-').map(|(at, _)| at).expect("two scores");
    (numbers, [&score[..at], &score[at + 1..]].map(|n| n.parse().expect("a score")))
}

/// How much more than the other the mover gets of a row, by trying both ends of every shorter one.
fn worth(row: &[i64]) -> i64 {
    let mut shorter = vec![0; row.len() + 1];
    for length in 1..=row.len() {
        shorter = (0..=row.len() - length)
            .map(|from| (row[from] - shorter[from + 1]).max(row[from + length - 1] - shorter[from]))
            .collect();
    }
    shorter[0]
}

fn here(case: &Case) -> (Vec<i64>, [i64; 2]) {
    row(&case.met.place.text())
}

fn int(case: &Case, name: &str) -> i64 {
    match case.says.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg) {
        Some(Arg::Int(n)) => *n,
        Some(Arg::Big(n)) => n.to_string().parse().expect("a small number"),
        other => panic!("{name} is {other:?}"),
    }
}

/// What both hold already and what the row brings the mover add up to the margin.
fn standing(case: &Case) -> Held {
    let (row, [own, other]) = here(case);
    all([
        same((int(case, "own"), int(case, "other")), (own, other)),
        same((int(case, "ahead"), int(case, "apart")), (own - other, (own - other).abs())),
        same((int(case, "behind") == 1, int(case, "below") == 1), (own < other, worth(&row) < 0)),
        same((int(case, "margin"), int(case, "total")), (worth(&row), own - other + worth(&row))),
    ])
}

/// Which ends are best, left before right.
fn best(row: &[i64]) -> Vec<&'static str> {
    let (left, right) = (row[0] - worth(&row[1..]), row[row.len() - 1] - worth(&row[..row.len() - 1]));
    match left.cmp(&right) {
        std::cmp::Ordering::Greater => vec!["ends-from-left"],
        std::cmp::Ordering::Less => vec!["ends-from-right"],
        std::cmp::Ordering::Equal if row.len() == 1 => vec!["ends-from-left"],
        std::cmp::Ordering::Equal => vec!["ends-from-both"],
    }
}

/// The end or ends that a sentence names.
fn named(case: &Case, name: &str) -> String {
    match case.says.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg) {
        Some(Arg::Say(says)) => says.key.to_string(),
        other => panic!("{name} is {other:?}"),
    }
}

fn claim(case: &Case) -> (i64, i64, Held) {
    let (row, [own, other]) = here(case);
    let (sum, margin) = (row.iter().sum::<i64>(), worth(&row));
    (
        own + i64::midpoint(sum, margin),
        other + i64::midpoint(sum, -margin),
        same(vec![named(case, "best")], best(&row).iter().map(|end| (*end).to_owned()).collect()),
    )
}

fn claim_won(case: &Case) -> Held {
    let (own, other, best) = claim(case);
    same(["own", "other", "margin"].map(|name| int(case, name)), [own, other, own - other])
        .and(|| is(own > other, || "it is not won".into()))
        .and(|| best)
}

fn claim_level(case: &Case) -> Held {
    let (own, other, best) = claim(case);
    same([int(case, "own"); 2], [own, other]).and(|| best)
}

fn claim_lost(case: &Case) -> Held {
    let (own, other, best) = claim(case);
    same(["own", "other", "margin"].map(|name| int(case, name)), [own, other, other - own])
        .and(|| is(own < other, || "it is not lost".into()))
        .and(|| same(case.size("numbers"), here(case).0.len()))
        .and(|| best)
}

/// The row with every peak folded, and how many folds that took.
fn folded(row: &[i64]) -> (Vec<i64>, usize) {
    let mut row = row.to_vec();
    let mut folds = 0;
    while let Some(at) = (1..row.len().saturating_sub(1)).find(|at| row[at - 1] <= row[*at] && row[at + 1] <= row[*at])
    {
        let one = row[at - 1] - row[at] + row[at + 1];
        row.splice(at - 1..=at + 1, [one]);
        folds += 1;
    }
    (row, folds)
}

/// The rows shown begin with this one, and each has the same worth as the next, by trying everything.
fn folds_shown(case: &Case) -> Held {
    let (row, _) = here(case);
    let Some(Exhibit::Fold { rows }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return is(row.len() > 24, || "no rows are shown".into());
    };
    let rows: Vec<Vec<i64>> =
        rows.iter().map(|row| row.iter().map(|n| n.to_string().parse().expect("a number")).collect()).collect();
    same(rows.first(), Some(&row)).and(|| all(rows.iter().map(|shorter| same(worth(shorter), worth(&row)))))
}

fn look(case: &Case) -> Held {
    let (row, _) = here(case);
    let (bare, folds) = folded(&row);
    is(bare.len() > 1, || "one number is left".into())
        .and(|| {
            same(
                ["folds", "left", "right", "margin"].map(|name| int(case, name)),
                [folds as i64, bare[0], bare[bare.len() - 1], worth(&row)],
            )
        })
        .and(|| sum_told(case, bare))
        .and(|| folds_shown(case))
}

/// The numbers that are left stand in order of size with the signs in turn, and make the margin.
fn sum_told(case: &Case, mut bare: Vec<i64>) -> Held {
    let text = case.text("sum");
    if text == "none" {
        return is(bare.len() > 12, || "it could be written".into());
    }
    bare.sort_unstable_by_key(|number| -number);
    let told: Vec<i64> = text
        .split(' ')
        .filter(|word| !matches!(*word, "+" | "−"))
        .map(|word| word.trim_matches(['(', ')']).parse().expect("a number"))
        .collect();
    let signs: Vec<&str> = text.split(' ').filter(|word| matches!(*word, "+" | "−")).collect();
    let in_turn = signs.iter().enumerate().all(|(i, sign)| *sign == ["−", "+"][i % 2]);
    let sum: i64 = bare.iter().enumerate().map(|(i, number)| if i % 2 == 0 { *number } else { -number }).sum();
    all([same(told, bare), same(sum, int(case, "margin")), is(in_turn, || "the signs are not in turn".into())])
}

fn look_one(case: &Case) -> Held {
    let (row, _) = here(case);
    let (bare, folds) = folded(&row);
    same((bare.len(), int(case, "folds"), int(case, "margin")), (1, folds as i64, worth(&row)))
        .and(|| folds_shown(case))
}

fn place(case: &Case) -> Held {
    let (row, _) = here(case);
    let best = best(&row);
    let ends = if best == ["ends-from-both"] { 2 } else { 1 };
    same(vec![named(case, "end")], best.iter().map(|end| (*end).to_owned()).collect())
        .and(|| same(case.size("ends"), ends))
}

fn take(case: &Case) -> Held {
    let (row, _) = here(case);
    let (left, _) = self::row(&best_next(case).text());
    let (number, end) =
        if left[..] == row[1..] { (row[0], "ends-from-left") } else { (row[row.len() - 1], "ends-from-right") };
    let told = named(case, "end");
    // A row that reads the same from both ends is left the same by either.
    let is_either = row[1..] == row[..row.len() - 1];
    is(told == end || is_either, || format!("{end} is taken")).and(|| {
        same(["number", "after", "margin"].map(|name| int(case, name)), [number, worth(&left), number - worth(&left)])
            .and(|| same(worth(&row), number - worth(&left)))
    })
}

fn choices(case: &Case) -> Held {
    let (row, _) = here(case);
    let (first, last) = (row[0], row[row.len() - 1]);
    let (no_first, no_last) = (worth(&row[1..]), worth(&row[..row.len() - 1]));
    let shown = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => all(rows.iter().enumerate().flat_map(|(from, cells)| {
            let row = &row;
            cells[1..].iter().enumerate().map(move |(to, cell)| {
                let found = if from <= to { worth(&row[from..=to]).to_string() } else { String::new() };
                same(cell.clone(), found)
            })
        })),
        _ => Held::True,
    };
    same(
        ["first", "after_first", "left", "last", "after_last", "right"].map(|name| int(case, name)),
        [first, no_first, first - no_first, last, no_last, last - no_last],
    )
    .and(|| shown)
}

/// Beginning at that end and then always taking the same colour makes the lead told, and no colour makes more.
fn colours(case: &Case) -> Held {
    let (row, _) = here(case);
    let sum = |from: usize| row.iter().skip(from).step_by(2).sum::<i64>();
    let (odd, even) = (sum(0), sum(1));
    let (end, lead) = if odd > even { ("ends-from-left", odd - even) } else { ("ends-from-right", even - odd) };
    is(row.len() % 2 == 0, || "the count is odd".into())
        .and(|| same(["odd", "even", "surely", "margin"].map(|name| int(case, name)), [odd, even, lead, worth(&row)]))
        .and(|| same(named(case, "end"), end.to_owned()))
        .and(|| is(worth(&row) >= lead, || "perfect play makes less".into()))
}
