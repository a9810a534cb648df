//! The largest flow through a network, and the cut that proves that there is no larger one.
//!
//! Source: L. R. Ford and D. R. Fulkerson, Maximal flow through a network, Canadian J. Math. 8 (1956); shortest ways first, after J. Edmonds and
//! R. M. Karp, J. ACM 19 (1972), so that it ends for any capacities.

use std::ops::{AddAssign, SubAssign};

use num_integer::Integer;
use num_traits::{One, ToPrimitive, Zero};

use crate::judge::control::{Control, Stop};
use ground::num::{Int, Ratio};

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

/// A whole number that flows.
trait Amount: Clone + Ord + Zero + for<'a> AddAssign<&'a Self> + for<'a> SubAssign<&'a Self> {}

impl Amount for i64 {}
impl Amount for Int {}

/// One step of a way: a pipe, and whether it is walked in its direction.
type Step = (usize, bool);

/// The pipes with whole capacities, and the steps that leave each node.
struct Net<N> {
    ends: Vec<(usize, usize)>,
    capacities: Vec<N>,
    steps: Vec<Vec<Step>>,
}

impl<N: Amount> Net<N> {
    fn new(nodes: usize, pipes: &[Pipe], capacities: Vec<N>) -> Self {
        let mut steps = vec![Vec::new(); nodes];
        for (i, pipe) in pipes.iter().enumerate() {
            steps[pipe.from].push((i, true));
            steps[pipe.to].push((i, false));
        }
        Net { ends: pipes.iter().map(|pipe| (pipe.from, pipe.to)).collect(), capacities, steps }
    }
}

/// A search through what is left: by which step each node was reached first, and from where; the source comes from itself.
struct Search {
    came: Vec<Option<(usize, Option<Step>)>>,
    /// The nodes in the order in which they were reached.
    order: Vec<usize>,
}

impl Search {
    /// The steps from the source to the sink.
    fn way(&self) -> Option<Vec<Step>> {
        let mut node = 1;
        let mut way = Vec::new();
        while let (from, Some(step)) = self.came[node]? {
            way.push(step);
            node = from;
        }
        way.reverse();
        Some(way)
    }
}

/// A flow being made larger: what still fits through every pipe, there and back.
#[derive(Clone)]
struct Stream<N> {
    /// Whether a pipe may be used.
    is_open: Vec<bool>,
    /// What flows through each pipe.
    flows: Vec<N>,
    /// What flows in all.
    total: N,
}

impl<N: Amount> Stream<N> {
    fn still(pipes: usize) -> Self {
        Stream { is_open: vec![false; pipes], flows: vec![N::zero(); pipes], total: N::zero() }
    }

    fn open(&mut self, net: &Net<N>, pipes: impl IntoIterator<Item = usize>, control: &Control) -> Result<(), Stop> {
        pipes.into_iter().for_each(|pipe| self.is_open[pipe] = true);
        while let Some(way) = self.reached(net, Some(1)).way() {
            control.tick(way.len() as u64)?;
            self.push(net, &way);
        }
        Ok(())
    }

    /// Sends as much along a way as fits; tells how much.
    fn push(&mut self, net: &Net<N>, way: &[Step]) -> N {
        let room = way.iter().map(|&step| self.room(net, step)).min().expect("a way has steps");
        for &(pipe, is_along) in way {
            if is_along {
                self.flows[pipe] += &room;
            } else {
                self.flows[pipe] -= &room;
            }
        }
        self.total += &room;
        room
    }

    fn room(&self, net: &Net<N>, (pipe, is_along): Step) -> N {
        if !is_along {
            return self.flows[pipe].clone();
        }
        let mut room = net.capacities[pipe].clone();
        room -= &self.flows[pipe];
        room
    }

    fn has_room(&self, net: &Net<N>, (pipe, is_along): Step) -> bool {
        let flow = &self.flows[pipe];
        self.is_open[pipe] && if is_along { *flow < net.capacities[pipe] } else { !flow.is_zero() }
    }

    /// The nodes that the source reaches, in breadth, until it reaches `end`.
    fn reached(&self, net: &Net<N>, end: Option<usize>) -> Search {
        let mut came = vec![None; net.steps.len()];
        came[0] = Some((0, None));
        let (mut order, mut next) = (vec![0], 0);
        while let Some(&node) = order.get(next) {
            next += 1;
            for &(pipe, is_along) in &net.steps[node] {
                let (from, to) = net.ends[pipe];
                let to = if is_along { to } else { from };
                if came[to].is_none() && self.has_room(net, (pipe, is_along)) {
                    came[to] = Some((node, Some((pipe, is_along))));
                    order.push(to);
                }
            }
            if end.is_some_and(|end| came[end].is_some()) {
                break;
            }
        }
        Search { came, order }
    }
}

