//! A matrix game as a linear programme, solved pivot by pivot in a tableau of exact fractions.
//!
//! The payments are raised until all are at least 1; then the columns look for the greatest sum of weights y that no row turns into more
//! than 1, and one divided by it is the value of the raised game. The first column with a negative goal enters, after R. G. Bland 1977,
//! so that the pivots end. Source: G. B. Dantzig, A proof of the equivalence of the programming problem and the game problem (1951).
//!
//! Worked by hand: `1,-1;-1,1` raised by 2 is `3,1;1,3`: two pivots lead to y = 1/4, 1/4, so the value is 2 - 2 = 0.

use num_traits::{One, Signed, Zero};

use crate::equilibrium::mixed::matrix::Matrix;
use crate::judge::control::{Control, Stop};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Figure, Found, Run, Step, Table, Tint};
use ground::num::Ratio;
use ground::say;
use ground::say::Say;

/// The tableau with slack variables, its last row the goal, its last column the bounds.
struct Tableau {
    entries: Vec<Vec<Ratio>>,
    /// Which variable each row stands for.
    basis: Vec<usize>,
    /// Columns of the matrix: variables before the slacks.
    cols: usize,
    raise: Ratio,
    run: Run,
}

/// The value of a matrix game to the rows. Time: pivots times entries.
pub fn value(matrix: &Matrix, control: &Control) -> Result<Run, Stop> {
    let mut tableau = Tableau::new(matrix);
    let mut pivots = 0;
    tableau.begin();
    while let Some(enter) = tableau.entering() {
        control.tick((tableau.entries.len() * tableau.width()) as u64)?;
        tableau.enter(enter);
        let Some(leave) = tableau.leaving(enter) else { break };
        tableau.leave(enter, leave);
        tableau.pivot(enter, leave);
        pivots += 1;
    }
    let found = tableau.done();
    Ok(tableau.run.ending(Found::Number(found), pivots))
}

impl Tableau {
    fn new(matrix: &Matrix) -> Self {
        let (rows, cols) = (matrix.rows(), matrix.cols());
        let pays = (0..rows).flat_map(|row| (0..cols).map(move |col| matrix.at(row, col)));
        let raise = Ratio::one() - pays.min().cloned().unwrap_or_default();
        let unit = |is: bool| if is { Ratio::one() } else { Ratio::zero() };
        let line = |row: usize| {
            let raised = (0..cols).map(|col| matrix.at(row, col) + &raise);
            raised.chain((0..rows).map(|slack| unit(slack == row))).chain([Ratio::one()]).collect()
        };
        let goal = (0..=cols + rows).map(|col| -unit(col < cols)).collect();
        let entries = (0..rows).map(line).chain([goal]).collect();
        let names = (0..cols + rows).map(|variable| Say::verbatim(name(cols, variable)));
        let columns = [say!("trace-simplex-basis")].into_iter().chain(names);
        let columns = columns.chain([say!("trace-simplex-bound"), say!("trace-simplex-ratio")]).collect();
        let heads = (1..=rows).map(|row| row.to_string()).chain(["z".to_owned()]).collect();
        let table = Table { title: say!("trace-simplex-title"), columns, rows: heads };
        let run = Run::new(Method::Simplex, vec![Figure::Table(table)]);
        Tableau { entries, basis: (cols..cols + rows).collect(), cols, raise, run }
    }

    fn rows(&self) -> usize {
        self.basis.len()
    }

    /// Entries of a row, the bound last.
    fn width(&self) -> usize {
        self.cols + self.rows() + 1
    }

    fn name(&self, variable: usize) -> String {
        name(self.cols, variable)
    }

    /// The cell of an entry; the basis stands before all of them.
    fn cell(row: usize, col: usize) -> Cell {
        Cell::new(0, row, col + 1)
    }

    fn basis(&self) -> String {
        let names: Vec<String> = self.basis.iter().map(|variable| self.name(*variable)).collect();
        names.join(" ")
    }

    /// A step that writes the tableau as it is now.
    fn written(&self, step: Step) -> Step {
        let step = self.basis.iter().enumerate().fold(step, |step, (row, variable)| {
            let ratio = Self::cell(row, self.width());
            step.writing(Cell::new(0, row, 0), &self.name(*variable), Tint::Plain).writing(ratio, "", Tint::Plain)
        });
        let entries = self
            .entries
            .iter()
            .enumerate()
            .flat_map(|(row, line)| line.iter().enumerate().map(move |(col, entry)| (Self::cell(row, col), entry)));
        entries.fold(step, |step, (cell, entry)| step.writing(cell, entry, Tint::Plain))
    }

    fn begin(&mut self) {
        let says = say!("trace-simplex-begins", raise = self.raise.to_string());
        let step = self.written(Step::saying("enter", says)).with("basis", self.basis());
        self.run.keep(step);
    }

