//! The exact solution of a game with hidden hands, by one linear program as large as the tree.
//!
//! A sequence is a hand with the own actions so far; how often a side plays each sequence is a linear thing, where how often it takes
//! each action is not. The first side's sequences and the worths of the second side's information states are the variables; the prices
//! of the rows are the second side's sequences. Source: B. von Stengel, Efficient computation of behavior strategies, Games and
//! Economic Behavior 14 (1996); D. Koller, N. Megiddo, B. von Stengel 1994.

use std::collections::BTreeMap;

use num_integer::Integer;
use num_traits::{One, Zero};

use crate::equilibrium::hidden::plan::Plan;
use crate::equilibrium::hidden::reply::prospect;
use crate::equilibrium::hidden::tree::{Node, Tree};
use crate::equilibrium::linear::program::{Answer, Bound, Program};
use crate::judge::control::{Control, Stop};
use ground::num::{Int, Ratio};
use ground::rules::Side;

/// The exact value with a plan for each side that secures it.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// What the first side may expect a round.
    pub value: Ratio,
    /// An equilibrium. In states that the own plan avoids it is a best reply to the other side's.
    pub plan: Plan<Ratio>,
}

/// The sum of some variables and a constant.
#[derive(Default)]
struct Sum {
    weights: BTreeMap<usize, Ratio>,
    constant: Ratio,
}

impl Sum {
    fn weight(&mut self, variable: usize) -> &mut Ratio {
        self.weights.entry(variable).or_default()
    }
}

/// The linear program while it is written down.
struct Writing<'t> {
    tree: &'t Tree,
    /// What every deal pays more, so that no payment is negative.
    raised: Int,
    /// The first variable of every node: the first side's sequences by actions and hands, the worths of the second side's hands.
    firsts: Vec<usize>,
    variables: usize,
    program: Vec<Sum>,
    /// The slot of the second side's plan that a row is the price of.
    priced: Vec<Option<usize>>,
}

/// The value and an equilibrium of a game, exactly.
///
/// Payments are raised until none is negative; then the worths of states are never negative and no side gains by playing less than
/// all of a sequence, so that all rows read "at most" and no variable is free. Cost: that of the linear program with as many rows as
/// both sides have sequences. Worked: Kuhn's poker with three cards, -1/18.
pub fn solve(tree: &Tree, control: &Control) -> Result<Solved, Stop> {
    let mut writing = Writing::of(tree);
    let goal = writing.goal();
    writing.rows();
    let weight = |variable| goal.weights.get(&variable).cloned().unwrap_or_default();
    let mut program = Program::maximise((0..writing.variables).map(weight).collect());
    for row in std::mem::take(&mut writing.program) {
        program.add_sparse(row.weights, Bound::AtMost, row.constant);
    }
    let Answer::Best(best) = program.solve(control)? else {
        unreachable!("playing nothing is feasible, and payments have a most")
    };
    let value = (best.value + goal.constant) / tree.deals() - Ratio::from_integer(writing.raised);
    let mut realized: Plan<Ratio> = Plan::empty(tree);
    for (node, turn) in tree.nodes().iter().enumerate() {
        let Node::Turn { side: Side::First, next } = turn else { continue };
        let (slot, count) = (tree.slot(node, 0, 0), next.len() * tree.hands(Side::First));
        let variable = writing.firsts[node];
        realized.weights[slot..slot + count].clone_from_slice(&best.point[variable..variable + count]);
    }
    for (slot, price) in writing.priced.iter().zip(&best.prices) {
        if let Some(slot) = slot {
            realized.weights[*slot] = price.clone();
        }
    }
    let plan = behaviour(tree, &realized, control)?;
    Ok(Solved { value, plan })
}

impl<'t> Writing<'t> {
    fn of(tree: &'t Tree) -> Self {
        let (mut variables, mut firsts) = (0, vec![0; tree.nodes().len()]);
        // The first side's come first.
        for who in [Side::First, Side::Second] {
            for (first, node) in firsts.iter_mut().zip(tree.nodes()) {
                let Node::Turn { side, next } = node else { continue };
                if *side == who {
                    *first = variables;
                    variables += tree.hands(who) * if who == Side::First { next.len() } else { 1 };
                }
            }
        }
        Writing { tree, raised: raised(tree), firsts, variables, program: Vec::new(), priced: Vec::new() }
    }

    fn goal(&self) -> Sum {
        let mut goal = Sum::default();
        let root = vec![None; self.tree.hands(Side::First)];
        for hand in 0..self.tree.hands(Side::Second) {
            self.collect(self.tree.root(), hand, &root, &mut goal);
        }
        goal
    }

