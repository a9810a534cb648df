//! All extreme optimal mixes of a small matrix game, from its square parts.
//!
//! L. S. Shapley, R. N. Snow, Basic solutions of discrete games, Contributions to the Theory of Games I (1950): of a game whose value
//! is not 0, the extreme pairs of optimal mixes are those that some square part without a vanishing determinant makes indifferent.

use num_traits::{One, Signed, Zero};

use crate::equilibrium::mixed::matrix::{Matrix, Mix};
use crate::judge::control::{Control, Stop};
use ground::num::Ratio;

/// The corners of both sides' optimal mixes: every optimal mix is a mean of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extremes {
    /// Those of the rows, in the order of the dictionary from the greatest.
    pub rows: Vec<Mix>,
    /// Those of the columns.
    pub cols: Vec<Mix>,
}

/// Square parts that are tried at most.
const PARTS: u64 = 4_000;

impl Matrix {
    /// All extreme optimal mixes, or `None` where the table has too many square parts (more than 4,000: from 7 by 7 about).
    ///
    /// `value` is that of the game. Cost: for every square part two systems of equations.
    pub fn extremes(&self, value: &Ratio, control: &Control) -> Result<Option<Extremes>, Stop> {
        if parts(self.rows(), self.cols()) > PARTS {
            return Ok(None);
        }
        let raise = Ratio::one() - (0..self.rows()).map(|row| self.floor_of(row)).min().expect("there is a row");
        let mut found = Extremes { rows: Vec::new(), cols: Vec::new() };
        for size in 1..=self.rows().min(self.cols()) {
            for rows in subsets(self.rows(), size) {
                for cols in subsets(self.cols(), size) {
                    control.tick(1 + (size * size) as u64)?;
                    self.try_part(&rows, &cols, &raise, value, &mut found);
                }
            }
        }
        for mixes in [&mut found.rows, &mut found.cols] {
            mixes.sort_unstable_by(|a, b| b.cmp(a));
            mixes.dedup();
        }
        Ok(Some(found))
    }

    fn floor_of(&self, row: usize) -> &Ratio {
        (0..self.cols()).map(|col| self.at(row, col)).min().expect("there is a column")
    }

    fn try_part(&self, rows: &[usize], cols: &[usize], raise: &Ratio, value: &Ratio, found: &mut Extremes) {
        let raised = |row: usize, col: usize| self.at(row, col) + raise;
        let goal = value + raise;
        let by_rows = rows.iter().map(|&row| cols.iter().map(|&col| raised(row, col)).collect()).collect();
        let by_cols = cols.iter().map(|&col| rows.iter().map(|&row| raised(row, col)).collect()).collect();
        let Some(col_mix) = indifferent(by_rows, &goal) else { return };
        let Some(row_mix) = indifferent(by_cols, &goal) else { return };
        let row_mix = spread(self.rows(), rows, row_mix);
        let col_mix = spread(self.cols(), cols, col_mix);
        if self.floor(&row_mix) == *value && self.ceiling(&col_mix) == *value {
            found.rows.push(row_mix);
            found.cols.push(col_mix);
        }
    }
}

/// Weights that make every line of these pay `goal`, if there is exactly one such choice, none is negative, and together they are one.
fn indifferent(mut lines: Vec<Vec<Ratio>>, goal: &Ratio) -> Option<Vec<Ratio>> {
    let size = lines.len();
    for line in &mut lines {
        line.push(goal.clone());
    }
    for step in 0..size {
        let pivot = (step..size).find(|&row| !lines[row][step].is_zero())?;
        lines.swap(step, pivot);
        let top = lines[step].clone();
        for (row, line) in lines.iter_mut().enumerate() {
            if row != step && !line[step].is_zero() {
                let factor = &line[step] / &top[step];
                line.iter_mut().zip(&top).skip(step).for_each(|(cell, above)| *cell -= &factor * above);
            }
        }
    }
    let weights: Vec<Ratio> = lines.iter().enumerate().map(|(row, line)| &line[size] / &line[row]).collect();
    let is_mix = weights.iter().all(|weight| !weight.is_negative()) && weights.iter().sum::<Ratio>().is_one();
    is_mix.then_some(weights)
}

/// Weights of chosen places, 0 elsewhere.
fn spread(size: usize, places: &[usize], weights: Vec<Ratio>) -> Mix {
    let mut mix = vec![Ratio::zero(); size];
    places.iter().zip(weights).for_each(|(&place, weight)| mix[place] = weight);
    mix
}

/// The number of square parts: one less than the ways to choose as many of both together as there are rows.
fn parts(rows: usize, cols: usize) -> u64 {
    let mut ways: u64 = 1;
    for i in 1..=rows.min(cols) as u64 {
        ways = ways.saturating_mul((rows + cols) as u64 - i + 1) / i;
    }
    ways - 1
}

/// All sets of so many of the numbers below `from`, in the order of the dictionary.
fn subsets(from: usize, size: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..size {
        let longer = |set: &Vec<usize>| {
            let next = set.last().map_or(0, |last| last + 1);
            (next..from).map(|more| set.iter().copied().chain([more]).collect::<Vec<_>>()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}
