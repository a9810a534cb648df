//! What stands on a board of Connect Four: the cells that complete a line, where stones may fall, and which of them are safe.

use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::solver::claimeven::{Plan, plan};
use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::lines::{completing, directions};
use crate::boards::connect_four::solver::shape::Shape;

/// A cell by column from 0 and height from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The column.
    pub col: u32,
    /// The height.
    pub height: u32,
}

/// A position with its threats.
pub struct Threats<'g> {
    game: &'g ConnectFour,
    drop: Drop<u128>,
    /// The free cells that complete a line of the mover.
    pub mine: u128,
    /// Those that complete one of the opponent.
    pub theirs: u128,
    /// The cells into which a stone may fall.
    pub playable: u128,
}

impl<'g> Threats<'g> {
    /// What stands in a position that is not over.
    pub fn of(game: &'g ConnectFour, pos: &Stones) -> Self {
        let (shape, drop) = (game.shape(), pos.drop);
        let free = shape.cells() & !drop.full;
        Threats {
            game,
            drop,
            mine: completing(shape, drop.mine) & free,
            theirs: completing(shape, drop.theirs()) & free,
            playable: drop.playable(shape),
        }
    }

    /// Cells that lose at once: a stone there lets the opponent complete a line on top of it.
    pub fn poisoned(&self) -> u128 {
        self.playable & (self.theirs >> 1)
    }

    /// The free cells that would newly complete a line of the opponent if the opponent had a stone in this cell.
    pub fn wanted_by_other(&self, cell: u128) -> u128 {
        let free = self.game.shape().cells() & !self.drop.full & !cell;
        completing(self.game.shape(), self.drop.theirs() | cell) & free & !self.theirs
    }

    /// A line that the mover's stones make with one more in this cell; none if there is none.
    pub fn line(&self, cell: u128) -> u128 {
        made(self.game, self.drop.mine | cell, cell)
    }

    /// How the opponent holds the mover by following, if that is proved.
    pub fn held(&self) -> Option<Plan<u128>> {
        let can_win_at_once = self.mine & self.playable != 0;
        let is_pressed = self.theirs & self.playable != 0;
        let plan = || plan(self.game.shape(), self.drop.mine, self.drop.full, self.drop.stones);
        if can_win_at_once || is_pressed { None } else { plan() }
    }

    /// The cells of a mask, column by column.
    pub fn cells(&self, mut mask: u128) -> Vec<Cell> {
        let step = self.game.rows + 1;
        let mut cells = Vec::new();
        while mask != 0 {
            let bit = mask.trailing_zeros();
            mask &= mask - 1;
            cells.push(Cell { col: bit / step, height: bit % step });
        }
        cells
    }

    /// The cells of a mask in words: column and row from below.
    pub fn names(&self, mask: u128) -> Vec<String> {
        self.cells(mask).into_iter().map(Cell::name).collect()
    }

    /// Cells of the odd rows, counted from below and from 1.
    pub fn odd(&self) -> u128 {
        let bottom = self.game.shape().bottom();
        (0..self.game.rows).step_by(2).fold(0, |odd, height| odd | bottom << height)
    }
}

/// A line that these stones make through one of them; none if there is none.
pub fn made(game: &ConnectFour, own: u128, cell: u128) -> u128 {
    let reach = |step: u32| {
        let up = (0..).map(|i| cell << (step * i)).take_while(|cell| cell & own != 0);
        let down = (0..).map(|i| cell >> (step * i)).take_while(|cell| cell & own != 0);
        up.chain(down).fold(0, |all: u128, cell| all | cell)
    };
    let lines = directions(game.shape()).map(reach);
    lines.into_iter().find(|line| line.count_ones() >= game.k).unwrap_or(0)
}

impl Cell {
    /// Column and row from below, both from 1: `(4,3)`.
    pub fn name(self) -> String {
        format!("({},{})", self.col + 1, self.height + 1)
    }
}
