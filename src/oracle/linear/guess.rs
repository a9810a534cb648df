//! Which rows hold with equality at the best point, as machine numbers see it: a guess, to be proved or thrown away.
//!
//! The pivots are Dantzig's. Right sides are raised a little, each by another amount, so that no two rows run out at once: that a
//! basis is best does not depend on right sides, and small raises change nothing about which points are feasible corners.
//! A. Charnes, Optimality and degeneracy in linear programming, Econometrica 20 (1952).

use num_traits::ToPrimitive;

use crate::num::Int;
use crate::oracle::control::{Control, Stop};

/// What counts as 0.
const NOTHING: f64 = 1e-9;

/// How much right sides are raised, against their size.
const RAISE: f64 = 1e-6;

/// Pivots at most, for each row and column.
const PIVOTS: usize = 20;

/// Entries that a pivot changes for one tick.
const ENTRIES: usize = 1024;

/// A corner: the variables of the program that are not at 0, and the rows that hold with equality, as many of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corner {
    /// The variables.
    pub variables: Vec<usize>,
    /// The rows.
    pub rows: Vec<usize>,
}

/// Basic variables as rows, the others as columns, the right side last; the last row is the goal.
struct Table {
    /// Which variable a row, and a column stands for; slacks come after the variables of the program.
    rows: Vec<usize>,
    cols: Vec<usize>,
    entries: Vec<f64>,
}

/// The corner at which `goal` is greatest where `rows * x <= right side` (last in each row), `x >= 0`, as far as machine numbers tell.
/// `None`: no guess, for some right side is below 0, the goal has no end, or it takes too long.
pub fn corner(goal: &[Int], rows: &[Vec<Int>], control: &Control) -> Result<Option<Corner>, Stop> {
    let Some(mut table) = Table::new(goal, rows) else { return Ok(None) };
    let most = PIVOTS * (goal.len() + rows.len());
    for _ in 0..most {
        control.tick(1 + (table.entries.len() / ENTRIES) as u64)?;
        let Some(col) = table.entering() else { return Ok(Some(table.corner(goal.len()))) };
        let Some(row) = table.leaving(col) else { return Ok(None) };
        table.pivot(row, col);
    }
    Ok(None)
}

impl Table {
    fn new(goal: &[Int], rows: &[Vec<Int>]) -> Option<Self> {
        let near = |n: &Int| n.to_f64().filter(|n| n.is_finite());
        // A variable that no row holds and that brings nothing stays where it is.
        let is_there = |col: &usize| goal[*col] != Int::ZERO || rows.iter().any(|row| row[*col] != Int::ZERO);
        let cols: Vec<usize> = (0..goal.len()).filter(is_there).collect();
        let mut entries = Vec::with_capacity((rows.len() + 1) * (cols.len() + 1));
        for (i, row) in rows.iter().enumerate() {
            for &col in &cols {
                entries.push(near(&row[col])?);
            }
            let side = near(row.last()?)?;
            if side < 0.0 {
                return None;
            }
            // The golden ratio spreads its multiples evenly.
            let spread = (i as f64 * 0.618_033_988_749_894_9).fract();
            entries.push(side + RAISE * (1.0 + spread) * side.max(1.0));
        }
        for &col in &cols {
            entries.push(-near(&goal[col])?);
        }
        entries.push(0.0);
        Some(Table { rows: (goal.len()..goal.len() + rows.len()).collect(), cols, entries })
    }

    fn stride(&self) -> usize {
        self.cols.len() + 1
    }

    fn entering(&self) -> Option<usize> {
        let goal = &self.entries[self.rows.len() * self.stride()..][..self.cols.len()];
        let (col, least) = goal.iter().enumerate().min_by(|a, b| a.1.total_cmp(b.1))?;
        (*least < -NOTHING).then_some(col)
    }

    /// The row that runs out first when a column rises.
    fn leaving(&self, col: usize) -> Option<usize> {
        let stride = self.stride();
        let runs_out = |row: usize| {
            let line = &self.entries[row * stride..(row + 1) * stride];
            (line[col] > NOTHING).then(|| (row, line[stride - 1] / line[col]))
        };
        let first = (0..self.rows.len()).filter_map(runs_out).min_by(|a, b| a.1.total_cmp(&b.1));
        first.map(|(row, _)| row)
    }

    fn pivot(&mut self, row: usize, col: usize) {
        let stride = self.stride();
        let pivot = self.entries[row * stride + col];
        let line = &mut self.entries[row * stride..(row + 1) * stride];
        for entry in line.iter_mut() {
            *entry /= pivot;
        }
        line[col] = 1.0 / pivot;
        let from: Vec<(usize, f64)> = line.iter().copied().enumerate().filter(|(_, entry)| *entry != 0.0).collect();
        for (r, line) in self.entries.chunks_mut(stride).enumerate() {
            let factor = line[col];
            if r == row || factor == 0.0 {
                continue;
            }
            line[col] = 0.0;
            for &(col, above) in &from {
                line[col] -= factor * above;
            }
        }
        std::mem::swap(&mut self.rows[row], &mut self.cols[col]);
    }

    fn corner(&self, width: usize) -> Corner {
        let mut variables: Vec<usize> = self.rows.iter().copied().filter(|&variable| variable < width).collect();
        let mut rows: Vec<usize> = self.cols.iter().filter_map(|variable| variable.checked_sub(width)).collect();
        variables.sort_unstable();
        rows.sort_unstable();
        Corner { variables, rows }
    }
}
