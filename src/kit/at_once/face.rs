//! Looks and notation of games of simultaneous choices: the table of payments, and an envelope.

use crate::fault::{Fault, Kind};
use crate::game::{Card, Game};
use crate::kit::at_once::oracle::Balance;
use crate::kit::at_once::sheet::{AtOnce, Round, Sheet};
use crate::kit::lots::shuffled;
use crate::notation::Reader;
use crate::oracle::judge::Oracle;
use crate::rules::{At, Side};
use crate::say;
use crate::say::Say;
use crate::scene::{Grid, Mark, Scene, Shape, Spot, Tone};

/// Rows and columns that are drawn at most; what is larger is typed.
const DRAWN: usize = 24;

/// The seed of the envelopes.
const ENVELOPES: u64 = 1928;

impl<S: Sheet> Game for AtOnce<S> {
    const CARD: Card = S::CARD;

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Balance)
    }

    fn scene(&self, at: &At<Round<S::Setup>>) -> Scene {
        let scene = if self.is_drawn(&at.pos) {
            Scene::of(Shape::Grid(self.grid(at)))
        } else {
            Scene::of(Shape::Keys(vec![Mark::still(self.0.write(&at.pos.setup), Tone::Plain)]))
        };
        let unit = self.unit(&at.pos.setup);
        let scene = if unit > 1.into() { scene.noting(say!("at-once-unit", parts = &unit)) } else { scene };
        match (at.pos.row, at.pos.col) {
            (None, _) => scene.noting(say!("at-once-note-first")),
            (Some(_), None) => scene.noting(say!("at-once-note-second")),
            (Some(row), Some(col)) => {
                let name = |side, choice| self.0.write_choice(&at.pos.setup, side, choice);
                scene.noting(say!("at-once-note-over", row = name(Side::First, row), col = name(Side::Second, col)))
            }
        }
    }

    fn path(&self, at: &At<Round<S::Setup>>, choice: &usize) -> Vec<Spot> {
        if self.is_drawn(&at.pos) { vec![Spot(*choice as u32)] } else { Vec::new() }
    }

    fn tell(&self, at: &At<Round<S::Setup>>, choice: &usize) -> Say {
        self.0.tell(&at.pos.setup, at.to, *choice)
    }

    fn write_pos(&self, at: &At<Round<S::Setup>>) -> String {
        let Round { setup, row, col } = &at.pos;
        let text = self.0.write(setup);
        match (row, col) {
            (Some(row), Some(col)) => {
                let name = |side, choice| self.0.write_choice(setup, side, choice);
                format!("{text} @{}-{}", name(Side::First, *row), name(Side::Second, *col))
            }
            (Some(row), None) => format!("{text} ?{}", shuffled(self.0.sizes(setup)[0], ENVELOPES)[*row] + 1),
            _ => text,
        }
    }

    fn read_pos(&self, text: &str) -> Result<At<Round<S::Setup>>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let setup = self.0.read(&mut r)?;
        let mut at = At::first(Round { setup, row: None, col: None });
        if r.take("?") {
            let rows = self.0.sizes(&at.pos.setup)[0];
            let envelope = r.within(1, rows)? - 1;
            at.pos.row = shuffled(rows, ENVELOPES).iter().position(|&other| other == envelope);
            at.to = Side::Second;
        } else if r.take("@") {
            at.pos.row = Some(self.0.read_choice(&at.pos.setup, Side::First, &mut r)?);
            r.expect("-")?;
            at.pos.col = Some(self.0.read_choice(&at.pos.setup, Side::Second, &mut r)?);
        }
        r.end()?;
        Ok(at)
    }

    fn write_move(&self, at: &At<Round<S::Setup>>, choice: &usize) -> String {
        self.0.write_choice(&at.pos.setup, at.to, *choice)
    }

    fn read_move(&self, at: &At<Round<S::Setup>>, text: &str) -> Result<usize, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let choice = self.0.read_choice(&at.pos.setup, at.to, &mut r)?;
        r.end()?;
        Ok(choice)
    }
}

impl<S: Sheet> AtOnce<S> {
    fn is_drawn(&self, round: &Round<S::Setup>) -> bool {
        self.0.sizes(&round.setup).iter().all(|&size| size <= DRAWN)
    }

    /// The payments. Whoever chooses points at the first cell of a row, or of a column.
    fn grid(&self, at: &At<Round<S::Setup>>) -> Grid {
        let Round { setup, row, col } = &at.pos;
        let matrix = self.0.matrix(setup);
        let spot = |r: usize, c: usize| match (at.to, row, col) {
            (Side::First, None, _) if c == 0 => Some(Spot(r as u32)),
            (Side::Second, _, None) if r == 0 => Some(Spot(c as u32)),
            _ => None,
        };
        let tone = |r: usize, c: usize| if *row == Some(r) && *col == Some(c) { Tone::Focus } else { Tone::Plain };
        let mark = |r: usize, c: usize| Mark { text: matrix.at(r, c).to_string(), tone: tone(r, c), spot: spot(r, c) };
        let names = |side: Side, count: usize| (0..count).map(|i| self.0.write_choice(setup, side, i)).collect();
        let (rows, cols) = (matrix.rows(), matrix.cols());
        Grid {
            cols: names(Side::Second, cols),
            rows: names(Side::First, rows),
            cells: (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))).map(|(r, c)| mark(r, c)).collect(),
        }
    }
}
