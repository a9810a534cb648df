//! Comparing and adding in a numeration, as machines: built quickly, and proved before anything is believed of them.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::sync::Mutex;

use indexmap::IndexSet;
use rustc_hash::FxHasher;

use crate::automaton::algebra::{Halt, and, but, differs, or, replaced, some};
use crate::automaton::machine::{Machine, State, Track};
use crate::automaton::numeration::Numeration;
use crate::judge::control::Control;

/// Remainders of a sum that can still be made good, in weights, at most.
const REMAINDER: i64 = 12;

/// A numeration with its machines.
pub struct Arithmetic {
    /// How numbers are written.
    pub numeration: Numeration,
    /// The valid words of track 0.
    pub valid: Machine,
    /// The number at track 0 is less than that at track 1.
    pub less: Machine,
    /// The number at track 1 is the one after that at track 0.
    pub successor: Machine,
    /// The numbers at tracks 0 and 1 add up to that at track 2.
    pub adder: Machine,
    shifts: Mutex<HashMap<u64, Machine>>,
}

impl Arithmetic {
    /// The machines of a numeration. Cost: milliseconds.
    pub fn new(numeration: Numeration, control: &Control) -> Result<Self, Halt> {
        let valid = numeration.valid(0);
        let both = and(&valid, &valid.called(&[1]), control)?;
        let less = and(&lower(numeration.radix()), &both, control)?;
        let successor = successor(&less, control)?;
        let three = and(&both, &valid.called(&[2]), control)?;
        let adder = and(&balance(numeration, control)?, &three, control)?;
        Ok(Arithmetic { numeration, valid, less, successor, adder, shifts: Mutex::default() })
    }

    /// The machine of "the number at `from` plus this constant is the number at `to`".
    ///
    /// A constant is the successor so many times; those of double the constant are made of two of the single one.
    pub fn plus(&self, constant: u64, from: Track, to: Track, control: &Control) -> Result<Machine, Halt> {
        let known = self.shifts.lock().ok().and_then(|shifts| shifts.get(&constant).cloned());
        let shift = match known {
            Some(shift) => shift,
            None => self.shifted(constant, control)?,
        };
        if let Ok(mut shifts) = self.shifts.lock() {
            shifts.insert(constant, shift.clone());
        }
        Ok(shift.called(&[from, to]))
    }

    fn shifted(&self, constant: u64, control: &Control) -> Result<Machine, Halt> {
        match constant {
            0 => {
                let unlike = or(&self.less, &self.less.called(&[1, 0]), control)?;
                but(&and(&self.valid, &self.valid.called(&[1]), control)?, &unlike, control)
            }
            1 => Ok(self.successor.clone()),
            _ => {
                let half = self.plus(constant / 2, 0, 2, control)?;
                let rest = self.plus(constant - constant / 2, 2, 1, control)?;
                some(&and(&half, &rest, control)?, 2, control)
            }
        }
    }

    /// The numbers at `track` that are this constant.
    pub fn constant(&self, constant: u64, track: Track, control: &Control) -> Result<Machine, Halt> {
        let zero = self.zero(track);
        if constant == 0 {
            return Ok(zero);
        }
        let zero = zero.called(&[track + 1]);
        some(&and(&zero, &self.plus(constant, track + 1, track, control)?, control)?, track + 1, control)
    }

    /// Zero at a track.
    pub fn zero(&self, track: Track) -> Machine {
        let radix = self.numeration.radix();
        let next = (0..radix).map(|digit| State::from(digit > 0)).chain(vec![1; radix]).collect();
        Machine { radix, tracks: vec![track], start: 0, accepts: vec![true, false], next }
    }

    /// The even numbers at a track.
    pub fn even(&self, track: Track, control: &Control) -> Result<Machine, Halt> {
        let twice = and(&self.adder.called(&[1, 2, 0]), &self.same(1, 2, control)?, control)?;
        Ok(some(&some(&twice, 2, control)?, 1, control)?.called(&[track]))
    }

    /// Equal numbers at two tracks.
    pub fn same(&self, one: Track, other: Track, control: &Control) -> Result<Machine, Halt> {
        self.plus(0, one, other, control)
    }

    /// The number at `to` is `times` that at `from`; `times` is at least 1.
    pub fn times(&self, times: u64, from: Track, to: Track, control: &Control) -> Result<Machine, Halt> {
        let mut sum = self.same(0, 1, control)?;
        for _ in 1..times {
            // 0 times some number is at 2, and with 0 added at 1.
            let added = and(&sum.called(&[0, 2]), &self.adder.called(&[0, 2, 1]), control)?;
            sum = some(&added, 2, control)?;
        }
        Ok(sum.called(&[from, to]))
    }

