//! The loops in which nearly all time is spent, in shapes that compilers turn into good code without unsafe indices.

use std::array;

use crate::nim_values::octal::ranking::Valued;

/// Heaps that are worked on together.
pub const LANES: usize = 8;

/// Nim-sums are below this: what a u16 can be, so that no index needs to be checked.
const SUMS: usize = 1 << 16;

/// From one lane's marks to the next: more than a row in use, and no multiple of what caches repeat after.
const STRIDE: usize = (1 << 15) + (1 << 11) + (1 << 6);

/// Values that can be marked are below this.
pub const VALUES: usize = 1 << 15;

/// A row of marks for each lane, one byte for each value.
pub struct Rows(Box<[u8; (LANES - 1) * STRIDE + SUMS]>);

impl Default for Rows {
    fn default() -> Self {
        let marks = vec![0; (LANES - 1) * STRIDE + SUMS].into_boxed_slice();
        Rows(marks.try_into().expect("it is as long as that"))
    }
}

impl Rows {
    /// Removes the marks below `bound` in all lanes.
    pub fn clear(&mut self, bound: usize) {
        (0..LANES).for_each(|lane| self.0[lane * STRIDE..][..bound].fill(0));
    }

    /// The marks of one lane.
    pub fn lane(&mut self, lane: usize) -> &mut [u8; SUMS] {
        self.0[lane * STRIDE..].first_chunk_mut().expect("every lane has room for all sums")
    }

    /// Marks in each lane the nim-sum of a rare heap's value with that of what makes it up to that lane's sum, the first of
    /// them `sum`, for each of the rare heaps with their values.
    pub fn pair(&mut self, rare: &[Valued], values: &[u16], sum: usize) {
        for (at, rare) in rare {
            let lanes: &[u16; LANES] = values[sum - *at as usize..].first_chunk().expect("the lanes' mates are known");
            for (lane, value) in lanes.iter().enumerate() {
                self.0[lane * STRIDE + usize::from(value ^ rare)] = 1;
            }
        }
    }
}

/// For each lane and each of its wanted values, whether the nim-sum of a rare heap's value with that of what makes it up to
/// the lane's sum, the first of them `sum`, is that value: not 0 where it is.
pub fn met_in_lanes<const WANTED: usize>(
    rare: &[Valued],
    values: &[u16],
    sum: usize,
    wanted: &[[u16; LANES]; WANTED],
) -> [[u16; LANES]; WANTED] {
    let mut met = [[0; LANES]; WANTED];
    for (at, rare) in rare {
        let lanes: &[u16; LANES] = values[sum - *at as usize..].first_chunk().expect("the lanes' mates are known");
        for (met, wanted) in met.iter_mut().zip(wanted) {
            for lane in 0..LANES {
                met[lane] |= if lanes[lane] ^ rare == wanted[lane] { u16::MAX } else { 0 };
            }
        }
    }
    met
}

/// Marks the nim-sums of pairs.
pub fn mark(row: &mut [u8; SUMS], (these, those): (&[u16], &[u16])) {
    // All sums of a chunk before its marks: compilers then add several pairs at once.
    const STEP: usize = 32;
    let (first, second) = (these.as_chunks::<STEP>(), those.as_chunks::<STEP>());
    for (these, those) in first.0.iter().zip(second.0) {
        let sums: [u16; STEP] = array::from_fn(|at| these[at] ^ those[at]);
        for sum in sums {
            row[usize::from(sum)] = 1;
        }
    }
    first.1.iter().zip(second.1).for_each(|(a, b)| row[usize::from(a ^ b)] = 1);
}

/// Whether the nim-sum of some pair is this value.
pub fn meets((these, those): (&[u16], &[u16]), value: u16) -> bool {
    const STEP: usize = 64;
    let met = |these: &[u16], those: &[u16]| {
        let met = |(a, b): (&u16, &u16)| if a ^ b == value { u16::MAX } else { 0 };
        these.iter().zip(those).fold(0, |any, pair| any | met(pair)) != 0
    };
    let (first, second) = (these.chunks_exact(STEP), those.chunks_exact(STEP));
    met(first.remainder(), second.remainder()) || first.zip(second).any(|(a, b)| met(a, b))
}

/// The first number from `from` on that is not marked and whose flag is `kind`, below the number of flags.
pub fn unmarked(row: &[u8; SUMS], kinds: &[u8], kind: u8, from: usize) -> Option<usize> {
    const STEP: usize = 32;
    let is_free = |at: &usize| row[*at] == 0 && kinds[*at] == kind;
    let aligned = from.next_multiple_of(STEP).min(kinds.len());
    if let Some(found) = (from..aligned).find(is_free) {
        return Some(found);
    }
    let free = |(mark, other): (&u8, &u8)| u8::from(mark | (other ^ kind) == 0);
    let steps = row[aligned..].chunks(STEP).zip(kinds[aligned..].chunks(STEP));
    let has_free = |(row, kinds): (&[u8], &[u8])| row.iter().zip(kinds).fold(0, |any, pair| any | free(pair)) != 0;
    let step = steps.into_iter().position(has_free)?;
    (aligned + step * STEP..kinds.len()).find(is_free)
}
