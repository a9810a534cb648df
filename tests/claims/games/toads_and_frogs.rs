//! What is said of `toads-and-frogs`, message by message; the value of a row is held by playing it against that number.

use std::collections::HashMap;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::rows;
use crate::purse::work;
use crate::sweep::after;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("toads-and-frogs-ask", Question),
    ("toads-and-frogs-worth", Fact(worth)),
    ("toads-and-frogs-does-block", Part),
    ("board-head-move", Part),
    ("board-head-left", Part),
    ("toads-and-frogs-law", Source),
];

/// Positions of a row beside a number that are gone through at most.
const MOST: usize = 60_000;

/// A number, its denominator a power of two, and whether a star lies beside it.
type Number = (i64, i64, bool);

/// A row with a number that is played as well: a side moves in the one or in the other, and who cannot loses.
#[derive(Default)]
struct Beside {
    known: HashMap<(Vec<char>, Number, bool), bool>,
}

/// Each value told makes the row, with that number for the other side, a win for whoever moves second; the words fit it.
fn worth(case: &Case) -> Held {
    let told = number(case.text("worth"));
    let (n, below, has_star) = told;
    let side = match n.signum() {
        1 => "first",
        -1 => "second",
        _ => "none",
    };
    let kind = match (n.abs(), below) {
        (1, 1) => "one",
        (1, 2) => "half",
        (1, 4) => "quarter",
        (n, below) if n < below && n > 0 => "part",
        _ => "more",
    };
    let amount = if below == 1 { n.abs().to_string() } else { format!("{}/{below}", n.abs()) };
    let says =
        [("side", side), ("kind", kind), ("amount", amount.as_str()), ("star", if has_star { "yes" } else { "no" })];
    let best = &case.met.answer.best[0];
    all(says.map(|(name, wanted)| same(case.text(name), wanted)))
        .and(|| same(case.text("mv"), best.as_str()))
        .and(|| is_worth(&Drawing::of(&*case.met.place).cells, told))
        .and(|| match (case.text("then"), after(&case.met.place, best)) {
            ("no", _) => Held::True,
            ("all", _) => each_left(case),
            (then, Some(next)) => is_worth(&Drawing::of(&*next).cells, number(then)),
            _ => Held::False("it is illegal".into()),
        })
}

/// The table tells of every move what it leaves.
fn each_left(case: &Case) -> Held {
    let listed = case.met.place.moves(100).0;
    same(rows(case).iter().map(|row| row[0].clone()).collect::<Vec<String>>(), listed).and(|| {
        all(rows(case).iter().map(|row| match after(&case.met.place, &row[0]) {
            Some(next) => is_worth(&Drawing::of(&*next).cells, number(&row[1])),
            None => Held::False("it is illegal".into()),
        }))
    })
}

/// A number as it is written, `-3/2*`; a star alone stands beside 0.
fn number(text: &str) -> Number {
    let bare = text.trim_end_matches('*');
    if bare.is_empty() {
        return (0, 1, true);
    }
    let (n, below) = bare.split_once('/').unwrap_or((bare, "1"));
    (n.parse().expect("a number"), below.parse().expect("a power of two"), bare != text)
}

fn is_worth(row: &[char], (n, below, has_star): Number) -> Held {
    let mut beside = Beside::default();
    let turned = (-n, below, has_star);
    let wins = [true, false].map(|is_toads| beside.wins(row, turned, is_toads));
    work(beside.known.len());
    match wins {
        [Some(toads), Some(frogs)] => {
            is(!toads && !frogs, || format!("who begins wins the difference: {toads}, {frogs}"))
        }
        _ => Held::Open,
    }
}

impl Beside {
    /// Whether the side to move wins. `None`: there is too much to go through.
    fn wins(&mut self, row: &[char], beside: Number, is_toads: bool) -> Option<bool> {
        let key = (row.to_vec(), beside, is_toads);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if self.known.len() > MOST {
            return None;
        }
        let rows = hops(row, is_toads).into_iter().map(|row| (row, beside));
        let numbers = lowered(beside, is_toads).into_iter().map(|number| (row.to_vec(), number));
        let mut wins = false;
        for (row, number) in rows.chain(numbers).collect::<Vec<_>>() {
            wins = wins || !self.wins(&row, number, !is_toads)?;
        }
        self.known.insert(key, wins);
        Some(wins)
    }
}

/// What a side can make of a row.
fn hops(row: &[char], is_toads: bool) -> Vec<Vec<char>> {
    let (own, foe, way) = if is_toads { ('T', 'F', 1) } else { ('F', 'T', -1) };
    let at = |cell: i64| usize::try_from(cell).ok().and_then(|cell| row.get(cell)).copied();
    let hop = |from: usize| {
        let next = from as i64 + way;
        let to = if at(next) == Some(foe) { next + way } else { next };
        (row[from] == own && at(to) == Some('.')).then(|| {
            let mut hopped = row.to_vec();
            hopped.swap(from, to as usize);
            hopped
        })
    };
    (0..row.len()).filter_map(hop).collect()
}

/// What a side can make of a number and a star: of `n` moves one fewer, of a fraction its neighbour with a smaller denominator.
fn lowered((n, below, has_star): Number, is_toads: bool) -> Vec<Number> {
    let step = if is_toads { -1 } else { 1 };
    let lowest = |mut n: i64, mut below: i64| {
        while below > 1 && n % 2 == 0 {
            (n, below) = (n / 2, below / 2);
        }
        (n, below)
    };
    let (stepped, under) = lowest(n + step, below);
    let can_step = below > 1 || n * step < 0;
    let number = can_step.then_some((stepped, under, has_star));
    number.into_iter().chain(has_star.then_some((n, below, false))).collect()
}
