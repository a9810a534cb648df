//! Every information state of a game of hidden hands, in the order in which they are met.

use crate::kit::hands::table::{Hands, Secret};
use crate::oracle::hidden::tree::Node;
use crate::rules::Side;

/// A turn with a hand.
pub struct Turn {
    /// The node of the tree.
    pub node: usize,
    /// Whose turn it is.
    pub side: Side,
    /// Its hand.
    pub hand: usize,
    /// Both as NOTATION writes them: `Q:check-bet`.
    pub at: String,
}

/// Every information state: ways as the tree has them, the hands of each by themselves.
pub fn turns<H: Hands>(game: &Secret<H>) -> Vec<Turn> {
    let tree = game.0.tree();
    let mut turns = Vec::new();
    let mut open = vec![(tree.root(), Vec::new())];
    while let Some((node, way)) = open.pop() {
        let next = tree.nodes()[node].next().iter().enumerate().rev();
        open.extend(next.map(|(i, &child)| (child, way.iter().copied().chain([i]).collect::<Vec<_>>())));
        let Node::Turn { side, .. } = tree.nodes()[node] else { continue };
        let said = game.write_way(&way);
        turns.extend((0..tree.hands(side)).map(|hand| {
            let own = game.0.hand(hand);
            Turn { node, side, hand, at: if said.is_empty() { own } else { format!("{own}:{said}") } }
        }));
    }
    turns
}
