//! A transposition table: bounds and the best step of positions already met, in bounded memory.
//!
//! Keys are whole positions, so a remembered bound is never that of another position. The table begins small and
//! doubles as it fills; when it may not grow any more, the entry of less effort gives way.
//!
//! Solvers whose workers share a table at once have tables of their own, of entries as in `shared_entry` or of one word: each packs as its
//! positions allow.

use std::hash::{BuildHasher, Hash};
use std::num::NonZeroU8;

use rustc_hash::FxBuildHasher;

use crate::search::score::Bounds;

/// A move as the searched game numbers it.
pub type Step = u16;

/// What is remembered of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// What is known of its score.
    pub bounds: Bounds,
    /// The step that proved most there.
    pub step: Step,
}

/// A table of memories.
pub struct Table<K, M = Memory> {
    slots: Vec<Option<Slot<K, M>>>,
    held: usize,
    most: usize,
}

#[derive(Clone, Copy)]
struct Slot<K, M> {
    key: K,
    memory: M,
    // Never 0, so that an empty slot takes no more room than a full one.
    effort: NonZeroU8,
}

/// Slots of a new table; a power of two.
const FIRST: usize = 1 << 8;

impl<K: Copy + Eq + Hash, M: Copy> Table<K, M> {
    /// An empty table that never takes more than `bytes`, but for its first few slots.
    pub fn within(bytes: usize) -> Self {
        let slots = bytes / size_of::<Option<Slot<K, M>>>();
        let most = if slots.is_power_of_two() { slots } else { slots.next_power_of_two() / 2 };
        Table { slots: Vec::new(), held: 0, most: most.max(FIRST) }
    }

    /// What is remembered of the position.
    pub fn get(&self, key: &K) -> Option<M> {
        let home = self.home(key)?;
        [home, home ^ 1]
            .into_iter()
            .find_map(|i| self.slots[i].as_ref().filter(|slot| slot.key == *key))
            .map(|s| s.memory)
    }

    /// Remembers; `effort` is the number of positions the knowledge cost.
    pub fn put(&mut self, key: K, memory: M, effort: u64) {
        if self.held * 4 >= self.slots.len() * 3 && self.slots.len() < self.most {
            self.grow();
        }
        self.keep(Slot { key, memory, effort: NonZeroU8::MIN.saturating_add(effort.max(1).ilog2() as u8) });
    }

    fn keep(&mut self, slot: Slot<K, M>) {
        let Some(home) = self.home(&slot.key) else { return };
        let pair = [home, home ^ 1];
        let same = pair.into_iter().find(|&i| self.slots[i].as_ref().is_some_and(|old| old.key == slot.key));
        let free = pair.into_iter().find(|&i| self.slots[i].is_none());
        let cheap = pair.into_iter().min_by_key(|&i| self.slots[i].as_ref().map(|old| old.effort));
        let place = same.or(free).or(cheap).expect("there are two places");
        self.held += usize::from(self.slots[place].is_none());
        self.slots[place] = Some(slot);
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(FIRST);
        let old = std::mem::replace(&mut self.slots, vec![None; size]);
        self.held = 0;
        old.into_iter().flatten().for_each(|slot| self.keep(slot));
    }

    fn home(&self, key: &K) -> Option<usize> {
        let mask = self.slots.len().checked_sub(1)?;
        Some(FxBuildHasher.hash_one(key) as usize & mask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::score::Score;

    fn memory(n: usize) -> Memory {
        Memory { bounds: Bounds::exactly(Score::win(n)), step: n as Step }
    }

    #[test]
    fn an_empty_slot_is_no_position() {
        let mut table = Table::<u64>::within(1 << 16);
        assert_eq!(table.get(&0), None);
        table.put(7, memory(7), 1);
        assert_eq!(table.get(&0), None, "0 was never put");
        assert_eq!(table.get(&7), Some(memory(7)));
    }

    #[test]
    fn it_forgets_rather_than_outgrow_its_bytes_and_never_mixes_positions_up() {
        let bytes = 1 << 16;
        let mut table = Table::<u64>::within(bytes);
        for n in 0..20_000 {
            table.put(n, memory(n as usize % 1000), n);
        }
        assert!(table.slots.len() * size_of::<Option<Slot<u64, Memory>>>() <= bytes);
        let known = (0..20_000).filter_map(|n| table.get(&n).map(|found| (n, found)));
        let known: Vec<_> = known.collect();
        assert!(known.len() > 500, "{}", known.len());
        assert!(known.iter().all(|(n, found)| *found == memory(*n as usize % 1000)));
    }
}
