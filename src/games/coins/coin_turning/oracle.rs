//! What a row of coins is worth: the nim-sum of its heads, and in misère play what decides beside it.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::coins::coin_turning::rules::{CoinTurning, Coins, Turn, heads};
use crate::coins::coin_turning::sets::{Rule, Sets, order};
use crate::coins::coin_turning::xor_free::{HELD, XorFree};
use ground::say;
use solve::formula::odious::odious;
use solve::judge::control::{Control, Stop};

/// Winning moves that are listed at most.
const LISTED: usize = 1_000_000;

/// Coins up to which a principal line is worth its computation.
pub const FORESEEN: usize = 64;

/// The values of single heads, and what they add up to.
#[derive(Default)]
pub struct Heads {
    /// Of the rule with up to five coins, the only one without a formula.
    greedy: Mutex<XorFree>,
}

/// What decides misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misere {
    /// Lost are the rows of nim-sum 1.
    One,
    /// As in misère Nim: with a nim-value of 2 or more the rows of nim-sum 0, else those of nim-sum 1.
    Tame,
    /// Where every coin but the first stands with its neighbour of the pair, both heads or both tails, the rows of nim-sum 1,
    /// else those of nim-sum 0.
    Pairs,
}

impl Misere {
    /// What decides under a rule.
    ///
    /// Each is proved by the same steps: no move leads from a lost row to a lost one, and every other row has a move to one.
    /// `One` needs that a row of nim-sum 0 can be brought to nim-sum 1: some head of value g has g xor 1 among what its moves leave.
    /// Those that have not, have independent values (powers of 2; for ruler-max3 and twins-near at most one place each): a row of them alone
    /// has no nim-sum 0. For `Pairs` and `Tame`: two rows that differ in whole pairs (in heads of value 1) are told apart by the nim-sum 1 only,
    /// and any winning turn that would end among them can be changed by one such coin. The tests hold all eight against plain recursion.
    pub fn of(rule: Rule) -> Self {
        match rule {
            Rule::MockTurtles | Rule::Moebius | Rule::RulerMax3 | Rule::TwinsNear | Rule::Triplets => Misere::One,
            Rule::Ruler => Misere::Tame,
            Rule::Turtles | Rule::Twins => Misere::Pairs,
        }
    }
}

impl Heads {
    /// The nim-values of the first `count` places, each with its coin alone showing heads.
    ///
    /// The value is the mex of what the other coins turned are worth together. Turtles: any one earlier value or none, so place n is
    /// worth n. Ruler: the nim-sums of runs, so the greatest power of 2 in n. Mock turtles: the odious numbers. Source: Berlekamp,
    /// Conway and Guy, Winning Ways, chapter 14. Worked: twins at place 3: the other coin is place 1 or 2, worth 0 or 1; mex 2.
    pub fn values(&self, rule: Rule, count: usize, control: &Control) -> Result<Vec<u64>, Stop> {
        control.tick(1 + count as u64 / 1_000)?;
        if rule == Rule::Moebius {
            if count > HELD {
                return Err(Stop::TooLarge(say!("coin-turning-beyond", place = count, most = HELD)));
            }
            let mut greedy = self.greedy.lock().unwrap_or_else(PoisonError::into_inner);
            return Ok(greedy.first(count, control)?.to_vec());
        }
        let value = |place: u64| match rule {
            Rule::Turtles => place,
            Rule::MockTurtles | Rule::Moebius => odious(place),
            Rule::Ruler => 1 << place.trailing_zeros(),
            Rule::RulerMax3 => 2 - place % 2,
            Rule::Twins => place - 1,
            Rule::TwinsNear => (place - 1) % 4,
            Rule::Triplets => place.checked_sub(2).filter(|k| *k > 0).map_or(0, odious),
        };
        Ok((1..=count as u64).map(value).collect())
    }

    /// The values of the places up to the last head.
    pub fn values_of(&self, rule: Rule, coins: &[bool], control: &Control) -> Result<Vec<u64>, Stop> {
        self.values(rule, heads(coins).last().map_or(0, |last| last + 1), control)
    }

    /// The nim-sum of the heads.
    pub fn sum(&self, rule: Rule, coins: &[bool], control: &Control) -> Result<u64, Stop> {
        Ok(nim_sum(coins, &self.values_of(rule, coins, control)?))
    }

    /// Every legal turn of coins that are worth `change` together: the nim-sum changes by it.
    pub fn turns(&self, game: &CoinTurning, coins: &[bool], change: u64, control: &Control) -> Result<Vec<Turn>, Stop> {
        let values = self.values_of(game.rule, coins, control)?;
        let last: Vec<usize> = game.live(coins).collect();
        Finder::new(values, game.sets(), control)?.turns(&last, change)
    }

    pub fn is_lost(&self, game: &CoinTurning, coins: &[bool], control: &Control) -> Result<bool, Stop> {
        let sum = self.sum(game.rule, coins, control)?;
        Ok(sum == u64::from(game.is_misere && ends_on_one(game.rule, coins)))
    }

    /// In misère play: the turns that leave the opponent lost.
    pub fn winning_misere(&self, game: &CoinTurning, coins: &[bool], control: &Control) -> Result<Vec<Turn>, Stop> {
        let sum = self.sum(game.rule, coins, control)?;
        let mut found = Vec::new();
        for left in [0, 1].into_iter().filter(|left| *left != sum) {
            let turns = self.turns(game, coins, sum ^ left, control)?;
            found.extend(turns.into_iter().filter(|turn| ends_on_one(game.rule, &turned(coins, turn)) == (left == 1)));
        }
        found.sort_by(|a, b| order(a, b));
        Ok(found)
    }
}

