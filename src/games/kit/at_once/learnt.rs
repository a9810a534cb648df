//! Simultaneous choices learnt before one's eyes: regret matching, held against the exact mixes.

use crate::kit::at_once::balance::{Balanced, equilibrium};
use crate::kit::at_once::sheet::{AtOnce, Sheet};
use ground::num::Ratio;
use ground::rules::Side;
use solve::equilibrium::mixed::matrix::{Matrix, Mix};
use solve::equilibrium::regret::matching::{Matching, in_thousandths};
use solve::judge::control::{Control, Stop};
use solve::judge::learning::{Kind, Record, Set, Truth, marks, most};
use solve::judge::scheme::Scheme;

/// The ways to learn a table.
pub const SCHEMES: &[Scheme] = &[Scheme::Plain, Scheme::Plus];

/// Weights of a mix that are written down for a parameter at most.
const WRITTEN: usize = 100;

/// A learning of the round's table. Mixes that were fixed are left out: both sides learn.
pub fn learnt<S: Sheet>(
    game: &AtOnce<S>,
    setup: &S::Setup,
    scheme: Scheme,
    to: u64,
    control: &Control,
) -> Result<Record, Stop> {
    let sets = |matrix: &Matrix| {
        let set = |side: Side, count: usize, from: usize| {
            let actions = (0..count).map(|choice| game.0.write_choice(setup, side, choice)).collect();
            Set { side, at: String::new(), actions, from, stride: 1 }
        };
        vec![set(Side::First, matrix.rows(), 0), set(Side::Second, matrix.cols(), matrix.rows())]
    };
    let was_fixed = game.0.fixed().iter().any(Option::is_some);
    let balanced = equilibrium(game, setup, control)?;
    let start = game.0.write(setup);
    let is_taken = S::CARD.params.iter().any(|param| param.name == "second");
    let mut record = of_table(&balanced, sets(&balanced.matrix), (scheme, to), control)?;
    (record.was_fixed, record.start) = (was_fixed, start);
    if is_taken && balanced.matrix.cols() <= WRITTEN {
        for mark in &mut record.marks {
            mark.second = Some(written(&mark.mean[balanced.matrix.rows()..]));
        }
    }
    Ok(record)
}

fn of_table(
    balanced: &Balanced,
    sets: Vec<Set>,
    (scheme, to): (Scheme, u64),
    control: &Control,
) -> Result<Record, Stop> {
    let matrix = &balanced.matrix;
    let most = most((2 * matrix.rows() * matrix.cols()) as u64);
    let marks = marks(&mut Matching::new(matrix, scheme), to.min(most), control)?;
    let truth = truth(balanced, control)?;
    Ok(Record { scheme, kind: Kind::Table, was_fixed: false, start: String::new(), sets, marks, most, truth })
}

/// The exact mixes, or what lies between all corners of them where these are known.
fn truth(balanced: &Balanced, control: &Control) -> Result<Truth, Stop> {
    let corners = balanced.corners(control)?;
    let solution = &balanced.solution;
    let weights = match &*corners {
        Some(extremes) => [between(&extremes.rows), between(&extremes.cols)].concat(),
        None => solution.rows.iter().chain(&solution.cols).map(|weight| [weight.clone(), weight.clone()]).collect(),
    };
    Ok(Truth { value: solution.value.clone(), weights })
}

/// The least and the greatest weight of every choice.
fn between(mixes: &[Mix]) -> Vec<[Ratio; 2]> {
    let of = |choice: usize| {
        let weights = || mixes.iter().map(|mix| &mix[choice]);
        [weights().min(), weights().max()].map(|weight| weight.expect("there is an optimal mix").clone())
    };
    (0..mixes[0].len()).map(of).collect()
}

/// A mix in thousandths, as a parameter takes it.
fn written(mix: &[f64]) -> String {
    in_thousandths(mix).iter().map(Ratio::to_string).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mix_is_written_so_that_it_sums_to_one() {
        let third = 1.0 / 3.0;
        assert_eq!(written(&[third, third, third]), "333/1000,333/1000,167/500");
        assert_eq!(written(&[0.0, 1.0]), "0,1");
    }
}
