//! The walk of counterfactual regret minimisation, all hands of a node side by side: `H` lanes of numbers.

use num_traits::ToPrimitive;

use crate::equilibrium::hidden::tree::{Node, Tree};
use crate::judge::scheme::{Kept, Scheme};
use ground::num::Int;
use ground::rules::Side;

/// One number for each hand.
type Lanes<const H: usize> = [f64; H];

/// What a node does, with its numbers at hand.
enum Task {
    /// A side chooses: its first weights stand at `at`, one set of lanes an action; `from` and `count` say where its children stand.
    Turn {
        side: Side,
        at: usize,
        from: usize,
        count: usize,
    },
    Shown {
        from: usize,
        count: usize,
    },
    End {
        stake: usize,
    },
}

/// The state of the learning.
pub struct Walk<const H: usize> {
    tasks: Vec<Task>,
    children: Vec<u32>,
    /// What each table pays the first side and the second, for the own hand, by the other's hands.
    stakes: [Vec<[Lanes<H>; H]>; 2],
    regrets: Vec<Lanes<H>>,
    plan: Vec<Lanes<H>>,
    sums: Vec<Lanes<H>>,
    /// How far the hands of each side come along to every node.
    along: [Vec<Lanes<H>>; 2],
    /// What every node is worth to the hands of the side that learns.
    worth: Vec<Lanes<H>>,
}

impl<const H: usize> Walk<H> {
    /// Nothing is learnt: all actions are taken alike.
    pub fn new(tree: &Tree) -> Self {
        let scale = 1.0 / float(&tree.deals());
        let mut walk = Walk {
            tasks: Vec::new(),
            children: Vec::new(),
            stakes: [Vec::new(), Vec::new()],
            regrets: Vec::new(),
            plan: Vec::new(),
            sums: Vec::new(),
            along: [0, 1].map(|_| vec![[1.0; H]; tree.nodes().len()]),
            worth: vec![[0.0; H]; tree.nodes().len()],
        };
        for node in tree.nodes() {
            let (from, count) = (walk.children.len(), node.next().len());
            walk.children.extend(node.next().iter().map(|&child| child as u32));
            walk.tasks.push(match node {
                Node::Turn { side, .. } => {
                    walk.plan.extend(std::iter::repeat_n([1.0 / count as f64; H], count));
                    Task::Turn { side: *side, at: walk.plan.len() - count, from, count }
                }
                Node::Shown { .. } => Task::Shown { from, count },
                Node::End { stake } => Task::End { stake: *stake },
            });
        }
        walk.regrets = vec![[0.0; H]; walk.plan.len()];
        walk.sums = vec![[0.0; H]; walk.plan.len()];
        let width = tree.hands(Side::Second);
        for stake in tree.stakes() {
            let (mut first, mut second) = ([[0.0; H]; H], [[0.0; H]; H]);
            for (i, pays) in stake.pays.iter().enumerate() {
                // Columns: what a hand of the other side adds to every own hand.
                first[i % width][i / width] = float(pays) * scale;
                second[i / width][i % width] = -float(pays) * scale;
            }
            walk.stakes[0].push(first);
            walk.stakes[1].push(second);
        }
        walk
    }

    /// One iteration, the `t`-th from 1: the first side learns, then the second.
    pub fn step(&mut self, scheme: Scheme, t: f64) {
        let (kept, share) = (scheme.kept(t), scheme.share(t));
        self.learn::<0>(kept, share);
        self.learn::<1>(kept, share);
    }

    fn learn<const ME: usize>(&mut self, kept: Kept, share: f64) {
        self.come_along::<ME>(share);
        self.look_back::<ME>(kept);
    }

