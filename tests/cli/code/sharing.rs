//! Questions for the programs that share what coalitions are worth.

use serde_json::{Value, json};

use super::{Question, Quiz, oracle};
use crate::dice::Dice;

pub const QUIZZES: &[Quiz] = &[("shapley", shapley_values), ("core", splits), ("nucleolus", nucleoli)];

/// A quota and weights.
type Votes = (usize, Vec<usize>);

/// Lines without a quota, without weights, with too many players, or with a quota that nothing reaches for.
const REFUSED: &[&str] =
    &["3", "3 |", "| 1 2", "3 | 1 x", "3 | -1 2", "0 | 1 2", "1 | 1 1 1 1 1 1 1 1 1", "100000 | 1"];

/// Some votes that nobody can win, some that one player decides.
fn votes(dice: &mut Dice) -> Votes {
    let weights: Vec<usize> = (0..=dice.below(6)).map(|_| dice.below(6)).collect();
    (1 + dice.below(weights.iter().sum::<usize>() + 2), weights)
}

fn joined<T: ToString>(parts: &[T], between: &str) -> String {
    parts.iter().map(T::to_string).collect::<Vec<_>>().join(between)
}

/// A list of fractions in an answer, with blanks between them.
fn listed(answer: &Value, name: &str) -> String {
    let shares = answer["value"][name].as_array().unwrap_or_else(|| panic!("no {name}: {answer}"));
    shares.iter().map(|share| share.as_str().expect("text")).collect::<Vec<_>>().join(" ")
}

fn shapley_values() -> Vec<Question> {
    let mut dice = Dice::new(1953);
    let games: Vec<Votes> = (0..200).map(|_| votes(&mut dice)).chain([(9, vec![1; 8])]).collect();
    let position = |(quota, weights): &Votes| (json!({}), format!("{quota}:{}", joined(weights, ",")));
    let answers = oracle("voting", &games.iter().map(position).collect::<Vec<_>>());
    let known = games.iter().zip(answers).map(|((quota, weights), answer)| {
        Question::new(format!("{quota} | {}", joined(weights, " ")), listed(&answer, "shapley"))
    });
    known.chain(REFUSED.iter().copied().map(Question::refused)).collect()
}

/// Votes with a split of what all are worth, in parts of a number: at random, or all to one player.
fn split(dice: &mut Dice) -> (Votes, Vec<i64>, i64) {
    let (quota, weights) = votes(dice);
    let parts = 1 + dice.below(12) as i64;
    let is_won = weights.iter().sum::<usize>() >= quota;
    let mut shares = vec![0; weights.len()];
    let is_random = dice.below(3) > 0;
    let last = dice.below(weights.len());
    for i in (0..weights.len()).filter(|i| is_random && *i != last) {
        shares[i] = dice.below(parts as usize + 2) as i64 - 1;
    }
    shares[last] = if is_won { parts } else { 0 } - shares.iter().sum::<i64>();
    ((quota, weights), shares, parts)
}

/// The first coalition, counted in binary, that reaches the quota and gets less than 1.
fn objector(((quota, weights), shares, parts): &(Votes, Vec<i64>, i64)) -> Option<String> {
    let members = |set: usize| (0..weights.len()).filter(move |i| set >> i & 1 == 1);
    let objects = |set: &usize| {
        let is_won = members(*set).map(|i| weights[i]).sum::<usize>() >= *quota;
        members(*set).map(|i| shares[i]).sum::<i64>() < if is_won { *parts } else { 0 }
    };
    let first = (1..1 << weights.len()).find(objects)?;
    Some(members(first).map(|i| char::from(b'A' + i as u8)).collect())
}

fn splits() -> Vec<Question> {
    let mut dice = Dice::new(1959);
    let splits: Vec<_> = (0..200).map(|_| split(&mut dice)).collect();
    let shares = |shares: &[i64], parts: i64, between: &str| {
        joined(&shares.iter().map(|share| format!("{share}/{parts}")).collect::<Vec<_>>(), between)
    };
    let position = |((quota, weights), split, parts): &(Votes, Vec<i64>, i64)| {
        (json!({}), format!("{quota}:{} @{}", joined(weights, ","), shares(split, *parts, ",")))
    };
    let answers = oracle("voting", &splits.iter().map(position).collect::<Vec<_>>());
    let known = splits.iter().zip(answers).map(|(question, answer)| {
        let ((quota, weights), split, parts) = question;
        let line = format!("{quota} | {} | {}", joined(weights, " "), shares(split, *parts, " "));
        // The oracle names the coalition hurt most, the programs the first that is hurt.
        let objector = objector(question);
        assert_eq!(objector.is_some(), answer["value"]["blocking"].is_string(), "{line}: {answer}");
        Question::new(line, objector.map_or("in".to_owned(), |letters| format!("out {letters}")))
    });
    let refused = ["3 | 2 1 | 1", "3 | 2 1 | 1/2 1/3", "3 | 2 1 | 1/0 0", "3 | 2 1", "0 | 1 | 1", "3 | 2 1 | 1 0 | 1"];
    let whole = Question::new("3 | 2 1 1 | 1 0 0", "in");
    known.chain([whole]).chain(refused.map(Question::refused)).collect()
}

/// Worths of all coalitions in binary order in which each player alone has at most a share of what all have.
fn worths(dice: &mut Dice) -> Vec<i64> {
    let players = [1, 2, 3, 3, 3, 4][dice.below(6)];
    let most = 1 + dice.below(30);
    let mut worths: Vec<i64> = (1..1 << players).map(|_| dice.below(2 * most) as i64 - most as i64 / 3).collect();
    let alone: i64 = (0..players).map(|i| worths[(1 << i) - 1]).sum();
    let whole = worths.last_mut().expect("somebody plays");
    *whole = (*whole).max(alone);
    worths
}

fn nucleoli() -> Vec<Question> {
    let mut dice = Dice::new(1969);
    let games: Vec<Vec<i64>> = (0..200).map(|_| worths(&mut dice)).collect();
    let position = |worths: &Vec<i64>| {
        let players = (worths.len() + 1).ilog2();
        let letters = |set: usize| (0..players).filter(move |i| set >> i & 1 == 1).map(|i| char::from(b'A' + i as u8));
        let named = |(i, worth): (usize, &i64)| format!("{}={worth}", letters(i + 1).collect::<String>());
        let text: Vec<String> = worths.iter().enumerate().map(named).collect();
        (json!({"players": players}), text.join(","))
    };
    let answers = oracle("coalition", &games.iter().map(position).collect::<Vec<_>>());
    let known = games.iter().zip(answers);
    let known = known.map(|(worths, answer)| Question::new(joined(worths, " "), listed(&answer, "nucleolus")));
    let refused = ["1 2", "1 2 3 4", "3 3 5", "1 1 x", "0 0 10000"].map(Question::refused);
    known.chain(refused).collect()
}
