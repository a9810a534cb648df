//! What is counted of an m,n,k game that is not searched further: open lines by the marks in them, and the middle. On large boards only
//! promising cells near a mark are worth a look.

use std::cmp::Reverse;

use crate::boards::mnk::board::{Board, Mark, Mnk};
use crate::boards::mnk::opening;
use crate::boards::mnk::solver::five::choice::{Effort, choose};
use crate::boards::mnk::solver::five::field::Field;
use crate::boards::mnk::solver::five::player::answer;
use crate::boards::mnk::solver::five::search::promising;
use crate::boards::mnk::solver::threats::plane::Plane;
use crate::boards::mnk::vast::plays_five;
use crate::kit::estimates::Marked;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::search::evaluation::{Evaluation, Term};

/// Cells of a board on which a search looks at all moves.
const LOOKED_AT: usize = 48;

/// Moves that a search looks at on larger ones: four plies of all of them are fewer than a search may visit.
const CANDIDATES: usize = 16;

/// Moves that the search of five in a row looks at first, and stones that it puts on the board at most.
const TRIED: usize = 24;
const WORK: u64 = 200_000;

/// How far from a mark they may be, along rows and columns.
const REACH: usize = 2;

impl Evaluation<Board> for Mnk {
    fn terms(&self, at: &At<Board>) -> Vec<Term> {
        let cells = sides(&at.pos);
        self.marked(&at.pos, &cells).terms(at.to)
    }

    fn candidates(&self, at: &At<Board>) -> Option<Vec<usize>> {
        let board = &at.pos;
        if board.cells.len() <= LOOKED_AT || board.free() <= CANDIDATES {
            return None;
        }
        let promises = self.marked(board, &sides(board)).promises();
        let free = (0..board.cells.len()).filter(|cell| board.cells[*cell].is_none());
        let near = free.enumerate().filter(|(_, cell)| board.is_near(*cell));
        let mut near: Vec<(usize, usize)> = near.collect();
        near.sort_by_key(|(place, cell)| (Reverse(promises[*cell]), *place));
        near.truncate(CANDIDATES);
        let middle = board.rows / 2 * board.cols + board.cols / 2;
        Some(if near.is_empty() { vec![middle] } else { near.into_iter().map(|(place, _)| place).collect() })
    }

    fn chosen(&self, at: &At<Board>, depth: usize, control: &Control) -> Result<Option<(usize, usize)>, Stop> {
        let board = &at.pos;
        if board.cells.len() <= LOOKED_AT || board.free() <= CANDIDATES {
            return Ok(None);
        }
        let Some((mut field, mover)) = self.field(at) else { return Ok(None) };
        let moves = promising(&field, mover, TRIED);
        let choice = choose(&mut field, mover, &moves, Effort { work: WORK, depth }, control)?;
        let (best, _) = choice.scores[0];
        Ok(Some((board.place_of(usize::from(best)), choice.depth)))
    }

    fn in_time(&self, at: &At<Board>, control: &Control) -> Result<Option<usize>, Stop> {
        let Some((mut field, mover)) = self.field(at) else { return Ok(None) };
        let named = opening::opened(self, at).and_then(|opened| opened.best);
        let goes_on = || !control.is_late() && control.tick(0).is_ok();
        // The book proves wins of the first player alone.
        let is_first = at.to == Side::First;
        let behind =
            || if is_first { opening::behind(self, at, &goes_on).and_then(|opened| opened.best) } else { None };
        let cell = match named {
            Some(cell) => cell,
            None => answer(&mut field, mover, behind, control)?,
        };
        Ok(Some(at.pos.place_of(usize::from(cell))))
    }

    fn narrows(&self) -> Option<Say> {
        Some(say!("eval-near-cells", most = CANDIDATES, reach = REACH))
    }
}

impl Mnk {
    /// The board as the player of five in a row sees it, and the side that is to move; `None` where it does not play.
    fn field(&self, at: &At<Board>) -> Option<(Field, usize)> {
        let (board, kind) = (&at.pos, self.kind);
        let is_played = !kind.is_misere && !kind.is_wild && plays_five(kind.k, board);
        if !is_played || self.ending(at).is_some() {
            return None;
        }
        let mut field = Field::of(board.rows, board.cols);
        field.set(&mut board.cells.iter().map(|mark| mark.map(|mark| mark as usize)));
        Some((field, usize::from(at.to == Side::Second)))
    }

    fn marked<'a>(&self, board: &Board, cells: &'a [Option<Side>]) -> Marked<'a> {
        Marked { cols: board.cols, cells, k: self.kind.k }
    }
}

fn sides(board: &Board) -> Vec<Option<Side>> {
    board.cells.iter().map(|cell| cell.map(Mark::side)).collect()
}

impl Board {
    /// The place of a free cell in the list of moves.
    fn place_of(&self, cell: usize) -> usize {
        self.cells[..cell].iter().filter(|cell| cell.is_none()).count()
    }

    /// Whether a mark stands within [`REACH`] of a cell.
    fn is_near(&self, cell: usize) -> bool {
        let (row, col) = (cell / self.cols, cell % self.cols);
        let rows = row.saturating_sub(REACH)..(row + REACH + 1).min(self.rows);
        let cols = || col.saturating_sub(REACH)..(col + REACH + 1).min(self.cols);
        rows.into_iter().any(|row| cols().any(|col| self.cells[row * self.cols + col].is_some()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::mnk::board::Kind;

    fn tried(rows: usize, cols: usize, marks: &[(usize, Mark)]) -> Option<Vec<usize>> {
        let game = Mnk { rows, cols, kind: Kind { k: 5, is_misere: false, is_wild: false } };
        let mut pos = Board::empty(rows, cols);
        for (cell, mark) in marks {
            pos.cells[*cell] = Some(*mark);
        }
        game.candidates(&At { pos, to: Side::First })
    }

    #[test]
    fn a_few_promising_cells_near_a_mark_are_tried_on_large_boards() {
        assert_eq!(tried(6, 8, &[]), None, "48 cells are all looked at");
        assert_eq!(tried(15, 15, &[]), Some(vec![112]), "the middle");
        // Four noughts in columns c to f of a row: the two ends come first, the one with more room before the other.
        let four: Vec<(usize, Mark)> = (107..111).map(|cell| (cell, Mark::O)).collect();
        let tried = tried(15, 15, &four).expect("it is large");
        assert_eq!((tried.len(), &tried[..2]), (CANDIDATES, &[107, 106][..]));
    }
}
