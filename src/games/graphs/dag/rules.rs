//! The rules of tokens on an acyclic graph: a move pushes one token along an arc.

use crate::kit::graph::Network;
use crate::kit::tokens::Step;
use ground::fault::{Fault, Kind};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// Tokens on one acyclic graph, normal or misère.
#[derive(Debug)]
pub struct Dag {
    /// The graph.
    pub network: Network,
    /// Whether who cannot move wins.
    pub is_misere: bool,
    /// The nodes, every target before what points to it.
    pub order: Vec<usize>,
}

impl Dag {
    /// Tokens on this graph; a cycle is refused by name.
    pub fn on(network: Network, is_misere: bool) -> Result<Self, Fault> {
        let order = network.order().map_err(|cycle| {
            let says = say!("dag-cycle", cycle = network.write_way(&cycle));
            Fault::new(Kind::BadParameter, says).expecting(say!("dag-expect-acyclic"))
        })?;
        Ok(Dag { network, is_misere, order })
    }
}

impl Rules for Dag {
    type Pos = Vec<usize>;
    type Move = Step;

    fn start(&self) -> At<Vec<usize>> {
        At::first(self.network.sources().into_iter().take(1).collect())
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
