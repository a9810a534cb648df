//! Nim-values of heaps in games whose moves split them, and that exactly those positions are lost whose heaps' values cancel.
//!
//! Checked by induction over every position that comes about from one heap of each size, however many heaps it has: the values of its
//! heaps, added without carrying, are the least number that is no value of what its moves leave, and where the game is over they are
//! 0 and it is lost. No play returns to where it was, so they are the nim-value of each of them. What a position's heaps are is read
//! off its text.

use rustc_hash::FxHashMap;

use crate::found::Found;
use crate::ground::Ground;
use crate::law::{Gap, GapKind, returning};
use crate::telling;
use crate::walk::{ARROWS, LETTERS, Limit, POSITIONS};
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;

/// Moves of one position at most.
const MOVES: usize = 100_000;

/// Sizes of heaps at most.
pub const SIZES: usize = 100_000;

/// The value of every heap from nothing on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heaps {
    /// The values.
    pub values: Vec<u32>,
}

/// The positions met.
struct Met<G> {
    numbers: FxHashMap<(Side, String), usize>,
    nodes: Vec<G>,
    letters: usize,
    arrows: usize,
}

impl<G: Ground> Met<G> {
    fn number(&mut self, at: G) -> usize {
        let (new, name) = (self.nodes.len(), (at.to(), at.text()));
        let length = name.1.len();
        let number = *self.numbers.entry(name).or_insert(new);
        if number == new {
            self.letters += length;
            self.nodes.push(at);
        }
        number
    }

    /// Whether more was met than may be held.
    fn is_full(&self) -> bool {
        self.nodes.len() > POSITIONS || self.letters > LETTERS || self.arrows > ARROWS
    }
}

impl Heaps {
    /// Reads `0 1 2 3 1`.
    pub fn read(text: &str) -> Option<Self> {
        let values = text.split(' ').take(SIZES + 1).map(|value| value.parse().ok()).collect::<Option<Vec<u32>>>()?;
        (values.len() <= SIZES).then_some(Heaps { values })
    }

    /// Writes it.
    pub fn write(&self) -> String {
        self.values.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
    }

    /// What it claims.
    pub fn says(&self) -> Say {
        let values = self.values.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        say!("heaps-claim", to = self.values.len().saturating_sub(1), values = values)
    }

    /// The values of the heaps of a position, added without carrying; `None`: it is no list of heaps of these sizes.
    fn value(&self, text: &str) -> Option<u32> {
        let mut heaps = text.split(',').filter(|_| text != "-");
        let value = |heap: &str| self.values.get(heap.trim().parse::<usize>().ok()?).copied();
        heaps.try_fold(0, |sum, heap| Some(sum ^ value(heap)?))
    }

    /// Holds the values against the rules; `tick` is called for every move and may stop it.
    ///
    /// Time and memory: every position that can come about, with its moves.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        let mut met = Met { numbers: FxHashMap::default(), nodes: Vec::new(), letters: 0, arrows: 0 };
        for size in 0..self.values.len() {
            tick()?;
            match start.sized(&[size]) {
                Some(at) => met.number(at),
                None => return Ok(Found::Hole(say!("heaps-no-heap", size = size))),
            };
        }
        let mut below: Vec<Vec<usize>> = Vec::new();
        while below.len() < met.nodes.len() {
            if met.is_full() {
                return Ok(Found::Beyond(Limit::Positions(met.nodes.len())));
            }
            match self.instance(&mut met, below.len(), tick)? {
                Ok(next) => below.push(next),
                Err(found) => return Ok(found),
            }
        }
        Ok(match returning(&below) {
            Some(number) => hole(met.nodes[number].text(), GapKind::Returns),
            None => Found::Holds(below.len()),
        })
    }

    /// Whether a position is as its values say if those that it leads to are, and their numbers.
    fn instance<G: Ground, S>(
        &self,
        met: &mut Met<G>,
        number: usize,
        tick: &mut dyn FnMut() -> Result<(), S>,
    ) -> Result<Result<Vec<usize>, Found>, S> {
        let at = &met.nodes[number];
        let (position, to) = (at.text(), at.to());
        let gap = |kind| Ok(Err(hole(position.clone(), kind)));
        let Some(value) = self.value(&position) else { return gap(GapKind::Unsaid) };
        if let Some(ending) = at.ending() {
            let is_so = value == 0 && ending == Ending::Won(to.other());
            return if is_so { Ok(Ok(Vec::new())) } else { gap(GapKind::Ends(ending)) };
        }
        let Some(options) = at.options(MOVES, tick)? else { return Ok(Err(Found::Beyond(Limit::Moves))) };
        let mut left = Vec::with_capacity(options.len());
        for (place, next) in options.iter().enumerate() {
            match self.value(&next.text()) {
                _ if next.to() == to => return gap(GapKind::MovesAgain(at.named(place))),
                None => return gap(GapKind::Leaves(at.named(place))),
                Some(same) if same == value => return gap(GapKind::SameValue(at.named(place), value)),
                Some(other) => left.push(other),
            }
        }
        left.sort_unstable();
        left.dedup();
        let mex = (0..).zip(&left).find_map(|(least, found)| (least != *found).then_some(least));
        let mex = mex.unwrap_or(left.len() as u32);
        // No move leaves this value, so the least that is missing is no greater.
        if mex < value {
            return gap(GapKind::NoneOfValue(mex, value));
        }
        met.arrows += options.len();
        Ok(Ok(options.into_iter().map(|next| met.number(next)).collect()))
    }
}

fn hole(position: String, kind: GapKind) -> Found {
    Found::Hole(telling::gap(&Gap { position, kind }))
}
