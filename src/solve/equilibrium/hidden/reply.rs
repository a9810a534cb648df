//! What plans are worth, and the best reply to one: exact where the numbers are.

use std::cmp::Ordering;

use crate::equilibrium::hidden::amount::Amount;
use crate::equilibrium::hidden::plan::Plan;
use crate::equilibrium::hidden::tree::{Node, Tree};
use crate::judge::control::{Control, Stop};
use ground::num::Int;
use ground::rules::Side;

/// How a side plays while it is looked at.
enum Own<'p, T> {
    /// By its plan.
    Follow,
    /// As well as it can; what it chooses is written down.
    Best(&'p mut Plan<T>),
}

/// What the tables count.
#[derive(Clone, Copy, PartialEq)]
enum Count {
    /// What the side wins.
    Pays,
    /// How many deals there are.
    Deals,
}

/// One side's look at a tree against a plan of the other.
struct Look<'t, T> {
    tree: &'t Tree,
    side: Side,
    plan: &'t Plan<T>,
    count: Count,
    control: &'t Control,
}

impl<T: Amount> Look<'_, T> {
    /// For each own hand the sum over the other's hands, each weighed by how far it comes along.
    fn worth(&self, node: usize, along: &[T], own: &mut Own<'_, T>) -> Result<Vec<T>, Stop> {
        match &self.tree.nodes()[node] {
            Node::End { stake } => {
                self.control.tick(1)?;
                Ok(self.paid(*stake, along))
            }
            Node::Shown { next } => self.sum(next.iter().map(|&child| (child, along.to_vec())), own),
            Node::Turn { side, next } if *side == self.side => self.chosen(node, next, along, own),
            Node::Turn { next, .. } => {
                let on = |action: usize| {
                    let hands = along.iter().enumerate();
                    hands.map(|(hand, come)| come.times(self.plan.weight(self.tree, node, action, hand))).collect()
                };
                self.sum(next.iter().enumerate().map(|(action, &child)| (child, on(action))), own)
            }
        }
    }

    fn sum(&self, parts: impl Iterator<Item = (usize, Vec<T>)>, own: &mut Own<'_, T>) -> Result<Vec<T>, Stop> {
        let mut sum = vec![T::nought(); self.tree.hands(self.side)];
        for (child, along) in parts {
            let worth = self.worth(child, &along, own)?;
            sum.iter_mut().zip(&worth).for_each(|(sum, part)| sum.add_product(part, &T::unit()));
        }
        Ok(sum)
    }

    fn chosen(&self, node: usize, next: &[usize], along: &[T], own: &mut Own<'_, T>) -> Result<Vec<T>, Stop> {
        let mut worths = Vec::with_capacity(next.len());
        for &child in next {
            worths.push(self.worth(child, along, own)?);
        }
        let best = |hand: usize| {
            let better =
                |a: &usize, b: &usize| worths[*a][hand].partial_cmp(&worths[*b][hand]).unwrap_or(Ordering::Equal);
            (0..next.len()).rev().max_by(better).expect("a turn has actions")
        };
        let of_hand = |hand: usize| match own {
            Own::Follow => {
                let mut mean = T::nought();
                for (action, worth) in worths.iter().enumerate() {
                    mean.add_product(&worth[hand], self.plan.weight(self.tree, node, action, hand));
                }
                mean
            }
            Own::Best(reply) => {
                let action = best(hand);
                reply.choose(self.tree, node, action, hand);
                worths[action][hand].clone()
            }
        };
        Ok((0..self.tree.hands(self.side)).map(of_hand).collect())
    }

    /// A table summed over the other's hands.
    fn paid(&self, stake: usize, along: &[T]) -> Vec<T> {
        let (table, width) = (&self.tree.stakes()[stake], self.tree.hands(Side::Second));
        let minus = T::of(&Int::from(-1));
        let of_hand = |own: usize| {
            let mut sum = T::nought();
            for (other, come) in along.iter().enumerate().filter(|(_, come)| !come.is_nought()) {
                let (first, second) = if self.side == Side::First { (own, other) } else { (other, own) };
                let (pays, deals) = table.cell(first, second, width);
                let cell = if self.count == Count::Pays { pays } else { deals };
                sum.add_product(come, &T::of(cell));
            }
            if self.count == Count::Pays && self.side == Side::Second { sum.times(&minus) } else { sum }
        };
        (0..self.tree.hands(self.side)).map(of_hand).collect()
    }

    /// How far each of the other's hands comes along to a node by its plan.
    fn along(&self, way: &[usize]) -> Vec<T> {
        let mut node = self.tree.root();
        let mut along = vec![T::unit(); self.tree.hands(self.side.other())];
        for &action in way {
            if matches!(self.tree.nodes()[node], Node::Turn { side, .. } if side != self.side) {
                for (hand, come) in along.iter_mut().enumerate() {
                    *come = come.times(self.plan.weight(self.tree, node, action, hand));
                }
            }
            node = self.tree.nodes()[node].next()[action];
        }
        along
    }
}