    /// Proves that the valid words in their order are the numbers, and that the adder adds; says which obligation fails.
    ///
    /// (n1) leading zeros change nothing; (n2) each word has a next one; (n3) the next one is one; (a1) x + 0 = x; (a2) from x + y = z follows
    /// x + (y + 1) = z + 1; (a3) no other z. By induction on y it is addition.
    pub fn proved(&self, control: &Control) -> Result<Result<(), &'static str>, Halt> {
        let holds = [
            ("n1", self.valid.step(self.valid.start, 0) == self.valid.start && self.valid.accepts[0]),
            ("n2", differs(&some(&self.successor, 1, control)?, &self.valid, control)?.is_none()),
            ("n3", self.is_single(&self.successor, &[0, 2], (1, 2), control)?),
            ("a1", self.adds_zero(control)?),
            ("a2", self.adds_one(control)?),
            ("a3", self.is_single(&self.adder, &[0, 1, 3], (2, 3), control)?),
        ];
        Ok(holds.into_iter().find(|(_, holds)| !holds).map_or(Ok(()), |(name, _)| Err(name)))
    }

    /// Whether no two numbers stand in one place of a relation beside the same others: called otherwise, they are the same.
    fn is_single(
        &self,
        relation: &Machine,
        called: &[Track],
        (one, other): (Track, Track),
        control: &Control,
    ) -> Result<bool, Halt> {
        let unlike = or(&self.less.called(&[one, other]), &self.less.called(&[other, one]), control)?;
        let both = and(relation, &relation.called(called), control)?;
        Ok(and(&both, &unlike, control)?.shortest().is_none())
    }

    fn adds_zero(&self, control: &Control) -> Result<bool, Halt> {
        let zero = some(&and(&self.adder, &self.zero(1), control)?, 1, control)?;
        Ok(differs(&zero, &self.same(0, 2, control)?, control)?.is_none())
    }

    fn adds_one(&self, control: &Control) -> Result<bool, Halt> {
        let one_more = replaced(&self.adder, 1, &self.successor.called(&[3, 1]), 3, control)?;
        let stepped = replaced(&one_more, 2, &self.successor.called(&[3, 2]), 3, control)?;
        Ok(differs(&stepped, &but(&self.adder, &self.zero(1), control)?, control)?.is_none())
    }
}

/// The first word is before the second in the order of words of one length.
fn lower(radix: usize) -> Machine {
    // Track 0 is the low digit of a column: 0 so far equal, 1 less, 2 greater.
    let first = (0..radix * radix).map(|column| match (column % radix).cmp(&(column / radix)) {
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Greater => 2,
    });
    let next = first.chain(vec![1; radix * radix]).chain(vec![2; radix * radix]).collect();
    Machine { radix, tracks: vec![0, 1], start: 0, accepts: vec![false, true, false], next }
}

/// Less, with nothing between.
fn successor(less: &Machine, control: &Control) -> Result<Machine, Halt> {
    let between = and(&less.called(&[0, 2]), &less.called(&[2, 1]), control)?;
    but(less, &some(&between, 2, control)?, control)
}

/// Words whose digits make x + y - z = 0 in the weights: states are the remainder so far, in the last weights.
fn balance(numeration: Numeration, control: &Control) -> Result<Machine, Halt> {
    let (radix, back) = (numeration.radix(), numeration.recurrence());
    let columns = radix.pow(3);
    let mut states: IndexSet<Vec<i64>, BuildHasherDefault<FxHasher>> = IndexSet::default();
    states.insert(vec![0; back.len()]);
    let lost: Vec<i64> = vec![i64::MAX; back.len()];
    let mut next = Vec::new();
    let mut at = 0;
    while let Some(state) = states.get_index(at).cloned() {
        control.tick(1)?;
        for column in 0..columns {
            let digit = (column % radix) as i64 + (column / radix % radix) as i64 - (column / radix / radix) as i64;
            let to = if state == lost { lost.clone() } else { carried(&state, &back, digit) };
            let is_far = to.iter().any(|part| part.abs() > REMAINDER);
            next.push(states.insert_full(if is_far { lost.clone() } else { to }).0 as State);
        }
        at += 1;
    }
    let seeds = before(numeration);
    let sums = |state: &Vec<i64>| {
        *state != lost && state.iter().zip(&seeds).map(|(part, weight)| part * weight).sum::<i64>() == 0
    };
    let accepts = states.iter().map(sums).collect();
    Ok(Machine { radix, tracks: vec![0, 1, 2], start: 0, accepts, next }.minimal())
}

/// A remainder in the weights one lower, with a digit at the lowest of them.
fn carried(state: &[i64], back: &[i64], digit: i64) -> Vec<i64> {
    let kept = |i: usize| state.get(i + 1).copied().unwrap_or(0);
    (0..state.len()).map(|i| state[0] * back[i] + kept(i) + if i == 0 { digit } else { 0 }).collect()
}

/// The weights of places 0, -1, -2, ...: the recurrence backwards.
fn before(numeration: Numeration) -> Vec<i64> {
    let back = numeration.recurrence();
    let weights = numeration.weights(back.len() * 2);
    let mut known: Vec<i64> = weights.iter().map(|weight| *weight as i64).collect();
    let mut found = vec![known[0]];
    while found.len() < back.len() {
        // known is u(0), u(1), ... of the shifted row; the one before it is what the recurrence leaves over.
        let m = back.len();
        let rest: i64 = (0..m - 1).map(|i| back[i] * known[m - 2 - i]).sum();
        let lower = known[m - 1] - rest;
        found.push(lower);
        known.insert(0, lower);
    }
    found
}
