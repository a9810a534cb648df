//! The lines of five of a board as the checker sees them, learned from the rules: whoever fills one of them wins, and not before.

use crate::ground::Ground;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;

/// Cells of a side of a board at most.
const LARGEST: usize = 19;

/// A cell by its column and row, both from 0, at the top left corner.
pub type Cell = (u8, u8);

/// The name of a cell: its column as a letter, its row from 1.
pub fn name((col, row): Cell) -> String {
    format!("{}{}", char::from(b'a' + col), u16::from(row) + 1)
}

/// The number of a side's stones.
pub fn stone(side: Side) -> usize {
    usize::from(side == Side::Second)
}

/// A board of stones: 0 and 1 for those of the two sides.
#[derive(Clone)]
pub struct Lines {
    cols: usize,
    cells: Vec<Option<usize>>,
    all: Vec<[usize; 5]>,
    through: Vec<Vec<usize>>,
    counts: Vec<[u8; 2]>,
    /// Lines with four stones of a side and a free cell, and with five.
    fours: [usize; 2],
    fives: [usize; 2],
}

impl Lines {
    /// The lines of the board that this position is written as, if the rules say of each that filling it wins.
    pub fn of<G: Ground, S>(start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Result<Self, Say>, S> {
        let Some(lines) = Self::read(&start.text()) else { return Ok(Err(say!("fives-no-board"))) };
        for number in 0..lines.all.len() {
            for side in [Side::First, Side::Second] {
                tick()?;
                if !lines.wins_when_filled(start, number, side) {
                    let [first, .., last] = lines.all[number].map(|cell| name(lines.cell(cell)));
                    return Ok(Err(say!("fives-no-line", first = first, last = last)));
                }
            }
        }
        Ok(Ok(lines))
    }

    /// Reads rows of `X`, `O` and `.`, with `/` between them; what stands behind the board is not looked at.
    fn read(text: &str) -> Option<Self> {
        let rows: Vec<&str> = text.split(' ').next()?.split('/').collect();
        let cols = rows[0].len();
        if rows.len() > LARGEST || cols > LARGEST || rows.iter().any(|row| row.len() != cols) {
            return None;
        }
        let mut lines = Self::empty(rows.len(), cols);
        for (cell, letter) in rows.concat().bytes().enumerate() {
            match letter {
                b'.' => {}
                b'X' => _ = lines.put(lines.cell(cell), 0),
                b'O' => _ = lines.put(lines.cell(cell), 1),
                _ => return None,
            }
        }
        (lines.fives == [0, 0]).then_some(lines)
    }

    fn empty(rows: usize, cols: usize) -> Self {
        let mut all = Vec::new();
        for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
            let (right, left, down) = (col + 5 <= cols, col >= 4, row + 5 <= rows);
            let ways = [(right, 0, 1_isize), (down, 1, 0), (down && right, 1, 1), (down && left, 1, -1)];
            for (_, down, right) in ways.into_iter().filter(|(fits, ..)| *fits) {
                all.push(
                    [0, 1, 2, 3, 4].map(|i| (row + i * down) * cols + col.wrapping_add_signed(i as isize * right)),
                );
            }
        }
        let through = (0..rows * cols).map(|cell| (0..all.len()).filter(|line| all[*line].contains(&cell)).collect());
        let (through, counts, cells) = (through.collect(), vec![[0; 2]; all.len()], vec![None; rows * cols]);
        Lines { cols, cells, all, through, counts, fours: [0; 2], fives: [0; 2] }
    }

    /// Asks the rules: a side fills a line while the other one plays elsewhere, and wins with its last stone.
    fn wins_when_filled<G: Ground>(&self, start: &G, line: usize, side: Side) -> bool {
        let own = stone(side);
        let cells = self.all[line];
        if cells.iter().any(|cell| self.cells[*cell] == Some(1 - own)) {
            return true;
        }
        let mut own_cells: Vec<usize> = cells.into_iter().filter(|cell| self.cells[*cell].is_none()).collect();
        let (mut board, mut at) = (self.clone(), None);
        loop {
            let now = at.as_ref().unwrap_or(start);
            let is_own = now.to() == side;
            let cell = if is_own { own_cells.pop() } else { board.elsewhere(line, 1 - own) };
            let Some(cell) = cell else { return !is_own };
            board.put(board.cell(cell), if is_own { own } else { 1 - own });
            let Ok(next) = now.after(&name(board.cell(cell))) else { return false };
            match next.ending() {
                Some(ending) => return ending == Ending::Won(side) && board.fives[own] > 0,
                None if board.fives[own] > 0 => return false,
                None => at = Some(next),
            }
        }
    }

    /// A free cell outside a line where a stone of a side completes nothing.
    fn elsewhere(&self, line: usize, side: usize) -> Option<usize> {
        let is_quiet = |cell: usize| !self.all[line].contains(&cell) && !self.completes(self.cell(cell), side);
        (0..self.cells.len()).find(|cell| self.cells[*cell].is_none() && is_quiet(*cell))
    }

    fn cell(&self, number: usize) -> Cell {
        ((number % self.cols) as u8, (number / self.cols) as u8)
    }

    /// The number of a cell of the board.
    fn number(&self, (col, row): Cell) -> Option<usize> {
        let number = usize::from(row) * self.cols + usize::from(col);
        (usize::from(col) < self.cols && number < self.cells.len()).then_some(number)
    }

    /// The free cells.
    pub fn free(&self) -> Vec<Cell> {
        (0..self.cells.len()).filter(|cell| self.cells[*cell].is_none()).map(|cell| self.cell(cell)).collect()
    }

    /// Whether a cell is on the board and free.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.number(cell).is_some_and(|cell| self.cells[cell].is_none())
    }

    /// Puts a stone into a free cell; `false`: there is none.
    pub fn put(&mut self, cell: Cell, side: usize) -> bool {
        let Some(number) = self.number(cell).filter(|cell| self.cells[*cell].is_none()) else { return false };
        self.count(number, false);
        self.cells[number] = Some(side);
        self.through[number].iter().for_each(|line| self.counts[*line][side] += 1);
        self.count(number, true);
        true
    }

    /// Takes the stone of a side back.
    pub fn lift(&mut self, cell: Cell, side: usize) {
        let Some(number) = self.number(cell) else { return };
        self.count(number, false);
        self.cells[number] = None;
        self.through[number].iter().for_each(|line| self.counts[*line][side] -= 1);
        self.count(number, true);
    }

    /// Enters or strikes the fours and fives through a cell.
    fn count(&mut self, number: usize, enters: bool) {
        for line in &self.through[number] {
            let (list, side) = match self.counts[*line] {
                [4, 0] => (&mut self.fours, 0),
                [0, 4] => (&mut self.fours, 1),
                [5, _] => (&mut self.fives, 0),
                [_, 5] => (&mut self.fives, 1),
                _ => continue,
            };
            if enters {
                list[side] += 1;
            } else {
                list[side] -= 1;
            }
        }
    }

    /// Whether a side has five in a line.
    pub fn has_five(&self, side: usize) -> bool {
        self.fives[side] > 0
    }

    /// Whether a stone of a side completes five somewhere.
    pub fn can_complete(&self, side: usize) -> bool {
        self.fours[side] > 0
    }

    /// Whether a stone of a side completes five in this free cell.
    pub fn completes(&self, cell: Cell, side: usize) -> bool {
        let Some(number) = self.number(cell).filter(|cell| self.cells[*cell].is_none()) else { return false };
        self.through[number].iter().any(|line| self.counts[*line][side] == 4 && self.counts[*line][1 - side] == 0)
    }
}
