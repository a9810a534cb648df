//! The rules of the race by multiplication: which factors are allowed, and when the target is reached.

use std::iter::successors;

use num_traits::One;

use ground::fault::{Fault, Kind};
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use solve::formula::race::Race;

/// The race with its target and its factors.
pub struct MultiplyRace {
    /// The number to be reached.
    pub target: Nat,
    /// The factors.
    pub race: Race,
}

impl MultiplyRace {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let (low, high) = (params.nat("low").clone(), params.nat("high").clone());
        if high < low {
            let says = say!("in-param", name = "high", problem = say!("out-of-range", number = high));
            return Err(Fault::new(Kind::BadParameter, says).expecting(say!("expect-at-least", least = low)));
        }
        Ok(MultiplyRace { target: params.nat("target").clone(), race: Race { low, high } })
    }

    /// How many times the number must still grow.
    pub fn need(&self, number: &Nat) -> Nat {
        Race::need(number, &self.target)
    }

    /// How many factors there are.
    pub fn factors(&self) -> Nat {
        &self.race.high - &self.race.low + 1u8
    }
}

/// The numbers from one to another, both included.
pub fn counted_up(from: &Nat, to: &Nat) -> impl Iterator<Item = Nat> + use<> {
    let last = to.clone();
    successors((from <= to).then(|| from.clone()), move |factor| (*factor < last).then(|| factor + 1u8))
}

impl Rules for MultiplyRace {
    type Pos = Nat;
    type Move = Nat;

    fn start(&self) -> At<Nat> {
        At::first(Nat::one())
    }

    fn moves(&self, at: &At<Nat>) -> Moves<'_, Nat> {
        if at.pos >= self.target {
            return Moves::all(Vec::new());
        }
        Moves::counted(self.factors(), counted_up(&self.race.low, &self.race.high))
    }

    fn legal(&self, _at: &At<Nat>, factor: &Nat) -> Result<(), Illegal> {
        if (&self.race.low..=&self.race.high).contains(&factor) {
            return Ok(());
        }
        let Race { low, high } = &self.race;
        Err(Illegal(say!("multiply-race-not-allowed", factor = factor, low = low, high = high)))
    }

    fn play(&self, at: &At<Nat>, factor: &Nat) -> At<Nat> {
        at.leave(&at.pos * factor)
    }

    fn ending(&self, at: &At<Nat>) -> Option<Ending> {
        (at.pos >= self.target).then_some(Ending::Won(at.to.other()))
    }
}
