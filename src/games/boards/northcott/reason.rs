//! Why a position of Northcott's game is won or lost: gaps are Nim heaps, and a retreat is answered by an advance.

use crate::boards::northcott::rules::{Board, Northcott, Slide, coins, hidden, letter, spot};
use crate::kit::kin::{replies_by, shown};
use ground::rules::{At, Rules};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Moves of a lost position that are shown of each kind, closing a gap and opening it.
const OF_EACH: usize = 4;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<Northcott>,
    game: &Northcott,
    at: &At<Board>,
    verdict: &Verdict<Slide>,
    control: &Control,
) -> Result<Reason, Stop> {
    let hidden = hidden(&at.pos);
    let ask = Step::says(Role::Ask, say!("northcott-ask"));
    let look = Step::says(Role::Look, say!("northcott-look", nim = hidden.look()))
        .about(Idea::NimSum)
        .showing(hidden.columns());
    let mut steps = vec![ask, look];
    if let Some(mv) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        steps.extend(win(at, mv));
    } else {
        let follow = |mv: &Slide| follow(at, *mv);
        let replies = replies_by(oracle, game, at, some_of_each(game, at).into_iter(), &follow, control)?;
        steps.push(hidden.no_place());
        steps.push(Step::says(Role::Move, say!("northcott-stall")));
        steps.push(shown(Step::says(Role::Proof, say!("northcott-proof-lost")).about(Idea::Reversal), replies));
    }
    steps.push(Step::says(Role::Law, say!("northcott-law")));
    steps.extend(hidden.laws());
    if verdict.value.remoteness().is_some() {
        steps.push(Step::says(Role::Law, say!("northcott-law-swept")));
    }
    Ok(Reason { claim: hidden.claim(&verdict.best_total), steps })
}

/// How the opponent follows a retreat: just as far.
fn follow(at: &At<Board>, (row, col): Slide) -> Option<Slide> {
    let (own, other) = coins(&at.pos, row, at.to);
    let back = col.abs_diff(other).checked_sub(own.abs_diff(other)).filter(|back| *back > 0)?;
    Some((row, if col > own { other + back } else { other - back }))
}

/// Some moves that close a gap and some that open one.
fn some_of_each(game: &Northcott, at: &At<Board>) -> Vec<Slide> {
    let closes = |&(row, col): &Slide| {
        let (own, other) = coins(&at.pos, row, at.to);
        col.abs_diff(other) < own.abs_diff(other)
    };
    let (closing, opening): (Vec<Slide>, Vec<Slide>) = game.moves(at).list.partition(closes);
    closing.into_iter().take(OF_EACH).chain(opening.into_iter().take(OF_EACH)).collect()
}

fn win(at: &At<Board>, mv: &Slide) -> Vec<Step> {
    let (row, col) = *mv;
    let (own, other) = coins(&at.pos, row, at.to);
    let (gap, left) = (own.abs_diff(other) - 1, col.abs_diff(other) - 1);
    let place = say!("northcott-place", row = row + 1, gap = gap, sum = hidden(&at.pos).sum(), left = left);
    let (first, last) = (own.min(other) + 1, own.max(other));
    let targets = (first..last).map(|col| spot(row, col)).collect();
    let side = letter(at.to).to_string();
    vec![
        Step::says(Role::Place, place).showing(Exhibit::Spots(targets)),
        Step::says(Role::Move, say!("northcott-move", side = side, row = row + 1, gap = gap, left = left)),
        Step::says(Role::Proof, say!("northcott-proof-won")).about(Idea::Reversal),
    ]
}
