//! Finite models of all sums of some parts: states that parts act on, each with one sum that stands for it.
//!
//! A model only pretends: sums in one state are taken for equal, right or wrong. What is guessed from it must be proved.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::misere::quotient::monoid::{Element, Monoid};

/// The parts of a quotient, numbered from 0: their options as sums of earlier ones, their longest play, and their values.
#[derive(Clone, Debug, Default)]
pub struct Members {
    /// The options of each part.
    pub options: Vec<Vec<Vec<u32>>>,
    /// The most moves each part can last.
    pub lengths: Vec<u64>,
    /// The value of each part but perhaps the last.
    pub values: Vec<Element>,
}

impl Members {
    /// The value of a sum.
    pub fn value(&self, monoid: &Monoid, sum: &[u32]) -> Element {
        sum.iter().fold(0, |value, &part| monoid.times(value, self.values[part as usize]))
    }
}

/// States, the first of them that of the empty sum.
pub struct Model {
    /// Which state each part leads to from each state.
    pub times: Vec<Vec<u32>>,
    /// The value of each state.
    pub values: Vec<Element>,
    /// The states, those of shorter standing sums first: the moves of a standing sum lead to earlier ones.
    pub order: Vec<u32>,
    /// The states that the moves of each standing sum lead to.
    pub options: Vec<Vec<u32>>,
}

impl Model {
    fn of(times: Vec<Vec<u32>>, values: Vec<Element>, members: &Members) -> Self {
        let mut model = Model { times, values, order: Vec::new(), options: Vec::new() };
        let standing = model.stand(members);
        model.options = standing.iter().map(|sum| model.moves(sum, members)).collect();
        model
    }

    /// The state that a sum leads to.
    pub fn after(&self, state: u32, sum: &[u32]) -> u32 {
        sum.iter().fold(state, |state, &part| self.times[state as usize][part as usize])
    }

    /// Chooses the shortest sum of each state, and sets the order.
    fn stand(&mut self, members: &Members) -> Vec<Vec<u32>> {
        let mut standing: Vec<Option<Vec<u32>>> = vec![None; self.times.len()];
        let mut lengths = vec![u64::MAX; self.times.len()];
        let mut waiting = BinaryHeap::from([Reverse((0u64, 0u32, Vec::new()))]);
        while let Some(Reverse((length, state, sum))) = waiting.pop() {
            if standing[state as usize].is_some() {
                continue;
            }
            self.order.push(state);
            for (part, &next) in (0u32..).zip(&self.times[state as usize]) {
                let longer = length.saturating_add(members.lengths[part as usize]);
                if longer < lengths[next as usize] {
                    lengths[next as usize] = longer;
                    let sum = sum.iter().copied().chain([part]).collect();
                    waiting.push(Reverse((longer, next, sum)));
                }
            }
            standing[state as usize] = Some(sum);
        }
        standing.into_iter().map(Option::unwrap_or_default).collect()
    }

    fn moves(&self, sum: &[u32], members: &Members) -> Vec<u32> {
        let mut left = BTreeSet::new();
        for (i, &part) in sum.iter().enumerate() {
            let rest = self.after(self.after(0, &sum[..i]), &sum[i + 1..]);
            left.extend(members.options[part as usize].iter().map(|option| self.after(rest, option)));
        }
        left.into_iter().collect()
    }

    /// The coarsest model: a state for each value.
    pub fn of_values(monoid: &Monoid, members: &Members) -> Self {
        let row = |x: Element| members.values.iter().map(|&value| monoid.times(x, value).into()).collect();
        Model::of(monoid.elements().map(row).collect(), monoid.elements().collect(), members)
    }

    /// A finer model: sums are told apart by their state and by the states their moves lead to. `None` beyond `room` states.
    pub fn refined(&self, members: &Members, room: usize, control: &Control) -> Result<Option<Self>, Stop> {
        let mut states: Vec<(u32, Vec<u32>)> = vec![(0, Vec::new())];
        let mut known: FxHashMap<(u32, Vec<u32>), u32> = [(states[0].clone(), 0)].into_iter().collect();
        let mut times = Vec::new();
        while let Some((state, moves)) = states.get(times.len()).cloned() {
            control.tick(members.values.len() as u64)?;
            let mut row = Vec::with_capacity(members.values.len());
            for part in 0..members.values.len() {
                let kept = moves.iter().map(|&left| self.times[left as usize][part]);
                let made = members.options[part].iter().map(|option| self.after(state, option));
                let left: BTreeSet<u32> = kept.chain(made).collect();
                let next = (self.times[state as usize][part], left.into_iter().collect::<Vec<_>>());
                let fresh = states.len() as u32;
                row.push(*known.entry(next.clone()).or_insert(fresh));
                if known.len() > states.len() {
                    states.push(next);
                }
            }
            times.push(row);
            if states.len() > room {
                return Ok(None);
            }
        }
        let values = states.iter().map(|(state, _)| self.values[*state as usize]).collect();
        Ok(Some(Model::of(times, values, members)))
    }

    /// A model that counts: parts of one value are one letter, and of each letter it is counted how often it stands in a
    /// sum, up to `least`, and beyond that only whether the rest is even. `None` beyond `room` states.
    pub fn counting(monoid: &Monoid, members: &Members, least: usize, room: usize) -> Option<Self> {
        let mut letters: Vec<Element> = members.values.clone();
        letters.sort_unstable();
        letters.dedup();
        letters.retain(|&value| value != 0);
        let side = least + 2;
        let size = side.checked_pow(u32::try_from(letters.len()).ok()?).filter(|&size| size <= room)?;
        let add = |state: usize, value: Element| match letters.binary_search(&value) {
            Err(_) => state as u32,
            Ok(letter) => {
                let unit = side.pow(letter as u32);
                let is_full = state / unit % side == side - 1;
                (if is_full { state - unit } else { state + unit }) as u32
            }
        };
        let row = |state: usize| members.values.iter().map(|&value| add(state, value)).collect();
        let count = |state: usize, letter: usize| state / side.pow(letter as u32) % side;
        let value = |state: usize| {
            let powers = letters.iter().enumerate().flat_map(|(i, &x)| std::iter::repeat_n(x, count(state, i)));
            powers.fold(0, |value, x| monoid.times(value, x))
        };
        Some(Model::of((0..size).map(row).collect(), (0..size).map(value).collect(), members))
    }
}
