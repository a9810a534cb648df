//! What is said of `northcott`, message by message; the gaps are held by `kin`.

use duel::place::Place;

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::kin::hidden;
use crate::games::worth::answers_hold_in;
use crate::referee::{best_next, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("northcott-ask", Question),
    ("northcott-look", Fact(look)),
    ("northcott-place", Fact(place)),
    ("northcott-move", Fact(slide)),
    ("northcott-stall", Fact(balanced)),
    ("northcott-proof-won", Fact(proof_won)),
    ("northcott-proof-lost", Fact(proof_lost)),
    ("northcott-law", Source),
    ("northcott-law-swept", Source),
];

fn is_balanced(place: &dyn Place) -> bool {
    hidden(place).iter().fold(0, |sum, gap| sum ^ gap) == 0
}

fn balanced(case: &Case) -> Held {
    is(is_balanced(&*case.met.place), || format!("{:?} are won", hidden(&*case.met.place)))
}

/// Of each smaller gap there is a move that leaves it, as a counter or more are taken from a heap.
fn look(case: &Case) -> Held {
    let here = hidden(&*case.met.place);
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let lefts: Vec<Vec<u64>> = list.iter().map(|(_, next)| hidden(&**next)).collect();
    all((0..here.len()).flat_map(|row| (0..here[row]).map(move |left| (row, left))).map(|(row, left)| {
        let mut wanted = here.clone();
        wanted[row] = left;
        is(lefts.contains(&wanted), || format!("row {} cannot be left with {left}", row + 1))
    }))
}

fn place(case: &Case) -> Held {
    let here = hidden(&*case.met.place);
    let sum = here.iter().fold(0, |sum, gap| sum ^ gap);
    let gap = here[case.size("row") - 1];
    let told = (case.size("gap") as u64, case.size("left") as u64);
    same(told, (gap, gap ^ sum))
        .and(|| same(case.size("sum") as u64, sum))
        .and(|| is(told.1 < told.0, || "it is a retreat".into()))
}

fn slide(case: &Case) -> Held {
    let (here, left) = (hidden(&*case.met.place), hidden(&*best_next(case)));
    let row = case.size("row") - 1;
    let mover = if case.met.place.text().ends_with('W') { "W" } else { "B" };
    let others = || (0..here.len()).all(|other| other == row || here[other] == left[other]);
    same((case.size("gap") as u64, case.size("left") as u64), (here[row], left[row]))
        .and(|| is(others(), || "another row changes".into()))
        .and(|| same(case.text("side"), mover))
}

/// From balance every closing has an answer as in Nim, and every retreat by k is followed by k with no gap changed.
fn answered(place: &dyn Place) -> Held {
    let here = hidden(place);
    let Some(list) = moves(place, 200) else { return Held::Open };
    is(is_balanced(place), || format!("{here:?}")).and(|| {
        all(list.iter().map(|(mv, next)| {
            let Some(answers) = moves(&**next, 200) else { return Held::Open };
            let after = hidden(&**next);
            let is_retreat = after.iter().zip(&here).any(|(after, before)| after > before);
            let has =
                answers.iter().any(|(_, then)| if is_retreat { hidden(&**then) == here } else { is_balanced(&**then) });
            is(has, || format!("{mv} has no answer"))
        }))
    })
}

fn proof_won(case: &Case) -> Held {
    let next = best_next(case);
    if next.ending().is_some() { Held::True } else { answered(&*next) }
}

fn proof_lost(case: &Case) -> Held {
    answered(&*case.met.place)
        .and(|| answers_hold_in(case, |then| is(is_balanced(then), || format!("{:?} are left", hidden(then)))))
}
