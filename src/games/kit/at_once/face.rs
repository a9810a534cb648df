//! Looks and notation of games of simultaneous choices: the table of payments, and an envelope.

use crate::kit::at_once::oracle::Balance;
use crate::kit::at_once::sheet::{AtOnce, Round, Sheet};
use crate::kit::shuffle::shuffled;
use duel::game::hidden::Hidden;
use duel::game::slip::Slip;
use duel::game::staged::Staged;
use duel::game::{Card, Game};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Ratio;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::{Grid, Mark, Scene, Shape, Spot};
use solve::judge::oracle::Oracle;

/// Rows and columns that are drawn at most; what is larger is typed.
const DRAWN: usize = 24;

/// The seed of the envelopes.
const ENVELOPES: u64 = 1928;

/// Where a side points at a choice: a row that was chosen is no column to choose.
fn spot(side: Side, choice: usize) -> Spot {
    Spot((choice + side as usize * DRAWN) as u32)
}

impl<S: Sheet> Game for AtOnce<S> {
    const CARD: Card = S::CARD;

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Balance)
    }

    fn scene(&self, at: &At<Round<S::Setup>>) -> Scene {
        let scene = if self.is_drawn(&at.pos) {
            Scene::of(Shape::Grid(self.grid(at)))
        } else {
            Scene::of(Shape::Keys(vec![Mark::still(self.0.write(&at.pos.setup))]))
        };
        let unit = self.unit(&at.pos.setup);
        let scene = if unit > 1.into() { scene.noting(say!("at-once-unit", parts = &unit)) } else { scene };
        let names = self.0.names(&at.pos.setup);
        let named = |(i, name): (usize, Say)| say!("at-once-named", number = i + 1, name = name);
        let listed: Vec<Say> = names.iter().cloned().enumerate().map(named).collect();
        let scene = if listed.is_empty() { scene } else { scene.noting(say!("at-once-note-names", names = listed)) };
        match (at.pos.row, at.pos.col) {
            (None, _) => scene.noting(say!("at-once-note-first")),
            (Some(_), None) => scene.noting(say!("at-once-note-second")),
            (Some(row), Some(col)) => {
                let name = |side, choice| {
                    let written = || Say::verbatim(self.0.write_choice(&at.pos.setup, side, choice));
                    names.get(choice).cloned().unwrap_or_else(written)
                };
                scene.noting(say!("at-once-note-over", row = name(Side::First, row), col = name(Side::Second, col)))
            }
        }
    }

    fn hidden(&self) -> Option<&dyn Hidden<Round<S::Setup>, usize>> {
        Some(self)
    }

    fn staged(&self) -> Option<&dyn Staged<Round<S::Setup>>> {
        Some(self)
    }

    fn path(&self, at: &At<Round<S::Setup>>, choice: &usize) -> Vec<Spot> {
        if self.is_drawn(&at.pos) { vec![spot(at.to, *choice)] } else { Vec::new() }
    }

    fn slips(&self, at: &At<Round<S::Setup>>, choice: &usize) -> Vec<Slip> {
        let matrix = self.0.matrix(&at.pos.setup);
        let pays = |choice: usize| -> Vec<Ratio> {
            match at.to {
                Side::First => (0..matrix.cols()).map(|col| matrix.at(choice, col).clone()).collect(),
                Side::Second => (0..matrix.rows()).map(|row| -matrix.at(row, choice)).collect(),
            }
        };
        let own = pays(*choice);
        let is_better = |other: &Vec<Ratio>| *other != own && other.iter().zip(&own).all(|(other, own)| other >= own);
        let is_dominated = (0..self.choices(at)).map(pays).any(|other| is_better(&other));
        if is_dominated { vec![Slip::Dominated] } else { Vec::new() }
    }

    fn spoken(&self, at: &At<Round<S::Setup>>, choice: &usize) -> Vec<String> {
        self.0.named(&at.pos.setup, *choice).iter().map(|word| (*word).to_owned()).collect()
    }

    fn tell(&self, at: &At<Round<S::Setup>>, choice: &usize) -> Say {
        self.0.tell(&at.pos.setup, at.to, *choice)
    }

    fn write_pos(&self, at: &At<Round<S::Setup>>) -> String {
        let Round { setup, row, col, .. } = &at.pos;
        let text = self.0.write(setup);
        match (row, col) {
            (Some(row), Some(col)) => {
                let name = |side, choice| self.0.write_choice(setup, side, choice);
                format!("{text} @{}-{}", name(Side::First, *row), name(Side::Second, *col))
            }
            (Some(row), None) => format!("{text} ?{}", self.envelope(&Round { seed: 0, ..at.pos.clone() }, *row)),
            _ => text,
        }
    }

    fn read_pos(&self, text: &str) -> Result<At<Round<S::Setup>>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let setup = self.0.read(&mut r)?;
        let mut at = At::first(Round { setup, row: None, col: None, seed: 0 });
        if r.take("#") {
            at.pos.seed = r.within(0, usize::MAX)? as u64;
        }
        if r.take("?") {
            at.pos.row = Some(self.read_envelope(&at.pos, &mut r)?);
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
        let choice = match at.to {
            Side::First if r.take("?") => self.read_envelope(&at.pos, &mut r)?,
            side => self.0.read_choice(&at.pos.setup, side, &mut r)?,
        };
        r.end()?;
        Ok(choice)
    }
}

