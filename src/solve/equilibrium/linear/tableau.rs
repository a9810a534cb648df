//! A simplex tableau without fractions: whole numbers over one common denominator, exact at every pivot.
//!
//! ```text
//!              non-basic variables
//!           x1     x2    slack2  | right side
//!   slack1  2      3      1      |   12            every entry stands for entry / denominator;
//!   slack3  1     -1      0      |    4            the last row is the goal: what raising a variable costs
//!   goal   -5     -4      0      |    0
//! ```
//!
//! Source: J. Edmonds, Systems of distinct representatives and linear algebra, J. Res. Nat. Bur. Standards 71B (1967); every
//! entry is a minor of the first tableau, so it stays as small as a determinant. The pivots are Dantzig's, and Bland's while they do
//! not move: R. G. Bland, New finite pivoting rules for the simplex method, Math. Oper. Res. 2 (1977).

use std::cmp::Ordering;

use crate::equilibrium::linear::line::Line;
use crate::equilibrium::linear::whole::Whole;
use crate::judge::control::{Control, Stop};
use ground::num::Int;

/// Entries that a pivot changes for one tick.
const ENTRIES: usize = 256;

/// Why a run of pivots ended early.
pub enum Halt {
    /// It was told to.
    Asked(Stop),
    /// A number does not fit.
    Overflow,
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Asked(stop)
    }
}

/// How a run of pivots ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// No pivot is left to be made.
    Done,
    /// This row says that nothing is feasible, or this column that the goal grows without end.
    Stuck(usize),
}

/// Basic variables as rows, the others as columns: `basic + entries * columns = right side`. Variables are numbered, those of
/// the program first, then the slack of every row.
#[derive(Clone, Debug)]
pub struct Tableau<W> {
    /// Which variable a row stands for.
    pub rows: Vec<usize>,
    /// Which variable a column stands for.
    pub cols: Vec<usize>,
    /// The entries row by row, the right side last; the last row is the goal.
    entries: Vec<W>,
    /// What every entry is divided by; above 0.
    denominator: W,
}

impl<W: Whole> Tableau<W> {
    /// Maximise the goal where the rows hold and no variable is below 0. `None`: a number does not fit.
    pub fn new(goal: &[Int], rows: &[Line]) -> Option<Self> {
        let width = goal.len();
        let mut entries = vec![W::nought(); rows.len() * (width + 1)];
        for (row, line) in rows.iter().zip(entries.chunks_mut(width + 1)) {
            for (col, entry) in &row.entries {
                line[*col] = W::of(entry)?;
            }
            line[width] = W::of(&row.side)?;
        }
        for entry in goal {
            entries.push(W::of(entry)?.turned()?);
        }
        entries.push(W::nought());
        let basics = (width..width + rows.len()).collect();
        Some(Tableau { rows: basics, cols: (0..width).collect(), entries, denominator: W::unit() })
    }

    /// An entry; the goal is the last row, the right side the last column.
    pub fn entry(&self, row: usize, col: usize) -> &W {
        &self.entries[row * self.stride() + col]
    }

    /// What entries are divided by.
    pub fn denominator(&self) -> &W {
        &self.denominator
    }

    /// Makes the right side free of negative numbers. `Stuck(row)`: nothing is feasible, and that row tells why: it has no
    /// negative entry.
    pub fn repair(&mut self, control: &Control) -> Result<End, Halt> {
        let side = self.cols.len();
        loop {
            let is_short = |r: &usize| self.entry(*r, side).sign() == Ordering::Less;
            let Some(row) = (0..self.rows.len()).filter(is_short).min_by_key(|&r| self.rows[r]) else {
                return Ok(End::Done);
            };
            let helps = |c: &usize| self.entry(row, *c).sign() == Ordering::Less;
            let Some(col) = (0..side).filter(helps).min_by_key(|&c| self.cols[c]) else {
                return Ok(End::Stuck(row));
            };
            self.pivot(row, col, control)?;
        }
    }

    /// Raises the goal as far as it goes, from a right side without negative numbers. `Stuck(column)`: it has no end.
    pub fn raise(&mut self, control: &Control) -> Result<End, Halt> {
        let mut moves = true;
        while let Some(col) = self.entering(moves) {
            let Some(row) = self.leaving(col) else {
                return Ok(End::Stuck(col));
            };
            moves = self.entry(row, self.cols.len()).sign() == Ordering::Greater;
            self.pivot(row, col, control)?;
        }
        Ok(End::Done)
    }

    fn stride(&self) -> usize {
        self.cols.len() + 1
    }

    /// The column to come in: the steepest one, or the first one while pivots do not move.
    fn entering(&self, steepest: bool) -> Option<usize> {
        let goal = self.rows.len();
        let gains = |c: &usize| self.entry(goal, *c).sign() == Ordering::Less;
        let gaining = (0..self.cols.len()).filter(gains);
        if steepest {
            gaining
                .min_by(|&a, &b| self.entry(goal, a).against(self.entry(goal, b)).then(self.cols[a].cmp(&self.cols[b])))
        } else {
            gaining.min_by_key(|&c| self.cols[c])
        }
    }

    /// The row that is the first to run out when a column rises.
    fn leaving(&self, col: usize) -> Option<usize> {
        let side = self.cols.len();
        let falls = |r: &usize| self.entry(*r, col).sign() == Ordering::Greater;
        (0..self.rows.len()).filter(falls).min_by(|&a, &b| {
            W::products(self.entry(a, side), self.entry(b, col), self.entry(b, side), self.entry(a, col))
                .then(self.rows[a].cmp(&self.rows[b]))
        })
    }

    /// The variable of a row and that of a column change places.
    fn pivot(&mut self, row: usize, col: usize, control: &Control) -> Result<(), Halt> {
        control.tick(1 + (self.entries.len() / ENTRIES) as u64)?;
        let stride = self.stride();
        let from = self.entries[row * stride..(row + 1) * stride].to_vec();
        let p = &from[col];
        let is_turned = p.sign() == Ordering::Less;
        let signed = |w: W| if is_turned { w.turned() } else { Some(w) };
        let mut entries = Vec::with_capacity(self.entries.len());
        for (r, line) in self.entries.chunks(stride).enumerate() {
            for (c, entry) in line.iter().enumerate() {
                let next = match (r == row, c == col) {
                    (true, true) => Some(self.denominator.clone()),
                    (true, false) => Some(entry.clone()),
                    (false, true) => entry.turned(),
                    (false, false) => W::cross(entry, p, &line[col], &from[c], &self.denominator),
                };
                entries.push(next.and_then(signed).ok_or(Halt::Overflow)?);
            }
        }
        self.denominator = signed(p.clone()).ok_or(Halt::Overflow)?;
        self.entries = entries;
        std::mem::swap(&mut self.rows[row], &mut self.cols[col]);
        Ok(())
    }
}
