//! Exact solutions and best replies against what is published and against trying every plan there is.

use num_traits::Zero;
use proptest::prelude::*;

use super::plan::Plan;
use super::reply::{best_reply, mean, prospect};
use super::sequence_form::solve;
use super::toys::{equilibrium, kuhn, shown};
use super::tree::{Node, Tree};
use crate::judge::control::{Control, Stop};
use ground::num::Ratio;
use ground::rules::Side;

fn ratio(over: i64, under: i64) -> Ratio {
    Ratio::new(over.into(), under.into())
}

fn replies(tree: &Tree, plan: &Plan<Ratio>) -> [Ratio; 2] {
    let control = Control::new();
    let of = |side| best_reply(tree, side, plan, &control).expect("nobody stops it").0 / tree.deals();
    [of(Side::First), of(Side::Second)]
}

#[test]
fn published_values_of_kuhns_poker_are_found_and_proved() {
    // H. W. Kuhn 1950 for -1/18; the others by an independent exact program.
    let known = [(3, 1, 1, ratio(-1, 18)), (3, 1, 2, ratio(0, 1)), (4, 1, 1, ratio(-1, 24)), (3, 2, 1, ratio(-1, 30))];
    for (cards, ante, bet, value) in known {
        let tree = kuhn(cards, ante, bet);
        let solved = solve(&tree, &Control::new()).expect("nobody stops it");
        assert_eq!(solved.value, value, "{cards} cards, {ante} and {bet}");
        assert_eq!(replies(&tree, &solved.plan), [value.clone(), -&value], "neither side gains by playing otherwise");
        let mean = mean(&tree, &solved.plan, &Control::new()).expect("nobody stops it") / tree.deals();
        assert_eq!(mean, value);
    }
}

#[test]
fn the_solution_is_one_of_kuhns_family() {
    let tree = kuhn(3, 1, 1);
    let solved = solve(&tree, &Control::new()).expect("nobody stops it");
    let alpha = solved.plan.weight(&tree, tree.root(), 1, 0).clone();
    assert!(alpha <= ratio(1, 3));
    assert_eq!(solved.plan, equilibrium(&tree, &alpha));
    for alpha in [ratio(0, 1), ratio(1, 6), ratio(1, 5), ratio(1, 3)] {
        assert_eq!(replies(&tree, &equilibrium(&tree, &alpha)), [ratio(-1, 18), ratio(1, 18)], "{alpha}");
    }
    assert!(replies(&tree, &equilibrium(&tree, &ratio(2, 5)))[1] > ratio(1, 18), "beyond a third it is no equilibrium");
}

#[test]
fn what_chance_shows_to_both_is_used() {
    let tree = shown();
    assert_eq!(tree.deals(), 4.into());
    // Two deals of each half; the guess costs the greater or the smaller prize, whichever is shown: a half of 3 and a half of 1.
    let solved = solve(&tree, &Control::new()).expect("nobody stops it");
    assert_eq!(solved.value, ratio(1, 1));
    let even = Plan { weights: vec![ratio(1, 2); tree.slots()] };
    assert_eq!(replies(&tree, &even), [ratio(1, 1), ratio(-1, 1)]);
}

#[test]
fn a_hand_expects_what_the_other_may_hold() {
    let (tree, control) = (kuhn(3, 1, 1), Control::new());
    let plan = equilibrium(&tree, &ratio(1, 3));
    // A queen that faces a bet: a jack bets a third as often as a king, so of 4 deals one is won and three are lost by calling.
    let facing = prospect(&tree, &[1], 1, &plan, true, &control).expect("nobody stops it");
    let each: Vec<Ratio> = facing.actions.iter().map(|sum| sum / &facing.weight).collect();
    assert!(facing.is_met);
    assert_eq!(each, [ratio(-1, 1), ratio(-1, 1)], "indifferent: that is why it mixes");
    // Who never bets is met by nobody: all deals count alike, and calling with a queen wins as often as it loses.
    let never = equilibrium(&tree, &Ratio::zero());
    let unmet = prospect(&tree, &[1], 1, &never, true, &control).expect("nobody stops it");
    assert!(!unmet.is_met);
    assert_eq!(unmet.actions.iter().map(|sum| sum / &unmet.weight).collect::<Vec<_>>(), [ratio(-1, 1), ratio(0, 1)]);
}

#[test]
fn who_is_stopped_stops() {
    let control = Control::new();
    control.stop();
    assert_eq!(solve(&kuhn(3, 1, 1), &control), Err(Stop::Asked));
}

/// Every plan of a side without a lottery.
fn pure(tree: &Tree, side: Side, plan: &Plan<Ratio>) -> Vec<Plan<Ratio>> {
    let mut plans = vec![plan.clone()];
    for (node, turn) in tree.nodes().iter().enumerate() {
        let Node::Turn { side: who, next } = turn else { continue };
        for hand in (0..tree.hands(*who)).filter(|_| *who == side) {
            let chosen = |plan: &Plan<Ratio>, action| {
                let mut plan = plan.clone();
                plan.choose(tree, node, action, hand);
                plan
            };
            plans = plans.iter().flat_map(|plan| (0..next.len()).map(move |action| chosen(plan, action))).collect();
        }
    }
    plans
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn no_plan_does_better_than_the_best_reply(often in prop::collection::vec(0..7i64, 12)) {
        let (tree, control) = (kuhn(3, 1, 1), Control::new());
        let mut plan = Plan::empty(&tree);
        let turns = [0, 1, 2, 3].map(|above| tree.root() - above);
        for (i, sixths) in often.into_iter().enumerate() {
            plan.set(&tree, turns[i / 3], 0, i % 3, ratio(6 - sixths, 6));
            plan.set(&tree, turns[i / 3], 1, i % 3, ratio(sixths, 6));
        }
        let worth = |plan: &Plan<Ratio>| mean(&tree, plan, &control).expect("nobody stops it") / tree.deals();
        let [first, second] = replies(&tree, &plan);
        prop_assert_eq!(pure(&tree, Side::First, &plan).iter().map(worth).max(), Some(first));
        prop_assert_eq!(pure(&tree, Side::Second, &plan).iter().map(worth).min(), Some(-second));
    }
}
