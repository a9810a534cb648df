//! What the rules say of a law, as sets: which positions are lost if it is right.

use crate::statement::digits::{Set, TooLarge, Track};
use crate::statement::every_size::conditions::Conditions;
use crate::statement::every_size::numbers::{FRESH, Numbers};
use ground::expression::tree::Truth;
use ground::heap_game::{Bound, Forbidden, Go, HeapGame, TAKEN};

/// The positions where the heap at a track may be changed, by this relation of the new number to the old ones, into a set.
fn changed(set: &Set, track: Track, relation: &Set) -> Result<Set, TooLarge> {
    let names: Vec<Track> = set.tracks.iter().map(|name| if *name == track { FRESH } else { *name }).collect();
    set.named(&names).and(relation)?.without(FRESH)
}

/// What the rules say of a law, as sets.
pub struct Sentences<'a> {
    /// The rules.
    pub game: &'a HeapGame,
    /// Numbers.
    pub numbers: &'a Numbers,
    /// The lost positions.
    pub lost: &'a Set,
    /// For vectors that are repeated: where a lost position lies here or further along.
    pub along: &'a [(Vec<i64>, Set)],
    /// The same for the smaller heap taken from the larger, for either heap.
    pub multiples: &'a [Set],
}

impl Sentences<'_> {
    pub fn positions(&self) -> Result<Set, TooLarge> {
        let valid = &self.numbers.valid;
        (1..self.game.heaps as Track).try_fold(valid.clone(), |all, track| all.and(&valid.named(&[track])))
    }

    /// What a move may leave of a set.
    fn allowed(&self, set: &Set) -> Result<Set, TooLarge> {
        let heaps = self.game.heaps as Track;
        let pairs = (0..heaps).flat_map(|one| (0..one).map(move |other| (one, other)));
        let mut set = set.clone();
        for (one, other) in pairs {
            set = match self.game.forbidden {
                Forbidden::Nothing => set,
                Forbidden::Equal => set.less(&self.numbers.same(one, other)?.less(&self.numbers.zero(one))?)?,
                Forbidden::BothOdd => set.and(&self.numbers.even(one)?.or(&self.numbers.even(other)?)?)?,
            };
        }
        Ok(set)
    }

    /// Positions that end the game whatever their moves.
    fn stopped(&self, positions: &Set) -> Result<Set, TooLarge> {
        let mut stopped = positions.less(positions)?;
        for track in (0..self.game.heaps as Track).filter(|_| self.game.stops_empty) {
            stopped = stopped.or(&positions.and(&self.numbers.zero(track))?)?;
        }
        let Some(most) = self.game.stop_sum else { return Ok(stopped) };
        // The sum of the heaps is at a track of its own.
        let mut sum = self.numbers.same(0, FRESH)?;
        for track in 1..self.game.heaps as Track {
            let step = self.numbers.adder.named(&[FRESH + 1, track, FRESH]);
            let so_far: Vec<Track> =
                sum.tracks.iter().map(|name| if *name == FRESH { FRESH + 1 } else { *name }).collect();
            sum = sum.named(&so_far).and(&step)?.without(FRESH + 1)?;
        }
        let bound = self.numbers.constant(most, FRESH + 1)?;
        let small = self.numbers.at_most(FRESH, FRESH + 1)?.and(&bound)?.without(FRESH + 1)?;
        stopped.or(&sum.and(&small)?.without(FRESH)?)
    }

    /// The positions that a vector leads from into a set.
    fn taken(&self, set: &Set, vector: &[i64]) -> Result<Set, TooLarge> {
        let mut set = set.clone();
        for (track, step) in vector.iter().enumerate().filter(|(_, step)| **step != 0) {
            let track = track as Track;
            let (low, high) = if *step > 0 { (FRESH, track) } else { (track, FRESH) };
            set = changed(&set, track, &self.numbers.plus(step.unsigned_abs(), low, high)?)?;
        }
        Ok(set)
    }

    /// The positions from which a vector, taken once or more, leads into a set; the number of times is a track of its own.
    fn repeated(&self, set: &Set, vector: &[i64]) -> Result<Set, TooLarge> {
        let (times, part) = (FRESH + 1, FRESH + 2);
        let mut set = set.clone();
        for (track, step) in vector.iter().enumerate().filter(|(_, step)| **step != 0) {
            let track = track as Track;
            let (low, high) = if *step > 0 { (FRESH, track) } else { (track, FRESH) };
            let step = self.numbers.times(step.unsigned_abs(), times, part)?;
            let relation = self.numbers.adder.named(&[low, part, high]).and(&step)?.without(part)?;
            set = changed(&set, track, &relation)?;
        }
        let valid = self.numbers.valid.named(&[times]);
        set.and(&valid)?.less(&self.numbers.zero(times))?.without(times)
    }

    /// Whether every set along a vector, or along multiples, is what it is said to be: here, or further along it.
    pub fn are_along(&self) -> Result<bool, TooLarge> {
        let here = self.allowed(self.lost)?;
        for (vector, set) in self.along {
            if !here.or(&self.taken(set, vector)?)?.is(set)? || !vector.iter().any(|step| *step > 0) {
                return Ok(false);
            }
        }
        for (track, set) in self.multiples.iter().enumerate() {
            if !here.or(&self.multiple(set, track as Track)?)?.is(set)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The other heap, which is not empty, taken once from the heap at a track.
    fn multiple(&self, set: &Set, track: Track) -> Result<Set, TooLarge> {
        let once = self.numbers.adder.named(&[FRESH, 1 - track, track]).less(&self.numbers.zero(1 - track))?;
        changed(set, track, &once)
    }

    /// The positions that the rules call lost if the law is right.
    pub fn lost(&self, positions: &Set) -> Result<Set, TooLarge> {
        let stopped = self.stopped(positions)?;
        let winning = self.leading(&self.allowed(self.lost)?, true)?;
        if !self.game.is_misere {
            return positions.less(&winning)?.or(&stopped);
        }
        let movable = self.leading(&self.allowed(positions)?, false)?;
        movable.less(&winning)?.less(&stopped)
    }

    /// The positions from which some move leads into a set. `is_lost`: the set is that of the lost positions, and what lies along vectors is known.
    fn leading(&self, set: &Set, is_lost: bool) -> Result<Set, TooLarge> {
        let mut all = set.less(set)?;
        for go in &self.game.moves {
            all = all.or(&self.leading_by(go, set, is_lost)?)?;
        }
        Ok(all)
    }

    fn leading_by(&self, go: &Go, set: &Set, is_lost: bool) -> Result<Set, TooLarge> {
        let along = |vector: &Vec<i64>| self.along.iter().find(|(known, _)| is_lost && known == vector);
        match go {
            Go::Once(vector) => self.taken(set, vector),
            Go::Ray(vector) => match along(vector) {
                Some((_, along)) => self.taken(along, vector),
                None => self.repeated(set, vector),
            },
            Go::Then(first, more) => match along(more) {
                Some((_, along)) => self.taken(along, first),
                None => self.taken(&set.or(&self.repeated(set, more)?)?, first),
            },
            Go::Several { least, most } => self.several(set, *least, *most),
            Go::Limit { factor } => self.limited(set, *factor),
            Go::Bounded(bound) => self.bounded(set, *bound, 0)?.or(&self.bounded(set, *bound, 1)?),
            Go::Multiple => {
                let known = |track: usize| self.multiples.get(track).filter(|_| is_lost).unwrap_or(set);
                self.multiple(known(0), 0)?.or(&self.multiple(known(1), 1)?)
            }
            Go::Take { heap, when } => {
                let left = self.left(*heap as Track, when)?;
                changed(set, *heap as Track, &left)
            }
        }
    }

    /// Something taken from each of `least` to `most` heaps.
    fn several(&self, set: &Set, least: usize, most: usize) -> Result<Set, TooLarge> {
        let mut all = set.less(set)?;
        for heaps in 1..1usize << self.game.heaps {
            if !(least..=most).contains(&(heaps.count_ones() as usize)) {
                continue;
            }
            let tracks = (0..self.game.heaps).filter(|track| heaps & 1 << track != 0).map(|track| track as Track);
            let lowered = tracks
                .into_iter()
                .try_fold(set.clone(), |set, track| changed(&set, track, &self.numbers.less.named(&[FRESH, track])))?;
            all = all.or(&lowered)?;
        }
        Ok(all)
    }

    /// At most the limit is taken, and so many times it is the next limit.
    fn limited(&self, set: &Set, factor: u64) -> Result<Set, TooLarge> {
        let (heap, limit, taken) = (FRESH, FRESH + 1, FRESH + 2);
        let next = set.named(&[heap, limit]).and(&self.numbers.times(factor, taken, limit)?)?.without(limit)?;
        let from = next.and(&self.numbers.adder.named(&[heap, taken, 0]))?.without(heap)?;
        let within = self.numbers.at_most(taken, 1)?.less(&self.numbers.zero(taken))?;
        from.and(&within)?.without(taken)
    }

    fn bounded(&self, set: &Set, bound: Bound, track: Track) -> Result<Set, TooLarge> {
        let (other, taken) = (1 - track, FRESH + 1);
        let less = |a, b| self.numbers.less.named(&[a, b]);
        let relation = match bound {
            Bound::Below => less(FRESH, other).and(&less(FRESH, track))?,
            Bound::AtMost | Bound::AtLeast => {
                let within = if bound == Bound::AtMost {
                    self.numbers.at_most(taken, other)
                } else {
                    self.numbers.at_most(other, taken)
                };
                let some = within?.less(&self.numbers.zero(taken))?;
                self.numbers.adder.named(&[FRESH, taken, track]).and(&some)?.without(taken)?
            }
        };
        changed(set, track, &relation)
    }

    /// What is left of a heap where a condition says what may be taken.
    fn left(&self, heap: Track, when: &Truth) -> Result<Set, TooLarge> {
        let taken = FRESH + 1;
        let mut tracks = [heap; 2];
        tracks[TAKEN] = taken;
        let conditions = Conditions { numbers: self.numbers, tracks: &tracks };
        // What cannot be told cannot be checked.
        let allowed = conditions.holds(when)?.ok_or(TooLarge)?.less(&self.numbers.zero(taken))?;
        self.numbers.adder.named(&[FRESH, taken, heap]).and(&allowed)?.without(taken)
    }
}
