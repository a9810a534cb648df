//! How a rook or a queen mates: all lines of play where they are few, else a fastest line with what each move does, and that it always wins.

use crate::boards::chess_ending::geometry::{box_of, distance, lone};
use crate::boards::chess_ending::library::view;
use crate::boards::chess_ending::men::{Kind, Man};
use crate::boards::chess_ending::rules::{Board, ChessEnding, Step as Move};
use crate::boards::chess_ending::text::write_step;
use crate::kit::asked::Asked;
use crate::kit::ideas::cover::{WHOLE, unfolded};
use crate::kit::ideas::shown::whole_proof;
use crate::kit::ideas::tree::{Around, Tree};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::Step;
use solve::judge::value::Outcome;

/// All lines of play that prove a win or a loss, after the best move where that wins; `None`: they are too many, or it is one move.
pub fn whole(asked: &Asked<ChessEnding>) -> Result<Option<Step>, Stop> {
    let mut tree = Around::of(asked);
    let at = if asked.outcome() == Outcome::N { tree.next(0)[asked.place_of_best()] } else { 0 };
    let lines = if tree.is_over(at) { None } else { unfolded(&mut tree, at)? };
    Ok(lines.filter(|lines| lines.len() <= WHOLE).map(|lines| whole_proof(lines, Idea::Distance)))
}

/// From how many placements king and man with the move mate, and in how many moves of their own at most; `None`: not from all.
fn always(kind: Kind, control: &Control) -> Result<Option<(u64, u64)>, Stop> {
    if !matches!(kind, Kind::Queen | Kind::Rook) {
        return Ok(None);
    }
    let view = view(&[Man { side: Side::First, kind }], control)?;
    let Some((table, _)) = view.table() else { return Ok(None) };
    let fall = table.fall(Side::First, "w");
    let longest = fall.histogram.keys().max().map(|plies| plies.div_ceil(2));
    Ok(longest.filter(|_| fall.drawn == 0 && fall.lost == 0).map(|moves| (fall.won, moves)))
}

/// That a lone rook or queen wins wherever it is not lost at once.
pub fn always_won(board: &Board, control: &Control) -> Result<Option<Say>, Stop> {
    let Some((_, man)) = lone(board) else { return Ok(None) };
    let told = |(placements, moves): (u64, u64)| {
        say!("chess-ending-always", man = man.kind.word(), placements = placements, moves = moves)
    };
    Ok(always(man.kind, control)?.map(told))
}

/// That the man a pawn has become wins, the other king neither taking it nor being stalemated.
pub fn promoted(kind: Kind, control: &Control) -> Result<Option<Say>, Stop> {
    let told = |(placements, moves): (u64, u64)| {
        say!("chess-ending-promoted", man = kind.word(), placements = placements, moves = moves)
    };
    Ok(always(kind, control)?.map(told))
}

/// Whether the side to move can neither take the only man nor is stalemated.
pub fn is_held(at: &At<Board>) -> bool {
    let steps = at.pos.steps(at.to);
    let takes = steps.iter().any(|step| at.pos.man(step.to).is_some());
    !takes && (!steps.is_empty() || at.pos.is_check(at.to))
}

/// The line of the verdict, with what each move of the stronger side does for the lone king's room.
pub fn line(asked: &Asked<ChessEnding>) -> Option<Say> {
    let (_, man) = lone(&asked.at.pos).filter(|(_, man)| matches!(man.kind, Kind::Rook | Kind::Queen))?;
    let line = &asked.verdict.line;
    asked.verdict.value.remoteness().filter(|plies| *plies == line.len() as u64)?;
    let (first, rest) = if asked.at.to == man.side { (None, &line[..]) } else { (line.first(), line.get(1..)?) };
    let mut here = first.map_or_else(|| asked.at.clone(), |step| asked.game.play(asked.at, step));
    let (mate, before) = rest.split_last()?;
    let mut moves = Vec::new();
    for pair in before.chunks(2) {
        let [step, reply] = pair else { return None };
        moves.push(stage(&here, *step, *reply));
        here = pair.iter().fold(here, |at, step| asked.game.play(&at, step));
    }
    let first = first.map_or(Arg::Int(0), |step| Arg::from(write_step(*step)));
    (!moves.is_empty()).then(|| say!("chess-ending-line", first = first, moves = moves, mate = write_step(*mate)))
}

/// A move, the squares that it leaves to the lone king, what it does, and the answer.
fn stage(at: &At<Board>, step: Move, reply: Move) -> Say {
    let next = at.pos.after(at.to, step);
    let [before, room] = [&at.pos, &next].map(|board| box_of(board, at.to.other()).count_ones());
    let [far, near] = [&at.pos, &next].map(|board| distance(board.kings[0], board.kings[1]));
    let marks = [("<", room < before), ("K", near < far), ("+", next.is_check(at.to.other()))];
    let mark: String = marks.into_iter().filter(|(_, is_so)| *is_so).map(|(mark, _)| mark).collect();
    let mark = if mark.is_empty() { "=".to_owned() } else { mark };
    let [mv, reply] = [step, reply].map(write_step);
    say!("chess-ending-line-step", mv = mv, room = room, mark = mark, reply = reply)
}
