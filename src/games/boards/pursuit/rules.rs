//! The rules of pursuit in a maze: one step or none in turn; the robber wants out, the cop wants the robber.

use std::sync::Arc;

use crate::kit::cells::cell_name;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// The most rows and columns a maze may have.
pub const LONGEST: usize = 1_000;

/// Pursuit has no parameters: the position draws the maze.
#[derive(Debug)]
pub struct Pursuit {
    /// The preset start, with the cop to move.
    pub start: Chase,
}

/// The ground of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Free to walk on.
    Floor,
    /// Nobody enters.
    Wall,
    /// Where the robber gets out.
    Exit,
}

/// The maze, which nobody changes in play.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Maze {
    /// How many columns.
    pub cols: usize,
    /// The cells row by row from the top.
    pub cells: Vec<Ground>,
}

impl Maze {
    /// The cells one step away and the cell itself, walls left out, in the order of the board.
    pub fn near(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        let (row, col) = (cell / self.cols, cell % self.cols);
        let up = (row > 0).then(|| cell - self.cols);
        let left = (col > 0).then(|| cell - 1);
        let right = (col + 1 < self.cols).then_some(cell + 1);
        let down = Some(cell + self.cols).filter(|down| *down < self.cells.len());
        let all = [up, left, Some(cell), right, down].into_iter().flatten();
        all.filter(|cell| self.cells[*cell] != Ground::Wall)
    }
}

/// The maze with cop and robber in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chase {
    /// The maze.
    pub maze: Arc<Maze>,
    /// The cell of the cop.
    pub cop: usize,
    /// The cell of the robber.
    pub robber: usize,
}

impl Chase {
    /// Where the mover stands.
    pub fn mover(&self, to: Side) -> usize {
        if to == Side::First { self.cop } else { self.robber }
    }

    /// The same with the mover's piece on another cell.
    pub fn stepped(&self, to: Side, cell: usize) -> Chase {
        match to {
            Side::First => Chase { cop: cell, ..self.clone() },
            Side::Second => Chase { robber: cell, ..self.clone() },
        }
    }

    /// Who has won, if somebody has: the cop on the robber, or else the robber on an exit.
    pub fn winner(&self) -> Option<Side> {
        match self.maze.cells[self.robber] {
            _ if self.cop == self.robber => Some(Side::First),
            Ground::Exit => Some(Side::Second),
            _ => None,
        }
    }

    /// The name of a cell.
    pub fn name(&self, cell: usize) -> String {
        cell_name(cell, self.maze.cols)
    }
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    if side == Side::First { 'C' } else { 'R' }
}

impl Rules for Pursuit {
    type Pos = Chase;
    type Move = usize;

    fn start(&self) -> At<Chase> {
        At::first(self.start.clone())
    }

    fn moves(&self, at: &At<Chase>) -> Moves<'_, usize> {
        Moves::all(match at.pos.winner() {
            Some(_) => Vec::new(),
            None => at.pos.maze.near(at.pos.mover(at.to)).collect(),
        })
    }

    fn legal(&self, at: &At<Chase>, cell: &usize) -> Result<(), Illegal> {
        let from = at.pos.mover(at.to);
        if at.pos.maze.near(from).any(|near| near == *cell) {
            return Ok(());
        }
        let (from, to) = (at.pos.name(from), at.pos.name(*cell));
        if at.pos.maze.cells[*cell] == Ground::Wall {
            return Err(Illegal(say!("pursuit-wall", cell = to)));
        }
        Err(Illegal(say!("pursuit-too-far", from = from, to = to)))
    }

    fn play(&self, at: &At<Chase>, cell: &usize) -> At<Chase> {
        at.leave(at.pos.stepped(at.to, *cell))
    }

    fn ending(&self, at: &At<Chase>) -> Option<Ending> {
        at.pos.winner().map(Ending::Won)
    }
}
