//! Why a position of Staircase Nim is won or lost: only odd steps count, and what arrives on one is sent on.

use crate::heaps::staircase_nim::rules::{Descent, StaircaseNim, counts};
use crate::kit::heaps;
use crate::kit::kin::{replies_by, shown};
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<StaircaseNim>,
    game: &StaircaseNim,
    at: &At<Vec<Nat>>,
    verdict: &Verdict<Descent>,
    control: &Control,
) -> Result<Reason, Stop> {
    let hidden = game.hidden(&at.pos);
    let ask = Step::says(Role::Ask, say!("staircase-nim-ask"));
    let look = Step::says(Role::Look, say!("staircase-nim-look", nim = hidden.look()))
        .about(Idea::NimSum)
        .showing(hidden.columns());
    let mut steps = vec![ask, look];
    if let Some(mv) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        steps.extend(win(game, at, mv));
    } else {
        let send_on = |mv: &Descent| send_on(at, mv);
        let replies = replies_by(oracle, game, at, game.moves(at).list, &send_on, control)?;
        let is_last = game.ending(&game.play(at, &verdict.best[0])).is_some();
        let stall = if is_last { say!("staircase-nim-stall-last") } else { say!("staircase-nim-stall") };
        let proof =
            if game.is_misere { say!("staircase-nim-misere-proof-lost") } else { say!("staircase-nim-proof-lost") };
        steps.push(hidden.no_place());
        steps.push(Step::says(Role::Move, stall));
        steps.push(shown(Step::says(Role::Proof, proof).about(Idea::Reversal), replies));
    }
    steps.push(Step::says(Role::Law, say!("staircase-nim-law")));
    steps.extend(hidden.laws());
    Ok(Reason { claim: hidden.claim(&verdict.best_total), steps })
}

/// What arrives on a step that counts is sent on.
fn send_on(at: &At<Vec<Nat>>, (step, _): &Descent) -> Option<Descent> {
    let onto = step.checked_sub(1).filter(|onto| counts(*onto))?;
    Some((onto, at.pos[onto].clone()))
}

fn win(game: &StaircaseNim, at: &At<Vec<Nat>>, (step, left): &Descent) -> Vec<Step> {
    let (coins, count) = (&at.pos[*step], &at.pos[*step] - left);
    let spots = heaps::heap(*step, coins).counters.iter().filter_map(|coin| coin.spot).collect();
    let (place, says) = if counts(*step) {
        let says = say!("staircase-nim-move", count = &count, step = step + 1, left = left);
        // At the end of misère play the columns are not what decides.
        let sum = game.hidden(&at.pos).sum();
        let place = if coins ^ &sum == *left {
            say!("staircase-nim-place-flip", step = step + 1, size = coins, sum = sum, left = left)
        } else {
            say!("staircase-nim-place", step = step + 1, size = coins)
        };
        (place, says)
    } else {
        let (below, reached) = (&at.pos[step - 1], &at.pos[step - 1] + &count);
        let says = say!(
            "staircase-nim-move-onto",
            count = &count,
            step = step + 1,
            below = *step,
            size = below,
            left = reached
        );
        (say!("staircase-nim-place-onto", step = step + 1, size = coins, below = *step), says)
    };
    let proof = if game.is_misere { say!("staircase-nim-misere-proof-won") } else { say!("staircase-nim-proof-won") };
    vec![
        Step::says(Role::Place, place).showing(Exhibit::Spots(spots)),
        Step::says(Role::Move, says).about(Idea::NimSum),
        Step::says(Role::Proof, proof).about(Idea::Reversal),
    ]
}
