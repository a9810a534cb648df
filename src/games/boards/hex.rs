//! Hex: X links the top with the bottom, O the left with the right; one of them always does.

mod answers;
mod linker;
mod oracle;
mod pairing;
mod reason;
pub mod rules;
mod slips;
pub mod solver;

use crate::boards::hex::linker::Linker;
use crate::boards::hex::rules::{Board, Hex, LONGEST, letter};
use crate::kit::cells::{cell_name, labelled, read_board, read_cell, split_side, write_board};
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
use ground::scene::{Grid, Lined, Mark, Scene, Shape, Spot};
use solve::judge::oracle::Oracle;

impl Hex {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Hex { rows: params.small("rows"), cols: params.small("cols") })
    }
}

/// Whose turn it is when X began and both moved in turn.
fn follows(board: &Board) -> Option<Side> {
    let [x, o] = board.stones.map(u128::count_ones);
    match x.checked_sub(o) {
        Some(0) => Some(Side::First),
        Some(1) => Some(Side::Second),
        _ => None,
    }
}

impl Game for Hex {
    const CARD: Card = Card {
        id: "hex",
        family: Family::Boards,
        fame: 84,
        manner: Manner::Cells,
        params: &[
            Param { name: "rows", domain: Domain::Nat { least: 1, most: Some(LONGEST as u64) }, default: "5" },
            Param { name: "cols", domain: Domain::Nat { least: 1, most: Some(LONGEST as u64) }, default: "5" },
        ],
        presets: &[
            Preset { params: &[("rows", "3"), ("cols", "3")], position: None },
            Preset { params: &[("rows", "4"), ("cols", "4")], position: None },
            Preset { params: &[], position: Some("...../...O./..X../...../.....") },
            Preset { params: &[("rows", "3"), ("cols", "4")], position: Some("..../..../.... O") },
        ],
        sources: &[
            "D. Gale, The Game of Hex and the Brouwer Fixed-Point Theorem, American Mathematical Monthly 86 (1979), 818-827",
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 3, chapter 22",
            "R. Hayward et al., Solving 7x7 Hex with domination, fill-in, and virtual connections, Theoretical Computer Science 349 (2005), 123-139",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Linker::default())
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        Scene::of(Shape::Grid(drawn(&at.pos)))
            .noting(say!("hex-note-goals", side = letter(at.to).to_string()))
            .turning(say!("hex-note-side", side = letter(at.to).to_string()))
    }

    fn path(&self, _at: &At<Board>, cell: &usize) -> Vec<Spot> {
        vec![Spot(*cell as u32)]
    }

    fn slips(&self, at: &At<Board>, cell: &usize) -> Vec<Slip> {
        slips::slips(&at.pos, at.to, *cell)
    }

    fn tell(&self, at: &At<Board>, cell: &usize) -> Say {
        say!("hex-tell", cell = cell_name(*cell, at.pos.cols))
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let board = &at.pos;
        let mark = |cell: usize| board.mark(cell).map_or('.', letter);
        let text = write_board((0..board.rows * board.cols).map(mark), board.cols);
        if follows(board) == Some(at.to) { text } else { format!("{text} {}", letter(at.to)) }
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let (rows, told) = split_side(text, "XO");
        let mut r = Reader::new(Kind::BadPosition, rows);
        let drawing = read_board(&mut r, ".XO", LONGEST)?;
        r.end()?;
        let stones = ['X', 'O'].map(|side| {
            let cells = drawing.cells.iter().enumerate().filter(|(_, mark)| **mark == side);
            cells.fold(0, |set, (cell, _)| set | 1 << cell)
        });
        let board = Board { rows: drawing.rows, cols: drawing.cols, stones };
        let told = told.map(|side| if side == 'X' { Side::First } else { Side::Second });
        let Some(to) = told.or(follows(&board)) else {
            let [x, o] = stones.map(u128::count_ones);
            return Err(r.fault(say!("hex-side-unclear", x = x, o = o)).expecting(say!("hex-expect-side")));
        };
        Ok(At { pos: board, to })
    }

    fn write_move(&self, at: &At<Board>, cell: &usize) -> String {
        cell_name(*cell, at.pos.cols)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<usize, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let cell = read_cell(&mut r, at.pos.rows, at.pos.cols)?;
        r.end()?;
        Ok(cell)
    }
}

/// The slanted board: every row stands half a cell to the right of the one above it, so that a cell touches those left and right
/// of it, straight above and right of that, straight below and left of that.
fn drawn(board: &Board) -> Grid {
    let Board { rows, cols, .. } = *board;
    let cell = |cell: usize| match board.mark(cell) {
        Some(side) => Mark::piece(Piece::Disc, side.into()).written(letter(side).to_string()),
        None => Mark::empty().pointed(cell as u32),
    };
    Grid {
        cells: (0..rows * cols).map(cell).collect(),
        lined: Lined::Never,
        slant: 1,
        rim: [Owner::First, Owner::Second, Owner::First, Owner::Second],
        ..labelled(rows, cols)
    }
}

#[cfg(test)]
mod tests;
