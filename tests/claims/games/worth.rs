//! What is said of sums of parts with nim-values, whatever the game: nim-values by mex over everything below, misère play by trying
//! everything.

mod searched;
mod tame;
mod values;

use std::collections::HashSet;

use num_traits::ToPrimitive;

use duel::place::Place;
use ground::num::Nat;
use solve::judge::reason::{Exhibit, Role, Step};

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::referee::{is_lost, moves, nimber};
use searched::{
    every_move_is_the_last, has_a_winning_move, last_moves_and_answers, look_searched, place_alone, place_searched,
    proof_searched_end, proof_searched_lost, proof_searched_won, stall_last, winning_moves,
};
use tame::{look_tame, move_tame, proof_tame, tame_lost, tame_won};

use values::{heap_outcomes, heap_tempers, heap_values, map, map_misere, map_tame, parts_hold};

pub use searched::{count_of_winning_moves, every_move_has_an_answer, last_moves_or_answers, lost, the_move_wins};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("worth-claim-one-won", Fact(one_won)),
    ("worth-claim-one-lost", Fact(sum_is_zero)),
    ("worth-claim-won", Fact(won)),
    ("worth-claim-lost", Fact(sum_is_zero)),
    ("worth-claim-tame-won", Fact(tame_won)),
    ("worth-claim-tame-lost", Fact(tame_lost)),
    ("worth-claim-searched-won", Fact(count_of_winning_moves)),
    ("worth-claim-searched-lost", Fact(lost)),
    ("worth-claim-mapped-won", Fact(mapped_won)),
    ("worth-claim-mapped-lost", Fact(mapped_lost)),
    ("worth-ask-one", Question),
    ("worth-ask", Question),
    ("worth-ask-tame", Question),
    ("worth-ask-searched", Question),
    ("worth-look-one", Fact(look_one)),
    ("worth-look", Fact(look)),
    ("worth-look-even", Fact(look_even)),
    ("worth-look-tame", Fact(look_tame)),
    ("worth-look-searched", Fact(look_searched)),
    ("worth-look-misere", Question),
    ("worth-look-mapped", Source),
    ("worth-place", Fact(place)),
    ("worth-place-searched", Fact(place_searched)),
    ("worth-place-alone", Fact(place_alone)),
    ("worth-place-none", Fact(every_move_has_an_answer)),
    ("worth-place-none-misere", Fact(last_moves_and_answers)),
    ("worth-place-last", Fact(every_move_is_the_last)),
    ("worth-move", Fact(move_to_zero)),
    ("worth-move-tame", Fact(move_tame)),
    ("worth-move-searched", Fact(the_move_wins)),
    ("worth-stall", Fact(stall_and_replies)),
    ("worth-stall-last", Fact(stall_last)),
    ("worth-proof-won", Fact(proof_won)),
    ("worth-proof-won-one", Fact(proof_won)),
    ("worth-proof-end", Fact(proof_end)),
    ("worth-claim-end", Fact(count_of_winning_moves)),
    ("worth-ask-end", Question),
    ("worth-look-end", Fact(some_move_ends)),
    ("worth-move-end", Fact(proof_end)),
    ("worth-proof-copy", Fact(copies)),
    ("worth-proof-lost", Fact(proof_lost)),
    ("worth-proof-tame", Fact(proof_tame)),
    ("worth-proof-searched-won", Fact(proof_searched_won)),
    ("worth-proof-searched-lost", Fact(proof_searched_lost)),
    ("worth-proof-searched-end", Fact(proof_searched_end)),
    ("worth-proof-given-away", Fact(given_away)),
    ("worth-values", Fact(heap_values)),
    ("worth-values-tame", Fact(heap_tempers)),
    ("worth-values-misere", Fact(heap_outcomes)),
    ("worth-head-size", Part),
    ("worth-map", Fact(map)),
    ("worth-map-misere", Fact(map_misere)),
    ("worth-map-tame", Fact(map_tame)),
    ("worth-detour", Fact(detour)),
    ("worth-law", Source),
    ("worth-law-tame", Source),
    ("worth-law-end", Source),
    ("worth-law-mapped", Source),
    ("worth-law-searched", Source),
];

