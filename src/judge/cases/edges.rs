//! Edges: the ends of the limits, powers of two and their neighbours, equal numbers, one large among ones.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::case::{Case, Datum};
use crate::cases::mended;
use crate::cases::random::{Sizes, one};
use crate::layout::{Field, Form};
use crate::problem::Problem;
use ground::num::Int;

/// Tests at the edges, the small ones first.
pub fn edges(problem: &Problem, dice: &mut ChaCha8Rng) -> Vec<Case> {
    let base = |dice: &mut ChaCha8Rng| one(problem, Sizes { length: 3, number: 8 }, dice);
    let mut found = Vec::new();
    for (at, field) in problem.layout.fields().enumerate() {
        for datum in of_field(problem, field) {
            let mut case = base(dice);
            if let Some(place) = case.0.get_mut(at) {
                *place = datum;
                found.push(mended(problem, case));
            }
        }
    }
    found.extend(both_at_edges(problem, dice));
    found.sort_by_cached_key(|case| case.largest().unwrap_or_default());
    found
}

/// Numbers at the edges of a named range.
pub fn numbers(problem: &Problem, name: &str) -> Vec<i64> {
    let [least, most] = problem.limits.words(name);
    let powers = (1..63).map(|bit| 1i64 << bit).flat_map(|power| [power - 1, power, power + 1]);
    let mut found: Vec<i64> =
        [least, least + 1, least + 2, most, most - 1, 0, 1, -1].into_iter().chain(powers).collect();
    found.retain(|n| (least..=most).contains(n));
    found.sort_unstable();
    found.dedup();
    found
}

fn of_field(problem: &Problem, field: &Field) -> Vec<Datum> {
    let [shortest, longest] = problem.limits.length(field);
    let list = |numbers: Vec<i64>| Datum::List(numbers.into_iter().map(Int::from).collect());
    match &field.form {
        Form::Number => numbers(problem, &field.name).into_iter().map(|n| Datum::Number(Int::from(n))).collect(),
        Form::List(_) | Form::Array => {
            let mut lists = lists(problem, &field.name);
            lists.retain(|list| (shortest..=longest).contains(&list.len()));
            lists.into_iter().map(list).collect()
        }
        Form::Word => {
            let letters = &problem.limits.letters;
            let lengths = [shortest, shortest + 1, 2, 3, 5, 12, longest];
            let all = letters.chars().flat_map(|letter| lengths.map(|length| (letter, length)));
            let fits = all.filter(|(_, length)| (shortest..=longest).contains(length));
            fits.map(|(letter, length)| Datum::Word(std::iter::repeat_n(letter, length).collect())).collect()
        }
        Form::Rows(..) | Form::Arrays => Vec::new(),
    }
}

/// Lists in which one edge shows: alone, twice, beside ones, at either end.
fn lists(problem: &Problem, name: &str) -> Vec<Vec<i64>> {
    let [least, most] = problem.limits.words(name);
    let one = least.max(1).min(most);
    let mut lists: Vec<Vec<i64>> = Vec::new();
    for n in numbers(problem, name) {
        lists.extend([
            vec![n],
            vec![n, n],
            vec![n, one],
            vec![one, n],
            vec![one, n, one],
            vec![n, n, n],
            vec![one, one, n, one],
        ]);
    }
    for count in [4, 5, 6, 7, 10, 11] {
        lists.extend([vec![one; count], vec![most; count], vec![(one + 1).min(most); count]]);
        lists.push((0..count as i64).map(|i| (one + i).min(most)).collect());
        lists.push((0..count as i64).rev().map(|i| (one + i).min(most)).collect());
        lists.push((0..count).map(|i| if i % 2 == 0 { one } else { most }).collect());
    }
    lists
}

/// Two numbers at the same edge, or side by side there, and one at either end of its limits while the other is at an end of its own.
fn neighbours(problem: &Problem, edges: &[(usize, Vec<i64>)], dice: &mut ChaCha8Rng) -> Vec<Case> {
    let mut found = Vec::new();
    let base = one(problem, Sizes { length: 3, number: 8 }, dice);
    let both = |at: usize, n: i64, other: usize, m: i64| {
        let mut case = base.clone();
        case.0[at] = Datum::Number(Int::from(n));
        case.0[other] = Datum::Number(Int::from(m));
        mended(problem, case)
    };
    for (i, (at, first)) in edges.iter().enumerate() {
        for (other, second) in &edges[i + 1..] {
            let ends = |numbers: &[i64]| [numbers[0], numbers[numbers.len().min(2) - 1], numbers[numbers.len() - 1]];
            found.extend(ends(first).into_iter().flat_map(|n| ends(second).map(|m| both(*at, n, *other, m))));
            for &n in first {
                found.extend([n, n.saturating_add(1), n - 1].map(|m| both(*at, n, *other, m)));
            }
        }
    }
    found
}

/// Two fields at their edges at once.
fn both_at_edges(problem: &Problem, dice: &mut ChaCha8Rng) -> Vec<Case> {
    /// Tests of two edges.
    const MANY: usize = 60;
    let fields: Vec<&Field> = problem.layout.fields().filter(|field| field.form == Form::Number).collect();
    if fields.len() < 2 {
        return Vec::new();
    }
    let edges: Vec<(usize, Vec<i64>)> = problem
        .layout
        .fields()
        .enumerate()
        .filter(|(_, field)| field.form == Form::Number)
        .map(|(at, field)| (at, numbers(problem, &field.name)))
        .collect();
    let mut found = neighbours(problem, &edges, dice);
    for _ in 0..MANY {
        let mut case = one(problem, Sizes { length: 3, number: 8 }, dice);
        for (at, numbers) in &edges {
            case.0[*at] = Datum::Number(Int::from(numbers[dice.random_range(0..numbers.len())]));
        }
        found.push(mended(problem, case));
    }
    found
}
