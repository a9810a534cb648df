//! What can be seen on the graph: how far the cops reach, how the trap closes at the end, and a ring round which a robber runs.

use crate::graphs::cops_and_robber::rules::{CopsAndRobber, Hunt};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};

impl CopsAndRobber {
    fn names(&self, nodes: &[usize]) -> Vec<String> {
        nodes.iter().map(|node| self.network.name(*node).to_owned()).collect()
    }

    /// Whether one of these cops reaches a node in a step, or stands there.
    fn reach(&self, cops: &[usize], node: usize) -> bool {
        cops.iter().any(|cop| self.near[*cop].contains(&node))
    }

    /// How many nodes these cops reach in a step, and which they do not.
    pub fn reached(&self, cops: &[usize]) -> Say {
        let rest: Vec<usize> = (0..self.network.size()).filter(|node| !self.reach(cops, *node)).collect();
        let (total, count) = (self.network.size(), rest.len());
        say!(
            "cops-and-robber-reach",
            cops = self.names(cops),
            reached = total - count,
            total = total,
            left = count,
            rest = self.names(&rest)
        )
    }

    /// The last position of a line in which the robber is to move, where it is caught whatever it does.
    pub fn trap(&self, at: &At<Hunt>, line: &[Vec<usize>]) -> Option<Step> {
        let (mut here, mut last) = (at.clone(), None);
        for (number, mv) in (0u64..).zip(line) {
            if let Some(robber) = here.pos.robber.filter(|_| here.to == Side::Second) {
                last = Some((number, here.pos.cops.clone(), robber));
            }
            here = self.play(&here, mv);
        }
        let (number, cops, robber) = last?;
        let near = &self.near[robber];
        near.iter().all(|to| self.reach(&cops, *to)).then(|| {
            let says = say!(
                "cops-and-robber-trap",
                number = number,
                robber = self.network.name(robber),
                cops = self.names(&cops),
                count = near.len(),
                reach = self.names(near)
            );
            Step::says(Role::Proof, says).about(Idea::Fence)
        })
    }

    /// The nodes left without corners in the order of a ring, where they are one of four or more.
    pub fn ring(&self, left: &[usize]) -> Option<Say> {
        let beside = |node: usize| -> Vec<usize> {
            self.near[node].iter().copied().filter(|to| *to != node && left.contains(to)).collect()
        };
        let mut ring = vec![*left.first().filter(|_| left.len() > 3)?];
        while ring.len() < left.len() {
            let ways = beside(ring[ring.len() - 1]);
            ring.push(*ways.iter().find(|to| ways.len() == 2 && !ring.contains(to))?);
        }
        let is_closed = beside(ring[ring.len() - 1]).contains(&ring[0]);
        is_closed.then(|| say!("cops-and-robber-ring", count = ring.len(), nodes = self.names(&ring).join("–")))
    }
}