/// A node that a search reached, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The node.
    pub node: usize,
    /// The node it was reached from.
    pub from: usize,
    /// The pipe between them.
    pub pipe: usize,
    /// Whether the pipe is walked in its direction.
    pub is_along: bool,
}

/// The largest flow through the open pipes of a network, from node 0 to node 1.
pub struct Flow {
    net: Net<Int>,
    /// What whole capacities are counted in: a unit is 1 / `unit`.
    unit: Int,
    stream: Stream<Int>,
}

impl Flow {
    /// Nothing flows, and every pipe is closed.
    pub fn new(nodes: usize, pipes: &[Pipe]) -> Self {
        assert!(nodes >= 2, "a flow has a source and a sink");
        let (capacities, unit) = whole(pipes);
        Flow { stream: Stream::still(pipes.len()), net: Net::new(nodes, pipes, capacities), unit }
    }

    /// What flows from source to sink.
    pub fn total(&self) -> Ratio {
        self.counted(self.stream.total.clone())
    }

    /// Opens every pipe and sends nothing yet: whoever wants to see the flow grow sends it way by way.
    pub fn open_still(&mut self) {
        self.stream.is_open.fill(true);
    }

    /// The nodes that the source reaches through what is left, in the order of a search in breadth that ends at the sink.
    pub fn search(&self) -> Vec<Reached> {
        let Search { came, order } = self.stream.reached(&self.net, Some(1));
        let how = |&node: &usize| {
            let (from, step) = came[node]?;
            step.map(|(pipe, is_along)| Reached { node, from, pipe, is_along })
        };
        order.iter().filter_map(how).collect()
    }

    /// Sends as much as fits along a shortest way to the sink: its pipes, each with whether it is walked in its direction, and how
    /// much was sent. `None`: the sink is out of reach.
    pub fn augment(&mut self) -> Option<(Vec<(usize, bool)>, Ratio)> {
        let way = self.stream.reached(&self.net, Some(1)).way()?;
        let sent = self.stream.push(&self.net, &way);
        Some((way, self.counted(sent)))
    }

    /// What flows through a pipe.
    pub fn through(&self, pipe: usize) -> Ratio {
        self.counted(self.stream.flows[pipe].clone())
    }

    /// The flow as ways from source to sink, each with the pipes it takes and how much goes that way; the shortest first. What only goes
    /// round is left out.
    ///
    /// Worked: pipes 0 to 2 of 4, 2 to 1 of 3, 0 to 1 of 2: 2 by the third alone, 3 by the first two.
    pub fn ways(&self) -> Vec<(Vec<usize>, Ratio)> {
        let mut left = self.stream.flows.clone();
        let mut ways = Vec::new();
        while let Some(way) = self.along(&left) {
            let amount = way.iter().map(|&pipe| left[pipe].clone()).min().expect("a way has pipes");
            for &pipe in &way {
                left[pipe] -= &amount;
            }
            ways.push((way, self.counted(amount)));
        }
        ways
    }

    /// A shortest way through pipes in which something flows.
    fn along(&self, flows: &[Int]) -> Option<Vec<usize>> {
        let mut came: Vec<Option<usize>> = vec![None; self.net.steps.len()];
        let (mut order, mut next) = (vec![0], 0);
        while let Some(&node) = order.get(next) {
            next += 1;
            for &(pipe, _) in
                self.net.steps[node].iter().filter(|(pipe, is_along)| *is_along && !flows[*pipe].is_zero())
            {
                let to = self.net.ends[pipe].1;
                if to != 0 && came[to].is_none() {
                    came[to] = Some(pipe);
                    order.push(to);
                }
            }
        }
        let mut node = 1;
        let mut way = Vec::new();
        while node != 0 {
            let pipe = came[node]?;
            way.push(pipe);
            node = self.net.ends[pipe].0;
        }
        way.reverse();
        Some(way)
    }

    fn counted(&self, amount: Int) -> Ratio {
        Ratio::new(amount, self.unit.clone())
    }

    /// Opens some pipes and makes the flow as large as it can be.
    ///
    /// Worked: pipes 0 to 2 of 4, 2 to 1 of 3, 0 to 1 of 2: 5 flow, and the pipes into node 1 are the cut.
    pub fn open(&mut self, pipes: impl IntoIterator<Item = usize>, control: &Control) -> Result<(), Stop> {
        self.stream.open(&self.net, pipes, control)
    }

