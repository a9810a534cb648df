//! What is said of `sum`, message by message: components by mex over all that is below them.

use std::collections::BTreeSet;

use duel::place::Place;
use ground::num::Nat;
use ground::say::{Arg, Say};
use num_traits::ToPrimitive;
use solve::judge::reason::{Exhibit, Role};

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::{columns_hold, count_of_winning_moves, found, lost};
use crate::referee::{is_lost, mex, misere_nimber, moves, nimber};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("sum-ask", Question),
    ("sum-look-odd", Fact(look_odd)),
    ("sum-look-even", Fact(look_even)),
    ("sum-place", Fact(place)),
    ("sum-place-none", Fact(place_none)),
    ("sum-move", Fact(mv)),
    ("sum-nim-heap", Part),
    ("sum-values", Fact(small_values)),
    ("sum-genera", Fact(small_genera)),
    ("sum-head-of", Part),
    ("sum-head-values", Part),
    ("sum-stall", Fact(stall)),
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
    ("sum-misere-pairs", Fact(misere_pairs)),
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
    found(0, total(&*next))
        .and(|| same(case.size("wanted") as u64, after[number - 1].1))
        .and(|| shown)
        .and(|| nim_heaps(case, number))
}

/// Each heap of a component that is Nim becomes what makes the nim-sum there as wanted, if that is less.
fn nim_heaps(case: &Case, number: usize) -> Held {
    let heaps = case.says("heaps");
    let Some(part) = case.met.place.summands().into_iter().nth(number - 1) else { return Held::Open };
    let text = part.text();
    let sizes: Vec<usize> =
        text.trim_start_matches("nim:").split(',').map(|size| size.parse().unwrap_or_default()).collect();
    let all_of = sizes.iter().fold(0, |sum, size| sum ^ size);
    let change = all_of ^ case.size("wanted");
    let heap = |(at, says): (usize, &&Say)| {
        let own = Case { met: case.met, step: case.step, says };
        let goal = sizes[at] ^ change;
        let told = ["heap", "size", "goal", "fits"].map(|name| own.size(name));
        same(told, [at + 1, sizes[at], goal, usize::from(goal < sizes[at])])
    };
    same(heaps.len(), case.size("count"))
        .and(|| is(heaps.is_empty() || heaps.len() == sizes.len(), || text.clone()))
        .and(|| all(heaps.iter().enumerate().map(heap)))
}

/// Every line tells the values of sizes, from which the next follows, or of what the moves of a part leave.
fn small(case: &Case, value: &dyn Fn(&dyn Place) -> Option<String>) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let parts = case.met.place.summands();
    all(rows.iter().map(|row| {
        let Some((number, text)) = row[0].split_once(": ") else { return Held::False(row[0].clone()) };
        let whole = &parts[number.parse::<usize>().expect("a number") - 1];
        let own = whole.reads(text);
        let Ok(own) = own else { return Held::False(format!("{text} is no component")) };
        if let Some(to) = row[1].strip_prefix("0..") {
            let (head, _) = text.rsplit_once(':').expect("a component");
            let at = |size: usize| whole.reads(&format!("{head}:{size}")).ok().and_then(|part| value(&*part));
            let Some(found) = (0..=to.parse().expect("a size")).map(at).collect::<Option<Vec<String>>>() else {
                return Held::Open;
            };
            return same(row[2].clone(), found.join(" "));
        }
        let Some(list) = moves(&*own, 100) else { return Held::Open };
        let Some(found) = list.iter().map(|(_, next)| value(&**next)).collect::<Option<Vec<String>>>() else {
            return Held::Open;
        };
        let lines = row[2].split("; ").flat_map(|item| match item.split_once(": ") {
            Some((_, value)) => vec![value.to_owned()],
            None => item.split(' ').map(str::to_owned).collect(),
        });
        let (told, found): (BTreeSet<String>, BTreeSet<String>) = (lines.collect(), found.into_iter().collect());
        let numbers: Vec<u64> = told.iter().filter_map(|value| value.split('^').next()?.parse().ok()).collect();
        let least = mex(&numbers);
        same(told, found).and(|| crate::games::worth::found(least, nimber(&*own)))
    }))
}

/// The sum is 0, and the move that is told can be made.
fn stall(case: &Case) -> Held {
    let mv = case.text("mv");
    zero(case).and(|| is(case.met.place.play(mv).is_ok(), || format!("{mv} is no move")))
}

fn small_values(case: &Case) -> Held {
    small(case, &|place| nimber(place).map(|value| value.to_string()))
}

fn small_genera(case: &Case) -> Held {
    small(case, &|place| Some(format!("{}^{}", nimber(place)?, misere_nimber(place, &[])?)))
}

/// All values are 0 or 1, and whoever wins can leave them so with nim-sum 1.
fn misere_pairs(case: &Case) -> Held {
    let is_kept = |place: &dyn Place| {
        let parts = components(place)?;
        Some(parts.iter().all(|(_, value)| *value < 2) && parts.iter().fold(0, |sum, (_, value)| sum ^ value) == 1)
    };
    let place = &*case.met.place;
    let Some(parts) = components(place) else { return Held::Open };
    let left = match is_lost(place) {
        Some(true) => case.met.place.clone(),
        Some(false) => match told(case) {
            Some((_, _, next)) => next,
            None => return Held::False("no move is told".into()),
        },
        None => return Held::Open,
    };
    let Some(list) = moves(&*left, 60) else { return Held::Open };
    let answered = list.iter().map(|(mv, next)| {
        let Some(answers) = moves(&**next, 100) else { return Held::Open };
        let is_met = answers.is_empty() || answers.iter().any(|(_, then)| is_kept(&**then) == Some(true));
        is(is_met, || format!("{mv} has no answer"))
    });
    is(parts.iter().all(|(_, value)| *value < 2), || "a value is above 1".into())
        .and(|| found(true, is_kept(&*left)))
        .and(|| all(answered))
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
