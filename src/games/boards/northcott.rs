//! Northcott's game: in every row a white coin left of a black one; a move slides one own coin along its row, either way.

mod graph;
mod reason;
pub(crate) mod rules;

use std::sync::{Arc, Mutex, PoisonError};

use crate::boards::northcott::graph::{All, SWEPT};
use crate::boards::northcott::reason::explain;
use crate::boards::northcott::rules::{Board, LONGEST, Northcott, Slide, coins, gaps, letter, spot};
use crate::kit::cells::{cell_name, labelled, read_board, read_cell, split_side, write_board};
use crate::kit::laws;
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::small;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Mark, Scene, Shape, Spot};
use solve::formula::nim_sum::{is_lost, wanted};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::Table;
use solve::judge::value::Value;
use solve::retrograde::sweep::{Sweep, sweep};

/// Positions of a board, both sides to move, up to which all of them are swept for their remoteness.
const SMALL: usize = 4_000;

impl Northcott {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Northcott { width: params.small("width"), rows: params.small("rows") })
    }
}

/// The columns of the two coins of a row, if it holds one of each, the white one left of the black one.
fn pair(row: &[char]) -> Option<(usize, usize)> {
    let place = |coin: char| {
        let mut places = row.iter().enumerate().filter(|(_, c)| **c == coin).map(|(col, _)| col);
        places.next().filter(|_| places.next().is_none())
    };
    Some((place('W')?, place('B')?)).filter(|(white, black)| white < black)
}

/// The column of the text, from 1, in which a row begins; rows count from 0.
fn column_of_row(text: &str, row: usize) -> usize {
    let before: usize = text.split('/').take(row).map(|part| part.chars().count() + 1).sum();
    let blanks = text.chars().skip(before).take_while(|c| c.is_whitespace()).count();
    before + blanks + 1
}

