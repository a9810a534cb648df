//! What can be seen on the graph: how far the cops reach, how the trap closes at the end, and a ring round which a robber runs.

use crate::graphs::cops_and_robber::dismantling::{Corner, shadow};
use crate::graphs::cops_and_robber::rules::{CopsAndRobber, Hunt};
use duel::game::Game;
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

    /// The last position of a told line in which the robber is to move, where it is caught whatever it does. `None`: there is none, or the
    /// line goes on otherwise.
    pub fn trap(&self, at: &At<Hunt>, line: &[String]) -> Option<Step> {
        let (mut here, mut last) = (at.clone(), None);
        for number in 0..=line.len() {
            let is_free = |robber: &usize| here.to == Side::Second && !here.pos.cops.contains(robber);
            if let Some(robber) = here.pos.robber.filter(is_free) {
                last = Some((number, here.pos.cops.clone(), robber));
            }
            let read = |text: &String| self.read_move(&here, text).ok().filter(|mv| self.legal(&here, mv).is_ok());
            let Some(mv) = line.get(number).and_then(read) else { break };
            here = self.play(&here, &mv);
        }
        let (number, cops, robber) = last?;
        let near = &self.near[robber];
        near.iter().all(|to| self.reach(&cops, *to)).then(|| {
            let says = say!(
                "cops-and-robber-trap",
                number = number,
                moves = line[..number].to_vec(),
                robber = self.network.name(robber),
                cops = self.names(&cops),
                several = cops.len(),
                count = near.len(),
                reach = self.names(near)
            );
            Step::says(Role::Proof, says).about(Idea::Fence)
        })
    }

    /// The nodes left without corners in the order of a ring, where they are one of four or more.
    pub fn ring(&self, corners: &[Corner], left: &[usize]) -> Option<Say> {
        let beside = |node: usize| -> Vec<usize> {
            self.near[node].iter().copied().filter(|to| *to != node && left.contains(to)).collect()
        };
        let mut ring = vec![*left.first().filter(|_| left.len() > 3)?];
        while ring.len() < left.len() {
            let ways = beside(ring[ring.len() - 1]);
            ring.push(*ways.iter().find(|to| ways.len() == 2 && !ring.contains(to))?);
        }
        let is_closed = beside(ring[ring.len() - 1]).contains(&ring[0]);
        let name = |node: usize| self.network.name(node);
        let pair = |(corner, cover): &Corner| format!("{} ({})", name(*corner), name(*cover));
        let stands = |(corner, _): &Corner| format!("{} = {}", name(*corner), name(shadow(corners, *corner)));
        let (told, shadows): (Vec<String>, Vec<String>) = corners.iter().map(|own| (pair(own), stands(own))).unzip();
        let (count, nodes) = (ring.len(), self.names(&ring).join("–"));
        is_closed.then(|| {
            let (all, corners) = (told.len(), told);
            say!("cops-and-robber-ring", count = count, nodes = nodes, all = all, corners = corners, shadows = shadows)
        })
    }
}
