//! A transposition table: bounds of the score and the best column of positions already met, in bounded memory.
//!
//! A position's key is multiplied by an odd number, which loses nothing; the top bits of the product choose four neighbouring
//! slots, the others are kept there. So a slot needs no more than one word, and what is remembered is never another position's.
//! The table begins small and doubles as it fills; when it may not grow any more, what cost least gives way.

use crate::boards::connect_four::solver::transposition_table::slot::Slot;
use crate::boards::connect_four::solver::word::Word;

/// Slots side by side in which a position may lie.
const WAYS: usize = 4;

/// Neighbouring slots: they never lie across two lines of a processor's cache.
#[repr(align(32))]
struct Group<W: Word>([W::Slot; WAYS]);

impl<W: Word> Group<W> {
    /// So many, nothing in them.
    fn empty(count: usize) -> Vec<Self> {
        let empty = || Group(std::array::from_fn(|_| W::Slot::holding(W::ZERO)));
        std::iter::repeat_with(empty).take(count).collect()
    }

    fn clear(&self) {
        self.0.iter().for_each(|slot| slot.store(W::ZERO));
    }
}

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

/// A table of bounds of scores from `-most` to `most`, at most 63.
pub struct Table<W: Word> {
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
            slots: Group::empty(1 << least),
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
        table.slots = Group::empty(1 << table.limit);
        table
    }

    /// Forgets everything, and gives the memory back.
    pub fn clear(&mut self) {
        if self.is_whole {
            self.slots.iter().for_each(Group::clear);
            return;
        }
        let least = (self.width + KNOWN).saturating_sub(W::WIDTH).max(7);
        if self.groups == least {
            self.slots.iter().for_each(Group::clear);
        } else {
            self.slots = Group::empty(1 << least);
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
        self.slots[self.home(key).0].0[0].load()
    }

    /// What is remembered of the position.
    #[inline]
    pub fn get(&self, key: W) -> Option<Memory> {
        let (place, tag) = self.home(key);
        for slot in &self.slots[place].0 {
            let differs = slot.load() ^ tag;
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
        let is_new = self.put_shared(key, memory, effort);
        self.held += usize::from(is_new);
    }

    /// The same in a table that others may read and write meanwhile; whether it filled a slot that was empty. What two write at
    /// once may be lost, or be there twice, but each slot holds what one of them wrote.
    #[inline]
    pub fn put_shared(&self, key: W, memory: Memory, effort: u64) -> bool {
        let effort = (u64::BITS - effort.leading_zeros()).min(62) + 1;
        let (place, tag) = self.home(key);
        self.keep(place, tag | W::of(self.pack(memory, effort)))
    }

    fn keep(&self, place: usize, packed: W) -> bool {
        let effort = |slot: W| slot.low32() & 63;
        let group = &self.slots[place].0;
        let mut cheapest = (0, W::ZERO);
        for (i, slot) in group.iter().enumerate() {
            let there = slot.load();
            if there.is_zero() || there ^ packed <= W::of((1 << KNOWN) - 1) {
                cheapest = (i, there);
                break;
            }
            if i == 0 || effort(there) < effort(cheapest.1) {
                cheapest = (i, there);
            }
        }
        group[cheapest.0].store(packed);
        cheapest.1.is_zero()
    }

    /// Remembers bounds in place of the oldest neighbour.
    #[inline]
    pub fn put_newest(&mut self, key: W, memory: Memory) {
        let (place, tag) = self.home(key);
        let known = W::of((1 << KNOWN) - 1);
        let packed = tag | W::of(self.pack(memory, 1));
        let mut moved = packed;
        for slot in &self.slots[place].0 {
            let there = slot.load();
            slot.store(moved);
            moved = there;
            if moved ^ packed <= known {
                break;
            }
        }
    }

    /// Grows to its full size at once: a shared table does not grow.
    pub fn grow_fully(&mut self) {
        while self.groups < self.limit {
            self.grow();
        }
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.slots = Group::empty(old.len() * 2);
        self.held = 0;
        let known = W::of((1 << KNOWN) - 1);
        let groups = self.groups;
        self.groups += 1;
        for (i, group) in old.into_iter().enumerate() {
            // The product is put together again, and taken apart at the new place.
            let upper = W::of(i as u32) << (W::WIDTH - groups);
            for slot in group.0.iter().map(Slot::load).filter(|slot| !slot.is_zero()) {
                let product = upper | ((slot & !known) >> groups);
                let place = (product >> (W::WIDTH - self.groups)).index();
                self.held += usize::from(self.keep(place, ((product << self.groups) & !known) | (slot & known)));
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
