//! One transposition table of a web: bounds and the best cut of whole positions, in bounded memory that may be shared.

use std::iter::repeat_with;

use crate::scores::dots_and_boxes::solver::known::{Known, NO_CUT};
use crate::scores::dots_and_boxes::solver::rows::{Rows, Store};
use solve::search::prefetch::{fetch, want_large_pages};
use solve::search::shared_entry;

/// What a position is remembered by: words, and the rows that touch nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<const W: usize> {
    /// Its strings, or what tells as much.
    pub words: [u64; W],
    /// The rows.
    pub rows: Rows,
}

/// A position with what is known of it, 16 bytes where its name has one word: the words of the name, and one of the rows, what is
/// known and its effort, where an effort of 0 is an empty entry, and of how often it was written.
type Entry<const W: usize> = shared_entry::Entry<W, 48>;

/// Entries of one home: as many as the processor fetches at once, where names have one word.
#[repr(align(64))]
struct Home<const W: usize>([Entry<W>; 4]);

/// What the word of an entry tells.
#[derive(Clone, Copy)]
struct Told {
    rows: u16,
    known: Known,
    effort: u8,
}

/// A table of positions; the last `L` words of their names and their rows tell where they are found. Of a full home the entry of the
/// least effort gives way.
pub struct Table<const W: usize, const L: usize> {
    homes: Vec<Home<W>>,
    most: usize,
}

/// Homes of a new table.
const FIRST: usize = 1 << 6;

impl Told {
    fn of(word: u64) -> Self {
        let [a, b, low, high, cut, effort, ..] = word.to_le_bytes();
        let known = Known { low: low as i8, high: high as i8, cut };
        Told { rows: u16::from_le_bytes([a, b]), known, effort }
    }

    fn word(self) -> u64 {
        let ([a, b], Known { low, high, cut }) = (self.rows.to_le_bytes(), self.known);
        u64::from_le_bytes([a, b, low as u8, high as u8, cut, self.effort, 0, 0])
    }
}

/// The name of the position, and what is told of it; nothing of none, or if that is being written.
#[inline]
fn read<const W: usize>(entry: &Entry<W>) -> Option<(Name<W>, Told)> {
    let (words, told) = entry.read()?;
    let told = Told::of(told);
    (told.effort > 0).then_some((Name { words, rows: told.rows.into() }, told))
}

impl<const W: usize, const L: usize> Table<W, L> {
    /// A small empty table that never grows beyond `bytes`, but for its first few homes.
    pub fn within(bytes: usize) -> Self {
        let most = bytes / size_of::<Home<W>>();
        Table { homes: homes_of(FIRST), most: most.max(FIRST) }
    }

    /// The same with what is remembered of positions that are at most so much `apart` in worth, where anything is known about that; of
    /// those only with the same last word.
    pub fn get(&self, name: &Name<W>, store: &Store, known: Known, apart: impl Fn(&Name<W>) -> Option<u8>) -> Known {
        let mut known = known;
        let entries = &self.homes[self.home_of(name, store)].0;
        // Nearly all entries are of others, which one word tells.
        let likely = entries.iter().filter(|entry| entry.has(W - 1, name.words[W - 1]));
        for (other, told) in likely.filter_map(read) {
            if let Some(apart) = apart(&other) {
                let cut = if other == *name || known.cut == NO_CUT { told.known.cut } else { known.cut };
                known = Known { cut, ..known.and(told.known.within(apart)) };
            }
        }
        known
    }

    /// Has the processor fetch what is remembered of positions of these last words and rows, while it goes on.
    pub fn fetch(&self, last: &[u64], rows: Rows, store: &Store) {
        fetch(&self.homes, self.home(last, rows, store));
    }

    /// Remembers; `effort` is the number of positions the knowledge cost. Whether that took an empty entry.
    pub fn put(&self, name: &Name<W>, store: &Store, known: Known, effort: u64) -> bool {
        let effort = 1 + effort.max(1).ilog2() as u8;
        // Positions with collections of rows that an entry has no room for are not remembered.
        u16::try_from(name.rows).is_ok_and(|rows| self.keep(name, store, Told { rows, known, effort }))
    }

    /// Whether it should grow with so many entries taken, and may.
    pub fn is_crowded(&self, held: usize) -> bool {
        held * 16 >= self.homes.len() * 4 * 13 && self.homes.len() < self.most
    }

    /// Four times the room up to an eighth of all it may have, and then all of that, so that never more than an eighth more is held at
    /// once; every entry finds its new home. The store knows all rows.
    pub fn grow(&mut self, store: &Store) {
        let held = self.homes.len();
        if held == self.most {
            return;
        }
        let eighth = self.most.div_ceil(8);
        let size = if held >= eighth { self.most } else { eighth.min(held * 4) };
        for home in std::mem::replace(&mut self.homes, homes_of(size)) {
            for entry in home.0 {
                if let Some((name, told)) = read(&entry) {
                    self.keep(&name, store, told);
                }
            }
        }
    }

    fn keep(&self, name: &Name<W>, store: &Store, told: Told) -> bool {
        let entries = &self.homes[self.home_of(name, store)].0;
        let effort = |entry: &Entry<W>| Told::of(entry.told()).effort;
        let same = entries.iter().find(|entry| read(entry).is_some_and(|(other, _)| other == *name));
        let entry = same.or_else(|| entries.iter().min_by_key(|entry| effort(entry))).expect("a home has entries");
        let is_new = effort(entry) == 0;
        entry.put(&name.words, told.word());
        is_new
    }

    fn home_of(&self, name: &Name<W>, store: &Store) -> usize {
        self.home(&name.words[W - L..], name.rows, store)
    }

    /// Kin have one home.
    fn home(&self, last: &[u64], rows: Rows, store: &Store) -> usize {
        const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
        let mixed = (folded(last) ^ u64::from(store.kin(rows)) << 40).wrapping_mul(MIX);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(MIX);
        // A fraction of all homes.
        ((u128::from(mixed) * self.homes.len() as u128) >> 64) as usize
    }
}

/// Positions are looked up all over the table, so large pages are asked for before it is filled: the processor remembers where pages
/// are for a few thousand of them only.
fn homes_of<const W: usize>(count: usize) -> Vec<Home<W>> {
    let mut homes: Vec<Home<W>> = Vec::with_capacity(count);
    want_large_pages(&mut homes);
    homes.extend(repeat_with(|| Home(std::array::from_fn(|_| Entry::default()))).take(count));
    homes
}

/// Words in one number.
pub fn folded(words: &[u64]) -> u64 {
    words.iter().fold(0, |all, word| all.rotate_left(23) ^ word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_takes_the_room_it_may_have_and_an_eighth_more_while_it_grows() {
        let home = size_of::<Home<1>>();
        for bytes in [1 << 16, 100_000, 1_000_000, 1 << 24] {
            let mut memory = Table::<1, 1>::within(bytes);
            let store = Store::default();
            for _ in 0..10 {
                let before = memory.homes.len();
                memory.grow(&store);
                let after = memory.homes.len();
                assert!(
                    before == after || (before + after) * home <= bytes * 9 / 8 + home,
                    "{bytes}: {before}, {after}"
                );
            }
            assert_eq!(memory.homes.len(), bytes / home, "{bytes}");
        }
    }
}
