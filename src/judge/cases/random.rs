//! Random tests of every size, half of them made lost on purpose.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::case::{Case, Datum};
use crate::cases::mended;
use crate::layout::{Field, Form, Piece, fields};
use crate::problem::Problem;
use ground::num::Int;

/// How large random tests may become.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Items of a list.
    pub length: usize,
    /// The largest number, above the least that may stand.
    pub number: i64,
}

/// One random test within the limits and these sizes.
pub fn one(problem: &Problem, sizes: Sizes, dice: &mut ChaCha8Rng) -> Case {
    mended(problem, some(problem, &problem.layout.pieces, sizes, dice))
}

fn some(problem: &Problem, pieces: &[Piece], sizes: Sizes, dice: &mut ChaCha8Rng) -> Case {
    Case(fields(pieces).map(|field| datum(problem, field, sizes, dice)).collect())
}

fn datum(problem: &Problem, field: &Field, sizes: Sizes, dice: &mut ChaCha8Rng) -> Datum {
    let [shortest, longest] = problem.limits.length(field);
    let longest = longest.min(shortest.max(sizes.length));
    let length = dice.random_range(shortest..=longest);
    let number = |dice: &mut ChaCha8Rng| number(problem, &field.name, sizes.number, dice);
    match &field.form {
        Form::Number => Datum::Number(number(dice)),
        Form::List(_) | Form::Array => Datum::List((0..length).map(|_| number(dice)).collect()),
        Form::Word => Datum::Word(word(&problem.limits.letters, length, dice)),
        Form::Rows(inner, _) => Datum::Rows((0..length).map(|_| some(problem, inner, sizes, dice)).collect()),
        Form::Arrays => {
            let row = |dice: &mut ChaCha8Rng| {
                let row = (0..dice.random_range(0..=length.min(4)))
                    .map(|_| Int::from(dice.random_range(0..length.max(1) as i64)));
                Case(vec![Datum::List(row.collect())])
            };
            Datum::Rows((0..length).map(|_| row(dice)).collect())
        }
    }
}

/// A number; small ones as often as large ones.
fn number(problem: &Problem, name: &str, largest: i64, dice: &mut ChaCha8Rng) -> Int {
    let [least, most] = problem.limits.words(name);
    let most = most.min(least.max(0).saturating_add(largest));
    let least = least.max(most.saturating_sub(largest.saturating_mul(2)));
    let spread = most.saturating_sub(least);
    let part = if dice.random_bool(0.25) { spread.isqrt() } else { spread };
    Int::from(least.saturating_add(dice.random_range(0..=part.max(0))))
}

/// A word in which runs of one letter are longer than chance would have them.
fn word(letters: &str, length: usize, dice: &mut ChaCha8Rng) -> String {
    let letters: Vec<char> = letters.chars().collect();
    let mut word = String::new();
    let mut last = letters.first().copied().unwrap_or('a');
    for _ in 0..length {
        if !letters.is_empty() && dice.random_bool(0.25) {
            last = letters[dice.random_range(0..letters.len())];
        }
        word.push(last);
    }
    word
}

/// The test with one number changed so that another side wins, if that is soon found: by the xor of the others, or by a few steps.
pub fn turned(problem: &Problem, case: &Case, is_wanted: &mut dyn FnMut(&Case) -> bool) -> Option<Case> {
    /// Steps that are tried.
    const STEPS: i64 = 12;
    let changed = |at: usize, place: Option<usize>, n: Int| {
        let mut data = case.0.clone();
        match (&mut data[at], place) {
            (Datum::Number(old), None) => *old = n,
            (Datum::List(list), Some(place)) => list[place] = n,
            _ => return None,
        }
        Some(mended(problem, Case(data)))
    };
    for at in 0..case.0.len() {
        let list = case.list(at);
        let xor = list.iter().rev().skip(1).fold(0, |x, n| x ^ n);
        let (place, from) = if list.is_empty() {
            (None, case.int(at))
        } else {
            (Some(list.len() - 1), case.ints(at)[list.len() - 1].clone())
        };
        let steps = (1..=STEPS).flat_map(|step| [&from - Int::from(step), &from + Int::from(step)]);
        let tries = (!list.is_empty()).then(|| Int::from(xor)).into_iter().chain(steps);
        if let Some(found) = tries.filter_map(|n| changed(at, place, n)).find(|case| is_wanted(case)) {
            return Some(found);
        }
    }
    None
}
