//! What is said to a side that waits for the other one.

use ground::say::Arg;

use crate::claim::{Case, Held, all, same};
use crate::games::hands::plans::Plans;
use crate::games::hands::rounds::Round;
use crate::games::hands::{acted, near, paid, rows, worked};

/// What was said, and who waits.
fn waiting(case: &Case) -> (Vec<String>, usize) {
    let text = case.met.place.text();
    (Round::read(text.split_once(':').map_or("", |(_, way)| way)), case.met.place.to().other() as usize)
}

pub fn claim(case: &Case) -> Held {
    let (way, me) = waiting(case);
    near(case.text("value"), Plans::of(case).waiting(case.text("hand"), &way, me)).and(|| paid(case))
}

/// The hands of the side to move, as the table tells; the own hand stands in the claim.
fn chances_waiting(case: &Case, is_met: bool) -> Held {
    let (way, me) = waiting(case);
    let Some(Arg::Text(hand)) =
        case.met.answer.reason.claim.args.iter().find(|(name, _)| *name == "hand").map(|(_, arg)| arg)
    else {
        return Held::False("the own hand is not told".into());
    };
    let plans = Plans::of(case);
    let (found, met) = plans.chances(hand, &way, me);
    let rows = rows(case);
    let each = rows.iter().map(|row| near(&row[row.len() - 1], found.get(&row[0]).copied().unwrap_or(0.0)));
    let worked = rows.iter().map(|row| worked(&plans, (hand, &way, me), row));
    same((is_met, rows.len()), (met, plans.round.hands.len())).and(|| all(each)).and(|| all(worked))
}

pub fn look(case: &Case) -> Held {
    let (way, me) = waiting(case);
    acted(case, &way, me).and(|| chances_waiting(case, true))
}

pub fn look_unmet(case: &Case) -> Held {
    chances_waiting(case, false)
}
