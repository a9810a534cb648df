//! How exploitable a side is that chooses without seeing the other's choice: its frequencies as a mix, and the best single choice
//! against that.

use num_traits::ToPrimitive;

use crate::kit::at_once::balance::{Balanced, balanced};
use crate::kit::at_once::sheet::{AtOnce, Sheet};
use ground::num::Ratio;
use ground::rules::Side;
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::{Habit, Leaks, Reply, Tally, doubt};

/// How exploitable a side is that chooses as often as these tallies say.
///
/// Worked: in `0,-1,1;1,0,-1;-1,1,0` who chooses the rows 6, 2 and 2 times of 10 loses 2/5 a round to the second column.
pub fn leaks<S: Sheet>(
    game: &AtOnce<S>,
    setup: &S::Setup,
    side: Side,
    tallies: &[Tally],
    draws: usize,
    control: &Control,
) -> Result<Leaks, Stop> {
    let balanced = balanced(game, setup, control)?;
    let name = |side: Side, choice: usize| game.0.write_choice(setup, side, choice);
    let mix = balanced.mix(side);
    let moves = mix.iter().enumerate().map(|(i, weight)| (name(side, i), weight.clone())).collect();
    let habit = Habit::of("", moves, tallies);
    let often: Vec<Ratio> = habit
        .as_ref()
        .map_or_else(|| mix.to_vec(), |habit| habit.moves.iter().map(|share| share.often.clone()).collect());
    // What each choice of the other side leaves to this one.
    let leaves: Vec<Ratio> = match side {
        Side::First => balanced.matrix.against_cols(&often),
        Side::Second => balanced.matrix.against_rows(&often).into_iter().map(|won| -won).collect(),
    };
    let kept = leaves.iter().min().expect("there is a choice").clone();
    let best = leaves.iter().position(|left| *left == kept).expect("it is one of them");
    let fair = balanced.value(side);
    let habits: Vec<Habit> = habit.into_iter().collect();
    let gain =
        |weights: &[f64], choice: usize| near(&balanced, side, weights, choice) + fair.to_f64().unwrap_or_default();
    let mut gains = |weights: &[Vec<f64>], reply| match reply {
        Reply::Found => Ok(gain(&weights[0], best)),
        Reply::Best => {
            control.tick(leaves.len() as u64)?;
            Ok((0..leaves.len()).map(|choice| gain(&weights[0], choice)).fold(f64::NEG_INFINITY, f64::max))
        }
    };
    let doubt = doubt(&habits, &mut gains, draws, control)?;
    Ok(Leaks {
        unseen: usize::from(habits.is_empty()),
        worst: (!habits.is_empty() && kept < fair).then_some(0),
        habits,
        fair,
        kept,
        reply: vec![(String::new(), name(side.other(), best))],
        doubt,
    })
}

/// What a choice of the other side wins against these weights, in machine numbers.
fn near(balanced: &Balanced, side: Side, weights: &[f64], choice: usize) -> f64 {
    let cell = |i: usize| match side {
        Side::First => -number(balanced.matrix.at(i, choice)),
        Side::Second => number(balanced.matrix.at(choice, i)),
    };
    weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0).map(|(i, weight)| weight * cell(i)).sum()
}

fn number(cell: &Ratio) -> f64 {
    cell.to_f64().unwrap_or_default()
}
