//! Misère quotients: a finite commutative monoid that does for misère sums what nim-values do for normal play.
//!
//! Two sums are equal in it when no third sum of the same parts tells them apart by who wins. Source: T. E. Plambeck and
//! A. N. Siegel, Misère quotients for impartial games, Journal of Combinatorial Theory A 115 (2008), 593-622. Worked: of
//! Nim heaps of 1 alone it has two elements, 1 and a, with a a = 1; a is lost, for who is left with one heap of 1 must
//! take it.

mod guess;
mod model;
pub mod monoid;
pub mod names;
mod proof;

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::misere::quotient::guess::Outcomes;
use crate::misere::quotient::model::{Members, Model};
use crate::misere::quotient::monoid::{Element, Monoid, Set};
use crate::misere::quotient::proof::Proof;
use crate::nim_values::splitting::Parts;

/// States a model may have.
const ROOM: usize = 4_096;

/// The misère quotient of some parts, proved for every sum of them, however many.
///
/// It is guessed part by part from small models of the sums, and each guess is proved before it is believed;
/// where no guess can be proved there is none. The elements are told apart by the lost ones, so what is proved is the
/// quotient itself and not merely some monoid.
#[derive(Clone, Debug)]
pub struct Quotient {
    monoid: Monoid,
    proof: Proof,
    members: Members,
    numbers: FxHashMap<u32, u32>,
    /// The value of a part by the values of its options.
    twins: FxHashMap<Vec<Element>, Element>,
}

impl Default for Quotient {
    fn default() -> Self {
        let monoid = Monoid::new(vec![vec![0]], Set::default());
        Quotient {
            proof: Proof::new(&monoid),
            monoid,
            members: Members::default(),
            numbers: FxHashMap::default(),
            twins: FxHashMap::default(),
        }
    }
}

impl Quotient {
    /// Takes in all these parts, ascending and with all below them; false if it ends before the first part with which no
    /// quotient of at most [`monoid::MOST`] elements was found and proved.
    ///
    /// Time: for Kayles up to 40 pins (40 elements) 10 ms, for the boards of Notakto (18 elements) 40 ms.
    pub fn grow_to(&mut self, parts: &Parts, all: &[u32], control: &Control) -> Result<bool, Stop> {
        for &part in all {
            if !self.grow(parts, part, control)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The monoid.
    pub fn monoid(&self) -> &Monoid {
        &self.monoid
    }

    /// The value of a sum; `None` if it has a part that the quotient does not know.
    pub fn value(&self, sum: &[u32]) -> Option<Element> {
        let own: Option<Vec<u32>> = sum.iter().map(|part| self.numbers.get(part).copied()).collect();
        Some(self.members.value(&self.monoid, &own?))
    }

    /// The parts it knows, in the order they came in.
    pub fn parts(&self) -> Vec<u32> {
        let mut parts: Vec<(u32, u32)> = self.numbers.iter().map(|(&part, &number)| (number, part)).collect();
        parts.sort_unstable();
        parts.into_iter().map(|(_, part)| part).collect()
    }

    /// Takes one more part in, all of whose options are sums of parts it knows; false leaves it as it was.
    pub fn grow(&mut self, parts: &Parts, part: u32, control: &Control) -> Result<bool, Stop> {
        if self.numbers.contains_key(&part) {
            return Ok(true);
        }
        let own = |sum: &Vec<u32>| sum.iter().map(|part| self.numbers[part]).collect();
        self.members.options.push(parts.options(part).iter().map(own).collect());
        self.members.lengths.push(parts.length(&[part]));
        let grown = self.take_in(control);
        if grown == Ok(true) {
            self.numbers.insert(part, self.numbers.len() as u32);
        } else {
            self.members.options.pop();
            self.members.lengths.pop();
        }
        grown
    }

    /// Gives the last part a value, trying coarse models before fine ones.
    fn take_in(&mut self, control: &Control) -> Result<bool, Stop> {
        if self.follows_a_twin(control)? {
            return Ok(true);
        }
        let coarse = Model::of_values(&self.monoid, &self.members);
        if self.settles(&coarse, control)? {
            return Ok(true);
        }
        let finer = coarse.refined(&self.members, ROOM, control)?;
        if let Some(model) = &finer
            && self.settles(model, control)?
        {
            return Ok(true);
        }
        for least in [2, 4] {
            if let Some(model) = Model::counting(&self.monoid, &self.members, least, ROOM)
                && self.settles(&model, control)?
            {
                return Ok(true);
            }
        }
        let finest = finer.map_or(Ok(None), |model| model.refined(&self.members, ROOM, control))?;
        finest.map_or(Ok(false), |model| self.settles(&model, control))
    }

    /// Whether an earlier part has options of the same values: the last one then has its value, and nothing new arises.
    fn follows_a_twin(&mut self, control: &Control) -> Result<bool, Stop> {
        let own = self.option_values(self.members.values.len());
        match self.twins.get(&own) {
            Some(&value) => self.admits_last(value, control),
            None => Ok(false),
        }
    }

    fn option_values(&self, part: usize) -> Vec<Element> {
        let value = |option: &Vec<u32>| self.members.value(&self.monoid, option);
        let mut values: Vec<Element> = self.members.options[part].iter().map(value).collect();
        values.sort_unstable();
        values.dedup();
        values
    }

    fn admits_last(&mut self, value: Element, control: &Control) -> Result<bool, Stop> {
        let mut proof = self.proof.clone();
        let options = self.option_values(self.members.values.len());
        let is_admitted = proof.admits(&self.monoid, value, &options, control)?;
        if is_admitted {
            self.members.values.push(value);
            self.proof = proof;
            self.twins.insert(options, value);
        }
        Ok(is_admitted)
    }

    /// Tries what this model suggests: the value of the last part, or else a larger monoid.
    fn settles(&mut self, model: &Model, control: &Control) -> Result<bool, Stop> {
        let Some(outcomes) = Outcomes::of(model, &self.monoid, &self.members, control)? else {
            return Ok(false);
        };
        if let Some(value) = outcomes.like(model, &self.monoid)
            && self.admits_last(value, control)?
        {
            return Ok(true);
        }
        let Some((monoid, values)) = outcomes.monoid(model, control)? else {
            return Ok(false);
        };
        let members = Members { values, ..self.members.clone() };
        let guessed = Quotient {
            proof: Proof::new(&monoid),
            monoid,
            members,
            numbers: self.numbers.clone(),
            twins: FxHashMap::default(),
        };
        let proved = guessed.proved(control)?;
        Ok(proved.is_some_and(|proved| {
            *self = proved;
            true
        }))
    }

    /// The same with its proof, if it has one.
    fn proved(mut self, control: &Control) -> Result<Option<Self>, Stop> {
        if self.monoid.is_lost(0) {
            return Ok(None);
        }
        for part in 0..self.members.values.len() {
            let (value, options) = (self.members.values[part], self.option_values(part));
            if !self.proof.admits(&self.monoid, value, &options, control)? {
                return Ok(None);
            }
            self.twins.insert(options, value);
        }
        Ok(Some(self))
    }
}

#[cfg(test)]
mod tests;
