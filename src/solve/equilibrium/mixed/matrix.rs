//! Matrix games: two sides choose at the same time, and a table says what the rows win from the columns.

use num_traits::{One, Signed, Zero};

use crate::equilibrium::linear::program::{Answer, Bound, Program};
use crate::judge::control::{Control, Stop};
use ground::num::Ratio;

/// What the rows win from the columns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Matrix {
    rows: usize,
    cols: usize,
    cells: Vec<Ratio>,
}

/// A weight for every row, or every column; together one.
pub type Mix = Vec<Ratio>;

/// The value with a mix for each side that secures it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What the rows win a round.
    pub value: Ratio,
    /// A mix of the rows that wins at least as much against every column.
    pub rows: Mix,
    /// A mix of the columns that loses at most as much against every row.
    pub cols: Mix,
}

impl Matrix {
    /// A table of so many columns; there is at least one row, and rows are full.
    pub fn new(cols: usize, cells: Vec<Ratio>) -> Self {
        assert!(cols > 0 && !cells.is_empty() && cells.len().is_multiple_of(cols), "a table has full rows");
        Matrix { rows: cells.len() / cols, cols, cells }
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns there are.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// What the rows win where a row and a column meet.
    pub fn at(&self, row: usize, col: usize) -> &Ratio {
        &self.cells[row * self.cols + col]
    }

    /// What each column leaves to the rows when they play this mix.
    pub fn against_cols(&self, rows: &[Ratio]) -> Vec<Ratio> {
        let of_col = |col: usize| rows.iter().enumerate().map(|(row, weight)| weight * self.at(row, col)).sum();
        (0..self.cols).map(of_col).collect()
    }

    /// What each row wins when the columns play this mix.
    pub fn against_rows(&self, cols: &[Ratio]) -> Vec<Ratio> {
        let of_row = |row: usize| cols.iter().enumerate().map(|(col, weight)| weight * self.at(row, col)).sum();
        (0..self.rows).map(of_row).collect()
    }

    /// What a mix of the rows wins at least.
    pub fn floor(&self, rows: &[Ratio]) -> Ratio {
        self.against_cols(rows).into_iter().min().expect("there is a column")
    }

    /// What a mix of the columns loses at most.
    pub fn ceiling(&self, cols: &[Ratio]) -> Ratio {
        self.against_rows(cols).into_iter().max().expect("there is a row")
    }

    /// Every cell that is the least of its row and the greatest of its column: there both sides may choose without a lottery.
    pub fn saddles(&self) -> Vec<(usize, usize)> {
        let least: Vec<&Ratio> = (0..self.rows)
            .map(|row| (0..self.cols).map(|col| self.at(row, col)).min().expect("there is a column"))
            .collect();
        let most: Vec<&Ratio> = (0..self.cols)
            .map(|col| (0..self.rows).map(|row| self.at(row, col)).max().expect("there is a row"))
            .collect();
        let cells = (0..self.rows).flat_map(|row| (0..self.cols).map(move |col| (row, col)));
        cells.filter(|&(row, col)| self.at(row, col) == least[row] && self.at(row, col) == most[col]).collect()
    }

    /// The value and a pair of optimal mixes, exactly, by linear programming.
    ///
    /// The payments are raised until all are at least 1; then the columns look for the greatest sum of weights that no row turns into
    /// more than 1: one divided by it is the value, and the prices of the rows are the other side's weights.
    /// J. von Neumann 1928; G. B. Dantzig 1951. Worked: `-2,3; 3,-4` is worth 1/12, both sides mix 7/12 and 5/12.
    pub fn solve(&self, control: &Control) -> Result<Solution, Stop> {
        let raise = self.raise();
        let mut program = Program::maximise(vec![Ratio::one(); self.cols]);
        for row in 0..self.rows {
            let weights = (0..self.cols).map(|col| self.at(row, col) + &raise).collect();
            program.add(weights, Bound::AtMost, Ratio::one());
        }
        let Answer::Best(best) = program.solve(control)? else {
            unreachable!("payments of at least 1 bound every weight by 1")
        };
        let value = best.value.recip();
        let share = |weights: Vec<Ratio>| weights.into_iter().map(|weight| weight * &value).collect();
        Ok(Solution { rows: share(best.prices), cols: share(best.point), value: &value - raise })
    }

    /// What makes every payment at least 1.
    fn raise(&self) -> Ratio {
        let least = self.cells.iter().min().expect("there is a cell");
        if least.is_positive() && *least >= Ratio::one() { Ratio::zero() } else { Ratio::one() - least }
    }
}
