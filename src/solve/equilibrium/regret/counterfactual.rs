//! Counterfactual regret minimisation of a game with hidden hands, iteration by iteration.

use num_traits::ToPrimitive;

use crate::equilibrium::hidden::plan::Plan;
use crate::equilibrium::hidden::reply::{best_reply, mean};
use crate::equilibrium::hidden::tree::Tree;
use crate::equilibrium::regret::lanes::Walk;
use crate::judge::control::{Control, Stop};
use crate::judge::learning::{Learner, Mark, Stand};
use crate::judge::scheme::Scheme;
use ground::rules::Side;

/// Two sides that learn a game from each other.
///
/// In every iteration each side in turn looks at what each action would have brought in each of its information states, had it aimed
/// for that state while the other side played as it did; the mean of all plans approaches an equilibrium: its exploitability is at
/// most the mean regret. M. Zinkevich, M. Johanson, M. Bowling, C. Piccione, Regret minimization in games with incomplete
/// information (2007); all hands at once: M. Johanson et al., Accelerating best response calculation in large extensive games (2011).
/// Worked: Kuhn's poker with three cards comes within 0.001 of -1/18 after some hundred iterations.
pub struct Learning<'t> {
    tree: &'t Tree,
    scheme: Scheme,
    done: u64,
    walk: Width,
}

/// Lanes as wide as the hands need; what is left over holds zeros.
enum Width {
    Three(Walk<3>),
    Six(Walk<6>),
    Sixteen(Walk<16>),
}

impl<'t> Learning<'t> {
    /// Hands of one side at most.
    pub const HANDS: usize = 16;

    /// Nothing is learnt yet; neither side has more than [`Learning::HANDS`] hands.
    pub fn new(tree: &'t Tree, scheme: Scheme) -> Self {
        let walk = match tree.hands(Side::First).max(tree.hands(Side::Second)) {
            0..=3 => Width::Three(Walk::new(tree)),
            4..=6 => Width::Six(Walk::new(tree)),
            hands => {
                assert!(hands <= Self::HANDS, "{hands} hands are too many");
                Width::Sixteen(Walk::new(tree))
            }
        };
        Learning { tree, scheme, done: 0, walk }
    }

    /// Iterations so far.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// One iteration more.
    pub fn step(&mut self) {
        self.done += 1;
        let t = self.done as f64;
        match &mut self.walk {
            Width::Three(walk) => walk.step(self.scheme, t),
            Width::Six(walk) => walk.step(self.scheme, t),
            Width::Sixteen(walk) => walk.step(self.scheme, t),
        }
    }

    /// So many iterations more.
    pub fn run(&mut self, iterations: u64, control: &Control) -> Result<(), Stop> {
        let work = self.tree.nodes().len() as u64;
        for _ in 0..iterations {
            control.tick(work)?;
            self.step();
        }
        Ok(())
    }

    /// What both sides would play in the next iteration.
    pub fn plan(&self) -> Plan<f64> {
        self.read(false)
    }

    /// The mean of all plans so far, each weighed by how often its side comes to a state: what has been learnt.
    pub fn mean(&self) -> Plan<f64> {
        self.read(true)
    }

    fn read(&self, is_mean: bool) -> Plan<f64> {
        let weights = match &self.walk {
            Width::Three(walk) => walk.plan(self.tree, is_mean),
            Width::Six(walk) => walk.plan(self.tree, is_mean),
            Width::Sixteen(walk) => walk.plan(self.tree, is_mean),
        };
        Plan { weights }
    }

    /// Half of what both sides together could gain a round by replying to the mean plan as well as possible, in machine numbers: for a
    /// picture. What is claimed is worked out exactly, by best replies.
    pub fn exploitability(&self, control: &Control) -> Result<f64, Stop> {
        Ok(self.stand(&self.mean(), control)?.gap())
    }

    fn stand(&self, plan: &Plan<f64>, control: &Control) -> Result<Stand, Stop> {
        let deals = self.tree.deals().to_f64().unwrap_or(f64::NAN);
        let first = best_reply(self.tree, Side::First, plan, control)?.0;
        let second = best_reply(self.tree, Side::Second, plan, control)?.0;
        let value = mean(self.tree, plan, control)?;
        Ok(Stand { low: -second / deals, value: value / deals, high: first / deals })
    }
}

impl Learner for Learning<'_> {
    fn learn_to(&mut self, iterations: u64, control: &Control) -> Result<(), Stop> {
        self.run(iterations.saturating_sub(self.done), control)
    }

    fn mark(&self, control: &Control) -> Result<Mark, Stop> {
        let mean = self.mean();
        let stand = self.stand(&mean, control)?;
        Ok(Mark { iterations: self.done, now: self.plan().weights, mean: mean.weights, stand, second: None })
    }
}
