//! The same method for any number of rare heaps and any values: several heaps at once, by marks first and then by search.

use std::array;

use crate::judge::control::{Control, Stop};
use crate::nim_values::octal::division::Division;
use crate::nim_values::octal::heaps::Heaps;
use crate::nim_values::octal::kernel::{LANES, Rows, mark, meets, unmarked};
use crate::nim_values::octal::lanes::Block;
use crate::nim_values::octal::ranking::{Valued, end, ranked};
use crate::nim_values::octal::ways::{Ways, last, splits};

/// Pairs in a row that are searched at one place.
const STRETCH: usize = 512;

/// Searching a pair costs this part of marking one.
const CHEAPER: usize = 4;

/// Rare heaps that are marked, for each value there may be.
const RARE: usize = 4;

/// Other heaps that are marked, for each value there may be.
const OTHERS: usize = 2;

/// Heaps up to this size are ranked as mates, if they are not rare.
const REACH: usize = 1 << 16;

/// The golden section of a 32-bit word: its multiples fall evenly, and far from each other.
const GOLDEN: usize = 0x9E37_79B1;

/// What is remembered from one block of heaps to the next.
///
/// The heaps of a block have a row of marks each, one for each value. First come the pairs with those heaps that lately gave
/// what no others gave. Then, of the values of the proved kind, the least unmarked ones are searched among the pairs with
/// all other rare heaps; the first that is not met, c, is no option. Now every value below c needs a witness, and the few
/// that have none yet are searched one by one. A value without a witness among all pairs is the mex, and the heap is rare.
///
/// What is rare and how it is ranked only guides the work and decides no value: c is proved by all rare heaps, every smaller
/// value by its witness.
#[derive(Default)]
pub struct Wide {
    rows: Rows,
    /// For both parities of the sum that is split, and each value: 1 if it is of the proved kind.
    kinds: [Vec<u8>; 2],
    ranking: Ranking,
    /// For each lane the least value of the proved kind that no rare heap gives, but for the smallest heaps.
    proved: [usize; LANES],
    /// Where the last witness of each value was found: the next one is often near.
    trail: Vec<usize>,
    /// Pairs marked, or searched at their price, since they were taken.
    pairs: usize,
}

/// The heaps to be paired, those that matter most first.
#[derive(Default)]
pub struct Ranking {
    /// Those whose pairs are marked: rare ones and others.
    marked: Vec<Valued>,
    /// The other rare ones, whose pairs are searched.
    searched: Vec<Valued>,
    /// Rare heaps from this size on are not ranked.
    end: usize,
}

impl Ranking {
    /// Learns from the heaps known.
    pub fn learn(
        division: Division,
        rare: &[Valued],
        heaps: &Heaps,
        ways: &Ways,
        control: &Control,
    ) -> Result<Self, Stop> {
        let end = end(heaps.len(), ways);
        let kinds = division.kinds(heaps.bound());
        let pool = LANES..(end / 2).min(REACH).min(32 * heaps.bound());
        let others = pool.map(|at| (at as u32, heaps.values()[at]));
        let others = others.filter(|(at, value)| !division.is_rare(*at as usize, *value)).collect();
        let rare = rare.iter().copied().filter(|(at, _)| (LANES..end).contains(&(*at as usize))).collect();
        let rare = ranked(rare, &kinds, 1, heaps, ways, control)?;
        let others = ranked(others, &kinds, 0, heaps, ways, control)?;
        Ok(Ranking::of(rare, others, heaps.bound(), end))
    }

    /// Marks as many as there are values, several times, and searches the other rare ones; those that are used together are
    /// put in the table's order, which suits the caches.
    fn of(rare: Vec<Valued>, others: Vec<Valued>, bound: usize, end: usize) -> Self {
        let few = bound * RARE;
        let (mut marked, mut searched) = (rare, Vec::new());
        if marked.len() > 2 * few {
            searched = marked.split_off(few);
        }
        marked.extend(others.into_iter().take(bound * OTHERS));
        marked.sort_unstable();
        let early = searched.len().min(2 * few);
        let (first, rest) = searched.split_at_mut(early);
        first.sort_unstable();
        rest.sort_unstable();
        Ranking { marked, searched, end }
    }
}

