//! Chess pieces that may only go towards the corner a1: the queen is Wythoff's game, the rook is Nim with two heaps.

mod drawn;
mod leaper;
mod oracle;
mod reason;
pub(crate) mod rules;
mod single;
#[cfg(test)]
mod tests;

use num_traits::Zero;

use crate::boards::chess_corner::drawn::{size, spot};
use crate::boards::chess_corner::oracle::{Corner, FORESEEN};
use crate::boards::chess_corner::reason::explain;
use crate::boards::chess_corner::rules::{Cell, ChessCorner, Kind, PIECES, Piece, Step, cell_name, piece_name};
use crate::kit::cells::{column_name, labelled};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind as FaultKind};
use ground::notation::Reader;
use ground::num::{DIGITS, Nat, small};
use ground::params::{Domain, Param};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::piece::{self, Owner, Role};
use ground::scene::{Grid, Lined, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Count;

/// What is drawn for the pieces of one cell: one as itself, several by their letters.
fn standing(kinds: &[Kind]) -> Mark {
    let role = |kind| match kind {
        Kind::King => Role::King,
        Kind::Queen => Role::Queen,
        Kind::Rook => Role::Rook,
        Kind::Bishop => Role::Bishop,
        Kind::Knight => Role::Knight,
    };
    match kinds {
        [] => Mark::empty(),
        [one] => Mark::piece(piece::Piece::Chess(role(*one)), Owner::Nobody),
        several => {
            let letters = several.iter().map(|kind| kind.letter()).collect();
            Mark::piece(piece::Piece::Named(letters), Owner::Nobody)
        }
    }
}

/// Coordinates up to which a table goes.
const TABLED: usize = 1_000;

impl Game for ChessCorner {
    const CARD: Card = Card {
        id: "chess-corner",
        family: Family::Boards,
        fame: 10,
        manner: Manner::Chess,
        params: &[
            Param { name: "board", domain: Domain::Nat { least: 0, most: Some(26) }, default: "0" },
            Param { name: "piece", domain: Domain::Word(PIECES), default: "queen" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("Qg9") },
            Preset { params: &[("piece", "king")], position: Some("Kg7,Kd4,Re6") },
            Preset { params: &[("board", "8"), ("piece", "knight")], position: Some("Nh8,Ng4") },
            Preset { params: &[], position: Some("Qe4,Rf3,Bd6,Nc5") },
            Preset { params: &[("misere", "true")], position: Some("Kd4,Qc3") },
        ],
        sources: &[
            "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907), 199-202",
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapters 3 and 9",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Corner::of(self))
    }

    fn scene(&self, at: &At<Vec<Piece>>) -> Scene {
        let note = if self.is_misere { say!("chess-corner-last-loses") } else { say!("chess-corner-last-wins") };
        let scene = Scene::of(Shape::Grid(self.drawn(&at.pos))).noting(note);
        let far = at.pos.iter().filter(|piece| spot(self, &at.pos, &piece.cell).is_none());
        let far: Vec<String> = far.map(piece_name).collect();
        if far.is_empty() { scene } else { scene.noting(say!("chess-corner-far", pieces = far)) }
    }

    fn path(&self, at: &At<Vec<Piece>>, (i, to): &Step) -> Vec<Spot> {
        let piece = &at.pos[*i];
        let (Some(from), Some(to)) = (spot(self, &at.pos, &piece.cell), spot(self, &at.pos, to)) else {
            return Vec::new();
        };
        if at.pos.len() == 1 {
            return vec![to];
        }
        // Of pieces on one cell the second is meant when the cell is chosen twice, and so on.
        let below = at.pos[..*i].iter().filter(|other| other.cell == piece.cell).count();
        let mut path = vec![from; below + 1];
        path.push(to);
        path
    }

    fn pointable(&self, at: &At<Vec<Piece>>) -> Vec<Step> {
        let near = (0..at.pos.len()).filter(|i| spot(self, &at.pos, &at.pos[*i].cell).is_some());
        let steps = near.flat_map(|i| self.targets(&at.pos[i]).map(move |cell| (i, cell)));
        steps.filter(|(_, cell)| spot(self, &at.pos, cell).is_some()).collect()
    }

    fn tell(&self, at: &At<Vec<Piece>>, (i, to): &Step) -> Say {
        say!("chess-corner-goes", piece = piece_name(&at.pos[*i]), cell = cell_name(to))
    }

    fn write_pos(&self, at: &At<Vec<Piece>>) -> String {
        if at.pos.is_empty() {
            return "-".to_owned();
        }
        at.pos.iter().map(piece_name).collect::<Vec<_>>().join(",")
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Piece>>, Fault> {
        let mut r = Reader::new(FaultKind::BadPosition, text);
        let mut pieces = Vec::new();
        if !r.take("-") {
            pieces.push(self.read_piece(&mut r)?);
            while r.take(",") {
                pieces.push(self.read_piece(&mut r)?);
            }
        }
        r.end()?;
        Ok(At::first(pieces))
    }

    fn write_move(&self, at: &At<Vec<Piece>>, (i, to): &Step) -> String {
        format!("{}:{}-{}", i + 1, cell_name(&at.pos[*i].cell), cell_name(to))
    }

    fn spoken(&self, at: &At<Vec<Piece>>, (i, to): &Step) -> Vec<String> {
        let piece = &at.pos[*i];
        let (letter, from, to) = (piece.kind.letter(), cell_name(&piece.cell), cell_name(to));
        vec![format!("{letter}{to}"), format!("{letter}{from}-{to}")]
    }

    fn read_move(&self, at: &At<Vec<Piece>>, text: &str) -> Result<Step, Fault> {
        let mut r = Reader::new(FaultKind::IllegalMove, text);
        let is_numbered = at.pos.len() != 1 || r.peek().is_some_and(|c| c.is_ascii_digit());
        let i = if is_numbered { r.within(1, at.pos.len().max(1))? - 1 } else { 0 };
        if is_numbered {
            r.expect(":")?;
        }
        let column = r.column();
        let from = self.read_cell(&mut r)?;
        if at.pos.get(i).is_none_or(|piece| piece.cell != from) {
            let says = say!("chess-corner-not-there", piece = i + 1, cell = cell_name(&from));
            return Err(Fault::new(FaultKind::IllegalMove, says).at(column));
        }
        r.expect("-")?;
        let to = self.read_cell(&mut r)?;
        r.end()?;
        Ok((i, to))
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Vec<Piece>>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Vec<Piece>>> {
        Some(self)
    }
}

impl Summand<Vec<Piece>> for ChessCorner {
    fn summands(&self, at: &At<Vec<Piece>>) -> Vec<At<Vec<Piece>>> {
        at.pos.iter().map(|piece| At { pos: vec![piece.clone()], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Tabled<Vec<Piece>> for ChessCorner {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<Piece>>> {
        let [x, y] = *sizes else { return None };
        let cell = (Nat::from(x), Nat::from(y));
        self.holds(&cell).then(|| At::first(vec![Piece { kind: self.piece, cell }]))
    }

    /// The queen is Wythoff's game, the rook Nim with two heaps; the others follow from their first cells by induction. On a board with
    /// edges the knight has no such law.
    fn law(&self, sizes: usize) -> Option<String> {
        let law = match (self.piece, self.is_misere) {
            (Kind::Queen, false) => "a == floor(k * phi)",
            (Kind::Queen, true) => "k > 1 and a == floor(k * phi) or a == 0 and b == 1 or a == 2 and b == 2",
            (Kind::Rook, false) => "a == b",
            (Kind::Rook, true) => "a ^ b == if(max(a, b) < 2, 1, 0)",
            (Kind::Bishop, false) => "min(a, b) == 0",
            (Kind::Bishop, true) => "min(a, b) == 1",
            (Kind::King, false) => "a % 2 == 0 and b % 2 == 0",
            (Kind::Knight, false) if self.board.is_none() => "a % 4 < 2 and b % 4 < 2",
            _ => return None,
        };
        (sizes == 2).then(|| law.to_owned())
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        let to = self.board.map_or(to.unwrap_or(30), |size| to.unwrap_or(size).min(size - 1));
        Some(self.tabled(to, control))
    }
}

impl ChessCorner {
    /// The values of a lone piece of the variant's kind on the cells up to column and row `to`.
    fn tabled(&self, to: usize, control: &Control) -> Result<Table, Stop> {
        if to > TABLED {
            return Err(Stop::TooLarge(say!("chess-corner-beyond-table", size = to, most = TABLED)));
        }
        let corner = Corner::of(self);
        let at = |x: usize, y: usize| At::first(vec![Piece { kind: self.piece, cell: (x.into(), y.into()) }]);
        let mut nimbers = Vec::new();
        let mut outcomes = Vec::new();
        for x in 0..=to {
            let (mut values, mut letters): (Vec<u64>, Vec<Outcome>) = Default::default();
            for y in 0..=to {
                let value = corner.value(self, &at(x, y), control)?;
                letters.push(value.outcome());
                values.extend(value.as_nimber().and_then(small).map(|value| value as u64));
            }
            nimbers.push(values);
            outcomes.push(letters);
        }
        let cells = if self.is_misere { Cells::Outcomes(outcomes) } else { Cells::Nimbers(nimbers) };
        Ok(Table { of: &["x", "y"], from: 0, to, cells, period: None })
    }

    /// The board with the pieces that fit; where some stand on one cell, all their letters.
    fn drawn(&self, pieces: &[Piece]) -> Grid {
        let (cols, rows) = size(self, pieces);
        let cell = |x: usize, y: usize| {
            let is_here = |piece: &&Piece| small(&piece.cell.0) == Some(x) && small(&piece.cell.1) == Some(y);
            let here: Vec<Kind> = pieces.iter().filter(is_here).map(|piece| piece.kind).collect();
            standing(&here).pointed((y * cols + x) as u32)
        };
        Grid {
            cells: (0..rows).flat_map(|y| (0..cols).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect(),
            lined: Lined::Chequered,
            ..labelled(rows, cols)
        }
    }

    fn read_piece(&self, r: &mut Reader) -> Result<Piece, Fault> {
        let kind = Kind::ALL.into_iter().find(|kind| r.peek() == Some(kind.letter()));
        let kind = kind.ok_or_else(|| r.wrong(say!("chess-corner-expect-piece")))?;
        r.char();
        Ok(Piece { kind, cell: self.read_cell(r)? })
    }

    /// Reads a cell: column letters, then the row from 1.
    fn read_cell(&self, r: &mut Reader) -> Result<Cell, Fault> {
        let start = r.clone();
        let mut letters = 0;
        let mut column = Nat::ZERO;
        while let Some(letter) = r.peek().filter(char::is_ascii_lowercase).filter(|_| letters <= DIGITS) {
            r.char();
            letters += 1;
            column = column * 26u8 + (letter as u8 - b'a' + 1);
        }
        if letters > DIGITS {
            return Err(Fault::new(FaultKind::TooLarge, say!("chess-corner-too-many-letters", most = DIGITS)));
        }
        let expected = || match self.board {
            Some(size) => say!("expect-cell", last = format!("{}{size}", column_name(size - 1))),
            None => say!("chess-corner-expect-cell"),
        };
        if letters == 0 {
            return Err(r.wrong(expected()));
        }
        let row = match r.nat() {
            Err(fault) if fault.kind == FaultKind::TooLarge => return Err(fault),
            row => row.ok().filter(|row| !row.is_zero()),
        };
        let cell = row.map(|row| (column - 1u8, row - 1u8)).filter(|cell| self.holds(cell));
        cell.ok_or_else(|| start.clone().wrong(expected()))
    }
}

impl Oracle<ChessCorner> for Corner {
    fn value(&self, game: &ChessCorner, at: &At<Vec<Piece>>, control: &Control) -> Result<Value, Stop> {
        if game.is_misere { self.misere(game, &at.pos, control) } else { self.normal(&at.pos, control) }
    }

    fn winning(&self, game: &ChessCorner, at: &At<Vec<Piece>>, control: &Control) -> Result<Option<Vec<Step>>, Stop> {
        if game.is_misere {
            return Ok(self.winning_misere(game, &at.pos));
        }
        self.to_sum(game, &at.pos, &Nat::ZERO, control).map(Some)
    }

    fn reaching(&self, game: &ChessCorner, at: &At<Vec<Piece>>, nimber: &Nat) -> Option<Vec<Step>> {
        let control = Control::new();
        if self.sum(&at.pos, &control).ok()? == *nimber {
            return Some(Vec::new());
        }
        self.to_sum(game, &at.pos, nimber, &control).ok()
    }

    fn foresight(&self, _game: &ChessCorner, at: &At<Vec<Piece>>) -> usize {
        let most = Nat::from(FORESEEN);
        if at.pos.iter().all(|piece| piece.cell.0 <= most && piece.cell.1 <= most) { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &ChessCorner,
        at: &At<Vec<Piece>>,
        verdict: &Verdict<Step>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}
