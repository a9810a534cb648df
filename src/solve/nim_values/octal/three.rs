//! Nim-values where a move may leave three heaps: from the sets of the nim-sums of two and of three values.

use crate::judge::control::{Control, Stop};
use crate::nim_values::octal::kernel::VALUES;
use crate::nim_values::octal::ways::Ways;
use ground::say;

/// The values, and for every size the values of its splits.
///
/// A split of m into three is a heap a beside a split of m - a into two: the set of the first is the union, over all a, of
/// the second with G(a) added to every number in it. Adding the high bits of G(a) moves whole words; the low six bits are
/// added once for all heaps that have them in common. Time: for each size one step for each smaller one and each 64 values.
/// Memory: two bits for each size and value.
/// Worked, 0.8 (take 1, leave three heaps): 4 is the least heap with a move, to 1 + 1 + 1 of value 0, so it is worth 1.
#[derive(Default)]
pub struct Three {
    values: Vec<u16>,
    /// The nim-sums of two heaps, by what they make together.
    twos: Vec<Bits>,
    /// The same for three.
    threes: Vec<Bits>,
    work: u64,
}

impl Three {
    /// The values so far, size 0 first.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// The work done for them: words united, in units of 64, and one for every heap.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Adds the values of sizes below `to`.
    pub fn grow(&mut self, to: usize, ways: &Ways, control: &Control) -> Result<(), Stop> {
        while self.values.len() < to {
            let n = self.values.len();
            let bound = self.values.iter().max().map_or(1, |most| (usize::from(*most) + 1).next_power_of_two());
            if bound > VALUES {
                return Err(Stop::TooLarge(say!("code-values-too-many", size = n, most = VALUES - 1)));
            }
            let done = (n * (1 + bound / 64)) as u64 / 64 + 1;
            control.tick(done)?;
            self.work += done;
            self.twos.push(self.sums_of_two(n));
            self.threes.push(self.sums_of_three(n, bound));
            self.values.push(self.value(n, ways));
        }
        Ok(())
    }

    fn sums_of_two(&self, m: usize) -> Bits {
        let mut sums = Bits::default();
        (1..=m / 2).for_each(|a| sums.set(self.values[a] ^ self.values[m - a]));
        sums
    }

    fn sums_of_three(&self, m: usize, bound: usize) -> Bits {
        let words = bound.div_ceil(64);
        let mut by_low = vec![0; 64 * words];
        for a in 1..m {
            let (low, high) = (usize::from(self.values[a]) % 64, usize::from(self.values[a]) / 64);
            let into = &mut by_low[low * words..(low + 1) * words];
            self.twos[m - a].0.iter().enumerate().for_each(|(word, bits)| into[word ^ high] |= bits);
        }
        let mut sums = vec![0; words];
        for (low, part) in by_low.chunks_exact(words).enumerate() {
            sums.iter_mut().zip(part).for_each(|(sum, bits)| *sum |= exchanged(*bits, low));
        }
        Bits(sums)
    }

    fn value(&self, n: usize, ways: &Ways) -> u16 {
        let mut met = Bits::default();
        if ways.whole.contains(&n) {
            met.set(0);
        }
        ways.one.iter().filter(|k| **k < n).for_each(|k| met.set(self.values[n - k]));
        ways.two.iter().filter(|k| **k < n).for_each(|k| met.unite(&self.twos[n - k]));
        ways.three.iter().filter(|k| **k < n).for_each(|k| met.unite(&self.threes[n - k]));
        met.mex()
    }
}

/// A word whose bits are moved from place i to place i ^ low.
fn exchanged(bits: u64, low: usize) -> u64 {
    const EVEN: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0F0F_0F0F_0F0F_0F0F,
        0x00FF_00FF_00FF_00FF,
        0x0000_FFFF_0000_FFFF,
        0x0000_0000_FFFF_FFFF,
    ];
    let digits = EVEN.iter().enumerate().filter(|(digit, _)| low >> digit & 1 == 1);
    digits.fold(bits, |bits, (digit, even)| (bits & even) << (1 << digit) | bits >> (1 << digit) & even)
}

/// A set of numbers, one bit each, as long as it needs.
#[derive(Default)]
struct Bits(Vec<u64>);

impl Bits {
    fn set(&mut self, value: u16) {
        let word = usize::from(value) / 64;
        self.0.resize(self.0.len().max(word + 1), 0);
        self.0[word] |= 1 << (value % 64);
    }

    fn unite(&mut self, other: &Bits) {
        self.0.resize(self.0.len().max(other.0.len()), 0);
        self.0.iter_mut().zip(&other.0).for_each(|(bits, other)| *bits |= other);
    }

    fn mex(&self) -> u16 {
        let full = self.0.iter().take_while(|bits| **bits == u64::MAX).count();
        let rest = self.0.get(full).map_or(0, |bits| bits.trailing_ones());
        (full * 64) as u16 + rest as u16
    }
}
