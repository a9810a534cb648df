//! Tokens on an acyclic graph: what the graph must be, and the order that its nodes are worked out in.

use crate::kit::graph::Network;
use crate::kit::on_network::OnNetwork;
use ground::fault::{Fault, Kind};
use ground::say;

/// Tokens on one acyclic graph, normal or misère.
pub type Dag = OnNetwork<Acyclic>;

/// What makes a graph acyclic.
#[derive(Debug)]
pub struct Acyclic {
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
        Ok(OnNetwork { network, is_misere, own: Acyclic { order } })
    }
}
