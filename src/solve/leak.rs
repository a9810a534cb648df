//! How exploitable somebody is: frequencies beside those of an equilibrium, the best reply to them, and how sure that is.
//!
//! What was never seen is taken to be played by the equilibrium, so nobody is blamed for what they did not do.

use num_traits::{FromPrimitive, Signed, ToPrimitive, Zero};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::control::{Control, Stop};
use ground::num::Ratio;

/// Samples that a doubt rests on.
pub const DRAWS: usize = 400;

/// Rounds in one seat below which nothing is said of how sure it is, and nothing is punished.
pub const ENOUGH: u64 = 10;

/// The seed of the samples: the same rounds always tell the same.
const SEED: u64 = 1933;

/// Choices of one move in one situation that are counted at most: nobody sits through more.
const COUNTED: u64 = 5_000;

/// How often a move was made in a situation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tally {
    /// The situation, as mixes name it.
    pub at: String,
    /// The move in notation.
    pub mv: String,
    /// How often.
    pub count: u64,
}

/// One move of a habit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The move in notation.
    pub mv: String,
    /// How often it was made.
    pub count: u64,
    /// The share of all choices in this situation.
    pub often: Ratio,
    /// How often the equilibrium makes it.
    pub fair: Ratio,
}

/// What somebody does in a situation that was met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habit {
    /// The situation, as mixes name it.
    pub at: String,
    /// How often it was met.
    pub count: u64,
    /// Every move that is there.
    pub moves: Vec<Share>,
}

impl Habit {
    /// The habit in a situation with these moves and their weights in the equilibrium; `None` if it was never met.
    pub fn of(at: &str, moves: Vec<(String, Ratio)>, tallies: &[Tally]) -> Option<Self> {
        let of_move =
            |mv: &str| tallies.iter().filter(|t| t.at == at && t.mv == mv).map(|t| t.count.min(COUNTED)).sum();
        let counts: Vec<u64> = moves.iter().map(|(mv, _)| of_move(mv)).collect();
        let count: u64 = counts.iter().sum();
        let share = |((mv, fair), count_of): ((String, Ratio), u64)| Share {
            mv,
            count: count_of,
            often: Ratio::new(count_of.into(), count.into()),
            fair,
        };
        (count > 0).then(|| Habit {
            at: at.to_owned(),
            count,
            moves: moves.into_iter().zip(counts).map(share).collect(),
        })
    }

    /// The move that is made too often, by the greatest share.
    pub fn too_often(&self) -> Option<&Share> {
        self.moves.iter().max_by_key(|share| &share.often - &share.fair)
    }
}

/// How exploitable one side is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaks {
    /// What it did in every situation that was met.
    pub habits: Vec<Habit>,
    /// How many situations were never met: there the equilibrium is assumed.
    pub unseen: usize,
    /// What an equilibrium brings this side a round.
    pub fair: Ratio,
    /// What these frequencies bring this side a round against the best reply to them.
    pub kept: Ratio,
    /// The best reply: a situation of the other side with its move.
    pub reply: Vec<(String, String)>,
    /// The habit, by its place, that the best reply lives of most.
    pub worst: Option<usize>,
    /// How sure it is; `None` where nobody asked.
    pub doubt: Option<Doubt>,
}

impl Leaks {
    /// What the best reply wins a round beyond what the equilibrium would have left it.
    pub fn gain(&self) -> Ratio {
        &self.fair - &self.kept
    }

    /// Whether there is anything to be won.
    pub fn is_open(&self) -> bool {
        self.gain().is_positive()
    }

    /// What the best reply does in a situation.
    pub fn answer(&self, at: &str) -> Option<&str> {
        self.reply.iter().find(|(other, _)| other == at).map(|(_, mv)| mv.as_str())
    }
}

/// How sure a gain is, by samples from a seeded generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// In 90 of 100 samples of what the true frequencies may be the reply found wins at least this beyond the equilibrium,
    pub low: Ratio,
    /// and at most this.
    pub high: Ratio,
    /// Of so many samples of an equilibrium player with as many choices
    pub draws: usize,
    /// so many looked at least as exploitable by chance.
    pub lucky: usize,
}

/// Which reply is weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The one that was found.
    Found,
    /// The best one to the weights at hand.
    Best,
}

/// What a reply wins a round beyond the equilibrium where the habits, in their order, have these weights.
pub type Gains<'g> = dyn FnMut(&[Vec<f64>], Reply) -> Result<f64, Stop> + 'g;

/// How sure a gain is. `gains` tells what a reply wins a round beyond the equilibrium where the habits, in their order, have
/// these weights.
///
/// True weights are sampled after a uniform prior over the moves that were made or that the equilibrium makes; chance by playing the
/// equilibrium itself. Worked: 7 calls in 10 with two moves are sampled as Beta(8, 4), whose mean is 2/3.
pub fn doubt(habits: &[Habit], gains: &mut Gains<'_>, draws: usize, control: &Control) -> Result<Option<Doubt>, Stop> {
    if draws == 0 || habits.is_empty() {
        return Ok(None);
    }
    let mut dice = ChaCha8Rng::seed_from_u64(SEED);
    let observed: Vec<Vec<f64>> = habits.iter().map(|habit| numbers(habit, |share| &share.often)).collect();
    let seen = gains(&observed, Reply::Best)?;
    let (mut found, mut lucky) = (Vec::with_capacity(draws), 0);
    for _ in 0..draws {
        control.tick(habits.len() as u64)?;
        let likely: Vec<Vec<f64>> = habits.iter().map(|habit| likely(habit, &mut dice)).collect();
        found.push(gains(&likely, Reply::Found)?);
        let chance: Vec<Vec<f64>> = habits.iter().map(|habit| chance(habit, &mut dice)).collect();
        // What differs by rounding is the same.
        lucky += usize::from(gains(&chance, Reply::Best)? >= seen - 1e-9);
    }
    found.sort_by(f64::total_cmp);
    let at = |percent: usize| Ratio::from_f64(found[(draws * percent / 100).min(draws - 1)]).unwrap_or_default();
    Ok(Some(Doubt { low: at(5), high: at(95), draws, lucky }))
}

