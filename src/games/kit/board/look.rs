//! How every game of the kit is drawn, written, pointed at and told.

use crate::kit::board::game::{BoardGame, CELLS};
use crate::kit::board::pieces::{Board, Go};
use crate::kit::board::play::OnBoard;
use crate::kit::board::search::{Searched, spot};
use crate::kit::cells::{cell_name, labelled, read_board, read_cell, split_side, write_board};
use duel::game::{Card, Game};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::Owner;
use ground::scene::{Grid, Mark, Scene, Shape, Spot};
use solve::judge::oracle::Oracle;
use solve::search::evaluation::Evaluation;

/// What stands for a free cell.
const FREE: char = '.';

/// How a side's pieces are written.
fn sign<G: BoardGame>(side: Side) -> char {
    G::SIGNS[side as usize]
}

/// What is seen on a cell.
fn mark<G: BoardGame>(cell: Option<Side>) -> Mark {
    let piece = |side: Side| Mark::piece(G::piece(side), Owner::from(side)).written(sign::<G>(side));
    cell.map_or_else(Mark::empty, piece)
}

/// Why a board cannot stand, if it cannot.
fn misfit<G: BoardGame>(game: &G, at: &At<Board>) -> Option<Say> {
    let Board { rows, cols, .. } = at.pos;
    let ((least_rows, least_cols), (rows_most, cols_most)) = (G::LEAST, G::MOST);
    if !(least_rows..=rows_most).contains(&rows) || !(least_cols..=cols_most).contains(&cols) {
        let (least, most) = (format!("{least_rows}×{least_cols}"), format!("{rows_most}×{cols_most}"));
        return Some(say!("board-wrong-size", rows = rows, cols = cols, least = least, most = most));
    }
    game.has_won(&at.pos, at.to).then(|| say!("board-was-over", side = sign::<G>(at.to).to_string()))
}

impl<G: BoardGame> Game for OnBoard<G> {
    const CARD: Card = G::CARD;

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        const { assert!(G::MOST.0 * G::MOST.1 <= CELLS, "the search numbers no larger board") };
        Box::new(Searched::default())
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        self.0.evaluation()
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let mut cells: Vec<Mark> = at.pos.cells.iter().map(|cell| mark::<G>(*cell)).collect();
        for cell in self.goes(at).iter().flat_map(|go| go.from.into_iter().chain([go.to])) {
            cells[cell].spot = Some(spot(cell));
        }
        let grid = Grid { cells, ..labelled(at.pos.rows, at.pos.cols) };
        let turn = say!("board-turn", side = sign::<G>(at.to).to_string());
        Scene::of(Shape::Grid(grid)).turning(turn).noting(self.0.note())
    }

    fn path(&self, _at: &At<Board>, go: &Go) -> Vec<Spot> {
        go.from.into_iter().chain([go.to]).map(spot).collect()
    }

    fn tell(&self, at: &At<Board>, go: &Go) -> Say {
        let (side, to) = (sign::<G>(at.to).to_string(), cell_name(go.to, at.pos.cols));
        match (go.from.map(|from| cell_name(from, at.pos.cols)), at.pos.cells[go.to]) {
            (None, _) => say!("board-tell-puts", side = side, to = to),
            (Some(from), None) => say!("board-tell-moves", side = side, from = from, to = to),
            (Some(from), Some(other)) => {
                say!("board-tell-takes", side = side, from = from, to = to, taken = sign::<G>(other).to_string())
            }
        }
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let drawn = at.pos.cells.iter().map(|cell| cell.map_or(FREE, sign::<G>));
        format!("{} {}", write_board(drawn, at.pos.cols), sign::<G>(at.to))
    }

    /// Who reads a board without a side begins.
    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let signs = String::from_iter(G::SIGNS);
        let (drawn, side) = split_side(text, &signs);
        let mut r = Reader::new(Kind::BadPosition, drawn);
        let start = r.column();
        let drawing = read_board(&mut r, &format!("{FREE}{signs}"), G::MOST.0.max(G::MOST.1))?;
        r.end()?;
        let owner =
            |sign: &char| [Side::First, Side::Second].into_iter().find(|side| G::SIGNS[*side as usize] == *sign);
        let cells = drawing.cells.iter().map(owner).collect();
        let to = side.and_then(|sign| owner(&sign)).unwrap_or(Side::First);
        let at = At { pos: Board { rows: drawing.rows, cols: drawing.cols, cells }, to };
        match misfit(&self.0, &at) {
            Some(says) => Err(Fault::new(Kind::BadPosition, says).at(start)),
            None => Ok(at),
        }
    }

    fn write_move(&self, at: &At<Board>, go: &Go) -> String {
        let name = |cell: usize| cell_name(cell, at.pos.cols);
        let by = if at.pos.is_free(go.to) { "-" } else { "x" };
        go.from.map_or_else(String::new, |from| name(from) + by) + &name(go.to)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Go, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let column = r.column();
        let first = read_cell(&mut r, at.pos.rows, at.pos.cols)?;
        if r.is_done() && self.goes(at).iter().any(|go| go.from.is_none()) {
            return Ok(Go::placing(first));
        }
        if at.pos.cells[first] != Some(at.to) {
            let side = sign::<G>(at.to).to_string();
            let says = say!("board-not-own", side = side, cell = cell_name(first, at.pos.cols));
            return Err(Fault::new(Kind::IllegalMove, says).at(column));
        }
        if !r.take("x") {
            r.expect("-")?;
        }
        let to = read_cell(&mut r, at.pos.rows, at.pos.cols)?;
        r.end()?;
        Ok(Go::moving(first, to))
    }
}