    /// The open pipes that lead from what the source still reaches to the rest: a smallest cut. Their capacities add up to the flow.
    pub fn cut(&self) -> Vec<usize> {
        let came = self.stream.reached(&self.net, None).came;
        let is_cut = |pipe: &usize| {
            let (from, to) = self.net.ends[*pipe];
            self.stream.is_open[*pipe] && came[from].is_some() && came[to].is_none()
        };
        (0..self.net.ends.len()).filter(is_cut).collect()
    }
}

/// The capacities over one denominator, and that denominator.
fn whole(pipes: &[Pipe]) -> (Vec<Int>, Int) {
    let unit = pipes.iter().fold(Int::one(), |unit, pipe| unit.lcm(pipe.capacity.denom()));
    let scaled = |pipe: &Pipe| pipe.capacity.numer() * (&unit / pipe.capacity.denom());
    (pipes.iter().map(scaled).collect(), unit)
}

/// The largest flow through the pipes of every coalition of owners, by its mask.
///
/// Each coalition's flow grows out of that of the coalition without its last player, so that few ways are looked for anew. In machine
/// words where all capacities together fit into one.
pub fn flows_of_owners(
    nodes: usize,
    pipes: &[Pipe],
    owners: &[usize],
    players: usize,
    control: &Control,
) -> Result<Vec<Ratio>, Stop> {
    let (capacities, unit) = whole(pipes);
    let mut owned = vec![Vec::new(); players];
    owners.iter().enumerate().for_each(|(pipe, &owner)| owned[owner].push(pipe));
    let small: Option<Vec<i64>> = capacities.iter().map(ToPrimitive::to_i64).collect();
    let totals: Vec<Int> = match small.filter(|_| capacities.iter().sum::<Int>().to_i64().is_some()) {
        Some(small) => grown(&Net::new(nodes, pipes, small), &owned, control)?.into_iter().map(Int::from).collect(),
        None => grown(&Net::new(nodes, pipes, capacities), &owned, control)?,
    };
    Ok(totals.into_iter().map(|total| Ratio::new(total, unit.clone())).collect())
}

fn grown<N: Amount>(net: &Net<N>, owned: &[Vec<usize>], control: &Control) -> Result<Vec<N>, Stop> {
    let mut totals = vec![N::zero(); 1 << owned.len()];
    let mut open = vec![(0usize, 0usize, Stream::still(net.ends.len()))];
    while let Some((mask, next, stream)) = open.pop() {
        control.tick(1)?;
        for (player, pipes) in owned.iter().enumerate().skip(next) {
            let mut more = stream.clone();
            more.open(net, pipes.iter().copied(), control)?;
            open.push((mask | 1 << player, player + 1, more));
        }
        totals[mask] = stream.total;
    }
    Ok(totals)
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
        assert_eq!((flow.total(), flow.cut()), (Ratio::from_integer(5.into()), vec![1, 2]));
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_flow_is_the_least_cut(list in prop::collection::vec((0..5usize, 0..5usize, 0..6i64), 1..10)) {
            let pipes = pipes(&list);
            let mut flow = Flow::new(5, &pipes);
            flow.open(0..pipes.len(), &Control::new()).expect("nobody stops it");
            prop_assert_eq!(flow.total(), least_cut(5, &pipes));
            let cut: Ratio = flow.cut().iter().map(|&i| &pipes[i].capacity).sum();
            prop_assert_eq!(flow.total(), cut);
            let ways = flow.ways();
            prop_assert_eq!(ways.iter().map(|(_, amount)| amount).sum::<Ratio>(), flow.total());
            for (i, pipe) in pipes.iter().enumerate() {
                let used: Ratio = ways.iter().filter(|(way, _)| way.contains(&i)).map(|(_, amount)| amount).sum();
                prop_assert!(used <= pipe.capacity);
            }
        }

        #[test]
        fn a_coalition_has_the_flow_of_its_own_pipes(list in prop::collection::vec((0..4usize, 0..4usize, 0..6i64), 6), scale in 0..3usize) {
            let mut pipes = pipes(&list);
            let scale = [Ratio::one(), Ratio::new(1.into(), 3.into()), Ratio::from_integer(Int::from(10).pow(20))][scale].clone();
            for pipe in &mut pipes {
                pipe.capacity *= &scale;
            }
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