fn numbers(habit: &Habit, of: impl Fn(&Share) -> &Ratio) -> Vec<f64> {
    habit.moves.iter().map(|share| of(share).to_f64().unwrap_or_default()).collect()
}

/// Weights drawn after what was seen: the gaps between sorted random numbers, each move taking one more gap than it was made.
fn likely(habit: &Habit, dice: &mut ChaCha8Rng) -> Vec<f64> {
    let gaps: Vec<usize> = habit
        .moves
        .iter()
        .map(|share| if share.count == 0 && share.fair.is_zero() { 0 } else { share.count as usize + 1 })
        .collect();
    let mut cuts: Vec<f64> = (1..gaps.iter().sum()).map(|_| fraction(dice)).collect();
    cuts.push(1.0);
    cuts.sort_by(f64::total_cmp);
    let (mut taken, mut last) = (0, 0.0);
    let weight = |gaps: usize| {
        taken += gaps;
        let end = if taken == 0 { 0.0 } else { cuts[taken - 1] };
        end - std::mem::replace(&mut last, end)
    };
    gaps.into_iter().map(weight).collect()
}

/// Frequencies of somebody who plays the equilibrium as many times.
fn chance(habit: &Habit, dice: &mut ChaCha8Rng) -> Vec<f64> {
    let fair = numbers(habit, |share| &share.fair);
    let mut made = vec![0.0; fair.len()];
    for _ in 0..habit.count {
        let mut left = fraction(dice);
        let drawn = fair.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        // What rounding left over falls to the last move that is made at all.
        let last = || fair.iter().rposition(|weight| *weight > 0.0).unwrap_or(0);
        made[drawn.unwrap_or_else(last)] += 1.0 / habit.count as f64;
    }
    made
}

/// A number from 0 up to 1, to 53 binary digits.
fn fraction(dice: &mut ChaCha8Rng) -> f64 {
    (dice.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn habit(counts: [u64; 2], fair: [i64; 2]) -> Habit {
        let whole = fair.iter().sum::<i64>();
        let moves = ["fold", "call"].map(str::to_owned).into_iter();
        let moves = moves.zip(fair).map(|(mv, weight)| (mv, Ratio::new(weight.into(), whole.into()))).collect();
        let tallies = [("fold", counts[0]), ("call", counts[1])].map(|(mv, count)| Tally {
            at: "Q:bet".into(),
            mv: mv.into(),
            count,
        });
        Habit::of("Q:bet", moves, &tallies).expect("it was met")
    }

    #[test]
    fn shares_are_exact_and_what_was_not_met_is_no_habit() {
        let habit = habit([3, 7], [2, 1]);
        assert_eq!(habit.too_often().map(|share| (share.mv.as_str(), share.count)), Some(("call", 7)));
        assert_eq!(habit.moves[1].often, Ratio::new(7.into(), 10.into()));
        assert_eq!(Habit::of("K:bet", vec![("call".into(), Ratio::from_integer(1.into()))], &[]), None);
    }

    #[test]
    fn samples_have_the_mean_of_their_distribution() {
        let (habit, mut dice) = (habit([3, 7], [2, 1]), ChaCha8Rng::seed_from_u64(1));
        let mean = |sample: &mut dyn FnMut() -> Vec<f64>| (0..2_000).map(|_| sample()[1]).sum::<f64>() / 2_000.0;
        // Beta(8, 4): 2/3, with a standard deviation of 0.13. Binomial(10, 1/3): 1/3, with 0.15.
        assert!((mean(&mut || likely(&habit, &mut dice)) - 2.0 / 3.0).abs() < 0.012);
        assert!((mean(&mut || chance(&habit, &mut dice)) - 1.0 / 3.0).abs() < 0.014);
        let all: f64 = likely(&habit, &mut dice).iter().sum();
        assert!((all - 1.0).abs() < 1e-12);
    }

    #[test]
    fn what_is_always_so_is_no_luck_and_what_is_fair_is() {
        let control = Control::new();
        // The reply wins as much as calls exceed a third.
        let mut gains = |weights: &[Vec<f64>], reply| {
            let over = weights[0][1] - 1.0 / 3.0;
            Ok(if reply == Reply::Best { over.abs() } else { over })
        };
        let always = doubt(&[habit([0, 30], [2, 1])], &mut gains, 200, &control);
        let always = always.expect("nobody stops it").expect("it was asked for");
        assert_eq!(always.lucky, 0);
        assert!(always.low > Ratio::new(1.into(), 2.into()) && always.high < Ratio::new(2.into(), 3.into()));
        let fair = doubt(&[habit([20, 10], [2, 1])], &mut gains, 200, &control);
        assert_eq!(fair.expect("nobody stops it").map(|doubt| doubt.lucky), Some(200));
        control.stop();
        assert_eq!(doubt(&[habit([1, 1], [2, 1])], &mut gains, 200, &control), Err(Stop::Asked));
    }

    #[test]
    fn numbers_in_a_file_that_no_round_could_have_made_stop_nothing() {
        let huge = habit([u64::MAX, 1], [1, 1]);
        let mut dice = ChaCha8Rng::seed_from_u64(1);
        assert_eq!((likely(&huge, &mut dice).len(), chance(&huge, &mut dice).len()), (2, 2));
    }
}
