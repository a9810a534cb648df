//! A machine learnt from answers: states are the different rows of answers to what may follow a word.
//!
//! Sources: J. Myhill 1957 and A. Nerode 1958; D. Angluin, Learning regular sets from queries and counterexamples, Information and Computation 75 (1987),
//! 87-106; R. L. Rivest and R. E. Schapire, Inference of finite automata using homing sequences, ibid. 103 (1993), 299-347.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use indexmap::IndexMap;
use rustc_hash::{FxHashMap, FxHasher};

use crate::automaton::machine::{Machine, State, Track};
use crate::automaton::numeration::Numeration;
use crate::automaton::prove::columns;
use crate::judge::control::{Control, Stop};
use ground::heap_game::HeapGame;
use ground::num::Nat;

/// States of a learnt machine at most.
pub const STATES: usize = 200;

/// Digits that a word may have beyond those of the table: weights are made for so many.
const DIGITS: usize = 60;

/// Numbers that a machine is held against first are below this.
const SMALL: u64 = 128;

/// Who answers whether a position belongs to a set; `None`: the table does not reach so far.
pub type Answers<'a> = &'a dyn Fn(&[u64]) -> Option<bool>;

/// Why no machine was learnt.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// The table does not reach far enough.
    Beyond,
    /// There are more than [`STATES`] different rows.
    Large,
    /// Somebody stopped it.
    Stopped(Stop),
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Self {
        Failure::Stopped(stop)
    }
}

/// A table of rows under way.
pub struct Learner<'a> {
    numeration: Numeration,
    tracks: Vec<Track>,
    weights: Vec<u64>,
    valid: Machine,
    columns: usize,
    answers: Answers<'a>,
    suffixes: Vec<Vec<usize>>,
    known: FxHashMap<Vec<usize>, bool>,
}

impl<'a> Learner<'a> {
    /// A learner of a set of tuples written in a numeration.
    pub fn new(numeration: Numeration, heaps: usize, answers: Answers<'a>) -> Self {
        Learner {
            numeration,
            tracks: (0..heaps as Track).collect(),
            weights: numeration.weights(DIGITS),
            valid: numeration.valid(0),
            columns: numeration.radix().pow(heaps as u32),
            answers,
            suffixes: vec![Vec::new()],
            known: HashMap::default(),
        }
    }

    /// The numbers of a word, `None` where a track is not valid; [`Failure::Beyond`] where one is out of reach.
    fn numbers(&self, word: &[usize]) -> Result<Option<Vec<u64>>, Failure> {
        let radix = self.numeration.radix();
        let mut numbers = Vec::with_capacity(self.tracks.len());
        for place in 0..self.tracks.len() {
            let mut state = self.valid.start;
            let mut number = 0u64;
            for (i, column) in word.iter().enumerate() {
                let digit = column / radix.pow(place as u32) % radix;
                state = self.valid.step(state, digit);
                if digit > 0 {
                    let weight = self.weights.get(word.len() - 1 - i).ok_or(Failure::Beyond)?;
                    number = number.saturating_add(weight.saturating_mul(digit as u64));
                }
            }
            if !self.valid.accepts[state as usize] {
                return Ok(None);
            }
            numbers.push(number);
        }
        Ok(Some(numbers))
    }

    fn answer(&mut self, word: &[usize]) -> Result<bool, Failure> {
        let zeros = word.iter().take_while(|column| **column == 0).count();
        let word = &word[zeros..];
        if let Some(known) = self.known.get(word) {
            return Ok(*known);
        }
        let answer = match self.numbers(word)? {
            None => false,
            Some(numbers) => (self.answers)(&numbers).ok_or(Failure::Beyond)?,
        };
        self.known.insert(word.to_vec(), answer);
        Ok(answer)
    }

    fn row(&mut self, word: &[usize]) -> Result<Vec<bool>, Failure> {
        (0..self.suffixes.len()).map(|i| self.answer(&[word, &self.suffixes[i].clone()].concat())).collect()
    }

    /// The machine whose states are the rows, with the word that leads to each.
    fn closed(&mut self, control: &Control) -> Result<(Machine, Vec<Vec<usize>>), Failure> {
        let first = self.row(&[])?;
        let mut rows: IndexMap<Vec<bool>, Vec<usize>, BuildHasherDefault<FxHasher>> = IndexMap::default();
        rows.insert(first, Vec::new());
        let mut next = Vec::new();
        let mut at = 0;
        while at < rows.len() {
            for column in 0..self.columns {
                control.tick(1)?;
                let word = [&rows[at][..], &[column]].concat();
                let entry = rows.entry(self.row(&word)?);
                next.push(entry.index() as State);
                entry.or_insert(word);
            }
            if rows.len() > STATES {
                return Err(Failure::Large);
            }
            at += 1;
        }
        let accepts = rows.keys().map(|row| row[0]).collect();
        let machine = Machine { radix: self.numeration.radix(), tracks: self.tracks.clone(), start: 0, accepts, next };
        Ok((machine, rows.into_values().collect()))
    }

