//! Retrograde analysis position by position: from the ended positions backwards, with a queue and a counter for each position.
//!
//! A position is won as soon as one move is known to leave a loss; it is lost when the counter of its moves that are not yet known to
//! lose has fallen to zero. What the queue never reaches goes on for ever. Time: positions and moves once. Published by K. Thompson,
//! Retrograde analysis of certain endgames, ICCA Journal 9 (1986), 131-139.
//!
//! Worked by hand: a token on 0 <-> 1 -> 2, who cannot move loses: 2 is lost; 1 leads to it, so won in 1; 0 has one move and it leads to a
//! won position, its counter falls to 0, so lost in 2.

use std::collections::VecDeque;

use crate::judge::control::{Control, Stop};
use crate::judge::value::Outcome;
use crate::search::full_search::Count;
use crate::trace::graph::{Graph, Paper};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Cost, Figure, Found, Run, Step, Table, Tint, sign};
use crate::trace::tables::{best_move, named, tint};
use ground::num::Nat;
use ground::rules::Side;
use ground::say;
use ground::say::Say;

/// Positions that are shown one by one at most.
pub const SHOWN: usize = 3_000;

/// Columns: the counter, the outcome, the plies to the end, the best move.
const COUNTER: usize = 0;
const WORTH: usize = 1;
const PLIES: usize = 2;
const MOVE: usize = 3;

struct Sweep<'a> {
    graph: &'a Graph,
    above: Vec<Vec<u32>>,
    counters: Vec<usize>,
    known: Vec<Option<(Outcome, u64)>>,
    queue: VecDeque<usize>,
    run: Run,
}

/// Settles the positions of a graph backwards from the ends. Too large: more than [`SHOWN`] positions, which are settled in rounds.
pub fn sweep(graph: &Graph, count: Count, write: &dyn Fn(usize) -> Paper, control: &Control) -> Result<Run, Stop> {
    if graph.below.len() > SHOWN {
        return Err(Stop::TooLarge(say!("trace-too-many-cells", most = SHOWN)));
    }
    let mut sweep = Sweep::new(graph, write);
    sweep.run.keep(sweep.begins());
    sweep.seed();
    while let Some(at) = sweep.queue.pop_front() {
        control.tick(1)?;
        sweep.take(at);
    }
    let endless = if let Count::Escapes(side) = count { Some(side) } else { None };
    sweep.rest(endless);
    let found = sweep.known[0].map_or_else(
        || Found::Outcome(unending(endless, graph.to[0]), None),
        |(outcome, plies)| Found::Outcome(outcome, (outcome != Outcome::D).then_some(plies)),
    );
    let work = Some(Nat::from(graph.below.len()));
    let costs = vec![Cost { method: Method::Retrograde, work, cuts: 0, recalled: 0 }];
    Ok(Run { found, costs, ..sweep.run })
}

/// What play without end is worth to a mover.
pub fn unending(endless: Option<Side>, to: Side) -> Outcome {
    match endless {
        None => Outcome::D,
        Some(side) if side == to => Outcome::N,
        Some(_) => Outcome::P,
    }
}

impl<'a> Sweep<'a> {
    fn new(graph: &'a Graph, write: &dyn Fn(usize) -> Paper) -> Self {
        let papers: Vec<Paper> = (0..graph.below.len()).map(write).collect();
        let rows = papers.iter().map(|paper| paper.position.clone()).collect();
        let columns = vec![say!("trace-counter"), say!("trace-worth"), say!("trace-plies"), say!("trace-best")];
        let table = Table { title: say!("trace-table-retrograde"), columns, rows };
        let counters: Vec<usize> = graph.below.iter().map(Vec::len).collect();
        let run = Run { papers, ..Run::new(Method::Retrograde, vec![Figure::Table(table)]) };
        let known = vec![None; counters.len()];
        Sweep { graph, above: graph.above(), counters, known, queue: VecDeque::new(), run }
    }

    fn text(&self, at: usize) -> &str {
        &self.run.papers[at].position
    }

    fn step(&self, at: usize, line: &'static str, says: Say) -> Step {
        let queue = named(self.queue.iter().map(|at| self.text(*at)));
        Step::saying(line, says).about(at).looking([cell(at, WORTH)]).with("queue", queue)
    }

    fn begins(&self) -> Step {
        let says = say!("trace-retro-begins", positions = self.counters.len());
        (0..self.counters.len()).fold(Step::saying("count", says), |step, at| {
            step.changing(Change::Write(cell(at, COUNTER), self.counters[at].to_string(), Tint::Plain))
        })
    }

