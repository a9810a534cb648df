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

/// Files at the limits, each a list of tests; one is made when it is asked for, since it may hold a million numbers.
pub fn files<'p>(
    problem: &'p Problem,
    most_tests: usize,
    dice: &'p mut ChaCha8Rng,
) -> impl Iterator<Item = Vec<Case>> + use<'p> {
    let plain = [None, Some(Pattern::Largest), Some(Pattern::Least), Some(Pattern::Rising), Some(Pattern::Falling)];
    let kinds = plain.map(Kind::One).into_iter().chain([Kind::Longest, Kind::Most]);
    kinds.map(move |kind| {
        let mut file = kind.file(problem, most_tests, dice);
        within_total(problem, &mut file);
        file
    })
}

/// What a file at the limits holds.
#[derive(Clone, Copy)]
enum Kind {
    /// One test of the longest lists, of this pattern.
    One(Option<Pattern>),
    /// As many of the longest as there is room for.
    Longest,
    /// As many tests as a file may hold.
    Most,
}

impl Kind {
    fn file(self, problem: &Problem, most_tests: usize, dice: &mut ChaCha8Rng) -> Vec<Case> {
        let longest = full(problem, dice);
        let count = most_tests.min(NUMBERS / longest.size().1.max(1)).max(1);
        match self {
            Kind::One(None) => vec![longest],
            Kind::One(Some(pattern)) => vec![mended(problem, shaped(problem, &longest, pattern))],
            Kind::Longest if count > 1 => (0..count).map(|_| full(problem, dice)).collect(),
            Kind::Most if most_tests > count => {
                let sizes = Sizes { length: (NUMBERS / most_tests / 4).max(1), number: i64::MAX };
                (0..most_tests).map(|_| one(problem, sizes, dice)).collect()
            }
            Kind::Longest | Kind::Most => Vec::new(),
        }
    }
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
