//! Quiet moves: after each move of the attacker a passed turn would lose to threats, and only answers within their zone are tried.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::board::{Board, Fives, Side};
use crate::cells::{Cell, CellSet};
use crate::fours::stops;
use crate::proof_tree::{Level, Node, search};
use crate::strategy::Strategy;
use crate::threats::{Limit, Threats, by_weight};

/// Positions that a look for the defender's own fours may take.
const COUNTER: u64 = 2_000;

/// Strategies remembered at most.
const REMEMBERED: usize = 1 << 20;

/// How much is looked at in one position.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Positions that one look for threats may take: at once, when it is looked at again, and before quiet moves are tried.
    pub looks: [u64; 3],
    /// Positions that a look may take for what a passed turn loses to.
    pub pass: u64,
    /// Quiet moves tried in a position.
    pub width: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { looks: [2_000, 20_000, 60_000], pass: 30_000, width: 14 }
    }
}

/// The prover with all three levels.
#[derive(Default)]
pub struct Prover {
    /// How much it looks at.
    pub limits: Limits,
    /// The levels below.
    pub threats: Threats,
    /// What was proved with quiet moves.
    known: FxHashMap<u64, Arc<Strategy>>,
    /// Moves that proved something after an answer: tried first where the same answer comes again.
    hints: FxHashMap<Cell, Vec<Cell>>,
}

/// What came of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proved {
    /// Won by threats alone.
    ByThreats,
    /// Won so.
    By(Arc<Strategy>),
    /// Nothing is known.
    Open,
}

/// What is kept with a position.
#[derive(Clone, Default)]
pub struct Kept {
    zone: CellSet,
    looks: usize,
    strategy: Option<Arc<Strategy>>,
}

struct Plan<'p> {
    prover: &'p mut Prover,
    side: Side,
    /// Stones on the board at the start.
    stones: u32,
    until: u64,
    goes_on: &'p dyn Fn() -> bool,
}

impl Prover {
    /// Whether a side wins, that side to move, looking at no more than about so many positions and as long as it may go on.
    pub fn prove(&mut self, board: &mut Board, side: Side, most: u64, goes_on: &dyn Fn() -> bool) -> Proved {
        let mut plan = self.plan(board, side, most, goes_on);
        let root = plan.weighed_attack(board, 0);
        found(&search(&mut plan, board, side, root)[0])
    }

    /// The same after a move of the side.
    pub fn prove_move(
        &mut self,
        board: &mut Board,
        side: Side,
        cell: Cell,
        most: u64,
        goes_on: &dyn Fn() -> bool,
    ) -> Proved {
        let mut plan = self.plan(board, side, most, goes_on);
        let root = Node::open(0, true, 1, Kept::default());
        let Some(only) = plan.after(board, cell) else { return Proved::Open };
        let tree = search(&mut Only { plan, only: Some(only) }, board, side, root);
        found(&tree[0])
    }

    fn plan<'p>(&'p mut self, board: &Board, side: Side, most: u64, goes_on: &'p dyn Fn() -> bool) -> Plan<'p> {
        let until = self.threats.fours.visited + most;
        Plan { prover: self, side, stones: board.stones(), until, goes_on }
    }

    /// Takes over what was proved before, as hints for what comes.
    pub fn heed(&mut self, strategy: &Strategy) {
        for (reply, next) in &strategy.replies {
            self.hint(*reply, next.cell);
            self.heed(next);
        }
    }

    fn hint(&mut self, answer: Cell, cell: Cell) {
        let hints = self.hints.entry(answer).or_default();
        hints.retain(|hint| *hint != cell);
        hints.insert(0, cell);
        hints.truncate(3);
    }
}

fn found(root: &Node<Kept>) -> Proved {
    match &root.data.strategy {
        _ if !root.is_won() => Proved::Open,
        Some(strategy) => Proved::By(Arc::clone(strategy)),
        None => Proved::ByThreats,
    }
}