    /// Adds what a hand of the second side meets from this node on, where the first side's hands have come by these sequences.
    fn collect(&self, node: usize, hand: usize, by: &[Option<usize>], into: &mut Sum) {
        match &self.tree.nodes()[node] {
            Node::End { stake } => {
                let (table, width) = (&self.tree.stakes()[*stake], self.tree.hands(Side::Second));
                for (first, sequence) in by.iter().enumerate() {
                    let (pays, deals) = table.cell(first, hand, width);
                    let paid = Ratio::from_integer(pays + deals * &self.raised);
                    match sequence {
                        Some(variable) => *into.weight(*variable) += paid,
                        None => into.constant += paid,
                    }
                }
            }
            Node::Shown { next } => next.iter().for_each(|&child| self.collect(child, hand, by, into)),
            Node::Turn { side: Side::First, next } => {
                for (action, &child) in next.iter().enumerate() {
                    self.collect(child, hand, &self.sequences(node, action), into);
                }
            }
            Node::Turn { side: Side::Second, .. } => *into.weight(self.firsts[node] + hand) += Ratio::one(),
        }
    }

    fn sequences(&self, node: usize, action: usize) -> Vec<Option<usize>> {
        (0..self.tree.hands(Side::First)).map(|hand| Some(self.sequence(node, action, hand))).collect()
    }

    /// The variable of a sequence of the first side.
    fn sequence(&self, node: usize, action: usize, hand: usize) -> usize {
        self.firsts[node] + action * self.tree.hands(Side::First) + hand
    }

    fn rows(&mut self) {
        let root = vec![None; self.tree.hands(Side::First)];
        self.rows_from(self.tree.root(), &root);
    }

    fn rows_from(&mut self, node: usize, by: &[Option<usize>]) {
        let tree = self.tree;
        match &tree.nodes()[node] {
            Node::End { .. } => {}
            Node::Shown { next } => next.iter().for_each(|&child| self.rows_from(child, by)),
            Node::Turn { side: Side::First, next } => {
                for (hand, parent) in by.iter().enumerate() {
                    let played = (0..next.len()).map(|action| self.sequence(node, action, hand)).collect::<Vec<_>>();
                    self.played(&played, *parent);
                }
                for (action, &child) in next.iter().enumerate() {
                    self.rows_from(child, &self.sequences(node, action));
                }
            }
            Node::Turn { side: Side::Second, next } => {
                for (action, &child) in next.iter().enumerate() {
                    for hand in 0..tree.hands(Side::Second) {
                        self.bounded(node, action, child, hand, by);
                    }
                }
                for &child in next {
                    self.rows_from(child, by);
                }
            }
        }
    }

    /// What follows a sequence is played no more often than the sequence itself.
    fn played(&mut self, sequences: &[usize], parent: Option<usize>) {
        let mut sum = Sum::default();
        for &sequence in sequences {
            *sum.weight(sequence) += Ratio::one();
        }
        match parent {
            Some(parent) => *sum.weight(parent) -= Ratio::one(),
            None => sum.constant = Ratio::one(),
        }
        self.program.push(sum);
        self.priced.push(None);
    }

    /// A state of the second side is worth no more to the first than any action there leaves.
    fn bounded(&mut self, node: usize, action: usize, child: usize, hand: usize, by: &[Option<usize>]) {
        let mut left = Sum::default();
        self.collect(child, hand, by, &mut left);
        left.weights.values_mut().for_each(|weight| *weight = -&*weight);
        *left.weight(self.firsts[node] + hand) += Ratio::one();
        self.program.push(left);
        self.priced.push(Some(self.tree.slot(node, action, hand)));
    }
}

/// The least whole number that, paid for every deal, leaves no payment negative.
fn raised(tree: &Tree) -> Int {
    let cells = tree.stakes().iter().flat_map(|stake| stake.pays.iter().zip(&stake.deals));
    let short = cells.filter(|(_, deals)| !deals.is_zero()).map(|(pays, deals)| (-pays).div_ceil(deals));
    short.max().unwrap_or_default().max(Int::ZERO)
}

/// How often each action is taken, from how often each sequence is played; best replies where a sequence is never played.
fn behaviour(tree: &Tree, realized: &Plan<Ratio>, control: &Control) -> Result<Plan<Ratio>, Stop> {
    let mut plan = realized.clone();
    let mut open = Vec::new();
    let mut ways = vec![(tree.root(), Vec::new())];
    while let Some((node, way)) = ways.pop() {
        let next = tree.nodes()[node].next();
        ways.extend(next.iter().enumerate().map(|(i, &child)| (child, way.iter().copied().chain([i]).collect())));
        let Node::Turn { side, next } = &tree.nodes()[node] else { continue };
        for hand in 0..tree.hands(*side) {
            let slots: Vec<usize> = (0..next.len()).map(|action| tree.slot(node, action, hand)).collect();
            let sum: Ratio = slots.iter().map(|&slot| &realized.weights[slot]).sum();
            if sum.is_zero() {
                plan.choose(tree, node, 0, hand);
                open.push((node, way.clone(), hand));
            } else {
                for slot in slots {
                    plan.weights[slot] /= &sum;
                }
            }
        }
    }
    // What comes later is settled first.
    open.sort_by_key(|(node, ..)| *node);
    for (node, way, hand) in open {
        let prospect = prospect(tree, &way, hand, &plan, false, control)?;
        let actions = prospect.actions.iter().enumerate().rev();
        let (best, _) = actions.max_by(|a, b| a.1.cmp(b.1)).expect("a turn has actions");
        plan.choose(tree, node, best, hand);
    }
    Ok(plan)
}
