//! Won and lost, or nim-values, filled into a table from the ends: each position after all that it leads to.
//!
//! A position is N as soon as one move leads to a P, and P where all lead to an N; its nim-value is the least number that no move leads
//! to. Time: positions and moves once. Published by P. M. Grundy, Mathematics and games, Eureka 2 (1939), 6-8.
//!
//! Worked by hand: take one or two of a heap. 0 is P; 1 leads to 0, so N; 2 leads to 0, so N; 3 leads to 2 and 1, both N, so P.

pub(crate) mod layout;
pub(crate) mod ordered;
pub mod sums;

use crate::judge::control::{Control, Stop};
use crate::judge::value::Outcome;
use crate::trace::graph::{Graph, Paper};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Cost, Found, Run, STEPS, Step, Tint, sign};
use crate::trace::tables::layout::{Layout, laid_out};
use ground::num::Nat;
use ground::say;
use ground::say::Say;

/// Positions that a table has room for.
pub const CELLS: usize = 5_000;

struct Filling<'a> {
    graph: &'a Graph,
    layout: Layout,
    papers: Vec<Paper>,
    /// Whether each move is a step of its own.
    is_fine: bool,
    run: Run,
}

/// Fills the table of outcomes below position 0 of a graph without circles and points.
pub fn outcomes(graph: &Graph, write: &dyn Fn(usize) -> Paper, control: &Control) -> Result<Run, Stop> {
    let mut filling = Filling::new(graph, Method::PnTable, write, control)?;
    let mut known: Vec<Option<Outcome>> = vec![None; graph.below.len()];
    for at in filling.layout.order.clone() {
        control.tick(1)?;
        known[at] = Some(filling.outcome(at, &known));
    }
    let found = known[0].map_or(Found::Unfinished, |outcome| Found::Outcome(outcome, None));
    Ok(filling.finish(found))
}

/// Fills the table of nim-values below position 0 of a graph without circles, of an impartial game in normal play.
pub fn nim_values(graph: &Graph, write: &dyn Fn(usize) -> Paper, control: &Control) -> Result<Run, Stop> {
    let mut filling = Filling::new(graph, Method::SgValues, write, control)?;
    let mut known = vec![0; graph.below.len()];
    for at in filling.layout.order.clone() {
        control.tick(1)?;
        known[at] = filling.nim_value(at, &known);
    }
    let found = Found::Nimber(Nat::from(known[0]));
    Ok(filling.finish(found))
}

impl<'a> Filling<'a> {
    fn new(graph: &'a Graph, method: Method, write: &dyn Fn(usize) -> Paper, control: &Control) -> Result<Self, Stop> {
        if graph.below.len() > CELLS {
            return Err(Stop::TooLarge(say!("trace-too-many-cells", most = CELLS)));
        }
        let papers: Vec<Paper> = (0..graph.below.len()).map(write).collect();
        let texts: Vec<String> = papers.iter().map(|paper| paper.position.clone()).collect();
        let title = if method == Method::PnTable { say!("trace-table-pn") } else { say!("trace-table-sg") };
        let layout = laid_out(graph, &texts, title, control)?;
        let moves: usize = graph.below.iter().map(|below| below.len() + 3).sum();
        let run = Run::new(method, layout.figures.clone());
        Ok(Filling { graph, layout, papers, is_fine: moves <= STEPS, run })
    }

    fn finish(self, found: Found) -> Run {
        let work = Some(Nat::from(self.graph.below.len()));
        let costs = vec![Cost { method: self.run.method, work, cuts: 0, recalled: 0 }];
        Run { found, costs, papers: self.papers, ..self.run }
    }

    fn text(&self, at: usize) -> &str {
        &self.papers[at].position
    }

    fn cell(&self, at: usize) -> Cell {
        self.layout.cells[at]
    }

    /// The cells that the moves of a position lead to.
    fn options(&self, at: usize) -> Vec<Cell> {
        self.graph.below[at].iter().map(|next| self.cell(*next as usize)).collect()
    }

    /// A step at a position whose cell is being filled.
    fn step(&self, at: usize, line: &'static str, says: Say) -> Step {
        Step::saying(line, says).about(at).with("position", self.text(at)).looking([self.cell(at)])
    }

    /// Writes what a position is worth, its best move, and where it has a line of its own, what it leads to.
    fn write(&mut self, at: usize, says: Say, (worth, tint): (&str, Tint), best: Option<usize>, leads: String) {
        let cell = self.cell(at);
        let step = self.step(at, "write", says).looking(self.options(at)).asked(worth).with("value", worth);
        let mut step = step.changing(Change::Write(cell, worth.to_owned(), tint));
        let best = best_move(&self.papers[at], best);
        step = step.changing(Change::Write(self.layout.best(at), best, Tint::Best));
        if self.layout.is_list {
            let leads = if leads.is_empty() { "-".to_owned() } else { leads };
            step = step.changing(Change::Write(Cell { column: 0, ..cell }, leads, Tint::Plain));
        }
        self.run.keep(step);
    }

    /// What the moves of a position lead to, each with what it is worth.
    fn leads(&self, at: usize, worth: &dyn Fn(usize) -> String) -> String {
        if !self.layout.is_list {
            return String::new();
        }
        let below = self.graph.below[at].iter().map(|next| *next as usize);
        let parts: Vec<String> = below.map(|next| format!("{}={}", self.text(next), worth(next))).collect();
        parts.join("  ")
    }

