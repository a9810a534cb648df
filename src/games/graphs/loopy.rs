//! Tokens on a graph with cycles: a move pushes one token along an arc, and play may go on for ever, which is a draw.

mod circling;
mod oracle;
mod reason;
pub mod rules;

use crate::graphs::loopy::circling::Circling;
use crate::graphs::loopy::rules::Loopy;
use crate::kit::graph_text::read_graph;
use crate::kit::tokens::{Stage, Step};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Game, InSums, Preset};
use ground::fault::Fault;
use ground::params::{Domain, Param, Params};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Spot};
use solve::judge::oracle::Oracle;

/// Nine nodes: numbers from 0 to 2 although there are circles, two infinities that can win and two nodes that cannot.
const NINE: &str = "a>i,b>a,b>h,c>e,c>i,d>b,d>i,e>c,e>f,f>c,f>g,h>a,i>b,i>c,i>g";

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Loopy, Fault> {
    let refused =
        |fault: Fault| Fault { says: say!("in-param", name = "graph", problem = fault.says.clone()), ..fault };
    let network = read_graph(params.text("graph")).map_err(refused)?;
    Ok(Loopy { network, is_misere: params.flag("misere") })
}

impl Game for Loopy {
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

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Circling::default())
    }

    fn scene(&self, at: &At<Vec<usize>>) -> Scene {
        let note = if self.is_misere { say!("loopy-stuck-wins") } else { say!("loopy-stuck-loses") };
        let stage = Stage::of(&self.network, &at.pos);
        let scene = Scene::of(stage.shape(&self.network, &at.pos)).noting(note);
        match stage.left_out(&self.network) {
            0 => scene,
            hidden => scene.noting(say!("graph-hidden", hidden = hidden)),
        }
    }

    fn path(&self, at: &At<Vec<usize>>, step: &Step) -> Vec<Spot> {
        Stage::of(&self.network, &at.pos).path(&at.pos, *step)
    }

    fn pointable(&self, at: &At<Vec<usize>>) -> Vec<Step> {
        Stage::of(&self.network, &at.pos).pointable(&self.network, &at.pos)
    }

    fn tell(&self, at: &At<Vec<usize>>, step: &Step) -> Say {
        self.network.tell(&at.pos, *step)
    }

    fn write_pos(&self, at: &At<Vec<usize>>) -> String {
        self.network.write_tokens(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<usize>>, Fault> {
        self.network.read_tokens(text).map(At::first)
    }

    fn write_move(&self, at: &At<Vec<usize>>, step: &Step) -> String {
        self.network.write_step(&at.pos, *step)
    }

    fn read_move(&self, at: &At<Vec<usize>>, text: &str) -> Result<Step, Fault> {
        self.network.read_step(&at.pos, text)
    }

    fn summands(&self, at: &At<Vec<usize>>) -> Vec<At<Vec<usize>>> {
        at.pos.iter().map(|token| At { pos: vec![*token], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        InSums::Never
    }
}

#[cfg(test)]
mod tests;
