//! Linear programs and their answers, each with its proof.

use num_traits::Zero;

use ground::num::Ratio;

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
    /// The weight of each variable in the sum.
    pub goal: Vec<Ratio>,
    /// Which variables may be negative.
    pub is_free: Vec<bool>,
    /// The conditions.
    pub rows: Vec<Row>,
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
}
