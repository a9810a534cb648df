//! A position on a large board with all that threats, pairs and the book tell of it, for those who put it into words.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::boards::mnk::finish;
use crate::boards::mnk::opening::Opened;
use crate::boards::mnk::settle::Settler;
use crate::boards::mnk::solver::threats::finding::Finding;
use crate::boards::mnk::solver::threats::plane::Cell;
use crate::boards::mnk::standing;
use crate::boards::mnk::standing::Standing;
use crate::boards::mnk::vast::{Row, Told};
use crate::kit::cells::cell_name;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Arg;
use ground::scene::Spot;
use solve::judge::control::Control;
use solve::judge::oracle::Verdict;
use solve::judge::reason::Exhibit;
use solve::judge::value::Outcome;

/// Cells that are named at most as all that is left.
pub const NAMED: usize = 12;

/// A position with all that is known of it.
pub struct Why<'a> {
    pub settler: &'a Settler,
    pub told: &'a Told,
    pub mnk: &'a Mnk,
    pub at: &'a At<Board>,
    pub verdict: &'a Verdict<Put>,
    /// What is proved by a look at what each move leaves, where nothing is proved of the position itself.
    pub ahead: Option<Outcome>,
    /// What the opponent threatens, where nothing is proved of the position.
    pub pressed: Option<Pressed>,
    /// The marks of the side that stops every line of the other, and of that other, where no more is proved.
    pub half: Option<[Mark; 2]>,
    /// What the book of openings proves, where threats prove nothing.
    pub opened: Option<Opened>,
    pub control: &'a Control,
}

/// How the opponent would win if it were the opponent's turn.
pub struct Pressed {
    /// The win, forced answers included; the last move completes a line.
    pub threat: Vec<Cell>,
    /// The moves after which it is proved to win, each with how that begins.
    pub lost: Vec<(Cell, Cell)>,
    /// The other moves.
    pub open: Vec<Cell>,
}

impl Pressed {
    /// Of all that is told of a position.
    pub fn of(told: &Told, cols: usize) -> Option<Self> {
        let threat = told.threat.clone();
        let &first = threat.first()?;
        let (open, lost): (Vec<&Row>, Vec<&Row>) = told.rows.iter().partition(|row| row.refuted.is_empty());
        let mut lost: Vec<(Cell, Cell)> = lost.into_iter().map(|row| (row.cell, row.refuted[0])).collect();
        // Moves near the threat teach most.
        let place = |cell: Cell| [usize::from(cell) / cols, usize::from(cell) % cols];
        let [row, col] = place(first);
        lost.sort_by_key(|(cell, _)| place(*cell)[0].abs_diff(row).max(place(*cell)[1].abs_diff(col)));
        Some(Pressed { threat, lost, open: open.into_iter().map(|row| row.cell).collect() })
    }

    /// The cell that stops the opponent's line, where one is a cell short.
    pub fn stop(&self) -> Option<Cell> {
        (self.threat.len() == 1).then(|| self.threat[0])
    }

    /// Whether the moves that are not proved to lose are few enough to be named, and more than one.
    pub fn narrows(&self) -> bool {
        (2..=NAMED).contains(&self.open.len())
    }
}

impl Why<'_> {
    /// The move that the reason is about.
    pub fn told(&self, found: &Finding) -> Cell {
        match found {
            Finding::Completes(cells) | Finding::Fours(cells) => cells[0],
            Finding::Chase(chase) => chase.line[0],
            _ => self.verdict.best.first().expect("the game is not over").0 as Cell,
        }
    }

    /// What a stone of the mover makes in a cell.
    pub fn made(&self, cell: Cell) -> Vec<Standing> {
        standing::made(&self.at.pos, Mark::of(self.at.to), usize::from(cell), self.mnk.kind.k)
    }

    /// Each of these cells with the line that a side completes there.
    pub fn ends(&self, board: &Board, side: Side, cells: &[Cell]) -> Vec<Arg> {
        let at = At { pos: board.clone(), to: side };
        let end = |cell: &Cell| {
            let lines = board.completed(usize::from(*cell), Mark::of(side), self.mnk.kind.k);
            Arg::from(say!("mnk-end", cell = self.name(*cell), line = finish::named(&at, &lines[..1]).concat()))
        };
        cells.iter().map(end).collect()
    }

    pub fn name(&self, cell: Cell) -> String {
        cell_name(usize::from(cell), self.at.pos.cols)
    }

    pub fn names(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|cell| self.name(*cell)).collect()
    }

    /// Moves with the answers that they force, these in brackets.
    pub fn forced(&self, line: &[Cell]) -> Vec<String> {
        let one = |pair: &[Cell]| match pair {
            [own, answer] => format!("{} ({})", self.name(*own), self.name(*answer)),
            _ => self.names(pair).concat(),
        };
        line.chunks(2).map(one).collect()
    }
}

/// These cells, to light up.
pub fn spots(cells: &[Cell]) -> Exhibit {
    Exhibit::Spots(cells.iter().map(|&cell| Spot(u32::from(cell))).collect())
}
