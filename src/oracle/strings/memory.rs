//! What a search of a web remembers: bounds and the best cut of whole positions, in bounded memory.

use crate::oracle::strings::places::Place;
use crate::oracle::strings::rows::Rows;
use crate::oracle::strings::web::Strings;

/// What is remembered of a position: it is worth at least `low` and at most `high`, and the cut that proved most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// A lower bound.
    pub low: i8,
    /// An upper bound.
    pub high: i8,
    /// The cut, as [`Way::code`](crate::oracle::strings::places::Way::code) numbers it.
    pub cut: u8,
}

/// A position with what is known of it, 16 bytes where sets of strings have one word; an effort of 0 is an empty entry.
#[derive(Clone, Copy)]
struct Entry<const W: usize> {
    set: Strings<W>,
    rows: Rows,
    known: Known,
    effort: u8,
}

/// Entries of one home: as many as the processor fetches at once.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Home<const W: usize>([Entry<W>; 4]);

/// A table of positions. It begins small and doubles as it fills; when it may not grow any more, of a full home the entry of the
/// least effort gives way.
pub struct Memory<const W: usize> {
    homes: Vec<Home<W>>,
    held: usize,
    most: usize,
}

/// Homes of a new table; a power of two.
const FIRST: usize = 1 << 6;

impl<const W: usize> Memory<W> {
    const EMPTY: Entry<W> = Entry { set: Strings::NONE, rows: 0, known: Known { low: 0, high: 0, cut: 0 }, effort: 0 };

    /// An empty table that never takes more than `bytes`, but for its first few homes.
    pub fn within(bytes: usize) -> Self {
        let homes = bytes / size_of::<Home<W>>();
        let most = if homes.is_power_of_two() { homes } else { homes.next_power_of_two() / 2 };
        Memory { homes: vec![Home([Self::EMPTY; 4]); FIRST], held: 0, most: most.max(FIRST) }
    }

    /// What is remembered of the position.
    pub fn get(&self, place: &Place<W>) -> Option<Known> {
        let is_of = |entry: &&Entry<W>| entry.set == place.set && entry.rows == place.rows && entry.effort > 0;
        self.homes[self.home(place)].0.iter().find(is_of).map(|entry| entry.known)
    }

    /// Has the processor fetch what is remembered of the position, which it does for many positions at once; the number means
    /// nothing.
    pub fn touch(&self, place: &Place<W>) -> u8 {
        self.homes[self.home(place)].0[0].effort
    }

    /// Remembers; `effort` is the number of positions the knowledge cost.
    pub fn put(&mut self, place: &Place<W>, known: Known, effort: u64) {
        if self.held * 16 >= self.homes.len() * 4 * 13 && self.homes.len() < self.most {
            self.grow();
        }
        let effort = 1 + effort.max(1).ilog2() as u8;
        self.keep(Entry { set: place.set, rows: place.rows, known, effort });
    }

    fn keep(&mut self, entry: Entry<W>) {
        let home = self.home(&Place { set: entry.set, rows: entry.rows });
        let entries = &mut self.homes[home].0;
        let same = entries.iter().position(|old| old.set == entry.set && old.rows == entry.rows && old.effort > 0);
        let place = same.or_else(|| (0..entries.len()).min_by_key(|i| entries[*i].effort)).expect("a home has entries");
        self.held += usize::from(entries[place].effort == 0);
        entries[place] = entry;
    }

    fn grow(&mut self) {
        let size = self.homes.len() * 2;
        let old = std::mem::replace(&mut self.homes, vec![Home([Self::EMPTY; 4]); size]);
        self.held = 0;
        old.into_iter().flat_map(|home| home.0).filter(|entry| entry.effort > 0).for_each(|entry| self.keep(entry));
    }

    fn home(&self, place: &Place<W>) -> usize {
        const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
        let mixed = (place.set.folded() ^ u64::from(place.rows) << 40).wrapping_mul(MIX);
        (mixed ^ mixed >> 32).wrapping_mul(MIX) as usize >> 20 & (self.homes.len() - 1)
    }
}