/// Whether in misère play this row is lost with nim-sum 1, not with 0.
pub fn ends_on_one(rule: Rule, coins: &[bool]) -> bool {
    match Misere::of(rule) {
        Misere::One => true,
        Misere::Tame => heads(coins).all(|place| place % 2 == 0),
        Misere::Pairs => coins
            .iter()
            .skip(first_pair(rule))
            .collect::<Vec<_>>()
            .chunks(2)
            .all(|pair| *pair[0] == pair.get(1).is_some_and(|c| **c)),
    }
}

/// The first place, from 0, that belongs to a pair: places worth 2 and 3, 4 and 5, ... are pairs.
pub fn first_pair(rule: Rule) -> usize {
    if rule == Rule::Twins { 2 } else { 1 }
}

fn turned(coins: &[bool], turn: &[usize]) -> Coins {
    let mut coins = coins.to_vec();
    for place in turn {
        coins[*place] ^= true;
    }
    coins
}

fn nim_sum(coins: &[bool], values: &[u64]) -> u64 {
    heads(coins).fold(0, |sum, place| sum ^ values[place])
}

/// Finds sets of places by what they are worth together.
struct Finder<'a> {
    values: Vec<u64>,
    sets: Sets,
    places: FxHashMap<u64, Vec<usize>>,
    /// Pairs of places by their nim-sum, kept only where sets of more than three are wanted.
    pairs: FxHashMap<u64, Vec<(usize, usize)>>,
    control: &'a Control,
}

impl<'a> Finder<'a> {
    fn new(values: Vec<u64>, sets: Sets, control: &'a Control) -> Result<Self, Stop> {
        let mut finder = Finder { values, sets, places: FxHashMap::default(), pairs: FxHashMap::default(), control };
        let mut sum = 0;
        for (place, value) in finder.values.iter().enumerate() {
            // Of runs, the sums of beginnings are what is looked up.
            let key = if matches!(sets, Sets::Run(_)) { sum } else { *value };
            finder.places.entry(key).or_default().push(place);
            sum ^= value;
            if matches!(sets, Sets::UpTo(4..)) {
                control.tick(1 + place as u64 / 64)?;
                for (first, other) in finder.values[..place].iter().enumerate() {
                    finder.pairs.entry(value ^ other).or_default().push((first, place));
                }
            }
        }
        Ok(finder)
    }

    /// Every set that has its last place among these and is worth `change`, which is not 0, in the order of moves.
    pub fn turns(&self, last: &[usize], change: u64) -> Result<Vec<Turn>, Stop> {
        let mut found = Vec::new();
        let mut sum = 0;
        let mut done = 0;
        for &last in last {
            self.control.tick(1 + last as u64 / 64)?;
            sum = self.values[done..=last].iter().fold(sum, |sum, value| sum ^ value);
            done = last + 1;
            let rest = change ^ self.values[last];
            let before = found.len();
            match self.sets {
                Sets::Run(most) => self.runs(last, sum ^ change, most, &mut found),
                Sets::Near(apart) => self.add(1, rest, last, &|set| last - set[0] <= apart, last, &mut found)?,
                Sets::Exactly(count) => self.add(count - 1, rest, last, &|_| true, last, &mut found)?,
                Sets::UpTo(most) => {
                    for others in 0..most {
                        self.add(others, rest, last, &|_| true, last, &mut found)?;
                    }
                }
            }
            found[before..].sort_by(|a, b| order(a, b));
        }
        Ok(found)
    }

    fn runs(&self, last: usize, beginning: u64, most: usize, found: &mut Vec<Turn>) {
        let firsts = self.places.get(&beginning).into_iter().flatten();
        found.extend(
            firsts.filter(|first| **first <= last && last - *first < most).map(|first| (*first..=last).collect()),
        );
    }

    /// Adds every set of so many places below `below` that is worth `rest`, with `last` behind it.
    fn add(
        &self,
        others: usize,
        rest: u64,
        below: usize,
        fits: &dyn Fn(&[usize]) -> bool,
        last: usize,
        found: &mut Vec<Turn>,
    ) -> Result<(), Stop> {
        let mut keep = |set: Turn| {
            if fits(&set) {
                found.push(set);
            }
        };
        let closed = |set: &[usize]| set.iter().copied().chain([last]).collect::<Turn>();
        let ones = |rest: u64, below: usize| {
            self.places.get(&rest).into_iter().flatten().copied().take_while(move |place| *place < below)
        };
        let twos = |rest: u64, below: usize| {
            self.pairs.get(&rest).into_iter().flatten().copied().take_while(move |pair| pair.1 < below)
        };
        match others {
            0 if rest == 0 => keep(vec![last]),
            0 => {}
            1 => ones(rest, below).for_each(|a| keep(closed(&[a]))),
            2 => (0..below).for_each(|b| ones(rest ^ self.values[b], b).for_each(|a| keep(closed(&[a, b])))),
            3 => (0..below).for_each(|c| twos(rest ^ self.values[c], c).for_each(|(a, b)| keep(closed(&[a, b, c])))),
            _ => {
                for d in 0..below {
                    self.control.tick(1 + d as u64 / 64)?;
                    for c in 0..d {
                        let rest = rest ^ self.values[c] ^ self.values[d];
                        twos(rest, c).for_each(|(a, b)| keep(closed(&[a, b, c, d])));
                    }
                }
            }
        }
        if found.len() > LISTED {
            return Err(Stop::TooLarge(say!("coin-turning-too-many", most = LISTED)));
        }
        Ok(())
    }
}
