//! Plans: how often each action is taken in each information state.

use crate::equilibrium::hidden::amount::Amount;
use crate::equilibrium::hidden::tree::Tree;

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
