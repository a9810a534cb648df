//! What a search of flipping discs remembers: bounds and a good move of whole positions, in bounded memory.

use crate::oracle::flip::board::Discs;

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
/// A slot is the two sets of discs and a word: `least + 64`, `most + 64`, cell and free cells, a byte each. A slot of zeros is
/// empty, for a position without discs is never searched.
#[derive(Debug, Default)]
pub struct Memory {
    slots: Vec<[u64; 3]>,
}

const OFFSET: i32 = 64;

impl Memory {
    /// Room for at least so many positions; what was known is forgotten when it has to grow.
    pub fn widen(&mut self, positions: usize) {
        let wanted = positions.next_power_of_two().max(2);
        if self.slots.len() < wanted {
            self.slots = vec![[0; 3]; wanted];
        }
    }

    /// What is remembered of this very position.
    pub fn get(&self, discs: Discs) -> Option<Known> {
        let home = self.home(discs);
        let slot = [home, home ^ 1].into_iter().find(|i| self.is_of(*i, discs))?;
        let [least, most, cell, ..] = self.slots[slot][2].to_le_bytes();
        Some(Known { least: i32::from(least) - OFFSET, most: i32::from(most) - OFFSET, cell: usize::from(cell) })
    }

    /// Remembers; `free` says how much work the position was.
    pub fn put(&mut self, discs: Discs, known: Known, free: u32) {
        let home = self.home(discs);
        let is_first = self.is_of(home, discs) || self.free(home) <= free && !self.is_of(home ^ 1, discs);
        let byte = |bound: i32| (bound + OFFSET) as u8;
        let word = [byte(known.least), byte(known.most), known.cell as u8, free as u8, 0, 0, 0, 0];
        self.slots[if is_first { home } else { home ^ 1 }] = [discs.own, discs.other, u64::from_le_bytes(word)];
    }

    fn is_of(&self, slot: usize, discs: Discs) -> bool {
        self.slots[slot][..2] == [discs.own, discs.other]
    }

    fn free(&self, slot: usize) -> u32 {
        u32::from(self.slots[slot][2].to_le_bytes()[3])
    }

    fn home(&self, discs: Discs) -> usize {
        const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
        let mixed = (discs.own.wrapping_mul(MIX) ^ discs.other).wrapping_mul(MIX);
        (mixed ^ mixed >> 32).wrapping_mul(MIX) as usize >> 24 & (self.slots.len() - 1)
    }
}
