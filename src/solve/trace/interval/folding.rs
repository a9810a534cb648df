//! Folding: neighbours a <= b >= c of a row become a - b + c, until no peak is left; then the greater end is the greatest number of all.
//!
//! One pass over the row, and one over what is left. The folding theorem with its proof stands in `formula::fold`. Where the row has two
//! ends, each is weighed by folding what it leaves.
//!
//! Worked by hand: 3 9 1 is a peak and becomes 3 - 9 + 1 = -5.

use crate::trace::interval::frame::{best, heads, numbers, taken, triangle};
use crate::trace::interval::row::{End, Row, Settled};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Cost, Figure, Run, Step, Table, Tint};
use ground::num::Nat;
use ground::say;
use ground::say::Say;

/// Rows of the table: the row as it is folded, the numbers as they are taken.
const ROW: usize = 0;
const TAKEN: usize = 1;

/// What happens in a pass.
enum Event {
    /// The next number comes behind the row, at this place.
    Push(usize, i64),
    /// Three numbers from this place on become one.
    Fold(usize, [i64; 3]),
    /// The greater end is taken from this place of the folded row, with a sign; so much is the difference then.
    Take { place: usize, number: i64, sign: i64, d: i64 },
}

/// Folds a row and takes the greater end of what is left until nothing is; tells every event and the difference. Time: the row once.
fn pass(row: &[i64], mut note: impl FnMut(Event)) -> i64 {
    let mut folded: Vec<i64> = Vec::new();
    for number in row {
        folded.push(*number);
        note(Event::Push(folded.len() - 1, *number));
        while let [.., a, b, c] = folded[..]
            && a <= b
            && b >= c
        {
            folded.truncate(folded.len() - 3);
            note(Event::Fold(folded.len(), [a, b, c]));
            folded.push(a - b + c);
        }
    }
    let (mut d, mut sign) = (0, 1);
    let (mut i, mut j) = (0, folded.len());
    while i < j {
        let place = if folded[i] > folded[j - 1] { i } else { j - 1 };
        (i, j) = if place == i { (i + 1, j) } else { (i, j - 1) };
        d += sign * folded[place];
        note(Event::Take { place, number: folded[place], sign, d });
        sign = -sign;
    }
    d
}

/// What the pass takes: each number that is written or taken.
pub fn cost(row: &[i64]) -> Cost {
    let mut writes = 0u64;
    pass(row, |_| writes += 1);
    Cost { method: Method::IntervalFolding, work: Some(Nat::from(writes)), cuts: 0, recalled: 0 }
}

/// Folds a row, then weighs both ends.
pub fn fold(row: &Row) -> Settled {
    let n = row.numbers.len();
    let rows = vec!["row".to_owned(), "d".to_owned()];
    let table = Table { title: say!("trace-interval-fold"), columns: heads(0..n), rows };
    let mut run = Run::new(Method::IntervalFolding, vec![Figure::Table(table)]);
    run.papers.push((row.write)(row.whole()));
    let ahead = pass(&row.numbers, |event| run.keep(step(&event)));
    let mut kept = "L";
    if n > 1 {
        run.figures.push(Figure::Table(ends(row)));
        let [left, right] = [End::Left, End::Right].map(|end| weigh(row, end, &mut run));
        kept = best(left, right);
    }
    run.keep(row.answer("answer", ahead, kept));
    Settled { run, ahead, cost: cost(&row.numbers) }
}

fn cell(row: usize, column: usize) -> Cell {
    Cell { figure: 0, row, column }
}

fn step(event: &Event) -> Step {
    let write = |row, column, text: String| Change::Write(cell(row, column), text, Tint::Plain);
    match event {
        Event::Push(place, number) => {
            let step = Step::saying("push", say!("trace-interval-push", number = *number)).about(0);
            let step = step.looking([cell(ROW, *place)]).with("x", number);
            step.changing(write(ROW, *place, number.to_string()))
        }
        Event::Fold(place, [a, b, c]) => {
            let folded = a - b + c;
            let says = say!("trace-interval-folds", a = *a, b = *b, c = *c, folded = folded);
            let step = Step::saying("fold", says).about(0).looking((0..3).map(|k| cell(ROW, place + k)));
            let step = step.with("a", a).with("b", b).with("c", c).asked(folded.to_string());
            let step = step.changing(write(ROW, *place, folded.to_string()));
            (1..3).fold(step, |step, k| step.changing(write(ROW, place + k, String::new())))
        }
        Event::Take { place, number, sign, d } => {
            let side = if *sign > 0 { "own" } else { "other" };
            let says = say!("trace-interval-greater", number = *number, side = side, d = *d);
            let step = Step::saying("answer", says).about(0).looking([cell(TAKEN, *place), cell(ROW, *place)]);
            let step = step.with("x", number).with("sign", sign).with("d", d).asked(d.to_string());
            step.changing(write(TAKEN, *place, d.to_string()))
        }
    }
}

/// The frame of the table in which both ends are weighed.
fn ends(row: &Row) -> Table {
    let heads = triangle(row, say!("trace-interval-ends"));
    let rows = [End::Left, End::Right].map(|end| heads.rows[row.whole().at(end)].clone());
    let columns = vec![say!("trace-interval-rest"), say!("trace-interval-brings")];
    Table { columns, rows: rows.into(), ..heads }
}

/// Weighs an end by folding what it leaves; tells what it brings.
fn weigh(row: &Row, end: End, run: &mut Run) -> i64 {
    let rest = row.whole().without(end);
    let left = &row.numbers[rest.i..=rest.j];
    let (number, worth) = (row.numbers[row.whole().at(end)], pass(left, |_| {}));
    let brings = number - worth;
    let says: Say = taken(end, number, (format!("folding({})", numbers(left)), worth));
    let at = |column| Cell { figure: 1, row: usize::from(end == End::Right), column };
    let write = |column, number: i64| Change::Write(at(column), number.to_string(), Tint::Plain);
    let step = Step::saying("answer", says).about(0).looking([at(1)]).asked(brings.to_string());
    run.keep(step.changing(write(0, worth)).changing(write(1, brings)));
    brings
}
