//! The whole game below a position, every position once with its value and where its moves lead, to be drawn, listed and counted.

use crate::judge::control::{Control, Stop};
use crate::judge::value::{Outcome, Value};
use crate::trace::graph::{Graph, Paper};

/// The most positions whose moves are put into notation: more are counted, not drawn.
pub const DRAWN: usize = 3_000;

/// A whole game; the first position bears the number 0.
#[derive(Debug)]
pub struct Whole {
    /// Where moves lead.
    pub graph: Graph,
    /// The positions in notation, with their moves where there are at most [`DRAWN`] positions.
    pub papers: Vec<Paper>,
    /// What each position is worth to its mover.
    pub values: Vec<Value>,
}

impl Whole {
    /// A graph with its values; `write` puts a position into notation. Time and memory: every position once.
    pub fn new(
        graph: Graph,
        values: Vec<Value>,
        write: &dyn Fn(usize) -> Paper,
        control: &Control,
    ) -> Result<Self, Stop> {
        let mut papers = Vec::with_capacity(values.len());
        for i in 0..values.len() {
            control.tick(1)?;
            let paper = write(i);
            let moves = if values.len() <= DRAWN { paper.moves } else { Vec::new() };
            papers.push(Paper { moves, ..paper });
        }
        Ok(Whole { graph, papers, values })
    }

    /// Which moves of a position keep what it is worth, in the order of the rules. Of a lost one none: nothing is left to be kept.
    pub fn keeping(&self, at: usize) -> Vec<bool> {
        let below = &self.graph.below[at];
        let left = |next: &u32| {
            let (next, value) = (*next as usize, &self.values[*next as usize]);
            (if self.graph.is_again(at, next) { value.turned() } else { value.clone() }).gladness()
        };
        let left: Vec<_> = below.iter().map(left).collect();
        let is_lost = self.values[at].outcome() == Outcome::P && !self.graph.is_points;
        let best = left.iter().max().filter(|_| !is_lost);
        left.iter().map(|one| Some(one) == best).collect()
    }
}
