//! What is said of `swept`, message by message.

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::{replies, spots};
use crate::referee::Fate;
use crate::sweep::{Worth, after, keeps, weighed, worth};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("swept-claim-won", Fact(claim_won)),
    ("swept-claim-lost", Fact(claim_lost)),
    ("swept-claim-drawn", Fact(claim_drawn)),
    ("swept-place", Fact(place)),
    ("swept-place-lost", Fact(place_lost)),
    ("swept-move-won", Fact(move_won)),
    ("swept-move-lost", Fact(move_lost)),
    ("swept-move-drawn", Fact(move_drawn)),
    ("swept-proof-drawn", Fact(proof_drawn)),
    ("swept-law", Source),
];

fn is_worth(case: &Case, fate: Fate) -> Held {
    worth(&case.met.place).map_or(Held::Open, |worth| same(fate, worth.fate))
}

/// So many moves leave the opponent this fate.
fn as_many_leave(case: &Case, told: usize, fate: Fate) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    same(told, moves.iter().filter(|(_, left)| left.fate == fate).count())
}

fn claim_won(case: &Case) -> Held {
    let Some(worth) = worth(&case.met.place) else { return Held::Open };
    same(Worth { fate: Fate::Won, plies: case.size("plies") }, worth)
        .and(|| as_many_leave(case, case.size("moves"), Fate::Lost))
}

fn claim_lost(case: &Case) -> Held {
    let Some(worth) = worth(&case.met.place) else { return Held::Open };
    same(Worth { fate: Fate::Lost, plies: case.size("plies") }, worth)
}

pub fn claim_drawn(case: &Case) -> Held {
    let total = case.met.place.moves(1_000).1;
    is_worth(case, Fate::Drawn)
        .and(|| as_many_leave(case, case.size("moves"), Fate::Drawn))
        .and(|| same(case.nat("total"), total))
        .and(|| case.is_split())
}

/// The first of the best moves keeps everything, and begins at one of the places named, of which as many light up.
fn begins(case: &Case) -> Held {
    let (best, places) = (&case.met.answer.best[0], case.texts("places"));
    let is_from = |place: &String| {
        best.strip_prefix(place.as_str()).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    all([
        same(case.size("count"), places.len()),
        same(spots(case).len(), places.len()),
        is(places.iter().any(is_from), || format!("{best} is the best move")),
        keeps(&case.met.place, best).map_or(Held::Open, |keeps| is(keeps, || format!("{best} is not best"))),
    ])
}

fn place(case: &Case) -> Held {
    begins(case)
        .and(|| worth(&case.met.place).map_or(Held::Open, |here| is(here.fate != Fate::Lost, || "it is lost".into())))
}

fn place_lost(case: &Case) -> Held {
    is_worth(case, Fate::Lost).and(|| begins(case))
}

/// What the move that is told leaves to the opponent.
fn left_by(case: &Case) -> Option<Worth> {
    worth(&after(&case.met.place, case.text("move"))?)
}

fn move_won(case: &Case) -> Held {
    left_by(case).map_or(Held::Open, |left| same(Worth { fate: Fate::Lost, plies: case.size("plies") }, left))
}

fn move_lost(case: &Case) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let longest = moves.iter().map(|(_, left)| left.plies).max().unwrap_or(0);
    is_worth(case, Fate::Lost)
        .and(|| left_by(case).map_or(Held::Open, |left| same(case.size("plies"), left.plies)))
        .and(|| same(case.size("plies"), longest))
        .and(|| {
            let equal = moves.iter().filter(|(_, left)| left.plies == longest).count();
            let way = match equal {
                _ if moves.len() == 1 => "only",
                _ if equal == moves.len() => "all",
                1 => "one",
                _ => "some",
            };
            same((case.size("equal"), case.text("way")), (equal, way))
        })
}

fn move_drawn(case: &Case) -> Held {
    left_by(case).map_or(Held::Open, |left| same(Fate::Drawn, left.fate))
}

/// The moves shown leave the opponent a won position, and the answer beside each keeps that; as many are left out as told.
fn proof_drawn(case: &Case) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let lost: Vec<&String> = moves.iter().filter(|(_, left)| left.fate == Fate::Won).map(|(text, _)| text).collect();
    let ends = |text: &&&String| after(&case.met.place, text).is_some_and(|next| next.ending().is_some());
    all([
        same(case.size("moves"), lost.len()),
        same(case.size("ending"), lost.iter().filter(ends).count()),
        same(case.size("shown"), replies(case).len()),
        all(replies(case).iter().map(|(text, answer)| {
            let keeps = after(&case.met.place, text).and_then(|next| keeps(&next, answer));
            is(lost.contains(&text) && keeps == Some(true), || format!("{text} {answer}"))
        })),
    ])
}
