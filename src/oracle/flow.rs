//! The largest flow through a network, and the cut that proves that there is no larger one.
//!
//! Source: L. R. Ford and D. R. Fulkerson, Maximal flow through a network, Canadian J. Math. 8 (1956); shortest ways first, after J. Edmonds and
//! R. M. Karp, J. ACM 19 (1972), so that it ends for any capacities.

use std::collections::VecDeque;

use num_traits::Zero;

use crate::num::Ratio;
use crate::oracle::control::{Control, Stop};

/// A pipe from one node to another, nodes counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pipe {
    /// Where it begins.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
    /// What flows through it at most; not negative.
    pub capacity: Ratio,
}

/// A flow being made larger: what still fits through every pipe, there and back.
#[derive(Clone, Debug)]
pub struct Flow<'n> {
    pipes: &'n [Pipe],
    nodes: usize,
    /// Whether a pipe may be used.
    is_open: Vec<bool>,
    /// What flows through each pipe.
    flows: Vec<Ratio>,
    /// What flows in all.
    total: Ratio,
}

/// One step of a way: a pipe, and whether it is walked in its direction.
type Step = (usize, bool);

impl<'n> Flow<'n> {
    /// Nothing flows, and every pipe is closed. The flow will go from node 0 to node 1.
    pub fn new(nodes: usize, pipes: &'n [Pipe]) -> Self {
        assert!(nodes >= 2, "a flow has a source and a sink");
        Flow {
            pipes,
            nodes,
            is_open: vec![false; pipes.len()],
            flows: vec![Ratio::zero(); pipes.len()],
            total: Ratio::zero(),
        }
    }

    /// What flows from source to sink.
    pub fn total(&self) -> &Ratio {
        &self.total
    }

    /// What flows through each pipe.
    pub fn flows(&self) -> &[Ratio] {
        &self.flows
    }

    /// Opens some pipes and makes the flow as large as it can be.
    ///
    /// Worked: pipes 0 to 2 of 4, 2 to 1 of 3, 0 to 1 of 2: 5 flow, and the pipes into node 1 are the cut.
    pub fn open(&mut self, pipes: impl IntoIterator<Item = usize>, control: &Control) -> Result<(), Stop> {
        pipes.into_iter().for_each(|pipe| self.is_open[pipe] = true);
        while let Some(way) = self.way() {
            control.tick(way.len() as u64)?;
            let room = way.iter().map(|&step| self.room(step)).min().expect("a way has steps");
            for (pipe, is_along) in way {
                if is_along {
                    self.flows[pipe] += &room;
                } else {
                    self.flows[pipe] -= &room;
                }
            }
            self.total += room;
        }
        Ok(())
    }

    /// The open pipes that lead from what the source still reaches to the rest: a smallest cut. Their capacities add up to the flow.
    pub fn cut(&self) -> Vec<usize> {
        let came = self.reached();
        let is_cut = |pipe: &usize| {
            let Pipe { from, to, .. } = self.pipes[*pipe];
            self.is_open[*pipe] && came[from].is_some() && came[to].is_none()
        };
        (0..self.pipes.len()).filter(is_cut).collect()
    }

    fn room(&self, (pipe, is_along): Step) -> Ratio {
        if is_along { &self.pipes[pipe].capacity - &self.flows[pipe] } else { self.flows[pipe].clone() }
    }

    /// By which step each node is reached first, and from where; the source comes from itself.
    fn reached(&self) -> Vec<Option<(usize, Option<Step>)>> {
        let mut came = vec![None; self.nodes];
        came[0] = Some((0, None));
        let mut queue = VecDeque::from([0]);
        while let Some(node) = queue.pop_front() {
            for (i, pipe) in self.pipes.iter().enumerate().filter(|(i, _)| self.is_open[*i]) {
                for (from, to, is_along) in [(pipe.from, pipe.to, true), (pipe.to, pipe.from, false)] {
                    if from == node && came[to].is_none() && !self.room((i, is_along)).is_zero() {
                        came[to] = Some((node, Some((i, is_along))));
                        queue.push_back(to);
                    }
                }
            }
        }
        came
    }

