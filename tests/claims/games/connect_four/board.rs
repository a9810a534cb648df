//! The board of Connect Four by its rules: who owns which cell, and which cells complete a line.

use duel::place::Place;

use crate::claim::Case;

/// A cell by column and row, both from 1, the rows from below.
pub type Cell = (usize, usize);

/// A board made of the columns played.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    pub cols: usize,
    pub rows: usize,
    pub k: usize,
    /// The stones of each column from below: whether the side to move at first owns them.
    pub stacks: Vec<Vec<bool>>,
}

impl Board {
    /// The board as its mover sees it.
    pub fn of(case: &Case, place: &dyn Place) -> Board {
        let number = |name: &str| case.met.param(name).parse().unwrap_or(usize::MAX);
        let (cols, rows, k) = (number("cols"), number("rows"), number("k"));
        let played: Vec<usize> =
            place.text().chars().filter_map(|c| c.to_digit(10)).map(|digit| digit as usize - 1).collect();
        let mut stacks = vec![Vec::new(); cols];
        for (i, col) in played.iter().enumerate() {
            stacks[*col].push((played.len() - i).is_multiple_of(2));
        }
        Board { cols, rows, k, stacks }
    }

    pub fn here(case: &Case) -> Board {
        Board::of(case, &*case.met.place)
    }

    pub fn stones(&self) -> usize {
        self.stacks.iter().map(Vec::len).sum()
    }

    pub fn owner(&self, (col, row): Cell) -> Option<bool> {
        self.stacks.get(col.wrapping_sub(1)).and_then(|stack| stack.get(row.wrapping_sub(1))).copied()
    }

    pub fn all(&self) -> Vec<Cell> {
        (1..=self.cols).flat_map(|col| (1..=self.rows).map(move |row| (col, row))).collect()
    }

    pub fn free(&self) -> Vec<Cell> {
        let of = |col: usize| (self.stacks[col - 1].len() + 1..=self.rows).map(move |row| (col, row));
        (1..=self.cols).flat_map(of).collect()
    }

    pub fn playable(&self) -> Vec<Cell> {
        let open = (1..=self.cols).filter(|col| self.stacks[col - 1].len() < self.rows);
        open.map(|col| (col, self.stacks[col - 1].len() + 1)).collect()
    }

    /// Whether cells for which this holds would make a line through this one.
    pub fn has_line(&self, (col, row): Cell, is_own: impl Fn(Cell) -> bool) -> bool {
        let run = |right: isize, up: isize| {
            let cells =
                (1..self.k as isize).map(|i| (col.wrapping_add_signed(i * right), row.wrapping_add_signed(i * up)));
            let is_on = |(col, row): &Cell| (1..=self.cols).contains(col) && (1..=self.rows).contains(row);
            cells.take_while(|cell| is_on(cell) && is_own(*cell)).count()
        };
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(right, up)| run(right, up) + run(-right, -up) + 1 >= self.k)
    }

    /// The free cells that complete a line of the mover or of the other side.
    pub fn completing(&self, of_mover: bool) -> Vec<Cell> {
        let completes = |cell: &Cell| self.has_line(*cell, |cell| self.owner(cell) == Some(of_mover));
        self.free().into_iter().filter(completes).collect()
    }

    pub fn now(&self, of_mover: bool) -> Vec<Cell> {
        let playable = self.playable();
        self.completing(of_mover).into_iter().filter(|cell| playable.contains(cell)).collect()
    }

    pub fn spots(&self, cells: &[Cell]) -> Vec<u32> {
        cells.iter().map(|(col, row)| ((self.rows - row) * self.cols + col - 1) as u32).collect()
    }
}

pub fn names(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|(col, row)| format!("({col},{row})")).collect()
}

pub fn columns(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|(col, _)| col.to_string()).collect()
}
