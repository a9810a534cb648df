//! Plans for a game of hidden hands: what each side plays in every situation that it can tell from others, and what that secures, from the
//! rules alone.
//!
//! Why this is a proof: against a plan that is written down the other side has a best reply, and it is found by looking at all of the
//! game. In a situation its mover knows what it saw and nothing else, so one choice is made for all positions that look the same;
//! each counts as often as chance and the plan lead to it. What the plan brings against that reply it brings against every play.
//! Where two positions look the same but came about by different choices of the replying side, they are kept apart: that side
//! remembers, and whoever forgets can have no more.

use std::collections::BTreeMap;
use std::fmt::Write;

use num_traits::{One, Signed, Zero};

use crate::found::Found;
use crate::fraction::{add_up, fraction};
use crate::ground::Ground;
use crate::statement::mixture::{Weights, weights};
use crate::walk::Limit;
use ground::num::{Int, Ratio};
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;

/// Positions looked at by one check at most, and moves of one of them.
const POSITIONS: usize = 20_000_000;

/// Choices of one side in a row that are followed at most.
const DEEP: usize = 256;

/// What a side plays, situation by situation.
pub type Plan = BTreeMap<String, Weights>;

/// A plan for each side, and what they secure, in the points that the rules count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hands {
    /// What the first side has on average at least, and what the second lets it have at most.
    pub bounds: [Ratio; 2],
    /// The plans of the first and of the second side.
    pub plans: [Plan; 2],
}

impl Hands {
    /// Reads `-1/18 -1/18` and, below it, lines such as `first J`, a tab, `check=2/3 bet=1/3`.
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let (low, high) = lines.next()?.split_once(' ')?;
        let mut hands = Hands { bounds: [fraction(low)?, fraction(high)?], plans: Default::default() };
        lines.all(|line| hands.add(line)).then_some(hands)
    }

    /// Reads one more line; false: it is none, or tells of a situation that was told of before.
    pub fn add(&mut self, line: &str) -> bool {
        let read = || {
            let (whose, plays) = line.split_once('\t')?;
            let (side, situation) = whose.split_once(' ')?;
            let side = [Side::First, Side::Second].into_iter().find(|one| one.name() == side)?;
            Some((side, situation.to_owned(), weights(plays)?))
        };
        let Some((side, situation, plays)) = read() else { return false };
        self.plans[side as usize].insert(situation, plays).is_none()
    }

    /// Writes it.
    pub fn write(&self) -> String {
        let mut text = format!("{} {}", self.bounds[0], self.bounds[1]);
        for side in [Side::First, Side::Second] {
            for (situation, plays) in &self.plans[side as usize] {
                let plays: Vec<String> = plays.iter().map(|(choice, weight)| format!("{choice}={weight}")).collect();
                write!(text, "\n{} {situation}\t{}", side.name(), plays.join(" "))
                    .expect("a text takes what is written");
            }
        }
        text
    }

    /// What it claims.
    pub fn says(&self) -> Say {
        let [low, high] = self.bounds.each_ref().map(ToString::to_string);
        if low == high { say!("plans-claim", value = low) } else { say!("plans-claim-bounds", low = low, high = high) }
    }

    /// Holds both plans against every play of the other side; `tick` is called for each position and may stop it.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        let ([low, high], looked) = match self.secured(start, tick)? {
            Ok(secured) => secured,
            Err(found) => return Ok(found),
        };
        let short = |claimed: &Ratio, has: Ratio, side: Side| {
            let [claimed, has] = [claimed, &has].map(ToString::to_string);
            Found::Hole(say!("plans-short", side = side.name(), has = has, claimed = claimed))
        };
        Ok(if low < self.bounds[0] {
            short(&self.bounds[0], low, Side::First)
        } else if high > self.bounds[1] {
            short(&self.bounds[1], high, Side::Second)
        } else {
            Found::Holds(looked)
        })
    }

    /// What both plans secure, in points of the first side, and how many ends were looked at; or why that cannot be told.
    pub fn secured<G: Ground, S>(
        &self,
        start: &G,
        tick: &mut dyn FnMut() -> Result<(), S>,
    ) -> Result<Result<([Ratio; 2], usize), Found>, S> {
        let all = self.plans.iter().flat_map(Plan::values).flatten().map(|(_, weight)| weight);
        if !add_up(all.chain(&self.bounds)) {
            return Ok(Err(Found::Hole(say!("plans-long-fractions"))));
        }
        let mut looked = 0;
        let mut bounds = [Ratio::zero(), Ratio::zero()];
        for side in [Side::First, Side::Second] {
            let mut reply = Reply { side, plan: &self.plans[side as usize], tick, ends: 0, positions: 0 };
            match reply.dealt(start).and_then(|open| reply.least(open, DEEP)) {
                Ok(least) => bounds[side as usize] = if side == Side::First { least } else { -least },
                Err(Cut::Found(found)) => return Ok(Err(found)),
                Err(Cut::Stop(stop)) => return Err(stop),
            }
            looked += reply.ends;
        }
        Ok(Ok((bounds, looked)))
    }
}

