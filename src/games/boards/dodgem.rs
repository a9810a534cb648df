//! Dodgem: two sides drive their cars off the board, one to the right, one upwards, and get in each other's way.

mod evaluation;
pub mod graph;
mod oracle;
mod reason;
pub mod rules;
mod slips;

use crate::boards::dodgem::graph::LONGEST;
use crate::boards::dodgem::oracle::{Backward, falls};
use crate::boards::dodgem::rules::{Board, Dodgem, Drive, letter, spot};
use crate::kit::cells::{cell_name, column_name, read_board, read_cell, split_side, write_board};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Ground, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Oracle;
use solve::judge::sequence::Table;
use solve::search::evaluation::Evaluation;

impl Dodgem {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Dodgem { size: params.small("size") })
    }
}

/// The row and column of a drive's end on the drawn board, whose top row and last column are the ways out.
fn end(size: usize, side: Side, drive: &Drive) -> (usize, usize) {
    match drive.to {
        Some(to) => (to / size + 1, to % size),
        None if side == Side::First => (drive.from / size + 1, size),
        None => (0, drive.from % size),
    }
}

/// What stands in a cell of the drawn board.
fn mark(at: &At<Board>, row: usize, col: usize) -> Mark {
    let Board { size, left, down } = at.pos;
    if row == 0 || col == size {
        let way = if row > 0 { ">" } else { "^" };
        let is_corner = row == 0 && col == size;
        return Mark::still(if is_corner { " " } else { way }).on(if is_corner { Ground::Wall } else { Ground::Exit });
    }
    let cell = (row - 1) * size + col;
    match (left >> cell & 1, down >> cell & 1) {
        (1, _) => Mark::piece(Piece::Named("L".to_owned()), Owner::First),
        (_, 1) => Mark::piece(Piece::Named("D".to_owned()), Owner::Second),
        _ => Mark::empty(),
    }
}

/// Why a drawing is no position, if it is none.
fn misfit(size: usize, cars: (usize, usize)) -> Option<Say> {
    if cars == (0, 0) {
        return Some(say!("dodgem-no-cars"));
    }
    (cars.0.max(cars.1) >= size).then(|| say!("dodgem-too-many-cars", most = size - 1))
}

impl Game for Dodgem {
    const CARD: Card = Card {
        id: "dodgem",
        family: Family::Boards,
        fame: 30,
        manner: Manner::Steps,
        params: &[Param { name: "size", domain: Domain::Nat { least: 2, most: Some(LONGEST as u64) }, default: "3" }],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[("size", "2")], position: None },
            Preset { params: &[], position: Some("L.D/.../.DL L") },
            Preset { params: &[("size", "4")], position: Some("L..D/.D../..L./.... L") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 3, chapter 22 (Colin Vout's game)",
            "D. desJardins, 4x4 and 5x5 Dodgem are draws, 1996, in: R. K. Guy and R. J. Nowakowski, Unsolved Problems in Combinatorial Games",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Backward)
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        Some(self)
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let size = at.pos.size;
        let places = (0..=size).flat_map(|row| (0..=size).map(move |col| (row, col)));
        let mut cells: Vec<Mark> = places.map(|(row, col)| mark(at, row, col)).collect();
        for drive in self.moves(at).list {
            for (row, col) in [(drive.from / size + 1, drive.from % size), end(size, at.to, &drive)] {
                let cell = &mut cells[row * (size + 1) + col];
                cell.spot = Some(spot(size, row, col));
            }
        }
        let grid = Grid {
            cols: (0..size).map(column_name).chain(["off".to_owned()]).collect(),
            rows: ["off".to_owned()].into_iter().chain((1..=size).map(|row| row.to_string())).collect(),
            cells,
            ..Grid::default()
        };
        let side = letter(at.to).to_string();
        Scene::of(Shape::Grid(grid)).turning(say!("dodgem-note", side = side)).noting(say!("dodgem-note-blocked"))
    }

    fn path(&self, at: &At<Board>, drive: &Drive) -> Vec<Spot> {
        let size = at.pos.size;
        let (row, col) = end(size, at.to, drive);
        vec![spot(size, drive.from / size + 1, drive.from % size), spot(size, row, col)]
    }

    fn slips(&self, at: &At<Board>, drive: &Drive) -> Vec<Slip> {
        slips::slips(&at.pos, at.to, *drive)
    }

    fn tell(&self, at: &At<Board>, drive: &Drive) -> Say {
        let name = |cell: usize| cell_name(cell, at.pos.size);
        let side = letter(at.to).to_string();
        match drive.to {
            Some(to) => say!("dodgem-tell", side = side, from = name(drive.from), to = name(to)),
            None => say!("dodgem-tell-off", side = side, from = name(drive.from)),
        }
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let Board { size, left, down } = at.pos;
        let mark = |cell: usize| match (left >> cell & 1, down >> cell & 1) {
            (1, _) => 'L',
            (_, 1) => 'D',
            _ => '.',
        };
        format!("{} {}", write_board((0..size * size).map(mark), size), letter(at.to))
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let (drawn, side) = split_side(text, "LD");
        let mut r = Reader::new(Kind::BadPosition, drawn);
        let start = r.column();
        let drawing = read_board(&mut r, ".LD", LONGEST)?;
        if side.is_none() || !r.is_done() {
            return Err(r.wrong(say!("dodgem-expect-side")));
        }
        let fault = |says: Say| Fault::new(Kind::BadPosition, says).at(start);
        let size = drawing.cols;
        if drawing.rows != size || size < 2 {
            return Err(fault(say!("dodgem-not-square", rows = drawing.rows, cols = size)));
        }
        let cars = |car: char| {
            let placed = drawing.cells.iter().enumerate().filter(|(_, mark)| **mark == car);
            placed.fold(0u64, |cars, (cell, _)| cars | 1 << cell)
        };
        let (left, down) = (cars('L'), cars('D'));
        if let Some(says) = misfit(size, (left.count_ones() as usize, down.count_ones() as usize)) {
            return Err(fault(says));
        }
        Ok(At { pos: Board { size, left, down }, to: if side == Some('L') { Side::First } else { Side::Second } })
    }

    fn write_move(&self, at: &At<Board>, drive: &Drive) -> String {
        let name = |cell: usize| cell_name(cell, at.pos.size);
        format!("{}-{}", name(drive.from), drive.to.map_or("off".to_owned(), name))
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Drive, Fault> {
        let size = at.pos.size;
        let mut r = Reader::new(Kind::IllegalMove, text);
        let column = r.column();
        let from = read_cell(&mut r, size, size)?;
        if at.pos.cars(at.to) >> from & 1 == 0 {
            let says = say!("dodgem-not-own", side = letter(at.to).to_string(), cell = cell_name(from, size));
            return Err(Fault::new(Kind::IllegalMove, says).at(column));
        }
        r.expect("-")?;
        let to = if r.take("off") { None } else { Some(read_cell(&mut r, size, size)?) };
        r.end()?;
        Ok(Drive { from, to })
    }

    fn tabled(&self) -> Option<&dyn Tabled<Board>> {
        Some(self)
    }
}

impl Tabled<Board> for Dodgem {
    fn table(&self, _to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(falls(self.size, control).map(Table::of_falls))
    }
}

#[cfg(test)]
mod tests;