impl Wide {
    /// Begins with another division and ranking.
    pub fn renew(&mut self, ranking: Ranking) {
        self.ranking = ranking;
    }

    /// Makes room for values below `bound`.
    pub fn fit(&mut self, division: Division, bound: usize) {
        self.kinds = division.kinds(bound);
        self.trail.resize(bound, 0);
    }

    /// The pairs marked, or searched at their price, since this was asked last.
    pub fn take_pairs(&mut self) -> usize {
        std::mem::take(&mut self.pairs)
    }

    /// Begins a block with the next heap; `rare` are all rare heaps.
    pub fn begin(&mut self, heaps: &Heaps, rare: &[Valued], ways: &Ways) {
        let from = heaps.len();
        self.rows.clear(heaps.bound());
        let unranked = &rare[rare.partition_point(|(at, _)| (*at as usize) < self.ranking.end.max(LANES))..];
        for sum in splits(from, ways) {
            let unranked = &unranked[..unranked.partition_point(|(at, _)| (*at as usize) < sum)];
            for list in [unranked, &self.ranking.marked] {
                self.rows.pair(list, heaps.values(), sum);
                self.pairs += list.len() * LANES;
            }
        }
        for lane in 0..LANES {
            if ways.is_unequal {
                // Equal heaps were paired, which gives 0 and nothing else.
                self.rows.lane(lane)[0] = 0;
            }
            self.mark_small(from + lane, lane, heaps, ways);
        }
        self.search_in_lanes(heaps, ways);
    }

    /// Marks the pairs with the smallest heaps as far as their mates are known.
    fn mark_small(&mut self, n: usize, lane: usize, heaps: &Heaps, ways: &Ways) {
        for sum in splits(n, ways) {
            let first = (sum + 1).saturating_sub(heaps.len()).max(1);
            let last = last(sum, ways).min(LANES);
            if first <= last {
                mark(self.rows.lane(lane), heaps.pairs(first, last + 1 - first, sum));
            }
        }
    }

    /// Searches all pairs with rare heaps that were not marked for the least unmarked values of the proved kind.
    fn search_in_lanes(&mut self, heaps: &Heaps, ways: &Ways) {
        if self.ranking.searched.is_empty() {
            self.proved = [usize::MAX; LANES];
            return;
        }
        let from = heaps.len();
        let rest = &self.ranking.searched;
        let steps = splits(from, ways).flat_map(|sum| Block::steps(sum, rest)).collect();
        let kinds = array::from_fn(|lane| self.kinds[ways.parity(from + lane)].as_slice());
        let mut block = Block { rows: &mut self.rows, kinds, values: heaps.values(), steps };
        let (proved, searched) = block.least(usize::from(ways.is_unequal));
        self.proved = proved;
        self.pairs += searched * LANES / CHEAPER;
    }

    /// The value of the next heap, from all its pairs.
    pub fn by_all_pairs(&mut self, heaps: &Heaps, ways: &Ways) -> u16 {
        let n = heaps.len();
        let row = self.rows.lane(0);
        row[..heaps.bound()].fill(0);
        for sum in splits(n, ways) {
            let last = last(sum, ways);
            mark(row, heaps.pairs(1, last, sum));
            self.pairs += last;
        }
        self.mark_one(n, 0, heaps, ways);
        let row = self.rows.lane(0);
        (0..heaps.bound()).find(|value| row[*value] == 0).unwrap_or(heaps.bound()) as u16
    }

    /// The value of heap n, the next one, at its place in the block.
    pub fn value(&mut self, lane: usize, heaps: &Heaps, rare: &[Valued], ways: &Ways) -> u16 {
        let n = heaps.len();
        self.mark_one(n, lane, heaps, ways);
        self.mark_small(n, lane, heaps, ways);
        let parity = ways.parity(n);
        let proved = self.settle_proved(n, lane, heaps, rare, ways);
        let mut from = 0;
        loop {
            let open = unmarked(self.rows.lane(lane), &self.kinds[parity], 0, from).filter(|value| *value < proved);
            let Some(value) = open else { break };
            if !self.is_met(value as u16, n, heaps, ways) {
                return value as u16;
            }
            from = value + 1;
        }
        proved as u16
    }

