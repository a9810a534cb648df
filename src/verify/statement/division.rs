//! Splits of a shared worth: that no coalition objects to one of them, or that every one meets an objection, from the rules alone.
//!
//! The rules say which splits may be proposed, and whether a coalition that objects is right. For a split without objection every
//! coalition is asked.
//!
//! That there is none is shown by coalitions with weights that add up to 1 for every player. Each of them is right to object where it
//! gets y, and not where it gets z; so whoever contents it gives it more than y if z is more, and less if z is less. Weighted, what a
//! split gives the coalitions adds up to the whole; but where every y may be exceeded and the weighted y come to the whole already,
//! no split contents them all. Trusted of the rules is only that a coalition that is content stays so when it gets more (of a cost: when it
//! pays less). Sources: O. N. Bondareva 1963; L. S. Shapley 1967.

use num_traits::{One, Signed, Zero};

use crate::found::Found;
use crate::fraction::{add_up, fraction};
use crate::ground::Ground;
use crate::walk::Limit;
use ground::num::Ratio;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;

/// Players at most: each of their coalitions is asked.
const PLAYERS: usize = 16;

/// Coalitions of a collection at most: no more of so many players differ.
const PARTS: usize = 1 << PLAYERS;

/// A split that every coalition is content with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// What every player gets.
    pub split: Vec<Ratio>,
}

/// Coalitions that no split contents all at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balanced {
    /// Some split that may be proposed: it tells how much there is, and for how many.
    pub split: Vec<Ratio>,
    /// The coalitions.
    pub parts: Vec<Part>,
}

/// A coalition of a balanced collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its players as bits.
    pub coalition: u32,
    /// Its weight.
    pub weight: Ratio,
    /// Where it gets so much it objects, and is right.
    pub objects: Ratio,
    /// Where it gets so much it is content.
    pub contents: Ratio,
}

impl Content {
    /// Reads `@1,2,3`.
    pub fn read(text: &str) -> Option<Self> {
        Some(Content { split: split(text)? })
    }

    /// Writes it.
    pub fn write(&self) -> String {
        proposal(&self.split)
    }

    /// What it claims.
    pub fn says(&self) -> Say {
        say!("division-claim-core", split = proposal(&self.split))
    }

    /// Asks every coalition; `tick` is called for each and may stop it.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        let players = self.split.len();
        if players > PLAYERS {
            return Ok(Found::Beyond(Limit::Moves));
        }
        if players < 2 {
            return Ok(Found::Hole(say!("division-nobody")));
        }
        let at = match start.after(&proposal(&self.split)) {
            Ok(at) => at,
            Err(fault) => return Ok(illegal(&self.split, fault.says)),
        };
        for coalition in 1..(1u32 << players) - 1 {
            tick()?;
            match is_right(&at, start.to(), coalition) {
                Some(false) => {}
                Some(true) => return Ok(Found::Hole(say!("division-objects", coalition = letters(coalition)))),
                None => return Ok(Found::Hole(say!("division-no-answer", coalition = letters(coalition)))),
            }
        }
        Ok(Found::Holds((1 << players) - 2))
    }
}

