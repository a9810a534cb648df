//! What a search remembers: bounds of the score and the best column of positions it has met, in bounded memory.
//!
//! A position's key is multiplied by an odd number, which loses nothing; the top bits of the product choose four neighbouring
//! slots, the others are kept there. So a slot needs no more than one word, and what is remembered is never another position's.
//! The table begins small and doubles as it fills; when it may not grow any more, what cost least gives way.

use crate::oracle::drop_line::word::Word;

/// Slots side by side in which a position may lie.
const WAYS: usize = 4;

/// Bits of a slot that hold what is known; the rest belongs to the key.
const KNOWN: u32 = 24;

/// What is remembered of a position. Scores are the mover's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The score is at least this.
    pub low: i32,
    /// The score is at most this.
    pub high: i32,
    /// The column that proved most.
    pub col: u32,
}

/// A table of memories for scores from `-most` to `most`, at most 63.
pub struct Table<W> {
    slots: Vec<W>,
    /// Bits of the key.
    width: u32,
    /// Groups of slots, as a power of 2.
    groups: u32,
    /// The same when fully grown.
    limit: u32,
    held: usize,
    most: i32,
}

impl<W: Word> Table<W> {
    /// An empty table for keys of `width` bits that never takes more than `bytes`, but for its smallest size: keys near the
    /// width of a word need some bits of their place.
    pub fn within(bytes: usize, width: u32, most: i32) -> Self {
        let least = (width + KNOWN).saturating_sub(W::WIDTH).max(7);
        let groups = (bytes / size_of::<W>() / WAYS).max(1).ilog2();
        Table { slots: vec![W::ZERO; WAYS << least], width, groups: least, limit: groups.max(least), held: 0, most }
    }

    /// Forgets everything, and gives the memory back.
    pub fn clear(&mut self) {
        let least = (self.width + KNOWN).saturating_sub(W::WIDTH).max(7);
        if self.groups == least {
            self.slots.fill(W::ZERO);
        } else {
            self.slots = vec![W::ZERO; WAYS << least];
        }
        self.groups = least;
        self.held = 0;
    }

    /// Where a key lies and what of it is kept there.
    #[inline]
    fn home(&self, key: W) -> (usize, W) {
        let product = key.spread() << (W::WIDTH - self.width);
        let place = (product >> (W::WIDTH - self.groups)).index() * WAYS;
        (place, (product << self.groups) & !W::of((1 << KNOWN) - 1))
    }

    /// Whatever lies where the position would lie: reading it brings it near.
    #[inline]
    pub fn touch(&self, key: W) -> W {
        self.slots[self.home(key).0]
    }

    /// What is remembered of the position.
    #[inline]
    pub fn get(&self, key: W) -> Option<Memory> {
        let (place, tag) = self.home(key);
        let group: &[W; WAYS] = self.slots[place..place + WAYS].first_chunk()?;
        for &slot in group {
            let differs = slot ^ tag;
            if differs <= W::of((1 << KNOWN) - 1) && !differs.is_zero() {
                return Some(self.unpack(differs.low32()));
            }
        }
        None
    }

    /// Remembers bounds; `effort` is the number of positions they cost.
    #[inline]
    pub fn put(&mut self, key: W, memory: Memory, effort: u64) {
        if self.groups < self.limit && self.held * 4 >= self.slots.len() * 3 {
            self.grow();
        }
        let effort = (u64::BITS - effort.leading_zeros()).min(62) + 1;
        let (place, tag) = self.home(key);
        let packed = tag | W::of(self.pack(memory, effort));
        self.keep(place, packed);
    }

    fn keep(&mut self, place: usize, packed: W) {
        let effort = |slot: W| slot.low32() & 63;
        let mut cheapest = place;
        for i in place..place + WAYS {
            let slot = self.slots[i];
            if slot.is_zero() {
                self.held += 1;
                self.slots[i] = packed;
                return;
            }
            if slot ^ packed <= W::of((1 << KNOWN) - 1) {
                self.slots[i] = packed;
                return;
            }
            if effort(slot) < effort(self.slots[cheapest]) {
                cheapest = i;
            }
        }
        self.slots[cheapest] = packed;
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![W::ZERO; old.len() * 2];
        self.held = 0;
        let known = W::of((1 << KNOWN) - 1);
        let groups = self.groups;
        self.groups += 1;
        for (i, slot) in old.into_iter().enumerate().filter(|(_, slot)| !slot.is_zero()) {
            // The product is put together again, and taken apart at the new place.
            let upper = W::of((i / WAYS) as u32) << (W::WIDTH - groups);
            let product = upper | ((slot & !known) >> groups);
            let place = (product >> (W::WIDTH - self.groups)).index() * WAYS;
            self.keep(place, ((product << self.groups) & !known) | (slot & known));
        }
    }

    /// Effort, column and both bounds, in six, four, seven and seven bits; never 0.
    fn pack(&self, memory: Memory, effort: u32) -> u32 {
        let low = (memory.low + self.most) as u32;
        let high = (self.most - memory.high) as u32;
        effort | (memory.col << 6) | (low << 10) | (high << 17)
    }

    #[inline]
    fn unpack(&self, packed: u32) -> Memory {
        let low = (packed >> 10 & 127) as i32 - self.most;
        let high = self.most - (packed >> 17 & 127) as i32;
        Memory { low, high, col: packed >> 6 & 15 }
    }
}
