//! What is said of `sum`, message by message: components by mex over all that is below them.

use duel::place::Place;
use ground::num::Nat;
use ground::say::Arg;
use num_traits::ToPrimitive;
use solve::judge::reason::{Exhibit, Role};

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::{columns_hold, count_of_winning_moves, found, lost};
use crate::referee::{is_lost, moves, nimber};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("sum-ask", Question),
    ("sum-look-odd", Fact(look_odd)),
    ("sum-look-even", Fact(look_even)),
    ("sum-place", Fact(place)),
    ("sum-place-none", Fact(place_none)),
    ("sum-move", Fact(mv)),
    ("sum-stall", Fact(zero)),
    ("sum-proof-odd", Fact(proof_odd)),
    ("sum-proof-even", Fact(proof_even)),
    ("sum-claim-odd", Fact(claim_odd)),
    ("sum-claim-even", Fact(zero)),
    ("sum-law", Source),
    ("sum-misere-ask", Question),
    ("sum-misere-look", Fact(misere_look)),
    ("sum-misere-place", Fact(misere_place)),
    ("sum-misere-move", Fact(misere_move)),
    ("sum-misere-won", Fact(count_of_winning_moves)),
    ("sum-misere-lost", Fact(lost)),
    ("sum-misere-law", Source),
];

/// The components with their nim-values.
fn components(place: &dyn Place) -> Option<Vec<(String, u64)>> {
    place.summands().iter().map(|part| Some((part.text(), nimber(&**part)?))).collect()
}

fn total(place: &dyn Place) -> Option<u64> {
    Some(components(place)?.iter().fold(0, |sum, (_, value)| sum ^ value))
}

fn zero(case: &Case) -> Held {
    found(0, total(&*case.met.place))
}

fn look_odd(case: &Case) -> Held {
    let Some(sum) = total(&*case.met.place) else { return Held::Open };
    let top = sum.checked_ilog2().map_or(0, |bit| 1u64 << bit);
    all([same(case.nat("sum"), Nat::from(sum)), same(case.nat("place"), Nat::from(top)), columns_hold(case)])
}

fn look_even(case: &Case) -> Held {
    zero(case).and(|| columns_hold(case))
}

/// The move that the reason tells, and the number of its component.
fn told(case: &Case) -> Option<(usize, String, std::sync::Arc<dyn Place>)> {
    let step = case.met.answer.reason.steps.iter().find(|step| step.role == Role::Move)?;
    let (_, Arg::Text(mv)) = step.says.args.iter().find(|(name, _)| *name == "mv")? else { return None };
    let number = mv.split(':').next()?.parse().ok()?;
    Some((number, mv.clone(), case.met.place.play(mv).ok()?.next))
}

/// The component has the value that is told, has a one in the highest odd column, and the move leaves what is wanted.
fn place(case: &Case) -> Held {
    let (Some(parts), Some((number, mv, next))) = (components(&*case.met.place), told(case)) else { return Held::Open };
    let Some(after) = components(&*next) else { return Held::Open };
    let sum = parts.iter().fold(0, |sum, (_, value)| sum ^ value);
    let (text, value) = &parts[number - 1];
    let top = 1u64 << sum.max(1).ilog2();
    all([
        same(case.size("number"), number),
        same(case.text("component"), text),
        same(case.size("value") as u64, *value),
        same(case.size("wanted") as u64, value ^ sum),
        same(after[number - 1].1, value ^ sum),
        is(value & top > 0, || format!("{value} of {mv} has no one in the highest odd column")),
    ])
}

fn place_none(case: &Case) -> Held {
    zero(case).and(|| odd_and_back(&*case.met.place))
}

fn mv(case: &Case) -> Held {
    let Some((number, _, next)) = told(case) else { return Held::False("it is no move".into()) };
    let Some(after) = components(&*next) else { return Held::Open };
    let shown = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Columns { rows, .. }) => {
            let shown: Vec<Option<u64>> = rows.iter().map(|(_, value)| value.to_u64()).collect();
            same(shown, after.iter().map(|(_, value)| Some(*value)).collect())
        }
        _ => Held::True,
    };
    found(0, total(&*next)).and(|| same(case.size("wanted") as u64, after[number - 1].1)).and(|| shown)
}

/// From sum 0 every move leaves another, and some answer leaves 0 again.
fn odd_and_back(place: &dyn Place) -> Held {
    let Some(list) = moves(place, 100) else { return Held::Open };
    all(list.iter().map(|(mv, next)| {
        let Some(answers) = moves(&**next, 200) else { return Held::Open };
        let Some(sum) = total(&**next) else { return Held::Open };
        is(sum != 0 && answers.iter().any(|(_, then)| total(&**then) == Some(0)), || format!("{mv} leaves {sum}"))
    }))
}

fn proof_odd(case: &Case) -> Held {
    let Some((_, _, next)) = told(case) else { return Held::False("it is no move".into()) };
    found(0, total(&*next)).and(|| odd_and_back(&*next))
}

fn proof_even(case: &Case) -> Held {
    odd_and_back(&*case.met.place)
}

fn claim_odd(case: &Case) -> Held {
    let Some(sum) = total(&*case.met.place) else { return Held::Open };
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let to_zero = list.iter().filter(|(_, next)| total(&**next) == Some(0)).count();
    same(case.nat("sum"), Nat::from(sum))
        .and(|| same(case.size("moves"), to_zero))
        .and(|| is(sum > 0, || "it is 0".into()))
}

/// The parts by their numbers are those of the components, and the numbers add up.
fn misere_look(case: &Case) -> Held {
    let Some(Exhibit::Columns { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no columns are shown".into());
    };
    let Some(parts) = components(&*case.met.place) else { return Held::Open };
    let mut sums = vec![0; parts.len()];
    let mut large = 0;
    for (name, value) in rows {
        let (number, _) = name.split_once([':', '.']).unwrap_or((name, ""));
        let (Ok(number), Some(value)) = (number.parse::<usize>(), value.to_u64()) else {
            return Held::False(format!("{name} is no component"));
        };
        large += usize::from(value > 1);
        match sums.get_mut(number - 1) {
            Some(sum) => *sum ^= value,
            None => return Held::False(format!("there is no component {number}")),
        }
    }
    let sum = sums.iter().fold(0, |sum, value| sum ^ value);
    let own: Vec<u64> = parts.iter().map(|(_, value)| *value).collect();
    same(sums, own).and(|| same((case.size("large"), case.nat("sum")), (large, Nat::from(sum))))
}

fn misere_place(case: &Case) -> Held {
    let Some((number, ..)) = told(case) else { return Held::False("no move is told".into()) };
    let component = case.met.place.summands().get(number - 1).map(|part| part.text());
    same(case.size("number"), number).and(|| found(case.text("component").to_owned(), component))
}

fn misere_move(case: &Case) -> Held {
    let Some((_, _, next)) = told(case) else { return Held::False("no move is told".into()) };
    found(true, is_lost(&*next)).and(|| found(case.nat("sum"), total(&*next).map(Nat::from)))
}
