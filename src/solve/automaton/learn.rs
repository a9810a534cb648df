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
use crate::judge::control::{Control, Stop};

/// States of a learnt machine at most.
pub const STATES: usize = 200;

/// Digits that a word may have beyond those of the table: weights are made for so many.
const DIGITS: usize = 60;

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

    /// The least machine that agrees with the answers for all tuples of numbers below `size`.
    ///
    /// Cost: rows times columns times suffixes, and one walk over all tuples for each suffix. Errors: why there is none.
    pub fn learn(&mut self, size: u64, control: &Control) -> Result<Machine, Failure> {
        let mut all = None;
        loop {
            let (machine, states) = self.closed(control)?;
            let words = match &mut all {
                Some(words) => &*words,
                none => &*none.insert(self.words(size, control)?),
            };
            let Some(word) = words.counterexample(&machine) else { return Ok(machine.minimal()) };
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
        let heaps = self.tracks.len();
        let mut words = Words { before: vec![0], columns: vec![0], last: 0, answers: Vec::new() };
        let mut layer = vec![(vec![self.valid.start; heaps], vec![0; heaps])];
        for left in (0..length).rev() {
            let first = words.last;
            words.last = words.before.len();
            let mut longer = Vec::new();
            for (i, node) in layer.iter().enumerate() {
                control.tick(1)?;
                for column in 0..self.columns {
                    if let Some(next) = self.extended(node, column, self.weights[left], size) {
                        words.before.push((first + i) as u32);
                        words.columns.push(column as u16);
                        longer.push(next);
                    }
                }
            }
            layer = longer;
        }
        words.answers = layer.iter().map(|(_, numbers)| (self.answers)(numbers)).collect();
        Ok(words)
    }

    /// A valid word one column longer, as what its tracks have come to and the numbers so far; `None`: a number is too large.
    fn extended(
        &self,
        node: &(Vec<State>, Vec<u64>),
        column: usize,
        weight: u64,
        size: u64,
    ) -> Option<(Vec<State>, Vec<u64>)> {
        let radix = self.numeration.radix();
        let mut rest = column;
        let (mut valid, mut numbers) = (Vec::with_capacity(node.0.len()), Vec::with_capacity(node.0.len()));
        for (state, number) in node.0.iter().zip(&node.1) {
            let digit = rest % radix;
            rest /= radix;
            let number = number + weight * digit as u64;
            let state = self.valid.step(*state, digit);
            if number >= size || !self.valid.accepts[state as usize] {
                return None;
            }
            valid.push(state);
            numbers.push(number);
        }
        Some((valid, numbers))
    }
}

/// Words as a tree: each but the first with the one before it and its last column, and the answers to the last ones.
struct Words {
    before: Vec<u32>,
    columns: Vec<u16>,
    last: usize,
    answers: Vec<Option<bool>>,
}

impl Words {
    /// The first of the full words, in their order, on which a machine differs from the answers.
    fn counterexample(&self, machine: &Machine) -> Option<Vec<usize>> {
        let mut states: Vec<State> = vec![machine.start; self.before.len()];
        for i in 1..self.before.len() {
            states[i] = machine.step(states[self.before[i] as usize], usize::from(self.columns[i]));
        }
        let differs = |(i, answer): (usize, &Option<bool>)| {
            let says = machine.accepts[states[self.last + i] as usize];
            answer.is_some_and(|answer| answer != says).then_some(self.last + i)
        };
        let mut at = self.answers.iter().enumerate().find_map(differs)?;
        let mut word = Vec::new();
        while at > 0 {
            word.push(usize::from(self.columns[at]));
            at = self.before[at] as usize;
        }
        word.reverse();
        Some(word)
    }
}
