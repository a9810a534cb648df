//! Endings of chess: two kings and at most two more men, with the plies to mate from every placement.

pub(crate) mod bits;
mod evaluation;
pub mod exits;
pub(crate) mod fold;
pub(crate) mod frame;
mod geometry;
mod holds;
pub mod library;
mod mate;
pub mod men;
mod oracle;
mod reason;
pub mod rules;
mod slips;
pub mod sweep;
pub mod table;
mod text;

use crate::boards::chess_ending::bits::bit;
use crate::boards::chess_ending::men::{Kind, MEN, Material};
use crate::boards::chess_ending::oracle::{Tables, falls};
use crate::boards::chess_ending::rules::{Board, ChessEnding, Step};
use crate::boards::chess_ending::text::{
    letter, on, read_fen, read_step, spoken_step, square_name, write_fen, write_step,
};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind as FaultKind};
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Piece, Role};
use ground::scene::{Grid, Lined, Mark, Panel, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Oracle;
use solve::judge::sequence::Table;
use solve::search::evaluation::Evaluation;

impl ChessEnding {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let text = params.text("material");
        let material = Material::read(text.trim()).ok_or_else(|| {
            Fault::new(FaultKind::BadParameter, say!("chess-ending-bad-material", text = text))
                .expecting(say!("chess-ending-expect-material", most = MEN))
        })?;
        Ok(ChessEnding { material })
    }
}

/// The place of a square.
fn spot(square: u8) -> Spot {
    Spot(u32::from(square))
}

/// The place of what a pawn may become.
fn promotion_spot(kind: Kind) -> Spot {
    Spot(Kind::PROMOTED.iter().position(|other| *other == kind).unwrap_or(0) as u32).in_panel(1)
}

/// What is said of a man.
fn man_name(kind: Option<Kind>) -> Say {
    match kind {
        None => say!("chess-ending-king"),
        Some(Kind::Queen) => say!("chess-ending-queen"),
        Some(Kind::Rook) => say!("chess-ending-rook"),
        Some(Kind::Bishop) => say!("chess-ending-bishop"),
        Some(Kind::Knight) => say!("chess-ending-knight"),
        Some(Kind::Pawn) => say!("chess-ending-pawn"),
    }
}

/// The same kind as a piece of a scene; nothing is the king.
fn role(kind: Option<Kind>) -> Role {
    match kind {
        None => Role::King,
        Some(Kind::Queen) => Role::Queen,
        Some(Kind::Rook) => Role::Rook,
        Some(Kind::Bishop) => Role::Bishop,
        Some(Kind::Knight) => Role::Knight,
        Some(Kind::Pawn) => Role::Pawn,
    }
}

/// The board, from the eighth rank down; the squares that moves touch can be pointed at.
fn drawn(at: &At<Board>, steps: &[Step]) -> Scene {
    let touched = steps.iter().fold(0, |all, step| all | bit(step.from) | bit(step.to));
    let mark = |square: u8| {
        let mut mark = match on(&at.pos, square) {
            Some((side, kind)) => {
                Mark::piece(Piece::Chess(role(kind)), side.into()).written(letter(side, kind).to_string())
            }
            None => Mark::empty(),
        };
        if touched & bit(square) != 0 {
            mark.spot = Some(spot(square));
        }
        mark
    };
    let squares = (0..8).rev().flat_map(|rank| (0..8).map(move |file| rank * 8 + file));
    Scene::of(Shape::Grid(Grid {
        cols: ('a'..='h').map(String::from).collect(),
        rows: (1..=8).rev().map(|rank: u8| rank.to_string()).collect(),
        cells: squares.map(mark).collect(),
        lined: Lined::Chequered,
        ..Grid::default()
    }))
}

impl Game for ChessEnding {
    const CARD: Card = Card {
        id: "chess-ending",
        family: Family::Boards,
        fame: 96,
        manner: Manner::Chess,
        params: &[Param { name: "material", domain: Domain::Text, default: "KRK" }],
        presets: &[
            Preset { params: &[], position: Some("8/8/8/4k3/8/8/8/R3K3 w - - 0 1") },
            Preset { params: &[], position: Some("k7/1R6/8/8/8/8/8/7K b - - 0 1") },
            Preset { params: &[("material", "KPK")], position: Some("4k3/8/8/8/8/4K3/4P3/8 w - - 0 1") },
            Preset { params: &[("material", "KPK")], position: Some("8/8/8/8/1p6/8/1k6/5K2 w - - 0 1") },
            Preset { params: &[("material", "KQK")], position: Some("8/8/8/4k3/8/8/8/3QK3 w - - 0 1") },
        ],
        sources: &[
            "K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986), 131-139",
            "R. Fine, Basic Chess Endings (1941)",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Tables)
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        Some(self)
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let steps: Vec<Step> = self.moves(at).list.collect();
        let board = drawn(at, &steps);
        let scene = if steps.iter().any(|step| step.promoted.is_some()) {
            let key = |(i, kind): (usize, &Kind)| Mark::at(letter(at.to, Some(*kind)), i as u32);
            let keys = Kind::PROMOTED.iter().enumerate().map(key).collect();
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
        let man = man_name(at.pos.man(step.from).map(|man| man.kind));
        let (from, to) = (square_name(step.from), square_name(step.to));
        match (at.pos.man(step.to), step.promoted) {
            (None, None) => say!("chess-ending-tell", man = man, from = from, to = to),
            (Some(taken), None) => {
                say!("chess-ending-tell-takes", man = man, from = from, to = to, taken = man_name(Some(taken.kind)))
            }
            (None, promoted) => say!("chess-ending-tell-promotes", from = from, to = to, new = man_name(promoted)),
            (Some(taken), promoted) => {
                let (taken, new) = (man_name(Some(taken.kind)), man_name(promoted));
                say!("chess-ending-tell-takes-promotes", from = from, to = to, taken = taken, new = new)
            }
        }
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        write_fen(at)
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        read_fen(text)
    }

    fn write_move(&self, _at: &At<Board>, step: &Step) -> String {
        write_step(*step)
    }

    fn spoken(&self, at: &At<Board>, step: &Step) -> Vec<String> {
        spoken_step(&at.pos, *step)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Step, Fault> {
        read_step(at, text)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Board>> {
        Some(self)
    }
}

impl Tabled<Board> for ChessEnding {
    fn table(&self, _to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(falls(&self.material, control).map(Table::of_falls))
    }
}

#[cfg(test)]
mod tests;
