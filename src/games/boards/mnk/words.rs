//! What is put into cells, in words: marks are written; where five or more in a line count, as in gomoku, stones are put down.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::kit::cells::cell_name;
use ground::say;
use ground::say::Arg;
use ground::scene::Spot;
use ground::scene::piece::{Owner, Piece};
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Outcome;

/// How many in a line are played for with stones, at least.
const STONES: usize = 5;

/// The move in notation: the cell, in wild games with the mark before it.
pub fn name(mnk: &Mnk, board: &Board, &(cell, mark): &Put) -> String {
    let cell = cell_name(cell, board.cols);
    if mnk.kind.is_wild { format!("{}{cell}", mark.letter()) } else { cell }
}

/// The rows in which all moves lie that keep the value, else how many cells they are; of moves not all known, the row of one.
pub fn place(board: &Board, cell: usize, verdict: &Verdict<Put>, is_known: bool) -> Step {
    if verdict.value.outcome() == Outcome::P {
        return Step::says(Role::Place, say!("mnk-place-none", moves = &verdict.total));
    }
    let free = |rows: &[usize]| {
        let cells = (0..board.cells.len()).filter(|cell| board.cells[*cell].is_none());
        cells.filter(|cell| rows.contains(&(cell / board.cols))).collect::<Vec<usize>>()
    };
    let mut good: Vec<usize> = verdict.best.iter().map(|(cell, _)| *cell).collect();
    good.sort_unstable();
    good.dedup();
    let is_whole = is_known && verdict.best_total == verdict.best.len().into() && good.contains(&cell);
    let mut rows: Vec<usize> = if is_whole { good.iter().map(|cell| cell / board.cols).collect() } else { Vec::new() };
    rows.dedup();
    let (total, within) = (board.free(), free(&rows));
    if is_whole && within.len() == total && total > board.cols {
        let all = if good.len() == total { "yes" } else { "no" };
        return Step::says(Role::Place, say!("mnk-place-many", all = all, good = good.len()));
    }
    let (kind, within) = if rows.is_empty() {
        ("one", free(&[cell / board.cols]))
    } else {
        (if good.len() == 1 { "only" } else { "all" }, within)
    };
    let names: Vec<String> = within.iter().map(|cell| cell_name(*cell, board.cols)).collect();
    let rows: Vec<String> =
        if rows.is_empty() { vec![cell / board.cols] } else { rows }.iter().map(|row| (row + 1).to_string()).collect();
    let says = say!("mnk-place", kind = kind, count = rows.len(), rows = rows, cells = names);
    Step::says(Role::Place, says).showing(Exhibit::Spots(within.iter().map(|cell| Spot(*cell as u32)).collect()))
}

impl Mnk {
    /// Whether the sides put stones down: black ones for X, white ones for O. In the wild game a mark belongs to no side.
    fn has_stones(&self) -> bool {
        self.kind.k >= STONES && !self.kind.is_wild
    }

    /// What is drawn for a mark.
    pub fn piece(&self, mark: Mark) -> (Piece, Owner) {
        match mark {
            _ if self.has_stones() => (Piece::Disc, Owner::from(mark.side())),
            Mark::X => (Piece::Cross, Owner::First),
            Mark::O => (Piece::Ring, Owner::Second),
        }
    }

    /// What a move is made with, as messages choose by it.
    pub fn thing(&self, mark: Mark) -> String {
        if self.has_stones() { "stone".to_owned() } else { mark.letter().to_string() }
    }

    /// The side that plays with a mark.
    pub fn player(&self, mark: Mark) -> Arg {
        match mark {
            Mark::X if self.has_stones() => say!("mnk-black").into(),
            Mark::O if self.has_stones() => say!("mnk-white").into(),
            _ => mark.letter().into(),
        }
    }
}