/// Moves that a predicate lists at most.
const MOST: usize = 1_000;

/// Compares what is told with what is found; open where nothing was found.
pub fn found<T: PartialEq + std::fmt::Debug>(told: T, found: Option<T>) -> Held {
    found.map_or(Held::Open, |found| same(told, found))
}

/// The step of the same reason that plays a part in it.
pub fn step_of<'m>(case: &Case<'m>, role: Role) -> Option<&'m Step> {
    case.met.answer.reason.steps.iter().find(|step| step.role == role)
}

/// The numbers of the columns that are shown at the first look, by their names.
pub fn rows(case: &Case) -> Option<Vec<(String, u64)>> {
    case.met.answer.reason.steps.iter().find_map(|step| match &step.shows {
        Some(Exhibit::Columns { rows, .. }) if step.role == Role::Look => {
            rows.iter().map(|(name, size)| Some((name.clone(), size.to_u64()?))).collect()
        }
        _ => None,
    })
}

/// Values without their zeros, in order.
fn sorted(mut values: Vec<u64>) -> Vec<u64> {
    values.retain(|value| *value > 0);
    values.sort_unstable();
    values
}

/// The columns hold the nim-values of the parts: those of the summands one by one where they are as many, and their sum.
pub fn columns_hold(case: &Case) -> Held {
    let place = &*case.met.place;
    let Some(Exhibit::Columns { rows, total }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no columns are shown".into());
    };
    let values: Option<Vec<u64>> = rows.iter().map(|(_, size)| size.to_u64()).collect();
    let Some(values) = values else { return Held::Open };
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let parts = place.summands();
    let each = || {
        if parts.len() != rows.len() {
            return Held::True;
        }
        let own: Option<Vec<u64>> = parts.iter().map(|part| nimber(&**part)).collect();
        own.map_or(Held::Open, |own| same(sorted(values.clone()), sorted(own)))
    };
    same(total.clone(), Nat::from(sum)).and(|| found(sum, nimber(place))).and(each)
}

fn number(case: &Case) -> Option<u64> {
    nimber(&*case.met.place)
}

/// How many moves leave this nim-value; in treblecross those are no moves that leave the game open to be won at once.
fn moves_to(place: &dyn Place, wanted: u64) -> Option<usize> {
    if place.card().id == "treblecross" {
        return winning_moves(place);
    }
    let left: Option<Vec<u64>> = moves(place, MOST)?.iter().map(|(_, next)| nimber(&**next)).collect();
    Some(left?.into_iter().filter(|value| *value == wanted).count())
}

/// As many moves as told leave nim-sum 0.
pub fn count_to_zero(case: &Case) -> Held {
    found(case.size("moves"), moves_to(&*case.met.place, 0))
        .and(|| is(case.size("moves") > 0, || "no move wins".into()))
}

fn one_won(case: &Case) -> Held {
    let Some(value) = number(case) else { return Held::Open };
    same(case.nat("value"), Nat::from(value)).and(|| is(value > 0, || "it is 0".into())).and(|| count_to_zero(case))
}

fn sum_is_zero(case: &Case) -> Held {
    found(0, number(case))
}

fn won(case: &Case) -> Held {
    let Some(value) = number(case) else { return Held::Open };
    same(case.nat("sum"), Nat::from(value)).and(|| is(value > 0, || "it is 0".into())).and(|| count_to_zero(case))
}

/// The options that are shown have the values that are told, no value that a move leaves is missing, and the number is their mex.
fn options_hold(case: &Case, wanted: u64, value_of: impl Fn(&dyn Place) -> Option<u64>) -> Held {
    let Some(Exhibit::Mex { options, mex }) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::True };
    let mut told = HashSet::new();
    for option in options {
        let mv = &option.mv;
        let Ok(step) = case.met.place.play(mv) else { return Held::False(format!("{mv} is no move")) };
        let Some(left) = value_of(&*step.next) else { return Held::Open };
        if Nat::from(left) != option.value {
            return Held::False(format!("{mv} leaves {left}"));
        }
        if let Held::False(why) = parts_hold(&*case.met.place, &*step.next, option) {
            return Held::False(format!("{mv}: {why}"));
        }
        told.insert(left);
    }
    let least = (0..=told.len() as u64).find(|n| !told.contains(n)).expect("one more than are told");
    same(mex.clone(), Nat::from(least)).and(|| same(wanted, least)).and(|| one_for_each(case))
}