impl<S: Sheet> Hidden<Round<S::Setup>, usize> for AtOnce<S> {
    fn scene_for(&self, at: &At<Round<S::Setup>>, _eye: Side) -> Scene {
        self.scene(at)
    }

    fn text_for(&self, at: &At<Round<S::Setup>>, _eye: Side) -> String {
        let Round { setup, row, col, .. } = &at.pos;
        // The number of an envelope is always the same for the same row, so even that would tell in the second round.
        if row.is_some() && col.is_none() { format!("{} ?", self.0.write(setup)) } else { self.write_pos(at) }
    }

    fn keep_pos(&self, at: &At<Round<S::Setup>>) -> String {
        let Round { setup, row, col, seed } = &at.pos;
        match (row, col) {
            _ if *seed == 0 => self.write_pos(at),
            (_, Some(_)) => self.write_pos(at),
            (None, None) => format!("{} #{seed}", self.0.write(setup)),
            (Some(row), None) => format!("{} #{seed} ?{}", self.0.write(setup), self.envelope(&at.pos, *row)),
        }
    }

    fn keep_move(&self, at: &At<Round<S::Setup>>, choice: &usize) -> String {
        match at.to {
            Side::First => format!("?{}", self.envelope(&at.pos, *choice)),
            Side::Second => self.write_move(at, choice),
        }
    }

    fn is_secret(&self, at: &At<Round<S::Setup>>, _choice: &usize) -> bool {
        at.to == Side::First
    }

    fn reshuffled(&self, at: &At<Round<S::Setup>>, seed: u64) -> At<Round<S::Setup>> {
        let mut at = at.clone();
        at.pos.seed = seed;
        at
    }

    fn situation(&self, at: &At<Round<S::Setup>>) -> Option<String> {
        at.pos.col.is_none().then(String::new)
    }
}

impl<S: Sheet> AtOnce<S> {
    /// The number on the envelope that a row lies in, from 1.
    fn envelope(&self, round: &Round<S::Setup>, row: usize) -> usize {
        shuffled(self.0.sizes(&round.setup)[0], ENVELOPES ^ round.seed)[row] + 1
    }

    fn read_envelope(&self, round: &Round<S::Setup>, r: &mut Reader) -> Result<usize, Fault> {
        let rows = self.0.sizes(&round.setup)[0];
        let number = r.within(1, rows)? - 1;
        let order = shuffled(rows, ENVELOPES ^ round.seed);
        Ok(order.iter().position(|&other| other == number).expect("every place is dealt once"))
    }

    fn is_drawn(&self, round: &Round<S::Setup>) -> bool {
        self.0.sizes(&round.setup).iter().all(|&size| size <= DRAWN)
    }

    /// The payments. Whoever chooses points at the first cell of a row, or of a column.
    fn grid(&self, at: &At<Round<S::Setup>>) -> Grid {
        let Round { setup, row, col, .. } = &at.pos;
        let matrix = self.0.matrix(setup);
        let pointed = |r: usize, c: usize| match (at.to, row, col) {
            (Side::First, None, _) if c == 0 => Some(spot(Side::First, r)),
            (Side::Second, _, None) if r == 0 => Some(spot(Side::Second, c)),
            _ => None,
        };
        let is_played = |r: usize, c: usize| *row == Some(r) && *col == Some(c);
        let mark = |r: usize, c: usize| Mark {
            text: matrix.at(r, c).to_string(),
            is_lit: is_played(r, c),
            spot: pointed(r, c),
            ..Mark::default()
        };
        let names = |side: Side, count: usize| (0..count).map(|i| self.0.write_choice(setup, side, i)).collect();
        let (rows, cols) = (matrix.rows(), matrix.cols());
        Grid {
            cols: names(Side::Second, cols),
            rows: names(Side::First, rows),
            called: [self.0.names(setup), self.0.names(setup)],
            cells: (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))).map(|(r, c)| mark(r, c)).collect(),
            ..Grid::default()
        }
    }
}
