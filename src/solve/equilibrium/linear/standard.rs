//! A linear program in whole numbers with rows "at most" and no free variable, and the way back from its answers.

use num_integer::Integer;
use num_traits::{One, Zero};

use crate::equilibrium::linear::line::Line;
use crate::equilibrium::linear::machine::Corners;
use crate::equilibrium::linear::program::{Answer, Best, Bound, Program, Row};
use crate::equilibrium::linear::proved;
use crate::equilibrium::linear::tableau::{End, Halt, Tableau};
use crate::equilibrium::linear::whole::Whole;
use crate::judge::control::{Control, Stop};
use ground::num::{Int, Ratio};

/// The program, written so.
pub struct Standard<'a> {
    program: &'a Program,
    /// What the goal was multiplied by.
    scale: Int,
    /// What is to be made great: a weight for each variable.
    pub goal: Vec<Int>,
    /// Where every variable comes from, and whether it counts against it.
    columns: Vec<(usize, bool)>,
    /// The first of the variables that each of the program's is told by, and the second one where it is free.
    places: Vec<(usize, Option<usize>)>,
    /// The rows.
    pub rows: Vec<Line>,
    /// Where every row comes from, and what it was multiplied by.
    sources: Vec<(usize, Int)>,
}

impl<'a> Standard<'a> {
    /// Writes a program so: rows "at least" turned, rows "equal" twice, free variables as differences of two.
    pub fn of(program: &'a Program) -> Self {
        let count = program.goal.len();
        let free = (0..count).filter(|&j| program.is_free[j]);
        let columns: Vec<(usize, bool)> = (0..count).map(|j| (j, false)).chain(free.map(|j| (j, true))).collect();
        let mut places: Vec<(usize, Option<usize>)> = (0..count).map(|j| (j, None)).collect();
        for (place, &(j, _)) in columns.iter().enumerate().skip(count) {
            places[j].1 = Some(place);
        }
        let scale = common(&program.goal);
        let signed = |&(j, is_negative): &(usize, bool)| signed(times(&program.goal[j], &scale), is_negative);
        let goal = columns.iter().map(signed).collect();
        let mut standard = Standard { program, scale, goal, columns, places, rows: Vec::new(), sources: Vec::new() };
        for (i, row) in program.rows.iter().enumerate() {
            let scale = common(row.weights.iter().map(|(_, weight)| weight).chain(std::iter::once(&row.limit)));
            if row.bound != Bound::AtLeast {
                standard.push(i, row, scale.clone());
            }
            if row.bound != Bound::AtMost {
                standard.push(i, row, -scale);
            }
        }
        standard
    }

    fn push(&mut self, source: usize, row: &Row, scale: Int) {
        let mut entries = Vec::with_capacity(row.weights.len());
        for (j, weight) in &row.weights {
            let (place, opposite) = self.places[*j];
            let entry = times(weight, &scale);
            entries.extend(opposite.map(|opposite| (opposite, -&entry)));
            entries.push((place, entry));
        }
        entries.sort_unstable_by_key(|(place, _)| *place);
        self.rows.push(Line { entries, side: times(&row.limit, &scale) });
        self.sources.push((source, scale));
    }

    /// Rows times variables.
    pub fn entries(&self) -> usize {
        self.rows.len() * self.columns.len()
    }

    /// The answer by an exact tableau of such numbers.
    pub fn run<W: Whole>(&self, control: &Control) -> Result<Answer, Halt> {
        let mut tableau: Tableau<W> = Tableau::new(&self.goal, &self.rows).ok_or(Halt::Overflow)?;
        if let End::Stuck(row) = tableau.repair(control)? {
            return Ok(Answer::Infeasible(self.weights(&tableau, row, &Int::one())));
        }
        if let End::Stuck(_) = tableau.raise(control)? {
            return Ok(Answer::Unbounded);
        }
        let prices = self.weights(&tableau, tableau.rows.len(), &self.scale);
        let stands = tableau.rows.iter().enumerate().filter(|(_, variable)| **variable < self.columns.len());
        let over = |row: usize| Ratio::new(tableau.entry(row, tableau.cols.len()).int(), tableau.denominator().int());
        let point = self.point(stands.map(|(row, &variable)| (variable, over(row))));
        Ok(Answer::Best(self.best(point, prices)))
    }

    /// The answer at a corner that machine numbers found, if it proves to be the best one.
    pub fn proved(&self, machine: &impl Corners, control: &Control) -> Result<Option<Answer>, Stop> {
        let Some(proved) = proved::best(&self.goal, &self.rows, machine, control)? else { return Ok(None) };
        let point = self.point(proved.point.into_iter().enumerate());
        let mut prices = vec![Ratio::zero(); self.program.rows.len()];
        for ((source, factor), price) in self.sources.iter().zip(proved.prices) {
            if !price.is_zero() {
                prices[*source] += price * factor / &self.scale;
            }
        }
        Ok(Some(Answer::Best(self.best(point, prices))))
    }

    fn best(&self, point: Vec<Ratio>, prices: Vec<Ratio>) -> Best {
        let parts = self.program.goal.iter().zip(&point).filter(|(c, x)| !c.is_zero() && !x.is_zero());
        Best { value: parts.map(|(c, x)| c * x).sum(), point, prices }
    }

    /// The program's variables from these.
    fn point(&self, stands: impl Iterator<Item = (usize, Ratio)>) -> Vec<Ratio> {
        let mut point = vec![Ratio::zero(); self.program.goal.len()];
        for (variable, x) in stands.filter(|(_, x)| !x.is_zero()) {
            let (j, is_negative) = self.columns[variable];
            point[j] += if is_negative { -x } else { x };
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

/// The least number that makes all of these whole.
fn common<'r>(ratios: impl IntoIterator<Item = &'r Ratio>) -> Int {
    ratios.into_iter().fold(Int::one(), |all, ratio| if ratio.is_integer() { all } else { all.lcm(ratio.denom()) })
}

fn times(ratio: &Ratio, scale: &Int) -> Int {
    ratio.numer() * (scale / ratio.denom())
}

fn signed(n: Int, is_negative: bool) -> Int {
    if is_negative { -n } else { n }
}
