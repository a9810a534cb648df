//! The core: divisions to which no coalition objects, and the balanced collection that shows why there may be none.
//!
//! Sources: O. N. Bondareva 1963; L. S. Shapley, On balanced sets and cores, Naval Res. Logist. Quart. 14 (1967).

use num_traits::{One, Signed, Zero};

use crate::equilibrium::linear::program::{Answer, Bound, Program};
use crate::judge::control::{Control, Stop};
use crate::judge::shares::Coalition;
use crate::sharing::worths::Worths;
use ground::num::Ratio;

/// Players up to whom the range of every share in the core is worked out.
pub const RANGED: usize = 10;

/// Whether anybody can be content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Core {
    /// A division to which no coalition objects.
    Point(Vec<Ratio>),
    /// No division is without objection. Each player's coalitions have weights that add up to 1: as parts of one day spent
    /// with each coalition they fill every player's day.
    Empty {
        /// The coalitions with their weights, all above 0.
        balanced: Vec<(Coalition, Ratio)>,
        /// What the coalitions bring together in these parts of the day: more than all together have (of costs: less).
        brings: Ratio,
    },
}

impl Core {
    /// The coalitions that show that it is empty, each with its weight and its worth; none if it is not.
    pub fn balanced(&self, worths: &Worths) -> Vec<(Coalition, Ratio, Ratio)> {
        match self {
            Core::Point(_) => Vec::new(),
            Core::Empty { balanced, .. } => {
                balanced.iter().map(|(mask, weight)| (*mask, weight.clone(), worths.of(*mask))).collect()
            }
        }
    }
}

/// A core point, or the balanced collection that shows that there is none.
///
/// Looks for the least total that leaves no coalition an objection; the prices of that program are the weights. Coalitions are
/// given to it as they are needed.
/// Worked: a majority of three: AB, AC and BC with weight 1/2 each bring 3/2, more than 1.
pub fn core(worths: &Worths, control: &Control) -> Result<Core, Stop> {
    let players = worths.players();
    let mut watched: Vec<Coalition> = (0..players).map(|player| 1 << player).collect();
    loop {
        let goal = vec![-Ratio::one(); players];
        let mut program = (0..players).fold(Program::maximise(goal), Program::freeing);
        for &mask in &watched {
            let member = |player: usize| if mask >> player & 1 == 1 { Ratio::one() } else { Ratio::zero() };
            program.add((0..players).map(member).collect(), Bound::AtLeast, worths.gain(mask));
        }
        let Answer::Best(best) = program.solve(control)? else {
            unreachable!("large shares obey every row, and single players bound the total");
        };
        let missing = worths.worst(&best.point, &|_| true, control)?;
        match missing.filter(|&mask| worths.gain(mask) > Worths::sum(&best.point, mask)) {
            Some(mask) => watched.push(mask),
            None => return Ok(told(worths, best.point, &best.prices, &watched)),
        }
    }
}

/// The least and the most that a division of the core gives each player; `None`: the core is empty, or there are more than
/// [`RANGED`] players.
///
/// Two linear programs a player, each given the coalitions that it needs.
/// Worked: A = 1, B = 2, AB = 10: A gets from 1 to 8, B from 2 to 9.
pub fn ranges(worths: &Worths, control: &Control) -> Result<Option<Vec<(Ratio, Ratio)>>, Stop> {
    let players = worths.players();
    if players > RANGED || matches!(core(worths, control)?, Core::Empty { .. }) {
        return Ok(None);
    }
    let mut watched: Vec<Coalition> = (0..players).map(|player| 1 << player).collect();
    let mut ranges = Vec::new();
    for player in 0..players {
        let low = utmost(worths, player, &-Ratio::one(), &mut watched, control)?;
        let high = utmost(worths, player, &Ratio::one(), &mut watched, control)?;
        let (low, high) = (worths.divided().counted(low), worths.divided().counted(high));
        ranges.push(if low <= high { (low, high) } else { (high, low) });
    }
    Ok(Some(ranges))
}

/// The share of a player in the division of the core that is best (1) or worst (-1) for that player; more is better.
fn utmost(
    worths: &Worths,
    player: usize,
    weight: &Ratio,
    watched: &mut Vec<Coalition>,
    control: &Control,
) -> Result<Ratio, Stop> {
    let players = worths.players();
    let member = |mask: Coalition, i: usize| if mask >> i & 1 == 1 { Ratio::one() } else { Ratio::zero() };
    loop {
        let goal = (0..players).map(|i| if i == player { weight.clone() } else { Ratio::zero() }).collect();
        let mut program = (0..players).fold(Program::maximise(goal), Program::freeing);
        program.add(vec![Ratio::one(); players], Bound::Equal, worths.gain(worths.all()));
        for &mask in watched.iter() {
            program.add((0..players).map(|i| member(mask, i)).collect(), Bound::AtLeast, worths.gain(mask));
        }
        let Answer::Best(best) = program.solve(control)? else {
            unreachable!("the core is not empty, and single players bound every share");
        };
        let missing = worths.worst(&best.point, &|_| true, control)?;
        match missing.filter(|&mask| worths.gain(mask) > Worths::sum(&best.point, mask)) {
            Some(mask) => watched.push(mask),
            None => return Ok(best.point[player].clone()),
        }
    }
}

fn told(worths: &Worths, mut point: Vec<Ratio>, prices: &[Ratio], watched: &[Coalition]) -> Core {
    let divided = worths.divided();
    let rest = worths.gain(worths.all()) - point.iter().sum::<Ratio>();
    if rest.is_negative() {
        let weighed = watched.iter().zip(prices).filter(|(_, price)| !price.is_zero());
        let balanced: Vec<(Coalition, Ratio)> = weighed.map(|(mask, price)| (*mask, -price)).collect();
        let brings = balanced.iter().map(|(mask, weight)| worths.of(*mask) * weight).sum();
        return Core::Empty { balanced, brings };
    }
    // What is left over offends nobody, whoever gets it: here all get the same.
    let each = rest / Ratio::from_integer(worths.players().into());
    for share in &mut point {
        *share += &each;
    }
    Core::Point(point.into_iter().map(|share| divided.counted(share)).collect())
}
