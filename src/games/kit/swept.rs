//! Why a position is won, lost or drawn in a game of which every position was looked at from the ends backwards.

use num_traits::One;

use crate::kit::kin::{replies, shown};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict, best};
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Who wins and in how many plies.
pub fn claim<M>(verdict: &Verdict<M>) -> Say {
    match verdict.value {
        Value::Win { remoteness } => say!("swept-claim-won", plies = remoteness, moves = &verdict.best_total),
        Value::Loss { remoteness } => say!("swept-claim-lost", plies = remoteness),
        _ => {
            let (moves, total) = (&verdict.best_total, &verdict.total);
            say!("swept-claim-drawn", moves = moves, total = total, others = &(total - moves))
        }
    }
}

/// Where to play and what: places of which the first of the best moves begins at one, and the move.
pub fn play<G: Game>(
    oracle: &dyn Oracle<G>,
    game: &G,
    at: &At<G::Pos>,
    verdict: &Verdict<G::Move>,
    places: impl Fn(&G::Move) -> Vec<(Spot, String)>,
    control: &Control,
) -> Result<Vec<Step>, Stop> {
    let Some(mv) = verdict.best.first() else { return Ok(Vec::new()) };
    let (spots, names): (Vec<Spot>, Vec<String>) = places(mv).into_iter().unzip();
    let place = match verdict.value.outcome() {
        Outcome::P => say!("swept-place-lost", count = names.len(), places = names),
        _ => say!("swept-place", count = names.len(), places = names),
    };
    let text = game.write_move(at, mv);
    let (says, idea) = match verdict.value {
        Value::Win { remoteness } => (say!("swept-move-won", move = text, plies = remoteness - 1), Idea::Distance),
        Value::Loss { remoteness } => {
            let equal = lasting(oracle, game, at, remoteness - 1, control)?;
            let way = match &verdict.total {
                total if total.is_one() => "only",
                total if *total == Nat::from(equal) => "all",
                _ if equal > 1 => "some",
                _ => "one",
            };
            let says = say!("swept-move-lost", way = way, move = text, plies = remoteness - 1, equal = equal);
            (says, Idea::Distance)
        }
        _ => (say!("swept-move-drawn", move = text), Idea::Escape),
    };
    Ok(vec![Step::says(Role::Place, place).showing(Exhibit::Spots(spots)), Step::says(Role::Move, says).about(idea)])
}

/// How many moves leave so many plies to the end.
fn lasting<G: Game>(
    oracle: &dyn Oracle<G>,
    game: &G,
    at: &At<G::Pos>,
    plies: u64,
    control: &Control,
) -> Result<usize, Stop> {
    let mut count = 0;
    for mv in game.moves(at).list {
        let next = game.play(at, &mv);
        let left =
            if game.ending(&next).is_some() { Some(0) } else { oracle.value(game, &next, control)?.remoteness() };
        count += usize::from(left == Some(plies));
    }
    Ok(count)
}

/// The moves that give a draw away, some with the answer that punishes them.
pub fn proof<G: Game>(
    oracle: &dyn Oracle<G>,
    game: &G,
    at: &At<G::Pos>,
    verdict: &Verdict<G::Move>,
    control: &Control,
) -> Result<Step, Stop> {
    let failing: Vec<G::Move> = game.moves(at).list.filter(|mv| !verdict.best.contains(mv)).collect();
    let (ending, going): (Vec<G::Move>, Vec<G::Move>) =
        failing.iter().cloned().partition(|mv| game.ending(&game.play(at, mv)).is_some());
    let going = unlike(oracle, game, at, going, control)?;
    let replies = replies(oracle, game, at, going.into_iter(), control)?;
    let shown_count = match &replies {
        Some(Exhibit::Replies(replies)) => replies.len(),
        _ => 0,
    };
    let says = say!("swept-proof-drawn", moves = failing.len(), ending = ending.len(), shown = shown_count);
    Ok(shown(Step::says(Role::Proof, says), replies))
}

/// These moves, those first that are answered as none before them is: so the few that are shown tell most.
fn unlike<G: Game>(
    oracle: &dyn Oracle<G>,
    game: &G,
    at: &At<G::Pos>,
    moves: Vec<G::Move>,
    control: &Control,
) -> Result<Vec<G::Move>, Stop> {
    let (mut answers, mut first, mut rest) = (Vec::new(), Vec::new(), Vec::new());
    for mv in moves {
        let next = game.play(at, &mv);
        let answer = best(oracle, game, &next, control)?.1.first().map(|answer| game.write_move(&next, answer));
        let list = if answers.contains(&answer) { &mut rest } else { &mut first };
        list.push(mv);
        answers.push(answer);
    }
    first.append(&mut rest);
    Ok(first)
}

/// How it is known that a position is worth this.
pub fn law(outcome: Outcome) -> Step {
    Step::says(Role::Law, say!("swept-law", drawn = usize::from(outcome == Outcome::D)))
}