/// Where only one move is told for each value, no two have the same; where that is not said, all moves of a lone part are told.
pub fn one_for_each(case: &Case) -> Held {
    let place = &case.met.place;
    let Some(Exhibit::Mex { options, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return same(case.size("cut"), 0);
    };
    let values = options.iter().map(|option| &option.value).collect::<HashSet<_>>().len();
    let options = options.len();
    // Treblecross shows no move that lets the other side win at once, and of several parts only one is shown.
    let is_whole = rows(case).is_none() && place.summands().len() == 1 && place.card().id != "treblecross";
    let all = moves(&**place, MOST).map(|list| list.len()).filter(|_| is_whole);
    match case.size("cut") {
        0 => same(options, all.unwrap_or(options)),
        _ => same(options, values).and(|| is(all.is_none_or(|all| all > options), || "none is cut".into())),
    }
}

fn look_one(case: &Case) -> Held {
    let Some(value) = number(case) else { return Held::Open };
    same(case.nat("value"), Nat::from(value)).and(|| options_hold(case, value, nimber))
}

fn look(case: &Case) -> Held {
    let Some(value) = number(case) else { return Held::Open };
    let top = value.checked_ilog2().map_or(0, |bit| 1u64 << bit);
    all([same(case.nat("sum"), value.into()), same(case.nat("place"), top.into()), columns_hold(case), left_out(case)])
}

fn look_even(case: &Case) -> Held {
    sum_is_zero(case).and(|| columns_hold(case)).and(|| left_out(case))
}

/// As many parts as told are left out of the columns, all of nim-value 0, where the parts are the summands.
fn left_out(case: &Case) -> Held {
    let told = rows(case).unwrap_or_default();
    let (parts, zeros) = (case.met.place.summands(), case.size("zeros"));
    if zeros == 0 {
        return Held::True;
    }
    // Heads of coins are parts that its position does not fall into.
    if parts.len() != told.len() + zeros {
        return Held::Open;
    }
    let nothing = parts.iter().map(|part| nimber(&**part)).filter(|value| *value == Some(0)).count();
    same(nothing, zeros + told.iter().filter(|(_, value)| *value == 0).count())
}

/// The move that the reason tells, and what it leaves.
fn told_move(case: &Case) -> Option<(String, std::sync::Arc<dyn Place>)> {
    let mv = step_of(case, Role::Move)?.says.args.iter().find(|(name, _)| *name == "mv")?;
    let ground::say::Arg::Text(mv) = &mv.1 else { return None };
    Some((mv.clone(), case.met.place.play(mv).ok()?.next))
}

/// The places that are shown are those where the move is made, unless a lone piece need not be pointed out; without them the part is
/// a summand by its name.
pub fn lies_there(case: &Case, mv: &str) -> Held {
    let path = case.met.place.play(mv).map(|step| step.path).unwrap_or_default();
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Spots(spots)) => {
            let is_alone = spots.len() == 1 && case.met.place.choices().iter().all(|choice| choice.path.len() == 1);
            let is_there = path.is_empty() || is_alone || path.iter().any(|spot| spots.contains(spot));
            is(is_there, || format!("{mv} is made elsewhere"))
        }
        _ => Held::True,
    }
}

/// The value of a part is that of its column, it must become what makes the sum right, and that is what the move leaves there.
fn place(case: &Case) -> Held {
    let (value, wanted) = (case.size("value") as u64, case.size("wanted") as u64);
    let Some((mv, next)) = told_move(case) else { return Held::False("no move is told".into()) };
    let Some(here) = number(case) else { return Held::Open };
    let listed = match rows(case) {
        Some(rows) => {
            let row = (case.text("name").to_owned(), value);
            is(rows.contains(&row), || format!("{row:?} is not among {rows:?}"))
        }
        None => same(value, here),
    };
    let left = nimber(&*next).map(|left| left ^ here ^ value);
    let is_alone = rows(case).is_none();
    let there = || if is_alone { Held::True } else { lies_there(case, &mv) };
    listed.and(|| found(wanted, left)).and(there)
}

