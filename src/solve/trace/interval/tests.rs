//! Unit tests of the methods on rows: against each other, against a plain recursion, against the folding theorem.

use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::formula::fold::margin_of;
use crate::judge::control::{Control, Stop};
use crate::trace::graph::Paper;
use crate::trace::interval::row::{LONGEST, Row, Span};
use crate::trace::interval::{METHODS, run as run_on};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Figure, Found, Run};
use crate::trace::stand::Stand;
use ground::num::{Int, Nat};

fn paper(span: Span) -> Paper {
    Paper { position: format!("{}-{}", span.i, span.j), moves: Vec::new() }
}

fn ran(numbers: &[Int], method: Method) -> Run {
    let row = Row::new(numbers, Int::ZERO, &paper).expect("it is short");
    run_on(&row, method, &Control::new()).expect("nobody stops")
}

fn ints(numbers: &[i64]) -> Vec<Int> {
    numbers.iter().copied().map(Int::from).collect()
}

/// What was last written in a cell.
fn written(run: &Run, cell: Cell) -> Option<&str> {
    let changes = run.steps.iter().rev().flat_map(|step| step.changes.iter().rev());
    changes.into_iter().find_map(|change| match change {
        Change::Write(at, text, _) if *at == cell => Some(text.as_str()),
        _ => None,
    })
}

/// The best moves of the whole row: in the last table, or by what both ends bring.
fn best(run: &Run, n: usize) -> String {
    let figure = run.figures.len() - 1;
    let at = |row, column| written(run, Cell { figure, row, column });
    if n == 1 {
        return "L".to_owned();
    }
    if run.method != Method::IntervalFolding {
        return at(0, n - 1).expect("it is written").to_owned();
    }
    let [left, right] = [0, 1].map(|row| at(row, 1).and_then(|text| text.parse::<i64>().ok()).expect("a number"));
    [("L", left >= right), ("R", right >= left)].iter().filter(|(_, is_best)| *is_best).map(|(end, _)| *end).collect()
}

/// The ends that keep the difference, by the folding theorem on the row and on what both leave.
fn kept(row: &[Int]) -> String {
    let margin = margin_of(row);
    let left = &row[0] - margin_of(&row[1..]) == margin;
    let right = row.len() > 1 && &row[row.len() - 1] - margin_of(&row[..row.len() - 1]) == margin;
    [("L", left), ("R", right)].iter().filter(|(_, is_best)| *is_best).map(|(end, _)| *end).collect()
}

fn check(row: &[i64]) {
    let row = ints(row);
    let margin = margin_of(&row);
    for method in METHODS {
        let run = ran(&row, method);
        assert_eq!(run.found, Found::Ahead(margin.clone()), "{method:?} {row:?}");
        assert_eq!(best(&run, row.len()), kept(&row), "{method:?} {row:?}");
    }
}

#[test]
fn all_methods_give_the_same_moves_on_ten_thousand_random_rows() {
    let mut rng = StdRng::seed_from_u64(30);
    for _ in 0..10_000 {
        let n = rng.random_range(1..=6);
        let most = if rng.random_bool(0.5) { 3 } else { 100 };
        let row: Vec<i64> = (0..n).map(|_| rng.random_range(-most..=most)).collect();
        check(&row);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]
    #[test]
    fn long_rows_of_large_numbers_are_the_same(row in prop::collection::vec(-999_999_999..=999_999_999i64, 1..=LONGEST)) {
        check(&row);
    }
}

#[test]
fn every_cell_holds_what_the_folding_theorem_says_of_its_interval() {
    let row = ints(&[4, 7, 2, 9, 5, 2, -3, 8]);
    for method in [Method::IntervalDifference, Method::IntervalTotal, Method::IntervalPairs, Method::IntervalMemory] {
        let run = ran(&row, method);
        let figure = run.figures.len() - 2;
        for i in 0..row.len() {
            for j in i..row.len() {
                let (part, sum) = (&row[i..=j], row[i..=j].iter().sum::<Int>());
                let margin = margin_of(part);
                let [own, other]: [Int; 2] = [(&sum + &margin) >> 1, (sum - &margin) >> 1];
                let due = match method {
                    Method::IntervalTotal => own.to_string(),
                    Method::IntervalPairs => format!("{own},{other}"),
                    _ => margin.to_string(),
                };
                let due = (method != Method::IntervalMemory || i < j).then_some(due);
                assert_eq!(
                    written(&run, Cell { figure, row: i, column: j }).map(str::to_owned),
                    due,
                    "{method:?} {i} {j}"
                );
                let best = written(&run, Cell { figure: figure + 1, row: i, column: j });
                assert_eq!(best, Some(kept(part).as_str()), "{method:?} {i} {j}");
            }
        }
    }
}

