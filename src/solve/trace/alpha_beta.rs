//! A plain alpha-beta search, written down step by step.
//!
//! Negamax, fail-soft, moves in the order of the rules, no memory, an open window at the root: the textbook's search, not the one
//! that answers questions. Gains are the mover's: 1 won, 0 drawn, -1 lost, or points ahead. Who moves again keeps window and
//! sign. Time: what the search visits, up to a limit. Published: D. E. Knuth and R. W. Moore, An analysis of alpha-beta
//! pruning, Artificial Intelligence 6 (1975), 293-326.
//!
//! Worked by hand: a mover with two moves; the first wins at once, gain 1. The second is still searched, for more than 1 is not
//! ruled out by the window; but where an opponent below it has an answer that wins, `alpha >= beta` there, and that opponent's other
//! answers are skipped.

use crate::judge::control::{Control, Stop};
use crate::trace::graph::{Graph, Paper};
use ground::num::Nat;
use ground::rules::Side;

/// Beyond every gain: the open end of a window.
pub const OPEN: i64 = i64::MAX;

/// How much of a search is kept, and how much is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Steps that are written down.
    pub steps: usize,
    /// Nodes that are visited.
    pub nodes: u64,
}

impl Limits {
    /// What a screen shows: all of tic-tac-toe takes about 40,000 steps.
    pub const SCREEN: Limits = Limits { steps: 50_000, nodes: 2_000_000 };
}

/// A node of the tree that was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The node above and which of its moves led here.
    pub parent: Option<(usize, usize)>,
    /// Who moves.
    pub to: Side,
    /// What the mover is sure of already.
    pub alpha: i64,
    /// What the opponent would not allow.
    pub beta: i64,
    /// The position and its moves.
    pub paper: Paper,
}

/// One step of the search. Nodes are numbers in [`Trace::nodes`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A node is entered.
    Enter(usize),
    /// The other moves of a node are not looked at: these many nodes were spared.
    Cut(usize, Nat),
    /// A node is left with what it is worth to its mover.
    Leave(usize, i64),
}

/// A search as it went.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The nodes in the order in which they were entered, as far as they are kept.
    pub nodes: Vec<Node>,
    /// The steps, as far as they are kept.
    pub steps: Vec<Step>,
    /// What the first position is worth to its mover; `None` if the search was not run to its end.
    pub gain: Option<i64>,
    /// Nodes visited with cut-offs; at least so many where there is no gain.
    pub visited: u64,
    /// Nodes of the same search without cut-offs.
    pub plain: Nat,
    /// Different positions among them: what a search with a memory needs at most.
    pub positions: usize,
    /// Whether gains are points.
    pub is_points: bool,
}

/// A node on the way from the root, while it is searched.
struct Frame {
    at: usize,
    next: usize,
    alpha: i64,
    beta: i64,
    best: i64,
    /// Its number, if it is written down.
    node: Option<usize>,
}

struct Search<'a> {
    graph: &'a Graph,
    sizes: &'a [Nat],
    limits: Limits,
    write: &'a dyn Fn(usize) -> Paper,
    stack: Vec<Frame>,
    trace: Trace,
}

/// Searches the game below position 0 of a graph without circles; `sizes` are the nodes of the tree below each position.
pub fn search(
    graph: &Graph,
    sizes: &[Nat],
    limits: Limits,
    write: &dyn Fn(usize) -> Paper,
    control: &Control,
) -> Result<Trace, Stop> {
    let trace = Trace {
        nodes: Vec::new(),
        steps: Vec::new(),
        gain: None,
        visited: 0,
        plain: sizes[0].clone(),
        positions: graph.below.len(),
        is_points: graph.is_points,
    };
    let mut search = Search { graph, sizes, limits, write, stack: Vec::new(), trace };
    search.enter(0, (-OPEN, OPEN), None);
    while search.trace.visited <= limits.nodes && !search.stack.is_empty() {
        control.tick(1)?;
        search.go_on();
    }
    Ok(search.trace)
}

impl Search<'_> {
    fn has_room(&self) -> bool {
        self.trace.steps.len() < self.limits.steps
    }

    fn enter(&mut self, at: usize, (alpha, beta): (i64, i64), parent: Option<(usize, usize)>) {
        self.trace.visited += 1;
        let node = self.has_room().then(|| {
            let node = Node { parent, to: self.graph.to[at], alpha, beta, paper: (self.write)(at) };
            self.trace.nodes.push(node);
            self.trace.steps.push(Step::Enter(self.trace.nodes.len() - 1));
            self.trace.nodes.len() - 1
        });
        let best = self.graph.ends[at].unwrap_or(-OPEN);
        self.stack.push(Frame { at, next: 0, alpha, beta, best, node });
    }

    /// Enters the next move of the innermost node, or leaves it.
    fn go_on(&mut self) {
        let Some(top) = self.stack.last_mut() else { return };
        let moves = &self.graph.below[top.at];
        if top.alpha >= top.beta || top.next == moves.len() {
            return self.leave();
        }
        let (at, index) = (moves[top.next] as usize, top.next);
        top.next += 1;
        let is_again = self.graph.to[at] == self.graph.to[top.at];
        let window = if is_again { (top.alpha, top.beta) } else { (-top.beta, -top.alpha) };
        let parent = top.node.map(|node| (node, index));
        self.enter(at, window, parent);
    }

    fn leave(&mut self) {
        let Some(frame) = self.stack.pop() else { return };
        let skipped = &self.graph.below[frame.at][frame.next..];
        if let Some(node) = frame.node.filter(|_| self.has_room()) {
            if !skipped.is_empty() {
                let spared = skipped.iter().map(|at| &self.sizes[*at as usize]).sum();
                self.trace.steps.push(Step::Cut(node, spared));
            }
            self.trace.steps.push(Step::Leave(node, frame.best));
        }
        match self.stack.last_mut() {
            None => self.trace.gain = Some(frame.best),
            Some(above) => {
                let gain = self.graph.turned(above.at, frame.at, frame.best);
                above.best = above.best.max(gain);
                above.alpha = above.alpha.max(gain);
            }
        }
    }
}
