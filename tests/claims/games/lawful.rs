//! What is said of positions that a law of every size decides, message by message: exhaustive play decides it again.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, is, same};
use crate::exhibits::{focus, rows};
use crate::heaps::{every_move_loses, is_fate, known, winning};
use crate::referee::{Fate, best_next, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("lawful-claim-won", Fact(claim_won)),
    ("lawful-claim-lost", Fact(every_move_loses)),
    ("lawful-ask", Question),
    ("lawful-ends-lost", Fact(ends_lost)),
    ("lawful-ends-won", Fact(ends_won)),
    ("lawful-ends-out", Fact(ends_out)),
    ("lawful-head-heap", Part),
    ("lawful-place", Fact(place)),
    ("lawful-place-none", Fact(every_move_loses)),
    ("lawful-move", Fact(leaves_lost)),
    ("lawful-stall", Fact(stall)),
    ("lawful-proof-won", Fact(won)),
    ("lawful-proof-lost", Fact(every_move_loses)),
    ("lawful-law", Source),
    ("lawful-standing", Source),
    ("machine-binary", Part),
    ("machine-base", Part),
    ("machine-zeckendorf", Part),
    ("machine-weights", Part),
];

/// Moves that are looked through at most.
const LISTED: usize = 3_000;

fn won(case: &Case) -> Held {
    is_fate(&*case.met.place, Fate::Won)
}

fn claim_won(case: &Case) -> Held {
    known(winning(&*case.met.place), |winning| same(case.size("moves"), winning.len()))
}

/// The table shows the state that is told, at the cell to look at.
fn shows_state(case: &Case) -> Held {
    let told = case.nat("state").to_string();
    match focus(case) {
        [(row, column)] => same(rows(case)[*row][*column].clone(), told),
        other => Held::False(format!("the cells to look at are {other:?}")),
    }
}

fn ends_lost(case: &Case) -> Held {
    every_move_loses(case).and(|| shows_state(case))
}

fn ends_won(case: &Case) -> Held {
    won(case).and(|| shows_state(case))
}

fn ends_out(case: &Case) -> Held {
    won(case)
}

/// The heaps that the best move changes, from 1.
fn place(case: &Case) -> Held {
    let sizes = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<String>>();
    let (before, after) = (sizes(&case.met.place.text()), sizes(&best_next(case).text()));
    let changed = (0..before.len()).filter(|heap| before[*heap] != after[*heap]).map(|heap| (heap + 1).to_string());
    let changed: Vec<String> = changed.collect();
    same(case.texts("heaps"), changed.clone()).and(|| same(case.size("count"), changed.len()))
}

/// The move that is told leaves a lost position.
fn leaves_lost(case: &Case) -> Held {
    let told = case.text("mv");
    known(moves(&*case.met.place, LISTED), |all| match all.iter().find(|(mv, _)| mv == told) {
        Some((_, next)) => is_fate(&**next, Fate::Lost).and(|| shows_state(case)),
        None => Held::False(format!("{told} is no move")),
    })
}

fn stall(case: &Case) -> Held {
    let told = case.text("mv");
    let is_move = |all: Vec<(String, _)>| is(all.iter().any(|(mv, _)| mv == told), || format!("{told} is no move"));
    every_move_loses(case).and(|| known(moves(&*case.met.place, LISTED), is_move))
}
