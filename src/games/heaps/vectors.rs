//! Moves along vectors: up to three heaps change together by fixed steps, once, a few times, or as often as there is room.

mod nim;
mod oracle;
mod rows;
pub(crate) mod rules;
mod steps;

use crate::heaps::vectors::oracle::Plane;
use crate::heaps::vectors::rules::{AlongVectors, near};
use crate::kit::heaps::{numbered, write_heaps};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::heap_game::HeapGame;
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Grid, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Oracle;
use solve::judge::sequence::Table;
use solve::nim_values::vector_table::Point;
use solve::search::full_search::Count;

/// Columns and rows of a board that is drawn, beside 0.
const BOARD: usize = 30;

/// Columns and rows that are drawn at least.
const ROOM: usize = 8;

/// The greatest sum at which a game may be told to end.
const STOP: u64 = 1_000;

/// The point, where it is on a board that is drawn.
fn drawn(at: &[Nat]) -> Option<Point> {
    near(at).filter(|point| point.iter().all(|size| *size <= BOARD))
}

impl AlongVectors {
    fn read_point(&self, r: &mut Reader) -> Result<Vec<Nat>, Fault> {
        let mut at = Vec::new();
        for i in 0..self.heaps() {
            if i > 0 {
                r.expect(",")?;
            }
            at.push(r.nat()?);
        }
        Ok(at)
    }

