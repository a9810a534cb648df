//! Kuhn's poker as a tree, for tests: small enough to be known by heart.

use crate::equilibrium::hidden::plan::Plan;
use crate::equilibrium::hidden::tree::{Node, Stake, Tree};
use ground::num::{Int, Ratio};
use ground::rules::Side;

/// What an end pays the first side.
#[derive(Clone, Copy)]
pub enum Pays {
    /// So much, whoever holds what.
    Always(i64),
    /// So much from the lower to the higher card.
    Higher(i64),
}

/// Kuhn's poker with `cards` cards.
pub fn kuhn(cards: usize, ante: i64, bet: i64) -> Tree {
    let mut tree = Tree::new([cards, cards]);
    let [checked, raised] = [Pays::Higher(ante), Pays::Higher(ante + bet)];
    let [lost, won] = [Pays::Always(-ante), Pays::Always(ante)];
    let ends: Vec<usize> = [checked, lost, raised, won, raised].map(|pays| end(&mut tree, cards, pays)).to_vec();
    let mut turn = |side: Side, next: [usize; 2]| tree.add(Node::Turn { side, next: next.to_vec() });
    let facing = turn(Side::First, [ends[1], ends[2]]);
    let after_check = turn(Side::Second, [ends[0], facing]);
    let after_bet = turn(Side::Second, [ends[3], ends[4]]);
    turn(Side::First, [after_check, after_bet]);
    tree
}

fn end(tree: &mut Tree, cards: usize, pays: Pays) -> usize {
    let (mut table, mut deals) = (Vec::new(), Vec::new());
    for first in 0..cards {
        for second in 0..cards {
            let paid = match pays {
                Pays::Always(paid) => paid,
                Pays::Higher(paid) if first > second => paid,
                Pays::Higher(paid) => -paid,
            };
            deals.push(Int::from(u8::from(first != second)));
            table.push(Int::from(if first == second { 0 } else { paid }));
        }
    }
    let stake = tree.add_stake(Stake { pays: table, deals });
    tree.add(Node::End { stake })
}

/// A game in which the second side sees what was drawn for both before it guesses a coin of the first.
pub fn shown() -> Tree {
    let mut tree = Tree::new([2, 1]);
    let halves = [3, 1].map(|pays| {
        let sides = [[pays, 0], [0, pays]].map(|pays| {
            let pays = pays.map(Int::from).to_vec();
            let stake = tree.add_stake(Stake { pays, deals: vec![Int::from(1); 2] });
            tree.add(Node::End { stake })
        });
        tree.add(Node::Turn { side: Side::Second, next: sides.to_vec() })
    });
    tree.add(Node::Shown { next: halves.to_vec() });
    tree
}

/// Kuhn's equilibria of the three-card game, by how often the first side bets a jack.
pub fn equilibrium(tree: &Tree, alpha: &Ratio) -> Plan<Ratio> {
    let third = Ratio::new(1.into(), 3.into());
    let [none, all] = [0, 1].map(|whole| Ratio::from_integer(whole.into()));
    let first_bets = [alpha.clone(), none.clone(), alpha * Int::from(3)];
    let first_calls = [none.clone(), alpha + &third, all.clone()];
    let second_bets = [third.clone(), none.clone(), all.clone()];
    let second_calls = [none, third, all];
    let mut plan = Plan::empty(tree);
    let root = tree.root();
    let spots = [(root, first_bets), (root - 3, first_calls), (root - 2, second_bets), (root - 1, second_calls)];
    for (node, often) in spots {
        for (hand, weight) in often.into_iter().enumerate() {
            plan.set(tree, node, 0, hand, Ratio::from_integer(1.into()) - &weight);
            plan.set(tree, node, 1, hand, weight);
        }
    }
    plan
}
