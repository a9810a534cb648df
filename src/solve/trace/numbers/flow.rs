//! The largest flow by augmenting paths: a search in breadth through what is left, as much as fits along the path, and again.
//!
//! When the sink is out of reach, the arcs that leave what is reached are a cut, and it proves the flow largest. Published by
//! J. Edmonds and R. M. Karp, J. ACM 19 (1972), after L. R. Ford and D. R. Fulkerson 1956.
//!
//! Worked by hand: s>a of 4, a>t of 3, s>t of 2: 2 flow by s>t, 3 by s>a>t, and the arcs into t are the cut.

use crate::judge::control::{Control, Stop};
use crate::sharing::flow::{Flow, Pipe, Reached};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Figure, Found, Run, Step, Table, Tint};
use ground::num::Ratio;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;

/// The figure of the arcs, and its columns.
const ARCS: usize = 0;
const CAPACITY: usize = 0;
const FLOW: usize = 1;
const FORTH: usize = 2;
const BACK: usize = 3;

/// The figure that tells from where each node was reached.
const NODES: usize = 1;

/// A network with names: node 0 is the source, node 1 the sink.
pub struct Net<'a> {
    /// The names of the nodes.
    pub nodes: &'a [String],
    /// The arcs.
    pub pipes: &'a [Pipe],
    /// The arcs in notation.
    pub arcs: Vec<String>,
}

struct Growing<'a> {
    net: &'a Net<'a>,
    flow: Flow,
    run: Run,
}

/// Makes the flow from node 0 to node 1 as large as it can be, with every pipe open. On the board each pipe is the spot of its number. Time: searches, each of all nodes and arcs.
pub fn largest(net: &Net, control: &Control) -> Result<Run, Stop> {
    let mut flow = Flow::new(net.nodes.len(), net.pipes);
    flow.open_still();
    let places = (0..net.pipes.len()).map(|pipe| Spot(pipe as u32)).collect();
    let run = Run { places, ..Run::new(Method::MaxFlow, figures(net)) };
    let mut growing = Growing { net, flow, run };
    let mut searches = 1;
    let mut reached = growing.search();
    while let Some((path, sent)) = growing.flow.augment() {
        control.tick(net.pipes.len() as u64 + 1)?;
        growing.send(&path, &sent);
        reached = growing.search();
        searches += 1;
    }
    growing.cut(&reached);
    let found = Found::Number(growing.flow.total());
    Ok(growing.run.ending(found, searches))
}

fn figures(net: &Net) -> Vec<Figure> {
    let columns =
        [say!("trace-flow-capacity"), say!("trace-flow-flow"), say!("trace-flow-forth"), say!("trace-flow-back")];
    let arcs = Table { title: say!("trace-flow-arcs"), columns: columns.to_vec(), rows: net.arcs.clone() };
    let columns = net.nodes.iter().map(|node| Say::verbatim(node.clone())).collect();
    let nodes = Table { title: say!("trace-flow-nodes"), columns, rows: vec![String::new()] };
    vec![Figure::Table(arcs), Figure::Table(nodes)]
}

fn arc(pipe: usize, column: usize) -> Cell {
    Cell::new(ARCS, pipe, column)
}

fn node(node: usize) -> Cell {
    Cell::new(NODES, 0, node)
}

/// Where what is left of an arc stands, by the way it is walked.
fn left(pipe: usize, is_along: bool) -> Cell {
    arc(pipe, if is_along { FORTH } else { BACK })
}

