//! What the line shown is told to hold where a lone king is mated, its moves played again by the rules.

use ground::rules::{Ending, Side};

use super::men::{Board, is_loose, lone_of, name};
use crate::claim::{Case, Held, all, is, same};
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

/// The kings stand still, the man is not attacked, the box keeps its size, and there is no check.
pub fn waiting(case: &Case) -> Held {
    are_all(case, |here, then, _| {
        let lone = then.to;
        let is_quiet = here.roam(lone).len() == then.roam(lone).len() && !then.is_check(lone);
        here.kings == then.kings && !is_loose(here) && is_quiet
    })
}

/// The boards along the line shown, this one first; `None` where it does not end with mate by the side of the only man, told too.
fn boards(case: &Case) -> Option<(Vec<Board>, usize)> {
    let mut place = case.met.place.clone();
    let mut boards = vec![Board::read(&place.text())];
    let (_, side, _) = lone_of(&boards[0])?;
    for text in &case.met.answer.line {
        place = after(&place, text)?;
        boards.push(Board::read(&place.text()));
    }
    let mover = if side == 0 { Side::First } else { Side::Second };
    (place.ending() == Some(Ending::Won(mover))).then_some((boards, side))
}

/// The lone king's squares now, and after each move of the other side but the mate.
pub fn course(case: &Case) -> Held {
    let Some((boards, side)) = boards(case) else { return Held::False("there is no mate".into()) };
    let moved = boards.windows(2).filter(|pair| pair[0].to == side).map(|pair| &pair[1]);
    let sizes: Vec<String> = moved.map(|board| board.roam(1 - side).len().to_string()).collect();
    all([
        same(case.size("before"), boards[0].roam(1 - side).len()),
        same(case.texts("sizes"), sizes[..sizes.len() - 1].to_vec()),
    ])
}

/// The king's squares and the man's moves along the line, the last of them mate; the kings face each other, or they do not.
pub fn plan(case: &Case) -> Held {
    let Some((boards, side)) = boards(case) else { return Held::False("there is no mate".into()) };
    let (mut walk, mut moves) = (Vec::new(), Vec::new());
    for (pair, text) in boards.windows(2).zip(&case.met.answer.line).filter(|(pair, _)| pair[0].to == side) {
        let [from, to] = [&pair[0], &pair[1]].map(|board| board.kings[side]);
        if from == to { moves.push(text.clone()) } else { walk.push(name(to)) }
    }
    let last = boards.last().expect("it begins somewhere");
    let [(x, y), (u, v)] = last.kings.map(|square| (square % 8, square / 8));
    let faced = [(0, 2), (2, 0)].contains(&((x - u).abs(), (y - v).abs()));
    let mate = moves.pop();
    all([
        same(case.texts("walk"), walk),
        same(case.size("count"), moves.len()),
        same(case.texts("moves"), moves),
        same(mate, Some(case.text("mate").to_owned())),
        same(case.text("faced"), if faced { "yes" } else { "no" }),
        same(
            [case.text("own"), case.text("other")].map(str::to_owned),
            [last.kings[side], last.kings[1 - side]].map(name),
        ),
        is(lone_of(last).is_some(), || "the man is gone".into()),
    ])
}
