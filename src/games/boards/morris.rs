//! Morris: men are placed on crossings and moved along lines; three in a row take a man of the other side, or win.

mod evaluation;
mod fold;
pub mod graph;
mod oracle;
pub(crate) mod plan;
mod reason;
pub mod rules;
mod seen;
mod slips;
mod text;

use crate::boards::morris::oracle::Backward;
use crate::boards::morris::plan::{Plan, Set};
use crate::boards::morris::rules::{Board, Morris, Turn};
use crate::boards::morris::text::{letter, point_name, read_at, read_turn, write_at, write_turn};
use crate::kit::cells::labelled;
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::Fault;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Mark, Scene, Shape, Spot};
use solve::judge::oracle::Oracle;
use solve::search::evaluation::Evaluation;

impl Morris {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Morris { men: if params.text("men") == "6" { 6 } else { 3 } })
    }
}

/// The place of a point.
fn spot(point: u8) -> Spot {
    Spot(u32::from(point))
}

/// What is drawn where no point is: the lines between those of six men's morris.
fn line(row: usize, col: usize) -> Mark {
    let text = match (row, col) {
        (0 | 4, _) => "-",
        (_, 0 | 4) => "|",
        _ => " ",
    };
    Mark::still(text)
}

/// The points that lie next to each other, as cells of the drawing.
fn joined(plan: &Plan) -> Vec<(usize, usize)> {
    let cell = |point: usize| plan.points[point].0 * plan.size + plan.points[point].1;
    let from = |(point, near): (usize, &Set)| {
        plan::points(*near).map(usize::from).filter(move |to| point < *to).map(move |to| (cell(point), cell(to)))
    };
    plan.near.iter().enumerate().flat_map(from).collect()
}

/// What stands on a point.
fn mark(board: Board, point: usize) -> Mark {
    match board.on.map(|set| set >> point & 1) {
        [1, _] => Mark::piece(Piece::Disc, Owner::First).written("W"),
        [_, 1] => Mark::piece(Piece::Disc, Owner::Second).written("B"),
        _ => Mark::empty(),
    }
}

impl Game for Morris {
    const CARD: Card = Card {
        id: "morris",
        family: Family::Boards,
        fame: 70,
        manner: Manner::Steps,
        params: &[Param { name: "men", domain: Domain::Word(&["3", "6"]), default: "3" }],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[], position: Some("W.B/.WB/BW. W") },
            Preset { params: &[("men", "6")], position: Some("W#.#B/#WB.#/..#../#.WB#/.#.#. W") },
        ],
        sources: &[
            "H. J. R. Murray, A History of Board-Games Other Than Chess (1952), chapter 3",
            "R. C. Bell, Board and Table Games from Many Civilizations (1960), chapter 4",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Backward)
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        Some(self)
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let plan = at.pos.plan();
        let places = (0..plan.size).flat_map(|row| (0..plan.size).map(move |col| (row, col)));
        let mut cells: Vec<Mark> = places.map(|(row, col)| line(row, col)).collect();
        for (point, (row, col)) in plan.points.iter().enumerate() {
            cells[row * plan.size + col] = mark(at.pos, point);
        }
        for point in self.moves(at).list.flat_map(|turn| turn.from.into_iter().chain([turn.to]).chain(turn.taken)) {
            let (row, col) = plan.points[usize::from(point)];
            let cell = &mut cells[row * plan.size + col];
            cell.spot = Some(spot(point));
        }
        let grid = Grid { cells, lines: joined(plan), ..labelled(plan.size, plan.size) };
        let side = letter(at.to).to_string();
        let scene = Scene::of(Shape::Grid(grid)).turning(say!("morris-note", side = side));
        match at.pos.hand {
            [0, 0] => scene,
            [white, black] => {
                scene.noting(say!("morris-note-hand", white = u32::from(white), black = u32::from(black)))
            }
        }
    }

    fn path(&self, _at: &At<Board>, turn: &Turn) -> Vec<Spot> {
        turn.from.into_iter().chain([turn.to]).chain(turn.taken).map(spot).collect()
    }

    fn slips(&self, at: &At<Board>, turn: &Turn) -> Vec<Slip> {
        slips::slips(&at.pos, at.to, *turn)
    }

    fn tell(&self, at: &At<Board>, turn: &Turn) -> Say {
        let name = |point: u8| point_name(at.pos.plan(), point);
        let to = name(turn.to);
        match (turn.from.map(name), turn.taken.map(name)) {
            (None, None) => say!("morris-tell-places", to = to),
            (None, Some(taken)) => say!("morris-tell-places-takes", to = to, taken = taken),
            (Some(from), None) => say!("morris-tell-moves", from = from, to = to),
            (Some(from), Some(taken)) => say!("morris-tell-moves-takes", from = from, to = to, taken = taken),
        }
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        write_at(at)
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        read_at(text)
    }

    fn write_move(&self, at: &At<Board>, turn: &Turn) -> String {
        write_turn(at, *turn)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Turn, Fault> {
        read_turn(at, text)
    }
}

#[cfg(test)]
mod tests;
