//! Whether a learnt machine is the law of a game for every size: one sentence, decided by machines.
//!
//! A position is lost exactly where no move leads to a lost one; play ends, so there is only one such set. What a ray reaches is told by a
//! second machine, which is held by its own recurrence: "here, or one step further along it".

use crate::automaton::algebra::{Halt, and, but, differs, or, replaced, some};
use crate::automaton::arithmetic::Arithmetic;
use crate::automaton::condition::Conditions;
use crate::automaton::machine::{Machine, Track};
use crate::automaton::numeration::Numeration;
use crate::judge::control::Control;
use ground::expression::tree::Truth;
use ground::heap_game::{Bound, Forbidden, Go, HeapGame, TAKEN};
use ground::num::Nat;

/// A law: which positions are lost, and for each vector that is repeated which have a lost one here or further along it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// The lost positions.
    pub lost: Machine,
    /// For each repeated vector the positions that have one here or along it.
    pub rays: Vec<(Vec<i64>, Machine)>,
    /// Where multiples of the smaller heap are taken from the larger: the same for each of the two heaps.
    pub multiples: Vec<Machine>,
}

impl Law {
    /// Whether a position is lost. Cost: writing its numbers, and one step a column.
    pub fn has(&self, numeration: Numeration, at: &[Nat]) -> bool {
        self.lost.has(&columns(numeration, at))
    }
}

/// The columns of a position: its numbers under one another, padded to one length.
pub fn columns(numeration: Numeration, at: &[Nat]) -> Vec<usize> {
    let radix = numeration.radix();
    let words: Vec<Vec<usize>> = at.iter().map(|number| numeration.word(number)).collect();
    let length = words.iter().map(Vec::len).max().unwrap_or(0);
    let mut columns = vec![0; length];
    for (heap, word) in words.iter().enumerate() {
        let places = &mut columns[length - word.len()..];
        places.iter_mut().zip(word).for_each(|(column, digit)| *column += digit * radix.pow(heap as u32));
    }
    columns
}

/// The obligations of one game in one numeration.
pub struct Prover<'a> {
    /// The game.
    pub game: &'a HeapGame,
    /// Numbers as machines.
    pub numbers: &'a Arithmetic,
    /// The reins.
    pub control: &'a Control,
}

/// A name that no heap has.
pub const FRESH: Track = 20;

