//! A winning move found digit by digit: what a machine accepts among the positions that a move leaves, however long the numbers are.

use std::hash::BuildHasherDefault;

use indexmap::IndexSet;
use num_traits::Zero;
use rustc_hash::FxHasher;

use crate::automaton::algebra::{Halt, and, but, or, some};
use crate::automaton::machine::{Machine, State, Track};
use crate::automaton::numeration::Numeration;
use crate::automaton::prove::{FRESH, Prover, single};
use ground::heap_game::{Bound, Go};
use ground::num::Nat;

/// The first name of the numbers that a move leaves: heap `i` becomes `LEFT + i`.
const LEFT: Track = 10;

/// Columns by which what a move leaves may be longer than the position.
const LONGER: usize = 3;

/// Numbers that a move may leave: some of them, and how many there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// Those that are listed.
    pub listed: Vec<Vec<Nat>>,
    /// How many there are.
    pub total: Nat,
}

impl Prover<'_> {
    /// What some move of a kind leaves that a set holds, `most` at most, and how many there are; none: no move of that kind does.
    ///
    /// Cost: one step for each column and each pair of states, a few hundred at most. Errors: stopped, or the moves need too large a machine.
    pub fn meets(&self, set: &Machine, go: &Go, at: &[Nat], most: usize) -> Result<Met, Halt> {
        let mut met = Met::default();
        for relation in self.relations(go)? {
            // No two relations of one kind of move leave the same.
            let more = self.search(set, &relation, at, most - met.listed.len())?;
            met.listed.extend(more.listed);
            met.total += more.total;
        }
        Ok(met)
    }

    /// The same for moves whose relations are known, each number once.
    pub fn meets_all(&self, set: &Machine, relations: &[Machine], at: &[Nat], most: usize) -> Result<Met, Halt> {
        let mut met = Met::default();
        for relation in relations {
            let more = self.search(set, relation, at, most)?;
            if more.total > Nat::from(most) {
                // Too many to be compared one by one: what several kinds of moves leave is one relation.
                return self.search(set, &self.joined(relations)?, at, most);
            }
            met.listed.extend(more.listed);
        }
        met.listed.sort();
        met.listed.dedup();
        met.total = Nat::from(met.listed.len());
        met.listed.truncate(most);
        Ok(met)
    }

    /// The number of the last heap with which a set holds the position, whatever number stands there; `None`: it holds none.
    pub fn beside(&self, set: &Machine, at: &[Nat]) -> Result<Option<Nat>, Halt> {
        let last = at.len() as Track - 1;
        let met = self.search(set, &self.numbers.valid.called(&[LEFT + last]), at, 1)?;
        Ok(met.listed.into_iter().next().and_then(|mut found| found.pop()))
    }

    /// One relation for several: heaps that one of them does not name stay.
    fn joined(&self, relations: &[Machine]) -> Result<Machine, Halt> {
        let mut all: Option<Machine> = None;
        for relation in relations {
            let mut whole = relation.clone();
            for heap in (0..self.game.heaps as Track).filter(|heap| !relation.tracks.contains(&(LEFT + heap))) {
                whole = and(&whole, &self.numbers.same(LEFT + heap, heap, self.control)?, self.control)?;
            }
            all = Some(match all {
                None => whole,
                Some(all) => or(&all, &whole, self.control)?,
            });
        }
        all.ok_or(Halt::Large)
    }

    /// What the moves of a kind leave, as relations between the position and the heaps that change.
    pub fn relations(&self, go: &Go) -> Result<Vec<Machine>, Halt> {
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
            Go::Take { heap, when } => {
                let (heap, taken) = (*heap as Track, self.taken(*heap as Track, when)?.ok_or(Halt::Large)?);
                // The heap comes before the fresh name.
                vec![taken.called(&[heap, left(heap)])]
            }
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
    ///
    /// `most` are listed at most, those that leave the most of the first heap first, and all are counted. Cost: one step for each column and each pair of states. Errors: stopped.
    pub fn search(&self, set: &Machine, relation: &Machine, at: &[Nat], most: usize) -> Result<Met, Halt> {
        let words: Vec<Vec<usize>> = at.iter().map(|number| self.numbers.numeration.word(number)).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0) + LONGER;
        let digit = |heap: usize, place: usize| {
            let zeros = length - words[heap].len();
            if place < zeros { 0 } else { words[heap][place - zeros] }
        };
        let free: Vec<usize> =
            (0..at.len()).filter(|heap| relation.tracks.contains(&(LEFT + *heap as Track))).collect();
        let walk = Walk::new(set, relation, &free);
        let mut layers = vec![Layer { stands: vec![(set.start, relation.start)], ways: Vec::new() }];
        for place in 0..length {
            self.control.tick(1)?;
            let digits: Vec<usize> = (0..at.len()).map(|heap| digit(heap, place)).collect();
            let next = walk.step(&layers[place].stands, &digits);
            layers.push(next);
        }
        let total = walk.thin(&mut layers);
        let found = if total.is_zero() { Vec::new() } else { Walk::choices(&layers, most) };
        let listed = found.iter().map(|choices| walk.numbers(choices, at, self.numbers.numeration)).collect();
        Ok(Met { listed, total })
    }
}