    /// Puts the ended positions into the queue.
    fn seed(&mut self) {
        for at in 0..self.counters.len() {
            let Some(gain) = self.graph.ends[at] else { continue };
            let outcome = sign(gain);
            let says = say!("trace-retro-seed", position = self.text(at), letter = outcome.letter());
            let step = self.step(at, "seed", says);
            self.settle(at, outcome, 0, step);
        }
    }

    /// Writes what a position is worth and puts it into the queue.
    fn settle(&mut self, at: usize, outcome: Outcome, plies: u64, step: Step) {
        self.known[at] = Some((outcome, plies));
        self.queue.push_back(at);
        let step = step.with("position", self.text(at)).with("plies", plies).asked(outcome.letter());
        let step = step.changing(Change::Write(cell(at, WORTH), outcome.letter().to_owned(), tint(outcome)));
        self.run.keep(step.changing(Change::Write(cell(at, PLIES), plies.to_string(), Tint::Plain)));
    }

    /// Takes a settled position from the queue and looks at those that lead to it.
    fn take(&mut self, at: usize) {
        let Some((outcome, plies)) = self.known[at] else { return };
        let ups: Vec<usize> = self.above[at].iter().map(|up| *up as usize).collect();
        let says = say!("trace-retro-pop", position = self.text(at), letter = outcome.letter(), above = ups.len());
        let lit = ups.iter().map(|up| cell(*up, WORTH));
        self.run.keep(self.step(at, "pop", says).looking(lit).with("position", self.text(at)));
        for up in ups {
            if self.known[up].is_none() {
                self.tell(up, at, outcome, plies + 1);
            }
        }
    }

    /// Tells a position what one of its moves leaves.
    fn tell(&mut self, up: usize, at: usize, outcome: Outcome, plies: u64) {
        let is_again = self.graph.is_again(up, at);
        let (winning, losing) = if is_again { (Outcome::N, Outcome::P) } else { (Outcome::P, Outcome::N) };
        if outcome == winning {
            let says = say!("trace-retro-won", position = self.text(up), to = self.text(at), plies = plies);
            let step = self.step(up, "won", says).changing(self.best(up, |next| next == at));
            return self.settle(up, Outcome::N, plies, step);
        }
        if outcome != losing {
            return;
        }
        self.counters[up] -= 1;
        let left = self.counters[up];
        let written = Change::Write(cell(up, COUNTER), left.to_string(), Tint::Plain);
        let says = say!("trace-retro-lower", position = self.text(up), to = self.text(at), left = left);
        let step = self.step(up, "lower", says).looking([cell(up, COUNTER)]).with("position", self.text(up));
        self.run.keep(step.with("counter", left).changing(written));
        if left == 0 {
            let says = say!("trace-retro-lost", position = self.text(up), plies = plies);
            // The queue is in the order of plies: of moves that all lose, the last one told loses last.
            let step = self.step(up, "lost", says).changing(self.best(up, |next| next == at));
            self.settle(up, Outcome::P, plies, step);
        }
    }

    /// Writes the first move of a position that leads where it should.
    fn best(&self, at: usize, is_kept: impl Fn(usize) -> bool) -> Change {
        let index = self.graph.below[at].iter().position(|next| is_kept(*next as usize));
        Change::Write(cell(at, MOVE), best_move(&self.run.papers[at], index), Tint::Best)
    }

    /// What the queue never reached.
    fn rest(&mut self, endless: Option<Side>) {
        let left: Vec<usize> = (0..self.known.len()).filter(|at| self.known[*at].is_none()).collect();
        let side = endless.map_or("nobody", Side::name);
        let says = if left.is_empty() {
            say!("trace-retro-all")
        } else {
            say!("trace-retro-left", left = left.len(), side = side)
        };
        let step = Step::saying("left", says).looking(left.iter().map(|at| cell(*at, WORTH)));
        let step = left.iter().fold(step, |step, at| {
            let outcome = unending(endless, self.graph.to[*at]);
            let step = step.changing(Change::Write(cell(*at, WORTH), outcome.letter().to_owned(), tint(outcome)));
            step.changing(self.best(*at, |next| self.known[next].is_none_or(|(outcome, _)| outcome == Outcome::D)))
        });
        self.run.keep(Step { is_event: true, ..step });
    }
}

fn cell(row: usize, column: usize) -> Cell {
    Cell { figure: 0, row, column }
}
