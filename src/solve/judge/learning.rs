//! What was learnt, kept at checkpoints that lie evenly on a logarithmic scale, so that one can go back and forth in it.

use crate::judge::control::{Control, Stop};
use crate::judge::scheme::Scheme;
use ground::num::Ratio;
use ground::rules::Side;

/// Checkpoints from 1 to 10, and of every power of ten after that.
pub const DECADE: usize = 10;

/// Numbers that divide a power of ten evenly on a logarithmic scale, rounded (the series R10 of ISO 3).
const EVENLY: [u64; DECADE] = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800];

/// Iterations of the last checkpoint of a learning at least and at most.
const ITERATIONS: [u64; 2] = [100, 1_000_000];

/// Numbers touched by a whole learning at most, about: a second of work.
const WORK: u64 = 1_000_000_000;

/// The iterations of checkpoint `i`, from 0: 1, 2, ... 10, 12, 16, 20, 25, ... 100, 125, ...
pub fn iterations(i: usize) -> u64 {
    match i.checked_sub(DECADE - 1) {
        None => i as u64 + 1,
        Some(i) => EVENLY[i % DECADE] * 10u64.pow((i / DECADE) as u32) / 10,
    }
}

/// How many iterations are kept of a learning of which each touches so many numbers: a power of ten.
pub fn most(work: u64) -> u64 {
    let [least, greatest] = ITERATIONS;
    std::iter::successors(Some(greatest), |most| (*most > least).then_some(most / 10))
        .find(|&most| work.saturating_mul(most) <= WORK)
        .unwrap_or(least)
}

/// An information set: a side that is to choose, and all it knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// Who chooses.
    pub side: Side,
    /// What it knows, in notation; empty where there is nothing to be known.
    pub at: String,
    /// What may be chosen.
    pub actions: Vec<String>,
    /// Where the weight of the first action stands.
    pub from: usize,
    /// How far the weights of two actions lie apart.
    pub stride: usize,
}

impl Set {
    /// Where the weight of an action stands.
    pub fn slot(&self, action: usize) -> usize {
        self.from + action * self.stride
    }
}

/// What the means of both sides guarantee, a round to the first side, in machine numbers: for a picture, not for a claim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// What the first side's mean wins against the best reply to it.
    pub low: f64,
    /// What both means bring against each other.
    pub value: f64,
    /// What the second side's mean allows the best reply to it.
    pub high: f64,
}

impl Stand {
    /// Half of what both sides together could gain by replying as well as possible.
    pub fn gap(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// What was learnt by a checkpoint.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Iterations so far.
    pub iterations: u64,
    /// What both sides would play next.
    pub now: Vec<f64>,
    /// The mean of all they have played: what has been learnt.
    pub mean: Vec<f64>,
    /// What that guarantees.
    pub stand: Stand,
    /// The second side's mean as the parameter `second` of the game takes it, where it takes one.
    pub second: Option<String>,
}

/// What the learning is held against.
#[derive(Clone, Debug, PartialEq)]
pub struct Truth {
    /// The value to the first side.
    pub value: Ratio,
    /// The weights of an equilibrium; the least and the greatest of all equilibria where these are known.
    pub weights: Vec<[Ratio; 2]>,
}

/// Which kind of game is learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A table: one choice of each side.
    Table,
    /// A tree with information sets.
    Tree,
}

/// A learning with its checkpoints.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// How regret is kept.
    pub scheme: Scheme,
    /// What is learnt.
    pub kind: Kind,
    /// Whether a plan was fixed in the variant: the learning leaves that out.
    pub was_fixed: bool,
    /// The position that a round begins with, in notation.
    pub start: String,
    /// Every information set, those of the first side first.
    pub sets: Vec<Set>,
    /// The checkpoints so far; at least one.
    pub marks: Vec<Mark>,
    /// Iterations that are worth their work in this game.
    pub most: u64,
    /// What is true.
    pub truth: Truth,
}

impl Record {
    /// Iterations so far.
    pub fn to(&self) -> u64 {
        self.marks.last().map_or(0, |mark| mark.iterations)
    }
}

/// Something that learns iteration by iteration.
pub trait Learner {
    /// Goes on until so many iterations are done.
    fn learn_to(&mut self, iterations: u64, control: &Control) -> Result<(), Stop>;
    /// What is known now, all but the text of a parameter.
    fn mark(&self, control: &Control) -> Result<Mark, Stop>;
}

/// Learns from the beginning up to the last checkpoint within `to` iterations; at least one.
///
/// Whoever wants more asks again with ten times as many: all of it together is then a ninth more work.
pub fn marks(learner: &mut dyn Learner, to: u64, control: &Control) -> Result<Vec<Mark>, Stop> {
    let mut marks = Vec::new();
    for i in 0.. {
        if i > 0 && iterations(i) > to {
            break;
        }
        learner.learn_to(iterations(i), control)?;
        marks.push(learner.mark(control)?);
    }
    Ok(marks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checkpoints_rise_and_meet_every_power_of_ten() {
        let all: Vec<u64> = (0..60).map(iterations).collect();
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "{all:?}");
        assert_eq!(all[..12], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16]);
        for power in 0..6 {
            assert_eq!(all.iter().filter(|&&n| n == 10u64.pow(power)).count(), 1);
        }
        assert_eq!((most(1), most(100_000), most(u64::MAX)), (1_000_000, 10_000, 100));
    }
}
