//! What is said of `swept`, message by message.

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::{replies, rows, spots};
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
    ("swept-proof-won", Fact(proof_won)),
    ("swept-proof-ends", Fact(proof_ends)),
    ("swept-proof-lost", Fact(proof_lost)),
    ("swept-proof-drawn", Fact(proof_drawn)),
    ("swept-proof-level", Fact(proof_level)),
    ("swept-head-answer", Part),
    ("swept-head-reply", Part),
    ("swept-head-plies", Part),
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

/// Every answer loses, and those in the table hold out as long as any that is left out; what meets each is the best, and the plies left
/// are counted.
fn proof_won(case: &Case) -> Held {
    let Some(next) = after(&case.met.place, case.text("move")) else { return Held::False("it is illegal".into()) };
    let Some(answers) = weighed(&next) else { return Held::Open };
    let left_out = |text: &String| rows(case).iter().all(|row| row[0] != *text);
    let longest_out = answers.iter().filter(|(text, _)| left_out(text)).map(|(_, left)| left.plies).max().unwrap_or(0);
    let counts: Vec<usize> = rows(case).iter().map(|row| row[2].parse().expect("plies")).collect();
    all([
        same(case.size("answers"), answers.len()),
        same(case.size("shown"), rows(case).len()),
        is(answers.iter().all(|(_, left)| left.fate == Fate::Won), || "an answer does not lose".into()),
        is(counts.iter().all(|count| *count >= longest_out), || format!("left out: {longest_out}, {counts:?}")),
        is(counts.is_sorted_by(|a, b| a >= b), || format!("{counts:?}")),
    ])
    .and(|| {
        all(rows(case).iter().zip(counts).map(|(row, count)| {
            let Some(then) = after(&next, &row[0]) else { return Held::False(format!("{} is illegal", row[0])) };
            let met = if then.ending().is_some() { Some(row[1] == "–") } else { keeps(&then, &row[1]) };
            let plies = worth(&then).map(|worth| worth.plies);
            match (met, plies) {
                (Some(met), Some(plies)) => same(count, plies).and(|| is(met, || format!("{row:?} is not best"))),
                _ => Held::Open,
            }
        }))
    })
}

fn proof_ends(case: &Case) -> Held {
    let next = after(&case.met.place, case.text("move"));
    is(next.is_some_and(|next| next.ending().is_some()), || "the game goes on".into())
}

/// Each move that does not end the game has an answer that leaves the mover lost with fewer plies; those shown do.
fn proof_lost(case: &Case) -> Held {
    let here = &case.met.place;
    let (Some(start), Some(moves)) = (worth(here), weighed(here)) else { return Held::Open };
    let ends = |text: &String| after(here, text).is_some_and(|next| next.ending().is_some());
    let is_refuted = |text: &str, answer: &str| {
        let then = after(here, text).and_then(|next| after(&next, answer)).and_then(|then| worth(&then));
        then.is_some_and(|then| then.fate == Fate::Lost && then.plies < start.plies)
    };
    let has_answer = |text: &String| {
        let answers = after(here, text).and_then(|next| weighed(&next)).unwrap_or_default();
        answers.iter().any(|(answer, _)| is_refuted(text, answer))
    };
    all([
        same(case.size("ending"), moves.iter().filter(|(text, _)| ends(text)).count()),
        is(moves.iter().all(|(text, _)| ends(text) || has_answer(text)), || "a move has no such answer".into()),
        is(!replies(case).is_empty(), || "no answer is shown".into()),
        same(case.size("shown"), replies(case).len()),
        all(replies(case).iter().map(|(text, answer)| {
            is(is_refuted(text, answer), || format!("{text} {answer} does not leave the mover lost sooner"))
        })),
    ])
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

fn proof_level(case: &Case) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    is(moves.iter().all(|(_, left)| left.fate == Fate::Drawn), || "a move wins or loses".into())
}
