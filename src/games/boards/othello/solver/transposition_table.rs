//! The transposition table of Othello: bounds and a good move of whole positions, in bounded memory that may be shared.

use std::iter::repeat_with;

use crate::boards::othello::solver::board::Discs;
use solve::search::shared_entry::Entry;

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
/// A slot is the two sets of discs, and `least + 64`, `most + 64`, cell and free cells, a byte each. A slot of zeros is empty, for a
/// position without discs is never searched.
#[derive(Debug, Default)]
pub struct Table {
    slots: Vec<Slot>,
}

type Slot = Entry<2, 32>;

/// Bytes of a position.
pub const SLOT: usize = size_of::<Slot>();

const OFFSET: i32 = 64;

impl Table {
    /// How many positions it has room for.
    pub fn room(&self) -> usize {
        self.slots.len()
    }

    /// Room for at least so many positions, nothing known.
    pub fn with(positions: usize) -> Self {
        let count = positions.next_power_of_two().max(2);
        Table { slots: repeat_with(Slot::default).take(count).collect() }
    }

    /// What is remembered of this very position.
    pub fn get(&self, discs: Discs) -> Option<Known> {
        let home = self.home(discs);
        let words = [discs.own, discs.other];
        let told = [home, home ^ 1].into_iter().find_map(|i| self.slots[i].get(&words))?;
        let [least, most, cell, ..] = told.to_le_bytes();
        Some(Known { least: i32::from(least) - OFFSET, most: i32::from(most) - OFFSET, cell: usize::from(cell) })
    }

    /// Remembers; `free` says how much work the position was.
    pub fn put(&self, discs: Discs, known: Known, free: u32) {
        let home = self.home(discs);
        let is_first = self.is_of(home, discs) || self.free(home) <= free && !self.is_of(home ^ 1, discs);
        let slot = &self.slots[if is_first { home } else { home ^ 1 }];
        let byte = |bound: i32| (bound + OFFSET) as u8;
        let told = u32::from_le_bytes([byte(known.least), byte(known.most), known.cell as u8, free as u8]);
        slot.put(&[discs.own, discs.other], told.into());
    }

    fn is_of(&self, slot: usize, discs: Discs) -> bool {
        let slot = &self.slots[slot];
        slot.has(0, discs.own) && slot.has(1, discs.other)
    }

    fn free(&self, slot: usize) -> u32 {
        u32::from(self.slots[slot].told().to_le_bytes()[3])
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
