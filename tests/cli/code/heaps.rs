//! Questions for the programs that take counters from heaps.

use serde_json::{Value, json};

use super::{Question, Quiz, oracle};
use crate::dice::Dice;

pub const QUIZZES: &[Quiz] =
    &[("pn-recursion", outcomes), ("pn-table", outcomes), ("sg-values", nim_values), ("sg-sum", sums)];

/// Heaps that no dice need to find: nothing there, nothing to take, one number twice, numbers in no order.
const EDGES: &[(&[usize], &[usize])] =
    &[(&[0], &[1]), (&[0], &[3, 5]), (&[4], &[5]), (&[7], &[2, 2]), (&[12], &[9, 1, 4]), (&[900], &[1, 2])];

/// Lines that name no heap, nothing to take, too little or too much.
const REFUSED: &[&str] = &["5", "5 0", "-1 2", "5 2 x", "9999999999999999999 1", "5 9999999999999999999"];

/// Questions of up to `most` heaps: the heaps, then the numbers that may be taken.
fn heaps(most: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    let mut dice = Dice::new(30);
    let edges = EDGES.iter().map(|(heaps, take)| (heaps.to_vec(), take.to_vec()));
    let random = (0..200).map(|_| {
        let heaps = (0..=dice.below(most)).map(|_| dice.below(40)).collect();
        (heaps, (0..=dice.below(4)).map(|_| 1 + dice.below(9)).collect())
    });
    edges.chain(random).collect()
}

/// Numbers with something between them.
fn joined(numbers: &[usize], between: &str) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(between)
}

/// Each question with the oracle's answer.
fn asked(questions: Vec<(Vec<usize>, Vec<usize>)>) -> Vec<(Vec<usize>, Vec<usize>, Value)> {
    let position = |(heaps, take): &(Vec<usize>, Vec<usize>)| (json!({"take": take}), joined(heaps, ","));
    let answers = oracle("subtraction", &questions.iter().map(position).collect::<Vec<_>>());
    questions.into_iter().zip(answers).map(|((heaps, take), answer)| (heaps, take, answer)).collect()
}

/// Questions of one heap, and the answer read from the oracle's.
fn lone(right: fn(&Value) -> String) -> Vec<Question> {
    let line = |heaps: &[usize], take: &[usize]| format!("{} {}", heaps[0], joined(take, " "));
    let known =
        asked(heaps(1)).into_iter().map(|(heaps, take, answer)| Question::new(line(&heaps, &take), right(&answer)));
    known.chain(REFUSED.iter().copied().map(Question::refused)).collect()
}

fn outcomes() -> Vec<Question> {
    lone(|answer| answer["outcome"].as_str().expect("P or N").to_owned())
}

fn nim_value(answer: &Value) -> String {
    answer["value"]["nimber"].to_string()
}

fn nim_values() -> Vec<Question> {
    lone(nim_value)
}

/// The first heap and the least number to take that win: `2:7->4` is `2 3`.
fn least_move(answer: &Value) -> Option<(usize, usize)> {
    let parts = |text: &str| text.split([':', '-', '>']).filter_map(|part| part.parse().ok()).collect::<Vec<usize>>();
    let best = answer["best"].as_array().expect("a list").iter();
    best.map(|text| parts(text.as_str().expect("a move"))).map(|parts| (parts[0], parts[1] - parts[2])).min()
}

fn sums() -> Vec<Question> {
    let question = |(heaps, take, answer): (Vec<usize>, Vec<usize>, Value)| {
        let line = format!("{} | {}", joined(&heaps, " "), joined(&take, " "));
        match (nim_value(&answer), least_move(&answer)) {
            (zero, _) if zero == "0" => Question::new(line, zero),
            (value, Some((heap, number))) => Question::new(line, format!("{value} {heap} {number}")),
            (value, None) => panic!("{line}: worth {value}, and nothing wins"),
        }
    };
    let refused = ["5 3", "| 1", "5 |", "5 | 0", "5 | 1 | 2", "x | 1"].map(Question::refused);
    asked(heaps(4)).into_iter().map(question).chain(refused).collect()
}
