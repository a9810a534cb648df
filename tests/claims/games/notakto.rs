//! What is said of `notakto`, message by message; its reasons speak by `worth`, `misere` and `counted` too.

use duel::place::Place;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::games::worth::found;
use crate::referee::{best_next, is_lost, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("notakto-law-normal", Source),
    ("notakto-countdown", Part),
    ("notakto-ask-knight", Question),
    ("notakto-look-knight", Fact(some_next_is_ruled)),
    ("notakto-look-knight-lost", Fact(is_ruled_here)),
    ("notakto-claim-knight-won", Fact(claim_won)),
    ("notakto-claim-knight-lost", Fact(is_ruled_here)),
    ("notakto-move-knight", Fact(told)),
    ("notakto-proof-knight", Fact(proof_won)),
    ("notakto-proof-knight-lost", Fact(proof_lost)),
    ("notakto-law-knight", Source),
];

/// Column and row of a move such as `2:b3` or `b3`.
fn cell(text: &str) -> (usize, usize) {
    let name = text.rsplit(':').next().expect("a cell");
    let column = name.as_bytes()[0] as usize;
    (column, name[1..].parse().expect("a row"))
}

fn is_knight(one: &str, other: &str) -> bool {
    let ((a, b), (c, d)) = (cell(one), cell(other));
    a.abs_diff(c) * b.abs_diff(d) == 2
}

/// Whether who moves here loses against answers a knight's move away, whichever of them is taken.
fn is_ruled(place: &dyn Place) -> Option<bool> {
    for (text, next) in moves(place, 100)? {
        if next.ending().is_some() {
            continue;
        }
        let is_meant = |answer: &str, then: &dyn Place| is_knight(&text, answer) && then.ending().is_none();
        let all = moves(&*next, 100)?;
        let answers: Vec<_> = all.into_iter().filter(|(answer, then)| is_meant(answer, &**then)).collect();
        if answers.is_empty() {
            return Some(false);
        }
        for (_, then) in answers {
            if !is_ruled(&*then)? {
                return Some(false);
            }
        }
    }
    Some(place.ending().is_none())
}

fn is_ruled_here(case: &Case) -> Held {
    found(true, is_ruled(&*case.met.place))
}

fn some_next_is_ruled(case: &Case) -> Held {
    let Some(all) = moves(&*case.met.place, 100) else { return Held::Open };
    let ruled: Option<Vec<bool>> = all.iter().map(|(_, next)| is_ruled(&**next)).collect();
    found(true, ruled.map(|ruled| ruled.contains(&true)))
}

fn claim_won(case: &Case) -> Held {
    let lost = moves(&*case.met.place, 100).and_then(|all| {
        let lost: Option<Vec<bool>> = all.iter().map(|(_, next)| is_lost(&**next)).collect();
        Some(lost?.into_iter().filter(|lost| *lost).count())
    });
    found(case.size("moves"), lost).and(|| some_next_is_ruled(case))
}

fn told(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("mv")) else { return Held::False("it is no move".into()) };
    found(true, is_ruled(&*step.next))
}

/// Every cross stands in the table, with an answer by the rule unless it ends the game.
fn are_answered(case: &Case, place: &dyn Place) -> Held {
    let Some(next) = moves(place, 100) else { return Held::Open };
    let one = |(row, (text, next)): (&Vec<String>, &(String, std::sync::Arc<dyn Place>))| {
        let is_over = next.ending().is_some();
        all([
            same(&row[0], text),
            same(row[1].is_empty(), is_over),
            is(
                is_over
                    || is_knight(text, &row[1]) && next.play(&row[1]).is_ok_and(|step| step.next.ending().is_none()),
                || format!("{row:?}"),
            ),
        ])
    };
    same(rows(case).len(), next.len()).and(|| all(rows(case).iter().zip(&next).map(one)))
}

fn proof_lost(case: &Case) -> Held {
    is_ruled_here(case).and(|| are_answered(case, &*case.met.place))
}

fn proof_won(case: &Case) -> Held {
    let told = case.met.answer.reason.steps.iter().find(|step| step.says.key == "notakto-move-knight");
    let mv = told.and_then(|step| step.says.args.iter().find(|(name, _)| *name == "mv"));
    let next = match mv {
        Some((_, ground::say::Arg::Text(mv))) => case.met.place.play(mv).expect("a move").next,
        _ => best_next(case),
    };
    found(true, is_ruled(&*next)).and(|| are_answered(case, &*next))
}
