//! Cops and robber: on a graph some cops hunt one robber, and everybody sees everybody. How many cops are enough?

mod counting;
mod dismantling;
mod oracle;
mod reason;
pub(crate) mod rules;
mod seen;
mod swept;
mod teams;

use crate::graphs::cops_and_robber::rules::{CopsAndRobber, Hunt, letter};
use crate::graphs::cops_and_robber::swept::Swept;
use crate::kit::cells::split_side;
use crate::kit::graph_text::read_graph;
use crate::kit::tokens::Stage;
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Mark, Scene, Spot};
use solve::judge::oracle::Oracle;
use solve::search::full_search::Count;

/// Eight nodes that one cop can take apart corner by corner.
const EIGHT: &str = "a-b,a-c,a-d,a-f,b-c,b-g,b-h,c-g,d-e,d-f,e-f,g-h";

/// The least graph on which three cops are needed.
const PETERSEN: &str = "0-1,0-4,0-5,1-2,1-6,2-3,2-7,3-4,3-8,4-9,5-7,5-8,6-8,6-9,7-9";

/// A square of three by three nodes.
const SQUARE: &str = "a-b,b-c,d-e,e-f,g-h,h-i,a-d,d-g,b-e,e-h,c-f,f-i";

/// A circle of five nodes with a tail of two.
const TAIL: &str = "a-b,b-c,c-d,d-e,e-a,c-f,f-g";

impl CopsAndRobber {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let refused = |says: Say| say!("in-param", name = "graph", problem = says);
        let network =
            read_graph(params.text("graph")).map_err(|fault| Fault { says: refused(fault.says.clone()), ..fault })?;
        if network.size() == 0 {
            let says = refused(say!("cops-and-robber-no-node"));
            return Err(Fault::new(Kind::BadParameter, says).expecting(say!("cops-and-robber-expect-nodes")));
        }
        Ok(CopsAndRobber::on(network, params.small("cops")))
    }

    fn stage(&self, pos: &Hunt) -> Stage {
        Stage::of(&self.network, &[&pos.cops[..], pos.robber.as_slice()].concat())
    }

    fn write_nodes(&self, nodes: &[usize]) -> String {
        nodes.iter().map(|node| self.network.name(*node)).collect::<Vec<_>>().join(",")
    }

    fn read_nodes(&self, r: &mut Reader, count: usize) -> Result<Vec<usize>, Fault> {
        let mut nodes = vec![self.network.read_known(r)?];
        while nodes.len() < count {
            r.expect(",")?;
            nodes.push(self.network.read_known(r)?);
        }
        Ok(nodes)
    }
}

