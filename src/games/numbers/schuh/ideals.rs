//! Orders that lose an upper part: a move names an element, and it goes with everything above it.
//!
//! What is left is always an ideal: with an element everything below it. The search walks all ideals that can be reached, each
//! once, and takes the mex of what its moves leave. An element that may never be named is simply left out of the moves.
//!
//! Time: the ideals below, each with its moves; memory: one entry for each ideal. Source: R. Sprague (1935), P. M. Grundy (1939).
//! Worked by hand: two elements, one above the other, are worth 2: naming the upper one leaves 1, naming the lower one 0.

use rustc_hash::FxHashMap;

use solve::judge::control::{Control, Stop};

/// A set of at most 128 elements, one bit each.
pub type Set = u128;

/// The order, and the nim-values of the ideals met so far.
#[derive(Debug)]
pub struct Ideals {
    /// For each element itself and all above it.
    above: Vec<Set>,
    /// The elements that may be named.
    namable: Set,
    room: usize,
    known: FxHashMap<Set, u16>,
}

impl Ideals {
    /// Nothing is known yet; at most `room` ideals will be remembered.
    pub fn new(above: Vec<Set>, namable: Set, room: usize) -> Self {
        assert!(above.len() <= 128, "one bit for each element");
        Ideals { above, namable, room, known: FxHashMap::default() }
    }

    /// The nim-value of an ideal, or `None` when more than `room` ideals can be reached from it.
    ///
    /// What was met for other questions never makes this one fail: it is forgotten when there is no room left.
    pub fn nimber(&mut self, ideal: Set, control: &Control) -> Result<Option<u16>, Stop> {
        let is_fresh = self.known.is_empty();
        if let Some(nimber) = self.search(ideal, control)? {
            return Ok(Some(nimber));
        }
        self.known.clear();
        if is_fresh { Ok(None) } else { self.search(ideal, control) }
    }

    fn search(&mut self, ideal: Set, control: &Control) -> Result<Option<u16>, Stop> {
        if let Some(nimber) = self.known.get(&ideal) {
            return Ok(Some(*nimber));
        }
        control.tick(1)?;
        let mut left: Set = 0;
        for element in elements(ideal & self.namable) {
            // No more than 128 moves, so no value beyond 128: larger ones need not be noted.
            match self.search(ideal & !self.above[element], control)? {
                Some(nimber) if nimber < 128 => left |= 1 << nimber,
                Some(_) => {}
                None => return Ok(None),
            }
        }
        if self.known.len() >= self.room {
            return Ok(None);
        }
        let nimber = left.trailing_ones() as u16;
        self.known.insert(ideal, nimber);
        Ok(Some(nimber))
    }
}

/// The elements of a set, the least first.
pub fn elements(set: Set) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let element = left.trailing_zeros() as usize;
            left &= left - 1;
            element
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The divisors of a number by divisibility; 1 is never named.
    fn divisors(number: usize, room: usize) -> Ideals {
        let all: Vec<usize> = (1..=number).filter(|d| number.is_multiple_of(*d)).collect();
        let above = |d: &usize| {
            all.iter().enumerate().filter(|(_, e)| e.is_multiple_of(*d)).fold(0, |set, (i, _)| set | 1 << i)
        };
        Ideals::new(all.iter().map(above).collect(), !1, room)
    }

    #[test]
    fn chains_are_heaps_and_small_boxes_are_as_by_hand() {
        let control = Control::new();
        assert_eq!(divisors(64, 100).nimber(0b111_1111, &control), Ok(Some(6)));
        // 2 by 2: 1, 2, 3, 6. Naming 6 leaves two chains of one step side by side, worth 1 xor 1 = 0; 2 or 3 leave one.
        assert_eq!(divisors(6, 100).nimber(0b1111, &control), Ok(Some(2)));
        // Three primes: naming 30 wins, so the value is not 0.
        assert_ne!(divisors(30, 100).nimber(0xff, &control), Ok(Some(0)));
        assert_eq!(divisors(30, 100).nimber(0x7f, &control), Ok(Some(0)));
    }

    #[test]
    fn room_that_ran_out_on_one_question_does_not_hurt_the_next() {
        let control = Control::new();
        let mut tight = divisors(30, 12);
        assert_eq!(tight.nimber(0xff, &control), Ok(None));
        assert_eq!(tight.nimber(0b1111, &control), divisors(30, 100).nimber(0b1111, &control));
        assert_eq!(tight.nimber(0b1_0111, &control), divisors(30, 100).nimber(0b1_0111, &control));
    }
}