    /// The least machine that agrees with the answers for all tuples of numbers below `size`, and for these samples.
    ///
    /// Small numbers are held against it first: most machines differ from the answers there, and many are never held against all.
    /// Cost: rows times columns times suffixes, and one walk over all tuples for each suffix. Errors: why there is none.
    pub fn learn(&mut self, size: u64, samples: &[Vec<u64>], control: &Control) -> Result<Machine, Failure> {
        let mut words = self.words(size.min(SMALL), control)?;
        let mut is_all = false;
        loop {
            let (machine, states) = self.closed(control)?;
            let mut word = words.counterexample(&machine);
            if word.is_none() && !is_all {
                words = self.sampled(self.words(size, control)?, samples, control)?;
                word = words.counterexample(&machine);
                is_all = true;
            }
            let Some(word) = word else { return Ok(machine.minimal()) };
            self.split(&machine, &states, &word)?;
        }
    }

    /// A suffix of the counterexample that tells two words apart which lead to one state.
    fn split(&mut self, machine: &Machine, words: &[Vec<usize>], word: &[usize]) -> Result<(), Failure> {
        // With the first i columns replaced by the word of their state the answer is right at the end, and wrong at the beginning.
        let wanted = machine.has(word);
        let (mut low, mut high) = (0, word.len());
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            let state = machine.run(&word[..middle]);
            let mixed = [&words[state as usize][..], &word[middle..]].concat();
            if self.answer(&mixed)? == wanted { high = middle } else { low = middle }
        }
        self.suffixes.push(word[high..].to_vec());
        Ok(())
    }

    /// Every word of numbers below `size`, of one length, so that shorter ones begin with zeros.
    fn words(&self, size: u64, control: &Control) -> Result<Words, Stop> {
        let length = self.weights.iter().take_while(|weight| **weight < size).count();
        let mut words = Words::default();
        let mut layer = vec![Node { valid: [self.valid.start; HeapGame::HEAPS], numbers: [0; HeapGame::HEAPS] }];
        let mut first = 0;
        for left in (0..length).rev() {
            let next = words.before.len();
            let mut longer = Vec::new();
            for (i, node) in layer.iter().enumerate() {
                control.tick(1)?;
                for column in 0..self.columns {
                    if let Some(next) = self.extended(node, column, self.weights[left], size) {
                        words.add(first + i, column);
                        longer.push(next);
                    }
                }
            }
            (layer, first) = (longer, next);
        }
        let answer = |node: &Node| (self.answers)(&node.numbers[..self.tracks.len()]);
        words.ends = (first as u32..).zip(layer.iter().map(answer)).collect();
        Ok(words)
    }

    /// The same with words of other tuples.
    fn sampled(&self, mut words: Words, samples: &[Vec<u64>], control: &Control) -> Result<Words, Stop> {
        for sample in samples {
            control.tick(1)?;
            let numbers: Vec<Nat> = sample.iter().map(|number| Nat::from(*number)).collect();
            let columns = columns(self.numeration, &numbers);
            let end = columns.into_iter().fold(0, |before, column| words.add(before, column));
            words.ends.push((end as u32, (self.answers)(sample)));
        }
        Ok(words)
    }

    /// A valid word one column longer; `None`: a number is too large.
    fn extended(&self, node: &Node, column: usize, weight: u64, size: u64) -> Option<Node> {
        let radix = self.numeration.radix();
        let (mut rest, mut next) = (column, *node);
        for place in 0..self.tracks.len() {
            let digit = rest % radix;
            rest /= radix;
            next.numbers[place] += weight * digit as u64;
            next.valid[place] = self.valid.step(node.valid[place], digit);
            if next.numbers[place] >= size || !self.valid.accepts[next.valid[place] as usize] {
                return None;
            }
        }
        Some(next)
    }
}

/// What the tracks of a word have come to, and the numbers so far.
#[derive(Clone, Copy)]
struct Node {
    valid: [State; HeapGame::HEAPS],
    numbers: [u64; HeapGame::HEAPS],
}

/// Words as a tree: each but the first with the one before it and its last column, and the answers to those that are full.
struct Words {
    before: Vec<u32>,
    columns: Vec<u16>,
    ends: Vec<(u32, Option<bool>)>,
}

impl Default for Words {
    fn default() -> Self {
        Words { before: vec![0], columns: vec![0], ends: Vec::new() }
    }
}

impl Words {
    /// Adds a word that is one column longer than another.
    fn add(&mut self, before: usize, column: usize) -> usize {
        self.before.push(before as u32);
        self.columns.push(column as u16);
        self.before.len() - 1
    }

    /// The first of the full words, in their order, on which a machine differs from the answers.
    fn counterexample(&self, machine: &Machine) -> Option<Vec<usize>> {
        let mut states: Vec<State> = vec![machine.start; self.before.len()];
        for i in 1..self.before.len() {
            states[i] = machine.step(states[self.before[i] as usize], usize::from(self.columns[i]));
        }
        let differs = |(end, answer): &&(u32, Option<bool>)| {
            answer.is_some_and(|answer| answer != machine.accepts[states[*end as usize] as usize])
        };
        let mut at = self.ends.iter().find(differs)?.0 as usize;
        let mut word = Vec::new();
        while at > 0 {
            word.push(usize::from(self.columns[at]));
            at = self.before[at] as usize;
        }
        word.reverse();
        Some(word)
    }
}
