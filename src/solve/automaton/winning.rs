//! A winning move found digit by digit: what a machine accepts among the positions that a move leaves, however long the numbers are.

pub(crate) mod beside;
pub(crate) mod walk;

use crate::automaton::algebra::{Halt, and, but, or, some};
use crate::automaton::machine::{Machine, Track};
use crate::automaton::prove::{FRESH, Prover, columns, single};
use crate::automaton::winning::walk::{LEFT, Walk, free};
use ground::heap_game::{Bound, Go};
use ground::num::Nat;

/// Columns by which what a move leaves may be longer than the position.
pub const LONGER: usize = 3;

/// A position and its columns, with room before them for what a move leaves.
pub struct Written<'a> {
    /// The numbers.
    pub numbers: &'a [Nat],
    /// Their columns.
    pub columns: Vec<usize>,
}

/// Numbers that a move may leave: some of them, and how many there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// Those that are listed.
    pub listed: Vec<Vec<Nat>>,
    /// How many there are.
    pub total: Nat,
}

impl Prover<'_> {
    /// A position with its columns.
    pub fn written<'a>(&self, at: &'a [Nat]) -> Written<'a> {
        let columns = [vec![0; LONGER], columns(self.numbers.numeration, at)].concat();
        Written { numbers: at, columns }
    }

    /// What moves leave that a set holds, by the relations of the moves: each position once, `most` at most, and how many there are.
    ///
    /// Cost: one step for each column and each pair of states, a few hundred at most. Errors: stopped, or the moves need too large a machine.
    pub fn meets(&self, set: &Machine, relations: &[&Machine], at: &Written, most: usize) -> Result<Met, Halt> {
        if let [relation] = relations {
            let mut met = self.search(set, relation, at, most)?;
            met.listed.sort();
            return Ok(met);
        }
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

    /// One relation for several: heaps that one of them does not name stay.
    fn joined(&self, relations: &[&Machine]) -> Result<Machine, Halt> {
        let mut all: Option<Machine> = None;
        for relation in relations {
            let mut whole = (*relation).clone();
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
    /// `most` are listed at most, those that leave the most of the first heap first, and all are counted.
    /// Cost: one step for each column and each pair of states. Errors: stopped.
    pub fn search(&self, set: &Machine, relation: &Machine, at: &Written, most: usize) -> Result<Met, Halt> {
        let layers = Walk::new(set, relation, at.numbers.len()).layers(&at.columns, self.control)?;
        let free = free(relation, at.numbers.len());
        let numbers = |choices: Vec<u32>| {
            let mut left = at.numbers.to_vec();
            for (place, heap) in free.iter().enumerate() {
                let digit = |choice: &u32| set.digit(*choice as usize, place);
                let word: Vec<usize> = choices.iter().map(digit).collect();
                left[*heap] = self.numbers.numeration.any_number(&word);
            }
            left
        };
        let mut listed = Vec::new();
        layers.each(most, |choices| listed.push(numbers(choices)));
        Ok(Met { listed, total: layers.count() })
    }
}
