//! What a search remembers: bounds of the score and the best column of positions it has met, in bounded memory.
//!
//! A position's key is multiplied by an odd number, which loses nothing; the top bits of the product choose four neighbouring
//! slots, the others are kept there. So a slot needs no more than one word, and what is remembered is never another position's.
//! The table begins small and doubles as it fills; when it may not grow any more, what cost least gives way.

use crate::oracle::drop_line::word::Word;

/// Slots side by side in which a position may lie.
const WAYS: usize = 4;

/// Neighbouring slots: they never lie across two lines of a processor's cache.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Group<W>([W; WAYS]);

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
    slots: Vec<Group<W>>,
    /// Bits of the key.
    width: u32,
    /// Groups of slots, as a power of 2.
    groups: u32,
    /// The same when fully grown.
    limit: u32,
    held: usize,
    most: i32,
    is_whole: bool,
}

impl<W: Word> Table<W> {
    /// An empty table for keys of `width` bits that never takes more than `bytes`, but for its smallest size: keys near the
    /// width of a word need some bits of their place.
    pub fn within(bytes: usize, width: u32, most: i32) -> Self {
        let least = (width + KNOWN).saturating_sub(W::WIDTH).max(7);
        let groups = (bytes / size_of::<W>() / WAYS).max(1).ilog2();
        Table {
            slots: vec![Group([W::ZERO; WAYS]); 1 << least],
            width,
            groups: least,
            limit: groups.max(least),
            held: 0,
            most,
            is_whole: false,
        }
    }

    /// An empty table of its full size.
    pub fn whole(bytes: usize, width: u32, most: i32) -> Self {
        let mut table = Table::within(bytes, width, most);
        table.groups = table.limit;
        table.is_whole = true;
        table.slots = vec![Group([W::ZERO; WAYS]); 1 << table.limit];
        table
    }

    /// Forgets everything, and gives the memory back.
    pub fn clear(&mut self) {
        if self.is_whole {
            self.slots.fill(Group([W::ZERO; WAYS]));
            return;
        }
        let least = (self.width + KNOWN).saturating_sub(W::WIDTH).max(7);
        if self.groups == least {
            self.slots.fill(Group([W::ZERO; WAYS]));
        } else {
            self.slots = vec![Group([W::ZERO; WAYS]); 1 << least];
        }
        self.groups = least;
        self.held = 0;
    }

    /// Where a key lies and what of it is kept there.
    #[inline]
    fn home(&self, key: W) -> (usize, W) {
        let product = key.spread() << (W::WIDTH - self.width);
        let place = (product >> (W::WIDTH - self.groups)).index();
        (place, (product << self.groups) & !W::of((1 << KNOWN) - 1))
    }

    /// Whatever lies where the position would lie: reading it brings it near.
    #[inline]
    pub fn touch(&self, key: W) -> W {
        self.slots[self.home(key).0].0[0]
    }

    /// What is remembered of the position.
    #[inline]
    pub fn get(&self, key: W) -> Option<Memory> {
        let (place, tag) = self.home(key);
        for slot in self.slots[place].0 {
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
        if self.groups < self.limit && self.held * 4 >= self.slots.len() * WAYS * 3 {
            self.grow();
        }
        let effort = (u64::BITS - effort.leading_zeros()).min(62) + 1;
        let (place, tag) = self.home(key);
        let packed = tag | W::of(self.pack(memory, effort));
        self.keep(place, packed);
    }

    fn keep(&mut self, place: usize, packed: W) {
        let effort = |slot: W| slot.low32() & 63;
        let group = &mut self.slots[place].0;
        let mut cheapest = 0;
        for i in 0..WAYS {
            if group[i].is_zero() {
                self.held += 1;
                cheapest = i;
                break;
            }
            if group[i] ^ packed <= W::of((1 << KNOWN) - 1) {
                cheapest = i;
                break;
            }
            if effort(group[i]) < effort(group[cheapest]) {
                cheapest = i;
            }
        }
        group[cheapest] = packed;
    }

    /// Remembers bounds in place of the oldest neighbour.
    #[inline]
    pub fn put_newest(&mut self, key: W, memory: Memory) {
        let (place, tag) = self.home(key);
        let packed = tag | W::of(self.pack(memory, 1));
        let group = &mut self.slots[place].0;
        let known = W::of((1 << KNOWN) - 1);
        let last = (0..WAYS - 1).find(|i| group[*i] ^ packed <= known).unwrap_or(WAYS - 1);
        group.copy_within(0..last, 1);
        group[0] = packed;
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![Group([W::ZERO; WAYS]); old.len() * 2];
        self.held = 0;
        let known = W::of((1 << KNOWN) - 1);
        let groups = self.groups;
        self.groups += 1;
        for (i, group) in old.into_iter().enumerate() {
            // The product is put together again, and taken apart at the new place.
            let upper = W::of(i as u32) << (W::WIDTH - groups);
            for slot in group.0.into_iter().filter(|slot| !slot.is_zero()) {
                let product = upper | ((slot & !known) >> groups);
                let place = (product >> (W::WIDTH - self.groups)).index();
                self.keep(place, ((product << self.groups) & !known) | (slot & known));
            }
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
