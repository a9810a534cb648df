//! Whether plans for hidden hands secure what they claim, apart from the checker: every play of the other side is tried where there are
//! few, by plain recursion over the deals, and many are drawn where there are more.

use std::collections::BTreeMap;
use std::sync::Arc;

use duel::place::Place;
use ground::num::Ratio;
use ground::rules::{Ending, Side};
use num_traits::{One, Signed, Zero};
use verify::statement::hands::{Hands, Plan};

use crate::dice::Dice;
use crate::mutations::truth::{moves, so};

/// Plays of the other side that are all tried; of more a few hundred are drawn.
const ALL: usize = 64;

/// What a side plays in each situation: the place of its choice in the list.
type Pure = BTreeMap<String, usize>;

/// Whether both plans secure what is claimed.
pub fn are_secured(place: &dyn Place, hands: &Hands) -> Result<(), String> {
    so(hands.bounds[0] <= hands.bounds[1], || "the bounds cross".into())?;
    for side in [Side::First, Side::Second] {
        let claimed = if side == Side::First { hands.bounds[0].clone() } else { -&hands.bounds[1] };
        let mut counts = BTreeMap::new();
        situations(place, side.other(), &mut counts);
        let all: usize = counts.values().try_fold(1usize, |all, count| all.checked_mul(*count)).unwrap_or(usize::MAX);
        let mut dice = Dice::new(5);
        for number in 0..all.min(ALL) {
            let mut left = number;
            let pure = counts.iter().map(|(situation, count)| {
                let choice = if all <= ALL { left % count } else { dice.below(*count) };
                left /= count;
                (situation.clone(), choice)
            });
            let pure: Pure = pure.collect();
            let brings = brings(place, side, &hands.plans[side as usize], &pure)?;
            so(brings >= claimed, || format!("{} has {brings} only, against {pure:?}", side.name()))?;
        }
    }
    Ok(())
}

/// In how many ways a side may go on in each of its situations.
fn situations(place: &dyn Place, side: Side, counts: &mut BTreeMap<String, usize>) {
    let next: Vec<(String, Arc<dyn Place>)> = moves(place);
    if let Some(situation) = place.situation().filter(|_| place.to() == side) {
        counts.insert(situation, next.len());
    }
    for (_, next) in next {
        situations(&*next, side, counts);
    }
}

/// What the plan of a side has on average against a play of the other one.
fn brings(place: &dyn Place, side: Side, plan: &Plan, other: &Pure) -> Result<Ratio, String> {
    if let Some(Ending::Score { first, second }) = place.ending() {
        return Ok(Ratio::from_integer(if side == Side::First { first - second } else { second - first }));
    }
    let next = moves(place);
    let Some(situation) = place.situation() else {
        let all = next.iter().map(|(_, next)| brings(&**next, side, plan, other)).sum::<Result<Ratio, String>>()?;
        return Ok(all / Ratio::from_integer(next.len().into()));
    };
    if place.to() != side {
        return brings(&*next[other[&situation]].1, side, plan, other);
    }
    let plays = plan.get(&situation).ok_or_else(|| format!("nothing is said of {situation}"))?;
    let is_mix = plays.iter().map(|(_, weight)| weight).sum::<Ratio>().is_one();
    so(is_mix && plays.iter().all(|(_, weight)| weight.is_positive()), || format!("{situation}: no mix"))?;
    let mut sum = Ratio::zero();
    for (choice, weight) in plays {
        let next = next.iter().find(|(name, _)| name == choice).ok_or_else(|| format!("{situation}: no {choice}"))?;
        sum += weight * brings(&*next.1, side, plan, other)?;
    }
    Ok(sum)
}
