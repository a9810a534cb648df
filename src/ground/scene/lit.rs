//! What marks tell of lines: those of like pieces are lit, those of a figure may be gone.

use crate::scene::figure::Line;
use crate::scene::{Grid, Ground, Mark};

impl Grid {
    /// The same with every line of `length` or more like pieces of one side lit, in rows, columns and diagonals.
    ///
    /// Example: of X X X . O in a row with length 3 the three X are lit. Cost: four looks at each cell.
    pub fn with_lines_lit(mut self, length: usize) -> Self {
        let (across, down) = (self.cols.len(), self.rows.len());
        let is_like = |one: usize, other: usize| {
            self.cells[one].piece.is_some() && self.cells[one].piece == self.cells[other].piece
        };
        let mut lit = vec![false; self.cells.len()];
        for (right, below) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
            let after = |cell: usize| {
                let (x, y) = ((cell % across) as isize + right, cell / across + below);
                ((0..across as isize).contains(&x) && y < down).then(|| y * across + x as usize)
            };
            for start in 0..self.cells.len() {
                let line: Vec<usize> =
                    std::iter::successors(Some(start), |&cell| after(cell).filter(|&next| is_like(start, next)))
                        .collect();
                if line.len() >= length && self.cells[start].piece.is_some() {
                    for &cell in &line {
                        lit[cell] = true;
                    }
                }
            }
        }
        self.cells.iter_mut().zip(lit).for_each(|(cell, lit)| cell.is_lit |= lit);
        self
    }
}

impl Line<Mark> {
    /// Whether it is no longer there.
    pub fn is_gone(&self) -> bool {
        self.mark.ground == Ground::Gone
    }
}
