//! Tokens on a graph with cycles: a move pushes one token along an arc, and play may go on for ever, which is a draw.

mod circling;
mod oracle;
mod reason;
pub(crate) mod rules;
mod unlost;

use crate::graphs::loopy::circling::Circling;
use crate::graphs::loopy::rules::{Cyclic, Loopy};
use crate::kit::graph::Network;
use crate::kit::on_network::{OnNetwork, TokenGame, network_of};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::params::{Domain, Param, Params};
use ground::say;
use ground::say::Say;
use solve::judge::oracle::Oracle;

/// Nine nodes: numbers from 0 to 2 although there are circles, two infinities that can win and two nodes that cannot.
const NINE: &str = "a>i,b>a,b>h,c>e,c>i,d>b,d>i,e>c,e>f,f>c,f>g,h>a,i>b,i>c,i>g";

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Loopy, Fault> {
    Ok(OnNetwork { network: network_of(params)?, is_misere: params.flag("misere"), own: Cyclic })
}

impl TokenGame for Cyclic {
    const CARD: Card = Card {
        id: "loopy",
        family: Family::Graphs,
        fame: 10,
        manner: Manner::Tokens,
        params: &[
            Param { name: "graph", domain: Domain::Text, default: NINE },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("b") },
            Preset { params: &[], position: Some("b,h") },
            Preset { params: &[], position: Some("i,b") },
            Preset { params: &[], position: Some("h,i") },
            Preset { params: &[("misere", "true")], position: Some("b,d") },
        ],
        sources: &[
            "C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966), 51-81",
            "A. S. Fraenkel and Y. Perl, Constructions in combinatorial games with cycles (1975)",
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, chapter 12",
        ],
    };
    const ENDS: bool = false;

    fn first(network: &Network) -> Vec<usize> {
        (0..network.size()).take(1).collect()
    }

    fn note(is_misere: bool) -> Say {
        if is_misere { say!("loopy-stuck-wins") } else { say!("loopy-stuck-loses") }
    }

    fn oracle(_game: &Loopy) -> Box<dyn Oracle<Loopy>> {
        Box::new(Circling::default())
    }
}

#[cfg(test)]
mod tests;