    /// The board with the token; where it may go can be pointed at. A vector may lead beyond what is drawn.
    fn board(&self, at: Point) -> Grid {
        let options = self.vectors().options(at);
        if self.heaps() == 3 {
            return scales(at, &options);
        }
        let side = |i: usize| {
            let reached = options.iter().map(|point| point[i]).filter(|size| *size <= BOARD).max().unwrap_or(0);
            (at[i].max(reached) + 1).max(ROOM)
        };
        let (cols, rows) = (side(0), if self.heaps() == 1 { 1 } else { side(1) });
        let cell = |x: usize, y: usize| {
            if [x, y, 0] == at {
                Mark::counter()
            } else if options.contains(&[x, y, 0]) {
                Mark::empty().pointed(spot(x, y).0)
            } else {
                Mark::empty()
            }
        };
        Grid {
            cols: (0..cols).map(|x| x.to_string()).collect(),
            rows: if self.heaps() == 1 { vec![String::new()] } else { (0..rows).map(|y| y.to_string()).collect() },
            cells: (0..rows).flat_map(|y| (0..cols).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect(),
            ..Grid::default()
        }
    }
}

/// Three heaps as scales under one another: a move points at what each of them becomes.
fn scales(at: Point, options: &[Point]) -> Grid {
    let reached = options.iter().flatten().copied().filter(|size| *size <= BOARD);
    let cols = (reached.chain(at).max().unwrap_or(0) + 1).max(ROOM);
    let cell = |heap: usize, size: usize| {
        let mark = if at[heap] == size { Mark::counter() } else { Mark::empty() };
        let is_reached = options.iter().any(|point| point[heap] == size && point.iter().all(|size| *size <= BOARD));
        if is_reached { mark.pointed(spot(size, heap).0) } else { mark }
    };
    Grid {
        cols: (0..cols).map(|size| size.to_string()).collect(),
        rows: (1..=3).map(|heap| heap.to_string()).collect(),
        cells: (0..3).flat_map(|heap| (0..cols).map(move |size| (heap, size))).map(|(x, y)| cell(x, y)).collect(),
        ..Grid::default()
    }
}

fn spot(x: usize, y: usize) -> Spot {
    Spot((y * (BOARD + 1) + x) as u32)
}

impl Game for AlongVectors {
    const CARD: Card = Card {
        id: "vectors",
        family: Family::Heaps,
        fame: 10,
        manner: Manner::Points,
        params: &[
            Param { name: "moves", domain: Domain::Text, default: "-1,0*/0,-1*/-2,-1*" },
            Param { name: "times", domain: Domain::Text, default: "1" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
            Param { name: "stop-sum", domain: Domain::Nat { least: 0, most: Some(STOP) }, default: "0" },
            Param { name: "stop-empty", domain: Domain::Flag, default: "false" },
            Param { name: "forbid", domain: Domain::Word(&["nothing", "equal", "both-odd"]), default: "nothing" },
        ],
        presets: &[
            Preset { params: &[], position: Some("5,7") },
            Preset { params: &[("moves", "-1,0*/0,-1*/-1,-1*")], position: Some("6,9") },
            Preset { params: &[("moves", "-2,1/-2,-1/1,-2/-1,-2")], position: Some("9,9") },
            Preset { params: &[("moves", "-1/-4/-6")], position: Some("23") },
            Preset { params: &[("misere", "true")], position: Some("4,6") },
            Preset { params: &[("moves", "-1,0*/0,-1*/-1,-1*"), ("forbid", "equal")], position: Some("5,8") },
            Preset { params: &[("moves", "-1,0,0*/0,-1,0*/0,0,-1*/-1,-1,-1")], position: Some("3,4,6") },
        ],
        sources: &[
            "R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935), 438-444",
            "S. W. Golomb, A mathematical investigation of games of take-away, Journal of Combinatorial Theory 1 (1966), 443-458",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Plane)
    }

    fn scene(&self, at: &At<Vec<Nat>>) -> Scene {
        let shape = match drawn(&at.pos) {
            Some(point) => Shape::Grid(self.board(point)),
            None => Shape::Heaps(at.pos.iter().enumerate().map(|(i, size)| numbered(i, size)).collect()),
        };
        self.notes().into_iter().fold(Scene::of(shape), Scene::noting)
    }

    fn path(&self, at: &At<Vec<Nat>>, to: &Vec<Nat>) -> Vec<Spot> {
        match drawn(&at.pos).and_then(|_| drawn(to)) {
            Some(sizes) if self.heaps() == 3 => (0..3).map(|heap| spot(sizes[heap], heap)).collect(),
            Some([x, y, _]) => vec![spot(x, y)],
            None => Vec::new(),
        }
    }

    fn tell(&self, _at: &At<Vec<Nat>>, to: &Vec<Nat>) -> Say {
        say!("vectors-goes", to = write_heaps(to))
    }

    fn write_pos(&self, at: &At<Vec<Nat>>) -> String {
        write_heaps(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Nat>>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let at = self.read_point(&mut r)?;
        r.end()?;
        Ok(At::first(at))
    }

    fn write_move(&self, at: &At<Vec<Nat>>, to: &Vec<Nat>) -> String {
        format!("{}->{}", write_heaps(&at.pos), write_heaps(to))
    }

    fn read_move(&self, at: &At<Vec<Nat>>, text: &str) -> Result<Vec<Nat>, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let from = self.read_point(&mut r)?;
        if from != at.pos {
            let says = say!("vectors-is-not", at = write_heaps(&at.pos), told = write_heaps(&from));
            return Err(Fault::new(Kind::IllegalMove, says).at(1));
        }
        r.expect("->")?;
        let to = self.read_point(&mut r)?;
        r.end()?;
        Ok(to)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Vec<Nat>>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Vec<Nat>>> {
        Some(self)
    }
}

impl Summand<Vec<Nat>> for AlongVectors {
    fn summands(&self, at: &At<Vec<Nat>>) -> Vec<At<Vec<Nat>>> {
        let size = |heap: usize, i: usize| if i == heap { at.pos[i].clone() } else { Nat::ZERO };
        let alone = |heap: usize| At { pos: (0..self.heaps()).map(|i| size(heap, i)).collect(), to: at.to };
        let heaps: Vec<_> = self.apart(&at.pos).into_iter().map(alone).collect();
        if heaps.is_empty() { vec![at.clone()] } else { heaps }
    }

    fn in_sums(&self) -> InSums {
        // The same numbers may be taken from every size of a heap: Ferguson's theorem.
        let is_tame = self.heaps() == 1 && self.is_plain() || self.is_apart();
        match (self.is_misere, is_tame) {
            (true, _) => InSums::Never,
            (false, true) => InSums::Tame,
            (false, false) => InSums::Impartial,
        }
    }
}

impl Tabled<Vec<Nat>> for AlongVectors {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<Nat>>> {
        (sizes.len() == self.heaps()).then(|| At::first(sizes.iter().map(|size| Nat::from(*size)).collect()))
    }

    fn as_heaps(&self, at: &At<Vec<Nat>>) -> Option<(HeapGame, Vec<Nat>)> {
        Some((self.law.game()?.clone(), at.pos.clone()))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        (self.heaps() < 3).then(|| self.tabled(to.unwrap_or(if self.heaps() == 1 { 100 } else { 20 }), control))
    }
}
