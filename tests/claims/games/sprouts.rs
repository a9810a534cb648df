//! What is said of `sprouts`, message by message; its reasons speak by `worth`.

use std::collections::{BTreeSet, HashMap};

use duel::place::Place;

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::found;
use crate::referee::{is_lost, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("sprouts-law-lands", Source),
    ("sprouts-law-length", Fact(length)),
    ("sprouts-lives", Fact(lives)),
    ("sprouts-conjecture", Fact(conjecture)),
    ("sprouts-conjecture-misere", Fact(conjecture)),
];

/// Every number of moves that a game from here may last.
fn lengths(place: &dyn Place, known: &mut HashMap<String, BTreeSet<usize>>) -> Option<BTreeSet<usize>> {
    if place.ending().is_some() {
        return Some(BTreeSet::from([0]));
    }
    let text = place.text();
    if let Some(known) = known.get(&text) {
        return Some(known.clone());
    }
    if known.len() > 2_000 {
        return None;
    }
    let mut all = BTreeSet::new();
    for (_, next) in moves(place, 1_000)? {
        all.extend(lengths(&*next, known)?.into_iter().map(|length| length + 1));
    }
    known.insert(text, all.clone());
    Some(all)
}

fn spots(case: &Case) -> Option<usize> {
    case.met.place.text().parse().ok()
}

/// The bounds are those of all games, which for some numbers of spots are met.
fn length(case: &Case) -> Held {
    let Some(spots) = spots(case) else { return Held::False("it is no beginning".into()) };
    let told = (case.size("least"), case.size("most"));
    let Some(all) = (spots <= 3).then(|| lengths(&*case.met.place, &mut HashMap::new())).flatten() else {
        return Held::Open;
    };
    same(told, (2 * spots, 3 * spots - 1))
        .and(|| is(all.iter().all(|length| (told.0..=told.1).contains(length)), || format!("{all:?}")))
}

/// Three lives a spot, and as many left at the end as the game falls short of that: odd or even as the last move is wanted.
fn lives(case: &Case) -> Held {
    let Some(spots) = spots(case) else { return Held::False("it is no beginning".into()) };
    let wants_odd_length = !case.met.is_misere();
    let left_is_odd = (3 * spots % 2 == 1) != wants_odd_length;
    all([same(case.size("lives"), 3 * spots), same(case.size("odd") == 1, left_is_odd)])
}

/// The conjecture agrees with the position, where that can be played out.
fn conjecture(case: &Case) -> Held {
    let Some(spots) = spots(case) else { return Held::False("it is no beginning".into()) };
    let told = match case.met.is_misere() {
        true if spots < 5 => return Held::True,
        true => [0, 4, 5].contains(&(spots % 6)),
        false => [3, 4, 5].contains(&(spots % 6)),
    };
    found(told, is_lost(&*case.met.place).map(|lost| !lost))
}
