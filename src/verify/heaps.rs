//! Nim-values of heaps in games whose moves split them: that exactly those positions are lost whose heaps' values cancel.
//!
//! Checked by induction over every position that comes about from one heap of each size, however many heaps it has: of a position whose
//! values cancel every move leads to one whose values do not, of any other some move leads to one whose values do, and where the game is
//! over it is lost. No play returns to where it was, so it is so of all of them. What a position's heaps are is read off its text.

use rustc_hash::FxHashMap;

use crate::rules::{Ending, Side};
use crate::say;
use crate::say::Say;
use crate::verify::found::Found;
use crate::verify::ground::Ground;
use crate::verify::law::{Gap, GapKind, returning};
use crate::verify::telling;
use crate::verify::walk::{Limit, POSITIONS};

/// Moves of one position at most.
const MOVES: usize = 100_000;

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
}

impl<G: Ground> Met<G> {
    fn number(&mut self, at: G) -> usize {
        let new = self.nodes.len();
        let number = *self.numbers.entry((at.to(), at.text())).or_insert(new);
        if number == new {
            self.nodes.push(at);
        }
        number
    }
}

impl Heaps {
    /// Reads `0 1 2 3 1`.
    pub fn read(text: &str) -> Option<Self> {
        let values: Vec<u32> = text.split(' ').map(|value| value.parse().ok()).collect::<Option<_>>()?;
        Some(Heaps { values })
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

    /// Whether the values of the heaps of a position cancel; `None`: it is no list of heaps of these sizes.
    fn cancels(&self, text: &str) -> Option<bool> {
        let heaps = text.split(',').filter(|_| text != "-");
        let value = |heap: &str| self.values.get(heap.trim().parse::<usize>().ok()?).copied();
        heaps.map(value).try_fold(0, |sum, value| Some(sum ^ value?)).map(|sum| sum == 0)
    }

    /// Holds the values against the rules; `tick` is called for every move and may stop it.
    ///
    /// Time and memory: every position that can come about, with its moves.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        let mut met = Met { numbers: FxHashMap::default(), nodes: Vec::new() };
        for size in 0..self.values.len() {
            match start.sized(&[size]) {
                Some(at) => met.number(at),
                None => return Ok(Found::Hole(say!("heaps-no-heap", size = size))),
            };
        }
        let mut below: Vec<Vec<usize>> = Vec::new();
        while below.len() < met.nodes.len() {
            if met.nodes.len() > POSITIONS {
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
        let Some(is_lost) = self.cancels(&position) else { return gap(GapKind::Unsaid) };
        if let Some(ending) = at.ending() {
            let is_so = is_lost && ending == Ending::Won(to.other());
            return if is_so { Ok(Ok(Vec::new())) } else { gap(GapKind::Ends(ending)) };
        }
        let Some(options) = at.options(MOVES, tick)? else { return Ok(Err(Found::Beyond(Limit::Moves))) };
        let mut leads_to_lost = false;
        for (place, next) in options.iter().enumerate() {
            match self.cancels(&next.text()) {
                _ if next.to() == to => return gap(GapKind::MovesAgain(at.named(place))),
                None => return gap(GapKind::Leaves(at.named(place))),
                Some(true) if is_lost => return gap(GapKind::LostToo(at.named(place))),
                Some(cancels) => leads_to_lost |= cancels,
            }
        }
        if !is_lost && !leads_to_lost {
            return gap(GapKind::NoneLost);
        }
        Ok(Ok(options.into_iter().map(|next| met.number(next)).collect()))
    }
}

fn hole(position: String, kind: GapKind) -> Found {
    Found::Hole(telling::gap(&Gap { position, kind }))
}
