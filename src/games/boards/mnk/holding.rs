//! Whether one side can stop every line of the other for ever, on boards of up to 128 cells.

use crate::boards::mnk::board::{Board, Mark};
use crate::boards::mnk::solver::holding::kept::Kept;
use crate::boards::mnk::solver::holding::search::{Board as Lined, Found, Stand};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, Pairs};
use solve::search::lines::Lines;

/// All that was found out about boards of one size.
pub struct Holding {
    /// Rows and columns.
    pub size: (usize, usize),
    kept: Kept,
}

/// How a side is held: all its lines are stopped whatever it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The free cells that it takes.
    pub region: Cells,
    /// Positions looked at.
    pub visited: u64,
}

impl Holding {
    /// Boards of this size; `None` where they have more than 128 cells.
    pub fn of(rows: usize, cols: usize, k: usize) -> Option<Self> {
        let fits = rows * cols <= Cells::BITS as usize;
        fits.then(|| {
            let lines = Lines::of(rows, cols, k);
            Holding { size: (rows, cols), kept: Kept::of(Lined::of(&lines.all, &lines.symmetries)) }
        })
    }

    /// How the marks of this kind are held, if that was found out; nobody has a line yet.
    pub fn held(
        &mut self,
        board: &Board,
        mark: Mark,
        is_to_move: bool,
        control: &Control,
    ) -> Result<Option<Held>, Stop> {
        let (found, visited) = self.kept.find(&stand(board, mark, is_to_move), control)?;
        Ok(match found {
            Found::Held(region) => Some(Held { region, visited }),
            Found::Broken(_) | Found::Open => None,
        })
    }

    /// Pairs of free cells that hold the marks of this kind as they stand, although it is their turn.
    pub fn pairs(&self, board: &Board, mark: Mark) -> Option<Pairs> {
        self.kept.pairs(&stand(board, mark, true))
    }
}

fn stand(board: &Board, mark: Mark, attacks: bool) -> Stand {
    let cells = |meant: &dyn Fn(Mark) -> bool| {
        let marked = board.cells.iter().enumerate().filter(|(_, cell)| cell.is_some_and(meant));
        marked.fold(0, |set: Cells, (cell, _)| set | 1 << cell)
    };
    Stand { attacker: cells(&|there| there == mark), defender: cells(&|there| there != mark), attacks }
}
