//! What is known of a game of hidden hands: plans for both sides and what they are worth, solved once and kept.

use std::sync::Arc;

use num_traits::Signed;

use crate::kit::hands::table::Hands;
use crate::kit::kept::Kept;
use ::solve::equilibrium::hidden::plan::Plan;
use ::solve::equilibrium::hidden::reply::{Prospect, best_reply, mean, prospect, waiting};
use ::solve::equilibrium::hidden::sequence_form::{Solved, solve};
use ::solve::equilibrium::hidden::tree::{Node, Tree};
use ::solve::judge::control::{Control, Stop};
use ground::num::Ratio;
use ground::rules::Side;

/// Plans for both sides.
#[derive(Debug)]
pub struct Known {
    /// How often each action is taken.
    pub plan: Plan<Ratio>,
    /// What the first side may expect a round.
    pub value: Ratio,
}

/// What a state offers.
pub struct Outlook {
    /// What each action brings.
    pub actions: Vec<Ratio>,
    /// What the own plan brings.
    pub value: Ratio,
    /// What else the mover could gain from here on, where the other side's plan never comes here and hands count as they were dealt;
    /// `None`: nothing.
    pub slack: Option<Ratio>,
}

/// The game, its variant, and the plans that were fixed.
type Question = (&'static str, String, [Option<Plan<Ratio>>; 2]);

/// The last games that were solved.
static SOLVED: Kept<Question, Known, 8> = Kept::empty();

/// The same as if nothing was fixed.
pub fn equilibrium<H: Hands>(hands: &H, control: &Control) -> Result<Arc<Known>, Stop> {
    let question = (H::CARD.id, hands.variant(), [None, None]);
    SOLVED.or_make(question, |(_, _, fixed)| work_out(hands.tree(), fixed, control))
}

/// Plans for both sides: fixed ones, best replies to them, or an equilibrium.
pub fn known<H: Hands>(hands: &H, control: &Control) -> Result<Arc<Known>, Stop> {
    let question = (H::CARD.id, hands.variant(), hands.fixed().map(Option::<&Plan<Ratio>>::cloned));
    SOLVED.or_make(question, |(_, _, fixed)| work_out(hands.tree(), fixed, control))
}

fn work_out(tree: &Tree, fixed: &[Option<Plan<Ratio>>; 2], control: &Control) -> Result<Known, Stop> {
    let deals = Ratio::from_integer(tree.deals());
    match fixed {
        [None, None] => solve(tree, control).map(|Solved { value, plan }| Known { plan, value }),
        [Some(first), None] => {
            let (won, plan) = best_reply(tree, Side::Second, first, control)?;
            Ok(Known { plan, value: -won / deals })
        }
        [None, Some(second)] => {
            let (won, plan) = best_reply(tree, Side::First, second, control)?;
            Ok(Known { plan, value: won / deals })
        }
        [Some(first), Some(second)] => {
            let mut plan = first.clone();
            for (node, turn) in tree.nodes().iter().enumerate() {
                let Node::Turn { side: Side::Second, next } = turn else { continue };
                for slot in tree.slot(node, 0, 0)..tree.slot(node, next.len(), 0) {
                    plan.weights[slot].clone_from(&second.weights[slot]);
                }
            }
            let won = mean(tree, &plan, control)?;
            Ok(Known { plan, value: won / deals })
        }
    }
}

impl Known {
    /// What the actions of an information state lead to when both follow their plans.
    pub fn seen(&self, tree: &Tree, way: &[usize], hand: usize, control: &Control) -> Result<Prospect<Ratio>, Stop> {
        prospect(tree, way, hand, &self.plan, false, control)
    }

    /// What an information state offers: a way and the own hand.
    pub fn outlook(&self, tree: &Tree, way: &[usize], hand: usize, control: &Control) -> Result<Outlook, Stop> {
        let node = tree.at(way).expect("a round follows its tree");
        let seen = self.seen(tree, way, hand, control)?;
        let actions: Vec<Ratio> = seen.actions.iter().map(|sum| sum / &seen.weight).collect();
        let weighed = |(action, brings): (usize, &Ratio)| brings * self.plan.weight(tree, node, action, hand);
        let value: Ratio = actions.iter().enumerate().map(weighed).sum();
        let mut slack = None;
        if !seen.is_met {
            let best = prospect(tree, way, hand, &self.plan, true, control)?;
            let most = best.actions.iter().max().expect("a turn has actions") / &best.weight;
            slack = Some(most - &value).filter(Signed::is_positive);
        }
        Ok(Outlook { actions, value, slack })
    }
}

impl Known {
    /// What a side may expect in a round in which the other one is to move, given its own hand and the way.
    pub fn overlook(
        &self,
        tree: &Tree,
        way: &[usize],
        side: Side,
        hand: usize,
        control: &Control,
    ) -> Result<Ratio, Stop> {
        let (sum, weight) = waiting(tree, (way, side, hand), &self.plan, control)?;
        Ok(sum / weight)
    }
}
