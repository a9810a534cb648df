//! Plans: how often each action is taken in each information state.

use crate::equilibrium::hidden::amount::{Amount, Dyadic};
use crate::equilibrium::hidden::tree::{Node, Tree};
use ground::num::Ratio;

/// Weights of actions for every information state of both sides; in each they sum to one.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan<T> {
    /// The weights, where [`Tree::slot`] says.
    pub weights: Vec<T>,
}

impl<T: Amount> Plan<T> {
    /// A plan of nothing yet: every weight is 0.
    pub fn empty(tree: &Tree) -> Self {
        Plan { weights: vec![T::nought(); tree.slots()] }
    }

    /// The weight of an action with a hand.
    pub fn weight(&self, tree: &Tree, node: usize, action: usize, hand: usize) -> &T {
        &self.weights[tree.slot(node, action, hand)]
    }

    /// Sets the weight of an action with a hand.
    pub fn set(&mut self, tree: &Tree, node: usize, action: usize, hand: usize, weight: T) {
        self.weights[tree.slot(node, action, hand)] = weight;
    }

    /// Takes this action alone.
    pub fn choose(&mut self, tree: &Tree, node: usize, action: usize, hand: usize) {
        for other in 0..tree.nodes()[node].next().len() {
            self.set(tree, node, other, hand, if other == action { T::unit() } else { T::nought() });
        }
    }
}

/// Weights below this are what is left of the first iterations and are dropped when a plan is rounded.
const LEAST: f64 = 1e-5;

impl Plan<f64> {
    /// The plan rounded to fractions of a power of two whose sums are exactly one: the most frequent action takes what
    /// the rounding left.
    pub fn rounded(&self, tree: &Tree) -> Plan<Dyadic> {
        let mut plan = Plan::empty(tree);
        for (node, turn) in tree.nodes().iter().enumerate() {
            let Node::Turn { side, next } = turn else { continue };
            for hand in 0..tree.hands(*side) {
                let weight = |action: usize| *self.weight(tree, node, action, hand);
                let last =
                    (0..next.len()).max_by(|&a, &b| weight(a).total_cmp(&weight(b))).expect("a turn has actions");
                let mut taken = Dyadic::nought();
                for action in (0..next.len()).filter(|&action| action != last) {
                    let kept = if weight(action) < LEAST { 0.0 } else { weight(action) };
                    let near = Dyadic::near(kept);
                    taken.add_product(&near, &Dyadic::unit());
                    plan.set(tree, node, action, hand, near);
                }
                plan.set(tree, node, last, hand, taken.rest());
            }
        }
        plan
    }
}

impl Plan<Dyadic> {
    /// The same in fractions.
    pub fn ratios(&self) -> Plan<Ratio> {
        Plan { weights: self.weights.iter().map(Dyadic::ratio).collect() }
    }
}
