//! How exploitable a side is in a game of hidden hands: its frequencies as a plan, and the exact best reply to that.

use num_traits::{One, ToPrimitive};

use crate::kit::hands::known::known;
use crate::kit::hands::states::{State, states};
use crate::kit::hands::table::{Hands, Secret};
use ground::num::Ratio;
use ground::rules::Side;
use solve::equilibrium::hidden::plan::Plan;
use solve::equilibrium::hidden::reply::{best_reply, mean};
use solve::equilibrium::hidden::tree::Tree;
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::{Habit, Leaks, Reply, Tally, doubt};

/// How exploitable a side is that plays as often as these tallies say, and by the equilibrium where it was never seen.
///
/// Worked: the second side of Kuhn's poker that calls every bet, with a jack too, and keeps to the equilibrium else loses 2 of 6
/// deals' chips to who bets queens and kings and never a jack: it keeps -1/3 a round, where the equilibrium brings 1/18.
pub fn leaks<H: Hands>(
    game: &Secret<H>,
    side: Side,
    tallies: &[Tally],
    draws: usize,
    control: &Control,
) -> Result<Leaks, Stop> {
    let (known, tree) = (known(&game.0, control)?, game.0.tree());
    let (own, others): (Vec<State>, Vec<State>) = states(game).into_iter().partition(|state| state.side == side);
    let all = own.len();
    let habit = |state: State| {
        let weight = |action| known.plan.weight(tree, state.node, action, state.hand).clone();
        let actions = 0..tree.nodes()[state.node].next().len();
        let moves = actions.map(|action| (game.0.action(state.node, action), weight(action))).collect();
        Habit::of(&state.at, moves, tallies).map(|habit| (habit, (state.node, state.hand)))
    };
    let (habits, spots): (Vec<Habit>, Vec<(usize, usize)>) = own.into_iter().filter_map(habit).unzip();
    let mut plan = known.plan.clone();
    for (habit, &(node, hand)) in habits.iter().zip(&spots) {
        for (action, share) in habit.moves.iter().enumerate() {
            plan.set(tree, node, action, hand, share.often.clone());
        }
    }
    let (won, reply) = best_reply(tree, side.other(), &plan, control)?;
    let fair = if side == Side::First { known.value.clone() } else { -&known.value };
    let mut near =
        Near { tree, side, spots, fair: machine(&fair), base: near(&known.plan), reply: near(&reply), control };
    let worst = near.worst(&habits)?;
    let doubt = doubt(&habits, &mut |weights, reply| near.gain(weights, reply), draws, control)?;
    let answered = others.into_iter().filter_map(|state| {
        let mut actions = 0..tree.nodes()[state.node].next().len();
        let action = actions.find(|&action| reply.weight(tree, state.node, action, state.hand).is_one())?;
        Some((state.at, game.0.action(state.node, action)))
    });
    Ok(Leaks {
        unseen: all - habits.len(),
        habits,
        fair,
        kept: -won / tree.deals(),
        reply: answered.collect(),
        worst,
        doubt,
    })
}

/// The same in machine numbers, for samples.
struct Near<'t> {
    tree: &'t Tree,
    side: Side,
    /// Node and hand of every habit.
    spots: Vec<(usize, usize)>,
    fair: f64,
    /// The equilibrium.
    base: Plan<f64>,
    /// The reply that was found.
    reply: Plan<f64>,
    control: &'t Control,
}

impl Near<'_> {
    /// What a reply wins a round beyond the equilibrium where the habits have these weights.
    fn gain(&mut self, weights: &[Vec<f64>], reply: Reply) -> Result<f64, Stop> {
        let deals = self.tree.deals().to_f64().unwrap_or(f64::NAN);
        let plan = if reply == Reply::Found { &mut self.reply } else { &mut self.base };
        for (weights, &(node, hand)) in weights.iter().zip(&self.spots) {
            for (action, weight) in weights.iter().enumerate() {
                plan.set(self.tree, node, action, hand, *weight);
            }
        }
        let won = match (reply, self.side) {
            (Reply::Best, side) => best_reply(self.tree, side.other(), plan, self.control)?.0,
            (Reply::Found, Side::Second) => mean(self.tree, plan, self.control)?,
            (Reply::Found, Side::First) => -mean(self.tree, plan, self.control)?,
        };
        Ok(won / deals + self.fair)
    }

    /// The habit without which the reply that was found would win least.
    fn worst(&mut self, habits: &[Habit]) -> Result<Option<usize>, Stop> {
        let numbers = |habit: &Habit, is_fair: bool| {
            habit.moves.iter().map(|share| machine(if is_fair { &share.fair } else { &share.often })).collect()
        };
        let mut weights: Vec<Vec<f64>> = habits.iter().map(|habit| numbers(habit, false)).collect();
        let mut worst = None;
        let mut least = self.gain(&weights, Reply::Found)?;
        for (i, habit) in habits.iter().enumerate() {
            let own = std::mem::replace(&mut weights[i], numbers(habit, true));
            let without = self.gain(&weights, Reply::Found)?;
            weights[i] = own;
            if without < least {
                (worst, least) = (Some(i), without);
            }
        }
        Ok(worst)
    }
}

fn machine(number: &Ratio) -> f64 {
    number.to_f64().unwrap_or_default()
}

fn near(plan: &Plan<Ratio>) -> Plan<f64> {
    Plan { weights: plan.weights.iter().map(machine).collect() }
}
