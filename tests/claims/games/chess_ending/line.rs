//! What the line shown is told to hold where a lone king is mated, its moves played again by the rules.

use super::men::{Board, lone_of};
use crate::claim::{Case, Held, same};
use crate::sweep::after;

/// The moves of the side with the only man of which this is so are those that are told.
fn are_all(case: &Case, is_so: impl Fn(&Board, &Board, bool) -> bool) -> Held {
    let mut place = case.met.place.clone();
    let Some((_, side, _)) = lone_of(&Board::read(&place.text())) else { return Held::False("no man is alone".into()) };
    let mut found = Vec::new();
    for text in &case.met.answer.line {
        let next = after(&place, text).expect("the line is legal");
        let [here, then] = [&place, &next].map(|place| Board::read(&place.text()));
        if here.to == side && is_so(&here, &then, next.ending().is_some()) {
            found.push(text.clone());
        }
        place = next;
    }
    same(case.texts("moves"), found)
}

/// The kings stand on one file or rank, one square between them, and the game goes on.
pub fn opposed(case: &Case) -> Held {
    are_all(case, |_, then, is_over| {
        let [(x, y), (u, v)] = then.kings.map(|square| (square % 8, square / 8));
        !is_over && [(0, 2), (2, 0)].contains(&((x - u).abs(), (y - v).abs()))
    })
}

/// The kings stand still, the box keeps its size, and there is no check.
pub fn waiting(case: &Case) -> Held {
    are_all(case, |here, then, _| {
        let lone = then.to;
        here.kings == then.kings && here.roam(lone).len() == then.roam(lone).len() && !then.is_check(lone)
    })
}
