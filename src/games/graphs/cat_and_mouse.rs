//! Cat and mouse: on a graph the mouse runs for its hole and the cat for the mouse; a chase without end is a draw.

mod drawn;
mod oracle;
mod pairs;
mod reason;
pub(crate) mod rules;

use crate::graphs::cat_and_mouse::pairs::Swept;
use crate::graphs::cat_and_mouse::rules::{CatAndMouse, Chase, letter};
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

/// Two circles joined; the mouse can keep the cat behind it.
const SIX: &str = "0-2,0-5,1-3,2-4,2-5,3-4,3-5";

impl CatAndMouse {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let refused = |says: Say| say!("in-param", name = "graph", problem = says);
        let network =
            read_graph(params.text("graph")).map_err(|fault| Fault { says: refused(fault.says.clone()), ..fault })?;
        let hole = network.find("0");
        if network.size() < 2 + usize::from(hole.is_some()) {
            let says = refused(say!("cat-and-mouse-no-room"));
            return Err(Fault::new(Kind::BadParameter, says).expecting(say!("cat-and-mouse-expect-nodes")));
        }
        Ok(CatAndMouse { network, hole })
    }

    fn stage(&self, pos: &Chase) -> Stage {
        Stage::of(&self.network, &[pos.mouse, pos.cat])
    }
}

impl Game for CatAndMouse {
    const CARD: Card = Card {
        id: "cat-and-mouse",
        family: Family::Graphs,
        fame: 38,
        manner: Manner::Nodes,
        params: &[Param { name: "graph", domain: Domain::Text, default: SIX }],
        presets: &[
            Preset { params: &[], position: Some("1,2 M") },
            Preset { params: &[], position: Some("4,1 C") },
            Preset { params: &[("graph", "0-1,0-3,2-3")], position: Some("1,2 M") },
            Preset { params: &[("graph", "0-4,0-5,0-6,1-2,1-3,2-3,2-5,2-6,3-4,5-6")], position: Some("1,2 M") },
            Preset { params: &[("graph", "0-4,0-6,0-7,1-2,1-5,1-7,2-4,3-4,3-5,3-7,5-6")], position: Some("1,2 M") },
        ],
        sources: &["E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913)"],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Swept::default())
    }

    fn scene(&self, at: &At<Chase>) -> Scene {
        let Chase { mouse, cat } = at.pos;
        let piece = |name: &str, owner| Mark::piece(Piece::Named(name.to_owned()), owner);
        let pieces = [(mouse, piece("M", Owner::First)), (cat, piece("C", Owner::Second))];
        let stage = self.stage(&at.pos);
        let note = match at.to {
            Side::First => say!("cat-and-mouse-note-mouse"),
            Side::Second => say!("cat-and-mouse-note-cat"),
        };
        let scene = Scene::of(stage.shape_with(&self.network, pieces)).noting(note);
        match stage.left_out(&self.network) {
            0 => scene,
            hidden => scene.noting(say!("graph-hidden", hidden = hidden)),
        }
    }

    fn path(&self, at: &At<Chase>, to: &usize) -> Vec<Spot> {
        self.stage(&at.pos).spot(*to).into_iter().collect()
    }

    fn pointable(&self, at: &At<Chase>) -> Vec<usize> {
        let stage = self.stage(&at.pos);
        self.moves(at).list.filter(|to| stage.spot(*to).is_some()).collect()
    }

    fn slips(&self, at: &At<Chase>, to: &usize) -> Vec<Slip> {
        let from = at.pos;
        let next = self.play(at, to).pos;
        let [before, after] = [from, next].map(|pos| self.network.apart(pos.cat, pos.mouse));
        match at.to {
            Side::First if after < before => vec![Slip::Nearer],
            Side::Second if after >= before => vec![Slip::Away],
            _ => Vec::new(),
        }
    }

    fn tell(&self, at: &At<Chase>, to: &usize) -> Say {
        let to = self.network.name(*to);
        match at.to {
            Side::First => say!("cat-and-mouse-tell-mouse", to = to),
            Side::Second => say!("cat-and-mouse-tell-cat", to = to),
        }
    }

    fn write_pos(&self, at: &At<Chase>) -> String {
        let Chase { mouse, cat } = at.pos;
        format!("{},{} {}", self.network.name(mouse), self.network.name(cat), letter(at.to))
    }

    fn read_pos(&self, text: &str) -> Result<At<Chase>, Fault> {
        let (drawn, side) = split_side(text, "MC");
        let mut r = Reader::new(Kind::BadPosition, drawn);
        let mouse = self.network.read_known(&mut r)?;
        r.expect(",")?;
        let column = r.column();
        let cat = self.network.read_known(&mut r)?;
        if Some(cat) == self.hole {
            return Err(Fault::new(Kind::BadPosition, say!("cat-and-mouse-hole-is-closed")).at(column));
        }
        if side.is_none() || !r.is_done() {
            return Err(r.wrong(say!("cat-and-mouse-expect-side")));
        }
        let to = if side == Some('M') { Side::First } else { Side::Second };
        Ok(At { pos: Chase { mouse, cat }, to })
    }

    fn write_move(&self, _at: &At<Chase>, to: &usize) -> String {
        self.network.name(*to).to_owned()
    }

    fn read_move(&self, _at: &At<Chase>, text: &str) -> Result<usize, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let to = self.network.read_known(&mut r)?;
        r.end()?;
        Ok(to)
    }
}

#[cfg(test)]
mod tests;
