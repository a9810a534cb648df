//! Nim-values by the sparse-space method: few heaps are rare, and only they need to be paired with all others.

use crate::oracle::control::{Control, Stop};
use crate::oracle::octal::division::Division;
use crate::oracle::octal::heaps::Heaps;
use crate::oracle::octal::kernel::{LANES, Rows, VALUES, mark, meets, unmarked};
use crate::oracle::octal::narrow::{self, Narrow};
use crate::oracle::octal::ways::{Ways, last, splits};
use crate::say;

/// Pairs in a row that are sampled at one place.
const WINDOW: usize = 64;

/// Pairs in a row that are searched at one place.
const STRETCH: usize = 512;

/// Searching a pair costs this part of marking one.
const CHEAPER: usize = 4;

/// Marked pairs that count as one unit of work.
const PAIRS: usize = 64;

/// The golden section of a 32-bit word: its multiples fall evenly, and far from each other.
const GOLDEN: usize = 0x9E37_79B1;

/// A table of values and what speeds up the next ones.
///
/// LANES heaps in a row are worked on together. Each has a row of marks, one for each value. First the rare heaps are paired
/// with what makes them up to the sum: then all options of the proved kind are marked, and the least such value unmarked,
/// c, is no option. Now every value below c needs a witness: pairs sampled all over the table mark most of them, the last
/// few are searched for one by one. A value without a witness among all pairs is the mex, and the heap is rare.
///
/// What is rare only guides the work and decides no value: c is proved by all rare heaps, every smaller value by its witness.
#[derive(Default)]
pub struct Sparse {
    heaps: Heaps,
    /// Whether the rare heaps are few enough to help; otherwise all pairs of a heap are marked.
    has_few_rare: bool,
    division: Division,
    /// The rare heaps with their values, ascending; none if they are too many.
    rare: Vec<(u32, u16)>,
    /// The size at which the division is chosen anew.
    renewal: usize,
    rows: Rows,
    /// For both parities of the sum that is split, and each value: 1 if it is of the proved kind.
    kinds: [Vec<u8>; 2],
    /// A faster way for games with few rare heaps and small values.
    narrow: Option<Narrow>,
    /// Pairs sampled for one heap: as many as make sampling and searching cost the same.
    samples: usize,
    /// Where the last witness of each value was found: the next one is often near.
    trail: Vec<usize>,
    /// Pairs marked, or searched at their price, since work was last counted.
    pairs: usize,
    work: u64,
}

impl Sparse {
    /// The values so far, size 0 first.
    pub fn values(&self) -> &[u16] {
        self.heaps.values()
    }

    /// The work done for them: pairs marked, or searched at their price, in units of 64, and one for every few heaps.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Adds the values of sizes below `to`, and perhaps some more.
    pub fn grow(&mut self, to: usize, ways: &Ways, control: &Control) -> Result<(), Stop> {
        self.heaps.reserve(to + PAIRS);
        while self.heaps.len() < to {
            self.block(ways)?;
            let done = (self.pairs / PAIRS) as u64 + 1;
            self.pairs %= PAIRS;
            self.work += done;
            control.tick(done)?;
        }
        Ok(())
    }

    /// The next values: as many as there are lanes, or fewer if one reaches the bound of those before.
    fn block(&mut self, ways: &Ways) -> Result<(), Stop> {
        let (from, bound) = (self.heaps.len(), self.heaps.bound());
        if bound > VALUES {
            return Err(Stop::TooLarge(say!("code-values-too-many", size = from, most = VALUES - 1)));
        }
        if from >= self.renewal {
            self.renew(ways);
        }
        if self.kinds[0].len() != bound {
            self.kinds = [0, 1].map(|m| (0..bound).map(|value| u8::from(self.division.is_proved(m, value))).collect());
            self.trail.resize(bound, 0);
            let is_narrow = self.has_few_rare && bound <= narrow::VALUES && self.rare.len() <= narrow::RARE;
            self.narrow = is_narrow.then(|| Narrow::new(self.division, bound));
        }
        if let Some(narrow) = &mut self.narrow {
            for _ in 0..PAIRS {
                let Some(value) = narrow.value(&self.heaps, &self.rare, ways) else { break };
                self.heaps.push(value);
                if self.division.is_rare(self.heaps.len() - 1, value) {
                    self.rare.push((self.heaps.len() as u32 - 1, value));
                }
            }
            self.pairs += narrow.take_pairs();
            if self.heaps.len() > from {
                return Ok(());
            }
        }
        self.rows.clear(bound);
        for (sum, rare) in sums(&self.rare, from, ways) {
            self.rows.pair(rare, self.heaps.values(), sum);
            self.pairs += rare.len() * LANES;
        }
        for n in from..from + LANES {
            let value = self.settle(n, n - from, ways);
            self.heaps.push(value);
            if self.has_few_rare && self.division.is_rare(n, value) {
                self.rare.push((n as u32, value));
            }
            if usize::from(value) >= bound {
                break;
            }
        }
        Ok(())
    }

