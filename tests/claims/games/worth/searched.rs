//! What is said where everything is tried: moves that win, answers to every move, the ends of play.

use duel::place::Place;
use ground::num::Nat;
use solve::judge::reason::Exhibit;

use super::{MOST, answers_hold, found, lies_there, number, told_move};
use crate::claim::{Case, Held, all, is, same};
use crate::referee::{is_lost, moves};

/// The mover loses.
pub fn lost(case: &Case) -> Held {
    found(true, is_lost(&*case.met.place))
}

/// A position that is not over, whose mover loses.
pub fn is_lost_and_open(place: &dyn Place) -> Held {
    found(true, is_lost(place))
}

/// As many moves as told leave the opponent lost, and some do.
pub fn count_of_winning_moves(case: &Case) -> Held {
    let Some(count) = winning_moves(&*case.met.place) else { return Held::Open };
    same(case.size("moves"), count).and(|| is(count > 0, || "no move wins".into()))
}

pub fn winning_moves(place: &dyn Place) -> Option<usize> {
    let lost: Option<Vec<bool>> = moves(place, MOST)?.iter().map(|(_, next)| is_lost(&**next)).collect();
    Some(lost?.into_iter().filter(|lost| *lost).count())
}

pub fn look_searched(case: &Case) -> Held {
    found(case.nat("sum"), number(case).map(Nat::from))
        .and(|| found(case.size("won") == 0, is_lost(&*case.met.place)))
        .and(|| is(case.met.is_misere(), || "this is normal play".into()))
}

pub fn place_searched(case: &Case) -> Held {
    let Some((mv, _)) = told_move(case) else { return Held::False("no move is told".into()) };
    let name = case.text("name");
    is(!name.is_empty(), || "the part has no name".into()).and(|| lies_there(case, &mv))
}

pub fn place_alone(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, MOST) else { return Held::Open };
    same(case.size("total"), list.len()).and(|| count_of_winning_moves(case))
}

/// Whether some move leaves the other side lost.
pub fn has_a_winning_move(place: &dyn Place) -> Held {
    found(false, is_lost(place))
}

/// Every move leaves a position that is not over and has an answer that keeps the win.
pub fn every_move_has_an_answer(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, MOST) else { return Held::Open };
    all(list.iter().map(|(mv, next)| {
        is(next.ending().is_none(), || format!("{mv} ends the game")).and(|| has_a_winning_move(&**next))
    }))
}

/// Some moves end the game and lose, and each of the others has an answer.
pub fn last_moves_and_answers(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, MOST) else { return Held::Open };
    let is_some_last = list.iter().any(|(_, next)| next.ending().is_some());
    let is_all_last = list.iter().all(|(_, next)| next.ending().is_some());
    is(is_some_last && !is_all_last, || "not some of the moves end the game".into())
        .and(|| all(list.iter().map(|(_, next)| has_a_winning_move(&**next))))
}

pub fn every_move_is_the_last(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, MOST) else { return Held::Open };
    all(list.iter().map(|(mv, next)| {
        is(next.ending().is_some(), || format!("{mv} does not end the game")).and(|| has_a_winning_move(&**next))
    }))
}

/// The move that is told leaves the opponent lost.
pub fn the_move_wins(case: &Case) -> Held {
    let mv = case.text("mv");
    let Ok(step) = case.met.place.play(mv) else { return Held::False(format!("{mv} is no move")) };
    is_lost_and_open(&*step.next)
}

pub fn stall_last(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, MOST) else { return Held::Open };
    same(case.size("moves"), list.len()).and(|| every_move_is_the_last(case))
}

/// Every move from here that does not end the game has an answer, the shown ones hold, and so many were not shown.
fn answered(case: &Case, place: &dyn Place) -> Held {
    let Some(list) = moves(place, MOST) else { return Held::Open };
    let shown = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Replies(replies)) => replies.len(),
        _ => 0,
    };
    let last = list.iter().filter(|(_, next)| next.ending().is_some()).count();
    let most = list.len() - shown;
    all([
        is(case.size("hidden") + last >= most && case.size("hidden") <= most, || {
            format!("{most} are not shown, {last} are last")
        }),
        all(list.iter().map(|(_, next)| has_a_winning_move(&**next))),
        answers_hold(case, place),
    ])
}

pub fn proof_searched_won(case: &Case) -> Held {
    let Some((_, next)) = told_move(case) else { return Held::False("no move is told".into()) };
    answered(case, &*next)
}

pub fn proof_searched_lost(case: &Case) -> Held {
    answered(case, &*case.met.place)
}

pub fn proof_searched_end(case: &Case) -> Held {
    let Some((_, next)) = told_move(case) else { return Held::False("no move is told".into()) };
    let Some(list) = moves(&*next, MOST) else { return Held::Open };
    all(list.iter().map(|(mv, then)| {
        is(then.ending().is_some(), || format!("{mv} does not end the game")).and(|| has_a_winning_move(&**then))
    }))
}

/// Every move ends the game and loses, or has an answer.
pub fn last_moves_or_answers(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, MOST) else { return Held::Open };
    all(list.iter().map(|(_, next)| has_a_winning_move(&**next)))
}