/// Where a search may stand after some columns, and the ways that lead there: from where, with which choice, to where.
struct Layer {
    stands: Vec<(State, State)>,
    ways: Vec<(u32, u32, u32)>,
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

    fn step(&self, stands: &[(State, State)], digits: &[usize]) -> Layer {
        let radix = self.set.radix;
        let mut known: IndexSet<(State, State), BuildHasherDefault<FxHasher>> = IndexSet::default();
        let mut ways = Vec::new();
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
                let pair = (self.set.step(stand.0, of_set), self.relation.step(stand.1, of_relation));
                if self.alive.0[pair.0 as usize] && self.alive.1[pair.1 as usize] {
                    let to = known.insert_full(pair).0;
                    ways.push((before as u32, choice as u32, to as u32));
                }
            }
        }
        Layer { stands: known.into_iter().collect(), ways }
    }

    /// Leaves the ways that lead to an end alone, and says how many words of them there are.
    fn thin(&self, layers: &mut [Layer]) -> Nat {
        let Some(last) = layers.last() else { return Nat::zero() };
        let mut counts: Vec<Nat> = last.stands.iter().map(|stand| Nat::from(u8::from(self.accepts(*stand)))).collect();
        for place in (1..layers.len()).rev() {
            let mut before = vec![Nat::zero(); layers[place - 1].stands.len()];
            layers[place].ways.retain(|(_, _, to)| !counts[*to as usize].is_zero());
            for (from, _, to) in &layers[place].ways {
                before[*from as usize] += &counts[*to as usize];
            }
            counts = before;
        }
        counts.pop().unwrap_or_default()
    }

    /// The choices of the first words, column by column; every way that is left leads to an end.
    fn choices(layers: &[Layer], most: usize) -> Vec<Vec<u32>> {
        let mut words: Vec<(u32, Vec<u32>)> = vec![(0, Vec::new())];
        for layer in &layers[1..] {
            words = words.into_iter().flat_map(|(from, word)| grown(from, word, layer)).take(most.max(1)).collect();
        }
        words.truncate(most);
        words.into_iter().map(|(_, word)| word).collect()
    }

    /// The numbers of a word of choices.
    fn numbers(&self, choices: &[u32], at: &[Nat], numeration: Numeration) -> Vec<Nat> {
        let mut left = at.to_vec();
        for (place, heap) in self.free.iter().enumerate() {
            let word: Vec<usize> = choices.iter().map(|choice| self.chosen(*choice as usize, place)).collect();
            left[*heap] = numeration.any_number(&word);
        }
        left
    }
}

/// A word with each of the ways that go on from where it leads, the greatest digits first.
fn grown(from: u32, word: Vec<u32>, layer: &Layer) -> Vec<(u32, Vec<u32>)> {
    let ways: Vec<(u32, u32)> =
        layer.ways.iter().rev().filter(|way| way.0 == from).map(|(_, choice, to)| (*choice, *to)).collect();
    let (last, others) = match ways.split_last() {
        Some((last, others)) => (*last, others),
        None => return Vec::new(),
    };
    let mut words: Vec<(u32, Vec<u32>)> =
        others.iter().map(|(choice, to)| (*to, [&word[..], &[*choice]].concat())).collect();
    let mut own = word;
    own.push(last.0);
    words.push((last.1, own));
    words
}
