//! Linear programs solved exactly: the greatest value of a sum under inequalities, where it is reached, and the prices that prove it.
//!
//! Every answer carries its own proof: by duality the prices of the rows show that no point does better, or weights of the rows that
//! no point exists. Source: G. B. Dantzig, Linear programming and extensions (1963); J. Farkas 1902.

mod lift;
mod machine;
mod proved;
mod standard;
mod tableau;
mod whole;

use num_traits::Zero;

use crate::num::{Int, Ratio};
use crate::oracle::control::{Control, Stop};
use crate::oracle::linear::machine::Microlp;
use crate::oracle::linear::standard::Standard;
use crate::oracle::linear::tableau::Halt;

/// Entries of a tableau from which a corner of machine numbers is tried before anything else.
const LARGE: usize = 1_000;

/// How the two sides of a row compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The sum is at most the limit.
    AtMost,
    /// The sum is at least the limit.
    AtLeast,
    /// The sum is the limit.
    Equal,
}

/// One condition: a sum of the variables, each with its weight, against a limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The weights that are not 0, each with its variable; variables rise.
    pub weights: Vec<(usize, Ratio)>,
    /// How they compare.
    pub bound: Bound,
    /// What the sum is held against.
    pub limit: Ratio,
}

/// A sum to be made as great as the rows allow. Variables are at least 0 unless they are free.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    goal: Vec<Ratio>,
    is_free: Vec<bool>,
    rows: Vec<Row>,
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The greatest value.
    Best(Best),
    /// No point obeys all rows. The weights prove it: they are at least 0 on rows "at most", at most 0 on rows "at least"; the rows so
    /// weighted add up to a sum that is never negative (0 on free variables) and a limit below 0.
    Infeasible(Vec<Ratio>),
    /// The sum grows without end.
    Unbounded,
}

/// The greatest value, where and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The greatest value of the goal.
    pub value: Ratio,
    /// A point that reaches it.
    pub point: Vec<Ratio>,
    /// The price of every row: at least 0 on rows "at most", at most 0 on rows "at least". Weighted by them the rows add up to at
    /// least the goal (exactly, on free variables), and the limits to the value: no point does better.
    pub prices: Vec<Ratio>,
}

impl Program {
    /// The goal: the weight of every variable in the sum to be made great.
    pub fn maximise(goal: Vec<Ratio>) -> Self {
        let is_free = vec![false; goal.len()];
        Program { goal, is_free, rows: Vec::new() }
    }

    /// The same where this variable, from 0, may be negative.
    pub fn freeing(mut self, variable: usize) -> Self {
        self.is_free[variable] = true;
        self
    }

    /// Adds a row; it must have a weight for every variable.
    pub fn add(&mut self, weights: Vec<Ratio>, bound: Bound, limit: Ratio) {
        assert_eq!(weights.len(), self.goal.len(), "a row weighs every variable");
        self.add_sparse(weights.into_iter().enumerate(), bound, limit);
    }

    /// Adds a row by the variables that it weighs, in rising order; all others weigh nothing.
    pub fn add_sparse(&mut self, weights: impl IntoIterator<Item = (usize, Ratio)>, bound: Bound, limit: Ratio) {
        let weights = weights.into_iter().filter(|(_, weight)| !weight.is_zero()).collect();
        self.rows.push(Row { weights, bound, limit });
    }

    /// The rows in the order they were added.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The greatest value of the goal, with its proof.
    ///
    /// Exact for numbers of any size; always ends. Small programs are worked in whole machine words as long as they suffice; each pivot
    /// costs rows times variables, and usually there are about as many pivots as rows. Large ones, and those whose numbers outgrow a
    /// word, are solved in machine numbers first by the crate microlp, behind our own [`machine::Corners`]: it only names the corner,
    /// which is made exact and proved. What proves wrong is worked in numbers of any size.
    /// Worked: 5x + 4y where 2x + 3y <= 12 and x - y <= 1: best 23 at x = 3, y = 2; the prices 9/5 and 7/5 prove it,
    /// for 9/5 (2x + 3y) + 7/5 (x - y) = 5x + 4y and 9/5 * 12 + 7/5 * 1 = 23.
    pub fn solve(&self, control: &Control) -> Result<Answer, Stop> {
        let standard = Standard::of(self);
        let is_large = standard.entries() > LARGE;
        if is_large && let Some(answer) = standard.proved(&Microlp, control)? {
            return Ok(answer);
        }
        match standard.run::<i64>(control) {
            Err(Halt::Overflow) => {}
            Err(Halt::Asked(stop)) => return Err(stop),
            Ok(answer) => return Ok(answer),
        }
        if !is_large && let Some(answer) = standard.proved(&Microlp, control)? {
            return Ok(answer);
        }
        match standard.run::<Int>(control) {
            Ok(answer) => Ok(answer),
            Err(Halt::Asked(stop)) => Err(stop),
            Err(Halt::Overflow) => unreachable!("numbers of any size always fit"),
        }
    }
}

#[cfg(test)]
mod tests;
