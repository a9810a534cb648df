//! The limits: longest rows, largest numbers and most tests, for time and memory.

use rand::rngs::ChaCha8Rng;

use crate::case::{Case, Datum};
use crate::cases::mended;
use crate::cases::random::{Sizes, one};
use crate::layout::Form;
use crate::problem::Problem;
use ground::num::Int;

/// Numbers that a file may hold in all.
const NUMBERS: usize = 1_000_000;

/// Files at the limits, each a list of tests.
pub fn files(problem: &Problem, most_tests: usize, dice: &mut ChaCha8Rng) -> Vec<Vec<Case>> {
    let largest = Sizes { length: usize::MAX, number: i64::MAX };
    let longest = full(problem, dice);
    let mut files = vec![vec![longest.clone()]];
    for pattern in [Pattern::Largest, Pattern::Least, Pattern::Rising, Pattern::Falling] {
        files.push(vec![mended(problem, shaped(problem, &longest, pattern))]);
    }
    let weight = longest.size().1.max(1);
    let count = most_tests.min(NUMBERS / weight).max(1);
    if count > 1 {
        files.push((0..count).map(|_| full(problem, dice)).collect());
    }
    if most_tests > count {
        let length = (NUMBERS / most_tests / 4).max(1);
        files.push((0..most_tests).map(|_| one(problem, Sizes { length, ..largest }, dice)).collect());
    }
    for file in &mut files {
        within_total(problem, file);
    }
    files.retain(|file| !file.is_empty());
    files
}

/// A test with the longest lists and large numbers.
fn full(problem: &Problem, dice: &mut ChaCha8Rng) -> Case {
    let mut case = one(problem, Sizes { length: usize::MAX, number: i64::MAX }, dice);
    for (field, datum) in problem.layout.fields().zip(&mut case.0) {
        let [_, longest] = problem.limits.length(field);
        let longest = problem.limits.total.get(&field.name).map_or(longest, |total| longest.min(*total));
        match datum {
            Datum::List(list) if !list.is_empty() => {
                let numbers = list.clone();
                list.extend(numbers.iter().cycle().take(longest.saturating_sub(numbers.len())).cloned());
            }
            Datum::Rows(rows) if !rows.is_empty() && matches!(field.form, Form::Rows(_, Some(_))) => {
                let known = rows.clone();
                rows.extend(known.iter().cycle().take(longest.saturating_sub(known.len())).cloned());
            }
            _ => {}
        }
    }
    mended(problem, case)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pattern {
    Largest,
    Least,
    Rising,
    Falling,
}

fn shaped(problem: &Problem, case: &Case, pattern: Pattern) -> Case {
    let mut case = case.clone();
    for (field, datum) in problem.layout.fields().zip(&mut case.0) {
        let [least, most] = problem.limits.words(&field.name);
        match datum {
            Datum::List(list) => match pattern {
                Pattern::Largest => list.iter_mut().for_each(|n| *n = Int::from(most)),
                Pattern::Least => list.iter_mut().for_each(|n| *n = Int::from(least.max(1).min(most))),
                Pattern::Rising => list.sort_unstable(),
                Pattern::Falling => list.sort_unstable_by(|a, b| b.cmp(a)),
            },
            Datum::Number(n) if pattern == Pattern::Largest => *n = Int::from(most),
            Datum::Number(n) if pattern == Pattern::Least => *n = Int::from(least),
            _ => {}
        }
    }
    case
}

/// Leaves out tests until lists are no longer in all than they may be.
fn within_total(problem: &Problem, file: &mut Vec<Case>) {
    for (at, field) in problem.layout.fields().enumerate() {
        let Some(&total) = problem.limits.total.get(&field.name) else { continue };
        let mut sum = 0;
        file.retain(|case| {
            let length = case.ints(at).len();
            let fits = sum + length <= total;
            sum += if fits { length } else { 0 };
            fits
        });
    }
}