/// Why a check ends before everything was seen.
enum Cut<S> {
    Found(Found),
    Stop(S),
}

/// A position with the weight that chance and the plan give it.
type Open<G> = Vec<(Ratio, G)>;

/// The best reply to a plan.
struct Reply<'a, S> {
    /// Who follows the plan.
    side: Side,
    plan: &'a Plan,
    tick: &'a mut dyn FnMut() -> Result<(), S>,
    ends: usize,
    positions: usize,
}

impl<S> Reply<'_, S> {
    /// What chance leaves of the start, where nobody has chosen anything yet.
    fn dealt<G: Ground>(&mut self, start: &G) -> Result<Open<G>, Cut<S>> {
        if start.ending().is_some() || !start.is_dealt() {
            return Err(Cut::Found(strange(start)));
        }
        self.shuffled(start, Ratio::one())
    }

    /// Every move of chance, as likely as any other.
    fn shuffled<G: Ground>(&mut self, at: &G, weight: Ratio) -> Result<Open<G>, Cut<S>> {
        let options = self.options(at)?;
        let share = weight / Ratio::from_integer(Int::from(options.len()));
        Ok(options.into_iter().map(|next| (share.clone(), next)).collect())
    }

    /// What the plan brings at least from these positions on, summed with their weights. All choices the other side made so far are the
    /// same in all of them.
    fn least<G: Ground>(&mut self, mut open: Open<G>, deep: usize) -> Result<Ratio, Cut<S>> {
        let (mut sum, mut alike) = (Ratio::zero(), BTreeMap::<String, Open<G>>::new());
        while let Some((weight, at)) = open.pop() {
            if let Some(ending) = at.ending() {
                self.ends += 1;
                sum += weight * self.points(&at, &ending)?;
            } else if at.is_dealt() {
                open.extend(self.shuffled(&at, weight)?);
            } else {
                let situation = at.situation().ok_or_else(|| Cut::Found(strange(&at)))?;
                if at.to() == self.side {
                    open.extend(
                        self.planned(&at, &situation)?.into_iter().map(|(share, next)| (&weight * share, next)),
                    );
                } else {
                    alike.entry(situation).or_default().push((weight, at));
                }
            }
        }
        let deep = deep.checked_sub(1).ok_or(Cut::Found(Found::Beyond(Limit::Moves)))?;
        for (situation, positions) in alike {
            sum += self.worst(&situation, positions, deep)?;
        }
        Ok(sum)
    }

    /// What is left where the other side makes the choice in a situation that costs the plan most.
    fn worst<G: Ground>(&mut self, situation: &str, positions: Open<G>, deep: usize) -> Result<Ratio, Cut<S>> {
        let (mut choices, mut branches) = (Vec::new(), Vec::<Open<G>>::new());
        for (place, (weight, at)) in positions.into_iter().enumerate() {
            let options = self.options(&at)?;
            let names = names(&at, options.len());
            if place == 0 {
                branches.resize_with(names.len(), Vec::new);
                choices = names;
            } else if names != choices {
                return Err(Cut::Found(Found::Hole(say!("plans-unlike", situation = situation))));
            }
            for (branch, next) in branches.iter_mut().zip(options) {
                branch.push((weight.clone(), next));
            }
        }
        let mut least: Option<Ratio> = None;
        for branch in branches {
            let left = self.least(branch, deep)?;
            least = Some(least.map_or(left.clone(), |least| least.min(left)));
        }
        Ok(least.unwrap_or_default())
    }

    /// What the plan may do here, each with its weight.
    fn planned<G: Ground>(&mut self, at: &G, situation: &str) -> Result<Open<G>, Cut<S>> {
        let hole = |says| Cut::Found(Found::Hole(says));
        let untold = || hole(say!("plans-untold", side = self.side.name(), situation = situation));
        let plays = self.plan.get(situation).ok_or_else(untold)?;
        let options = self.options(at)?;
        let names = names(at, options.len());
        let mut shares = vec![Ratio::zero(); names.len()];
        for (choice, weight) in plays {
            let place = names.iter().position(|name| name == choice).filter(|place| shares[*place].is_zero());
            let place = place.filter(|_| weight.is_positive());
            let wrong = || hole(say!("plans-no-mix", side = self.side.name(), situation = situation));
            shares[place.ok_or_else(wrong)?].clone_from(weight);
        }
        if !shares.iter().sum::<Ratio>().is_one() {
            return Err(hole(say!("plans-no-mix", side = self.side.name(), situation = situation)));
        }
        Ok(shares.into_iter().zip(options).filter(|(share, _)| !share.is_zero()).collect())
    }

    fn options<G: Ground>(&mut self, at: &G) -> Result<Vec<G>, Cut<S>> {
        let options = at.options(POSITIONS, &mut *self.tick).map_err(Cut::Stop)?;
        let options = options.ok_or(Cut::Found(Found::Beyond(Limit::Moves)))?;
        self.positions += options.len();
        if self.positions > POSITIONS {
            return Err(Cut::Found(Found::Beyond(Limit::Positions(self.positions))));
        }
        if options.is_empty() { Err(Cut::Found(strange(at))) } else { Ok(options) }
    }

    /// The points of the side of the plan.
    fn points<G: Ground>(&self, at: &G, ending: &Ending) -> Result<Ratio, Cut<S>> {
        match ending {
            Ending::Score { first, second } if self.side == Side::First => Ok(Ratio::from_integer(first - second)),
            Ending::Score { first, second } => Ok(Ratio::from_integer(second - first)),
            _ => Err(Cut::Found(strange(at))),
        }
    }
}

