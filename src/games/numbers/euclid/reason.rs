//! Why a position of Euclid's game is won or lost: who has a choice decides who must divide where there is none.

use num_integer::Integer;
use num_traits::{One, Zero};

use crate::numbers::euclid::rules::{Division, Euclid, Two};
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use solve::formula::quotients::{End, nimber};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Divisions of Euclid's algorithm that are shown.
const SHOWN: usize = 8;

/// The reason of a position that is not over.
pub fn explain(game: &Euclid, at: &At<Two>, verdict: &Verdict<Nat>, control: &Control) -> Result<Reason, Stop> {
    let Division { larger, quotient, rest } = Division::of(&at.pos);
    let (large, small) = (&at.pos[larger], &at.pos[1 - larger]);
    let is_short = game.end == End::Equal && rest.is_zero();
    let choices = if is_short { &quotient - 1u8 } else { quotient.clone() };
    let look = say!("euclid-look", large = large, small = small, quotient = &quotient, rest = &rest, choices = choices);
    let mut steps = vec![
        Step::says(Role::Ask, say!("euclid-ask")),
        Step::says(Role::Look, look).about(Idea::Ratio).showing(divisions(game, large, small, control)?),
    ];
    let claim = if let Some(times) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        steps.extend(win(game, at, times));
        let value = verdict.value.as_nimber().cloned().unwrap_or_default();
        won(game, large, small, &quotient, &rest, &value)
    } else {
        steps.push(Step::says(Role::Place, say!("euclid-place-none", small = small)));
        steps.push(Step::says(Role::Move, say!("euclid-forced", small = small, rest = &rest)));
        steps.push(Step::says(Role::Proof, say!("euclid-proof-lost")).about(Idea::Forced));
        say!("euclid-claim-lost", large = large, small = small)
    };
    steps.extend(laws(game).into_iter().map(|law| Step::says(Role::Law, law)));
    Ok(Reason { claim, steps })
}

fn won(game: &Euclid, large: &Nat, small: &Nat, quotient: &Nat, rest: &Nat, value: &Nat) -> Say {
    if game.end == End::Zero && rest.is_zero() {
        return say!("euclid-claim-divides", large = large, small = small, quotient = quotient, value = value);
    }
    say!("euclid-claim-won", large = large, small = small, value = value)
}

fn win(game: &Euclid, at: &At<Two>, times: &Nat) -> Vec<Step> {
    let Division { larger, quotient, rest } = Division::of(&at.pos);
    let small = &at.pos[1 - larger];
    let next = game.play(at, times);
    let left = &next.pos[larger];
    let (place, proof) = if game.ending(&next).is_some() {
        (say!("euclid-place-end", left = left), say!("euclid-proof-end"))
    } else if quotient.is_one() {
        let forced = say!("euclid-proof-forced", small = small, rest = &rest);
        (say!("euclid-place-none", small = small), forced)
    } else if left < small {
        (say!("euclid-place-all", small = small, rest = &rest), say!("euclid-proof-all", small = small, rest = &rest))
    } else {
        let proof = say!("euclid-proof-but-one", small = small, left = left, rest = &rest);
        (say!("euclid-place-but-one", small = small, rest = &rest), proof)
    };
    let place = Step::says(Role::Place, place);
    let says = say!("euclid-move", times = times, small = small, left = left);
    let idea = if game.ending(&next).is_some() { Idea::End } else { Idea::Forced };
    vec![place, Step::says(Role::Move, says).about(Idea::Ratio), Step::says(Role::Proof, proof).about(idea)]
}

/// The first divisions of Euclid's algorithm with the nim-values of their pairs.
fn divisions(game: &Euclid, large: &Nat, small: &Nat, control: &Control) -> Result<Exhibit, Stop> {
    let (mut large, mut small) = (large.clone(), small.clone());
    let (mut rows, mut focus) = (Vec::new(), None);
    while !small.is_zero() && rows.len() < SHOWN {
        let value = nimber(&large, &small, game.end, control)?;
        let (quotient, rest) = large.div_rem(&small);
        if !quotient.is_one() && focus.is_none() {
            focus = Some((rows.len(), 1));
        }
        rows.push(vec![format!("{large},{small}"), quotient.to_string(), value.to_string()]);
        large = std::mem::replace(&mut small, rest);
    }
    let head = vec![say!("euclid-head-pair"), say!("euclid-head-quotient"), say!("euclid-head-value")];
    Ok(Exhibit::Table { head, rows, focus: focus.into_iter().collect() })
}

fn laws(game: &Euclid) -> [Say; 2] {
    match game.end {
        End::Zero => [say!("euclid-law-zero"), say!("euclid-law-values-zero")],
        End::Equal => [say!("euclid-law-equal"), say!("euclid-law-values-equal")],
    }
}