impl Prover<'_> {
    /// A position on which the law fails, as a word; `None`: it holds for every size.
    pub fn refuted(&self, law: &Law) -> Result<Option<Vec<usize>>, Halt> {
        let reach = self.allowed(&law.lost)?;
        for (vector, along) in &law.rays {
            let further = self.shifted(along, vector)?;
            if let Some(word) = differs(along, &or(&reach, &further, self.control)?, self.control)? {
                return Ok(Some(word));
            }
        }
        for (track, along) in law.multiples.iter().enumerate() {
            let further = self.multiple(along, track as Track)?;
            if let Some(word) = differs(along, &or(&reach, &further, self.control)?, self.control)? {
                return Ok(Some(word));
            }
        }
        let winning = self.reaching(&reach, law)?;
        let positions = self.positions()?;
        let stopped = self.stopped(&positions)?;
        let lost = if self.game.is_misere {
            but(&but(&self.movable(&positions)?, &winning, self.control)?, &stopped, self.control)?
        } else {
            or(&but(&positions, &winning, self.control)?, &stopped, self.control)?
        };
        differs(&law.lost, &lost, self.control)
    }

    /// Every tuple of numbers.
    pub fn positions(&self) -> Result<Machine, Halt> {
        let mut all = self.numbers.valid.clone();
        for track in 1..self.game.heaps as Track {
            all = and(&all, &self.numbers.valid.called(&[track]), self.control)?;
        }
        Ok(all)
    }

    /// Positions that end the game whatever their moves.
    fn stopped(&self, positions: &Machine) -> Result<Machine, Halt> {
        let mut stopped = but(positions, positions, self.control)?;
        if self.game.stops_empty {
            for track in 0..self.game.heaps as Track {
                stopped = or(&stopped, &and(positions, &self.numbers.zero(track), self.control)?, self.control)?;
            }
        }
        if let Some(most) = self.game.stop_sum {
            stopped = or(&stopped, &self.small_sums(most)?, self.control)?;
        }
        Ok(stopped)
    }

    /// Positions whose numbers add up to at most this.
    fn small_sums(&self, most: u64) -> Result<Machine, Halt> {
        let (sum, rest) = (FRESH, FRESH + 1);
        let bound = and(&self.at_most(sum, rest)?, &self.numbers.constant(most, rest, self.control)?, self.control)?;
        let mut sums = some(&bound, rest, self.control)?;
        for track in (1..self.game.heaps as Track).rev() {
            // The sum is what is left of it, at the other track, and this heap.
            let added = and(&sums, &self.numbers.adder.called(&[rest, track, sum]), self.control)?;
            let left = some(&added, sum, self.control)?;
            let names: Vec<Track> = left.tracks.iter().map(|name| if *name == rest { sum } else { *name }).collect();
            sums = left.called(&names);
        }
        let names: Vec<Track> = sums.tracks.iter().map(|name| if *name == sum { 0 } else { *name }).collect();
        Ok(sums.called(&names))
    }

    /// The positions of a set that a move may leave.
    pub fn allowed(&self, set: &Machine) -> Result<Machine, Halt> {
        let mut set = set.clone();
        for one in 0..self.game.heaps as Track {
            for other in 0..one {
                let barred = match self.game.forbidden {
                    Forbidden::Nothing => continue,
                    Forbidden::Equal => {
                        but(&self.numbers.same(other, one, self.control)?, &self.numbers.zero(one), self.control)?
                    }
                    Forbidden::BothOdd => {
                        let even = or(
                            &self.numbers.even(one, self.control)?,
                            &self.numbers.even(other, self.control)?,
                            self.control,
                        )?;
                        even.complement()
                    }
                };
                set = but(&set, &barred, self.control)?;
            }
        }
        Ok(set)
    }

    /// The positions with a vector taken from which the set is met: `p - vector` is in it.
    fn shifted(&self, set: &Machine, vector: &[i64]) -> Result<Machine, Halt> {
        let mut set = set.clone();
        for (track, step) in vector.iter().enumerate().filter(|(_, step)| **step != 0) {
            let track = track as Track;
            let (low, high) = if *step > 0 { (FRESH, track) } else { (track, FRESH) };
            let relation = self.numbers.plus(step.unsigned_abs(), low, high, self.control)?;
            set = replaced(&set, track, &relation, FRESH, self.control)?;
        }
        Ok(set)
    }

    /// The positions from which some move meets the set, of which the rays are given.
    fn reaching(&self, set: &Machine, law: &Law) -> Result<Machine, Halt> {
        let mut all = but(set, set, self.control)?;
        for go in &self.game.moves {
            let more = self.reaching_by(go, set, law)?;
            all = or(&all, &more, self.control)?;
        }
        Ok(all)
    }

    fn reaching_by(&self, go: &Go, set: &Machine, law: &Law) -> Result<Machine, Halt> {
        let along = |vector: &Vec<i64>| law.rays.iter().find(|(known, _)| known == vector).map(|(_, along)| along);
        match go {
            Go::Once(vector) => self.shifted(set, vector),
            Go::Ray(vector) => match (single(vector), along(vector)) {
                (Some(track), _) => self.lowered(set, track),
                (None, Some(along)) => self.shifted(along, vector),
                (None, None) => self.repeated(&self.shifted(set, vector)?, vector),
            },
            Go::Then(first, more) => match along(more) {
                Some(along) => self.shifted(along, first),
                None => self.repeated(&self.shifted(set, first)?, more),
            },
            Go::Several { least, most } => self.several(set, *least, *most),
            Go::Limit { factor } => self.limited(set, *factor),
            Go::Bounded(bound) => or(&self.bounded(set, *bound, 0)?, &self.bounded(set, *bound, 1)?, self.control),
            Go::Multiple => {
                let [one, other] = &law.multiples[..] else { return Err(Halt::Large) };
                or(&self.multiple(one, 0)?, &self.multiple(other, 1)?, self.control)
            }
            Go::Take { heap, when } => {
                let left = self.taken(*heap as Track, when)?.ok_or(Halt::Large)?;
                replaced(set, *heap as Track, &left, FRESH, self.control)
            }
        }
    }

    /// The positions with a number that is lower at this track from which the set is met.
    fn lowered(&self, set: &Machine, track: Track) -> Result<Machine, Halt> {
        replaced(set, track, &self.numbers.less.called(&[FRESH, track]), FRESH, self.control)
    }

    /// The positions from which the set is met here or with any multiple of the vector taken, the multiple as a track of its own.
    fn repeated(&self, set: &Machine, vector: &[i64]) -> Result<Machine, Halt> {
        let multiple = FRESH + 1;
        let mut set = set.clone();
        for (track, step) in vector.iter().enumerate().filter(|(_, step)| **step != 0) {
            let track = track as Track;
            let (low, high) = if *step > 0 { (FRESH, track) } else { (track, FRESH) };
            // high = low + times * multiple
            let part = FRESH + 2;
            let times = self.numbers.times(step.unsigned_abs(), multiple, part, self.control)?;
            let added = and(&self.numbers.adder.called(&[low, part, high]), &times, self.control)?;
            set = replaced(&set, track, &some(&added, part, self.control)?, FRESH, self.control)?;
        }
        some(&set, multiple, self.control)
    }

    /// The positions from which the set is met by taking the other heap, which is not empty, once from the heap at `track`.
    fn multiple(&self, set: &Machine, track: Track) -> Result<Machine, Halt> {
        let other = 1 - track;
        let once = but(&self.numbers.adder.called(&[FRESH, other, track]), &self.numbers.zero(other), self.control)?;
        replaced(set, track, &once, FRESH, self.control)
    }

    /// Whether there is a move at all: what leaves any position that may be left.
    fn movable(&self, positions: &Machine) -> Result<Machine, Halt> {
        let reach = self.allowed(positions)?;
        let mut law = Law { lost: reach.clone(), rays: Vec::new(), multiples: vec![reach.clone(); 2] };
        if self.game.forbidden == Forbidden::Nothing {
            let vectors = |go: &Go| match go {
                Go::Ray(vector) | Go::Then(_, vector) => Some((vector.clone(), reach.clone())),
                _ => None,
            };
            law.rays = self.game.moves.iter().filter_map(vectors).collect();
        }
        self.reaching(&reach, &law)
    }

    /// At least one taken from each of `least` to `most` heaps.
    fn several(&self, set: &Machine, least: usize, most: usize) -> Result<Machine, Halt> {
        let heaps = self.game.heaps;
        let mut by_subset: Vec<Machine> = vec![set.clone()];
        let mut all = but(set, set, self.control)?;
        for subset in 1..1usize << heaps {
            let track = usize::BITS - 1 - subset.leading_zeros();
            let machine = self.lowered(&by_subset[subset & !(1 << track)], track as Track)?;
            if (least..=most).contains(&(subset.count_ones() as usize)) {
                all = or(&all, &machine, self.control)?;
            }
            by_subset.push(machine);
        }
        Ok(all)
    }

    /// A heap at 0 and a limit at 1: what is taken is at most both, and so many times it is the next limit.
    fn limited(&self, set: &Machine, factor: u64) -> Result<Machine, Halt> {
        let (heap, limit, taken) = (FRESH, FRESH + 1, FRESH + 2);
        let set = set.called(&[heap, limit]);
        let by_taken = some(
            &and(&set, &self.numbers.times(factor, taken, limit, self.control)?, self.control)?,
            limit,
            self.control,
        )?;
        let sum = and(&by_taken, &self.numbers.adder.called(&[heap, taken, 0]), self.control)?;
        let of_heap = but(&some(&sum, heap, self.control)?, &self.numbers.zero(taken), self.control)?;
        let within = self.at_most(taken, 1)?;
        some(&and(&of_heap, &within, self.control)?, taken, self.control)
    }

    /// The number at one track is at most that at the other.
    pub fn at_most(&self, one: Track, other: Track) -> Result<Machine, Halt> {
        or(&self.numbers.less.called(&[one, other]), &self.numbers.same(one, other, self.control)?, self.control)
    }

    /// From the heap at `track` as many as the other one bounds.
    fn bounded(&self, set: &Machine, bound: Bound, track: Track) -> Result<Machine, Halt> {
        replaced(set, track, &self.bound(bound, track)?, FRESH, self.control)
    }

    /// What is left of the heap at `track`, at a fresh track, beside the heap and the other one.
    pub fn bound(&self, bound: Bound, track: Track) -> Result<Machine, Halt> {
        let (other, taken) = (1 - track, FRESH + 1);
        if bound == Bound::Below {
            let (below, lower) = (self.numbers.less.called(&[FRESH, other]), self.numbers.less.called(&[FRESH, track]));
            return and(&below, &lower, self.control);
        }
        let within = if bound == Bound::AtMost { self.at_most(taken, other)? } else { self.at_most(other, taken)? };
        let some_taken = but(&within, &self.numbers.zero(taken), self.control)?;
        some(&and(&self.numbers.adder.called(&[FRESH, taken, track]), &some_taken, self.control)?, taken, self.control)
    }

    /// What is left of a heap where a condition says what may be taken, at a fresh track; `None`: these machines cannot tell it.
    pub fn taken(&self, heap: Track, when: &Truth) -> Result<Option<Machine>, Halt> {
        let taken = FRESH + 1;
        let mut tracks = [heap; 2];
        tracks[TAKEN] = taken;
        let conditions = Conditions { numbers: self.numbers, tracks: &tracks, control: self.control };
        let Some(allowed) = conditions.holds(when)? else { return Ok(None) };
        let allowed = but(&allowed, &self.numbers.zero(taken), self.control)?;
        let left = and(&self.numbers.adder.called(&[FRESH, taken, heap]), &allowed, self.control)?;
        some(&left, taken, self.control).map(Some)
    }

    /// Whether these machines can tell every move.
    pub fn tells_moves(&self) -> Result<bool, Halt> {
        for go in &self.game.moves {
            if let Go::Take { heap, when } = go
                && self.taken(*heap as Track, when)?.is_none()
            {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The heap that a vector of one 1 and zeros lowers: then any lower number is met.
pub fn single(vector: &[i64]) -> Option<Track> {
    let is_single = vector.iter().filter(|step| **step != 0).eq([&1]);
    is_single.then(|| vector.iter().position(|step| *step == 1))?.map(|track| track as Track)
}
