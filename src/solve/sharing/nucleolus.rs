//! The nucleolus: the division that makes the greatest objection least, then the next one, and so on.
//!
//! One linear program after the other gives every coalition that is not settled yet as much beyond its worth as possible. Those
//! with a price above 0 cannot get more in any best division and are settled. Only few coalitions bind: a program begins with some and
//! is given the one it treats worst until none is treated worse than promised.
//!
//! Sources: D. Schmeidler, The nucleolus of a characteristic function game, SIAM J. Appl. Math. 17 (1969); A. Kopelowitz 1967 (programs
//! one after the other); M. Guajardo and K. Jörnsten, Common mistakes in computing the nucleolus, EJOR 241 (2015), for what may be
//! settled.

use num_integer::Integer;
use num_traits::{One, Signed, Zero};

use crate::equilibrium::linear::program::{Answer, Best, Bound, Program};
use crate::judge::control::{Control, Stop};
use crate::judge::shares::Coalition;
use crate::sharing::determined::Determined;
use crate::sharing::worths::Worths;
use ground::num::{Int, Ratio};

/// A round of the search: how much every coalition that was still open got beyond its worth, and which it settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// What the coalitions get beyond their worth; negative: what they lack.
    pub level: Ratio,
    /// The coalitions settled.
    pub settled: Vec<Coalition>,
    /// A division that gives so much.
    pub split: Vec<Ratio>,
    /// Why they get no more: these sums, counted so often, hold every player as often as `known` does.
    pub counts: Vec<(Coalition, Int)>,
    /// Coalitions whose sums were known before, or players who get just their own worth, counted so often; negative: taken away.
    ///
    /// What `known` gets beyond the worths in `counts`, in equal parts, is the level.
    pub known: Vec<(Coalition, Int)>,
}

/// The nucleolus and how it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nucleolus {
    /// The division.
    pub split: Vec<Ratio>,
    /// The most that a division can give every smaller coalition beyond its worth: the level of the first round; 0 for a lone
    /// player.
    pub epsilon: Ratio,
    /// The rounds.
    pub rounds: Vec<Round>,
}

/// The nucleolus over the divisions that give each player at least the own worth, over all divisions if there are none of these.
///
/// At most one round fewer than there are players.
/// Worked: runways of length 1, 2 and 3: every coalition can be spared 1/2, which settles A and BC; then C's
/// neighbour pays 3/4.
pub fn nucleolus(worths: &Worths, control: &Control) -> Result<Nucleolus, Stop> {
    let mut search = Search::new(worths);
    let mut rounds = Vec::new();
    let mut split = search.alone.clone();
    if worths.players() == 1 {
        split = vec![worths.gain(1)];
    }
    let told = |split: &[Ratio]| split.iter().map(|share| worths.divided().counted(share.clone())).collect();
    while search.settled.freedom() > 0 {
        let best = search.round(control)?;
        let level = best.point[search.players()].clone() - best.point[search.players() + 1].clone();
        split = search.split(&best);
        let (counts, known) = search.counted(&best);
        rounds.push(Round { settled: search.settle(&best, &level), level, split: told(&split), counts, known });
    }
    let epsilon = rounds.first().map_or_else(Ratio::zero, |round| round.level.clone());
    Ok(Nucleolus { split: told(&split), epsilon, rounds })
}

/// Coalitions, each counted so often.
type Weighed = Vec<(Coalition, Int)>;

/// The search between two rounds. Everything counts so that more is better.
struct Search<'w> {
    worths: &'w Worths,
    /// What each player gets at least; 0 where divisions that give so much are none, and then shares are free.
    alone: Vec<Ratio>,
    is_free: bool,
    settled: Determined,
    /// Settled coalitions with what they get.
    fixed: Vec<(Coalition, Ratio)>,
    /// Coalitions in the program.
    watched: Vec<Coalition>,
}

impl<'w> Search<'w> {
    fn new(worths: &'w Worths) -> Self {
        let players = worths.players();
        let own: Vec<Ratio> = (0..players).map(|player| worths.gain(1 << player)).collect();
        let is_free = own.iter().sum::<Ratio>() > worths.gain(worths.all());
        let alone = if is_free { vec![Ratio::zero(); players] } else { own };
        let mut settled = Determined::new(players);
        settled.settle(worths.all());
        let fixed = vec![(worths.all(), worths.gain(worths.all()))];
        let small = (0..players).map(|player| 1 << player);
        let large = (0..players).map(|player| worths.all() ^ 1 << player);
        let mut watched: Vec<Coalition> =
            small.chain(large).filter(|&mask| mask != 0 && mask != worths.all()).collect();
        watched.sort_unstable();
        watched.dedup();
        Search { worths, alone, is_free, settled, fixed, watched }
    }

