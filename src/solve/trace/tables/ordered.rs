//! Nim-values node by node: every position waits for those it leads to, and gets its value when the last of them has one.
//!
//! Topological order by counts of what is still waited for; then the least number that no move leads to. Time: positions and moves once.
//! The order is that of A. B. Kahn, Topological sorting of large networks, Communications of the ACM 5 (1962), 558-562.
//!
//! Worked by hand: a leads to b and c, b to c. c waits for nothing and has 0; then b waits for nothing, mex {0} = 1; then a, mex {0, 1} = 2.

use std::collections::VecDeque;

use crate::judge::control::{Control, Stop};
use crate::trace::graph::{Graph, Paper};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Cost, Figure, Found, Run, Step, Table, Tint};
use crate::trace::tables::{CELLS, best_move, mex, named, set};
use ground::num::Nat;
use ground::say;

/// Columns: how many are waited for, the values that moves lead to, the value, the best move.
const WAITS: usize = 0;
const SET: usize = 1;
const VALUE: usize = 2;
const MOVE: usize = 3;

struct Ordered<'a> {
    graph: &'a Graph,
    above: Vec<Vec<u32>>,
    waits: Vec<usize>,
    values: Vec<usize>,
    ready: VecDeque<usize>,
    /// The line of each position in the table.
    lines: Vec<usize>,
    run: Run,
}

/// Finds the nim-values below position 0 of a graph without circles, of an impartial game in normal play.
pub fn node_by_node(graph: &Graph, write: &dyn Fn(usize) -> Paper, control: &Control) -> Result<Run, Stop> {
    if graph.below.len() > CELLS {
        return Err(Stop::TooLarge(say!("trace-too-many-cells", most = CELLS)));
    }
    let mut ordered = Ordered::new(graph, write, control)?;
    ordered.run.keep(ordered.begins());
    while let Some(at) = ordered.ready.pop_front() {
        control.tick(1)?;
        ordered.settle(at);
    }
    let work = Some(Nat::from(graph.below.len()));
    let costs = vec![Cost { method: Method::SgGraph, work, cuts: 0, recalled: 0 }];
    Ok(Run { found: Found::Nimber(Nat::from(ordered.values[0])), costs, ..ordered.run })
}

impl<'a> Ordered<'a> {
    fn new(graph: &'a Graph, write: &dyn Fn(usize) -> Paper, control: &Control) -> Result<Self, Stop> {
        let papers: Vec<Paper> = (0..graph.below.len()).map(write).collect();
        let heights = graph.heights(control)?;
        let mut order: Vec<usize> = (0..papers.len()).collect();
        order.sort_by_key(|i| (heights[*i], *i));
        let mut lines = vec![0; papers.len()];
        order.iter().enumerate().for_each(|(line, i)| lines[*i] = line);
        let rows = order.iter().map(|i| papers[*i].position.clone()).collect();
        let columns = vec![say!("trace-waits"), say!("trace-set"), say!("trace-worth"), say!("trace-best")];
        let table = Table { title: say!("trace-table-sg"), columns, rows };
        let waits: Vec<usize> = graph.below.iter().map(Vec::len).collect();
        let ready = order.into_iter().filter(|i| waits[*i] == 0).collect();
        let values = vec![0; papers.len()];
        let run = Run { papers, ..Run::new(Method::SgGraph, vec![Figure::Table(table)]) };
        Ok(Ordered { graph, above: graph.above(), waits, values, ready, lines, run })
    }

    fn cell(&self, at: usize, column: usize) -> Cell {
        Cell { figure: 0, row: self.lines[at], column }
    }

    fn text(&self, at: usize) -> &str {
        &self.run.papers[at].position
    }

    fn queue(&self) -> String {
        named(self.ready.iter().map(|at| self.text(*at)))
    }

    fn begins(&self) -> Step {
        let says = say!("trace-sg-begins", ready = self.ready.len(), all = self.waits.len());
        let step = Step::saying("order", says).with("queue", self.queue());
        (0..self.waits.len()).fold(step, |step, at| {
            step.changing(Change::Write(self.cell(at, WAITS), self.waits[at].to_string(), Tint::Plain))
        })
    }

    /// Gives the next position its value and tells those that wait for it.
    fn settle(&mut self, at: usize) {
        let below: Vec<usize> = self.graph.below[at].iter().map(|next| *next as usize).collect();
        let mut met: Vec<usize> = below.iter().map(|next| self.values[*next]).collect();
        met.sort_unstable();
        met.dedup();
        let least = mex(&met);
        let looked = below.iter().map(|next| self.cell(*next, VALUE));
        let says = say!("trace-sg-ready", position = self.text(at), moves = below.len(), set = set(&met));
        let step = Step::saying("look", says).about(at).looking(looked).with("node", self.text(at));
        let step = step.with("set", set(&met)).with("queue", self.queue());
        self.run.keep(step.changing(Change::Write(self.cell(at, SET), set(&met), Tint::Plain)));
        self.values[at] = least;
        let says = say!("trace-sg-write", position = self.text(at), set = set(&met), mex = least);
        let tint = if least == 0 { Tint::Lost } else { Tint::Won };
        let step =
            Step::saying("mex", says).about(at).with("set", set(&met)).with("mex", least).asked(least.to_string());
        let best = below.iter().position(|next| self.values[*next] == 0);
        let best = best_move(&self.run.papers[at], best);
        let step = step.changing(Change::Write(self.cell(at, VALUE), least.to_string(), tint));
        self.run.keep(step.changing(Change::Write(self.cell(at, MOVE), best, Tint::Best)));
        self.release(at);
    }

    /// Those that waited for a position wait for one less.
    fn release(&mut self, at: usize) {
        let mut changes = Vec::new();
        let mut freed = Vec::new();
        for up in self.above[at].clone().into_iter().map(|up| up as usize) {
            self.waits[up] -= 1;
            changes.push(Change::Write(self.cell(up, WAITS), self.waits[up].to_string(), Tint::Plain));
            if self.waits[up] == 0 {
                self.ready.push_back(up);
                freed.push(up);
            }
        }
        if changes.is_empty() {
            return;
        }
        let (waiting, names) = (changes.len(), named(freed.iter().map(|up| self.text(*up))));
        let says =
            say!("trace-sg-frees", position = self.text(at), waiting = waiting, freed = freed.len(), names = names);
        let lit: Vec<Cell> = changes.iter().filter_map(Change::cell).collect();
        let step = Step::saying("order", says).about(at).looking(lit).with("queue", self.queue());
        self.run.keep(Step { changes, ..step });
    }
}