/// The move that is told is one of those that are told to be best, and leaves the nim-sum 0.
fn move_to_zero(case: &Case) -> Held {
    let mv = case.text("mv");
    let Ok(step) = case.met.place.play(mv) else { return Held::False(format!("{mv} is no move")) };
    let wanted = case.size("wanted") as u64;
    let here = number(case);
    let place = step_of(case, Role::Place).and_then(|step| {
        let value = step.says.args.iter().find(|(name, _)| *name == "value")?;
        match &value.1 {
            ground::say::Arg::Int(n) => u64::try_from(*n).ok(),
            ground::say::Arg::Big(n) => n.to_u64(),
            _ => None,
        }
    });
    let Some((here, value)) = here.zip(place) else { return Held::Open };
    let in_part = |next: &dyn Place| Some(nimber(next)? ^ here ^ value);
    let options = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Mex { .. }) => options_hold(case, value, in_part),
        _ => Held::True,
    };
    all([
        found(0, nimber(&*step.next)),
        same(wanted, here ^ value),
        same((case.size("value") as u64, case.size("sum") as u64), (value, here)),
        is(case.met.answer.best.contains(&mv.to_owned()), || format!("{mv} is not told to win")),
        options,
    ])
}

/// Every move loses, and the one that is told does not lose on the spot.
pub fn stall(case: &Case) -> Held {
    let mv = case.text("mv");
    let Ok(step) = case.met.place.play(mv) else { return Held::False(format!("{mv} is no move")) };
    let total = moves(&*case.met.place, MOST).is_some();
    let lost = if number(case) == Some(0) && !case.met.is_misere() { Held::True } else { lost(case) };
    is(step.next.ending().is_none(), || format!("{mv} ends the game")).and(|| if total { lost } else { Held::Open })
}

fn stall_and_replies(case: &Case) -> Held {
    stall(case).and(|| are_replies(case))
}

/// So many replies to the move that is told win, of so many; or nothing is said of them.
pub fn are_replies(case: &Case) -> Held {
    let (right, replies) = (case.nat("right"), case.nat("replies"));
    let known = if replies == Nat::ZERO { 0 } else { 1 + usize::from(right < replies) };
    let next = case.met.place.play(case.text("mv")).expect("a move").next;
    let held = || {
        let Some(list) = moves(&*next, MOST) else { return Held::Open };
        let winning = if case.met.is_misere() { winning_moves(&*next) } else { moves_to(&*next, 0) };
        let winning = winning.filter(|_| next.ending().is_none() && nimber(&*next).is_some());
        same(replies.clone(), Nat::from(list.len())).and(|| found(right.clone(), winning.map(Nat::from)))
    };
    same(case.size("known"), known).and(|| if known == 0 { same(right.clone(), Nat::ZERO) } else { held() })
}

fn mapped_won(case: &Case) -> Held {
    same(case.size("misere") == 1, case.met.is_misere()).and(|| count_of_winning_moves(case))
}

fn mapped_lost(case: &Case) -> Held {
    same(case.size("misere") == 1, case.met.is_misere()).and(|| lost(case))
}

/// The move that is told leaves none, which loses in normal play.
fn proof_end(case: &Case) -> Held {
    let Some((_, next)) = told_move(case) else { return Held::False("no move is told".into()) };
    let none = || found(true, moves(&*next, MOST).map(|list| list.is_empty()));
    is(next.ending().is_some() && !case.met.is_misere(), || "moves are left".into()).and(none)
}

fn some_move_ends(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, MOST) else { return Held::Open };
    is(list.iter().any(|(_, next)| next.ending().is_some()), || "no move ends it".into())
}