    /// The first column whose goal is negative.
    fn entering(&self) -> Option<usize> {
        (0..self.width() - 1).find(|col| self.entries[self.rows()][*col].is_negative())
    }

    fn ratio(&self, row: usize, enter: usize) -> Ratio {
        &self.entries[row][self.width() - 1] / &self.entries[row][enter]
    }

    /// The rows that bound the column, with how far each lets it rise.
    fn bounds(&self, enter: usize) -> Vec<(usize, Ratio)> {
        let bounding = (0..self.rows()).filter(|row| self.entries[*row][enter].is_positive());
        bounding.map(|row| (row, self.ratio(row, enter))).collect()
    }

    /// The row that bounds the column most closely, of equals the one of the first variable.
    fn leaving(&self, enter: usize) -> Option<usize> {
        let order = |(row, ratio): &(usize, Ratio)| (ratio.clone(), self.basis[*row]);
        self.bounds(enter).into_iter().min_by_key(order).map(|(row, _)| row)
    }

    fn enter(&mut self, enter: usize) {
        let goal = self.entries[self.rows()][enter].to_string();
        let says = say!("trace-simplex-enter", variable = self.name(enter), goal = goal);
        let step = Step::saying("enter", says).with("enter", self.name(enter)).with("basis", self.basis());
        self.run.keep(step.looking([Self::cell(self.rows(), enter)]));
    }

    fn leave(&mut self, enter: usize, leave: usize) {
        let (variable, ratio) = (self.name(self.basis[leave]), self.ratio(leave, enter).to_string());
        let says = say!("trace-simplex-leave", variable = variable.as_str(), ratio = ratio.as_str());
        let step = Step::saying("leave", says).with("enter", self.name(enter)).with("leave", &variable);
        let step = step.looking([Self::cell(leave, self.width()), Self::cell(leave, enter)]).asked(variable);
        let step = self.bounds(enter).into_iter().fold(step, |step, (row, ratio)| {
            let tint = if row == leave { Tint::Best } else { Tint::Plain };
            step.writing(Self::cell(row, self.width()), &ratio, tint)
        });
        self.run.keep(step);
    }

    /// The variable of the column takes the place of that of the row.
    fn pivot(&mut self, enter: usize, leave: usize) {
        let left = std::mem::replace(&mut self.basis[leave], enter);
        let pivot = self.entries[leave][enter].clone();
        let line: Vec<Ratio> = self.entries[leave].iter().map(|entry| entry / &pivot).collect();
        for (row, entries) in self.entries.iter_mut().enumerate() {
            if row == leave {
                continue;
            }
            let factor = entries[enter].clone();
            entries.iter_mut().zip(&line).for_each(|(entry, from)| *entry -= &factor * from);
        }
        self.entries[leave] = line;
        let goal = self.entries[self.rows()][self.width() - 1].to_string();
        let says = say!(
            "trace-simplex-pivot",
            pivot = pivot.to_string(),
            enter = self.name(enter),
            leave = self.name(left),
            goal = goal.as_str()
        );
        let step = self.written(Step::saying("pivot", says)).with("p", pivot).with("basis", self.basis());
        self.run.keep(step.looking([Self::cell(self.rows(), self.width() - 1), Self::cell(leave, enter)]).asked(goal));
    }

    /// The weight of every choice of the columns, or of the rows, in an optimal mix.
    fn mixes(&self, value: &Ratio) -> [Vec<String>; 2] {
        let last = self.width() - 1;
        let share = |weight: &Ratio| (weight * value).to_string();
        let rows = self.entries[self.rows()][self.cols..last].iter().map(share).collect();
        let of_col = |col: usize| {
            let row = self.basis.iter().position(|variable| *variable == col);
            row.map_or_else(|| "0".to_owned(), |row| share(&self.entries[row][last]))
        };
        [rows, (0..self.cols).map(of_col).collect()]
    }

    /// No column can enter: the value, and the mixes that secure it.
    fn done(&mut self) -> Ratio {
        let goal = self.entries[self.rows()][self.width() - 1].clone();
        let raised = goal.recip();
        let [rows, cols] = self.mixes(&raised);
        let value = &raised - &self.raise;
        let says = say!(
            "trace-simplex-done",
            goal = goal.to_string(),
            raised = raised.to_string(),
            raise = self.raise.to_string(),
            value = value.to_string(),
            rows = rows,
            cols = cols
        );
        let cell = Self::cell(self.rows(), self.width() - 1);
        let step = Step::saying("done", says).with("T[m][n]", goal).with("basis", self.basis());
        self.run.keep(step.looking([cell]).asked(value.to_string()));
        value
    }
}

/// Weights of columns are y, the slacks of rows are s.
fn name(cols: usize, variable: usize) -> String {
    if variable < cols { format!("y{}", variable + 1) } else { format!("s{}", variable - cols + 1) }
}
