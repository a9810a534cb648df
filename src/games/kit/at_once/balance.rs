//! A table with a mix for each side: optimal ones, or the best reply to a mix that was fixed.

use std::sync::Arc;

use num_traits::{One, Zero};

use crate::kit::at_once::sheet::{AtOnce, Sheet};
use crate::kit::kept::Kept;
use ground::num::Ratio;
use ground::rules::Side;
use ground::say;
use solve::equilibrium::mixed::kernels::Extremes;
use solve::equilibrium::mixed::matrix::{Matrix, Mix, Solution};
use solve::judge::control::{Control, Stop};

/// Cells of a table at most.
const CELLS: usize = 40_000;

/// The table of a round with a mix for each side: fixed ones, best replies to them, or optimal ones.
pub struct Balanced {
    /// What the rows win.
    pub matrix: Matrix,
    /// The mixes, and what the rows may expect.
    pub solution: Solution,
}

/// A table and the mixes that were fixed.
type Question = (Matrix, [Option<Mix>; 2]);

/// The last tables that were solved: every move of a round asks for the same one.
static SOLVED: Kept<Question, Balanced, 16> = Kept::empty();

/// The corners of the last tables.
static CORNERS: Kept<Matrix, Option<Extremes>, 16> = Kept::empty();

/// Solves the table of a round.
pub fn balanced<S: Sheet>(game: &AtOnce<S>, setup: &S::Setup, control: &Control) -> Result<Arc<Balanced>, Stop> {
    solved(game, setup, game.0.fixed().map(Option::<&Mix>::cloned), control)
}

/// Solves the table of a round as if nothing was fixed.
pub fn equilibrium<S: Sheet>(game: &AtOnce<S>, setup: &S::Setup, control: &Control) -> Result<Arc<Balanced>, Stop> {
    solved(game, setup, [None, None], control)
}

fn solved<S: Sheet>(
    game: &AtOnce<S>,
    setup: &S::Setup,
    fixed: [Option<Mix>; 2],
    control: &Control,
) -> Result<Arc<Balanced>, Stop> {
    let [rows, cols] = game.0.sizes(setup);
    if rows.saturating_mul(cols) > CELLS {
        return Err(Stop::TooLarge(say!("at-once-too-large", rows = rows, cols = cols, most = CELLS)));
    }
    SOLVED.or_make((game.0.matrix(setup), fixed), |(matrix, fixed)| {
        control.tick((rows * cols) as u64)?;
        let favoured = || [Side::First, Side::Second].map(|side| game.0.favoured(setup, side));
        Ok(Balanced { solution: solution(matrix, fixed, favoured, control)?, matrix: matrix.clone() })
    })
}

fn solution(
    matrix: &Matrix,
    fixed: &[Option<Mix>; 2],
    favoured: impl Fn() -> [Option<Mix>; 2],
    control: &Control,
) -> Result<Solution, Stop> {
    Ok(match fixed {
        [None, None] => simplest(matrix, matrix.solve(control)?, favoured()),
        [Some(first), None] => {
            let left = matrix.against_cols(first);
            let value = left.iter().min().expect("there is a column").clone();
            let cols = pure(&left, &value);
            Solution { value, rows: first.clone(), cols }
        }
        [None, Some(second)] => {
            let won = matrix.against_rows(second);
            let value = won.iter().max().expect("there is a row").clone();
            Solution { rows: pure(&won, &value), value, cols: second.clone() }
        }
        [Some(first), Some(second)] => {
            let value = matrix.against_rows(second).iter().zip(first).map(|(won, weight)| won * weight).sum();
            Solution { value, rows: first.clone(), cols: second.clone() }
        }
    })
}

/// For each side the first choice that secures the value alone, or the mix that its game favours, where they do as well.
fn simplest(matrix: &Matrix, found: Solution, [row_mix, col_mix]: [Option<Mix>; 2]) -> Solution {
    let Solution { value, rows, cols } = found;
    let secures = |row: &usize| (0..matrix.cols()).all(|col| *matrix.at(*row, col) >= value);
    let holds = |col: &usize| (0..matrix.rows()).all(|row| *matrix.at(row, *col) <= value);
    let alone = |at: usize, size: usize| (0..size).map(|i| Ratio::from_integer(u8::from(i == at).into())).collect();
    let pure_row = (0..matrix.rows()).find(secures).map(|row| alone(row, matrix.rows()));
    let pure_col = (0..matrix.cols()).find(holds).map(|col| alone(col, matrix.cols()));
    let row_mix = row_mix.filter(|mix| matrix.floor(mix) == value);
    let col_mix = col_mix.filter(|mix| matrix.ceiling(mix) == value);
    Solution { rows: pure_row.or(row_mix).unwrap_or(rows), cols: pure_col.or(col_mix).unwrap_or(cols), value }
}

/// The first choice that is worth so much, alone.
fn pure(worths: &[Ratio], value: &Ratio) -> Vec<Ratio> {
    let first = worths.iter().position(|worth| worth == value);
    (0..worths.len()).map(|i| if Some(i) == first { Ratio::one() } else { Ratio::zero() }).collect()
}

impl Balanced {
    /// The mix of a side.
    pub fn mix(&self, side: Side) -> &[Ratio] {
        match side {
            Side::First => &self.solution.rows,
            Side::Second => &self.solution.cols,
        }
    }

    /// The only choice that a side plays, if it does not mix.
    pub fn pure(&self, side: Side) -> Option<usize> {
        self.mix(side).iter().position(One::is_one)
    }

    /// What each choice of a side brings to it against the other's mix.
    pub fn worths(&self, side: Side) -> Vec<Ratio> {
        match side {
            Side::First => self.matrix.against_rows(&self.solution.cols),
            Side::Second => self.matrix.against_cols(&self.solution.rows).into_iter().map(|left| -left).collect(),
        }
    }

    /// The corners of both sides' optimal mixes, where the table is small and nothing is fixed.
    pub fn corners(&self, control: &Control) -> Result<Arc<Option<Extremes>>, Stop> {
        CORNERS.or_make(self.matrix.clone(), |matrix| matrix.extremes(&self.solution.value, control))
    }

    /// What a side may expect.
    pub fn value(&self, side: Side) -> Ratio {
        if side == Side::First { self.solution.value.clone() } else { -&self.solution.value }
    }
}
