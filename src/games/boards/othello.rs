//! Othello on boards of 2 by 2 to 8 by 8: discs that are closed in turn over, and the greater number wins.

mod evaluation;
mod ideas;
mod later;
mod oracle;
mod proof;
mod reason;
mod rivals;
pub(crate) mod rules;
mod slips;
pub mod solver;

use crate::boards::othello::oracle::{Counting, settled};
use crate::boards::othello::reason::explain;
use crate::boards::othello::rules::{Board, LONGEST, Othello, Put, SHORTEST, letter, name};
use crate::boards::othello::solver::board::{Discs, Field};
use crate::kit::cells::{labelled, read_board, read_cell, split_side, write_board};
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
use ground::scene::{Grid, Mark, Panel, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::evaluation::Evaluation;

/// Rows and columns of a board at the start.
const SIDE: Domain = Domain::Nat { least: SHORTEST as u64, most: Some(LONGEST as u64) };

/// The place of the pass, in the panel beside the board.
const PASS: Spot = Spot(0);

impl Othello {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Othello { field: Field { rows: params.small("rows"), cols: params.small("cols") } })
    }
}

/// The cells of a board in the order of rows, as engines number them.
fn cells(field: Field) -> impl Iterator<Item = usize> {
    (0..field.rows).flat_map(move |row| (0..field.cols).map(move |col| 8 * row + col))
}

/// The discs of Black and of White.
fn sides(at: &At<Board>) -> (u64, u64) {
    let Discs { own, other } = at.pos.discs;
    if at.to == Side::First { (own, other) } else { (other, own) }
}

impl Game for Othello {
    const CARD: Card = Card {
        id: "othello",
        family: Family::Boards,
        fame: 82,
        manner: Manner::Cells,
        params: &[
            Param { name: "rows", domain: SIDE, default: "8" },
            Param { name: "cols", domain: SIDE, default: "8" },
        ],
        presets: &[
            Preset { params: &[("rows", "4"), ("cols", "4")], position: None },
            Preset {
                params: &[("rows", "6"), ("cols", "6")],
                position: Some("WB..../WWB.../BWBBBB/.BWBBB/.WBWWB/.BBBBB B"),
            },
            Preset {
                params: &[],
                position: Some("BBB.W..W/.BBBW.WW/..BBWWWW/..BBWWWW/WBBBBWWW/WBBBBWWW/WBBBBBWW/WWWWWWWW W"),
            },
        ],
        sources: &[
            "J. Feinstein, Amenor wins world 6x6 championships!, British Othello Federation Newsletter (1993)",
            "H. Takizawa, Othello is solved, arXiv:2310.19387 (2023)",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Counting::default())
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        Some(self)
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let board = Scene::of(Shape::Grid(self.drawn(at)));
        let scene = if at.pos.must_pass() {
            let key = Mark::at("pass", PASS.0);
            Scene::of(Shape::Beside(vec![
                Panel { title: say!("othello-panel-board"), scene: board.in_panel(0) },
                Panel { title: say!("othello-panel-pass"), scene: Scene::of(Shape::Keys(vec![key])).in_panel(1) },
            ]))
        } else {
            board
        };
        let (black, white) = sides(at);
        scene.turning(say!("othello-note-to-move", side = letter(at.to).to_string())).noting(say!(
            "othello-note-discs",
            black = black.count_ones(),
            white = white.count_ones()
        ))
    }

    fn path(&self, _at: &At<Board>, mv: &Put) -> Vec<Spot> {
        vec![mv.map_or(PASS.in_panel(1), |cell| Spot(cell as u32))]
    }

    fn slips(&self, at: &At<Board>, mv: &Put) -> Vec<Slip> {
        slips::slips(&at.pos, *mv)
    }

    fn tell(&self, at: &At<Board>, mv: &Put) -> Say {
        match mv {
            None => say!("othello-passes"),
            Some(cell) => {
                let discs = at.pos.discs.turns(*cell).count_ones();
                say!("othello-tell", cell = name(at.pos.field, *mv), discs = discs)
            }
        }
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let (black, white) = sides(at);
        let mark = |cell: usize| match (black >> cell & 1, white >> cell & 1) {
            (1, _) => 'B',
            (_, 1) => 'W',
            _ => '.',
        };
        format!("{} {}", write_board(cells(at.pos.field).map(mark), at.pos.field.cols), letter(at.to))
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let (drawn, side) = split_side(text, "BW");
        let mut r = Reader::new(Kind::BadPosition, drawn);
        let drawing = read_board(&mut r, ".BW", LONGEST)?;
        let is_small = drawing.rows < SHORTEST || drawing.cols < SHORTEST;
        if is_small {
            return Err(r.fault(say!("othello-too-small", rows = drawing.rows, cols = drawing.cols)));
        }
        if side.is_none() || !r.is_done() {
            return Err(r.wrong(say!("othello-expect-side")));
        }
        let field = Field { rows: drawing.rows, cols: drawing.cols };
        let set = |letter: char| {
            let of_side = cells(field).zip(&drawing.cells).filter(|(_, mark)| **mark == letter);
            of_side.fold(0, |set: u64, (cell, _)| set | 1 << cell)
        };
        let discs = Discs { own: set('B'), other: set('W') };
        let at = At::first(Board { field, discs });
        if side == Some('B') { Ok(at) } else { Ok(at.leave(Board { field, discs: discs.turned() })) }
    }

    fn write_move(&self, at: &At<Board>, mv: &Put) -> String {
        name(at.pos.field, *mv)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Put, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let Field { rows, cols } = at.pos.field;
        let is_pass = r.take("pass");
        let mv = if is_pass { None } else { Some(read_cell(&mut r, rows, cols)?) };
        r.end()?;
        Ok(mv.map(|cell| 8 * (cell / cols) + cell % cols))
    }
}

impl Othello {
    fn drawn(&self, at: &At<Board>) -> Grid {
        let (black, white) = sides(at);
        let mark = |cell: usize| match (black >> cell & 1, white >> cell & 1) {
            (1, _) => Mark::piece(Piece::Disc, Owner::First).written("B"),
            (_, 1) => Mark::piece(Piece::Disc, Owner::Second).written("W"),
            _ if self.legal(at, &Some(cell)).is_ok() => Mark::empty().pointed(cell as u32),
            _ => Mark::empty(),
        };
        Grid { cells: cells(at.pos.field).map(mark).collect(), ..labelled(at.pos.field.rows, at.pos.field.cols) }
    }
}

impl Oracle<Othello> for Counting {
    fn value(&self, _game: &Othello, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        self.value_of(&at.pos, control)
    }

    fn foresight(&self, _game: &Othello, at: &At<Board>) -> usize {
        // A line has a move for every free cell and a pass before each at most.
        if at.pos.free() <= settled(at.pos.field) { 2 * at.pos.free() as usize } else { 0 }
    }

    fn explain(
        &self,
        game: &Othello,
        at: &At<Board>,
        verdict: &Verdict<Put>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}

#[cfg(test)]
mod tests;
