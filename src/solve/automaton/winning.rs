//! A winning move found digit by digit: what a machine accepts among the positions that a move leaves, however long the numbers are.

use rustc_hash::FxHashSet;

use crate::automaton::algebra::{Halt, and, but, some};
use crate::automaton::machine::{Machine, State, Track};
use crate::automaton::numeration::Numeration;
use crate::automaton::prove::{FRESH, Prover, single};
use ground::heap_game::{Bound, Go};
use ground::num::Nat;

/// The first name of the numbers that a move leaves: heap `i` becomes `LEFT + i`.
const LEFT: Track = 10;

/// Columns by which what a move leaves may be longer than the position.
const LONGER: usize = 3;

impl Prover<'_> {
    /// What some move of a kind leaves that a set holds; `None`: no move of that kind does.
    ///
    /// Cost: one step for each column and each pair of states, a few hundred at most. Errors: stopped, or the moves need too large a machine.
    pub fn meets(&self, set: &Machine, go: &Go, at: &[Nat]) -> Result<Option<Vec<Nat>>, Halt> {
        for relation in self.relations(go)? {
            if let Some(left) = self.search(set, &relation, at)? {
                return Ok(Some(left));
            }
        }
        Ok(None)
    }

    /// What the moves of a kind leave, as relations between the position and the heaps that change.
    fn relations(&self, go: &Go) -> Result<Vec<Machine>, Halt> {
        let left = |track: Track| LEFT + track;
        Ok(match go {
            Go::Once(vector) => vec![self.along(vector, None)?],
            Go::Ray(vector) => match single(vector) {
                Some(track) => vec![self.numbers.less.called(&[left(track), track])],
                None => vec![self.along(vector, Some(vector))?],
            },
            Go::Then(first, more) => vec![self.along(first, Some(more))?],
            Go::Several { least, most } => self.of_several(*least, *most)?,
            Go::Limit { factor } => vec![self.of_limit(*factor)?],
            Go::Bounded(bound) => vec![self.of_bound(*bound, 0)?, self.of_bound(*bound, 1)?],
            // Multiples of a number that is not constant are no relation of these machines.
            Go::Multiple => return Err(Halt::Large),
            Go::Divide { .. } | Go::Power(_) | Go::Share { .. } => vec![self.cut(go)?.called(&[0, left(0)])],
        })
    }

    /// A vector taken, and then another any number of times.
    fn along(&self, first: &[i64], more: Option<&Vec<i64>>) -> Result<Machine, Halt> {
        let (times, part, middle) = (FRESH, FRESH + 1, FRESH + 2);
        let mut relation: Option<Machine> = None;
        for (track, step) in first.iter().enumerate() {
            let (track, again) = (track as Track, more.map_or(0, |more| more[track]));
            if *step == 0 && again == 0 {
                continue;
            }
            let (low, high) = if *step >= 0 { (middle, track) } else { (track, middle) };
            let mut one = self.numbers.plus(step.unsigned_abs(), low, high, self.control)?;
            let (low, high) = if again >= 0 { (LEFT + track, middle) } else { (middle, LEFT + track) };
            let further = match again {
                0 => self.numbers.same(LEFT + track, middle, self.control)?,
                _ => {
                    let multiple = self.numbers.times(again.unsigned_abs(), times, part, self.control)?;
                    some(
                        &and(&self.numbers.adder.called(&[low, part, high]), &multiple, self.control)?,
                        part,
                        self.control,
                    )?
                }
            };
            one = some(&and(&one, &further, self.control)?, middle, self.control)?;
            relation = Some(match relation {
                None => one,
                Some(relation) => and(&relation, &one, self.control)?,
            });
        }
        some(&relation.ok_or(Halt::Large)?, times, self.control)
    }

    fn of_several(&self, least: usize, most: usize) -> Result<Vec<Machine>, Halt> {
        let subsets =
            (1..1usize << self.game.heaps).filter(|set| (least..=most).contains(&(set.count_ones() as usize)));
        let of_subset = |subset: usize| {
            let tracks = (0..self.game.heaps).filter(|track| subset & 1 << track != 0).map(|track| track as Track);
            let mut lower = tracks.map(|track| self.numbers.less.called(&[LEFT + track, track]));
            let first = lower.next().ok_or(Halt::Large)?;
            lower.try_fold(first, |all, one| and(&all, &one, self.control))
        };
        subsets.map(of_subset).collect()
    }

    fn of_limit(&self, factor: u64) -> Result<Machine, Halt> {
        let taken = FRESH;
        let sum = self.numbers.adder.called(&[LEFT, taken, 0]);
        let within = but(&self.at_most(taken, 1)?, &self.numbers.zero(taken), self.control)?;
        let next = self.numbers.times(factor, taken, LEFT + 1, self.control)?;
        some(&and(&and(&sum, &within, self.control)?, &next, self.control)?, taken, self.control)
    }

    fn of_bound(&self, bound: Bound, track: Track) -> Result<Machine, Halt> {
        let relation = self.bound(bound, track)?;
        let names: Vec<Track> =
            relation.tracks.iter().map(|name| if *name == FRESH { LEFT + track } else { *name }).collect();
        Ok(relation.called(&names))
    }

    /// Numbers of the set that stand in a relation to the position, by a search over columns; heaps that the relation does not name stay.
    fn search(&self, set: &Machine, relation: &Machine, at: &[Nat]) -> Result<Option<Vec<Nat>>, Halt> {
        let words: Vec<Vec<usize>> = at.iter().map(|number| self.numbers.numeration.word(number)).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0) + LONGER;
        let digit = |heap: usize, place: usize| {
            let zeros = length - words[heap].len();
            if place < zeros { 0 } else { words[heap][place - zeros] }
        };
        let free: Vec<usize> =
            (0..at.len()).filter(|heap| relation.tracks.contains(&(LEFT + *heap as Track))).collect();
        let walk = Walk::new(set, relation, &free);
        let mut layers = vec![vec![Stand { pair: (set.start, relation.start), before: 0, choice: 0 }]];
        for place in 0..length {
            self.control.tick(1)?;
            let digits: Vec<usize> = (0..at.len()).map(|heap| digit(heap, place)).collect();
            let next = walk.step(&layers[place], &digits);
            layers.push(next);
        }
        let Some(end) = layers[length].iter().position(|stand| walk.accepts(stand.pair)) else { return Ok(None) };
        Ok(Some(walk.back(&layers, end, at, self.numbers.numeration)))
    }
}

