//! What is said of how often an action is taken: an equation in q, held against the sums over all deals.

use crate::claim::{Case, Held, is};
use crate::games::hands::plans::Plans;
use crate::games::hands::rounds::{Next, Round};
use crate::games::hands::{act_of, here, near, told};

/// `1 - 3q` as it is told: at q = 0, and how much it grows up to q = 1; and how far both may be off.
pub fn linear(text: &str) -> ([f64; 2], f64) {
    let (constant, term) = match text.rsplit_once(" + ").or_else(|| text.rsplit_once(" - ")) {
        Some((constant, term)) => (constant, term),
        None if text.ends_with('q') => ("0", text),
        None => (text, "0"),
    };
    let sign = if text.contains(" - ") { -1.0 } else { 1.0 };
    let slope = match term.trim_end_matches('q').trim() {
        "" => "1",
        "-" => "-1",
        number => number,
    };
    let [(constant, off), (slope, more)] = [constant, slope].map(told);
    ([constant, sign * slope], off + more)
}

/// With that hand the other side gets as told from both actions whatever q is, and at the q that is told the same from both.
pub fn equation(case: &Case) -> Held {
    fixed(case, here(case))
}

/// The same turned round: the other side chose with that hand when it last did, and the one to move here gets as told.
pub fn why_so(case: &Case) -> Held {
    let (_, way, me) = here(case);
    let plans = Plans::of(case);
    let is_other = |at: &usize| matches!(plans.round.next(&way[..*at]), Next::Turn(mover, _) if mover != me);
    let Some(last) = (0..way.len()).rev().find(is_other) else { return Held::False("it never chose".into()) };
    is(act_of(case, "action") == way[last], || "it did something else".into())
        .and(|| fixed(case, (case.text("hand").to_owned(), way[..last].to_vec(), 1 - me)))
}

fn fixed(case: &Case, (hand, way, me): (String, Vec<String>, usize)) -> Held {
    let plans = Plans::of(case);
    let (other, [action, one, two]) = (case.text("other"), ["action", "one", "two"].map(|name| act_of(case, name)));
    let instead = act_of(case, "instead");
    let (action, actions) = (action.as_str(), [one.as_str(), two.as_str()]);
    let told_sums = [case.text("left"), case.text("right")].map(linear);
    let (often, off) = told(case.text("often"));
    let state = Round::at(&hand, &way);
    let found = plans.here(other, &Round::read(case.text("said")), 1 - me);
    let each = found.actions.iter().find(|own| own.name == one).map_or(f64::NAN, |own| own.brings);
    let chosen = Round::read(case.text("said"));
    let is_turn = match plans.round.next(&chosen) {
        Next::Turn(mover, names) => mover != me && actions.iter().all(|one| names.iter().any(|name| name == one)),
        _ => false,
    };
    let gap = told_sums[0].0[0] - told_sums[1].0[0] + often * (told_sums[0].0[1] - told_sums[1].0[1]);
    let off = off * (told_sums[0].0[1] - told_sums[1].0[1]).abs() + told_sums[0].1 + told_sums[1].1 + 1e-9;
    is(gap.abs() <= off, || format!("the sides differ by {gap}"))
        .and(|| is((plans.weight(&state, action) - often).abs() <= 1e-3, || "it is taken more or less often".into()))
        .and(|| is(is_turn, || "the other side has no such choice there".into()))
        .and(|| near(case.text("each"), each))
        .and(|| all_sums(case, &plans, (&state, me), [action, &instead], actions))
}

/// The sums that are told, and the sum of the weights, all in one unit, whatever q is.
pub fn all_sums(case: &Case, plans: &Plans, (state, me): (&str, usize), mixed: [&str; 2], actions: [&str; 2]) -> Held {
    let (chosen, other) = (Round::read(case.text("said")), case.text("other"));
    let told_sums = [case.text("left"), case.text("right"), case.text("total")].map(linear);
    let sums = plans.sums(&chosen, me, other, actions, (state, mixed));
    let sums = [sums[0], sums[1], plans.total(&chosen, me, other, (state, mixed))];
    let is_one = case.text("total") == "1";
    let pairs = sums.iter().flatten().zip(told_sums.iter().flat_map(|(told, off)| told.map(|told| (told, *off))));
    // All sums may be told in a smaller unit, one for all of them.
    let roughly = |(_, (told, off)): &(&f64, (f64, f64))| off / told.abs();
    let told = pairs.clone().filter(|(_, (told, _))| *told != 0.0);
    let sharpest = told.min_by(|one, two| roughly(one).total_cmp(&roughly(two)));
    let unit = sharpest.map_or(1.0, |(sum, (told, _))| sum / told);
    let is_near = pairs.clone().all(|(sum, (told, off))| (sum - unit * told).abs() <= unit * (off * 2.0 + 1e-9));
    is(unit > 0.0 && is_near, || format!("{told_sums:?} for {sums:?}"))
        .and(|| is((case.size("summed") == 0) == is_one, || "the sums are not as they are said to be".into()))
}