impl Growing<'_> {
    fn name(&self, node: usize) -> &str {
        &self.net.nodes[node]
    }

    fn names(&self, nodes: impl Iterator<Item = usize>) -> Vec<String> {
        nodes.map(|node| self.name(node).to_owned()).collect()
    }

    /// What still fits through an arc, forth or back.
    fn room(&self, pipe: usize, is_along: bool) -> Ratio {
        let flow = self.flow.through(pipe);
        if is_along { &self.net.pipes[pipe].capacity - flow } else { flow }
    }

    /// A step that writes what stands in the lines of some arcs.
    fn arcs(&self, step: Step, pipes: impl Iterator<Item = usize>) -> Step {
        pipes.fold(step, |step, pipe| {
            step.writing(arc(pipe, CAPACITY), &self.net.pipes[pipe].capacity, Tint::Plain)
                .writing(arc(pipe, FLOW), &self.flow.through(pipe), Tint::Plain)
                .writing(arc(pipe, FORTH), &self.room(pipe, true), Tint::Plain)
                .writing(arc(pipe, BACK), &self.room(pipe, false), Tint::Plain)
        })
    }

    /// A search in breadth, node by node.
    fn search(&mut self) -> Vec<Reached> {
        let total = self.flow.total().to_string();
        let says = say!("trace-flow-search", source = self.name(0), flow = total.as_str());
        let mut step = Step::saying("search", says).with("flow", total).with("queue", self.name(0));
        step = if self.run.steps.is_empty() { self.arcs(step, 0..self.net.pipes.len()) } else { step };
        step = (1..self.net.nodes.len()).fold(step, |step, i| step.writing(node(i), "", Tint::Plain));
        self.run.keep(step.writing(node(0), self.name(0), Tint::Plain));
        let reached = self.flow.search();
        for (i, one) in reached.iter().enumerate() {
            let waiting = reached[..=i].iter().map(|one| one.node).skip_while(|node| *node != one.from).skip(1);
            let queue =
                if one.from == 0 { reached[..=i].iter().map(|one| one.node).collect() } else { waiting.collect() };
            self.reach(one, queue);
        }
        reached
    }

    /// `queue`: the nodes that are reached and wait for their turn.
    fn reach(&mut self, one: &Reached, queue: Vec<usize>) {
        let (from, to) = (self.name(one.from), self.name(one.node));
        let room = self.room(one.pipe, one.is_along).to_string();
        let arc = self.net.arcs[one.pipe].as_str();
        let says = if one.is_along {
            say!("trace-flow-reach", from = from, to = to, room = room, arc = arc)
        } else {
            say!("trace-flow-take-back", from = from, to = to, room = room, arc = arc)
        };
        let queue = self.names(queue.into_iter()).join(" ");
        let step = Step::saying("reach", says).with("u", from).with("v", to).with("queue", queue);
        let step = step.looking([left(one.pipe, one.is_along), node(one.node)]);
        self.run.keep(step.writing(node(one.node), from, Tint::Plain));
    }

    /// The path that was found and what was sent along it.
    fn send(&mut self, path: &[(usize, bool)], sent: &Ratio) {
        let ends = path.iter().map(|(pipe, is_along)| {
            let Pipe { from, to, .. } = &self.net.pipes[*pipe];
            if *is_along { *to } else { *from }
        });
        let names = self.names(std::iter::once(0).chain(ends)).join(">");
        let lit = || path.iter().map(|(pipe, is_along)| left(*pipe, *is_along));
        let (sent, total) = (sent.to_string(), self.flow.total().to_string());
        let says = say!("trace-flow-path", path = names.as_str(), room = sent.as_str());
        self.run.keep(Step::saying("path", says).with("push", &sent).looking(lit()).asked(sent.as_str()));
        let says = say!("trace-flow-push", path = names, room = sent.as_str(), flow = total.as_str());
        let step = Step::saying("push", says).with("push", sent).with("flow", &total).looking(lit());
        let step = self.arcs(step, path.iter().map(|(pipe, _)| *pipe)).asked(total);
        self.run.keep(step);
    }

    /// The sink is out of reach: the arcs that leave what is reached prove it.
    fn cut(&mut self, reached: &[Reached]) {
        let cut = self.flow.cut();
        let here = self.names(std::iter::once(0).chain(reached.iter().map(|one| one.node)));
        let arcs: Vec<String> = cut.iter().map(|pipe| self.net.arcs[*pipe].clone()).collect();
        let flow = self.flow.total().to_string();
        let count = arcs.len();
        let says = say!(
            "trace-flow-cut",
            sink = self.name(1),
            reached = here,
            arcs = arcs,
            count = count,
            flow = flow.as_str()
        );
        let cells = || cut.iter().map(|pipe| arc(*pipe, CAPACITY));
        let step = Step::saying("cut", says).with("flow", &flow).looking(cells()).asked(flow);
        let capacity = |pipe: usize| self.net.pipes[pipe].capacity.to_string();
        let step = cut.iter().fold(step, |step, pipe| step.writing(arc(*pipe, CAPACITY), &capacity(*pipe), Tint::Best));
        self.run.keep(step);
    }
}