    /// From the root down: how far hands come, and the mean of the own plan.
    fn come_along<const ME: usize>(&mut self, share: f64) {
        for node in (0..self.tasks.len()).rev() {
            match self.tasks[node] {
                Task::End { .. } => {}
                Task::Shown { from, count } => {
                    for along in &mut self.along {
                        let here = along[node];
                        self.children[from..from + count].iter().for_each(|&child| along[child as usize] = here);
                    }
                }
                Task::Turn { side, at, from, count } => {
                    let me = side as usize;
                    let (here, others) = (self.along[me][node], self.along[1 - me][node]);
                    for (action, &child) in self.children[from..from + count].iter().enumerate() {
                        let plan = &self.plan[at + action];
                        let mut come = [0.0; H];
                        for h in 0..H {
                            come[h] = here[h] * plan[h];
                        }
                        if me == ME {
                            let sums = &mut self.sums[at + action];
                            for h in 0..H {
                                sums[h] += share * come[h];
                            }
                        }
                        self.along[me][child as usize] = come;
                        self.along[1 - me][child as usize] = others;
                    }
                }
            }
        }
    }

    /// From the ends up: what nodes are worth, what is regretted, and the plan that follows from it.
    fn look_back<const ME: usize>(&mut self, kept: Kept) {
        for node in 0..self.tasks.len() {
            let mut worth = [0.0; H];
            match self.tasks[node] {
                Task::End { stake } => {
                    let (table, along) = (&self.stakes[ME][stake], &self.along[1 - ME][node]);
                    for (column, come) in table.iter().zip(along) {
                        for h in 0..H {
                            worth[h] += column[h] * come;
                        }
                    }
                }
                Task::Turn { side, at, from, count } if side as usize == ME => {
                    let children = &self.children[from..from + count];
                    for (plan, &child) in self.plan[at..at + count].iter().zip(children) {
                        let left = &self.worth[child as usize];
                        for h in 0..H {
                            worth[h] += plan[h] * left[h];
                        }
                    }
                    for (regrets, &child) in self.regrets[at..at + count].iter_mut().zip(children) {
                        let left = &self.worth[child as usize];
                        for h in 0..H {
                            regrets[h] = kept.of(regrets[h] + (left[h] - worth[h]));
                        }
                    }
                    match_regrets(&self.regrets[at..at + count], &mut self.plan[at..at + count]);
                }
                Task::Turn { from, count, .. } | Task::Shown { from, count } => {
                    for &child in &self.children[from..from + count] {
                        let left = &self.worth[child as usize];
                        for h in 0..H {
                            worth[h] += left[h];
                        }
                    }
                }
            }
            self.worth[node] = worth;
        }
    }

    /// The plan of the next iteration, or the mean of all so far, slot by slot as [`Tree::slot`] counts.
    pub fn plan(&self, tree: &Tree, is_mean: bool) -> Vec<f64> {
        let mut weights = vec![0.0; tree.slots()];
        for (node, task) in self.tasks.iter().enumerate() {
            let Task::Turn { side, at, count, .. } = *task else { continue };
            for hand in 0..tree.hands(side) {
                let sum: f64 = self.sums[at..at + count].iter().map(|sums| sums[hand]).sum();
                for action in 0..count {
                    let weight = match is_mean {
                        true if sum > 0.0 => self.sums[at + action][hand] / sum,
                        true => 1.0 / count as f64,
                        false => self.plan[at + action][hand],
                    };
                    weights[tree.slot(node, action, hand)] = weight;
                }
            }
        }
        weights
    }
}

/// Regret matching: each action in proportion to its regret above 0; all alike where nothing is regretted.
#[inline]
fn match_regrets<const H: usize>(regrets: &[Lanes<H>], plan: &mut [Lanes<H>]) {
    let mut sums = [0.0; H];
    for regret in regrets {
        for h in 0..H {
            sums[h] += regret[h].max(0.0);
        }
    }
    let alike = 1.0 / regrets.len() as f64;
    let mut factors = [0.0; H];
    let mut bases = [alike; H];
    for h in 0..H {
        if sums[h] > 0.0 {
            factors[h] = 1.0 / sums[h];
            bases[h] = 0.0;
        }
    }
    for (regret, plan) in regrets.iter().zip(plan) {
        for h in 0..H {
            plan[h] = regret[h].max(0.0) * factors[h] + bases[h];
        }
    }
}

fn float(whole: &Int) -> f64 {
    whole.to_f64().unwrap_or(f64::NAN)
}
