//! The number of the last heap that a set holds beside a position: digit by digit, by what can still follow.
//!
//! From the end backwards, each column leaves a set of states from which the rest can be accepted; there are few such sets, and each pair of
//! set and column is worked out once. Then one walk from the start picks the digits.

use std::hash::BuildHasherDefault;

use indexmap::IndexSet;
use rustc_hash::{FxHashMap, FxHasher};

use crate::automaton::machine::{Machine, State};

/// Sets of states that are remembered at most.
const REMEMBERED: usize = 10_000;

/// A set of positions with a heap beside them, and what is remembered of it.
pub struct Beside {
    set: Machine,
    /// Columns of the other heaps.
    columns: usize,
    /// Whether each state is in it, set by set; the first holds the states that accept.
    sets: IndexSet<Vec<bool>, BuildHasherDefault<FxHasher>>,
    before: FxHashMap<(u32, usize), u32>,
}

impl Beside {
    /// What a machine says of its last track.
    pub fn new(set: &Machine) -> Self {
        let sets = [set.accepts.clone()].into_iter().collect();
        Beside { set: set.clone(), columns: set.columns() / set.radix, sets, before: FxHashMap::default() }
    }

    /// The digits of the last heap beside these columns of the others; `None`: the set holds none.
    ///
    /// Cost: two steps a column, once the sets are known. Worked: of Nim with 101 and 011, 110.
    pub fn digits(&mut self, columns: &[usize]) -> Option<Vec<usize>> {
        if self.sets.len() > REMEMBERED {
            self.sets.truncate(1);
            self.before.clear();
        }
        let mut after = vec![0];
        for column in columns.iter().rev() {
            let next = self.before(after[after.len() - 1], *column);
            after.push(next);
        }
        let mut state = self.set.start;
        if !self.sets[after.pop()? as usize][state as usize] {
            return None;
        }
        let mut digits = Vec::with_capacity(columns.len());
        for (column, after) in columns.iter().zip(after.into_iter().rev()) {
            let set = &self.sets[after as usize];
            let step = |digit: &usize| self.set.step(state, column + digit * self.columns);
            let digit = (0..self.set.radix).find(|digit| set[step(digit) as usize])?;
            state = step(&digit);
            digits.push(digit);
        }
        Some(digits)
    }

    /// The states from which a column, with some digit beside it, leads into a set.
    fn before(&mut self, after: u32, column: usize) -> u32 {
        if let Some(known) = self.before.get(&(after, column)) {
            return *known;
        }
        let set = &self.sets[after as usize];
        let leads = |state: State| {
            (0..self.set.radix).any(|digit| set[self.set.step(state, column + digit * self.columns) as usize])
        };
        let states = (0..self.set.states() as State).map(leads).collect();
        let found = self.sets.insert_full(states).0 as u32;
        self.before.insert((after, column), found);
        found
    }
}
