//! Numbers taken greedily so that none is the nim-sum of at most four earlier ones.

use solve::judge::control::{Control, Stop};

/// Numbers of the list that are held at most.
pub const HELD: usize = 512;

/// Numbers summed at most.
const SUMMED: usize = 4;

/// The list 1, 2, 4, 8, 16, 31, 32, 64, 103, ...: each number is the least that is no nim-sum of at most four earlier ones.
///
/// These are the nim-values of one head when a move turns up to five coins: what the other coins turned are worth together is
/// any nim-sum of at most four earlier values, and the mex of those is the least number that is none. They also span the lexicode of distance 6: any five of
/// them are independent. Sets of reachable sums are kept as bits; one more number costs a pass over them. The first
/// [`HELD`] numbers; they stay below 2^24. Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 14
/// (Moebius); J. H. Conway and N. J. A. Sloane, Lexicographic codes, IEEE Transactions on Information Theory 32 (1986), 337-348.
/// Worked: after 1, 2, 4, 8, 16 all numbers up to 30 are sums of at most four, and 31 is the sum of all five.
#[derive(Default)]
pub struct XorFree {
    list: Vec<u64>,
    /// `sums[k]` holds the nim-sums of at most k numbers of the list, one bit each.
    sums: [Vec<u64>; SUMMED + 1],
    /// Indices of the even numbers whose odd neighbour was no sum when they were taken.
    bare: Vec<usize>,
}

impl XorFree {
    /// The first `count` numbers of the list, at most [`HELD`].
    pub fn first(&mut self, count: usize, control: &Control) -> Result<&[u64], Stop> {
        while self.list.len() < count.min(HELD) {
            control.tick(1 + self.sums[SUMMED].len() as u64 / 64)?;
            self.take_next();
        }
        Ok(&self.list[..count.min(HELD)])
    }

    /// Whether the numbers g of the list so far with g xor 1 out of reach are independent: no nim-sum of some of them is 0.
    ///
    /// Then every row of heads whose nim-sum is 0 has one that can be brought from its value g to g xor 1: either g is odd, and g xor
    /// 1 is smaller, or g xor 1 is a sum of at most four earlier ones. In misère play therefore exactly the rows of nim-sum 1 are lost.
    #[cfg(test)]
    pub fn is_fickle(&self) -> bool {
        let mut basis: Vec<u64> = Vec::new();
        self.bare.iter().all(|&i| {
            let rest = basis.iter().fold(self.list[i], |rest, row| rest.min(rest ^ row));
            basis.push(rest);
            rest != 0
        })
    }

    fn take_next(&mut self) {
        let next = self.least_missing();
        if next.is_multiple_of(2) && !self.is_sum(next + 1) {
            self.bare.push(self.list.len());
        }
        let words = (next as usize / 64 + 1).next_power_of_two().max(self.sums[0].len());
        for set in &mut self.sums {
            set.resize(words, 0);
            set[0] |= 1;
        }
        for k in (1..=SUMMED).rev() {
            let (fewer, more) = self.sums.split_at_mut(k);
            add_shifted(&mut more[0], &fewer[k - 1], next);
        }
        self.list.push(next);
    }

    fn least_missing(&self) -> u64 {
        let sums = &self.sums[SUMMED];
        let from = self.list.last().map_or(0, |last| *last as usize / 64);
        let word = (from..sums.len()).find(|&i| sums[i] != u64::MAX).unwrap_or(sums.len());
        let bits = sums.get(word).copied().unwrap_or(0);
        // 0 is the sum of none, so the first number is 1 although no set is there yet.
        (word as u64 * 64 + u64::from(bits.trailing_ones())).max(1)
    }

    fn is_sum(&self, n: u64) -> bool {
        self.sums[SUMMED].get(n as usize / 64).is_some_and(|word| word >> (n % 64) & 1 == 1)
    }
}

/// Adds to a set every number of another one xor `by`.
fn add_shifted(set: &mut [u64], other: &[u64], by: u64) {
    let (words, bits) = (by as usize / 64, by % 64);
    for (i, word) in set.iter_mut().enumerate() {
        *word |= shuffled(other[i ^ words], bits);
    }
}

/// The word whose bit i xor `by` is bit i of the given one.
fn shuffled(word: u64, by: u64) -> u64 {
    const KEPT: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    let mut shuffled = word;
    for (k, kept) in KEPT.iter().enumerate() {
        if by >> k & 1 == 1 {
            shuffled = (shuffled >> (1 << k) & kept) | ((shuffled & kept) << (1 << k));
        }
    }
    shuffled
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The least number that is no sum, with all sums written down.
    fn plain(count: usize) -> Vec<u64> {
        let mut sums: Vec<HashSet<u64>> = vec![HashSet::from([0]); SUMMED + 1];
        let mut list = Vec::new();
        for _ in 0..count {
            let next = (1..u64::MAX).find(|n| !sums[SUMMED].contains(n)).expect("numbers do not end");
            for k in (1..=SUMMED).rev() {
                let more: Vec<u64> = sums[k - 1].iter().map(|sum| sum ^ next).collect();
                sums[k].extend(more);
            }
            list.push(next);
        }
        list
    }

    #[test]
    fn the_bits_agree_with_plain_sets() {
        let mut found = XorFree::default();
        assert_eq!(found.first(24, &Control::new()).expect("nobody stops it"), plain(24));
        assert_eq!(found.list[..11], [1, 2, 4, 8, 16, 31, 32, 64, 103, 128, 171]);
    }

    #[test]
    fn words_are_shuffled_bit_by_bit() {
        for by in [0u64, 1, 5, 18, 63] {
            for bit in 0..64u64 {
                assert_eq!(shuffled(1 << bit, by), 1 << (bit ^ by));
            }
        }
    }

    #[test]
    fn as_many_as_are_promised_are_found_and_obey_the_misere_law() {
        let mut found = XorFree::default();
        let last = found.first(HELD, &Control::new()).expect("nobody stops it").last().copied();
        assert!(last.is_some_and(|last| last < 1 << 24), "{last:?}");
        assert!(found.is_fickle());
        let powers = found.bare.iter().map(|&i| found.list[i]);
        assert!(powers.clone().all(u64::is_power_of_two), "{:?}", powers.collect::<Vec<_>>());
    }
}
