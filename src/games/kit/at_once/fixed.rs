//! Why a round is worth what it is where a mix was fixed: the sum at each choice, and the best reply.

use crate::kit::at_once::balance::Balanced;
use crate::kit::at_once::worked::{Name, bracketed, called, paid, played, replies, sums, weights};
use ground::num::{Ratio, fraction};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Reason, Role, Step};

/// Choices that a sentence lists at most.
const LISTED: usize = 12;

/// The other side's mix is known: the greatest sum.
pub fn reply(balanced: &Balanced, me: Side, name: &Name) -> Reason {
    let choice = played(balanced, me).first().map_or_else(String::new, |&i| name(me, i));
    let ties = best(balanced, me, name).1.len() - 1;
    let mv = say!("at-once-move-reply", choice = choice, ties = ties);
    let claim = say!("at-once-claim-reply", value = fraction(&balanced.value(me)));
    told(claim, say!("at-once-ask-reply"), against(balanced, me, name), mv)
}

/// The own mix is known: the sum that the other side chooses.
pub fn known(balanced: &Balanced, me: Side, name: &Name) -> Reason {
    let (value, best) = best(balanced, me.other(), name);
    let shown = sums(balanced, me.other(), name);
    let own = || weights(balanced, me, name);
    let look = say!("at-once-look-known", weights = own(), side = called(me), hidden = shown.hidden);
    let look = Step::says(Role::Look, look).about(Idea::Mixing).showing(shown.shown);
    let place = say!("at-once-place-known", side = called(me), value = value, choices = listed(best));
    let mv = say!("at-once-move-known", weights = own());
    let claim = say!("at-once-claim-known", value = fraction(&balanced.value(me)));
    told(claim, say!("at-once-ask-known"), [look, Step::says(Role::Place, place)], mv)
}

/// Both mixes are known: a mean of sums.
pub fn both(balanced: &Balanced, me: Side, name: &Name) -> Reason {
    let own = played(balanced, me);
    let paid = paid(balanced, me);
    let term = |&i: &usize| format!("{}·{}", balanced.mix(me)[i], bracketed(&paid[i]));
    let worked = own.iter().map(term).collect::<Vec<_>>().join(" + ");
    let mean: Ratio = balanced.mix(me).iter().zip(&paid).map(|(weight, paid)| weight * paid).sum();
    let mv = say!(
        "at-once-move-both",
        weights = weights(balanced, me, name),
        worked = if own.len() <= LISTED { worked } else { String::new() },
        terms = own.len(),
        value = fraction(&mean),
        side = called(me)
    );
    let claim = say!("at-once-claim-both", value = fraction(&balanced.value(me)));
    told(claim, say!("at-once-ask-known"), against(balanced, me, name), mv)
}

/// The sums of a side against a mix that it knows, and which of them are best.
fn against(balanced: &Balanced, me: Side, name: &Name) -> [Step; 2] {
    let (value, best) = best(balanced, me, name);
    let shown = sums(balanced, me, name);
    let theirs = weights(balanced, me.other(), name);
    let look = say!("at-once-look-reply", weights = theirs, side = called(me), hidden = shown.hidden);
    let place = say!("at-once-place-reply", side = called(me), value = value, choices = listed(best));
    [Step::says(Role::Look, look).about(Idea::Mixing).showing(shown.shown), Step::says(Role::Place, place)]
}

/// The whole reason: what is asked, the sums, the move, and why single choices are all that must be compared.
fn told(claim: Say, ask: Say, [look, place]: [Step; 2], mv: Say) -> Reason {
    let law = Step::says(Role::Law, say!("at-once-law-fixed"));
    Reason { claim, steps: vec![Step::says(Role::Ask, ask), look, place, Step::says(Role::Move, mv), law] }
}

/// The best sum for a side, and the choices that have it.
fn best(balanced: &Balanced, side: Side, name: &Name) -> (String, Vec<String>) {
    let paid = paid(balanced, side);
    let best = replies(&paid, side);
    (fraction(&paid[best[0]]), best.into_iter().map(|i| name(side, i)).collect())
}

fn listed(mut names: Vec<String>) -> Vec<String> {
    names.truncate(LISTED);
    names
}
