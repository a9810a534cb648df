//! Laws that hold for positions of every size: machines that read digits, held against the rules by sentences that machines decide.
//!
//! What is believed: the order of words of one length. Valid words in that order are the numbers (n1 to n3); the adder adds (a1 to a3); what is
//! called lost are numbers (l1); every vector lowers the first heap that it changes in some order of the heaps, so that play ends (l3); and a
//! position is called lost exactly where no move leads to one that is (l2). So by induction along play the law is right of all positions.

use crate::found::Found;
use crate::ground::Ground;
use crate::statement::digits::{STATES, Set, TooLarge, Track};
use crate::walk::Limit;
use ground::heap_game::{Bound, Forbidden, Go, HeapGame};
use ground::say;
use ground::say::Say;

/// The first name that no heap has; those after it are free, too.
const FRESH: Track = 20;

/// Sizes up to which the moves told by vectors are compared with those of the rules.
const COMPARED: u64 = 7;

/// A law for every size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EverySize {
    /// How many heaps it speaks of.
    heaps: usize,
    /// The valid words.
    valid: Set,
    /// What adds two numbers.
    adder: Set,
    /// The lost positions.
    lost: Set,
    /// For vectors that are repeated: where a lost position lies here or further along.
    along: Vec<(Vec<i64>, Set)>,
    /// The same for the smaller heap taken from the larger, for either heap.
    multiples: Vec<Set>,
}

impl EverySize {
    /// Reads `HEAPS RADIX VALID ADDER LOST` and then `VECTOR:SET` and `*:SET`.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let heaps: usize = words.next()?.parse().ok().filter(|heaps| (1..=HeapGame::HEAPS).contains(heaps))?;
        let radix: usize = words.next()?.parse().ok().filter(|radix| (2..=10).contains(radix))?;
        let tracks: Vec<Track> = (0..heaps as Track).collect();
        let valid = Set::read(words.next()?, radix, &[0])?;
        let adder = Set::read(words.next()?, radix, &[0, 1, 2])?;
        let lost = Set::read(words.next()?, radix, &tracks)?;
        let mut law = EverySize { heaps, valid, adder, lost, along: Vec::new(), multiples: Vec::new() };
        for word in words {
            let (name, set) = word.split_once(':')?;
            let set = Set::read(set, radix, &tracks)?;
            match name {
                "*" => law.multiples.push(set),
                _ => law.along.push((name.split(',').map(|step| step.parse().ok()).collect::<Option<_>>()?, set)),
            }
        }
        law.along.iter().all(|(vector, _)| vector.len() == heaps).then_some(law)
    }

    /// Writes it.
    pub fn write(&self) -> String {
        let sets = [&self.valid, &self.adder, &self.lost].into_iter().map(Set::write);
        let along = self.along.iter().map(|(vector, set)| {
            let vector: Vec<String> = vector.iter().map(i64::to_string).collect();
            format!("{}:{}", vector.join(","), set.write())
        });
        let multiples = self.multiples.iter().map(|set| format!("*:{}", set.write()));
        let sizes = [self.heaps.to_string(), self.valid.radix.to_string()];
        sizes.into_iter().chain(sets).chain(along).chain(multiples).collect::<Vec<String>>().join(" ")
    }

    /// What it claims.
    pub fn says(&self) -> Say {
        say!("every-size-claim", states = self.lost.ends.len(), heaps = self.heaps)
    }

    /// Holds the law against the rules; `tick` is called between sentences and may stop it.
    ///
    /// Cost: a few products and projections of machines; the moves of some hundred small positions are compared first.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        let Some((game, _)) = start.as_heaps().filter(|(game, at)| game.heaps == self.heaps && at.len() == self.heaps)
        else {
            return Ok(Found::Hole(say!("every-size-no-heaps", heaps = self.heaps)));
        };
        tick()?;
        let Some(compared) = compared(start, &game) else { return Ok(Found::Hole(say!("every-size-other-rules"))) };
        tick()?;
        Ok(match self.failing(&game) {
            Ok(None) => Found::Holds(compared),
            Ok(Some(obligation)) => Found::Hole(say!("every-size-fails", obligation = obligation)),
            Err(TooLarge) => Found::Beyond(Limit::Positions(STATES)),
        })
    }

    /// The first obligation that fails.
    fn failing(&self, game: &HeapGame) -> Result<Option<&'static str>, TooLarge> {
        let Some(numbers) = Numbers::new(&self.valid, &self.adder)? else { return Ok(Some("n1-n3")) };
        if !numbers.add()? {
            return Ok(Some("a1-a3"));
        }
        let rules = Sentences { game, numbers: &numbers, law: self };
        let positions = rules.positions()?;
        let sets = || std::iter::once(&self.lost).chain(self.along.iter().map(|(_, set)| set)).chain(&self.multiples);
        for set in sets() {
            if !set.has_free_zeros() || !set.less(&positions)?.is_empty() {
                return Ok(Some("l1"));
            }
        }
        if game.order().is_none() {
            return Ok(Some("l3"));
        }
        Ok(if rules.are_along()? && rules.lost(&positions)?.is(&self.lost)? { None } else { Some("l2") })
    }
}

