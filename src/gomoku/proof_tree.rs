//! Proof-number search in memory: the leaf is grown that bears most on who is right, until the root is settled or time is up.
//!
//! Allis, van der Meulen, van den Herik, *Proof-number search* (1994). The attacker needs one of its moves, the defender all of its answers
//! refuted; a node's numbers say how many leaves must at least be settled for and against the attacker.

use crate::board::{Board, Side};
use crate::cells::Cell;

/// The number of what cannot be settled so.
pub const NEVER: u32 = 1 << 30;

/// Nodes of one tree at most.
const NODES: usize = 400_000;

/// A position of the tree.
#[derive(Clone, Debug)]
pub struct Node<D> {
    /// The move that led here.
    pub cell: Cell,
    /// Whether the attacker is to move.
    pub is_attack: bool,
    /// Leaves to be proved.
    pub proof: u32,
    /// Leaves to be disproved.
    pub disproof: u32,
    /// The first of those that follow it, and how many they are.
    pub first: usize,
    /// How many follow it.
    pub count: usize,
    parent: usize,
    /// What the level keeps.
    pub data: D,
}

impl<D> Node<D> {
    /// A leaf that is open.
    pub fn open(cell: Cell, is_attack: bool, proof: u32, data: D) -> Self {
        Node { cell, is_attack, proof, disproof: 1, first: 0, count: 0, parent: 0, data }
    }

    /// Says that it is won for the attacker, or that it is not shown to be.
    pub fn settle(&mut self, is_won: bool) {
        (self.proof, self.disproof) = if is_won { (0, NEVER) } else { (NEVER, 0) };
    }

    /// The same as a whole.
    pub fn settled(mut self, is_won: bool) -> Self {
        self.settle(is_won);
        self
    }

    /// Whether the attacker has won.
    pub fn is_won(&self) -> bool {
        self.proof == 0
    }

    /// Whether it is known to be no proof.
    pub fn is_failed(&self) -> bool {
        self.disproof == 0
    }
}

/// What one level knows: which moves there are, and when to stop.
pub trait Level {
    /// What it keeps with a node.
    type Data: Clone;

    /// The nodes that follow a leaf. None: the leaf was settled, or its numbers have changed.
    fn grow(&mut self, board: &mut Board, leaf: &mut Node<Self::Data>) -> Vec<Node<Self::Data>>;

    /// Hears that a node with nodes below it is won.
    fn won(&mut self, board: &Board, tree: &mut [Node<Self::Data>], at: usize);

    /// Whether there is time left.
    fn goes_on(&self) -> bool;
}

/// Grows the tree of a root until it is settled, or no time or memory is left. The root comes first.
pub fn search<L: Level>(level: &mut L, board: &mut Board, attacker: Side, root: Node<L::Data>) -> Vec<Node<L::Data>> {
    let mut tree = vec![root];
    while !tree[0].is_won() && !tree[0].is_failed() && level.goes_on() && tree.len() < NODES {
        let mut at = 0;
        while tree[at].count > 0 {
            let next = chosen(&tree, at);
            board.put(tree[next].cell, mover(tree[at].is_attack, attacker));
            at = next;
        }
        let mut below = level.grow(board, &mut tree[at]);
        (tree[at].first, tree[at].count) = (tree.len(), below.len());
        for node in &mut below {
            node.parent = at;
        }
        tree.append(&mut below);
        climb(level, board, &mut tree, at);
    }
    tree
}

/// Whose stone a move from such a node is.
fn mover(is_attack: bool, attacker: Side) -> Side {
    if is_attack { attacker } else { attacker.other() }
}

/// The child with the least number of those that matter to the mover.
fn chosen<D>(tree: &[Node<D>], at: usize) -> usize {
    let node = &tree[at];
    let number = |next: &usize| if node.is_attack { tree[*next].proof } else { tree[*next].disproof };
    (node.first..node.first + node.count).min_by_key(number).unwrap_or(node.first)
}

/// Renews the numbers from a node up to the root and takes the stones back.
fn climb<L: Level>(level: &mut L, board: &mut Board, tree: &mut [Node<L::Data>], from: usize) {
    let mut at = from;
    loop {
        if tree[at].count > 0 {
            renew(tree, at);
            if tree[at].is_won() {
                level.won(board, tree, at);
            }
        }
        if at == 0 {
            return;
        }
        board.lift(tree[at].cell);
        at = tree[at].parent;
    }
}

fn renew<D>(tree: &mut [Node<D>], at: usize) {
    let below = &tree[tree[at].first..tree[at].first + tree[at].count];
    let least = |number: fn(&Node<D>) -> u32| below.iter().map(number).min().unwrap_or(NEVER);
    let sum = |number: fn(&Node<D>) -> u32| below.iter().map(|node| u64::from(number(node))).sum::<u64>();
    let sum = |number| sum(number).min(u64::from(NEVER)) as u32;
    let (proof, disproof) = if tree[at].is_attack {
        (least(|node| node.proof), sum(|node| node.disproof))
    } else {
        (sum(|node| node.proof), least(|node| node.disproof))
    };
    (tree[at].proof, tree[at].disproof) = match (proof, disproof) {
        (0, _) => (0, NEVER),
        (_, 0) => (NEVER, 0),
        open => open,
    };
}
