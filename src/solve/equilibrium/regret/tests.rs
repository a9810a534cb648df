//! Learning all hands at once against learning deal by deal and state by state, as it is written in the books.

use std::collections::BTreeMap;

use super::counterfactual::Learning;
use super::matching::Matching;
use crate::equilibrium::hidden::amount::Amount;
use crate::equilibrium::hidden::reply::best_reply;
use crate::equilibrium::hidden::toys::kuhn;
use crate::equilibrium::hidden::tree::{Node, Tree};
use crate::equilibrium::mixed::matrix::Matrix;
use crate::judge::control::{Control, Stop};
use crate::judge::scheme::Scheme;
use ground::num::Ratio;
use ground::rules::Side;

/// What one information state remembers.
#[derive(Clone)]
struct Memory {
    regrets: Vec<f64>,
    sums: Vec<f64>,
}

impl Memory {
    fn plan(&self) -> Vec<f64> {
        let above: f64 = self.regrets.iter().map(|regret| regret.max(0.0)).sum();
        let alike = 1.0 / self.regrets.len() as f64;
        self.regrets.iter().map(|regret| if above > 0.0 { regret.max(0.0) / above } else { alike }).collect()
    }
}

/// The plain referee: one deal after the other, one information state a memory.
struct Plain<'t> {
    tree: &'t Tree,
    memory: BTreeMap<(usize, usize), Memory>,
    /// Plans are those of before the walk until it is over.
    found: BTreeMap<(usize, usize), Vec<f64>>,
}

impl Plain<'_> {
    fn step(&mut self, scheme: Scheme, t: f64) {
        for me in [Side::First, Side::Second] {
            for first in 0..self.tree.hands(Side::First) {
                for second in (0..self.tree.hands(Side::Second)).filter(|&second| second != first) {
                    self.walk(me, self.tree.root(), [first, second], [1.0, 1.0], scheme.share(t));
                }
            }
            for (state, regrets) in std::mem::take(&mut self.found) {
                let memory = self.memory.get_mut(&state).expect("it was walked");
                for (kept, regret) in memory.regrets.iter_mut().zip(regrets) {
                    *kept = scheme.kept(t).of(*kept + regret);
                }
            }
        }
    }

    /// What the deal is worth to `me` from this node on; `come` is how far each side comes along.
    fn walk(&mut self, me: Side, node: usize, hands: [usize; 2], come: [f64; 2], share: f64) -> f64 {
        match &self.tree.nodes()[node] {
            Node::End { stake } => {
                let (pays, _) = self.tree.stakes()[*stake].cell(hands[0], hands[1], self.tree.hands(Side::Second));
                let pays = num_traits::ToPrimitive::to_f64(pays).expect("small") / 12.0;
                if me == Side::First { pays } else { -pays }
            }
            Node::Shown { next } => next.iter().map(|&child| self.walk(me, child, hands, come, share)).sum(),
            Node::Turn { side, next } => {
                let (side, next, hand) = (*side, next.clone(), hands[*side as usize]);
                let blank = Memory { regrets: vec![0.0; next.len()], sums: vec![0.0; next.len()] };
                let plan = self.memory.entry((node, hand)).or_insert(blank).plan();
                let mut worths = Vec::new();
                for (action, &child) in next.iter().enumerate() {
                    let mut further = come;
                    further[side as usize] *= plan[action];
                    worths.push(self.walk(me, child, hands, further, share));
                }
                let worth: f64 = worths.iter().zip(&plan).map(|(worth, weight)| worth * weight).sum();
                if side == me {
                    let found = self.found.entry((node, hand)).or_insert_with(|| vec![0.0; next.len()]);
                    for (found, left) in found.iter_mut().zip(&worths) {
                        *found += come[1 - me as usize] * (left - worth);
                    }
                    // Each of the deals that lie in this state adds the same to its mean.
                    let deals = (self.tree.hands(side) - 1) as f64;
                    let memory = self.memory.get_mut(&(node, hand)).expect("it was just made");
                    for (sum, weight) in memory.sums.iter_mut().zip(&plan) {
                        *sum += share * come[me as usize] * weight / deals;
                    }
                }
                worth
            }
        }
    }
}

