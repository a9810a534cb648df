//! The value history of a game as a line: how well one side stands at every ply, from 0 (worst) to 8 (best).

use num_traits::ToPrimitive;

use ground::num::{Int, Ratio};
use ground::rules::Side;
use solve::judge::value::{Outcome, Value};

/// The highest step of a curve.
pub const TOP: usize = 8;

/// A value as a number: points ahead, a mean, or 1, 0, -1 for won, drawn, lost. `None`: it is not known for certain.
fn number(value: &Value) -> Option<Ratio> {
    match value {
        _ if !value.is_proved() => None,
        Value::Margin { own, other } => Some((own - other).into()),
        Value::Expected { mean, .. } => Some(mean.clone()),
        _ if value.is_open() => None,
        _ => Some(Ratio::from_integer(Int::from(match value.outcome() {
            Outcome::N => 1,
            Outcome::D => 0,
            Outcome::P => -1,
        }))),
    }
}

/// How high each position stands for `side`, each given with its mover. Level is always the middle; the farthest from it reaches the edge.
///
/// Worked: won, drawn, lost in turn give 8, 4, 0; margins 6, 3, -6 give 8, 6, 0.
pub fn curve(values: &[Option<(Side, &Value)>], side: Side) -> Vec<Option<usize>> {
    let seen = |(to, value): (Side, &Value)| number(value).map(|n| if to == side { n } else { -n });
    let numbers: Vec<Option<Ratio>> = values.iter().map(|value| value.and_then(seen)).collect();
    let size = |n: &Ratio| if *n < Ratio::ZERO { -n } else { n.clone() };
    let farthest = numbers.iter().flatten().map(size).max().filter(|n| *n > Ratio::ZERO);
    let Some(farthest) = farthest else { return numbers.iter().map(|n| n.as_ref().map(|_| TOP / 2)).collect() };
    let half = Ratio::from_integer(Int::from(TOP / 2));
    let height = |n: &Ratio| ((n / &farthest + Ratio::from_integer(1.into())) * &half).round().to_integer().to_usize();
    numbers.iter().map(|n| n.as_ref().and_then(height)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_is_the_middle_and_sides_see_it_upside_down() {
        let points = |own: i32, other: i32| Value::Margin { own: own.into(), other: other.into() };
        let values = [points(6, 0), points(0, 3), points(0, 6)];
        let met = [Some((Side::First, &values[0])), Some((Side::Second, &values[1])), Some((Side::First, &values[2]))];
        assert_eq!(curve(&met, Side::First), [Some(8), Some(6), Some(0)]);
        assert_eq!(curve(&met, Side::Second), [Some(0), Some(2), Some(8)]);
        let drawn = Value::Draw;
        assert_eq!(curve(&[None, Some((Side::First, &drawn))], Side::First), [None, Some(4)]);
        let guess = Value::Estimate { ahead: 3.into(), depth: 2 };
        assert_eq!(curve(&[Some((Side::First, &guess))], Side::First), [None], "an estimate draws no line");
    }
}
