//! Why a position of Nimble is won or lost: every coin is a Nim heap as large as the number of its square.

use crate::games::heaps::nimble::rules::{Nimble, Slide, lanes, spot};
use crate::kit::kin::{replies, shown};
use crate::num::Nat;
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::{Oracle, Verdict};
use crate::oracle::reason::{Exhibit, Reason, Role, Step};
use crate::oracle::value::Outcome;
use crate::rules::{At, Rules};
use crate::say;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<Nimble>,
    nimble: &Nimble,
    at: &At<Vec<Nat>>,
    verdict: &Verdict<Slide>,
    control: &Control,
) -> Result<Reason, Stop> {
    let hidden = nimble.hidden(&at.pos);
    let ask = Step::says(Role::Ask, say!("nimble-ask"));
    let look = Step::says(Role::Look, say!("nimble-look", nim = hidden.look())).showing(hidden.columns());
    let mut steps = vec![ask, look];
    if let Some(mv) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        steps.extend(win(at, mv));
    } else {
        let replies = replies(oracle, nimble, at, nimble.moves(at).list, control)?;
        steps.push(hidden.no_place());
        steps.push(Step::says(Role::Move, say!("nimble-stall")));
        steps.push(shown(Step::says(Role::Proof, say!("nimble-proof-lost")), replies));
    }
    steps.push(Step::says(Role::Law, say!("nimble-law")));
    steps.extend(hidden.laws());
    Ok(Reason { claim: hidden.claim(&verdict.best_total), steps })
}

fn win(at: &At<Vec<Nat>>, (coin, left): &Slide) -> Vec<Step> {
    let square = &at.pos[*coin];
    let place = Step::says(Role::Place, say!("nimble-place", coin = coin + 1, square = square));
    let lane = lanes(&at.pos).map(|lanes| Exhibit::Spots((0..lanes[*coin]).map(|to| spot(*coin, to)).collect()));
    let says = say!("nimble-move", coin = coin + 1, square = square, left = left, count = square - left);
    vec![shown(place, lane), Step::says(Role::Move, says), Step::says(Role::Proof, say!("nimble-proof-won"))]
}
