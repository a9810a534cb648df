//! What is known of a game of hidden hands: plans for both sides and what they are worth, solved once and kept.

use std::sync::Arc;

use num_traits::FromPrimitive;

use crate::kit::hands::table::{Hands, Way};
use crate::kit::kept::Kept;
use crate::num::Ratio;
use crate::oracle::control::{Control, Stop};
use crate::oracle::hidden::plan::Plan;
use crate::oracle::hidden::reply::{Prospect, best_reply, bracket, mean, prospect, waiting};
use crate::oracle::hidden::sequence_form::solve;
use crate::oracle::hidden::tree::{Node, Tree};
use crate::oracle::regret::counterfactual::Learning;
use crate::oracle::regret::scheme::Scheme;
use crate::rules::Side;

/// Plans for both sides.
#[derive(Debug)]
pub struct Known {
    /// How often each action is taken.
    pub plan: Plan<Ratio>,
    /// What the first side may expect a round.
    pub value: Ratio,
    /// What both sides together could gain by replying better; `None`: nothing.
    pub slack: Option<Ratio>,
    /// The plan in machine numbers, where it was learnt.
    near: Option<Plan<f64>>,
}

/// What a state offers.
pub struct Outlook {
    /// What each action brings.
    pub actions: Vec<Ratio>,
    /// What the own plan brings.
    pub value: Ratio,
    /// What the mover could still gain from here on, but no less than what is open about the whole plan; `None`: nothing.
    pub slack: Option<Ratio>,
    /// Whether the other side's plan ever comes here.
    pub is_met: bool,
}

/// The game, its variant, and the plans that were fixed.
type Question = (&'static str, String, [Option<Plan<Ratio>>; 2]);

/// The last games that were solved.
static SOLVED: Kept<Question, Known, 8> = Kept::empty();

/// The same as if nothing was fixed.
pub fn equilibrium<H: Hands>(hands: &H, control: &Control) -> Result<Arc<Known>, Stop> {
    let question = (H::CARD.id, hands.variant(), [None, None]);
    SOLVED.or_make(question, |(_, _, fixed)| work_out(hands.tree(), hands.way(), fixed, control))
}

/// Plans for both sides: fixed ones, best replies to them, an equilibrium, or what was learnt.
pub fn known<H: Hands>(hands: &H, control: &Control) -> Result<Arc<Known>, Stop> {
    let question = (H::CARD.id, hands.variant(), hands.fixed().map(Option::<&Plan<Ratio>>::cloned));
    SOLVED.or_make(question, |(_, _, fixed)| work_out(hands.tree(), hands.way(), fixed, control))
}

fn work_out(tree: &Tree, way: Way, fixed: &[Option<Plan<Ratio>>; 2], control: &Control) -> Result<Known, Stop> {
    let deals = Ratio::from_integer(tree.deals());
    let exactly = |plan, value| Known { plan, value, slack: None, near: None };
    match fixed {
        [None, None] => match way {
            Way::Exact => solve(tree, control).map(|solved| exactly(solved.plan, solved.value)),
            Way::Learn(iterations) => learn(tree, iterations, control),
        },
        [Some(first), None] => {
            let (won, plan) = best_reply(tree, Side::Second, first, control)?;
            Ok(exactly(plan, -won / deals))
        }
        [None, Some(second)] => {
            let (won, plan) = best_reply(tree, Side::First, second, control)?;
            Ok(exactly(plan, won / deals))
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
            Ok(exactly(plan, won / deals))
        }
    }
}

fn learn(tree: &Tree, iterations: u64, control: &Control) -> Result<Known, Stop> {
    let mut learning = Learning::new(tree, Scheme::Plus);
    learning.run(iterations, control)?;
    let near = learning.mean();
    let rounded = near.rounded(tree);
    let bracket = bracket(tree, &rounded, control)?;
    Ok(Known { plan: rounded.ratios(), value: bracket.mean(), slack: Some(bracket.exploitability()), near: Some(near) })
}

impl Known {
    /// What an information state offers: a way and the own hand.
    pub fn outlook(&self, tree: &Tree, way: &[usize], hand: usize, control: &Control) -> Result<Outlook, Stop> {
        let node = tree.at(way).expect("a round follows its tree");
        let seen = match &self.near {
            None => prospect(tree, way, hand, &self.plan, false, control)?,
            Some(near) => exact(&prospect(tree, way, hand, near, false, control)?),
        };
        let actions: Vec<Ratio> = seen.actions.iter().map(|sum| sum / &seen.weight).collect();
        let weighed = |(action, brings): (usize, &Ratio)| brings * self.plan.weight(tree, node, action, hand);
        let value: Ratio = actions.iter().enumerate().map(weighed).sum();
        let slack = match (&self.near, &self.slack) {
            (Some(near), Some(slack)) => {
                let best = exact(&prospect(tree, way, hand, near, true, control)?);
                let most = best.actions.iter().max().expect("a turn has actions") / &best.weight;
                Some((most - &value).max(slack.clone()))
            }
            _ => None,
        };
        Ok(Outlook { actions, value, slack, is_met: seen.is_met })
    }
}

impl Known {
    /// What a side may expect in a round in which the other one is to move, given its own hand and the way; and what either side could
    /// still gain.
    pub fn overlook(
        &self,
        tree: &Tree,
        way: &[usize],
        side: Side,
        hand: usize,
        control: &Control,
    ) -> Result<(Ratio, Option<Ratio>), Stop> {
        let share = |(sum, weight): (Ratio, Ratio)| sum / weight;
        let Some(near) = &self.near else {
            let own = waiting(tree, (way, side, hand), &self.plan, false, control)?;
            return Ok((share(own), self.slack.clone()));
        };
        let near = |is_best| {
            let (sum, weight) = waiting(tree, (way, side, hand), near, is_best, control)?;
            Ok(share((machine(sum), machine(weight))))
        };
        let (own, most) = (near(false)?, near(true)?);
        let slack = self.slack.as_ref().map(|slack| (most - &own).max(slack.clone()));
        Ok((own, slack))
    }
}

fn machine(number: f64) -> Ratio {
    Ratio::from_f64(number).unwrap_or_default()
}

fn exact(seen: &Prospect<f64>) -> Prospect<Ratio> {
    let actions = seen.actions.iter().copied().map(machine).collect();
    Prospect { actions, weight: machine(seen.weight), is_met: seen.is_met }
}
