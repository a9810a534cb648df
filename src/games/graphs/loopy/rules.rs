//! Tokens on any directed graph.

use crate::kit::on_network::OnNetwork;

/// Tokens on one directed graph, normal or misère.
pub type Loopy = OnNetwork<Cyclic>;

/// Nothing is asked of the graph.
#[derive(Debug)]
pub struct Cyclic;