/// How many small positions have the moves that the game's vectors tell; `None`: some has not.
fn compared<G: Ground>(start: &G, game: &HeapGame) -> Option<usize> {
    let mut count = 0;
    let mut open =
        vec![(start.sized(&vec![COMPARED as usize; game.heaps]).or_else(|| start.sized(&[COMPARED as usize]))?)];
    let mut met = std::collections::BTreeSet::new();
    while let Some(at) = open.pop() {
        let (_, numbers) = at.as_heaps()?;
        let numbers: Vec<u64> = numbers.iter().map(|number| u64::try_from(number).ok()).collect::<Option<_>>()?;
        if !met.insert(numbers.clone()) || at.ending().is_some() && game.options(&numbers).is_empty() {
            continue;
        }
        let mut left = Vec::new();
        if !at.each(10_000, &mut |next| {
            left.push(next);
            true
        }) {
            return None;
        }
        let told = left.iter().map(|next| numbers_of(next, game)).collect::<Option<std::collections::BTreeSet<_>>>()?;
        let own = game.options(&numbers).into_iter().map(|next| alike(game, next)).collect();
        if told != own {
            return None;
        }
        count += 1;
        open.extend(left);
    }
    Some(count)
}

fn numbers_of<G: Ground>(at: &G, game: &HeapGame) -> Option<Vec<u64>> {
    let numbers: Vec<u64> = at.as_heaps()?.1.iter().map(|number| u64::try_from(number).ok()).collect::<Option<_>>()?;
    Some(alike(game, numbers))
}

/// What is the same position: a limit above the heap is as good as the heap, and multiples are taken whichever heap stands first.
fn alike(game: &HeapGame, mut at: Vec<u64>) -> Vec<u64> {
    if game.moves.iter().any(|go| matches!(go, Go::Limit { .. })) {
        at[1] = at[1].min(at[0]);
    }
    if game.moves == [Go::Multiple] {
        at.sort_unstable();
    }
    at
}

/// Numbers as words: which are valid, their order, the next one, and sums.
struct Numbers {
    valid: Set,
    less: Set,
    next: Set,
    adder: Set,
}

impl Numbers {
    /// The numbers of these valid words; `None`: in their order the words are not the numbers.
    fn new(valid: &Set, adder: &Set) -> Result<Option<Self>, TooLarge> {
        let both = valid.and(&valid.named(&[1]))?;
        let less = order(valid.radix).and(&both)?;
        let between = less.named(&[0, 2]).and(&less.named(&[2, 1]))?.without(2)?;
        let next = less.less(&between)?;
        let has_next = next.without(1)?.is(valid)?;
        let numbers = Numbers { valid: valid.clone(), less, next, adder: adder.clone() };
        let is_one = numbers.unlike(1, 2)?.and(&numbers.next.and(&numbers.next.named(&[0, 2]))?)?.is_empty();
        let are_words = valid.has_free_zeros() && valid.ends[0] && has_next && is_one;
        Ok(are_words.then_some(numbers))
    }

    /// Whether x + 0 = x, x + (y + 1) = (x + y) + 1, with no two sums, and of numbers alone.
    fn add(&self) -> Result<bool, TooLarge> {
        let three = self.valid.and(&self.valid.named(&[1]))?.and(&self.valid.named(&[2]))?;
        let with_zero = self.adder.and(&self.zero(1))?.without(1)?;
        let grown = self.adder.named(&[0, 3, 4]).and(&self.next.named(&[3, 1]))?.without(3)?;
        let grown = grown.and(&self.next.named(&[4, 2]))?.without(4)?;
        let twice = self.adder.and(&self.adder.named(&[0, 1, 3]))?;
        Ok(self.adder.less(&three)?.is_empty()
            && self.adder.has_free_zeros()
            && with_zero.is(&self.same(0, 2)?)?
            && grown.is(&self.adder.less(&self.zero(1))?)?
            && twice.and(&self.unlike(2, 3)?)?.is_empty())
    }

