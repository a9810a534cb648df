//! Why nobody wins with a lone pawn: what the other king answers to each move of the pawn's side.

use crate::boards::chess_ending::bits::bit;
use crate::boards::chess_ending::geometry::{faces, lone, way};
use crate::boards::chess_ending::men::Kind;
use crate::boards::chess_ending::rules::{Board, ChessEnding, Step as Move};
use crate::boards::chess_ending::text::write_step;
use crate::kit::asked::Asked;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Arg;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Outcome;

/// A table of answers that keep the draw, one for every move of the pawn's side, after the best move where the other king is to move.
pub fn holds(asked: &Asked<ChessEnding>) -> Result<Option<Step>, Stop> {
    let (game, at) = (asked.game, asked.at);
    let Some((_, man)) = lone(&at.pos).filter(|(_, man)| man.kind == Kind::Pawn) else { return Ok(None) };
    let first = (at.to != man.side).then(|| *asked.best());
    let here = first.map_or_else(|| at.clone(), |step| game.play(at, &step));
    if game.ending(&here).is_some() {
        return Ok(None);
    }
    let mut rows: Vec<Vec<String>> = Vec::new();
    for step in game.moves(&here).list {
        let (mv, how) = (write_step(step), held(asked, &game.play(&here, &step))?);
        match rows.iter_mut().find(|row| row[1..] == how) {
            Some(row) => row[0] = format!("{} {mv}", row[0]),
            None => rows.push([vec![mv], how.to_vec()].concat()),
        }
    }
    let head = vec![say!("chess-ending-head-moves"), say!("chess-ending-head-answer"), say!("chess-ending-head-how")];
    let says = say!("chess-ending-holds", first = first.map_or(Arg::Int(0), |step| Arg::from(write_step(step))));
    let table = Exhibit::Table { head, rows, focus: Vec::new() };
    Ok(Some(Step::says(Role::Proof, says).about(Idea::Escape).showing(table)))
}

/// The answer that keeps the draw, and how: the pawn taken before all, then kings face to face, then a king before the pawn.
fn held(asked: &Asked<ChessEnding>, at: &At<Board>) -> Result<[String; 2], Stop> {
    if asked.game.ending(at).is_some() {
        return Ok(["–", "="].map(str::to_owned));
    }
    let (mut found, mut count): (Option<(usize, Move)>, usize) = (None, 0);
    for step in asked.game.moves(at).list {
        let next = asked.game.play(at, &step);
        let is_over = asked.game.ending(&next).is_some();
        if !is_over && asked.oracle.value(asked.game, &next, asked.control)?.outcome() != Outcome::D {
            continue;
        }
        count += 1;
        let how = how(at, step, &next.pos);
        if found.is_none_or(|(best, _)| how < best) {
            found = Some((how, step));
        }
    }
    let (how, mv) = found.map_or((3, "–".to_owned()), |(how, step)| (how, write_step(step)));
    Ok([mv, format!("{}{}", ["x", "o", "f", ""][how], if count == 1 { "!" } else { "" })])
}

/// How an answer holds, the most telling first.
fn how(at: &At<Board>, step: Move, next: &Board) -> usize {
    let Some((pawn, man)) = lone(next) else { return 0 };
    let king = bit(next.kings[man.side.other() as usize]);
    match (at.pos.man(step.to), faces(next)) {
        (Some(_), _) => 0,
        (None, Some(1)) => 1,
        (None, _) if man.kind == Kind::Pawn && way(pawn, man.side) & king != 0 => 2,
        (None, _) => 3,
    }
}
