//! Linear programs solved exactly: the greatest value of a sum under inequalities, where it is reached, and the prices that prove it.
//!
//! Every answer carries its own proof: by duality the prices of the rows show that no point does better, or weights of the rows that
//! no point exists. Source: G. B. Dantzig, Linear programming and extensions (1963); J. Farkas 1902.

mod guess;
mod lift;
mod proved;
mod tableau;
mod whole;

use num_integer::Integer;
use num_traits::{One, Zero};

use crate::num::{Int, Ratio};
use crate::oracle::control::{Control, Stop};
use tableau::{End, Halt, Tableau};
use whole::Whole;

/// Entries of a tableau from which a guess is tried before anything else.
const LARGE: usize = 100_000;

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
    /// The weights, one for each variable.
    pub weights: Vec<Ratio>,
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
        self.rows.push(Row { weights, bound, limit });
    }

    /// The rows in the order they were added.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The greatest value of the goal, with its proof.
    ///
    /// Exact for numbers of any size; always ends. Each pivot costs rows times variables, and usually there are about as many pivots
    /// as rows. In machine words as long as they suffice, which is many times faster; beyond them the best corner is guessed in machine
    /// numbers first, and proved.
    /// Worked: 5x + 4y where 2x + 3y <= 12 and x - y <= 1: best 23 at x = 3, y = 2; the prices 9/5 and 7/5 prove it,
    /// for 9/5 (2x + 3y) + 7/5 (x - y) = 5x + 4y and 9/5 * 12 + 7/5 * 1 = 23.
    pub fn solve(&self, control: &Control) -> Result<Answer, Stop> {
        let plain = Plain::of(self);
        // Machine words hardly ever suffice for so many pivots.
        if plain.entries() > LARGE
            && let Some(answer) = plain.guess(control)?
        {
            return Ok(answer);
        }
        match plain.run::<i64>(control) {
            Err(Halt::Overflow) => {}
            Err(Halt::Asked(stop)) => return Err(stop),
            Ok(answer) => return Ok(answer),
        }
        if plain.entries() <= LARGE
            && let Some(answer) = plain.guess(control)?
        {
            return Ok(answer);
        }
        match plain.run::<Int>(control) {
            Ok(answer) => Ok(answer),
            Err(Halt::Asked(stop)) => Err(stop),
            Err(Halt::Overflow) => unreachable!("numbers of any size always fit"),
        }
    }
}

/// The program in whole numbers with rows "at most" and no free variable.
struct Plain<'a> {
    program: &'a Program,
    /// What the goal was multiplied by.
    scale: Int,
    goal: Vec<Int>,
    /// Where every variable of the tableau comes from, and whether it counts against it.
    columns: Vec<(usize, bool)>,
    rows: Vec<Vec<Int>>,
    /// Where every row of the tableau comes from, and what it was multiplied by.
    sources: Vec<(usize, Int)>,
}

impl<'a> Plain<'a> {
    fn of(program: &'a Program) -> Self {
        let free = (0..program.goal.len()).filter(|&j| program.is_free[j]);
        let columns: Vec<(usize, bool)> =
            (0..program.goal.len()).map(|j| (j, false)).chain(free.map(|j| (j, true))).collect();
        let scale = common(&program.goal);
        let goal = spread(&program.goal, &columns, &scale);
        let mut plain = Plain { program, scale, goal, columns, rows: Vec::new(), sources: Vec::new() };
        for (i, row) in program.rows.iter().enumerate() {
            let scale = common(row.weights.iter().chain(std::iter::once(&row.limit)));
            if row.bound != Bound::AtLeast {
                plain.push(i, row, scale.clone());
            }
            if row.bound != Bound::AtMost {
                plain.push(i, row, -scale);
            }
        }
        plain
    }

    fn push(&mut self, source: usize, row: &Row, scale: Int) {
        let mut entries = spread(&row.weights, &self.columns, &scale);
        entries.push(times(&row.limit, &scale));
        self.rows.push(entries);
        self.sources.push((source, scale));
    }