    fn unlike(&self, one: Track, other: Track) -> Result<Set, TooLarge> {
        self.less.named(&[one, other]).or(&self.less.named(&[other, one]))
    }

    fn same(&self, one: Track, other: Track) -> Result<Set, TooLarge> {
        self.valid.named(&[one]).and(&self.valid.named(&[other]))?.less(&self.unlike(one, other)?)
    }

    fn zero(&self, track: Track) -> Set {
        let radix = self.valid.radix;
        let first = (0..radix).map(|digit| u32::from(digit > 0)).collect();
        Set { radix, tracks: vec![track], rows: vec![first, vec![1; radix]], ends: vec![true, false] }
    }

    /// The number at one track plus a constant is that at the other.
    fn plus(&self, constant: u64, from: Track, to: Track) -> Result<Set, TooLarge> {
        let mut sum = self.same(0, 1)?;
        for _ in 0..constant {
            sum = sum.named(&[0, 2]).and(&self.next.named(&[2, 1]))?.without(2)?;
        }
        Ok(sum.named(&[from, to]))
    }

    /// The number at one track so many times is that at the other.
    fn times(&self, times: u64, from: Track, to: Track) -> Result<Set, TooLarge> {
        let mut sum = self.valid.and(&self.zero(1))?;
        for _ in 0..times {
            sum = sum.named(&[0, 2]).and(&self.adder.named(&[2, 0, 1]))?.without(2)?;
        }
        Ok(sum.named(&[from, to]))
    }

    fn at_most(&self, one: Track, other: Track) -> Result<Set, TooLarge> {
        self.less.named(&[one, other]).or(&self.same(one, other)?)
    }

    fn constant(&self, constant: u64, track: Track) -> Result<Set, TooLarge> {
        self.zero(FRESH).and(&self.plus(constant, FRESH, track)?)?.without(FRESH)
    }

    fn even(&self, track: Track) -> Result<Set, TooLarge> {
        self.times(2, FRESH, track)?.without(FRESH)
    }
}

/// The first word stands before the second in the order of words of one length.
fn order(radix: usize) -> Set {
    let compared = |column: usize| match (column % radix).cmp(&(column / radix)) {
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Greater => 2,
    };
    let columns = radix * radix;
    let rows = vec![(0..columns).map(compared).collect(), vec![1; columns], vec![2; columns]];
    Set { radix, tracks: vec![0, 1], rows, ends: vec![false, true, false] }
}

/// The positions where the heap at a track may be changed, by this relation of the new number to the old ones, into a set.
fn changed(set: &Set, track: Track, relation: &Set) -> Result<Set, TooLarge> {
    let names: Vec<Track> = set.tracks.iter().map(|name| if *name == track { FRESH } else { *name }).collect();
    set.named(&names).and(relation)?.without(FRESH)
}

/// What the rules say of a law, as sets.
struct Sentences<'a> {
    game: &'a HeapGame,
    numbers: &'a Numbers,
    law: &'a EverySize,
}

impl Sentences<'_> {
    fn positions(&self) -> Result<Set, TooLarge> {
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
    fn are_along(&self) -> Result<bool, TooLarge> {
        let here = self.allowed(&self.law.lost)?;
        for (vector, set) in &self.law.along {
            if !here.or(&self.taken(set, vector)?)?.is(set)? || !vector.iter().any(|step| *step > 0) {
                return Ok(false);
            }
        }
        for (track, set) in self.law.multiples.iter().enumerate() {
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
    fn lost(&self, positions: &Set) -> Result<Set, TooLarge> {
        let stopped = self.stopped(positions)?;
        let winning = self.leading(&self.allowed(&self.law.lost)?, true)?;
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
        let along = |vector: &Vec<i64>| self.law.along.iter().find(|(known, _)| is_lost && known == vector);
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
                let known = |track: usize| self.law.multiples.get(track).filter(|_| is_lost).unwrap_or(set);
                self.multiple(known(0), 0)?.or(&self.multiple(known(1), 1)?)
            }
            Go::Divide { .. } | Go::Power(_) | Go::Share { .. } => Err(TooLarge),
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
}
