//! The same method where few heaps are rare and all values are below 64: a heap's marks then fit into one word.

use crate::nim_values::octal::division::Division;
use crate::nim_values::octal::heaps::Heaps;
use crate::nim_values::octal::ways::{Ways, last, splits};

/// Values are below this.
pub const VALUES: usize = u64::BITS as usize;

/// With more rare heaps than this it is better to work on several heaps at once.
pub const RARE: usize = 128;

/// Pairs marked at one place.
const WINDOW: usize = 32;

/// Smaller heaps of the pairs are below this: they and their mates stay in the nearest cache.
const REACH: usize = 1_024;

/// Places tried for the witnesses of one heap.
const TRIES: usize = 64;

/// What is remembered from one heap to the next.
pub struct Narrow {
    /// For both parities of the sum that is split: the values of the proved kind.
    proved: [u64; 2],
    /// Where the last witness of each value was found.
    trail: [usize; VALUES],
    /// Pairs marked since the pairs were taken.
    pairs: usize,
}

impl Narrow {
    /// For a division and values below `bound`, at most 64.
    pub fn new(division: Division, bound: usize) -> Self {
        let proved = |m: usize| (0..bound).filter(|value| division.is_proved(m, *value)).fold(0, |set, v| set | 1 << v);
        Narrow { proved: [0, 1].map(proved), trail: [1; VALUES], pairs: 0 }
    }

    /// The pairs marked since this was asked last.
    pub fn take_pairs(&mut self) -> usize {
        std::mem::take(&mut self.pairs)
    }

    /// The value of the next heap, if all its witnesses turn up soon; otherwise nothing is known of it.
    ///
    /// `rare` are all rare heaps with their values.
    pub fn value(&mut self, heaps: &Heaps, rare: &[(u32, u16)], ways: &Ways) -> Option<u16> {
        let n = heaps.len();
        let mut seen = singles(heaps, ways);
        for sum in splits(n, ways) {
            seen |= by_rare(heaps, rare, sum, ways);
            self.pairs += rare.len();
        }
        let parity = (n + ways.two.first().copied().unwrap_or(0)) % 2;
        let proved = self.proved[parity];
        let value = (seen | !proved).trailing_ones();
        // Without a candidate of the proved kind the value may be one that no heap before had.
        let below = 1u64.checked_shl(value)?.wrapping_sub(1) & !proved;
        let mut tries = TRIES;
        for sum in splits(n, ways) {
            while below & !seen != 0 && tries > 0 {
                seen |= self.window(heaps, sum, (below & !seen).trailing_zeros() as usize, ways)?;
                tries -= 1;
            }
        }
        (below & !seen == 0).then_some(value as u16)
    }

    /// The values of some pairs, first of where the wanted value was met before.
    fn window(&mut self, heaps: &Heaps, sum: usize, wanted: usize, ways: &Ways) -> Option<u64> {
        let room = last(sum, ways).checked_sub(WINDOW)?.min(REACH);
        let first = self.trail[wanted];
        let (these, those) = heaps.pairs(first.min(room), WINDOW, sum);
        let met = these.iter().zip(those).fold(0, |met, (a, b)| met | bit(a ^ b));
        self.pairs += WINDOW;
        if met >> wanted & 1 == 0 {
            // The multiples of the golden section fall evenly over the table.
            let part = (first as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
            self.trail[wanted] = 1 + ((part * room as u64) >> 32) as usize;
        }
        Some(met)
    }
}

/// What leaves one heap or none.
fn singles(heaps: &Heaps, ways: &Ways) -> u64 {
    let n = heaps.len();
    let ones = ways.one.iter().filter(|k| **k < n).map(|k| bit(heaps.values()[n - k]));
    ones.fold(u64::from(ways.whole.contains(&n)), |seen, bit| seen | bit)
}

/// The values of all splits of a sum in which a heap is rare.
fn by_rare(heaps: &Heaps, rare: &[(u32, u16)], sum: usize, ways: &Ways) -> u64 {
    let values = heaps.values();
    let rare = &rare[..rare.partition_point(|(at, _)| (*at as usize) < sum)];
    if ways.is_unequal {
        let unequal = rare.iter().filter(|(at, _)| 2 * *at as usize != sum);
        return unequal.fold(0, |seen, (at, value)| seen | bit(value ^ values[sum - *at as usize]));
    }
    rare.iter().fold(0, |seen, (at, value)| seen | bit(value ^ values[sum - *at as usize]))
}

/// The set of one value below 64.
fn bit(value: u16) -> u64 {
    1 << (value % VALUES as u16)
}
