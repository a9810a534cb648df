//! The figures of a matrix that is played round by round: the choices of both sides, and the bounds of the value.

use crate::equilibrium::mixed::matrix::Matrix;
use crate::trace::run::{Cell, Figure, Step, Table, Tint};
use ground::rules::Side;
use ground::say;
use ground::say::Say;

/// The figure of the bounds; those of the sides come before.
const BOUNDS: usize = 2;

/// A matrix with the names of its choices.
#[derive(Clone, Copy)]
pub struct Named<'a> {
    /// What the rows win.
    pub matrix: &'a Matrix,
    /// What the rows and the columns are called.
    pub choices: [&'a [String]; 2],
}

impl Named<'_> {
    /// The name of a choice.
    pub fn name(&self, side: Side, choice: usize) -> &str {
        &self.choices[side as usize][choice]
    }

    /// A table for each side with these columns, and one of the bounds with a line for each round.
    pub fn figures(&self, columns: &[Say], rounds: usize) -> Vec<Figure> {
        let side = |side: Side| {
            let rows = self.choices[side as usize].to_vec();
            Figure::Table(Table { title: say!("trace-choices", side = side.name()), columns: columns.to_vec(), rows })
        };
        let columns = vec![say!("trace-bound-lower"), say!("trace-bound-upper")];
        let rows = (1..=rounds).map(|round| round.to_string()).collect();
        let bounds = Figure::Table(Table { title: say!("trace-bounds"), columns, rows });
        vec![side(Side::First), side(Side::Second), bounds]
    }
}

/// The cell of a choice.
pub fn cell(side: Side, choice: usize, column: usize) -> Cell {
    Cell::new(side as usize, choice, column)
}

/// The step with a column of one side's table written.
pub fn filled(step: Step, side: Side, column: usize, texts: impl Iterator<Item = String>) -> Step {
    texts.enumerate().fold(step, |step, (i, text)| step.writing(cell(side, i, column), &text, Tint::Plain))
}

/// The step with the bounds that a round, from 1, leaves.
pub fn bounded(step: Step, round: usize, bounds: [String; 2]) -> Step {
    let cells = [0, 1].map(|column| Cell::new(BOUNDS, round - 1, column));
    let step = cells.into_iter().zip(bounds).fold(step, |step, (cell, text)| step.writing(cell, &text, Tint::Plain));
    step.looking(cells)
}
