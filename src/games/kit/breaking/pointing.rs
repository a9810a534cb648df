//! How a finger breaks a drawn heap: first the lowest counter taken, then, where that is not all, where the rest splits.

use crate::kit::breaking::rules::{Break, Breaks};
use crate::kit::heaps::{is_drawn, spot};
use ground::num::{Nat, small};
use ground::scene::Spot;

/// Moves offered to a finger at most; of more, those of the first heaps.
const POINTED: u32 = 20_000;

/// The finger's way to a move; empty if the heap is not drawn.
///
/// Counters are numbered from 1 at the bottom. The first spot is the lowest counter that is taken. If the rest may also
/// split, the second is that counter again (the rest stays whole) or the top of the lowest part; if that part can be
/// followed by one more part or by two, the third is the first spot again (the rest is one part) or the top of the next
/// part. A heap that splits though nothing is taken is pointed at on both sides of the split, the upper side first; if two
/// more parts may follow, the third spot is the lower side again (one part) or the top of the next part.
/// Worked: Kayles from 4: `4->3` is 4 and 4, `4->1+2` is 4 and 1, `4->2` is 3 and 3, `4->1+1` is 3 and 1.
pub fn path<B: Breaks>(rule: &B, heaps: &[Nat], mv: &Break) -> Vec<Spot> {
    let size = small(&heaps[mv.heap]).filter(|_| is_drawn(mv.heap, &heaps[mv.heap]));
    let left: Option<Vec<usize>> = mv.left.iter().map(small).collect();
    let (Some(size), Some(left)) = (size, left) else { return Vec::new() };
    counters(rule, size, &left).into_iter().map(|counter| spot(mv.heap, counter)).collect()
}

fn counters<B: Breaks>(rule: &B, size: usize, left: &[usize]) -> Vec<usize> {
    let rest: usize = left.iter().sum();
    if rest == size { split(rule, size, left) } else { taking(rule, size, rest, left) }
}

/// Something is taken, and `rest` stays in these parts.
fn taking<B: Breaks>(rule: &B, size: usize, rest: usize, left: &[usize]) -> Vec<usize> {
    let (first, ways) = (rest + 1, rule.ways(size, size - rest));
    match *left {
        [a, b, _] => vec![first, a, a + b],
        [a, _] if ways & 4 != 0 && rest >= 3 * a => vec![first, a, first],
        [a, _] => vec![first, a],
        _ if ways & 6 != 0 || splits_at(rule, size, rest) => vec![first, first],
        _ => vec![first],
    }
}

/// Nothing is taken.
fn split<B: Breaks>(rule: &B, size: usize, left: &[usize]) -> Vec<usize> {
    let a = left[0];
    match *left {
        [_, b, _] => vec![a + 1, a, a + b],
        _ if rule.ways(size, 0) & 4 != 0 && size >= 3 * a => vec![a + 1, a, a],
        _ if rule.ways(size, size - a) != 0 => vec![a + 1, a],
        _ => vec![a + 1],
    }
}

/// Whether the heap may split, nothing taken, so that the lowest part is this one.
fn splits_at<B: Breaks>(rule: &B, size: usize, lowest: usize) -> bool {
    let in_two = || rule.allows(&Nat::from(size), &[lowest, size - lowest].map(Nat::from));
    let ways = rule.ways(size, 0);
    lowest > 0 && ((ways & 2 != 0 && 2 * lowest <= size && in_two()) || (ways & 4 != 0 && size >= 3 * lowest))
}

/// The heaps whose moves are offered to a finger.
pub fn pointed<'a, B: Breaks>(rule: &'a B, heaps: &'a [Nat]) -> impl Iterator<Item = (usize, &'a Nat)> {
    let drawn = heaps.iter().enumerate().filter(|(heap, size)| is_drawn(*heap, size));
    drawn.scan(Nat::ZERO, |total, (heap, size)| {
        *total += rule.count(size);
        (*total <= Nat::from(POINTED)).then_some((heap, size))
    })
}
