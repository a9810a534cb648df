//! Kinds of mistakes that play alone tells: wins at once, forks, threats, and what became of a win.

use std::sync::Arc;

use duel::place::{Place, Step};
use ground::num::Nat;
use ground::rules::{Ending, Side};
use solve::judge::control::Control;
use solve::judge::value::{Outcome, Value};

use crate::chance::random_move;
use crate::dice::Dice;

use super::{Case, nexts, steps};

/// Positions of a whole game walked by the plain referee.
const WALKED: usize = 4_000;

/// Another move would have won at once.
pub fn win_at_once(c: &Case) -> bool {
    nexts(&*c.place).iter().any(|left| left.ending() == Some(Ending::Won(c.place.to())))
}

/// The move ends the game, and the opponent has won.
pub fn lost_itself(c: &Case) -> bool {
    c.step.next.ending() == Some(Ending::Won(c.foe()))
}

/// The move ends the game as a draw, and a win was to be had.
pub fn drew_itself(c: &Case) -> bool {
    c.step.next.ending() == Some(Ending::Drawn) && c.value().outcome() == Outcome::N
}

/// In misère play: however the rest is played, it takes an even number of plies.
pub fn misere_end(c: &Case) -> bool {
    let games: Vec<usize> = (0..20).map(|seed| length(&c.step.next, seed)).collect();
    c.place.params().flag("misere") && games.iter().all(|plies| plies.is_multiple_of(2) && *plies > 0)
}

/// Another move would have made a fork.
pub fn missed_fork(c: &Case) -> bool {
    !is_fork(&c.step) && steps(&*c.place).iter().any(is_fork)
}

/// The opponent can make a fork.
pub fn allowed_fork(c: &Case) -> bool {
    steps(&*c.step.next).iter().any(is_fork)
}

/// Another move would have begun a win by threats.
pub fn missed_force(c: &Case) -> bool {
    is_won_now(c) && !forces(&c.step, 4) && (c.game == "gomoku" || steps(&*c.place).iter().any(|step| forces(step, 4)))
}

/// The opponent can win, or begin a win by threats.
pub fn allowed_force(c: &Case) -> bool {
    c.has_winning_reply() || steps(&*c.step.next).iter().any(|step| forces(step, 4))
}

/// In misère play: a move that would win in normal play.
pub fn normal_habit(c: &Case) -> bool {
    c.place.params().flag("misere") && loses_if_stuck(&c.step.next) && is_won_now(c)
}

/// Each better move is one of another piece.
pub fn wrong_piece(c: &Case) -> bool {
    c.step.path.len() > 1 && c.better.iter().all(|step| step.path[0] != c.step.path[0])
}

/// The game is about points.
pub fn points(c: &Case) -> bool {
    matches!(c.value(), Value::Margin { .. })
}

/// One move alone was better.
pub fn only_move(c: &Case) -> bool {
    c.turn.better_total == Nat::from(1u8) && is_won_now(c)
}

/// A win became a draw.
pub fn win_to_draw(c: &Case) -> bool {
    c.value().outcome() == Outcome::N && walked(&c.step.next).is_none_or(|left| left == Outcome::D)
}

/// A draw became a loss.
pub fn draw(c: &Case) -> bool {
    c.value().outcome() == Outcome::D && is_won_now(c)
}

/// Who wins from here, by the plain referee; `None`: there are too many positions.
pub fn walked(place: &Arc<dyn Place>) -> Option<Outcome> {
    if let Some(ending) = place.ending() {
        return Some(Value::of_ending(&ending, place.to()).outcome());
    }
    let rows = place.walk(WALKED, &Control::new()).ok()??;
    Some(Value::of_moves(rows.iter().map(|(_, value)| value)).outcome())
}

/// Whether the opponent does better now than before, as far as the plain referee can tell.
pub fn is_won_now(c: &Case) -> bool {
    walked(&c.step.next)
        .is_none_or(|left| left == Outcome::N || left == Outcome::D && c.value().outcome() == Outcome::N)
}

/// How many plies a random game takes.
fn length(place: &Arc<dyn Place>, seed: u64) -> usize {
    let (mut dice, mut place, mut plies) = (Dice::new(seed), place.clone(), 0);
    while let Some(mv) = random_move(&*place, &mut dice) {
        place = place.play(&mv).expect("it is listed").next;
        plies += 1;
    }
    plies
}

/// Whether a move leaves the opponent no win at once, and every answer lets the mover win at once.
fn is_fork(step: &Step) -> bool {
    let by = step.next.to().other();
    let won = |place: &Arc<dyn Place>, side: Side| place.ending() == Some(Ending::Won(side));
    let answers = nexts(&*step.next);
    !answers.is_empty()
        && answers.iter().all(|answer| answer.ending().is_none() && nexts(&**answer).iter().any(|left| won(left, by)))
}

/// Whether a move begins a win by threats: it leaves no win at once and threatens one, and either no answer stops that, or the one
/// that does is followed by another such move.
fn forces(step: &Step, threats: usize) -> bool {
    let by = step.next.to().other();
    let wins = |place: &Arc<dyn Place>, side: Side| {
        nexts(&**place).iter().any(|left| left.ending() == Some(Ending::Won(side)))
    };
    if step.next.ending() == Some(Ending::Won(by)) {
        return true;
    }
    if threats == 0 || step.next.ending().is_some() || wins(&step.next, by.other()) {
        return false;
    }
    let answers = nexts(&*step.next);
    let stops: Vec<_> = answers.iter().filter(|answer| !wins(answer, by)).collect();
    match stops[..] {
        [] => true,
        [stop] => answers.len() > 1 && steps(&**stop).iter().any(|step| forces(step, threats - 1)),
        _ => false,
    }
}

/// Whether the mover loses if who cannot move loses, by exhaustive play.
fn loses_if_stuck(place: &Arc<dyn Place>) -> bool {
    place.ending().is_some() || nexts(&**place).iter().all(|next| !loses_if_stuck(next))
}
