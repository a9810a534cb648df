//! What is said of Nim in disguise: the hidden heaps are read off the position, and Nim decides them.

use duel::place::Place;
use ground::num::Nat;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::referee::{Fate, fate, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("kin-claim-won", Fact(claim_won)),
    ("kin-claim-lost", Fact(claim_lost)),
    ("kin-claim-misere-won", Fact(claim_won)),
    ("kin-claim-misere-lost", Fact(claim_lost)),
    ("kin-look-odd", Fact(look_odd)),
    ("kin-look-even", Fact(look_even)),
    ("kin-look-misere", Fact(look_misere)),
    ("kin-place-none", Fact(place_none)),
    ("kin-place-none-misere", Fact(place_none)),
    ("kin-misere-plan", Fact(plan)),
    ("kin-law", Source),
];

fn numbers(text: &str) -> Vec<u64> {
    text.split(',').filter_map(|heap| heap.trim().parse().ok()).collect()
}

/// The Nim heaps that a position hides.
pub fn hidden(place: &dyn Place) -> Vec<u64> {
    let text = place.text();
    match place.card().id {
        "staircase-nim" => numbers(&text).into_iter().step_by(2).collect(),
        "poker-nim" => numbers(text.split('@').next().unwrap_or_default()),
        "northcott" => {
            let board = text.split_whitespace().next().unwrap_or_default();
            let gap = |row: &str| row.find('B').zip(row.find('W')).map(|(black, white)| (black - white - 1) as u64);
            board.split('/').filter_map(gap).collect()
        }
        _ => numbers(&text),
    }
}

fn sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

fn large(heaps: &[u64]) -> usize {
    heaps.iter().filter(|heap| **heap > 1).count()
}

fn ones(heaps: &[u64]) -> usize {
    heaps.iter().filter(|heap| **heap == 1).count()
}

fn here(case: &Case) -> Vec<u64> {
    hidden(&*case.met.place)
}

/// Whether Nim with the hidden heaps is lost: Bouton's theorem.
fn is_lost(case: &Case, place: &dyn Place) -> bool {
    let heaps = hidden(place);
    if case.met.is_misere() && large(&heaps) == 0 { ones(&heaps) % 2 == 1 } else { sum(&heaps) == 0 }
}

/// The numbers that are told are those of the hidden heaps.
fn counted(case: &Case) -> Held {
    let heaps = here(case);
    let has = |name: &str| case.says.args.iter().any(|(own, _)| *own == name);
    all([
        if has("sum") { same(case.nat("sum"), Nat::from(sum(&heaps))) } else { Held::True },
        if has("large") { same(case.size("large"), large(&heaps)) } else { Held::True },
        if has("ones") { same(case.size("ones"), ones(&heaps)) } else { Held::True },
    ])
}

/// As exhaustive play tells, where the game is small and cannot go on for ever.
fn plays_out(case: &Case, told: Fate) -> Held {
    fate(&*case.met.place).map_or(Held::True, |found| same(told, found))
}

fn claim_won(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    // A move wins that leaves hidden heaps that are lost; where play can go on, a retreat that keeps them is none.
    let winning = list.iter().filter(|(_, next)| next.ending().is_none() && is_lost(case, &**next)).count();
    let last = list.iter().filter(|(_, next)| next.ending().is_some_and(|_| fate(&**next) == Some(Fate::Lost))).count();
    all([
        is(!is_lost(case, &*case.met.place), || format!("{:?} are lost", here(case))),
        counted(case),
        same(case.size("moves"), winning + last),
        plays_out(case, Fate::Won),
    ])
}

fn claim_lost(case: &Case) -> Held {
    is(is_lost(case, &*case.met.place), || format!("{:?} are won", here(case)))
        .and(|| counted(case))
        .and(|| plays_out(case, Fate::Lost))
}

/// The columns that are shown are the hidden heaps.
fn columns(case: &Case) -> Held {
    let Some(Exhibit::Columns { rows, total }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::True;
    };
    let heaps: Vec<Nat> = here(case).into_iter().map(Nat::from).collect();
    let shown: Vec<Nat> = rows.iter().map(|(_, size)| size.clone()).collect();
    same(shown, heaps).and(|| same(total.clone(), Nat::from(sum(&here(case)))))
}

fn look_odd(case: &Case) -> Held {
    let top = sum(&here(case)).checked_ilog2().map_or(0, |bit| 1u64 << bit);
    all([counted(case), same(case.nat("place"), Nat::from(top)), columns(case)])
}

fn look_even(case: &Case) -> Held {
    same(sum(&here(case)), 0).and(|| columns(case))
}

fn look_misere(case: &Case) -> Held {
    counted(case).and(|| columns(case))
}

/// After every move the other side has won, or has an answer that leaves lost heaps again.
fn place_none(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 200) else { return Held::Open };
    all(list.iter().map(|(mv, next)| {
        if next.ending().is_some() {
            let is_told = case.says.key == "kin-place-none-misere";
            return is(is_told && fate(&**next) == Some(Fate::Won), || format!("{mv} ends the game"));
        }
        let Some(answers) = moves(&**next, 1_000) else { return Held::Open };
        let has = answers.iter().any(|(_, then)| is_lost(case, &**then));
        is(!is_lost(case, &**next) && has, || format!("{mv} cannot be repaired"))
    }))
}

/// The plan works: the move leaves lost heaps as it says, and from lost heaps some answer does so after every move.
fn plan(case: &Case) -> Held {
    let heaps = here(case);
    if is_lost(case, &*case.met.place) {
        let Some(list) = moves(&*case.met.place, 200) else { return Held::Open };
        return is(large(&heaps) > 0, || "no heap has 2 or more".into()).and(|| {
            all(list.iter().filter(|(_, next)| next.ending().is_none()).map(|(mv, next)| {
                let Some(answers) = moves(&**next, 1_000) else { return Held::Open };
                is(answers.iter().any(|(_, then)| is_lost(case, &**then)), || format!("{mv} has no answer"))
            }))
        });
    }
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let is_planned = list.iter().any(|(_, next)| {
        let left = hidden(&**next);
        if large(&heaps) == 1 { large(&left) == 0 && ones(&left) % 2 == 1 } else { sum(&left) == 0 }
    });
    is(large(&heaps) > 0 && is_planned, || format!("no move does so with {heaps:?}"))
}