impl Game for CopsAndRobber {
    const CARD: Card = Card {
        id: "cops-and-robber",
        family: Family::Graphs,
        fame: 56,
        manner: Manner::Nodes,
        params: &[
            Param { name: "graph", domain: Domain::Text, default: EIGHT },
            Param { name: "cops", domain: Domain::Nat { least: 1, most: Some(4) }, default: "1" },
        ],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[("graph", TAIL)], position: Some("g/a C") },
            Preset { params: &[("graph", SQUARE), ("cops", "2")], position: None },
            Preset { params: &[("graph", PETERSEN), ("cops", "3")], position: None },
            Preset { params: &[("graph", PETERSEN), ("cops", "2")], position: Some("0,1") },
        ],
        sources: &[
            "R. Nowakowski and P. Winkler, Vertex-to-vertex pursuit in a graph, Discrete Mathematics 43 (1983), 235-239",
            "A. Quilliot, Jeux et pointes fixes sur les graphes (1978)",
            "M. Aigner and M. Fromme, A game of cops and robbers, Discrete Applied Mathematics 8 (1984), 1-12",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Swept::default())
    }

    fn scene(&self, at: &At<Hunt>) -> Scene {
        let stage = self.stage(&at.pos);
        let cop = |(number, node): (usize, &usize)| {
            let name = if self.cops == 1 { "C".to_owned() } else { (number + 1).to_string() };
            (*node, Mark::piece(Piece::Named(name), Owner::First))
        };
        let cops = at.pos.cops.iter().enumerate().map(cop);
        let robber = at.pos.robber.map(|node| (node, Mark::piece(Piece::Named("R".to_owned()), Owner::Second)));
        let note = match (at.to, at.pos.robber) {
            (Side::First, None) => say!("cops-and-robber-note-placing", cops = self.cops),
            (Side::First, Some(_)) => say!("cops-and-robber-note-cops", cops = self.cops),
            (Side::Second, None) => say!("cops-and-robber-note-hiding"),
            (Side::Second, Some(_)) => say!("cops-and-robber-note-robber"),
        };
        let scene = Scene::of(stage.shape_with(&self.network, cops.chain(robber))).noting(note);
        match stage.left_out(&self.network) {
            0 => scene,
            hidden => scene.noting(say!("graph-hidden", hidden = hidden)),
        }
    }

    /// The nodes of the cops one after the other, or the node of the robber.
    fn path(&self, at: &At<Hunt>, to: &Vec<usize>) -> Vec<Spot> {
        let stage = self.stage(&at.pos);
        to.iter().map(|node| stage.spot(*node)).collect::<Option<Vec<Spot>>>().unwrap_or_default()
    }

    fn slips(&self, at: &At<Hunt>, to: &Vec<usize>) -> Vec<Slip> {
        let nearest = |pos: &Hunt| {
            let robber = pos.robber?;
            pos.cops.iter().map(|cop| self.network.apart(*cop, robber)).min()
        };
        let (before, after) = (nearest(&at.pos), nearest(&self.play(at, to).pos));
        match at.to {
            _ if before.is_none() => Vec::new(),
            Side::First if after >= before => vec![Slip::Away],
            Side::Second if after < before => vec![Slip::Nearer],
            _ => Vec::new(),
        }
    }

    fn tell(&self, at: &At<Hunt>, to: &Vec<usize>) -> Say {
        let nodes = self.write_nodes(to);
        match (at.to, at.pos.robber.is_none()) {
            (Side::First, true) => say!("cops-and-robber-tell-placing", nodes = nodes, cops = self.cops),
            (Side::First, false) => say!("cops-and-robber-tell-cops", nodes = nodes, cops = self.cops),
            (Side::Second, true) => say!("cops-and-robber-tell-hiding", node = nodes),
            (Side::Second, false) => say!("cops-and-robber-tell-robber", node = nodes),
        }
    }

    fn write_pos(&self, at: &At<Hunt>) -> String {
        match at.pos.robber {
            _ if at.pos.cops.is_empty() => "-".to_owned(),
            None => self.write_nodes(&at.pos.cops),
            Some(robber) => {
                format!("{}/{} {}", self.write_nodes(&at.pos.cops), self.network.name(robber), letter(at.to))
            }
        }
    }

    fn read_pos(&self, text: &str) -> Result<At<Hunt>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        if r.take("-") {
            r.end()?;
            return Ok(At::first(Hunt { cops: Vec::new(), robber: None }));
        }
        let cops = self.read_nodes(&mut r, self.cops)?;
        if r.is_done() {
            return Ok(At { pos: Hunt { cops, robber: None }, to: Side::Second });
        }
        r.expect("/")?;
        let (_, side) = split_side(text, "CR");
        let robber = Some(self.network.read_known(&mut r)?);
        let to = match side {
            Some('C') if r.take("C") => Side::First,
            Some('R') if r.take("R") => Side::Second,
            _ => return Err(r.wrong(say!("cops-and-robber-expect-side"))),
        };
        r.end()?;
        Ok(At { pos: Hunt { cops, robber }, to })
    }

    fn write_move(&self, _at: &At<Hunt>, to: &Vec<usize>) -> String {
        self.write_nodes(to)
    }

    fn read_move(&self, at: &At<Hunt>, text: &str) -> Result<Vec<usize>, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let to = self.read_nodes(&mut r, if at.to == Side::First { self.cops } else { 1 })?;
        r.end()?;
        Ok(to)
    }

    /// A robber never caught has won.
    fn count(&self) -> Count {
        Count::Escapes(Side::Second)
    }
}

#[cfg(test)]
mod tests;