    fn run<W: Whole>(&self, control: &Control) -> Result<Answer, Halt> {
        let mut tableau: Tableau<W> = Tableau::new(&self.goal, &self.rows).ok_or(Halt::Overflow)?;
        if let End::Stuck(row) = tableau.repair(control)? {
            return Ok(Answer::Infeasible(self.weights(&tableau, row, &Int::one())));
        }
        if let End::Stuck(_) = tableau.raise(control)? {
            return Ok(Answer::Unbounded);
        }
        let prices = self.weights(&tableau, tableau.rows.len(), &self.scale);
        let point = self.point(&tableau);
        let value = self.program.goal.iter().zip(&point).map(|(c, x)| c * x).sum();
        Ok(Answer::Best(Best { value, point, prices }))
    }

    /// Where the basic variables stand.
    fn point<W: Whole>(&self, tableau: &Tableau<W>) -> Vec<Ratio> {
        let mut point = vec![Ratio::zero(); self.program.goal.len()];
        for (row, &variable) in tableau.rows.iter().enumerate() {
            if let Some(&(j, is_negative)) = self.columns.get(variable) {
                let x = Ratio::new(tableau.entry(row, tableau.cols.len()).int(), tableau.denominator().int());
                point[j] += if is_negative { -x } else { x };
            }
        }
        point
    }

    /// How much of every row of the program has gone into a row of the tableau.
    fn weights<W: Whole>(&self, tableau: &Tableau<W>, row: usize, scale: &Int) -> Vec<Ratio> {
        let mut weights = vec![Ratio::zero(); self.program.rows.len()];
        let mut add = |variable: usize, entry: Int| {
            if let Some((source, factor)) = variable.checked_sub(self.columns.len()).map(|slack| &self.sources[slack]) {
                weights[*source] += Ratio::new(entry * factor, tableau.denominator().int() * scale);
            }
        };
        for (col, &variable) in tableau.cols.iter().enumerate() {
            add(variable, tableau.entry(row, col).int());
        }
        if let Some(&variable) = tableau.rows.get(row) {
            add(variable, tableau.denominator().int());
        }
        weights
    }
}

impl Plain<'_> {
    fn entries(&self) -> usize {
        self.rows.len() * self.columns.len()
    }

    /// The answer at a corner that was guessed, if it proves to be the best one.
    fn guess(&self, control: &Control) -> Result<Option<Answer>, Stop> {
        let Some(proved) = proved::best(&self.goal, &self.rows, control)? else { return Ok(None) };
        let mut point = vec![Ratio::zero(); self.program.goal.len()];
        for (&(j, is_negative), x) in self.columns.iter().zip(proved.point) {
            point[j] += if is_negative { -x } else { x };
        }
        let mut prices = vec![Ratio::zero(); self.program.rows.len()];
        for ((source, factor), price) in self.sources.iter().zip(proved.prices) {
            prices[*source] += price * factor / &self.scale;
        }
        let value = self.program.goal.iter().zip(&point).map(|(c, x)| c * x).sum();
        Ok(Some(Answer::Best(Best { value, point, prices })))
    }
}

/// The least number that makes all of these whole.
fn common<'r>(ratios: impl IntoIterator<Item = &'r Ratio>) -> Int {
    ratios.into_iter().fold(Int::one(), |all, ratio| all.lcm(ratio.denom()))
}

fn times(ratio: &Ratio, scale: &Int) -> Int {
    ratio.numer() * (scale / ratio.denom())
}

fn spread(weights: &[Ratio], columns: &[(usize, bool)], scale: &Int) -> Vec<Int> {
    columns
        .iter()
        .map(|&(j, is_negative)| times(&weights[j], &if is_negative { -scale } else { scale.clone() }))
        .collect()
}

#[cfg(test)]
mod tests;
