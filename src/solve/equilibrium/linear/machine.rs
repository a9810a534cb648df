//! Best corners of linear programs in machine numbers: a guess, to be proved or thrown away.
//!
//! Right sides are raised a little and goals lowered, each by another amount, so that no two rows run out at once and no two corners are
//! equally good: then the corner does not depend on the way to it, and for small enough amounts it is a best one of the program itself.
//! A. Charnes, Optimality and degeneracy in linear programming, Econometrica 20 (1952).

use std::time::Duration;

use microlp::{
    ComparisonOp, LinearExpr, OptimizationDirection, Problem, Solution, SolveOptions, SolveOutcome, Variable,
};
use num_traits::ToPrimitive;

use crate::equilibrium::linear::line::Line;
use crate::judge::control::{Control, Stop};
use ground::num::Int;

/// How much numbers are changed, against their size.
const CHANGE: f64 = 1e-5;

/// What counts as 0, far below any change, and far above what machine numbers lose.
const NOTHING: f64 = 1e-10;

/// Pivots at most, for each row and variable: where numbers are too near to each other the method may go in circles.
const PIVOTS: u64 = 50;

/// How long the solver runs until it is asked whether to go on. Nothing but the answer to that question depends on it.
const SLICE: Duration = Duration::from_millis(20);

/// A corner: the variables that are not at 0, and the rows that hold with equality, as many of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corner {
    /// The variables.
    pub variables: Vec<usize>,
    /// The rows.
    pub rows: Vec<usize>,
}

/// Whoever finds best corners in machine numbers.
pub trait Corners {
    /// The corner at which `goal` is greatest where the rows hold and no variable is below 0, as far as machine numbers tell. `None`:
    /// no guess, for nothing obeys the rows, the goal has no end, or numbers are too large or too near to each other.
    fn corner(&self, goal: &[Int], rows: &[Line], control: &Control) -> Result<Option<Corner>, Stop>;
}

/// The simplex method of the crate microlp.
pub struct Microlp;

impl Corners for Microlp {
    fn corner(&self, goal: &[Int], rows: &[Line], control: &Control) -> Result<Option<Corner>, Stop> {
        let Some(changed) = Changed::of(goal, rows) else { return Ok(None) };
        let (problem, variables) = changed.problem();
        let most = PIVOTS * (goal.len() + rows.len()) as u64;
        let Some(solution) = solution(&problem, most, control)? else { return Ok(None) };
        let point: Vec<f64> = variables.iter().map(|&variable| solution.var_value(variable)).collect();
        Ok(changed.corner(&point))
    }
}

/// The program in machine numbers, its goal and its right sides changed.
struct Changed {
    goal: Vec<f64>,
    rows: Vec<Vec<(usize, f64)>>,
    sides: Vec<f64>,
}

impl Changed {
    fn of(goal: &[Int], rows: &[Line]) -> Option<Self> {
        let near = |n: &Int| n.to_f64().filter(|n| n.is_finite());
        let part = |(col, entry): &(usize, Int)| near(entry).map(|entry| (*col, entry));
        let lowered = |(j, weight): (usize, &Int)| near(weight).map(|weight| weight - change(weight, 2 * j));
        let raised = |(i, row): (usize, &Line)| near(&row.side).map(|side| side + change(side, 2 * i + 1));
        Some(Changed {
            goal: goal.iter().enumerate().map(lowered).collect::<Option<_>>()?,
            rows: rows.iter().map(|row| row.entries.iter().map(part).collect()).collect::<Option<_>>()?,
            sides: rows.iter().enumerate().map(raised).collect::<Option<_>>()?,
        })
    }

    fn problem(&self) -> (Problem, Vec<Variable>) {
        let mut problem = Problem::new(OptimizationDirection::Maximize);
        let variables: Vec<Variable> =
            self.goal.iter().map(|&weight| problem.add_var(weight, (0.0, f64::INFINITY))).collect();
        for (row, &side) in self.rows.iter().zip(&self.sides) {
            let mut sum = LinearExpr::empty();
            for &(col, entry) in row {
                sum.add(variables[col], entry);
            }
            problem.add_constraint(sum, ComparisonOp::Le, side);
        }
        (problem, variables)
    }

    /// The corner that a point is; `None` if it is none.
    fn corner(&self, point: &[f64]) -> Option<Corner> {
        let holds = |&row: &usize| {
            let sum: f64 = self.rows[row].iter().map(|&(col, entry)| entry * point[col]).sum();
            self.sides[row] - sum <= NOTHING * self.sides[row].abs().max(1.0)
        };
        let variables: Vec<usize> = (0..point.len()).filter(|&variable| point[variable] > NOTHING).collect();
        let rows: Vec<usize> = (0..self.rows.len()).filter(holds).collect();
        (variables.len() == rows.len()).then_some(Corner { variables, rows })
    }
}

/// The best point, in slices of time; `None` if the solver finds none within so many pivots.
fn solution(problem: &Problem, most: u64, control: &Control) -> Result<Option<Solution>, Stop> {
    let mut options = SolveOptions::default();
    options.time_limit = Some(SLICE);
    options.tolerances.feasibility = NOTHING;
    control.tick(1)?;
    let mut outcome = problem.solve_with(options);
    loop {
        match outcome {
            Ok(SolveOutcome::Solution(solution)) => return Ok(Some(solution)),
            Ok(SolveOutcome::Interrupted(ref so_far)) if so_far.stats().lp_iterations <= most => {}
            Ok(SolveOutcome::Interrupted(_)) | Err(_) => return Ok(None),
        }
        control.tick(1)?;
        outcome = outcome.and_then(SolveOutcome::resume);
    }
}

/// How much a number is changed: between once and twice [`CHANGE`] of its size, spread over places as if thrown. Even spreads will not
/// do, for where their sums meet corners fall together again.
fn change(number: f64, place: usize) -> f64 {
    let mut bits = (place as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    let thrown = (bits >> 40) as f64 / (1u64 << 24) as f64;
    CHANGE * (1.0 + thrown) * number.abs().max(1.0)
}