    fn players(&self) -> usize {
        self.worths.players()
    }

    /// Gives every coalition that is not settled as much beyond its worth as possible.
    fn round(&mut self, control: &Control) -> Result<Best, Stop> {
        let settled = self.settled.masks(self.players());
        self.watched.retain(|&mask| !settled[mask as usize]);
        loop {
            let Answer::Best(best) = self.program().solve(control)? else {
                unreachable!("a division exists, and what all get bounds what each can get");
            };
            let split = self.split(&best);
            let worst = self.worths.worst(&split, &|mask| !settled[mask as usize], control)?;
            let level = &best.point[self.players()] - &best.point[self.players() + 1];
            match worst {
                Some(mask) if Worths::sum(&split, mask) - self.worths.gain(mask) < level => self.watched.push(mask),
                _ => return Ok(best),
            }
        }
    }

    /// Shares beyond the own worths, then the level as a difference of two numbers that are not negative.
    fn program(&self) -> Program {
        let players = self.players();
        let goal =
            (0..players + 2).map(|i| Ratio::from_integer((i64::from(i == players) - i64::from(i > players)).into()));
        let mut program = Program::maximise(goal.collect());
        if self.is_free {
            program = (0..players).fold(program, Program::freeing);
        }
        for (mask, sum) in &self.fixed {
            program.add(self.weights(*mask, false), Bound::Equal, sum - Worths::sum(&self.alone, *mask));
        }
        for &mask in &self.watched {
            let limit = self.worths.gain(mask) - Worths::sum(&self.alone, mask);
            program.add(self.weights(mask, true), Bound::AtLeast, limit);
        }
        program
    }

    fn weights(&self, mask: Coalition, is_open: bool) -> Vec<Ratio> {
        let bit = |is: bool| if is { Ratio::one() } else { Ratio::zero() };
        let members = (0..self.players()).map(|player| bit(mask >> player & 1 == 1));
        members.chain([-bit(is_open), bit(is_open)]).collect()
    }

    fn split(&self, best: &Best) -> Vec<Ratio> {
        self.alone.iter().zip(&best.point).map(|(own, more)| own + more).collect()
    }

    /// The prices as whole numbers: of the coalitions that bind, and of the sums that were known.
    fn counted(&self, best: &Best) -> (Weighed, Weighed) {
        let (fixed, open) = best.prices.split_at(self.fixed.len());
        let binding = self.watched.iter().zip(open).map(|(mask, price)| (*mask, -price));
        let counts: Vec<(Coalition, Ratio)> = binding.filter(|(_, price)| !price.is_zero()).collect();
        let fixed = self.fixed.iter().zip(fixed).map(|((mask, _), price)| (*mask, price.clone()));
        let mut known: Vec<(Coalition, Ratio)> = fixed.filter(|(_, price)| !price.is_zero()).collect();
        let of = |list: &[(Coalition, Ratio)], bit: Coalition| {
            list.iter().filter(|(mask, _)| mask & bit != 0).map(|(_, price)| price).sum::<Ratio>()
        };
        for bit in (0..self.players()).map(|player| 1 << player) {
            let more = of(&known, bit) - of(&counts, bit);
            if !more.is_zero() {
                known.push((bit, -more));
            }
        }
        let unit = counts.iter().chain(&known).fold(Int::one(), |unit, (_, price)| unit.lcm(price.denom()));
        let whole = |list: Vec<(Coalition, Ratio)>| {
            list.into_iter().map(|(mask, price)| (mask, (price * &unit).to_integer())).collect()
        };
        (whole(counts), whole(known))
    }

    /// Settles the coalitions that have a price.
    fn settle(&mut self, best: &Best, level: &Ratio) -> Vec<Coalition> {
        let prices = &best.prices[self.fixed.len()..];
        let priced = self.watched.iter().zip(prices).filter(|(_, price)| price.is_negative());
        let priced: Vec<Coalition> = priced.map(|(mask, _)| *mask).collect();
        for &mask in &priced {
            if !self.settled.holds(mask) {
                self.settled.settle(mask);
                self.fixed.push((mask, self.worths.gain(mask) + level));
            }
        }
        priced
    }
}
