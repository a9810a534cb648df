//! Positions put into notation once each, in the order in which a run speaks of them.

use rustc_hash::FxHashMap;

use crate::trace::graph::Paper;

/// The positions that were spoken of.
pub struct Papers<'a> {
    write: &'a dyn Fn(usize) -> Paper,
    spoken: Vec<Paper>,
    numbers: FxHashMap<usize, usize>,
    bytes: usize,
}

impl<'a> Papers<'a> {
    /// None yet; `write` puts a position of the graph into notation.
    pub fn new(write: &'a dyn Fn(usize) -> Paper) -> Self {
        Papers { write, spoken: Vec::new(), numbers: FxHashMap::default(), bytes: 0 }
    }

    /// The number of a position of the graph among those spoken of: a new one, if it was not met before.
    pub fn number(&mut self, at: usize) -> usize {
        *self.numbers.entry(at).or_insert_with(|| {
            let paper = (self.write)(at);
            self.bytes += paper.bytes();
            self.spoken.push(paper);
            self.spoken.len() - 1
        })
    }

    /// Bytes that they take, about.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The position of such a number.
    pub fn paper(&self, number: usize) -> &Paper {
        &self.spoken[number]
    }

    /// All of them.
    pub fn finish(self) -> Vec<Paper> {
        self.spoken
    }
}