    /// The least value of the proved kind that is no option; the bound of all values if that is the least.
    fn settle_proved(&mut self, n: usize, lane: usize, heaps: &Heaps, rare: &[Valued], ways: &Ways) -> usize {
        // Equal heaps give 0 alone: that is never known from the marks.
        let is_all_marked = |value: usize| self.ranking.searched.is_empty() && !(ways.is_unequal && value == 0);
        loop {
            let row = self.rows.lane(lane);
            let value = unmarked(row, &self.kinds[ways.parity(n)], 1, 0).unwrap_or(heaps.bound());
            if value == heaps.bound()
                || is_all_marked(value)
                || value == self.proved[lane]
                || !is_met_by_rare(value as u16, n, heaps, rare, ways)
            {
                return value;
            }
            self.pairs += rare.len();
            row[value] = 1;
        }
    }

    /// Marks what leaves one heap or none.
    fn mark_one(&mut self, n: usize, lane: usize, heaps: &Heaps, ways: &Ways) {
        let row = self.rows.lane(lane);
        if ways.whole.contains(&n) {
            row[0] = 1;
        }
        for k in ways.one.iter().filter(|k| **k < n) {
            row[usize::from(heaps.values()[n - k])] = 1;
        }
    }

    /// Whether some pair has this value: all are searched, those near the last witness first.
    fn is_met(&mut self, value: u16, n: usize, heaps: &Heaps, ways: &Ways) -> bool {
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
                meets(heaps.pairs(first, count, sum), value)
            });
            self.trail[usize::from(value)] = found.unwrap_or(trail);
            found.is_some()
        })
    }
}

/// Whether some pair with a rare heap has this value.
fn is_met_by_rare(value: u16, n: usize, heaps: &Heaps, rare: &[Valued], ways: &Ways) -> bool {
    splits(n, ways).any(|sum| {
        let known = &rare[..rare.partition_point(|(at, _)| (*at as usize) < sum)];
        let mut mates = known.iter().filter(|(at, _)| !ways.is_unequal || 2 * *at as usize != sum);
        mates.any(|(at, rare)| heaps.values()[sum - *at as usize] ^ rare == value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim_values::octal::code::Code;

    /// The values by all pairs up to `middle`, and then by a division whose ranking marks hardly anything.
    fn searched(ways: &Ways, middle: usize, to: usize) -> (Vec<u16>, Vec<u16>) {
        let (mut heaps, mut plain, mut wide) = (Heaps::default(), Heaps::default(), Wide::default());
        heaps.reserve(to + LANES);
        plain.reserve(to + LANES);
        while plain.len() < to + LANES {
            let value = wide.by_all_pairs(&plain, ways);
            plain.push(value);
        }
        plain.values()[..middle].iter().for_each(|value| heaps.push(*value));
        let division = Division::best(&heaps, ways).0;
        let is_rare = |(n, value): (usize, u16)| division.is_rare(n, value).then_some((n as u32, value));
        let mut rare: Vec<Valued> = heaps.values().iter().copied().enumerate().skip(1).filter_map(is_rare).collect();
        let end = end(middle, ways);
        let ranked = rare.iter().copied().filter(|(at, _)| (LANES..end).contains(&(*at as usize))).collect();
        wide.renew(Ranking::of(ranked, Vec::new(), 1, end));
        while heaps.len() < to {
            let bound = heaps.bound();
            wide.fit(division, bound);
            wide.begin(&heaps, &rare, ways);
            for lane in 0..LANES {
                let (n, value) = (heaps.len(), wide.value(lane, &heaps, &rare, ways));
                heaps.push(value);
                rare.extend(is_rare((n, value)));
                if usize::from(value) >= bound {
                    break;
                }
            }
        }
        (heaps.values()[..to].to_vec(), plain.values()[..to].to_vec())
    }

    #[test]
    fn nearly_all_pairs_searched_give_what_all_pairs_marked_give() {
        for code in ["0.007", "0.104", "0.36", "4.004", "0.7044"] {
            let (values, plain) = searched(&Ways::of(&Code::read(code).expect("legal")), 600, 900);
            assert_eq!(values, plain, "{code}");
        }
        let (values, plain) = searched(&Ways::unequal(), 600, 1_100);
        assert_eq!(values, plain);
    }
}
