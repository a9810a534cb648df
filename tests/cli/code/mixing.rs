//! Questions for the programs that find mixed strategies.

use duel::game::Game;
use games::kit::hands::table::{Hands, Secret};
use games::secrets::kuhn_poker::{Kuhn, build};
use ground::num::Ratio;
use ground::params::Params;
use serde_json::json;
use solve::equilibrium::mixed::matrix::Matrix;
use solve::equilibrium::regret::counterfactual::Learning;
use solve::equilibrium::regret::matching::Matching;
use solve::judge::control::Control;
use solve::judge::learning::Learner;
use solve::judge::scheme::Scheme;

use super::{Question, Quiz, oracle};
use crate::dice::Dice;

pub const QUIZZES: &[Quiz] = &[
    ("simplex", values),
    ("fictitious-play", bounds),
    ("regret-matching", || matched(Scheme::Plain)),
    ("regret-matching-plus", || matched(Scheme::Plus)),
    ("cfr", || learnt(Scheme::Plain)),
    ("cfr-plus", || learnt(Scheme::Plus)),
    ("discounted-cfr", || learnt(Scheme::Discounted)),
];

/// What two decimals may differ by when each is rounded to six places.
const ROUNDED: f64 = 1.5e-6;

/// Lines that are no matrix: nothing, rows of two lengths, too many rows or columns, numbers that are none or too large.
const REFUSED: &[&str] =
    &["1 2; 3", "; 1", "1;", "1 2 3 4 5 6", "1; 2; 3; 4; 5; 6", "1 a", "1,2", "100", "-100 1", "99999999999999999999"];

/// Matrices of up to five rows and columns, with many equal numbers or few.
fn matrices() -> Vec<Vec<Vec<i64>>> {
    let mut dice = Dice::new(1928);
    let matrix = |number: usize| {
        let (rows, cols, most) = (1 + dice.below(5), 1 + dice.below(5), [1, 3, 9, 99][number % 4]);
        let mut row = || (0..cols).map(|_| dice.below(2 * most + 1) as i64 - most as i64).collect();
        (0..rows).map(|_| row()).collect()
    };
    let random = (0..200).map(matrix);
    [vec![vec![0, -1, 1], vec![1, 0, -1], vec![-1, 1, 0]], vec![vec![7]]].into_iter().chain(random).collect()
}

fn joined(matrix: &[Vec<i64>], between: [&str; 2]) -> String {
    let row = |row: &Vec<i64>| row.iter().map(i64::to_string).collect::<Vec<_>>().join(between[0]);
    matrix.iter().map(row).collect::<Vec<_>>().join(between[1])
}

/// The values of matrices as the oracle knows them.
fn judged(matrices: &[Vec<Vec<i64>>]) -> Vec<Ratio> {
    let position = |matrix: &Vec<Vec<i64>>| (json!({}), joined(matrix, [",", ";"]));
    let answers = oracle("matrix", &matrices.iter().map(position).collect::<Vec<_>>());
    answers
        .iter()
        .map(|answer| answer["value"]["exact"].as_str().expect("exact").parse().expect("a fraction"))
        .collect()
}

fn values() -> Vec<Question> {
    let matrices = matrices();
    let known = matrices.iter().zip(judged(&matrices));
    let known = known.map(|(matrix, value)| Question::new(joined(matrix, [" ", "; "]), value.to_string()));
    known.chain(REFUSED.iter().copied().map(Question::refused)).collect()
}

/// Two numbers of an answer.
fn two<T: std::str::FromStr>(answer: &str) -> Option<[T; 2]> {
    let (lower, upper) = answer.split_once(' ')?;
    Some([lower.parse().ok()?, upper.parse().ok()?])
}

/// So many rounds of a matrix, a few times very many.
fn rounds(number: usize) -> usize {
    if number % 25 == 3 { 3_000 } else { 1 + number }
}

/// Lines that begin with no number of rounds, and those that are no matrix.
fn refused() -> impl Iterator<Item = Question> {
    let rounds = ["1 2; 3 4", "0 | 1", "-5 | 1", "1000000 | 1", "5 |", "| 1", "5 | 1 | 2"].map(Question::refused);
    rounds.into_iter().chain(REFUSED.iter().map(|matrix| Question::refused(format!("5 | {matrix}"))))
}

/// The value lies within the bounds, and they are about as near as a mean of so many rounds brings them.
fn bounds() -> Vec<Question> {
    let matrices = matrices();
    let question = |(number, (matrix, value)): (usize, (&Vec<Vec<i64>>, Ratio))| {
        let rounds = rounds(number);
        let all = matrix.iter().flatten();
        let width = all.clone().max().expect("a number") - all.min().expect("a number");
        let line = format!("{rounds} | {}", joined(matrix, [" ", "; "]));
        Question::holding(line, move |answer| {
            let Some([lower, upper]) = two::<Ratio>(answer) else { return false };
            let gap = &upper - &lower;
            let square = &gap * &gap * Ratio::from_integer(rounds.into());
            lower <= value && value <= upper && square <= Ratio::from_integer((4 * width * width).into())
        })
    };
    let known: Vec<Question> = matrices.iter().zip(judged(&matrices)).enumerate().map(question).collect();
    known.into_iter().chain(refused()).collect()
}

/// The bounds are those of the engine after as many rounds, and the value lies within them.
fn matched(scheme: Scheme) -> Vec<Question> {
    let matrices = matrices();
    let question = |(number, (matrix, value)): (usize, (&Vec<Vec<i64>>, Ratio))| {
        let rounds = rounds(number);
        let line = format!("{rounds} | {}", joined(matrix, [" ", "; "]));
        let cells = matrix.iter().flatten().map(|cell| Ratio::from_integer((*cell).into())).collect();
        let mut matching = Matching::new(&Matrix::new(matrix[0].len(), cells), scheme);
        (0..rounds).for_each(|_| matching.step());
        let stand = matching.stand();
        let value = num_traits::ToPrimitive::to_f64(&value).expect("a small fraction");
        Question::holding(line, move |answer| {
            let Some([lower, upper]) = two::<f64>(answer) else { return false };
            let is_known = (lower - stand.low).abs() < ROUNDED && (upper - stand.high).abs() < ROUNDED;
            is_known && lower < value + ROUNDED && value < upper + ROUNDED
        })
    };
    let known: Vec<Question> = matrices.iter().zip(judged(&matrices)).enumerate().map(question).collect();
    known.into_iter().chain(refused()).collect()
}

/// What the means bring is what the engine's bring after as many iterations, as near to the value as they are exploitable.
fn learnt(scheme: Scheme) -> Vec<Question> {
    let game = build(&Params::of(<Secret<Kuhn> as Game>::CARD.params)).expect("the defaults");
    let exact = oracle("kuhn-poker", &[(json!({}), "-".to_owned())])[0]["value"]["exact"].clone();
    assert_eq!(exact, "-1/18");
    let mut learning = Learning::new(game.0.tree(), scheme);
    let question = |iterations: u64| {
        let control = Control::new();
        learning.learn_to(iterations, &control).expect("nobody stops it");
        let stand = learning.mark(&control).expect("nobody stops it").stand;
        Question::holding(iterations.to_string(), move |answer| {
            let Ok(value) = answer.parse::<f64>() else { return false };
            let off = (value + 1.0 / 18.0).abs();
            (value - stand.value).abs() < ROUNDED && off < stand.high - stand.low + ROUNDED
        })
    };
    let known: Vec<Question> = (1..=200).chain([5_000]).map(question).collect();
    known.into_iter().chain(["0", "-3", "1.5", "1000000", "5 5"].map(Question::refused)).collect()
}