#[test]
fn sums_are_kept_and_one_row_of_memory_is_enough() {
    let run = ran(&ints(&[4, 7, 2]), Method::IntervalTotal);
    let sums = (0..4).map(|column| written(&run, Cell { figure: 0, row: 0, column }).expect("it is written"));
    assert_eq!(sums.collect::<Vec<_>>(), ["0", "4", "11", "13"]);
    let run = ran(&ints(&[3, 9, 1]), Method::IntervalLeft);
    let Figure::Table(table) = &run.figures[0] else { panic!("a table") };
    assert_eq!(table.rows, ["d"]);
    let d: Vec<_> =
        (0..3).map(|column| written(&run, Cell { figure: 0, row: 0, column }).expect("it is written")).collect();
    assert_eq!(d, ["3", "6", "-5"]);
}

#[test]
fn work_is_counted_as_the_closed_forms_say() {
    for n in 1..=12u64 {
        let row: Vec<Int> = (0..n).map(|i| Int::from((i * i * 7 + 3) % 11)).collect();
        let run = ran(&row, Method::IntervalMemory);
        assert_eq!(run.costs[0].work, Some(Nat::from(n * (n - 1) + 1)), "each pair of ends calls twice");
        // Calls are the first one of each interval, and hits or single numbers asked for again.
        let pairs = n * (n - 1) / 2;
        let singles = if n == 1 { 1 } else { 2 * (n - 1) };
        assert_eq!(run.costs[0].recalled, n * (n - 1) + 1 - pairs - singles, "{n}");
        let run = ran(&row, Method::IntervalPairs);
        assert_eq!(run.costs[0].work, Some(Nat::from(n * (n + 1) / 2)));
        let stores = |run: &Run| run.steps.iter().filter(|step| step.asks.is_some()).count() as u64;
        assert_eq!(stores(&run), pairs);
    }
    // A rising row has no peak: each number is pushed once and taken once. A row of peaks folds to one number.
    let work = |row: &[i64]| ran(&ints(row), Method::IntervalFolding).costs[0].work.clone();
    assert_eq!(work(&[1, 2, 3, 4]), Some(Nat::from(8u8)));
    assert_eq!(work(&[0, 5, 0, 5, 0]), Some(Nat::from(8u8)), "five pushes, two folds, one take");
}

#[test]
fn the_stack_is_empty_in_the_end_and_never_deeper_than_the_row() {
    let run = ran(&ints(&[4, 7, 2, 9, 5]), Method::IntervalMemory);
    let stand = Stand::after(&run, run.steps.len() - 1);
    assert!(stand.cells.iter().all(|(cell, (text, _))| cell.figure > 0 || text.is_empty()));
    assert!(run.steps.iter().flat_map(|step| &step.changes).filter_map(Change::cell).all(|cell| cell.row < 5));
    let hits: Vec<_> = run.steps.iter().filter(|step| step.line == "look").collect();
    assert_eq!(hits.len() as u64, run.costs[0].recalled);
    assert!(!hits.is_empty());
}

#[test]
fn what_is_held_counts_and_what_is_too_long_is_refused() {
    let row = Row::new(&ints(&[7, 2]), Int::from(4), &paper).expect("it is short");
    let run = run_on(&row, Method::IntervalPairs, &Control::new()).expect("nobody stops");
    assert_eq!(run.found, Found::Ahead(Int::from(9)));
    let long = vec![Int::from(1); LONGEST + 1];
    assert!(matches!(Row::new(&long, Int::ZERO, &paper), Err(Stop::TooLarge(_))));
    let wide = ints(&[1_000_000_000]);
    assert!(matches!(Row::new(&wide, Int::ZERO, &paper), Err(Stop::TooLarge(_))));
}
