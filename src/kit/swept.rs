//! Why a position is won, lost or drawn in a game of which every position was looked at from the ends backwards.

use crate::game::Game;
use crate::kit::kin::{replies, shown};
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::{Oracle, Verdict, best};
use crate::oracle::reason::{Exhibit, Role, Step};
use crate::oracle::value::{Outcome, Value};
use crate::rules::At;
use crate::say;
use crate::say::Say;

/// Answers shown after the best move.
const ANSWERS: usize = 8;

/// Moves that give the draw away, shown with their refutation.
const MISTAKES: usize = 6;

/// Who wins and in how many plies.
pub fn claim<M>(verdict: &Verdict<M>) -> Say {
    match verdict.value {
        Value::Win { remoteness } => say!("swept-claim-won", plies = remoteness, moves = &verdict.best_total),
        Value::Loss { remoteness } => say!("swept-claim-lost", plies = remoteness),
        _ => say!("swept-claim-drawn", moves = &verdict.best_total, total = &verdict.total),
    }
}

/// Where to play and what: the first of the best moves, with the places it touches.
pub fn play<G: Game>(game: &G, at: &At<G::Pos>, verdict: &Verdict<G::Move>) -> Vec<Step> {
    let Some(mv) = verdict.best.first() else { return Vec::new() };
    let place = match verdict.value.outcome() {
        Outcome::P => say!("swept-place-lost"),
        _ => say!("swept-place"),
    };
    let spots = Exhibit::Spots(game.path(at, mv));
    let text = game.write_move(at, mv);
    let says = match verdict.value {
        Value::Win { remoteness } => say!("swept-move-won", move = text, plies = remoteness - 1),
        Value::Loss { remoteness } => say!("swept-move-lost", move = text, plies = remoteness - 1),
        _ => say!("swept-move-drawn", move = text),
    };
    vec![Step::says(Role::Place, place).showing(spots), Step::says(Role::Move, says)]
}

/// Why there is no escape: the answers to the best move, the refutations of lost moves, or those of moves that give a draw away.
pub fn proof<G: Game>(
    oracle: &dyn Oracle<G>,
    game: &G,
    at: &At<G::Pos>,
    verdict: &Verdict<G::Move>,
    control: &Control,
) -> Result<Vec<Step>, Stop> {
    match verdict.value.outcome() {
        Outcome::N => Ok(answers(oracle, game, at, verdict, control)?.into_iter().collect()),
        Outcome::P => {
            let replies = replies(oracle, game, at, verdict.best.iter().cloned(), control)?;
            Ok(vec![shown(Step::says(Role::Proof, say!("swept-proof-lost")), replies)])
        }
        Outcome::D => {
            let is_kept = |mv: &G::Move| verdict.best.contains(mv);
            let lost = game.moves(at).list.filter(|mv| !is_kept(mv)).take(MISTAKES);
            let replies = replies(oracle, game, at, lost, control)?;
            let says = match replies {
                Some(_) => say!("swept-proof-drawn"),
                None => say!("swept-proof-level"),
            };
            Ok(vec![shown(Step::says(Role::Proof, says), replies)])
        }
    }
}

/// The opponent's answers to the first of the best moves, the stubbornest first, with what meets each.
fn answers<G: Game>(
    oracle: &dyn Oracle<G>,
    game: &G,
    at: &At<G::Pos>,
    verdict: &Verdict<G::Move>,
    control: &Control,
) -> Result<Option<Step>, Stop> {
    let Some(mv) = verdict.best.first() else { return Ok(None) };
    let next = game.play(at, mv);
    let text = game.write_move(at, mv);
    let (_, stubborn, total) = best(oracle, game, &next, control)?;
    if stubborn.is_empty() || game.ending(&next).is_some() {
        return Ok(Some(Step::says(Role::Proof, say!("swept-proof-ends", move = text))));
    }
    let mut rows = Vec::new();
    for answer in stubborn.iter().take(ANSWERS) {
        let after = game.play(&next, answer);
        let (value, replies, _) = best(oracle, game, &after, control)?;
        let reply = replies.first().map_or("-".to_owned(), |reply| game.write_move(&after, reply));
        let plies = value.remoteness().map_or("-".to_owned(), |plies| plies.to_string());
        rows.push(vec![game.write_move(&next, answer), reply, plies]);
    }
    let head = vec![say!("swept-head-answer"), say!("swept-head-reply"), say!("swept-head-plies")];
    let says = say!("swept-proof-won", move = text, answers = total, shown = rows.len());
    Ok(Some(Step::says(Role::Proof, says).showing(Exhibit::Table { head, rows, focus: Vec::new() })))
}

/// How it is known.
pub fn law() -> Step {
    Step::says(Role::Law, say!("swept-law"))
}
