//! What is said of a lone pawn's key squares: how far its king is from them, and where the line shown gets to one.

use ground::say::Arg;

use super::men::{self, Board, lone_of};
use super::{here, known_key};
use crate::claim::{Case, Held, all, is, same};
use crate::sweep::after;

fn steps(a: i8, b: i8) -> usize {
    (a % 8 - b % 8).unsigned_abs().max((a / 8 - b / 8).unsigned_abs()).into()
}

/// The king steps so often to the key square told, to which no other one is nearer, and the other king to the square before the pawn.
pub fn count(case: &Case) -> Held {
    let board = here(case);
    let Some((at, side, 'P')) = lone_of(&board) else { return Held::False("no pawn is alone".into()) };
    let [square, front] = ["square", "front"].map(|name| men::square(case.text(name)));
    let [own, other] = [board.kings[side], board.kings[1 - side]];
    let reasons = case.met.answer.reason.steps.iter();
    let keys = reasons.filter_map(|step| match step.says.args.first() {
        Some(("one", Arg::Say(says))) if says.key.ends_with("look-keys") => Some(says),
        _ => None,
    });
    let keys = keys.map(|says| Case { met: case.met, step: None, says }.texts("squares")).next();
    let nearest = keys.unwrap_or_default().iter().map(|key| steps(own, men::square(key))).min();
    all([
        same(front, at + if side == 0 { 8 } else { -8 }),
        same([steps(own, square), steps(other, front)], [case.size("own"), case.size("other")]),
        same(nearest, Some(case.size("own"))),
        known_key(at, side, square),
    ])
}

/// After so many moves of the line the king stands on a key square of the pawn as it stands then, and so many moves promote it.
pub fn reaches(case: &Case) -> Held {
    let Some((_, side, 'P')) = lone_of(&here(case)) else { return Held::False("no pawn is alone".into()) };
    let (mut place, line) = (case.met.place.clone(), &case.met.answer.line);
    let [number, last] = ["number", "last"].map(|name| case.size(name));
    for text in &line[..number] {
        place = after(&place, text).expect("the line is legal");
    }
    let board = Board::read(&place.text());
    let Some((at, ..)) = lone_of(&board) else { return Held::False("the pawn is gone".into()) };
    all([
        same([line[number - 1].as_str(), line[last - 1].as_str()], [case.text("mv"), case.text("queens")]),
        same([case.text("pawn"), case.text("square")].map(str::to_owned), [at, board.kings[side]].map(men::name)),
        is(case.text("queens").len() > 4 && line[..last - 1].iter().all(|mv| mv.len() == 4), || {
            "promoted before".into()
        }),
        known_key(at, side, board.kings[side]),
    ])
}
