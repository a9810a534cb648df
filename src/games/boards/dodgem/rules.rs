//! The rules of Dodgem: cars of one side drive to the right, those of the other up, and who gets all of them off has won.

use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;
use ground::scene::Spot;

/// Dodgem on a square board; the size shapes the start.
pub struct Dodgem {
    /// Rows and columns.
    pub size: usize,
}

/// A board: its size, and the cells of both sides' cars, counted row by row from the top, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Rows and columns.
    pub size: usize,
    /// The cars of L, who begins.
    pub left: u64,
    /// The cars of D.
    pub down: u64,
}

/// A move: the cell of a car, and the cell it goes to; none when it leaves the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drive {
    /// From where.
    pub from: usize,
    /// To where.
    pub to: Option<usize>,
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    if side == Side::First { 'L' } else { 'D' }
}

/// The cells of a mask.
pub fn cells(mask: u64) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(mask), |mask| Some(mask & mask.wrapping_sub(1)))
        .take_while(|mask| *mask != 0)
        .map(|mask| mask.trailing_zeros() as usize)
}

impl Board {
    /// The cars of a side.
    pub fn cars(&self, side: Side) -> u64 {
        if side == Side::First { self.left } else { self.down }
    }

    /// The cell one step ahead of a cell for a side's cars; none where the board ends.
    pub fn ahead(&self, side: Side, cell: usize) -> Option<usize> {
        match side {
            Side::First => (cell % self.size + 1 < self.size).then_some(cell + 1),
            Side::Second => cell.checked_sub(self.size),
        }
    }

    /// Steps that a car must go ahead to leave the board.
    pub fn steps(&self, side: Side, cell: usize) -> usize {
        match side {
            Side::First => self.size - cell % self.size,
            Side::Second => cell / self.size + 1,
        }
    }

    /// The cells beside a cell, seen by a side's cars, the one further up or left first.
    fn beside(&self, side: Side, cell: usize) -> [Option<usize>; 2] {
        match side {
            Side::First => [cell.checked_sub(self.size), Some(cell + self.size).filter(|c| *c < self.size * self.size)],
            Side::Second => {
                let col = cell % self.size;
                [(col > 0).then(|| cell - 1), (col + 1 < self.size).then_some(cell + 1)]
            }
        }
    }

    /// What a side's cars may do, were it to move: car by car, ahead first.
    pub fn drives(&self, side: Side) -> Vec<Drive> {
        let taken = self.left | self.down;
        let of_car = |from: usize| {
            let free = move |to: &usize| taken >> to & 1 == 0;
            let ahead = match self.ahead(side, from) {
                None => Some(Drive { from, to: None }),
                Some(to) => Some(to).filter(free).map(|to| Drive { from, to: Some(to) }),
            };
            let beside = self.beside(side, from).into_iter().flatten().filter(free);
            ahead.into_iter().chain(beside.map(move |to| Drive { from, to: Some(to) }))
        };
        cells(self.cars(side)).flat_map(of_car).collect()
    }

    /// The board after a side's drive.
    pub fn after(&self, side: Side, drive: Drive) -> Board {
        let change = 1 << drive.from | drive.to.map_or(0, |to| 1 << to);
        match side {
            Side::First => Board { left: self.left ^ change, ..*self },
            Side::Second => Board { down: self.down ^ change, ..*self },
        }
    }
}

/// The place of a cell on a board drawn with a row above it and a column to its right, into which cars leave.
pub fn spot(size: usize, row: usize, col: usize) -> Spot {
    Spot((row * (size + 1) + col) as u32)
}

impl Rules for Dodgem {
    type Pos = Board;
    type Move = Drive;

    fn start(&self) -> At<Board> {
        let size = self.size;
        let left = (0..size - 1).fold(0, |cars, row| cars | 1 << (row * size));
        let down = (1..size).fold(0, |cars, col| cars | 1 << (size * (size - 1) + col));
        At::first(Board { size, left, down })
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Drive> {
        if at.pos.left == 0 || at.pos.down == 0 { Moves::all(Vec::new()) } else { Moves::all(at.pos.drives(at.to)) }
    }

    fn legal(&self, at: &At<Board>, drive: &Drive) -> Result<(), Illegal> {
        if self.moves(at).list.any(|legal| legal == *drive) {
            return Ok(());
        }
        let Board { left, down, .. } = at.pos;
        let is_taken = drive.to.is_some_and(|to| (left | down) >> to & 1 == 1);
        Err(Illegal(if is_taken {
            say!("dodgem-taken")
        } else if at.to == Side::First {
            say!("dodgem-no-way-left")
        } else {
            say!("dodgem-no-way-down")
        }))
    }

    fn play(&self, at: &At<Board>, drive: &Drive) -> At<Board> {
        at.leave(at.pos.after(at.to, *drive))
    }

    /// Who has no car left has won, and so has the mover who cannot move.
    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        if at.pos.cars(at.to) == 0 {
            Some(Ending::Won(at.to))
        } else if at.pos.cars(at.to.other()) == 0 {
            Some(Ending::Won(at.to.other()))
        } else {
            (self.moves(at).total == Nat::ZERO).then_some(Ending::Won(at.to))
        }
    }
}
