//! The transposition table of Othello: bounds and a good move of whole positions, in bounded memory that may be shared.

use std::iter::repeat_with;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::boards::othello::solver::board::Discs;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The mover will be at least so far ahead.
    pub least: i32,
    /// And at most so far.
    pub most: i32,
    /// The cell that did best.
    pub cell: usize,
}

/// A table of positions, two places for each; the one of more free cells stays in the first.
///
/// A slot is the two sets of discs and a word: `least + 64`, `most + 64`, cell and free cells, a byte each, and four bytes that
/// count how often it was written. A slot of zeros is empty, for a position without discs is never searched.
///
/// Several may read and write at once: who reads takes a slot only where its word is the same before and after, and who writes
/// takes the word away first; where two write one slot at once, the later one lets it be.
#[derive(Debug, Default)]
pub struct Table {
    slots: Vec<Slot>,
}

type Slot = [AtomicU64; 3];

/// Bytes of a position.
pub const SLOT: usize = size_of::<Slot>();

const OFFSET: i32 = 64;

/// The word of a slot that is being written.
const WRITTEN: u64 = u64::MAX;

/// One write more.
const WRITE: u64 = 1 << 32;

impl Table {
    /// How many positions it has room for.
    pub fn room(&self) -> usize {
        self.slots.len()
    }

    /// Room for at least so many positions, nothing known.
    pub fn with(positions: usize) -> Self {
        let count = positions.next_power_of_two().max(2);
        let empty = || [const { AtomicU64::new(0) }; 3];
        Table { slots: repeat_with(empty).take(count).collect() }
    }

    /// What is remembered of this very position.
    pub fn get(&self, discs: Discs) -> Option<Known> {
        let home = self.home(discs);
        let word = [home, home ^ 1].into_iter().find_map(|i| self.word(i, discs))?;
        let [least, most, cell, ..] = word.to_le_bytes();
        Some(Known { least: i32::from(least) - OFFSET, most: i32::from(most) - OFFSET, cell: usize::from(cell) })
    }

    /// Remembers; `free` says how much work the position was.
    pub fn put(&self, discs: Discs, known: Known, free: u32) {
        let home = self.home(discs);
        let is_first = self.is_of(home, discs) || self.free(home) <= free && !self.is_of(home ^ 1, discs);
        let slot = &self.slots[if is_first { home } else { home ^ 1 }];
        let word = slot[2].load(Ordering::Relaxed);
        let is_taken =
            word == WRITTEN || slot[2].compare_exchange(word, WRITTEN, Ordering::Acquire, Ordering::Relaxed).is_err();
        if is_taken {
            return;
        }
        let byte = |bound: i32| (bound + OFFSET) as u8;
        let told = u32::from_le_bytes([byte(known.least), byte(known.most), known.cell as u8, free as u8]);
        slot[0].store(discs.own, Ordering::Release);
        slot[1].store(discs.other, Ordering::Release);
        slot[2].store((word & !(WRITE - 1)).wrapping_add(WRITE) | u64::from(told), Ordering::Release);
    }

    /// The word of a slot that holds these discs.
    fn word(&self, slot: usize, discs: Discs) -> Option<u64> {
        let slot = &self.slots[slot];
        let word = slot[2].load(Ordering::Acquire);
        let is_whole = word != WRITTEN
            && slot[0].load(Ordering::Acquire) == discs.own
            && slot[1].load(Ordering::Acquire) == discs.other
            && slot[2].load(Ordering::Relaxed) == word;
        is_whole.then_some(word)
    }

    fn is_of(&self, slot: usize, discs: Discs) -> bool {
        let slot = &self.slots[slot];
        slot[0].load(Ordering::Relaxed) == discs.own && slot[1].load(Ordering::Relaxed) == discs.other
    }

    fn free(&self, slot: usize) -> u32 {
        u32::from(self.slots[slot][2].load(Ordering::Relaxed).to_le_bytes()[3])
    }

    fn home(&self, discs: Discs) -> usize {
        spread(discs) as usize >> 24 & (self.slots.len() - 1)
    }
}

/// A hash that tells positions apart, nearly always: products in place of the keys of Zobrist.
pub fn spread(discs: Discs) -> u64 {
    const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
    let mixed = (discs.own.wrapping_mul(MIX) ^ discs.other).wrapping_mul(MIX);
    (mixed ^ mixed >> 32).wrapping_mul(MIX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: Known = Known { least: -3, most: 64, cell: 63 };

    #[test]
    fn what_is_being_written_is_neither_read_nor_written_by_others() {
        let (memory, board) = (Table::with(2), Discs { own: 1, other: 2 });
        memory.put(board, KNOWN, 20);
        let slot = &memory.slots[memory.home(board)];
        let word = slot[2].swap(WRITTEN, Ordering::Relaxed);
        assert_eq!(memory.get(board), None);
        memory.put(board, Known { least: 5, ..KNOWN }, 20);
        assert_eq!(slot[2].swap(word, Ordering::Relaxed), WRITTEN);
        assert_eq!(memory.get(board), Some(KNOWN));
    }

    #[test]
    fn a_word_never_stays_the_same_when_it_is_written() {
        let (memory, board) = (Table::with(2), Discs { own: 1, other: 2 });
        let mut words: Vec<u64> = Vec::new();
        for _ in 0..3 {
            memory.put(board, KNOWN, 20);
            words.push(memory.slots[memory.home(board)][2].load(Ordering::Relaxed));
        }
        assert!(words[0] != words[1] && words[1] != words[2] && words[0] != words[2], "{words:?}");
    }
}
