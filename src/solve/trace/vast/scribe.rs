//! What is written down of a method while it runs: steps, nodes and positions, as long as there is room.

use rustc_hash::FxHashMap;

use crate::trace::graph::Paper;
use crate::trace::method::Method;
use crate::trace::run::{Figure, Node, Run, Step};
use crate::trace::vast::unfolding::Vast;
use ground::rules::Side;

/// Writes a run down.
pub struct Scribe {
    /// The run so far.
    pub run: Run,
    /// The numbers of positions spoken of, leaves apart: of a leaf no move is named.
    numbers: FxHashMap<(u32, bool), usize>,
}

impl Scribe {
    /// Nothing is written yet.
    pub fn new(method: Method, figures: Vec<Figure>) -> Self {
        Scribe { run: Run::new(method, figures), numbers: FxHashMap::default() }
    }

    /// The number of a position among those spoken of.
    pub fn paper(&mut self, vast: &dyn Vast, state: u32, is_leaf: bool) -> usize {
        let run = &mut self.run;
        *self.numbers.entry((state, is_leaf)).or_insert_with(|| {
            let written = vast.write(state);
            let written = if is_leaf { Paper { moves: Vec::new(), ..written } } else { written };
            run.bytes += written.bytes();
            run.papers.push(written);
            run.papers.len() - 1
        })
    }

    /// Writes a node down.
    pub fn node(
        &mut self,
        parent: Option<(usize, usize)>,
        to: Side,
        window: Option<(i64, i64)>,
        paper: usize,
    ) -> usize {
        self.run.nodes.push(Node { parent, to, window, paper });
        self.run.nodes.len() - 1
    }

    /// Keeps a step, if there is room.
    pub fn keep(&mut self, step: impl FnOnce(&Run) -> Step) {
        if self.run.has_room() {
            let step = step(&self.run);
            self.run.keep(step);
        } else {
            self.run.lost += 1;
        }
    }

    /// What the move of a node is called.
    pub fn called(&self, node: usize, index: usize) -> String {
        let paper = &self.run.papers[self.run.nodes[node].paper];
        paper.moves.get(index).cloned().unwrap_or_default()
    }
}
