//! Questions for the programs that take the ends of a row.

use serde_json::json;

use super::{Question, Quiz, oracle};
use crate::dice::Dice;

pub const QUIZZES: &[Quiz] = &[
    ("interval-difference", rows),
    ("interval-total", rows),
    ("interval-pairs", rows),
    ("interval-left", rows),
    ("interval-memory", rows),
    ("interval-folding", rows),
];

/// One number, two, equal ones, weak peaks, numbers below zero, a worked row, large numbers.
const EDGES: &[&[i64]] = &[
    &[5],
    &[-3],
    &[0, 0],
    &[0, 1, 1, 1, 0],
    &[-2, -7, -1, -9],
    &[4, 7, 2, 9, 5, 2],
    &[999_999_999, -999_999_999, 999_999_999],
];

fn rows() -> Vec<Question> {
    let mut dice = Dice::new(1388);
    let random = (0..200).map(|number| {
        let most = [3, 10, 2_000][number % 3];
        (0..=dice.below(20)).map(|_| dice.below(2 * most + 1) as i64 - most as i64).collect()
    });
    let rows: Vec<Vec<i64>> = EDGES.iter().map(|row| row.to_vec()).chain(random).collect();
    let joined = |row: &[i64], between: &str| row.iter().map(i64::to_string).collect::<Vec<_>>().join(between);
    let asked: Vec<_> = rows.iter().map(|row| (json!({}), joined(row, ","))).collect();
    let margins = oracle("ends", &asked).into_iter().map(|answer| answer["value"]["margin"].to_string());
    let known = rows.iter().zip(margins).map(|(row, margin)| Question::new(joined(row, " "), margin));
    known.chain(["1 2 x", "1,2", "3 1000000000", "3 99999999999999999999"].map(Question::refused)).collect()
}