fn look<'t, T: Amount>(tree: &'t Tree, side: Side, plan: &'t Plan<T>, control: &'t Control) -> Look<'t, T> {
    Look { tree, side, plan, count: Count::Pays, control }
}

fn total<T: Amount>(parts: &[T]) -> T {
    let mut sum = T::nought();
    for part in parts {
        sum.add_product(part, &T::unit());
    }
    sum
}

/// What the first side wins over all deals together when both follow the plan. Divided by [`Tree::deals`]: a round.
pub fn mean<T: Amount>(tree: &Tree, plan: &Plan<T>, control: &Control) -> Result<T, Stop> {
    let along = vec![T::unit(); tree.hands(Side::Second)];
    Ok(total(&look(tree, Side::First, plan, control).worth(tree.root(), &along, &mut Own::Follow)?))
}

/// What a side wins over all deals together when it replies to the other's plan as well as it can, and that reply: where it never
/// matters, too, and the first of equally good actions.
///
/// Cost: every end once, with a product for each pair of hands.
pub fn best_reply<T: Amount>(tree: &Tree, side: Side, plan: &Plan<T>, control: &Control) -> Result<(T, Plan<T>), Stop> {
    let along = vec![T::unit(); tree.hands(side.other())];
    let mut reply = plan.clone();
    let worth = look(tree, side, plan, control).worth(tree.root(), &along, &mut Own::Best(&mut reply))?;
    Ok((total(&worth), reply))
}

/// What a side may expect in an information state: a round, given its hand and what was said.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect<T> {
    /// For each action the sum over the deals that may lie there, each weighed by how far the other's hand comes along.
    pub actions: Vec<T>,
    /// The weight of all these deals.
    pub weight: T,
    /// Whether the other's plan ever comes here; else all deals count alike.
    pub is_met: bool,
}

/// What each action of an information state leads to when the other side keeps to the plan and the own side goes on by it (or as well
/// as it can, `is_best`). `way` are the children from the root.
pub fn prospect<T: Amount>(
    tree: &Tree,
    way: &[usize],
    hand: usize,
    plan: &Plan<T>,
    is_best: bool,
    control: &Control,
) -> Result<Prospect<T>, Stop> {
    let node = tree.at(way).expect("the way leads through the tree");
    let Node::Turn { side, next } = &tree.nodes()[node] else { unreachable!("only who is to move expects something") };
    let pays = look(tree, *side, plan, control);
    let deals = Look { count: Count::Deals, ..look(tree, *side, plan, control) };
    let mut along = pays.along(way);
    // Any action will do: each deal is counted once whatever is chosen from here on.
    let mut weight = deals.worth(next[0], &along, &mut Own::Follow)?.swap_remove(hand);
    let is_met = !weight.is_nought();
    if !is_met {
        along.fill(T::unit());
        weight = deals.worth(next[0], &along, &mut Own::Follow)?.swap_remove(hand);
    }
    let mut actions = Vec::with_capacity(next.len());
    let mut reply = is_best.then(|| plan.clone());
    for &child in next {
        let mut own = reply.as_mut().map_or(Own::Follow, Own::Best);
        actions.push(pays.worth(child, &along, &mut own)?.swap_remove(hand));
    }
    Ok(Prospect { actions, weight, is_met })
}

/// What a side may expect where the other one is to move and it holds this hand: the sum over the deals that may lie there, and their
/// weight. Both go on by the plan. `way` are the children from the root.
pub fn waiting<T: Amount>(
    tree: &Tree,
    (way, side, hand): (&[usize], Side, usize),
    plan: &Plan<T>,
    control: &Control,
) -> Result<(T, T), Stop> {
    let node = tree.at(way).expect("the way leads through the tree");
    let pays = look(tree, side, plan, control);
    let deals = Look { count: Count::Deals, ..look(tree, side, plan, control) };
    let mut along = pays.along(way);
    let mut weight = deals.worth(node, &along, &mut Own::Follow)?.swap_remove(hand);
    if weight.is_nought() {
        along.fill(T::unit());
        weight = deals.worth(node, &along, &mut Own::Follow)?.swap_remove(hand);
    }
    Ok((pays.worth(node, &along, &mut Own::Follow)?.swap_remove(hand), weight))
}
