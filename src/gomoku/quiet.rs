//! Quiet moves: after each move of the attacker a passed turn would lose to threats, and only answers within their zone are tried.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::board::{Board, Fives, Side};
use crate::cells::{Cell, CellSet};
use crate::fours::stops;
use crate::proof_tree::{Level, Node, search};
use crate::strategy::Strategy;
use crate::threats::{Limit, Threats, Won, by_weight};

/// Positions that a look for the defender's own fours may take.
const COUNTER: u64 = 2_000;

/// What a call of the guide counts for, in positions looked at.
const ASKED: u64 = 20_000;

/// The value from which a guide is sure of a win.
const SURE: i32 = 5_000;

/// Leaves that a move is likely to cost which the guide has not proposed.
const DOUBTED: u32 = 60;

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

/// A move that a guide proposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The move.
    pub cell: Cell,
    /// How well the guide thinks of it, in its own measure: 0 is even, and 5,000 or more a win that it sees.
    pub value: i32,
}

/// Proposes moves to the side that is to move, the best first. What it says orders the search and proves nothing.
pub type Guide = Box<dyn FnMut(&Board) -> Vec<Proposal> + Send>;

/// The prover with all three levels.
#[derive(Default)]
pub struct Prover {
    /// How much it looks at.
    pub limits: Limits,
    /// The levels below.
    pub threats: Threats,
    /// Asked where threats are not seen to win. Without one moves are tried by what they do for their windows.
    guide: Option<Guide>,
    /// What turns a key into that of a position that was looked at before and is similar.
    similar: Option<u64>,
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
    /// One that works for hours at openings, with a guide if there is one.
    pub fn at_length(guide: Option<Guide>) -> Self {
        Prover { guide, threats: Threats::roomy(), ..Prover::default() }
    }

    /// Whether a side wins, that side to move, looking at no more than about so many positions and as long as it may go on.
    pub fn prove(&mut self, board: &mut Board, side: Side, most: u64, goes_on: &dyn Fn() -> bool) -> Proved {
        let mut plan = self.plan(board, side, most, goes_on);
        let root = plan.weighed_attack(board, 0, &[]);
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

    /// Says that what comes next is like what came before, with another stone of a side in place of this one; `None`: it is not.
    pub fn resembles(&mut self, board: &Board, side: Side, cells: Option<[Cell; 2]>) {
        self.similar = cells.map(|[old, new]| board.part(old, side) ^ board.part(new, side));
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
    /// The win of the side, to move, by threats, as far as so many positions show. It may look like those of similar positions.
    fn threats(&mut self, board: &mut Board, positions: u64, similar: &[Option<u64>]) -> Option<Won> {
        let limit = Limit { positions, goes_on: self.goes_on };
        let similar: Vec<u64> = [self.prover.similar].iter().chain(similar).flatten().copied().collect();
        self.prover.threats.find_like(board, self.side, limit, &similar)
    }

    fn weighed_attack(&mut self, board: &mut Board, cell: Cell, similar: &[Option<u64>]) -> Node<Kept> {
        let strategy = self.prover.known.get(&board.key(self.side)).cloned();
        let is_known = strategy.is_some();
        // What lies deep is hard to prove: else chains of moves with few answers would all be tried before others.
        let deep = board.stones() - self.stones;
        let node = Node::open(cell, true, 1 + deep, Kept { strategy, ..Kept::default() });
        if is_known || self.threats(board, self.prover.limits.looks[0], similar).is_some() {
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
                kept.zone = self.threats(board, self.prover.limits.pass, &[])?.zone;
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
            let passed = board.part(leaf.cell, self.side.other());
            if self.threats(board, most, &[Some(passed)]).is_some() {
                leaf.settle(true);
            } else {
                leaf.proof += 1;
            }
            return Vec::new();
        }
        let proposed = self.proposed(board, leaf.cell);
        let mut below = self.tried(board, proposed.iter().map(|proposal| (proposal.cell, trust(proposal.value))));
        if below.is_empty() {
            let doubted = if proposed.is_empty() { 0 } else { DOUBTED };
            let others = self.candidates(board, leaf.cell).into_iter();
            let others = others.filter(|cell| proposed.iter().all(|proposal| proposal.cell != *cell));
            below = self.tried(board, others.map(|cell| (cell, doubted)));
        }
        if below.is_empty() {
            leaf.settle(false);
        }
        below
    }

    /// The positions after such moves as threaten something, up to the first that is won, each with so many leaves more.
    fn tried(&mut self, board: &mut Board, moves: impl Iterator<Item = (Cell, u32)>) -> Vec<Node<Kept>> {
        let mut below: Vec<Node<Kept>> = Vec::new();
        for (cell, more) in moves {
            let Some(mut node) = self.after(board, cell) else { continue };
            let is_won = node.is_won();
            node.proof += if is_won { 0 } else { more };
            below.push(node);
            if is_won {
                break;
            }
        }
        below
    }

    /// What the guide proposes, and what won after the same answer elsewhere.
    fn proposed(&mut self, board: &Board, answer: Cell) -> Vec<Proposal> {
        let Some(guide) = &mut self.prover.guide else { return Vec::new() };
        if board.fives(self.side.other()) != Fives::None {
            return Vec::new();
        }
        let mut proposed = guide(board);
        self.prover.threats.fours.visited += ASKED;
        let hint = self.prover.hints.get(&answer).and_then(|hints| hints.first()).copied();
        let is_new = |cell: &Cell| board.is_free(*cell) && proposed.iter().all(|proposal| proposal.cell != *cell);
        if let Some(cell) = hint.filter(is_new) {
            let value = proposed.first().map_or(0, |best| best.value);
            proposed.push(Proposal { cell, value });
        }
        proposed
    }

    fn grow_defence(&mut self, board: &mut Board, leaf: &mut Node<Kept>) -> Vec<Node<Kept>> {
        let other = self.side.other();
        let answers = leaf.data.zone.iter().filter(|cell| board.is_free(*cell));
        let (mut below, mut met) = (Vec::new(), None);
        for cell in by_weight(board, answers, other) {
            // What won without the answer is similar, and what met the last one.
            let own = board.part(cell, other);
            board.put(cell, other);
            let node = self.weighed_attack(board, cell, &[met.map(|met| own ^ met), Some(own)]);
            board.lift(cell);
            if node.is_won() {
                met = Some(own);
            }
            below.push(node);
        }
        if below.is_empty() {
            leaf.settle(true);
        }
        below
    }
}

/// Leaves that a move is likely to cost of which the guide thinks so well.
fn trust(value: i32) -> u32 {
    match value {
        SURE.. => 0,
        1000.. => 4,
        _ => (40 - value.clamp(-1200, 900) / 25) as u32,
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