fn names<G: Ground>(at: &G, count: usize) -> Vec<String> {
    (0..count).map(|place| at.named(place)).collect()
}

/// A position that is none of a game of hidden hands with points.
fn strange<G: Ground>(at: &G) -> Found {
    Found::Hole(say!("plans-strange", position = at.text()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "-1/18 1/2\nfirst J\tcheck=2/3 bet=1/3\nsecond J:bet\tfold=1";

    #[test]
    fn plans_are_read_as_they_are_written_and_no_situation_is_told_twice() {
        let mut hands = Hands::read(TEXT).expect("they are plans");
        assert_eq!(hands.write(), TEXT);
        assert_eq!(hands.plans[0]["J"], weights("check=2/3 bet=1/3").expect("they are weights"));
        for line in [
            "first J\tbet=1",
            "third J\tbet=1",
            "first Q bet=1",
            "first Q\tbet",
            "first Q\tbet=1/0",
            "firstQ\tbet=1",
            "",
        ] {
            assert!(!hands.add(line), "{line}");
        }
        assert!(
            hands.add("first Q\tbet=1") && hands.add("second J\tbet=1"),
            "another one, and the same of the other side"
        );
        for text in ["", "1", "1 2 3", "1 2\n", "x 2"] {
            assert_eq!(Hands::read(text), None, "{text}");
        }
    }
}
