//! Why a position of Nimble is won or lost: every coin is a Nim heap as large as the number of its square.

use num_traits::One;

use crate::heaps::nimble::rules::{Nimble, Slide};
use crate::kit::kin::show_answers;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Reason, Role, Step};
use solve::judge::value::Outcome;

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
    let look =
        Step::says(Role::Look, say!("nimble-look", nim = hidden.look())).about(Idea::NimSum).showing(hidden.columns());
    let mut steps = vec![ask, look];
    if let Some(mv) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        steps.extend(win(nimble, at, mv));
    } else {
        let is_last = at.pos.iter().sum::<Nat>().is_one();
        let stall = if is_last { say!("nimble-stall-last") } else { say!("nimble-stall") };
        let (idea, proof) = match (nimble.is_misere, hidden.large()) {
            (false, _) => (Idea::NimSum, say!("nimble-proof-lost")),
            (true, 0) => (Idea::Parity, say!("nimble-misere-proof-ones", ones = hidden.ones())),
            (true, _) => (Idea::MisereEnd, say!("nimble-misere-proof-lost")),
        };
        let place =
            if idea == Idea::Parity { Step::says(Role::Place, say!("nimble-place-ones")) } else { hidden.no_place() };
        steps.push(place);
        steps.push(Step::says(Role::Move, stall));
        let mut proof = Step::says(Role::Proof, proof).about(idea);
        show_answers(oracle, nimble, at, &mut proof, control)?;
        steps.push(proof);
    }
    steps.push(Step::says(Role::Law, say!("nimble-law")));
    // The proof tells the plan of misère play already.
    steps.push(Step::says(Role::Law, say!("kin-law")));
    Ok(Reason { claim: hidden.claim(&verdict.best_total), steps })
}

fn win(nimble: &Nimble, at: &At<Vec<Nat>>, (coin, left): &Slide) -> Vec<Step> {
    let square = &at.pos[*coin];
    let (before, after) = (nimble.hidden(&at.pos), nimble.hidden(&nimble.play(at, &(*coin, left.clone())).pos));
    let place = match (nimble.is_misere, before.large()) {
        (true, 0) => say!("nimble-place-ones"),
        (true, 1) => say!("nimble-place-large", coin = coin + 1, square = square),
        _ => say!("nimble-place", coin = coin + 1, square = square, sum = before.sum(), left = left),
    };
    let place = Step::says(Role::Place, place);
    let says = say!("nimble-move", coin = coin + 1, square = square, left = left, count = square - left);
    let (idea, proof) = match (nimble.is_misere, after.large()) {
        (false, _) => (Idea::NimSum, say!("nimble-proof-won")),
        (true, 0) => (Idea::Parity, say!("nimble-misere-proof-left", ones = after.ones())),
        (true, _) => (Idea::MisereEnd, say!("nimble-misere-proof-won")),
    };
    vec![place, Step::says(Role::Move, says).about(idea), Step::says(Role::Proof, proof).about(idea)]
}
