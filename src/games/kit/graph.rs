//! Directed graphs with named nodes: arcs, sources, an order that arcs follow, or the cycle that forbids one.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use ground::fault::Fault;
use ground::notation::Reader;
use ground::say;

/// A directed graph with named nodes, numbered from 0 in the order in which the text names them. No arc occurs twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Network {
    names: Vec<String>,
    numbers: FxHashMap<String, usize>,
    targets: Vec<Vec<usize>>,
}

impl Network {
    /// The number of the node of this name, which is let in if it is new.
    pub fn node(&mut self, name: &str) -> usize {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        self.numbers.insert(name.to_owned(), self.names.len());
        self.names.push(name.to_owned());
        self.targets.push(Vec::new());
        self.names.len() - 1
    }

    /// Adds an arc, or arcs both ways.
    pub fn join(&mut self, from: usize, to: usize, is_edge: bool) {
        self.targets[from].push(to);
        if is_edge {
            self.targets[to].push(from);
        }
    }

    /// Leaves out arcs that are written more than once.
    pub fn forget_copies(&mut self) {
        let mut last = vec![usize::MAX; self.names.len()];
        for (from, targets) in self.targets.iter_mut().enumerate() {
            targets.retain(|&to| std::mem::replace(&mut last[to], from) != from);
        }
    }

    /// How many nodes there are.
    pub fn size(&self) -> usize {
        self.names.len()
    }

    /// How many arcs there are.
    pub fn arcs(&self) -> usize {
        self.targets.iter().map(Vec::len).sum()
    }

    /// The name of a node.
    pub fn name(&self, node: usize) -> &str {
        &self.names[node]
    }

    /// The node of this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.numbers.get(name).copied()
    }

    /// Where the arcs of each node lead, in the order of the text.
    pub fn targets(&self) -> &[Vec<usize>] {
        &self.targets
    }

    /// Arcs on the shortest way from node to node; the largest number where there is none.
    pub fn apart(&self, from: usize, to: usize) -> usize {
        let mut steps = vec![usize::MAX; self.size()];
        steps[from] = 0;
        let mut next = VecDeque::from([from]);
        while let Some(node) = next.pop_front() {
            for target in &self.targets[node] {
                if steps[*target] == usize::MAX {
                    steps[*target] = steps[node] + 1;
                    next.push_back(*target);
                }
            }
        }
        steps[to]
    }

    /// The nodes that no arc leads to, in the order of the text.
    pub fn sources(&self) -> Vec<usize> {
        let mut is_source = vec![true; self.size()];
        for &to in self.targets.iter().flatten() {
            is_source[to] = false;
        }
        (0..self.size()).filter(|&node| is_source[node]).collect()
    }

    /// All nodes so that every target comes before what points to it; or else a cycle, its first node repeated at its end.
    /// Time O(nodes + arcs). Works by an explicit stack.
    pub fn order(&self) -> Result<Vec<usize>, Vec<usize>> {
        let mut order = Vec::with_capacity(self.size());
        let mut state = vec![State::New; self.size()];
        for root in 0..self.size() {
            if state[root] != State::New {
                continue;
            }
            state[root] = State::Open;
            // Each node of the way with how many of its arcs were followed.
            let mut way = vec![(root, 0)];
            while let Some((node, followed)) = way.last_mut() {
                let node = *node;
                let Some(&to) = self.targets[node].get(*followed) else {
                    state[node] = State::Done;
                    order.push(node);
                    way.pop();
                    continue;
                };
                *followed += 1;
                match state[to] {
                    State::New => {
                        state[to] = State::Open;
                        way.push((to, 0));
                    }
                    State::Open => {
                        let cycle = way.iter().map(|(node, _)| *node).skip_while(|node| *node != to);
                        return Err(cycle.chain([to]).collect());
                    }
                    State::Done => {}
                }
            }
        }
        Ok(order)
    }

    /// A way through the graph as arcs: `a>b>c>a`.
    pub fn write_way(&self, way: &[usize]) -> String {
        way.iter().map(|&node| self.name(node)).collect::<Vec<_>>().join(">")
    }

    /// Reads the name of a node that is there.
    pub fn read_known(&self, r: &mut Reader) -> Result<usize, Fault> {
        let mut ahead = r.clone();
        match ahead.word() {
            "" => Err(r.wrong(say!("expect-node-name"))),
            name => match self.find(name) {
                Some(node) => {
                    *r = ahead;
                    Ok(node)
                }
                None => Err(r.fault(say!("no-such-node", node = name))),
            },
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(arcs: &[(&str, &str)]) -> Network {
        let mut network = Network::default();
        for (from, to) in arcs {
            let (from, to) = (network.node(from), network.node(to));
            network.join(from, to, false);
        }
        network.forget_copies();
        network
    }

    #[test]
    fn targets_come_first_and_a_cycle_is_named() {
        assert_eq!(network(&[("a", "b"), ("a", "c"), ("b", "c")]).order(), Ok(vec![2, 1, 0]));
        let cyclic = network(&[("x", "a"), ("a", "b"), ("b", "c"), ("c", "a")]);
        assert_eq!(cyclic.order().map_err(|way| cyclic.write_way(&way)), Err("a>b>c>a".into()));
        assert_eq!(network(&[("a", "a")]).order(), Err(vec![0, 0]));
    }

    #[test]
    fn an_arc_written_twice_is_one_arc() {
        let network = network(&[("a", "b"), ("c", "b"), ("a", "b")]);
        assert_eq!((network.arcs(), network.sources()), (2, vec![0, 2]));
    }
}
