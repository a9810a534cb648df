//! Which heaps are worth pairing first, learnt from the last heaps, whose values are known.

use std::cmp::Reverse;

use crate::judge::control::{Control, Stop};
use crate::nim_values::octal::heaps::Heaps;
use crate::nim_values::octal::ways::{Ways, splits};

/// Heaps that are learnt from.
const LESSONS: usize = 16;

/// The weight of a value that a pair is wanted for, before anything is ranked.
const WEIGHT: u64 = 1 << 24;

/// A heap, as in the table, that can be paired with what makes it up to a sum, and its value.
pub type Valued = (u32, u16);

/// Heaps below this size can be ranked in a table of so many: they are smaller than all sums that are learnt from.
pub fn end(len: usize, ways: &Ways) -> usize {
    (len - LESSONS * step(len)).saturating_sub(ways.last())
}

/// From one lesson to the next.
fn step(len: usize) -> usize {
    (len / 1024).max(1)
}

/// One heap whose value is known.
struct Lesson {
    n: usize,
    /// How many of the heaps ranked so far give a value; `u8::MAX` where nobody wants the value.
    met: Vec<u8>,
}

/// The same heaps, those first that give what few others give.
///
/// A heap n that was worth c wanted all values below c whose flag in `kinds`, for the parity of its sums, is `kind`. A pair
/// is worth the more the fewer pairs give the same value, and half as much for each heap before it in the ranking that gives
/// that value too. So the first few thousand give nearly all values that many thousand would in any other order.
/// Time: a few dozen passes over the heaps.
pub fn ranked(
    mut left: Vec<Valued>,
    kinds: &[Vec<u8>; 2],
    kind: u8,
    heaps: &Heaps,
    ways: &Ways,
    control: &Control,
) -> Result<Vec<Valued>, Stop> {
    let mut lessons = lessons(kinds, kind, heaps, ways);
    let mut order = Vec::with_capacity(left.len());
    let bound = heaps.bound();
    while !left.is_empty() {
        let scores = scores(&left, &lessons, heaps, ways, control)?;
        let mut best: Vec<u32> = (0..left.len() as u32).collect();
        let key = |at: &u32| (Reverse(scores[*at as usize]), *at);
        // Ever longer rounds: first come the heaps for which the others matter most.
        let round = if order.len() < 2 * bound { (order.len() / 2).max(bound / 8) } else { left.len() };
        if round < best.len() {
            best.select_nth_unstable_by_key(round, key);
            best.truncate(round);
        }
        best.sort_unstable_by_key(key);
        let first = order.len();
        order.extend(best.iter().map(|at| left[*at as usize]));
        let mut is_taken = vec![false; left.len()];
        for at in &best {
            is_taken[*at as usize] = true;
        }
        let mut taken = is_taken.into_iter();
        left.retain(|_| !taken.next().unwrap_or(false));
        for lesson in &mut lessons {
            lesson.learn(&order[first..], heaps, ways);
        }
    }
    Ok(order)
}

/// Heaps not far before the end of the table.
fn lessons(kinds: &[Vec<u8>; 2], kind: u8, heaps: &Heaps, ways: &Ways) -> Vec<Lesson> {
    let of = |n: usize| {
        let (c, parity) = (usize::from(heaps.values()[n]), ways.parity(n));
        let met = kinds[parity].iter().enumerate().map(|(value, k)| if value < c && *k == kind { 0 } else { u8::MAX });
        Lesson { n, met: met.collect() }
    };
    (1..=LESSONS).map(|at| of(heaps.len() - at * step(heaps.len()))).collect()
}

/// What each of these heaps is worth.
fn scores(
    left: &[Valued],
    lessons: &[Lesson],
    heaps: &Heaps,
    ways: &Ways,
    control: &Control,
) -> Result<Vec<u64>, Stop> {
    let mut scores = vec![0; left.len()];
    for lesson in lessons {
        control.tick(left.len() as u64 / 64 + 1)?;
        let mut counts = vec![0u32; lesson.met.len()];
        for sum in splits(lesson.n, ways) {
            for heap in left {
                counts[sum_with(*heap, sum, heaps)] += 1;
            }
        }
        let weight = |(met, count): (&u8, &u32)| (WEIGHT >> u32::from(*met).min(63)) / u64::from((*count).max(1));
        let weights: Vec<u64> = lesson.met.iter().zip(&counts).map(weight).collect();
        for sum in splits(lesson.n, ways) {
            let scored = scores.iter_mut().zip(left);
            scored.for_each(|(score, heap)| *score += weights[sum_with(*heap, sum, heaps)]);
        }
    }
    Ok(scores)
}

/// The nim-sum of a heap's value with that of what makes it up to a sum.
fn sum_with((at, value): Valued, sum: usize, heaps: &Heaps) -> usize {
    usize::from(value ^ heaps.values()[sum - at as usize])
}

impl Lesson {
    fn learn(&mut self, ranked: &[Valued], heaps: &Heaps, ways: &Ways) {
        for sum in splits(self.n, ways) {
            for heap in ranked {
                let met = &mut self.met[sum_with(*heap, sum, heaps)];
                *met = met.saturating_add(1);
            }
        }
    }
}