    /// Chooses the division anew: none, if so many heaps are rare that all pairs are marked faster.
    fn renew(&mut self, ways: &Ways) {
        let len = self.heaps.len();
        let (best, count) = Division::best(&self.heaps, ways);
        self.has_few_rare = count < len / 5;
        self.division = if self.has_few_rare { best } else { Division::default() };
        self.rare.clear();
        if self.has_few_rare {
            let values = self.heaps.values().iter().copied().enumerate().skip(1);
            self.rare.extend(values.filter(|(n, value)| best.is_rare(*n, *value)).map(|(n, value)| (n as u32, value)));
        }
        self.kinds = Default::default();
        self.renewal = len + len / 4 + LANES;
    }

    /// The value of heap n, whose lane knows all rare pairs but those with a small heap.
    fn settle(&mut self, n: usize, lane: usize, ways: &Ways) -> u16 {
        self.mark_few(n, lane, ways);
        // All sums that are split have the same parity, or it plays no part.
        let parity = (n + ways.two.first().copied().unwrap_or(0)) % 2;
        let bound = self.heaps.bound();
        let proved = unmarked(self.rows.lane(lane), &self.kinds[parity], 1, 0).unwrap_or(bound);
        let is_all = self.sample(n, lane, ways);
        let (mut from, mut searched) = (0, 0);
        loop {
            let open = unmarked(self.rows.lane(lane), &self.kinds[parity], 0, from).filter(|value| *value < proved);
            let Some(value) = open else { break };
            let before = self.pairs;
            if is_all || !self.is_met(value as u16, n, ways) {
                return value as u16;
            }
            (from, searched) = (value + 1, searched + self.pairs - before);
        }
        if !is_all {
            let change = self.samples / 64;
            self.samples = if searched > self.samples { self.samples + change + 1 } else { self.samples - change };
        }
        proved as u16
    }

    /// Marks what leaves one heap or none, and the pairs that were left out for all lanes together: with a heap smaller than
    /// their number, or nearly equal where equal ones are forbidden.
    fn mark_few(&mut self, n: usize, lane: usize, ways: &Ways) {
        let row = self.rows.lane(lane);
        if ways.whole.contains(&n) {
            row[0] = 1;
        }
        for k in ways.one.iter().filter(|k| **k < n) {
            row[usize::from(self.heaps.values()[n - k])] = 1;
        }
        for sum in splits(n, ways) {
            let last = last(sum, ways);
            mark(row, self.heaps.pairs(1, last.min(LANES), sum));
            if ways.is_unequal {
                let first = (last + 1).saturating_sub(LANES).max(1);
                mark(row, self.heaps.pairs(first, last + 1 - first, sum));
            }
        }
    }

    /// Marks pairs from all over the table; whether those were all pairs.
    fn sample(&mut self, n: usize, lane: usize, ways: &Ways) -> bool {
        let row = self.rows.lane(lane);
        let mut is_all = true;
        for sum in splits(n, ways) {
            let last = last(sum, ways);
            if !self.has_few_rare || last <= self.samples.max(4 * WINDOW) {
                mark(row, self.heaps.pairs(1, last, sum));
                self.pairs += last;
                continue;
            }
            is_all = false;
            // Rounded, so that the windows stay where they are, and in the cache, for many heaps.
            let room = last - LANES - WINDOW;
            let digits = room.ilog2().saturating_sub(4);
            let room = room >> digits << digits;
            for window in 0..self.samples / WINDOW {
                let part = (window as u64 * GOLDEN as u64) & u64::from(u32::MAX);
                let first = LANES + ((part * room as u64) >> 32) as usize;
                mark(row, self.heaps.pairs(first, WINDOW, sum));
            }
            self.pairs += self.samples;
        }
        is_all
    }

    /// Whether some pair has this value: all are searched, those near the last witness first.
    fn is_met(&mut self, value: u16, n: usize, ways: &Ways) -> bool {
        splits(n, ways).any(|sum| {
            let last = last(sum, ways);
            let stretches = last.div_ceil(STRETCH);
            let round = stretches.next_power_of_two();
            // An odd factor visits every stretch once, and neighbours, which are much alike, far apart.
            let trail = self.trail[usize::from(value)];
            let mut order = (0..round).map(|step| (trail + step * GOLDEN) & (round - 1)).filter(|at| *at < stretches);
            let found = order.find(|stretch| {
                let first = stretch * STRETCH + 1;
                let count = STRETCH.min(last + 1 - first);
                self.pairs += count / CHEAPER;
                meets(self.heaps.pairs(first, count, sum), value)
            });
            self.trail[usize::from(value)] = found.unwrap_or(trail);
            found.is_some()
        })
    }
}

/// The rare heaps that all lanes from heap `from` on can be paired with at once, beside the sum of the first lane, for every
/// way of splitting.
fn sums<'a>(
    rare: &'a [(u32, u16)],
    from: usize,
    ways: &'a Ways,
) -> impl Iterator<Item = (usize, &'a [(u32, u16)])> + 'a {
    let below = move |size: usize| rare.partition_point(|(at, _)| (*at as usize) < size);
    splits(from, ways).flat_map(move |sum| {
        // A heap of half a lane's sum would be paired with itself.
        let middle = if ways.is_unequal { sum / 2..sum / 2 + LANES / 2 + 2 } else { sum..sum };
        let (first, second) = (LANES..middle.start.min(sum), middle.end.max(LANES)..sum);
        [first, second].map(|sizes| (sum, &rare[below(sizes.start)..below(sizes.end).max(below(sizes.start))]))
    })
}
