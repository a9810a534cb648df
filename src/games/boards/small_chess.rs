//! Chess on small boards: Gardner's five by five, Silverman's four by four, and endings that are settled from the last move backwards.

mod evaluation;
mod look;
mod net;
mod oracle;
mod proof;
mod reason;
pub(crate) mod rules;
mod seen;
mod slips;
mod text;

use crate::boards::small_chess::oracle::Settler;
use crate::boards::small_chess::rules::{Board, Man, PROMOTED, SmallChess, Step};
use crate::boards::small_chess::text::{
    man_name, read_position, read_step, spoken_step, square_name, write_position, write_step,
};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::Fault;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Piece, Role};
use ground::scene::{Grid, Lined, Mark, Panel, Scene, Shape, Spot};
use solve::judge::oracle::Oracle;
use solve::search::evaluation::Evaluation;

/// The setups by name, the first one Gardner's (1969), the next two after D. Silverman.
const SETUPS: [(&str, &str); 5] = [
    ("gardner", "rnbqk/ppppp/5/PPPPP/RNBQK w"),
    ("silverman-4x5", "rqkr/pppp/4/PPPP/RQKR w"),
    ("silverman-4x4", "rqkr/pppp/PPPP/RQKR w"),
    ("pawns-4x4", "k3/p3/3P/3K w"),
    ("pawns-3x4", "k2/p2/2P/2K w"),
];

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<SmallChess, Fault> {
    let told = params.text("setup");
    let known = SETUPS.iter().find(|(name, _)| *name == told).unwrap_or(&SETUPS[0]);
    Ok(SmallChess { start: read_position(known.1)? })
}

/// The place of a square.
fn spot(square: usize) -> Spot {
    Spot(square as u32)
}

/// The place of what a pawn may become.
fn promotion_spot(role: Role) -> Spot {
    Spot(PROMOTED.iter().position(|other| *other == role).unwrap_or(0) as u32).in_panel(1)
}

/// The board, from the last rank down; the squares that moves touch can be pointed at.
fn drawn(at: &At<Board>, steps: &[Step]) -> Scene {
    let (files, ranks) = (usize::from(at.pos.files), usize::from(at.pos.ranks));
    let mark = |square: usize| {
        let mut mark = match at.pos.man(square) {
            Some(man) => Mark::piece(Piece::Chess(man.role), man.side.into()).written(man.letter().to_string()),
            None => Mark::empty(),
        };
        if steps.iter().any(|step| step.from == square || step.to == square) {
            mark.spot = Some(spot(square));
        }
        mark
    };
    let squares = (0..ranks).rev().flat_map(|rank| (0..files).map(move |file| rank * files + file));
    Scene::of(Shape::Grid(Grid {
        cols: ('a'..).take(files).map(String::from).collect(),
        rows: (1..=ranks).rev().map(|rank| rank.to_string()).collect(),
        cells: squares.map(mark).collect(),
        lined: Lined::Chequered,
        ..Grid::default()
    }))
}

impl Game for SmallChess {
    const CARD: Card = Card {
        id: "small-chess",
        family: Family::Boards,
        fame: 60,
        manner: Manner::Chess,
        params: &[Param {
            name: "setup",
            domain: Domain::Word(&["gardner", "silverman-4x5", "silverman-4x4", "pawns-4x4", "pawns-3x4"]),
            default: "gardner",
        }],
        presets: &[
            Preset { params: &[], position: Some("2k/3/3/RK1 w") },
            Preset { params: &[], position: Some("k2/3/P2/2K w") },
            Preset { params: &[], position: Some("rk1/3/3/1KR w") },
            Preset { params: &[], position: Some("3k1/5/PP1KP/3BP/2r1R w") },
        ],
        sources: &[
            "M. Gardner, Mathematical Games, Scientific American, 1969",
            "M. Mhalla and F. Prost, Gardner's minichess variant is solved, ICGA Journal 36 (2013), 215-221",
            "K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986), 131-139",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Settler::default())
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        Some(self)
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let steps: Vec<Step> = self.moves(at).list.collect();
        let board = drawn(at, &steps);
        let scene = if steps.iter().any(|step| step.promoted.is_some()) {
            let key = |(i, role): (usize, &Role)| Mark::at(Man { side: at.to, role: *role }.letter(), i as u32);
            let keys = PROMOTED.iter().enumerate().map(key).collect();
            Scene::of(Shape::Beside(vec![
                Panel { title: say!("chess-ending-panel-board"), scene: board.in_panel(0) },
                Panel { title: say!("chess-ending-panel-promotion"), scene: Scene::of(Shape::Keys(keys)).in_panel(1) },
            ]))
        } else {
            board
        };
        let turn =
            if at.to == Side::First { say!("chess-ending-white-moves") } else { say!("chess-ending-black-moves") };
        let scene = scene.turning(turn);
        if at.pos.is_check(at.to) { scene.noting(say!("chess-ending-check")) } else { scene }
    }

    fn path(&self, _at: &At<Board>, step: &Step) -> Vec<Spot> {
        [spot(step.from), spot(step.to)].into_iter().chain(step.promoted.map(promotion_spot)).collect()
    }

    fn slips(&self, at: &At<Board>, step: &Step) -> Vec<Slip> {
        slips::slips(&at.pos, at.to, *step)
    }

    fn tell(&self, at: &At<Board>, step: &Step) -> Say {
        let man = man_name(at.pos.man(step.from).map_or(Role::Pawn, |man| man.role));
        let [from, to] = [step.from, step.to].map(|square| square_name(&at.pos, square));
        match (at.pos.man(step.to).map(|man| man_name(man.role)), step.promoted.map(man_name)) {
            (None, None) => say!("chess-ending-tell", man = man, from = from, to = to),
            (Some(taken), None) => say!("chess-ending-tell-takes", man = man, from = from, to = to, taken = taken),
            (None, Some(new)) => say!("chess-ending-tell-promotes", from = from, to = to, new = new),
            (Some(taken), Some(new)) => {
                say!("chess-ending-tell-takes-promotes", from = from, to = to, taken = taken, new = new)
            }
        }
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        write_position(at)
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        read_position(text)
    }

    fn write_move(&self, at: &At<Board>, step: &Step) -> String {
        write_step(&at.pos, *step)
    }

    fn spoken(&self, at: &At<Board>, step: &Step) -> Vec<String> {
        spoken_step(&at.pos, *step)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Step, Fault> {
        read_step(at, text)
    }
}

#[cfg(test)]
mod tests;