/// The parts with moves are equal in pairs, and after each answer that is shown they are so again.
fn copies(case: &Case) -> Held {
    let place = match case.size("won") {
        0 => case.met.place.clone(),
        _ => match told_move(case) {
            Some((_, next)) => next,
            None => return Held::False("no move is told".into()),
        },
    };
    let is_paired = |place: &dyn Place| {
        let parts = place.summands();
        let alive = parts.iter().filter(|part| moves(&***part, MOST).is_none_or(|list| !list.is_empty()));
        let mut texts: Vec<String> = alive.map(|part| part.text()).collect();
        texts.sort_unstable();
        texts.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
    };
    is(is_paired(&*place), || "the parts are not equal in pairs".into())
        .and(|| shown_answers(case, &*place, |then| is(is_paired(then), || "it is no copy".into())))
}

/// Two plies from a position of nim-sum 0: every move leaves another sum, and some answer leaves 0 again.
pub fn zero_and_back(place: &dyn Place) -> Held {
    let Some(list) = moves(place, 100) else { return Held::Open };
    all(list.iter().map(|(mv, next)| {
        if place.card().id == "treblecross" {
            return has_a_winning_move(&**next);
        }
        let Some(left) = nimber(&**next) else { return Held::Open };
        is(left != 0, || format!("{mv} leaves 0")).and(|| found(true, moves_to(&**next, 0).map(|count| count > 0)))
    }))
}

fn proof_won(case: &Case) -> Held {
    let Some((_, next)) = told_move(case) else { return Held::False("no move is told".into()) };
    found(0, nimber(&*next)).and(|| zero_and_back(&*next))
}

/// The answers that are shown leave the first mover lost.
pub fn answers_hold(case: &Case, place: &dyn Place) -> Held {
    let is_normal = !case.met.is_misere();
    shown_answers(case, place, |then| {
        let is_open = is_normal && then.ending().is_none();
        match nimber(then).filter(|_| is_open) {
            Some(left) => is(left == 0, || format!("{left} is left")),
            None => found(true, is_lost(then)),
        }
    })
}

/// The answers that are shown leave what is wanted.
pub fn answers_hold_in(case: &Case, held: impl Fn(&dyn Place) -> Held) -> Held {
    shown_answers(case, &*case.met.place, held)
}

fn shown_answers(case: &Case, place: &dyn Place, held: impl Fn(&dyn Place) -> Held) -> Held {
    let Some(Exhibit::Replies(replies)) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::True };
    all(replies.iter().map(|(mv, answer)| {
        let Ok(step) = place.play(mv) else { return Held::False(format!("{mv} is no move")) };
        if answer.is_empty() {
            return is(step.next.ending().is_some(), || format!("{mv} does not end the game"));
        }
        let Ok(then) = step.next.play(answer) else { return Held::False(format!("{answer} is no answer to {mv}")) };
        match held(&*then.next) {
            Held::False(why) => Held::False(format!("{mv} {answer}: {why}")),
            held => held,
        }
    }))
}

fn proof_lost(case: &Case) -> Held {
    zero_and_back(&*case.met.place).and(|| answers_hold(case, &*case.met.place))
}

/// The move wins and raises the value of a part, which an answer brings back: the nim-sum is then what it was.
fn detour(case: &Case) -> Held {
    let mv = case.text("mv");
    let Ok(step) = case.met.place.play(mv) else { return Held::False(format!("{mv} is no move")) };
    let Some(here) = number(case) else { return Held::Open };
    let (value, raised) = (case.size("value") as u64, case.size("raised") as u64);
    let row = (case.text("name").to_owned(), value);
    let back = moves_to(&*step.next, here).map(|count| count > 0);
    all([
        is(raised > value, || "it is lowered".into()),
        is(rows(case).is_some_and(|rows| rows.contains(&row)), || format!("{row:?} is no part")),
        found(raised, nimber(&*step.next).map(|left| left ^ here ^ value)),
        found(0, nimber(&*step.next)),
        found(true, back),
    ])
}

/// So many moves leave the opponent a win, and the answers that are shown keep it.
fn given_away(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, MOST) else { return Held::Open };
    let Some(kept) = moves_to(&*case.met.place, 0) else { return Held::Open };
    same(case.size("lost"), list.len() - kept).and(|| answers_hold(case, &*case.met.place))
}
