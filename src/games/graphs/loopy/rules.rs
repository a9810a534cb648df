//! The rules of tokens on any directed graph: a move pushes one token along an arc, and play may go on for ever.

use crate::kit::graph::Network;
use crate::kit::tokens::Step;
use ground::rules::{At, Ending, Illegal, Moves, Rules};

/// Tokens on one directed graph, normal or misère.
#[derive(Debug)]
pub struct Loopy {
    /// The graph.
    pub network: Network,
    /// Whether who cannot move wins.
    pub is_misere: bool,
}

impl Rules for Loopy {
    type Pos = Vec<usize>;
    type Move = Step;

    fn start(&self) -> At<Vec<usize>> {
        At::first((0..self.network.size()).take(1).collect())
    }

    fn moves(&self, at: &At<Vec<usize>>) -> Moves<'_, Step> {
        self.network.steps(&at.pos)
    }

    fn legal(&self, at: &At<Vec<usize>>, step: &Step) -> Result<(), Illegal> {
        self.network.has_arc(&at.pos, *step)
    }

    fn play(&self, at: &At<Vec<usize>>, step: &Step) -> At<Vec<usize>> {
        let mut pos = at.pos.clone();
        pos[step.token] = step.to;
        at.leave(pos)
    }

    fn ending(&self, at: &At<Vec<usize>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.iter().all(|token| self.network.targets()[*token].is_empty()).then_some(Ending::Won(winner))
    }
}