#[test]
fn all_hands_at_once_learn_what_one_after_the_other_learn() {
    // Sizes without ties: where two actions are worth exactly the same, the last digit would decide what is leant towards.
    let tree = kuhn(4, 7, 5);
    for scheme in Scheme::ALL {
        let mut plain = Plain { tree: &tree, memory: BTreeMap::new(), found: BTreeMap::new() };
        let mut learning = Learning::new(&tree, scheme);
        for t in 1..=12 {
            plain.step(scheme, f64::from(t));
            learning.step();
        }
        let (plan, mean) = (learning.plan(), learning.mean());
        for ((node, hand), memory) in &plain.memory {
            let all: f64 = memory.sums.iter().sum();
            for action in 0..memory.sums.len() {
                let far = (plan.weight(&tree, *node, action, *hand) - memory.plan()[action]).abs();
                assert!(far < 1e-9, "{scheme:?}: the plan at {node} with {hand} is {far} off");
                let far = (mean.weight(&tree, *node, action, *hand) - memory.sums[action] / all).abs();
                assert!(far < 1e-9, "{scheme:?}: the mean at {node} with {hand} is {far} off");
            }
        }
    }
}

#[test]
fn what_is_learnt_comes_close_and_the_bracket_holds_the_value() {
    let (tree, control) = (kuhn(3, 1, 1), Control::new());
    for (scheme, close) in [(Scheme::Plain, 50), (Scheme::Plus, 500), (Scheme::Discounted, 500)] {
        let mut learning = Learning::new(&tree, scheme);
        learning.run(300, &control).expect("nobody stops it");
        let (mean, deals) = (learning.mean(), f64::of(&tree.deals()));
        let won = |side| best_reply(&tree, side, &mean, &control).expect("nobody stops it").0 / deals;
        let (low, high, value) = (-won(Side::Second), won(Side::First), -1.0 / 18.0);
        assert!(low <= value && value <= high, "{scheme:?}: {low} to {high}");
        assert!(high - low < 2.0 / f64::from(close), "{scheme:?}: {low} to {high}");
        let told = learning.exploitability(&control).expect("nobody stops it");
        assert!((told - (high - low) / 2.0).abs() < 1e-12, "{scheme:?}: {told} is told of {low} to {high}");
    }
}

#[test]
fn exploitability_is_as_another_program_finds_it() {
    // open_spiel 2.0.2, kuhn_poker: CFRSolver and CFRPlusSolver, 2,000 iterations.
    let (tree, control) = (kuhn(3, 1, 1), Control::new());
    for (scheme, gap) in [(Scheme::Plain, 5.392_433_667e-4), (Scheme::Plus, 4.364_861_937e-5)] {
        let mut learning = Learning::new(&tree, scheme);
        learning.run(2_000, &control).expect("nobody stops it");
        let found = learning.exploitability(&control).expect("nobody stops it");
        assert!((found - gap).abs() < 1e-9, "{scheme:?}: {found}, not {gap}");
    }
}

#[test]
fn wide_decks_are_learnt_in_wider_lanes() {
    let control = Control::new();
    for cards in [5, 9] {
        let tree = kuhn(cards, 1, 1);
        let mut learning = Learning::new(&tree, Scheme::Plus);
        learning.run(60, &control).expect("nobody stops it");
        assert!(learning.exploitability(&control).expect("nobody stops it") < 0.02, "{cards} cards");
    }
}

#[test]
fn who_is_stopped_goes_on_where_it_stood() {
    let tree = kuhn(3, 1, 1);
    let (mut calm, mut stopped) = (Learning::new(&tree, Scheme::Plus), Learning::new(&tree, Scheme::Plus));
    let control = Control::new();
    control.stop();
    assert_eq!(stopped.run(5, &control), Err(Stop::Asked));
    calm.run(5, &Control::new()).expect("nobody stops it");
    stopped.run(5, &Control::new()).expect("nobody stops it");
    assert_eq!((calm.mean(), calm.done()), (stopped.mean(), stopped.done()));
}

#[test]
fn two_who_regret_come_to_a_third_each() {
    let cells = [0, -1, 1, 1, 0, -1, -1, 1, 0].map(|cell: i64| Ratio::from_integer(cell.into())).to_vec();
    let game = Matrix::new(3, cells);
    for scheme in Scheme::ALL {
        let mut matching = Matching::new(&game, scheme);
        matching.step();
        let early = matching.exploitability();
        (0..399).for_each(|_| matching.step());
        // The bound of regret matching for payments from -1 to 1, three actions, 400 rounds: 2 * sqrt(3 / 400).
        assert!(matching.exploitability() < 0.1733 && matching.exploitability() < early, "{scheme:?}");
        assert!(matching.mean().iter().flatten().all(|weight| (weight - 1.0 / 3.0).abs() < 0.1), "{scheme:?}");
    }
}
