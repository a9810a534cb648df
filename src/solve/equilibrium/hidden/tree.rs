//! A game with hidden hands as the tree of what both sides see: every node is met with all hands at once.
//!
//! ```text
//!   first's turn ──check── second's turn ──check── end: one table of what each pair of hands pays
//!        │                      └─────────bet───── first's turn ...
//!        └────────bet───── ...
//! ```
//!
//! Hands of equal strength are one hand, dealt more often: what a table holds is summed over the deals. A side's information state
//! is a node and its own hand, so whoever asks for one cannot be told the other hand.

use ground::num::Int;
use ground::rules::Side;

/// A node of the tree. Children come before their parents; the root is last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A side chooses.
    Turn {
        /// Who.
        side: Side,
        /// Where each action leads.
        next: Vec<usize>,
    },
    /// Chance shows something to both.
    Shown {
        /// Where each thing that may be shown leads.
        next: Vec<usize>,
    },
    /// The round is over.
    End {
        /// The number of its table.
        stake: usize,
    },
}

/// What an end pays, for every pair of hands, the hands of the first side as rows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stake {
    /// What the first side wins, summed over the deals with these hands that lead here.
    pub pays: Vec<Int>,
    /// The number of those deals.
    pub deals: Vec<Int>,
}

/// A game with hidden hands.
///
/// Invariants: every node but the root has one parent, for what is learnt stands at nodes; from every node the tables of the ends that some fixed choice of actions can lead to hold each deal exactly once.
#[derive(Clone, Debug)]
pub struct Tree {
    hands: [usize; 2],
    nodes: Vec<Node>,
    stakes: Vec<Stake>,
    /// Where the weights of each node begin in a plan.
    offsets: Vec<usize>,
    slots: usize,
    has_parent: Vec<bool>,
}

impl Tree {
    /// No node yet; so many hands of the first and of the second side.
    pub fn new(hands: [usize; 2]) -> Self {
        Tree { hands, nodes: Vec::new(), stakes: Vec::new(), offsets: Vec::new(), slots: 0, has_parent: Vec::new() }
    }

    /// Adds a table; its number.
    pub fn add_stake(&mut self, stake: Stake) -> usize {
        let cells = self.hands[0] * self.hands[1];
        assert!(stake.pays.len() == cells && stake.deals.len() == cells, "a table has a cell for every pair of hands");
        self.stakes.push(stake);
        self.stakes.len() - 1
    }

    /// Adds a node whose children were added before; its number.
    pub fn add(&mut self, node: Node) -> usize {
        self.offsets.push(self.slots);
        if let Node::Turn { side, next } = &node {
            self.slots += next.len() * self.hands[*side as usize];
        }
        for &child in node.next() {
            assert!(child < self.nodes.len(), "children come first");
            assert!(!std::mem::replace(&mut self.has_parent[child], true), "a child has one parent");
        }
        self.has_parent.push(false);
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Where the round begins.
    pub fn root(&self) -> usize {
        self.nodes.len() - 1
    }

    /// All nodes, children before parents.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// All tables.
    pub fn stakes(&self) -> &[Stake] {
        &self.stakes
    }

    /// How many hands a side may hold.
    pub fn hands(&self, side: Side) -> usize {
        self.hands[side as usize]
    }

    /// Where the weight of an action with a hand stands in a plan; the node is a turn.
    pub fn slot(&self, node: usize, action: usize, hand: usize) -> usize {
        let Node::Turn { side, .. } = &self.nodes[node] else { unreachable!("only who is to move has a plan") };
        self.offsets[node] + action * self.hands(*side) + hand
    }

    /// How many weights a plan for both sides has.
    pub fn slots(&self) -> usize {
        self.slots
    }

    /// The node that these children, from the root on, lead to; none if there is no such way.
    pub fn at(&self, way: &[usize]) -> Option<usize> {
        way.iter().try_fold(self.root(), |node, &child| self.nodes[node].next().get(child).copied())
    }

    /// All deals together.
    pub fn deals(&self) -> Int {
        let mut sums: Vec<Int> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            sums.push(match node {
                Node::Turn { next, .. } => sums[next[0]].clone(),
                Node::Shown { next } => next.iter().map(|&child| &sums[child]).sum(),
                Node::End { stake } => self.stakes[*stake].deals.iter().sum(),
            });
        }
        sums.pop().expect("a game has a root")
    }

    /// The information states of a side: nodes with its hands.
    pub fn states(&self, side: Side) -> usize {
        let turns = self.nodes.iter().filter(|node| matches!(node, Node::Turn { side: who, .. } if *who == side));
        turns.count() * self.hands(side)
    }
}

impl Node {
    /// Where it leads.
    pub fn next(&self) -> &[usize] {
        match self {
            Node::Turn { next, .. } | Node::Shown { next } => next,
            Node::End { .. } => &[],
        }
    }
}

impl Stake {
    /// What a pair of hands pays to the first side, over how many deals; `width` is the number of the second side's hands.
    pub fn cell(&self, first: usize, second: usize, width: usize) -> (&Int, &Int) {
        let i = first * width + second;
        (&self.pays[i], &self.deals[i])
    }
}
