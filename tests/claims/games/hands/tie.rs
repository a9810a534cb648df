//! What is said of actions that bring as much and are never taken, held against replies of the other side.

use crate::claim::{Case, Held, is, same};
use crate::games::hands::equation::{all_sums, linear};
use crate::games::hands::plans::Plans;
use crate::games::hands::rounds::{Next, Round};
use crate::games::hands::{act_of, action as named, here};

/// Never taken, and as good as what is taken as long as the other side plays by its plan.
fn is_tied(case: &Case, action: &str) -> Held {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    let value = outlook.value();
    let found = outlook.actions.iter().find(|own| own.name == action);
    is(found.is_some_and(|own| own.often == 0.0 && (own.brings - value).abs() < 1e-9), || format!("{action} is no tie"))
        .and(|| same(case.text("hand"), hand.as_str()))
}

/// The other side does as well by both of its actions now, plays the second and not for want of coming there, and by each bit of the
/// action in question the first gets better than the second.
pub fn tie(case: &Case) -> Held {
    let (hand, way, mine) = here(case);
    let plans = Plans::of(case);
    let (other, [action, instead, one, two]) =
        (case.text("other"), ["action", "instead", "one", "two"].map(|name| act_of(case, name)));
    let chosen = Round::read(case.text("said"));
    let comes = (0..chosen.len()).all(|at| match plans.round.next(&chosen[..at]) {
        Next::Turn(mover, _) if mover != mine => plans.weight(&Round::at(other, &chosen[..at]), &chosen[at]) > 0.0,
        _ => true,
    });
    let [left, right] = [case.text("left"), case.text("right")].map(linear);
    let (at_none, slopes) = (left.0[0] - right.0[0], left.0[1] - right.0[1]);
    is_tied(case, &action)
        .and(|| is(comes, || "the other side never comes there".into()))
        .and(|| is(plans.weight(&Round::at(other, &chosen), &two) > 0.0, || format!("{two} is never played")))
        .and(|| is(plans.weight(&Round::at(&hand, &way), &instead) > 0.999, || format!("{instead} is not alone")))
        .and(|| all_sums(case, &plans, (&Round::at(&hand, &way), mine), [&action, &instead], [&one, &two]))
        .and(|| is(at_none.abs() <= left.1 + right.1 + 1e-9 && slopes > 0.0, || format!("{at_none}, {slopes}")))
}

/// What the other side wins more by its best reply if the action is always taken here.
fn gain(case: &Case, action: &str) -> f64 {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    plans.always(&Round::at(&hand, &way), action).best_reply(1 - me) - plans.best_reply(1 - me)
}

pub fn tie_free(case: &Case) -> Held {
    let actions: Vec<String> = case.says("actions").into_iter().filter_map(named).collect();
    let each = actions.iter().map(|action| {
        is_tied(case, action).and(|| is(gain(case, action).abs() < 1e-9, || format!("{action} gives something away")))
    });
    same(case.size("count"), actions.len()).and(|| crate::claim::all(each))
}