impl Plan<'_> {
    /// Whether the side, to move, wins by threats, as far as so many positions show.
    fn has_threats(&mut self, board: &mut Board, positions: u64) -> bool {
        let limit = Limit { positions, goes_on: self.goes_on };
        self.prover.threats.find(board, self.side, limit).is_some()
    }

    fn weighed_attack(&mut self, board: &mut Board, cell: Cell) -> Node<Kept> {
        let strategy = self.prover.known.get(&board.key(self.side)).cloned();
        let is_known = strategy.is_some();
        // What lies deep is hard to prove: else chains of moves with few answers would all be tried before others.
        let deep = board.stones() - self.stones;
        let node = Node::open(cell, true, 1 + deep, Kept { strategy, ..Kept::default() });
        if is_known || self.has_threats(board, self.prover.limits.looks[0]) {
            return node.settled(true);
        }
        node
    }

    /// The position after a move of the attacker, if a passed turn loses to threats then.
    fn after(&mut self, board: &mut Board, cell: Cell) -> Option<Node<Kept>> {
        board.put(cell, self.side);
        let node = self.weighed_defence(board, cell);
        board.lift(cell);
        node
    }

    fn weighed_defence(&mut self, board: &mut Board, cell: Cell) -> Option<Node<Kept>> {
        let other = self.side.other();
        if board.fives(other) != Fives::None {
            return None;
        }
        let mut kept = Kept::default();
        match board.fives(self.side) {
            Fives::Two(..) => return Some(Node::open(cell, false, 0, kept).settled(true)),
            Fives::One(five) => kept.zone.add(five),
            Fives::None => {
                if self.prover.threats.fours.find(board, other, COUNTER).is_some() {
                    return None;
                }
                let limit = Limit { positions: self.prover.limits.pass, goes_on: self.goes_on };
                kept.zone = self.prover.threats.find(board, self.side, limit)?.zone;
            }
        }
        let count = kept.zone.iter().filter(|cell| board.is_free(*cell)).count();
        Some(Node::open(cell, false, (count / 4) as u32 + 1 + board.stones() - self.stones, kept))
    }

    /// Quiet moves worth a try, hints first.
    fn candidates(&mut self, board: &mut Board, answer: Cell) -> Vec<Cell> {
        let other = self.side.other();
        match board.fives(other) {
            Fives::One(must) => return vec![must],
            Fives::Two(..) => return Vec::new(),
            Fives::None => {}
        }
        let danger = self.prover.threats.fours.find(board, other, COUNTER);
        let cells = match danger {
            Some(line) => {
                let mut cells = stops(board, other, &line).cells;
                board.add_gaps(self.side, 3, &mut cells);
                cells.iter().filter(|cell| board.is_free(*cell)).collect::<Vec<_>>()
            }
            None => board.free().collect(),
        };
        let hints = self.prover.hints.get(&answer).cloned().unwrap_or_default();
        let mut candidates: Vec<Cell> = hints.into_iter().filter(|hint| cells.contains(hint)).collect();
        let others = by_weight(board, cells.into_iter(), self.side);
        candidates.extend(
            others
                .into_iter()
                .take(self.prover.limits.width)
                .filter(|cell| !candidates.contains(cell))
                .collect::<Vec<_>>(),
        );
        candidates
    }

    fn grow_attack(&mut self, board: &mut Board, leaf: &mut Node<Kept>) -> Vec<Node<Kept>> {
        leaf.data.looks += 1;
        if let Some(&most) = self.prover.limits.looks.get(leaf.data.looks) {
            if self.has_threats(board, most) {
                leaf.settle(true);
            } else {
                leaf.proof += 1;
            }
            return Vec::new();
        }
        let mut below = Vec::new();
        for cell in self.candidates(board, leaf.cell) {
            below.extend(self.after(board, cell));
            if below.last().is_some_and(Node::is_won) {
                break;
            }
        }
        if below.is_empty() {
            leaf.settle(false);
        }
        below
    }

    fn grow_defence(&mut self, board: &mut Board, leaf: &mut Node<Kept>) -> Vec<Node<Kept>> {
        let answers = leaf.data.zone.iter().filter(|cell| board.is_free(*cell));
        let mut below = Vec::new();
        for cell in by_weight(board, answers, self.side.other()) {
            board.put(cell, self.side.other());
            below.push(self.weighed_attack(board, cell));
            board.lift(cell);
        }
        if below.is_empty() {
            leaf.settle(true);
        }
        below
    }
}

impl Level for Plan<'_> {
    type Data = Kept;

    fn grow(&mut self, board: &mut Board, leaf: &mut Node<Kept>) -> Vec<Node<Kept>> {
        if leaf.is_attack { self.grow_attack(board, leaf) } else { self.grow_defence(board, leaf) }
    }

    fn won(&mut self, board: &Board, tree: &mut [Node<Kept>], at: usize) {
        if !tree[at].is_attack {
            return;
        }
        let below = tree[at].first..tree[at].first + tree[at].count;
        let Some(by) = below.into_iter().find(|next| tree[*next].is_won()) else { return };
        let answers = &tree[tree[by].first..tree[by].first + tree[by].count];
        let reply = |node: &Node<Kept>| node.data.strategy.clone().map(|strategy| (node.cell, strategy));
        let mut replies: Vec<_> = answers.iter().filter_map(reply).collect();
        replies.sort_by_key(|(cell, _)| *cell);
        let strategy = Arc::new(Strategy { cell: tree[by].cell, replies });
        self.prover.hint(tree[at].cell, strategy.cell);
        if self.prover.known.len() >= REMEMBERED {
            self.prover.known.clear();
        }
        self.prover.known.insert(board.key(self.side), Arc::clone(&strategy));
        tree[at].data.strategy = Some(strategy);
    }

    fn goes_on(&self) -> bool {
        self.prover.threats.fours.visited < self.until && (self.goes_on)()
    }
}

/// A plan that begins with one move.
struct Only<'p> {
    plan: Plan<'p>,
    only: Option<Node<Kept>>,
}

impl Level for Only<'_> {
    type Data = Kept;

    fn grow(&mut self, board: &mut Board, leaf: &mut Node<Kept>) -> Vec<Node<Kept>> {
        match self.only.take() {
            Some(only) => vec![only],
            None => self.plan.grow(board, leaf),
        }
    }

    fn won(&mut self, board: &Board, tree: &mut [Node<Kept>], at: usize) {
        self.plan.won(board, tree, at);
    }

    fn goes_on(&self) -> bool {
        self.plan.goes_on()
    }
}
