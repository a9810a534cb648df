//! Connect Four: stones fall into columns, and four of a side in a line win; any board up to nine by nine, any length of line.

pub mod book;
mod count;
mod course;
mod evaluation;
mod reason;
pub(crate) mod rules;
pub(crate) mod settle;
mod shots;
mod slips;
pub mod solver;
mod threats;
mod tree;

use num_traits::ToPrimitive;

use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::settle::Settler;
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind as FaultKind};
use ground::notation::Reader;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::Piece;
use ground::scene::{Grid, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::evaluation::Evaluation;

/// The most columns and rows a board may have.
const LONGEST: u64 = 9;

/// Free cells up to which it is told soon which moves are best, and what may be answered to each.
const FAR: u32 = 28;

impl ConnectFour {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        // A line longer than any board is as good as any longer one.
        let k = params.nat("k").to_u32().unwrap_or(u32::MAX).min(LONGEST as u32 + 1);
        Ok(ConnectFour { cols: params.small("cols") as u32, rows: params.small("rows") as u32, k })
    }

    /// The number of a cell as the scene counts them: row by row from the top.
    fn spot(&self, col: u32, height: u32) -> Spot {
        Spot((self.rows - 1 - height) * self.cols + col)
    }

    /// Reads one column number.
    fn read_column(&self, r: &mut Reader) -> Result<u8, Fault> {
        let start = r.clone();
        let digit = r.char().and_then(|c| c.to_digit(10)).filter(|digit| (1..=self.cols).contains(digit));
        digit
            .map(|digit| digit as u8 - 1)
            .ok_or_else(|| start.clone().wrong(say!("expect-range", least = 1, most = self.cols)))
    }
}

/// What a stone of a side looks like.
fn stone(side: Side) -> Mark {
    Mark::piece(Piece::Disc, side.into())
}

impl Game for ConnectFour {
    const CARD: Card = Card {
        id: "connect-four",
        family: Family::Boards,
        fame: 94,
        manner: Manner::Columns,
        params: &[
            Param { name: "cols", domain: Domain::Nat { least: 1, most: Some(LONGEST) }, default: "7" },
            Param { name: "rows", domain: Domain::Nat { least: 1, most: Some(LONGEST) }, default: "6" },
            Param { name: "k", domain: Domain::Nat { least: 2, most: None }, default: "4" },
        ],
        presets: &[
            Preset { params: &[], position: Some("137616613112365341") },
            Preset { params: &[("cols", "5"), ("rows", "4")], position: None },
            Preset { params: &[("cols", "4"), ("rows", "4"), ("k", "3")], position: None },
            Preset { params: &[], position: Some("343464717253662622") },
        ],
        sources: &[
            "V. Allis, A Knowledge-based Approach of Connect-Four: The Game is Solved, White Wins, Vrije Universiteit Amsterdam (1988)",
            "J. D. Allen, Expert Play in Connect-Four (1990); he solved the game in 1988",
            "J. Tromp, John's Connect Four Playground (values of other sizes)",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Settler::default())
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Stones>> {
        Some(self)
    }

    fn scene(&self, at: &At<Stones>) -> Scene {
        let cell = |col: u32, height: u32| match self.owner(at, col, height) {
            Some(side) => stone(side),
            None => {
                let name = format!("({},{})", col + 1, height + 1);
                Mark::empty().pointed(self.spot(col, height).0).called(name)
            }
        };
        let rows = (0..self.rows).rev();
        let grid = Grid {
            cols: (1..=self.cols).map(|col| col.to_string()).collect(),
            rows: rows.clone().map(|height| (height + 1).to_string()).collect(),
            cells: rows.flat_map(|height| (0..self.cols).map(move |col| cell(col, height))).collect(),
            is_dropped: true,
            ..Grid::default()
        };
        Scene::of(Shape::Grid(grid.with_lines_lit(self.k as usize))).noting(say!("connect-four-note", k = self.k))
    }

    fn path(&self, at: &At<Stones>, col: &u8) -> Vec<Spot> {
        let col = u32::from(*col);
        (0..self.rows).filter(|height| self.lands_at(at, col, *height)).map(|height| self.spot(col, height)).collect()
    }

    fn slips(&self, at: &At<Stones>, col: &u8) -> Vec<Slip> {
        self.facts(&at.pos, *col)
    }

    fn tell(&self, _at: &At<Stones>, col: &u8) -> Say {
        say!("connect-four-tell", column = u32::from(*col) + 1)
    }

    fn write_pos(&self, at: &At<Stones>) -> String {
        if at.pos.played.is_empty() { "-".into() } else { at.pos.played.iter().map(|col| name(*col)).collect() }
    }

    fn read_pos(&self, text: &str) -> Result<At<Stones>, Fault> {
        let mut r = Reader::new(FaultKind::BadPosition, text);
        let mut at = self.start();
        if r.take("-") {
            r.end()?;
            return Ok(at);
        }
        loop {
            let mut here = r.clone();
            let col = self.read_column(&mut r)?;
            if let Err(illegal) = self.legal(&at, &col) {
                return Err(here.fault(illegal.0));
            }
            at = self.play(&at, &col);
            if r.is_done() {
                return Ok(at);
            }
        }
    }

    fn write_move(&self, _at: &At<Stones>, col: &u8) -> String {
        name(*col)
    }

    fn read_move(&self, _at: &At<Stones>, text: &str) -> Result<u8, Fault> {
        let mut r = Reader::new(FaultKind::IllegalMove, text);
        let col = self.read_column(&mut r)?;
        r.end()?;
        Ok(col)
    }
}

impl ConnectFour {
    fn lands_at(&self, at: &At<Stones>, col: u32, height: u32) -> bool {
        self.landing(&at.pos, col as u8).is_some_and(|cell| cell.trailing_zeros() == col * (self.rows + 1) + height)
    }
}

/// A column in notation.
fn name(col: u8) -> String {
    (col + 1).to_string()
}

impl Oracle<ConnectFour> for Settler {
    fn value(&self, game: &ConnectFour, at: &At<Stones>, control: &Control) -> Result<Value, Stop> {
        self.value_of(game, at, control)
    }

    fn chosen(
        &self,
        game: &ConnectFour,
        at: &At<Stones>,
        value: &Value,
        control: &Control,
    ) -> Result<Option<Vec<u8>>, Stop> {
        Settler::chosen(self, game, at, value, control)
    }

    fn prompt(&self, game: &ConnectFour, at: &At<Stones>, control: &Control) -> Result<Option<(Value, u8)>, Stop> {
        let free = game.cols * game.rows - at.pos.drop.stones;
        if free > FAR { Settler::prompt(self, game, at, control).map(Some) } else { Ok(None) }
    }

    /// A game is never longer than its board.
    fn foresight(&self, _game: &ConnectFour, _at: &At<Stones>) -> usize {
        (LONGEST * LONGEST) as usize
    }

    fn explain(
        &self,
        game: &ConnectFour,
        at: &At<Stones>,
        verdict: &Verdict<u8>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        reason::explain(self, game, at, verdict, control)
    }
}
