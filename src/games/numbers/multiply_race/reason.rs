//! Why a race by multiplication is won or lost: needs fall into zones that are won and lost in turn.

use num_integer::Integer;
use num_traits::One;

use crate::numbers::multiply_race::rules::MultiplyRace;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use solve::formula::race::{Race, Zone};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// Zones shown up to the one that matters.
const SHOWN: usize = 8;

/// The reason of a position that is not over.
pub fn explain(game: &MultiplyRace, at: &At<Nat>, verdict: &Verdict<Nat>) -> Reason {
    let need = game.need(&at.pos);
    let zone = game.race.zone(&need);
    let look = say!("multiply-race-look", target = &game.target, number = &at.pos, need = &need);
    let mut steps = vec![
        Step::says(Role::Ask, say!("multiply-race-ask")),
        Step::says(Role::Look, look).about(Idea::Bounds).showing(zones(&game.race, &zone)),
    ];
    let from = &zone.above + 1u8;
    let claim = if let Some(factor) = verdict.best.first().filter(|_| zone.is_won) {
        steps.extend(win(game, at, &zone, factor));
        say!("multiply-race-claim-won", need = &need, from = from, to = &zone.to, moves = &verdict.best_total)
    } else {
        steps.extend(stall(&game.race, &need));
        say!("multiply-race-claim-lost", need = &need, from = from, to = &zone.to)
    };
    let Race { low, high } = &game.race;
    steps.push(Step::says(Role::Law, say!("multiply-race-law", low = low, high = high)));
    steps.push(Step::says(Role::Law, say!("multiply-race-law-values", low = low, high = high)));
    Reason { claim, steps }
}

fn win(game: &MultiplyRace, at: &At<Nat>, zone: &Zone, factor: &Nat) -> Vec<Step> {
    let next = game.play(at, factor).pos;
    if next >= game.target {
        return vec![
            Step::says(Role::Place, say!("multiply-race-place-last", need = game.need(&at.pos))),
            Step::says(Role::Move, say!("multiply-race-move-last", factor = factor, product = next)).about(Idea::End),
            Step::says(Role::Proof, say!("multiply-race-proof-last")),
        ];
    }
    let lost = game.race.lost_below(zone);
    let place = say!("multiply-race-place", from = lost.above + 1u8, to = lost.to);
    let mv = say!("multiply-race-move", factor = factor, product = &next, need = game.need(&next));
    let proof = say!("multiply-race-proof-won");
    vec![Step::says(Role::Place, place), Step::says(Role::Move, mv).about(Idea::Bounds), Step::says(Role::Proof, proof)]
}

fn stall(race: &Race, need: &Nat) -> Vec<Step> {
    let Race { low, high } = race;
    let (least, most) = (need.div_ceil(high), need.div_ceil(low));
    let place = say!("multiply-race-place-none", least = &least, most = &most);
    vec![
        Step::says(Role::Place, place),
        Step::says(Role::Move, say!("multiply-race-stall", factor = low)),
        Step::says(Role::Proof, say!("multiply-race-proof-lost")),
    ]
}

/// The last zones up to this one.
fn zones(race: &Race, zone: &Zone) -> Exhibit {
    let mut shown = vec![zone.clone()];
    while shown.len() < SHOWN {
        let last = shown.last().expect("it began with one");
        if last.is_won {
            if last.above.is_one() {
                break;
            }
            shown.push(race.lost_below(last));
        } else {
            shown.push(race.zone(&last.above));
        }
    }
    let row = |zone: &Zone| {
        let letter = if zone.is_won { "N" } else { "P" };
        vec![(&zone.above + 1u8).to_string(), zone.to.to_string(), letter.to_owned()]
    };
    let rows: Vec<Vec<String>> = shown.iter().rev().map(row).collect();
    let head = vec![say!("multiply-race-head-from"), say!("multiply-race-head-to"), say!("multiply-race-head-outcome")];
    Exhibit::Table { head, focus: vec![(rows.len() - 1, 2)], rows }
}