    fn outcome(&mut self, at: usize, known: &[Option<Outcome>]) -> Outcome {
        let mut best = self.graph.ends[at].map_or(Outcome::P, sign);
        let mut kept = None;
        if self.is_fine {
            self.run.keep(self.step(at, "cell", say!("trace-pn-cell", position = self.text(at))));
        }
        for (index, next) in self.graph.below[at].clone().into_iter().enumerate() {
            let next = next as usize;
            let left = known[next].unwrap_or(Outcome::D);
            let is_again = self.graph.is_again(at, next);
            let gained = if is_again { left } else { left.turned() };
            if self.is_fine {
                self.look(at, next, left, gained == Outcome::N);
            }
            if better(best, gained) != best {
                (best, kept) = (gained, Some(index));
            }
            if gained == Outcome::N {
                break;
            }
        }
        let deciding = kept.filter(|_| best == Outcome::N).map(|index| self.graph.below[at][index] as usize);
        let says = self.decided(at, best, deciding);
        let letter = |next: usize| known[next].map_or("?", Outcome::letter).to_owned();
        let leads = self.leads(at, &letter);
        self.write(at, says, (best.letter(), tint(best)), kept, leads);
        best
    }

    fn look(&mut self, at: usize, next: usize, left: Outcome, is_decided: bool) {
        let (line, to) = (if is_decided { "lost" } else { "try" }, self.text(next).to_owned());
        let says = say!("trace-pn-try", position = self.text(at), to = to.as_str(), letter = left.letter());
        let step = self.step(at, line, says).looking([self.cell(next)]);
        self.run.keep(step.with("next", to).with("value[next]", left.letter()));
    }

    fn decided(&self, at: usize, outcome: Outcome, deciding: Option<usize>) -> Say {
        let (position, letter) = (self.text(at), outcome.letter());
        match deciding {
            Some(next) => say!("trace-pn-won", position = position, to = self.text(next)),
            None if self.graph.below[at].is_empty() => say!("trace-pn-end", position = position, letter = letter),
            None => say!("trace-pn-all", position = position, letter = letter),
        }
    }

    fn nim_value(&mut self, at: usize, known: &[usize]) -> usize {
        let below: Vec<usize> = self.graph.below[at].iter().map(|next| *next as usize).collect();
        if self.is_fine {
            self.run.keep(self.step(at, "cell", say!("trace-sg-cell", position = self.text(at))));
        }
        let mut met: Vec<usize> = Vec::new();
        for next in &below {
            met.push(known[*next]);
            met.sort_unstable();
            met.dedup();
            if self.is_fine {
                self.collect(at, *next, known[*next], &met);
            }
        }
        let least = mex(&met);
        if self.is_fine {
            let says = say!("trace-sg-mex", set = set(&met), mex = least);
            self.run.keep(self.step(at, "mex", says).with("set", set(&met)).with("mex", least));
        }
        let says = say!("trace-sg-write", position = self.text(at), set = set(&met), mex = least);
        let leads = self.leads(at, &|next| known[next].to_string());
        let tint = if least == 0 { Tint::Lost } else { Tint::Won };
        let best = below.iter().position(|next| known[*next] == 0);
        self.write(at, says, (&least.to_string(), tint), best, leads);
        least
    }

    fn collect(&mut self, at: usize, next: usize, value: usize, met: &[usize]) {
        let says = say!("trace-sg-look", position = self.text(at), to = self.text(next), value = value);
        let step = self.step(at, "look", says).looking([self.cell(next)]);
        self.run.keep(step.with("next", self.text(next)).with("set", set(met)));
    }
}

/// The least number that is not among these.
pub fn mex(values: &[usize]) -> usize {
    (0..=values.len()).find(|value| !values.contains(value)).unwrap_or(0)
}

/// The best move as it is written: a dash where none is, or all lose.
pub fn best_move(paper: &Paper, index: Option<usize>) -> String {
    index.and_then(|index| paper.moves.get(index)).cloned().unwrap_or_else(|| "-".to_owned())
}

/// A set as it is written: `{0, 1, 3}`.
pub fn set(values: &[usize]) -> String {
    let parts: Vec<String> = values.iter().map(usize::to_string).collect();
    format!("{{{}}}", parts.join(", "))
}

/// The first few of many names: `a b c ...`.
pub fn named<'t>(names: impl Iterator<Item = &'t str>) -> String {
    const MOST: usize = 8;
    let mut names: Vec<&str> = names.take(MOST + 1).collect();
    if names.len() > MOST {
        names[MOST] = "...";
    }
    names.join(" ")
}

fn better(one: Outcome, other: Outcome) -> Outcome {
    let rank = |outcome| match outcome {
        Outcome::P => 0,
        Outcome::D => 1,
        Outcome::N => 2,
    };
    if rank(other) > rank(one) { other } else { one }
}

/// The colour of an outcome.
pub fn tint(outcome: Outcome) -> Tint {
    match outcome {
        Outcome::N => Tint::Won,
        Outcome::P => Tint::Lost,
        Outcome::D => Tint::Drawn,
    }
}
