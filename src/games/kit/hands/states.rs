//! Every information state of a game of hidden hands: who decides, at which node, with which hand, and how that is written.

use crate::kit::hands::table::{Hands, Secret};
use ground::rules::Side;
use solve::equilibrium::hidden::tree::Node;

/// An information state.
pub struct State {
    /// The node of the tree.
    pub node: usize,
    /// Who decides.
    pub side: Side,
    /// The own hand.
    pub hand: usize,
    /// The hand and what was said, in notation: `Q:check-bet`.
    pub at: String,
}

/// All of them, from the root on, hand by hand.
pub fn states<H: Hands>(game: &Secret<H>) -> Vec<State> {
    let tree = game.0.tree();
    let (mut states, mut open) = (Vec::new(), vec![(tree.root(), Vec::new())]);
    while let Some((node, way)) = open.pop() {
        let next = tree.nodes()[node].next().iter().enumerate().rev();
        open.extend(next.map(|(i, &child)| (child, way.iter().copied().chain([i]).collect::<Vec<_>>())));
        let Node::Turn { side, .. } = tree.nodes()[node] else { continue };
        let said = game.write_way(&way);
        for hand in 0..tree.hands(side) {
            let own = game.0.hand(hand);
            let at = if said.is_empty() { own } else { format!("{own}:{said}") };
            states.push(State { node, side, hand, at });
        }
    }
    states
}
