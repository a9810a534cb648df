//! What is drawn of a whole game: nodes that stand for positions, arcs that stand for moves, and the words around them.

use num_traits::Signed;

use ground::num::Int;
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::trace::whole::{DRAWN, Whole};

/// Nodes of a tree at most.
pub const TREE: usize = 2_000;

/// Behind a move that keeps what the position is worth.
pub const KEEPS: &str = "!";

/// A move from one node to another.
pub struct Arc<'a> {
    /// The node it is made at.
    pub from: usize,
    /// The node it leads to.
    pub to: usize,
    /// The move in notation.
    pub mv: &'a str,
    /// Whether it keeps what the position is worth.
    pub is_keeping: bool,
}

impl Arc<'_> {
    /// The move with its mark.
    pub fn label(&self) -> String {
        format!("{}{}", self.mv, if self.is_keeping { KEEPS } else { "" })
    }
}

/// A tree or a graph, the first position first.
pub struct Plan<'a> {
    /// The game.
    pub whole: &'a Whole,
    /// Whether every line of play stands by itself.
    pub is_tree: bool,
    /// Whether play can run in circles.
    pub is_loopy: bool,
    /// The position of each node. Of a tree each node but the first is led to by the arc with the number before its own.
    pub nodes: Vec<usize>,
    /// The row of each node: in a tree and where play can run in circles the moves made, else the longest play that is left.
    pub rows: Vec<usize>,
    /// The moves.
    pub arcs: Vec<Arc<'a>>,
}

impl<'a> Plan<'a> {
    /// The tree, all lines of play, each by itself. Too large: more than [`TREE`] nodes, or play that can run in circles.
    pub fn tree(whole: &'a Whole, control: &Control) -> Result<Self, Stop> {
        let sizes = whole.graph.tree_sizes(control)?;
        let size = sizes.ok_or_else(|| Stop::TooLarge(say!("whole-tree-endless")))?.swap_remove(0);
        if size > TREE.into() {
            return Err(Stop::TooLarge(say!("whole-tree-too-large", nodes = size, most = TREE)));
        }
        let (nodes, rows, arcs) = (Vec::new(), Vec::new(), Vec::new());
        let mut plan = Plan { whole, is_tree: true, is_loopy: false, nodes, rows, arcs };
        let mut stack = vec![(0, 0, None)];
        while let Some((at, row, arc)) = stack.pop() {
            let node = plan.nodes.len();
            plan.nodes.push(at);
            plan.rows.push(row);
            plan.arcs.extend(arc.map(|arc| Arc { to: node, ..arc }));
            let arcs = plan.moves(at, node);
            stack.extend(arcs.into_iter().rev().map(|arc| (arc.to, row + 1, Some(arc))));
        }
        Ok(plan)
    }

    /// The graph, every position once. Too large: more than [`DRAWN`] positions.
    pub fn graph(whole: &'a Whole, control: &Control) -> Result<Self, Stop> {
        let count = whole.values.len();
        if count > DRAWN {
            return Err(Stop::TooLarge(say!("whole-graph-too-large", positions = count, most = DRAWN)));
        }
        let is_loopy = whole.graph.tree_sizes(control)?.is_none();
        let rows = if is_loopy { depths(whole) } else { lowered(&whole.graph.heights(control)?) };
        let mut plan = Plan { whole, is_tree: false, is_loopy, nodes: (0..count).collect(), rows, arcs: Vec::new() };
        for at in 0..count {
            let arcs = plan.moves(at, at);
            plan.arcs.extend(arcs);
        }
        Ok(plan)
    }

    /// The tree, or where it is too large the graph.
    pub fn fitting(whole: &'a Whole, control: &Control) -> Result<Self, Stop> {
        match Self::tree(whole, control) {
            Err(Stop::TooLarge(_)) => Self::graph(whole, control),
            other => other,
        }
    }

    /// The moves of a position that stands at a node, each with the position it leads to in the place of a node.
    fn moves(&self, at: usize, node: usize) -> Vec<Arc<'a>> {
        let moves = self.whole.graph.below[at].iter().zip(&self.whole.papers[at].moves).zip(self.whole.keeping(at));
        moves.map(|((next, mv), is_keeping)| Arc { from: node, to: *next as usize, mv, is_keeping }).collect()
    }

    /// The position of a node in notation.
    pub fn position(&self, node: usize) -> &'a str {
        &self.whole.papers[self.nodes[node]].position
    }

    /// The value of a node.
    pub fn value(&self, node: usize) -> &'a Value {
        &self.whole.values[self.nodes[node]]
    }

    /// What stands above a picture or a list: the game, the position, and how much of it there is.
    pub fn head(&self, game: &Say) -> Say {
        let (nodes, moves, positions) = (self.nodes.len(), self.arcs.len(), self.whole.values.len());
        let (game, position) = (game.clone(), self.position(0));
        if self.is_tree {
            say!("whole-tree", game = game, position = position, nodes = nodes, positions = positions)
        } else {
            say!("whole-graph", game = game, position = position, positions = positions, moves = moves)
        }
    }

    /// What the signs mean, a line for each that occurs.
    pub fn legend(&self, is_picture: bool, tongue: &Tongue) -> Vec<String> {
        let has = |is: fn(&Value) -> bool| self.whole.values.iter().any(is);
        let on = if is_picture { "picture" } else { "paper" };
        let counts = if self.whole.graph.is_points { "points" } else { "wins" };
        let signs = [
            (true, say!("whole-legend-outcomes")),
            (has(|value| value.as_nimber().is_some()), say!("whole-legend-nimbers")),
            (self.whole.graph.is_points, say!("whole-legend-points")),
            (has(|value| value.remoteness().is_some()), say!("whole-legend-plies")),
            (true, say!("whole-legend-keeps", on = on, counts = counts)),
            (is_picture, say!("whole-legend-frames")),
        ];
        signs.iter().filter(|(is, _)| *is).map(|(_, say)| tongue.speak(say)).collect()
    }
}

/// A value in few signs: `N *2 (3)`, the outcome, the nim-value, the plies to the end; or `N +5`, the points ahead.
pub fn label(value: &Value) -> String {
    let mut label = value.letter().to_owned();
    if let Value::Margin { own, other } = value {
        label += &format!(" {}", signed(&(own - other)));
    }
    if let Some(nimber) = value.as_nimber() {
        label += &format!(" *{nimber}");
    }
    if let Some(plies) = value.remoteness() {
        label += &format!(" ({plies})");
    }
    label
}

/// Points with their sign.
pub fn signed(points: &Int) -> String {
    if points.is_positive() { format!("+{points}") } else { points.to_string() }
}

/// The highest in the first row.
fn lowered(heights: &[usize]) -> Vec<usize> {
    let most = heights.iter().copied().max().unwrap_or(0);
    heights.iter().map(|height| most - height).collect()
}

/// The fewest moves that lead to each position.
fn depths(whole: &Whole) -> Vec<usize> {
    let mut depths = vec![None; whole.values.len()];
    depths[0] = Some(0);
    let mut met = vec![0];
    let mut next = 0;
    while let Some(&at) = met.get(next) {
        next += 1;
        let depth = depths[at].map(|depth: usize| depth + 1);
        for below in whole.graph.below[at].iter().map(|below| *below as usize) {
            if depths[below].is_none() {
                depths[below] = depth;
                met.push(below);
            }
        }
    }
    depths.into_iter().map(Option::unwrap_or_default).collect()
}
