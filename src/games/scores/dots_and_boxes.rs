//! Dots and boxes: a move draws an edge between two dots; who closes a box holds it and moves again, and more boxes win.

pub mod book;
mod oracle;
mod reason;
pub mod rules;
mod slips;
mod solver;
mod weave;
pub mod webs;

use crate::kit::cells::{column_name, read_cell};
use crate::scores::dots_and_boxes::rules::{Board, DotsAndBoxes, Edge, LONGEST, name};
use crate::scores::dots_and_boxes::webs::Webs;
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Ground, Lined, Mark, Scene, Shape, Spot};
use solve::judge::oracle::Oracle;

impl DotsAndBoxes {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(DotsAndBoxes { rows: params.small("rows"), cols: params.small("cols") })
    }
}

impl Game for DotsAndBoxes {
    const CARD: Card = Card {
        id: "dots-and-boxes",
        family: Family::Scores,
        fame: 86,
        manner: Manner::Pairs,
        params: &[
            Param { name: "rows", domain: Domain::Nat { least: 1, most: Some(LONGEST as u64) }, default: "2" },
            Param { name: "cols", domain: Domain::Nat { least: 1, most: Some(LONGEST as u64) }, default: "2" },
        ],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[("rows", "1"), ("cols", "3")], position: None },
            Preset { params: &[("cols", "3")], position: Some("b1-c1,a2-b2,c2-d2,b2-b3") },
            Preset {
                params: &[("rows", "3"), ("cols", "3")],
                position: Some("a1-b1,b1-c1,c1-d1,a2-b2,b2-c2,a3-b3,b3-c3,a4-b4,b4-c4,c4-d4,a1-a2,d1-d2,d2-d3,d3-d4"),
            },
            Preset {
                params: &[("rows", "4"), ("cols", "4")],
                position: Some(
                    "a1-b1,b1-c1,c1-d1,d1-e1,a2-b2,b2-c2,c2-d2,a3-b3,b3-c3,c3-d3,d3-e3,a4-b4,b4-c4,a5-b5,b5-c5,d3-d4,c3-c4,e1-e2,e2-e3,e4-e5",
                ),
            },
        ],
        sources: &[
            "E. Berlekamp, The Dots and Boxes Game: Sophisticated Child's Play, A K Peters (2000)",
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 3, chapter 16",
            "J. K. Barker and R. E. Korf, Solving Dots-And-Boxes, AAAI 2012",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Webs::default())
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let Board { own, other, .. } = at.pos;
        let holds = |side: Side| {
            if side == at.to {
                say!("dots-and-boxes-mover-holds", side = side.name(), boxes = own)
            } else {
                say!("dots-and-boxes-other-holds", side = side.name(), boxes = other)
            }
        };
        Scene::of(Shape::Grid(drawn(&at.pos))).noting(holds(Side::First)).noting(holds(Side::Second))
    }

    fn path(&self, _at: &At<Board>, edge: &usize) -> Vec<Spot> {
        vec![Spot(*edge as u32)]
    }

    fn slips(&self, at: &At<Board>, edge: &usize) -> Vec<Slip> {
        slips::slips(&at.pos, *edge)
    }

    fn tell(&self, at: &At<Board>, edge: &usize) -> Say {
        say!("dots-and-boxes-tell", edge = name(&at.pos, *edge), boxes = at.pos.closed_by(*edge))
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let Board { own, other, .. } = at.pos;
        let edges: Vec<String> = at.pos.edges(true).map(|edge| name(&at.pos, edge)).collect();
        let edges = if edges.is_empty() { "-".to_owned() } else { edges.join(",") };
        if own == 0 && other == 0 { edges } else { format!("{edges} @{own}-{other}") }
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let mut board = Board::empty(self.rows, self.cols);
        let mut has_more = !r.take("-");
        while has_more {
            let column = r.column();
            let edge = read_edge(&mut r, &board)?;
            if std::mem::replace(&mut board.drawn[edge], true) {
                let says = say!("dots-and-boxes-twice", edge = name(&board, edge));
                return Err(Fault::new(Kind::BadPosition, says).at(column));
            }
            has_more = r.take(",");
        }
        if r.take("@") {
            let closed = board.closed();
            board.own = r.within(0, closed)?;
            r.expect("-")?;
            board.other = r.within(0, closed - board.own)?;
        }
        r.end()?;
        Ok(At::first(board))
    }

    fn write_move(&self, at: &At<Board>, edge: &usize) -> String {
        name(&at.pos, *edge)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<usize, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let edge = read_edge(&mut r, &at.pos)?;
        r.end()?;
        Ok(edge)
    }
}

/// Reads two neighbouring dots, in either order.
fn read_edge(r: &mut Reader, board: &Board) -> Result<usize, Fault> {
    let (rows, cols) = (board.rows + 1, board.cols + 1);
    let start = r.clone();
    let dot = |r: &mut Reader| read_cell(r, rows, cols).map(|dot| (dot / cols, dot % cols));
    let a = dot(r).map_err(|fault| fault.expecting(say!("dots-and-boxes-expect-edge")))?;
    r.expect("-")?;
    let b = dot(r)?;
    let edge = Edge::between(a.min(b), a.max(b)).map(|edge| board.number(edge));
    edge.ok_or_else(|| start.clone().wrong(say!("dots-and-boxes-expect-edge")))
}

/// Dots, edges and boxes in turn, each way.
fn drawn(board: &Board) -> Grid {
    let labels = |count: usize, label: &dyn Fn(usize) -> String| {
        (0..=2 * count).map(|i| if i % 2 == 0 { label(i / 2) } else { String::new() }).collect::<Vec<_>>()
    };
    let cells = (0..=2 * board.rows).flat_map(|row| (0..=2 * board.cols).map(move |col| (row, col)));
    Grid {
        cols: labels(board.cols, &column_name),
        rows: labels(board.rows, &|row| (row + 1).to_string()),
        cells: cells.map(|(row, col)| mark(board, row, col)).collect(),
        lined: Lined::Never,
        ..Grid::default()
    }
}

fn mark(board: &Board, row: usize, col: usize) -> Mark {
    let dot = (row / 2, col / 2);
    let edge = |is_flat: bool| {
        let edge = board.number(Edge { dot, is_flat });
        if board.drawn[edge] {
            Mark::piece(Piece::Named((if is_flat { "-" } else { "|" }).to_owned()), owner(board.drew(edge)))
        } else {
            Mark::empty().pointed(edge as u32)
        }
    };
    match (row % 2, col % 2) {
        (0, 0) => Mark::still("+"),
        (0, _) => edge(true),
        (_, 0) => edge(false),
        _ if board.sides(dot.0 * board.cols + dot.1) == 4 => held(board.holder(dot.0 * board.cols + dot.1)),
        _ => Mark::still(" "),
    }
}

fn owner(side: Option<Side>) -> Owner {
    side.map_or(Owner::Nobody, Owner::from)
}

/// A closed box, with the number of the side that holds it where that is known.
fn held(side: Option<Side>) -> Mark {
    let text = match side {
        None => "#",
        Some(Side::First) => "1",
        Some(Side::Second) => "2",
    };
    Mark::still(text).on(Ground::Owned(owner(side)))
}

#[cfg(test)]
mod tests;
