//! A complete finite machine over columns of digits: a set of tuples of numbers, told by the words that it accepts.
//!
//! Numbers are written under one another, the most significant digit first, and a column is one letter. Each track has a name, so that
//! formulas can speak of the same number twice.

use std::collections::VecDeque;
use std::hash::BuildHasherDefault;

use indexmap::IndexSet;
use rustc_hash::FxHasher;

/// The name of a number that a machine reads.
pub type Track = u8;

/// A state, from 0.
pub type State = u32;

/// A complete deterministic machine: from every state every column leads on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// Digits are 0 up to one less than this.
    pub radix: usize,
    /// The tracks, ascending.
    pub tracks: Vec<Track>,
    /// Where it begins.
    pub start: State,
    /// Which states accept.
    pub accepts: Vec<bool>,
    /// The state that each column leads to: column `c` of state `s` is at `s * columns + c`.
    pub next: Vec<State>,
}

impl Machine {
    /// How many columns there are. A column is the number `sum of digit(i) * radix^i` over its tracks.
    pub fn columns(&self) -> usize {
        self.radix.pow(self.tracks.len() as u32)
    }

    /// How many states it has.
    pub fn states(&self) -> usize {
        self.accepts.len()
    }

    /// Where a column leads.
    pub fn step(&self, state: State, column: usize) -> State {
        self.next[state as usize * self.columns() + column]
    }

    /// Where a word leads.
    pub fn run(&self, word: &[usize]) -> State {
        word.iter().fold(self.start, |state, column| self.step(state, *column))
    }

    /// Whether a word is accepted.
    pub fn has(&self, word: &[usize]) -> bool {
        self.accepts[self.run(word) as usize]
    }

    /// The same with the answers turned round.
    pub fn complement(mut self) -> Machine {
        for accepts in &mut self.accepts {
            *accepts = !*accepts;
        }
        self
    }

    /// The machine with the fewest states that accepts the same words, its states numbered breadth first.
    ///
    /// Cost: states times columns, times the length of the shortest word that tells two states apart (Moore 1956).
    pub fn minimal(&self) -> Machine {
        let reached = self.reached();
        let mut class: Vec<State> = vec![0; self.states()];
        for state in &reached {
            class[*state as usize] = State::from(self.accepts[*state as usize]);
        }
        let mut count = 0;
        loop {
            let (finer, classes) = self.refined(&reached, &class);
            if classes == count {
                break;
            }
            (class, count) = (finer, classes);
        }
        self.folded(&class)
    }

    /// The states that can be reached, breadth first.
    fn reached(&self) -> Vec<State> {
        let mut order: IndexSet<State, BuildHasherDefault<FxHasher>> = IndexSet::default();
        order.insert(self.start);
        let mut at = 0;
        while let Some(&state) = order.get_index(at) {
            order.extend((0..self.columns()).map(|column| self.step(state, column)));
            at += 1;
        }
        order.into_iter().collect()
    }

    /// Splits classes by where columns lead, and says how many there are.
    fn refined(&self, reached: &[State], class: &[State]) -> (Vec<State>, usize) {
        let mut rows: IndexSet<Vec<State>, BuildHasherDefault<FxHasher>> = IndexSet::default();
        let mut finer = class.to_vec();
        for state in reached {
            let leads = (0..self.columns()).map(|column| class[self.step(*state, column) as usize]);
            let row = std::iter::once(class[*state as usize]).chain(leads).collect();
            finer[*state as usize] = rows.insert_full(row).0 as State;
        }
        (finer, rows.len())
    }

    /// One state for each class, numbered breadth first from the start.
    fn folded(&self, class: &[State]) -> Machine {
        let mut order: IndexSet<State, BuildHasherDefault<FxHasher>> = IndexSet::default();
        order.insert(class[self.start as usize]);
        let mut of_class = vec![self.start];
        let mut next = Vec::new();
        let mut at = 0;
        while at < of_class.len() {
            for column in 0..self.columns() {
                let to = self.step(of_class[at], column);
                let (place, is_new) = order.insert_full(class[to as usize]);
                next.push(place as State);
                if is_new {
                    of_class.push(to);
                }
            }
            at += 1;
        }
        let accepts = of_class.iter().map(|state| self.accepts[*state as usize]).collect();
        Machine { radix: self.radix, tracks: self.tracks.clone(), start: 0, accepts, next }
    }

    /// Which states lead to acceptance.
    pub fn alive(&self) -> Vec<bool> {
        let columns = self.columns();
        let mut before: Vec<Vec<State>> = vec![Vec::new(); self.states()];
        for (i, to) in self.next.iter().enumerate() {
            before[*to as usize].push((i / columns) as State);
        }
        let mut alive = self.accepts.clone();
        let mut open: Vec<State> = (0..self.states() as State).filter(|state| alive[*state as usize]).collect();
        while let Some(state) = open.pop() {
            for from in &before[state as usize] {
                if !std::mem::replace(&mut alive[*from as usize], true) {
                    open.push(*from);
                }
            }
        }
        alive
    }

    /// A shortest accepted word; `None`: no word is accepted.
    pub fn shortest(&self) -> Option<Vec<usize>> {
        let mut came: Vec<Option<(State, usize)>> = vec![None; self.states()];
        let mut open = VecDeque::from([self.start]);
        while let Some(state) = open.pop_front() {
            if self.accepts[state as usize] {
                return Some(way(&came, state));
            }
            for column in 0..self.columns() {
                let to = self.step(state, column);
                if to != self.start && came[to as usize].is_none() {
                    came[to as usize] = Some((state, column));
                    open.push_back(to);
                }
            }
        }
        None
    }

    /// The digit of a track, by its place among the tracks, in a column.
    pub fn digit(&self, column: usize, place: usize) -> usize {
        column / self.radix.pow(place as u32) % self.radix
    }

    /// The same machine with its tracks called otherwise. The names must differ.
    pub fn called(&self, names: &[Track]) -> Machine {
        let mut order: Vec<usize> = (0..names.len()).collect();
        order.sort_by_key(|place| names[*place]);
        let columns = self.columns();
        // Digit i of the new column belongs to the old place order[i].
        let old = |column: usize| -> usize {
            let parts = order.iter().enumerate();
            parts.map(|(i, place)| self.digit(column, i) * self.radix.pow(*place as u32)).sum()
        };
        let old: Vec<usize> = (0..columns).map(old).collect();
        let next = (0..self.states()).flat_map(|s| old.iter().map(move |c| self.next[s * columns + c])).collect();
        let tracks = order.iter().map(|place| names[*place]).collect();
        Machine { tracks, next, ..self.clone() }
    }
}

/// The word that led to a state.
fn way(came: &[Option<(State, usize)>], mut state: State) -> Vec<usize> {
    let mut word = Vec::new();
    while let Some((from, column)) = came[state as usize] {
        word.push(column);
        state = from;
    }
    word.reverse();
    word
}