/// Where a search stands after some columns, and how it came there.
struct Stand {
    pair: (State, State),
    before: u32,
    choice: u32,
}

/// A search through a set and a relation side by side; the heaps that are free take any digit.
struct Walk<'a> {
    set: &'a Machine,
    relation: &'a Machine,
    free: &'a [usize],
    alive: (Vec<bool>, Vec<bool>),
}

impl<'a> Walk<'a> {
    fn new(set: &'a Machine, relation: &'a Machine, free: &'a [usize]) -> Self {
        Walk { set, relation, free, alive: (set.alive(), relation.alive()) }
    }

    fn accepts(&self, (set, relation): (State, State)) -> bool {
        self.set.accepts[set as usize] && self.relation.accepts[relation as usize]
    }

    /// The digit that the free heap at this place has in a choice.
    fn chosen(&self, choice: usize, place: usize) -> usize {
        choice / self.set.radix.pow(place as u32) % self.set.radix
    }

    fn step(&self, stands: &[Stand], digits: &[usize]) -> Vec<Stand> {
        let radix = self.set.radix;
        let mut known: FxHashSet<(State, State)> = FxHashSet::default();
        let mut next = Vec::new();
        for choice in 0..radix.pow(self.free.len() as u32) {
            let left = |heap: usize| {
                let place = self.free.iter().position(|free| *free == heap);
                place.map_or(digits[heap], |place| self.chosen(choice, place))
            };
            let of_set: usize = (0..digits.len()).map(|heap| left(heap) * radix.pow(heap as u32)).sum();
            let named = self.relation.tracks.iter().enumerate().map(|(i, track)| {
                let digit = if *track >= LEFT { left(usize::from(*track - LEFT)) } else { digits[usize::from(*track)] };
                digit * radix.pow(i as u32)
            });
            let of_relation: usize = named.sum();
            for (before, stand) in stands.iter().enumerate() {
                let pair = (self.set.step(stand.pair.0, of_set), self.relation.step(stand.pair.1, of_relation));
                let is_alive = self.alive.0[pair.0 as usize] && self.alive.1[pair.1 as usize];
                if is_alive && known.insert(pair) {
                    next.push(Stand { pair, before: before as u32, choice: choice as u32 });
                }
            }
        }
        next
    }

    /// The numbers along the way to a stand in the last layer.
    fn back(&self, layers: &[Vec<Stand>], end: usize, at: &[Nat], numeration: Numeration) -> Vec<Nat> {
        let mut words: Vec<Vec<usize>> = vec![Vec::new(); self.free.len()];
        let mut place = end;
        for layer in layers[1..].iter().rev() {
            let stand = &layer[place];
            words.iter_mut().enumerate().for_each(|(i, word)| word.push(self.chosen(stand.choice as usize, i)));
            place = stand.before as usize;
        }
        let mut left = at.to_vec();
        for (heap, mut word) in self.free.iter().zip(words) {
            word.reverse();
            left[*heap] = numeration.any_number(&word);
        }
        left
    }
}