impl Balanced {
    /// Reads `@1,0,0 AB=1/2:5/6:1 AC=1/2:5/6:1 BC=1/2:5/6:1`.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let split = split(words.next()?)?;
        let part = |word: &str| {
            let (coalition, numbers) = word.split_once('=')?;
            let numbers: Option<Vec<Ratio>> = numbers.split(':').map(fraction).collect();
            let [weight, objects, contents] = <[Ratio; 3]>::try_from(numbers?).ok()?;
            Some(Part { coalition: mask(coalition)?, weight, objects, contents })
        };
        let parts: Vec<Part> = words.take(PARTS + 1).map(part).collect::<Option<_>>()?;
        let all = parts.iter().flat_map(|part| [&part.weight, &part.objects, &part.contents]);
        if parts.len() > PARTS || !add_up(all.chain(&split)) {
            return None;
        }
        Some(Balanced { split, parts })
    }

    /// Writes it.
    pub fn write(&self) -> String {
        let part =
            |part: &Part| format!(" {}={}:{}:{}", letters(part.coalition), part.weight, part.objects, part.contents);
        proposal(&self.split) + &self.parts.iter().map(part).collect::<String>()
    }

    /// What it claims.
    pub fn says(&self) -> Say {
        say!(
            "division-claim-empty",
            coalitions = self.parts.iter().map(|part| letters(part.coalition)).collect::<Vec<_>>()
        )
    }

    /// Asks every coalition of the collection and adds up the weights; `tick` is called for each and may stop it.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        let players = self.split.len();
        if players > PLAYERS {
            return Ok(Found::Beyond(Limit::Moves));
        }
        if let Err(fault) = start.after(&proposal(&self.split)) {
            return Ok(illegal(&self.split, fault.says));
        }
        let day = |player: usize| -> Ratio {
            let own = self.parts.iter().filter(|part| part.coalition >> player & 1 == 1);
            own.map(|part| &part.weight).sum()
        };
        if let Some(player) = (0..players).find(|player| !day(*player).is_one()) {
            let (name, sum) = (letters(1 << player), day(player).to_string());
            return Ok(Found::Hole(say!("division-weights", player = name, sum = sum)));
        }
        let is_more = self.parts.iter().all(|part| part.contents > part.objects);
        let is_less = self.parts.iter().all(|part| part.contents < part.objects);
        for part in &self.parts {
            tick()?;
            let all = (1u32 << players) - 1;
            let is_one = part.coalition > 0 && part.coalition < all && part.weight.is_positive() && is_more != is_less;
            let answers = [&part.objects, &part.contents].map(|gets| self.answer(start, part.coalition, gets));
            if !is_one || answers != [Some(true), Some(false)] {
                return Ok(Found::Hole(say!("division-part", coalition = letters(part.coalition))));
            }
        }
        let whole: Ratio = self.split.iter().sum();
        let sum: Ratio = self.parts.iter().map(|part| &part.weight * &part.objects).sum();
        Ok(if (is_more && sum >= whole) || (is_less && sum <= whole) {
            Found::Holds(2 * self.parts.len())
        } else {
            Found::Hole(say!("division-short", sum = sum.to_string(), whole = whole.to_string()))
        })
    }

    /// Whether a coalition is right to object to a split that gives it so much; `None`: it may not be asked.
    fn answer<G: Ground>(&self, start: &G, coalition: u32, gets: &Ratio) -> Option<bool> {
        let outside = (0..self.split.len()).find(|player| coalition >> player & 1 == 0)?;
        let inside = (0..self.split.len()).find(|player| coalition >> player & 1 == 1)?;
        let mut split = vec![Ratio::zero(); self.split.len()];
        split[inside].clone_from(gets);
        split[outside] = self.split.iter().sum::<Ratio>() - gets;
        is_right(&start.after(&proposal(&split)).ok()?, start.to(), coalition)
    }
}

/// Whether a coalition is right to object to the split that this side proposed; `None`: the game does not end so.
fn is_right<G: Ground>(at: &G, proposer: Side, coalition: u32) -> Option<bool> {
    match at.after(&letters(coalition)).ok()?.ending()? {
        Ending::Won(side) => Some(side != proposer),
        _ => None,
    }
}

fn illegal(split: &[Ratio], problem: Say) -> Found {
    Found::Hole(say!("division-illegal", split = proposal(split), problem = problem))
}

/// A split as it is proposed.
fn proposal(split: &[Ratio]) -> String {
    format!("@{}", split.iter().map(Ratio::to_string).collect::<Vec<_>>().join(","))
}

fn split(text: &str) -> Option<Vec<Ratio>> {
    let split: Vec<Ratio> =
        text.strip_prefix('@')?.split(',').take(PLAYERS + 2).map(fraction).collect::<Option<_>>()?;
    add_up(&split).then_some(split)
}

/// The letters of a coalition.
fn letters(coalition: u32) -> String {
    (0..26u8).filter(|player| coalition >> player & 1 == 1).map(|player| char::from(b'A' + player)).collect()
}

/// The coalition of these letters, each once.
fn mask(letters: &str) -> Option<u32> {
    letters.bytes().try_fold(0u32, |mask, letter| {
        let bit = 1u32 << letter.checked_sub(b'A').filter(|player| *player < 26)?;
        (mask & bit == 0).then_some(mask | bit)
    })
}