    fn way(&self) -> Option<Vec<Step>> {
        let came = self.reached();
        let mut node = 1;
        let mut way = Vec::new();
        while let (from, Some(step)) = came[node]? {
            way.push(step);
            node = from;
        }
        Some(way)
    }
}

/// The largest flow through the pipes of every coalition of owners, by its mask.
///
/// Each coalition's flow grows out of that of the coalition without its last player, so that few ways are looked for anew.
pub fn flows_of_owners(
    nodes: usize,
    pipes: &[Pipe],
    owners: &[usize],
    players: usize,
    control: &Control,
) -> Result<Vec<Ratio>, Stop> {
    let mut flows = vec![Ratio::zero(); 1 << players];
    let mut open = vec![(0usize, 0usize, Flow::new(nodes, pipes))];
    while let Some((mask, next, flow)) = open.pop() {
        control.tick(1)?;
        for player in next..players {
            let mut more = flow.clone();
            more.open((0..pipes.len()).filter(|&pipe| owners[pipe] == player), control)?;
            open.push((mask | 1 << player, player + 1, more));
        }
        flows[mask].clone_from(flow.total());
    }
    Ok(flows)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn pipes(list: &[(usize, usize, i64)]) -> Vec<Pipe> {
        let pipe = |&(from, to, capacity): &(usize, usize, i64)| Pipe {
            from,
            to,
            capacity: Ratio::from_integer(capacity.into()),
        };
        list.iter().map(pipe).collect()
    }

    /// The least capacity between two halves of the nodes, by trying all halves.
    fn least_cut(nodes: usize, pipes: &[Pipe]) -> Ratio {
        let halves = (0..1usize << nodes).filter(|half| half & 3 == 1);
        let cut = |half: usize| {
            let leaves = |pipe: &&Pipe| half >> pipe.from & 1 == 1 && half >> pipe.to & 1 == 0;
            pipes.iter().filter(leaves).map(|pipe| &pipe.capacity).sum::<Ratio>()
        };
        halves.map(cut).min().expect("there is a half")
    }

    #[test]
    fn the_worked_example() {
        let pipes = pipes(&[(0, 2, 4), (2, 1, 3), (0, 1, 2)]);
        let mut flow = Flow::new(3, &pipes);
        flow.open(0..3, &Control::new()).expect("nobody stops it");
        assert_eq!((flow.total(), flow.cut()), (&Ratio::from_integer(5.into()), vec![1, 2]));
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_flow_is_the_least_cut(list in prop::collection::vec((0..5usize, 0..5usize, 0..6i64), 1..10)) {
            let pipes = pipes(&list);
            let mut flow = Flow::new(5, &pipes);
            flow.open(0..pipes.len(), &Control::new()).expect("nobody stops it");
            prop_assert_eq!(flow.total(), &least_cut(5, &pipes));
            let cut: Ratio = flow.cut().iter().map(|&i| &pipes[i].capacity).sum();
            prop_assert_eq!(flow.total(), &cut);
        }

        #[test]
        fn a_coalition_has_the_flow_of_its_own_pipes(list in prop::collection::vec((0..4usize, 0..4usize, 0..6i64), 6)) {
            let pipes = pipes(&list);
            let owners = [0, 1, 2, 0, 1, 2];
            let flows = flows_of_owners(4, &pipes, &owners, 3, &Control::new()).expect("nobody stops it");
            for (mask, flow) in flows.iter().enumerate() {
                let own: Vec<Pipe> =
                    (0..6).filter(|&i| mask >> owners[i] & 1 == 1).map(|i| pipes[i].clone()).collect();
                prop_assert_eq!(flow, &least_cut(4, &own));
            }
        }
    }
}
