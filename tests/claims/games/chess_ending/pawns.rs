//! What is said of a lone pawn's key squares: how far its king is from them, and where the line shown gets to one.

use ground::say::Arg;
use solve::judge::reason::Exhibit;

use super::men::{self, Board, Fate, lone_of, settled};
use super::{here, known_key};
use crate::claim::{Case, Held, all, is, same};
use crate::referee::moves;
use crate::sweep::after;

fn steps(a: i8, b: i8) -> usize {
    (a % 8 - b % 8).unsigned_abs().max((a / 8 - b / 8).unsigned_abs()).into()
}

/// The squares of which this is so and which are key squares of the pawn.
fn key_squares(at: i8, side: usize, is_looked_at: impl Fn(i8) -> bool) -> Vec<i8> {
    let squares = (0..64).filter(|square| *square != at && is_looked_at(*square));
    squares.filter(|square| known_key(at, side, *square) == Held::True).collect()
}

/// With its king on each of these squares the pawn wins wherever the other king stands and whoever moves, unless it is taken; there are no
/// others, or none nearer to the pawn.
pub fn keys(case: &Case) -> Held {
    let Some((at, side, 'P')) = lone_of(&here(case)) else { return Held::False("no pawn is alone".into()) };
    let told: Vec<i8> = case.texts("squares").iter().map(|key| men::square(key)).collect();
    let far = told.iter().map(|key| steps(at, *key)).max().unwrap_or(0);
    let is_all = case.text("which") == "all";
    let mut found = key_squares(at, side, |square| is_all || steps(at, square) <= far);
    found.sort_unstable();
    all([same(case.text("pawn").to_owned(), men::name(at)), same(case.size("count"), told.len()), same(told, found)])
}

/// The king stands on a key square.
pub fn on_key(case: &Case) -> Held {
    let board = here(case);
    let Some((at, side, 'P')) = lone_of(&board) else { return Held::False("no pawn is alone".into()) };
    let own = board.kings[side];
    all([
        same([case.text("pawn"), case.text("square")].map(str::to_owned), [at, own].map(men::name)),
        known_key(at, side, own),
    ])
}

/// The king steps so often to the key square told, to which no other one is nearer, and the other king to the square before the pawn.
pub fn count(case: &Case) -> Held {
    let board = here(case);
    let Some((at, side, 'P')) = lone_of(&board) else { return Held::False("no pawn is alone".into()) };
    let [square, front] = ["square", "front"].map(|name| men::square(case.text(name)));
    let [own, other] = [board.kings[side], board.kings[1 - side]];
    let nearer = key_squares(at, side, |key| steps(own, key) < case.size("own"));
    all([
        same(front, at + if side == 0 { 8 } else { -8 }),
        same([steps(own, square), steps(other, front)], [case.size("own"), case.size("other")]),
        same(nearer, Vec::new()),
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

/// Each move of the pawn's side stands in one row, with an answer that is drawn and does what its mark says, or with the end of the game.
pub fn holds(case: &Case) -> Held {
    let Some((_, side, 'P')) = lone_of(&here(case)) else { return Held::False("no pawn is alone".into()) };
    let place = match case.arg("first") {
        Arg::Int(0) => Some(case.met.place.clone()),
        _ => Some(case.text("first"))
            .filter(|first| case.met.answer.best[0] == *first)
            .and_then(|first| after(&case.met.place, first)),
    };
    let Some(place) = place else { return Held::False("the move told is not the best one".into()) };
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table stands beside it".into());
    };
    let Some(moves) = moves(&*place, 1_000) else { return Held::Open };
    let mut told: Vec<&str> = rows.iter().flat_map(|row| row[0].split(' ')).collect();
    let mut legal: Vec<&str> = moves.iter().map(|(text, _)| text.as_str()).collect();
    told.sort_unstable();
    legal.sort_unstable();
    let answer = |text: &str| rows.iter().find(|row| row[0].split(' ').any(|mv| mv == text));
    let met = moves.iter().map(|(text, next)| match answer(text) {
        Some(row) => held(next, &row[1], &row[2], side),
        None => Held::False(format!("{text} has no row")),
    });
    same(Board::read(&place.text()).to, side).and(|| same(told, legal)).and(|| all(met))
}

/// The answer keeps the draw as its mark says.
fn held(place: &std::sync::Arc<dyn duel::place::Place>, answer: &str, how: &str, side: usize) -> Held {
    if how == "=" {
        return same(answer, "–").and(|| is(place.ending().is_some(), || "the game goes on".into()));
    }
    let Some(moves) = moves(&**place, 1_000) else { return Held::Open };
    let is_drawn = |board: &Board| settled(board) == Some(Fate::Drawn);
    let boards = moves.iter().map(|(text, next)| (text.as_str(), Board::read(&next.text())));
    let drawn: Vec<(&str, Board)> = boards.filter(|(_, board)| is_drawn(board)).collect();
    let Some((_, board)) = drawn.iter().find(|(text, _)| *text == answer) else {
        return Held::False(format!("{answer} is not drawn"));
    };
    let is_alone = how.ends_with('!') == (drawn.len() == 1);
    let [own, other] = [board.kings[side], board.kings[1 - side]];
    let is_line = own % 8 == other % 8 || own / 8 == other / 8;
    let found = match lone_of(board) {
        None => "x",
        Some(_) if is_line && steps(own, other) == 2 => "o",
        Some((pawn, _, 'P')) if pawn % 8 == other % 8 && (pawn < other) == (side == 0) => "f",
        Some(_) => "",
    };
    same(how.trim_end_matches('!'), found).and(|| is(is_alone, || format!("{} answers hold", drawn.len())))
}
