//! What only morris can see in a position: rows that are about to close, a row that opens and closes, and a side that is shut in.

use std::collections::BTreeMap;

use crate::boards::morris::plan::{Set, points};
use crate::boards::morris::rules::{Board, Morris, Turn};
use crate::boards::morris::text::point_name;
use crate::kit::asked::Asked;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use solve::judge::control::Stop;
use solve::judge::value::Outcome;

/// The points of a row, joined.
pub fn named(board: Board, row: Set) -> String {
    let names: Vec<String> = points(row).map(|point| point_name(board.plan(), point)).collect();
    names.join("–")
}

/// The rows that hold this point and that these men fill.
pub fn filled(board: Board, men: Set, point: u8) -> Option<Set> {
    board.plan().mills.iter().copied().find(|row| row & men == *row && row >> point & 1 == 1)
}

/// The row that a turn closes.
pub fn closed(board: Board, side: Side, turn: Turn) -> Option<Set> {
    filled(board, board.after(side, turn).on[side as usize], turn.to)
}

/// The row that a turn opens so that the same man can close it again, for nobody else can step onto the point that it left.
pub fn opened(board: Board, side: Side, turn: Turn) -> Option<Set> {
    let (own, other) = (side as usize, side.other() as usize);
    let from = turn.from?;
    let is_safe = board.hand[other] == 0 && board.plan().near[usize::from(from)] & board.on[other] == 0;
    filled(board, board.on[own], from).filter(|_| is_safe && closed(board, side, turn).is_none())
}

/// The rows that a side closes with one turn, each with the point that it lacks.
fn closing(board: Board, side: Side) -> BTreeMap<Set, u8> {
    board.turns(side).into_iter().filter_map(|turn| Some((closed(board, side, turn)?, turn.to))).collect()
}

/// What decides as far as it can be seen: the rows that the opponent is about to close, or else how the line shown ends.
pub fn look(asked: &Asked<Morris>) -> Result<Option<Say>, Stop> {
    let told = match about_to_close(asked)? {
        Some(told) => Some(told),
        None => swing(asked).or_else(|| shut_in(asked)),
    };
    Ok(told)
}

/// The rows that the opponent is about to close, where every move that keeps what there is prevents that or takes a man first.
fn about_to_close(asked: &Asked<Morris>) -> Result<Option<Say>, Stop> {
    let (at, board) = (asked.at, asked.at.pos);
    let rows = closing(board, at.to.other());
    if rows.is_empty() || !board.plan().takes() {
        return Ok(None);
    }
    let outcome = asked.verdict.value.outcome();
    // Moves that prevent it, that take a man first, that are about to close a row in their turn, and that do nothing of this.
    let mut counts = [0; 4];
    for turn in asked.game.moves(at).list {
        let next = asked.game.play(at, &turn);
        let kind = kind(next.pos, at.to, turn);
        counts[kind] += 1;
        if kind == IDLE && outcome != Outcome::P && keeps(asked, &next, outcome)? {
            return Ok(None);
        }
    }
    let told: Vec<Arg> = rows.into_iter().map(|(row, point)| row_by(board, row, point)).collect();
    let [met, takes, counters, idle] = counts;
    let is_telling = if outcome == Outcome::P { met == 0 } else { idle > 0 };
    Ok(is_telling.then(|| say!("morris-look-mill", rows = told, met = met, takes = takes, counters = counters)))
}

/// The place of a move that does nothing about a row that is about to close.
const IDLE: usize = 3;

/// What a turn does about the rows that the other side is about to close: 0 it prevents that, 1 it takes a man, 2 it is about to
/// close one itself, 3 nothing of this.
fn kind(next: Board, side: Side, turn: Turn) -> usize {
    match (turn.taken.is_some(), closing(next, side.other()).is_empty(), closing(next, side).is_empty()) {
        (true, ..) => 1,
        (false, true, _) => 0,
        (false, false, false) => 2,
        (false, false, true) => IDLE,
    }
}

fn row_by(board: Board, row: Set, point: u8) -> Arg {
    Arg::from(say!("morris-row-by", row = named(board, row), point = point_name(board.plan(), point)))
}

/// Whether what a move leaves is what the mover has, seen by the opponent.
fn keeps(asked: &Asked<Morris>, next: &At<Board>, outcome: Outcome) -> Result<bool, Stop> {
    let left = asked.oracle.value(asked.game, next, asked.control)?.outcome();
    Ok(left == if outcome == Outcome::N { Outcome::P } else { Outcome::D })
}

/// The row that is closed again and again in the line shown: moves of one side, each of which takes a man.
fn swing(asked: &Asked<Morris>) -> Option<Say> {
    let (mut at, mut closes) = (asked.at.clone(), BTreeMap::<(usize, Set), Vec<u64>>::new());
    for (number, turn) in (1..).zip(&asked.verdict.line) {
        if let Some(row) = closed(at.pos, at.to, *turn).filter(|_| turn.taken.is_some()) {
            closes.entry((at.to as usize, row)).or_default().push(number);
        }
        at = asked.game.play(&at, turn);
    }
    let ((side, row), numbers) = closes.into_iter().max_by_key(|(_, numbers)| numbers.len())?;
    let is_own = side == asked.at.to as usize;
    let row = named(asked.at.pos, row);
    (numbers.len() > 1).then(|| {
        let numbers: Vec<Arg> = numbers.into_iter().map(Arg::from).collect();
        say!("morris-look-swing", own = i64::from(is_own), row = row, numbers = numbers)
    })
}

/// The line shown ends because a side with three men or more cannot move: so many steps it has now.
fn shut_in(asked: &Asked<Morris>) -> Option<Say> {
    let last = asked.verdict.line.iter().fold(asked.at.clone(), |at, turn| asked.game.play(&at, turn));
    let is_shut = asked.game.ending(&last).is_some() && last.pos.winner().is_none();
    let (side, board) = (last.to, asked.at.pos);
    let steps = board.turns(side).into_iter().filter(|turn| turn.from.is_some()).count();
    let is_own = i64::from(side == asked.at.to);
    let men = last.pos.total(side);
    (is_shut && board.hand[side as usize] == 0)
        .then(|| say!("morris-look-shut", own = is_own, steps = steps, men = men))
}