impl Game for Northcott {
    const CARD: Card = Card {
        id: "northcott",
        family: Family::Boards,
        fame: 10,
        manner: Manner::Steps,
        params: &[
            Param { name: "width", domain: Domain::Nat { least: 2, most: Some(LONGEST as u64) }, default: "8" },
            Param { name: "rows", domain: Domain::Nat { least: 1, most: Some(LONGEST as u64) }, default: "3" },
        ],
        presets: &[
            Preset { params: &[], position: Some(".W..B.../W.....B./..WB.... W") },
            Preset { params: &[("width", "5"), ("rows", "2")], position: Some("W...B/.W.B. W") },
            Preset { params: &[("width", "3"), ("rows", "1")], position: None },
            Preset { params: &[("rows", "4")], position: Some("W...B.../.W..B.../W......B/..W.B... B") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 1, chapter 3",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Gaps::default())
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let Board { width, rows } = &at.pos;
        let cell = |row: usize, col: usize| {
            let (white, black) = rows[row];
            match col {
                _ if col == white => Mark::piece(Piece::Disc, Owner::First).written("W"),
                _ if col == black => Mark::piece(Piece::Disc, Owner::Second).written("B"),
                _ if self.legal(at, &(row, col)).is_ok() => Mark::empty().pointed(spot(row, col).0),
                _ => Mark::empty(),
            }
        };
        let grid = Grid {
            cells: (0..rows.len())
                .flat_map(|row| (0..*width).map(move |col| (row, col)))
                .map(|(r, c)| cell(r, c))
                .collect(),
            ..labelled(rows.len(), *width)
        };
        let side = letter(at.to).to_string();
        Scene::of(Shape::Grid(grid)).turning(say!("northcott-note", side = side)).noting(say!("kin-stuck-loses"))
    }

    fn path(&self, _at: &At<Board>, &(row, col): &Slide) -> Vec<Spot> {
        vec![spot(row, col)]
    }

    fn slips(&self, at: &At<Board>, &(row, col): &Slide) -> Vec<Slip> {
        let (own, other) = coins(&at.pos, row, at.to);
        let back = (col.abs_diff(other) > own.abs_diff(other)).then_some(Slip::Back);
        back.into_iter().chain([Slip::In(row)]).collect()
    }

    fn tell(&self, at: &At<Board>, &(row, col): &Slide) -> Say {
        let (own, _) = coins(&at.pos, row, at.to);
        let name = |col: usize| cell_name(row * at.pos.width + col, at.pos.width);
        say!("northcott-tell", from = name(own), to = name(col))
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let Board { width, rows } = &at.pos;
        let mark = |(white, black): &(usize, usize), col: usize| match col {
            _ if col == *white => 'W',
            _ if col == *black => 'B',
            _ => '.',
        };
        let cells = rows.iter().flat_map(|row| (0..*width).map(move |col| mark(row, col)));
        format!("{} {}", write_board(cells, *width), letter(at.to))
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let (drawn, side) = split_side(text, "WB");
        let mut r = Reader::new(Kind::BadPosition, drawn);
        let drawing = read_board(&mut r, ".WB", LONGEST)?;
        if side.is_none() || !r.is_done() {
            return Err(r.wrong(say!("northcott-expect-side")));
        }
        let rows = drawing.cells.chunks(drawing.cols).enumerate().map(|(i, row)| {
            let fault = || Fault::new(Kind::BadPosition, say!("northcott-bad-row", row = i + 1));
            pair(row).ok_or_else(|| fault().expecting(say!("northcott-expect-row")).at(column_of_row(text, i)))
        });
        let rows = rows.collect::<Result<Vec<_>, Fault>>()?;
        let to = if side == Some('W') { Side::First } else { Side::Second };
        Ok(At { pos: Board { width: drawing.cols, rows }, to })
    }

    fn write_move(&self, at: &At<Board>, &(row, col): &Slide) -> String {
        let (own, _) = coins(&at.pos, row, at.to);
        let name = |col: usize| cell_name(row * at.pos.width + col, at.pos.width);
        format!("{}-{}", name(own), name(col))
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Slide, Fault> {
        let Board { width, rows } = &at.pos;
        let mut r = Reader::new(Kind::IllegalMove, text);
        let column = r.column();
        let from = read_cell(&mut r, rows.len(), *width)?;
        let (row, col) = (from / width, from % width);
        if coins(&at.pos, row, at.to).0 != col {
            let says = say!("northcott-not-own", side = letter(at.to).to_string(), cell = cell_name(from, *width));
            return Err(Fault::new(Kind::IllegalMove, says).at(column));
        }
        r.expect("-")?;
        let column = r.column();
        let to = read_cell(&mut r, rows.len(), *width)?;
        r.end()?;
        if to / width != row {
            let says = say!("northcott-other-row", cell = cell_name(to, *width), row = row + 1);
            return Err(Fault::new(Kind::IllegalMove, says).at(column));
        }
        Ok((row, to % width))
    }

    fn tabled(&self) -> Option<&dyn Tabled<Board>> {
        Some(self)
    }
}

impl Tabled<Board> for Northcott {
    /// Rows with these gaps, white on the left edge and to move. The table has no cells: this is for laws.
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Board>> {
        let is_board = (1..=LONGEST).contains(&sizes.len()) && sizes.iter().all(|gap| gap + 2 <= self.width);
        let rows = sizes.iter().map(|gap| (0, gap + 1)).collect();
        is_board.then(|| At::first(Board { width: self.width, rows }))
    }

    /// Nim on the gaps, whose proof is in Winning Ways, chapter 3: a retreat is answered by advancing as far.
    fn law(&self, sizes: usize) -> Option<String> {
        laws::nim(sizes, false)
    }

    fn table(&self, _to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        let all = All::of(self.width, self.rows, SWEPT);
        let all = all.ok_or_else(|| Stop::TooLarge(say!("northcott-too-many", most = SWEPT)));
        Some(all.and_then(|all| {
            let (sweep, half) = (sweep(&all, control)?, all.half());
            Ok(Table::of_falls(vec![sweep.fall("W", 0..half), sweep.fall("B", half..2 * half)]))
        }))
    }
}

/// Nim on the gaps; on small boards with the plies to the end, from a sweep that is remembered.
///
/// Only outcomes: the sides move different coins, so there are no nim-values.
#[derive(Default)]
struct Gaps {
    last: Mutex<Option<Arc<(All, Sweep)>>>,
}

impl Gaps {
    /// The sweep of all boards of this size, if they are few.
    fn swept(&self, board: &Board, control: &Control) -> Result<Option<Arc<(All, Sweep)>>, Stop> {
        let known = self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if known.as_ref().is_some_and(|known| known.0.holds(board)) {
            return Ok(known);
        }
        let Some(all) = All::of(board.width, board.rows.len(), SMALL) else { return Ok(None) };
        let sweep = sweep(&all, control)?;
        let found = Some(Arc::new((all, sweep)));
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&found);
        Ok(found)
    }
}

impl Oracle<Northcott> for Gaps {
    fn value(&self, _game: &Northcott, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        Ok(match self.swept(&at.pos, control)? {
            Some(swept) => swept.1.value(swept.0.number(at)),
            None => Value::of_outcome(!is_lost(&gaps(&at.pos), false)),
        })
    }

    fn winning(&self, game: &Northcott, at: &At<Board>, control: &Control) -> Result<Option<Vec<Slide>>, Stop> {
        if self.swept(&at.pos, control)?.is_some() {
            // The fastest of them come first: they must be compared.
            return Ok(None);
        }
        let gaps = gaps(&at.pos);
        let to_gap = |(row, wanted): (usize, &usize)| {
            let (_, other) = coins(&at.pos, row, at.to);
            let col = if at.to == Side::First { other.checked_sub(wanted + 1)? } else { other + wanted + 1 };
            (col < at.pos.width && game.legal(at, &(row, col)).is_ok()).then_some((row, col))
        };
        let wanted: Vec<usize> = wanted(&gaps, false).iter().filter_map(small).collect();
        let moves = wanted.iter().enumerate().filter_map(to_gap);
        let (closing, opening): (Vec<Slide>, Vec<Slide>) = moves.partition(|(row, _)| gaps[*row] > wanted[*row].into());
        Ok(Some([closing, opening].concat()))
    }

    fn explain(
        &self,
        game: &Northcott,
        at: &At<Board>,
        verdict: &Verdict<Slide>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}

#[cfg(test)]
mod tests;
