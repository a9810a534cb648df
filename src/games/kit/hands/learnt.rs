//! Hidden hands learnt before one's eyes: counterfactual regret minimisation, held against what is known of the game.

use crate::kit::hands::known::{Known, equilibrium};
use crate::kit::hands::states::{State, states};
use crate::kit::hands::table::{Hands, Secret};
use duel::game::Game;
use ground::rules::{Rules, Side};
use solve::equilibrium::hidden::plan::Plan;
use solve::equilibrium::hidden::tree::{Node, Tree};
use solve::equilibrium::regret::counterfactual::Learning;
use solve::judge::control::{Control, Stop};
use solve::judge::learning::{Kind, Record, Set, Truth, marks, most};
use solve::judge::scheme::Scheme;

/// A learning of a game of hidden hands. Plans that were fixed are left out: both sides learn.
pub fn learnt<H: Hands>(game: &Secret<H>, scheme: Scheme, to: u64, control: &Control) -> Result<Record, Stop> {
    let hands = &game.0;
    let known = equilibrium(hands, control)?;
    let mut record = of_tree(hands.tree(), &known, (scheme, to), control)?;
    record.was_fixed = hands.fixed().iter().any(Option::is_some);
    record.start = game.write_pos(&game.start());
    record.sets = sets(game);
    for mark in &mut record.marks {
        mark.second = hands.written(Side::Second, &Plan { weights: mark.mean.clone() });
    }
    Ok(record)
}

fn of_tree(tree: &Tree, known: &Known, (scheme, to): (Scheme, u64), control: &Control) -> Result<Record, Stop> {
    let most = most(work(tree));
    let marks = marks(&mut Learning::new(tree, scheme), to.min(most), control)?;
    let weights = known.plan.weights.iter().map(|weight| [weight.clone(), weight.clone()]).collect();
    let truth = Truth { value: known.value.clone(), weights };
    let sets = Vec::new();
    Ok(Record { scheme, kind: Kind::Tree, was_fixed: false, start: String::new(), sets, marks, most, truth })
}

/// Numbers touched by an iteration, about: tables twice, and what stands at every node.
fn work(tree: &Tree) -> u64 {
    let [first, second] = [Side::First, Side::Second].map(|side| tree.hands(side));
    let ends = tree.nodes().iter().filter(|node| matches!(node, Node::End { .. })).count();
    (2 * (ends * first * second + 4 * tree.nodes().len() * first.max(second))) as u64
}

fn sets<H: Hands>(game: &Secret<H>) -> Vec<Set> {
    let tree = game.0.tree();
    let set = |State { node, side, hand, at }: State| {
        let actions = (0..tree.nodes()[node].next().len()).map(|action| game.0.action(node, action)).collect();
        Set { side, at, actions, from: tree.slot(node, 0, hand), stride: tree.hands(side) }
    };
    let mut sets: Vec<Set> = states(game).into_iter().map(set).collect();
    sets.sort_by_key(|set| set.side as usize);
    sets
}
