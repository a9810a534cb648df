//! What the methods on rows have in common: the triangle of intervals, the best moves of each, and the steps that weigh both ends.

use std::cmp::Ordering;

use crate::trace::interval::row::{End, Row, Span};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Figure, Run, Step, Table, Tint};
use crate::trace::tables::named;
use ground::say;
use ground::say::Say;

/// A run on a row while it goes.
pub struct Filling<'a> {
    row: &'a Row<'a>,
    /// The run so far.
    pub run: Run,
    /// The figure of the values, which the best moves follow.
    figure: usize,
    /// Whether the values stand in one row of memory.
    is_one_row: bool,
}

impl<'a> Filling<'a> {
    /// Nothing is filled yet. The last table is that of the values; that of the best moves comes behind it.
    pub fn new(row: &'a Row<'a>, method: Method, mut tables: Vec<Table>) -> Self {
        let n = row.numbers.len();
        let figure = tables.len() - 1;
        let is_one_row = tables[figure].rows.len() < n;
        let best = triangle(row, say!("trace-interval-best"));
        tables.push(Table { columns: heads(0..n), rows: best.rows, ..best });
        let mut run = Run::new(method, tables.into_iter().map(Figure::Table).collect());
        let spans = (0..n).flat_map(|i| (i..n).rev().map(move |j| Span { i, j }));
        run.papers = spans.map(row.write).collect();
        Filling { row, run, figure, is_one_row }
    }

    /// The number at a place.
    pub fn number(&self, place: usize) -> i64 {
        self.row.numbers[place]
    }

    /// The cell that holds the value of an interval.
    pub fn cell(&self, span: Span) -> Cell {
        Cell { figure: self.figure, row: if self.is_one_row { 0 } else { span.i }, column: span.j }
    }

    /// A step at an interval.
    pub fn step(&self, span: Span, line: &'static str, says: Say) -> Step {
        let n = self.row.numbers.len();
        // Row by row from the left end, the longest interval of each first.
        let paper = span.i * n - span.i * span.i.saturating_sub(1) / 2 + (n - 1 - span.j);
        Step::saying(line, says).about(paper).looking([self.cell(span)]).with("i", span.i).with("j", span.j)
    }

    /// The step that begins an interval: which numbers it has.
    pub fn begins(&mut self, span: Span, line: &'static str) {
        let numbers = numbers(&self.row.numbers[span.i..=span.j]);
        let says = say!("trace-interval-cell", i = span.i, j = span.j, numbers = numbers);
        self.run.keep(self.step(span, line, says));
    }

    /// The step that weighs an end, given what the number and the rest bring.
    pub fn weighs(&mut self, span: Span, end: End, brings: &str, says: Say) {
        let step = self.step(span, end.name(), says).looking([self.cell(span.without(end))]);
        self.run.keep(step.with(end.name(), brings));
    }

    /// The cell that holds the best moves of an interval.
    fn best(&self, span: Span) -> Cell {
        Cell { figure: self.figure + 1, row: span.i, column: span.j }
    }

    /// The step with which a run ends.
    pub fn answer(&self, line: &'static str, ahead: i64, best: &str) -> Step {
        let whole = self.row.whole();
        self.row.answer(line, ahead, best).looking([self.cell(whole), self.best(whole)])
    }

    /// A step that knows the best moves of an interval.
    pub fn keeping(&self, span: Span, step: Step, best: &str) -> Step {
        let cell = self.best(span);
        step.changing(Change::Write(cell, best.to_owned(), Tint::Best)).looking([cell])
    }

    /// The step that knows the value of an interval of one number.
    pub fn one(&mut self, span: Span, name: &str, worth: &str, ahead: i64) {
        let says = say!("trace-interval-base", cell = name, worth = worth);
        let step = self.step(span, "base", says);
        let step = step.changing(Change::Write(self.cell(span), worth.to_owned(), tint(ahead)));
        self.run.keep(self.keeping(span, step, "L"));
    }

    /// The step that writes what the better end brings; `ahead` is what the mover gets more than the other.
    pub fn writes(&mut self, span: Span, line: &'static str, written: Written) {
        let Written { name, variable, worth, ahead, best } = written;
        let says = say!("trace-interval-better", cell = name.as_str(), worth = worth.as_str(), best = best);
        let step = self.step(span, line, says).with(variable, &worth).asked(worth.as_str());
        let step =
            [End::Left, End::Right].into_iter().fold(step, |step, end| step.looking([self.cell(span.without(end))]));
        let step = step.changing(Change::Write(self.cell(span), worth, tint(ahead)));
        self.run.keep(self.keeping(span, step, best));
    }
}

/// What is written of an interval.
pub struct Written {
    /// What it is called, with its places.
    pub name: String,
    /// What the program calls it.
    pub variable: &'static str,
    /// Its value.
    pub worth: String,
    /// What the mover gets more than the other.
    pub ahead: i64,
    /// The best moves.
    pub best: &'static str,
}

/// The frame of a table with a row for each left end and a column for each right end.
pub fn triangle(row: &Row, title: Say) -> Table {
    let head = |(place, number): (usize, &i64)| format!("{place}:{number}");
    let rows: Vec<String> = row.numbers.iter().enumerate().map(head).collect();
    Table { title, columns: rows.iter().cloned().map(Say::verbatim).collect(), rows }
}

/// Numbers as heads of columns.
pub fn heads(numbers: impl IntoIterator<Item = usize>) -> Vec<Say> {
    numbers.into_iter().map(|i| Say::verbatim(i.to_string())).collect()
}

/// Numbers as they are told, the first few of many.
pub fn numbers(numbers: &[i64]) -> String {
    let texts: Vec<String> = numbers.iter().map(i64::to_string).collect();
    named(texts.iter().map(String::as_str))
}

/// The best moves: `L`, `R`, or `LR` where both ends bring the same.
pub fn best(left: i64, right: i64) -> &'static str {
    match left.cmp(&right) {
        Ordering::Greater => "L",
        Ordering::Less => "R",
        Ordering::Equal => "LR",
    }
}

/// What is said of an end where differences are kept: its number less what the rest is worth to the other.
pub fn taken(end: End, number: i64, (name, rest): (String, i64)) -> Say {
    let brings = number - rest;
    say!("trace-interval-takes", end = end.name(), number = number, cell = name, rest = term(rest), brings = brings)
}

/// A number behind a sign: in brackets where it has one of its own.
pub fn term(number: i64) -> String {
    if number < 0 { format!("({number})") } else { number.to_string() }
}

/// The colour of what the mover gets more than the other.
fn tint(ahead: i64) -> Tint {
    match ahead.cmp(&0) {
        Ordering::Greater => Tint::Won,
        Ordering::Equal => Tint::Drawn,
        Ordering::Less => Tint::Lost,
    }
}
