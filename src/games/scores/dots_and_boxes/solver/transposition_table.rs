//! The transposition tables of a search: of positions where they lie, and of all that hang together alike at once.

pub(crate) mod entries;

use crate::scores::dots_and_boxes::solver::form::Form;
use crate::scores::dots_and_boxes::solver::known::Known;
use crate::scores::dots_and_boxes::solver::places::Place;
use crate::scores::dots_and_boxes::solver::rows::{Rows, Store};
use crate::scores::dots_and_boxes::solver::transposition_table::entries::{Name, Table};

/// The two tables of a search, which grow together. Positions are looked up where they lie, which takes a fraction of the time that
/// it takes to tell how they hang together; that is asked before a position is searched.
pub struct Tables<const W: usize> {
    places: Table<W, W>,
    forms: Table<3, 1>,
}

impl<const W: usize> Tables<W> {
    /// Nothing is known yet; both tables together take at most `bytes`, with what is held of one as it was while it grows.
    pub fn within(bytes: usize) -> Self {
        // Each is half of it, but for an eighth of one of them.
        let each = bytes / 17 * 8;
        Tables { places: Table::within(each), forms: Table::within(each) }
    }

    /// The same with what is remembered of the position, and of those with rows that are kin to its own.
    pub fn get(&self, place: &Place<W>, store: &Store, known: Known) -> Known {
        let name = place.name();
        let apart = |other: &Name<W>| if other.words == name.words { store.apart(name.rows, other.rows) } else { None };
        self.places.get(&name, store, known, apart)
    }

    /// Has the processor fetch that, while it goes on.
    pub fn fetch(&self, place: &Place<W>, store: &Store) {
        self.places.fetch(place.set.words(), place.rows, store);
    }

    /// Remembers; `effort` is the number of positions the knowledge cost. Whether that took an empty entry.
    pub fn put(&self, place: &Place<W>, store: &Store, known: Known, effort: u64) -> bool {
        self.places.put(&place.name(), store, known, effort)
    }

    /// The same with what is remembered of positions of this form, and of those that differ from them in how long some rows are; the
    /// cut is that known.
    pub fn get_alike(&self, alike: &Alike, store: &Store, known: Known) -> Known {
        let apart = |other: &Name<3>| Some(alike.form.apart(&other.words)? + store.apart(alike.rows, other.rows)?);
        Known { cut: known.cut, ..self.forms.get(&alike.name(), store, known, apart) }
    }

    /// Has the processor fetch what is remembered of positions that look like this, while it goes on.
    pub fn fetch_alike(&self, look: u64, rows: Rows, store: &Store) {
        self.forms.fetch(&[look], rows, store);
    }

    /// Remembers it of all of them.
    pub fn put_alike(&self, alike: &Alike, store: &Store, known: Known, effort: u64) {
        self.forms.put(&alike.name(), store, known, effort);
    }

    /// Whether both should grow with so many positions remembered where they lie, and may: of fewer the form is remembered.
    pub fn is_crowded(&self, held: usize) -> bool {
        self.places.is_crowded(held)
    }

    /// More room for both, if they may have it. The store knows all rows.
    pub fn grow(&mut self, store: &Store) {
        self.forms.grow(store);
        self.places.grow(store);
    }
}

/// All positions that hang together alike and have the same rows that touch nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alike {
    /// How they hang together.
    pub form: Form,
    /// The rows.
    pub rows: Rows,
}

impl Alike {
    fn name(&self) -> Name<3> {
        Name { words: self.form.words(), rows: self.rows }
    }
}

impl<const W: usize> Place<W> {
    fn name(&self) -> Name<W> {
        Name { words: *self.set.words(), rows: self.rows }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scores::dots_and_boxes::solver::known::NO_CUT;
    use crate::scores::dots_and_boxes::solver::runs::Shape;
    use crate::scores::dots_and_boxes::solver::web::Strings;

    /// Nothing is known of a position.
    const UNKNOWN: Known = Known { low: -100, high: 100, cut: NO_CUT };

    #[test]
    fn a_memory_forgets_rather_than_outgrow_its_bytes_and_never_mixes_positions_up() {
        let mut store = Store::default();
        // Two collections that are not kin.
        let rows = [0, store.with(0, (Shape::Chain, 1))];
        let mut memory = Tables::<1>::within(1 << 15);
        let mut held = 0;
        // Positions that differ in their strings alone, and in their rows alone.
        let place = |n: usize| Place { set: Strings::of((0..12).filter(|s| n >> s & 1 == 1)), rows: rows[n >> 12] };
        let known = |n: usize| Known { low: -(n as i8 & 31), high: n as i8 & 63, cut: n as u8 };
        assert_eq!(memory.get(&place(0), &store, UNKNOWN), UNKNOWN, "an empty entry is no position");
        for n in 0..8_000 {
            held += usize::from(memory.put(&place(n), &store, known(n), n as u64));
            if memory.is_crowded(held) {
                memory.grow(&store);
            }
        }
        let kept: Vec<usize> = (0..8_000).filter(|n| memory.get(&place(*n), &store, UNKNOWN) != UNKNOWN).collect();
        assert!((500..=1_024).contains(&kept.len()), "{}", kept.len());
        assert!(kept.iter().all(|n| memory.get(&place(*n), &store, UNKNOWN) == known(*n)));
        assert!(!memory.put(&place(7_999), &store, known(3), 1), "it has its entry");
        assert_eq!(memory.get(&place(7_999), &store, UNKNOWN), known(3), "the newest of one position is kept");
    }

    #[test]
    fn a_memory_has_no_room_for_more_collections_of_rows_than_two_bytes_can_number() {
        let mut store = Store::default();
        let memory = Tables::<1>::within(1 << 15);
        let place = |rows| Place { set: Strings::of([1]), rows };
        // Three chains, and how many there are of such.
        let mut three = |a, b, c| [a, b, c].iter().fold(0, |rows, coins| store.with(rows, (Shape::Chain, *coins)));
        let all = (5..80).flat_map(|a| (4..a).flat_map(move |b| (3..b).map(move |c| (a, b, c))));
        let rows = all.map(|(a, b, c)| three(a, b, c)).max().unwrap_or(0);
        assert!(rows > 1 << 16, "{rows}");
        assert!(!memory.put(&place(rows), &store, Known { low: 1, ..UNKNOWN }, 1));
        assert_eq!(memory.get(&place(rows), &store, UNKNOWN), UNKNOWN);
    }

    #[test]
    fn what_is_remembered_of_a_position_tells_of_those_with_other_rows_of_their_kinds() {
        let mut store = Store::default();
        let mut memory = Tables::<1>::within(1 << 20);
        let rows = [&[(3, 0), (6, 0)][..], &[(4, 0), (4, 0)], &[(3, 0), (4, 4)], &[(3, 0)], &[(3, 0), (5, 0), (1, 0)]];
        let row = |(chain, ring): (u8, u8)| if ring > 0 { (Shape::Loop, ring) } else { (Shape::Chain, chain) };
        let rows = rows.map(|rows| rows.iter().fold(0, |number, of| store.with(number, row(*of))));
        let place = |i: usize| Place { set: Strings::of([1, 2, 5]), rows: rows[i] };
        assert!(memory.put(&place(0), &store, Known { low: -2, high: 5, cut: 2 }, 1));
        for _ in 0..2 {
            let got = |i: usize| memory.get(&place(i), &store, UNKNOWN);
            assert_eq!(got(0), Known { low: -2, high: 5, cut: 2 });
            assert_eq!(got(1), Known { low: -5, high: 8, cut: 2 }, "one coin and two lie between them");
            assert_eq!([2, 3, 4].map(got), [UNKNOWN; 3], "a loop instead of a chain, one less, one more");
            memory.grow(&store);
        }
        assert!(memory.put(&place(1), &store, Known { low: 0, high: 9, cut: 5 }, 1));
        let got = memory.get(&place(1), &store, UNKNOWN);
        assert_eq!(got, Known { low: 0, high: 8, cut: 5 }, "its own cut, and the better of the bounds");
    }
}
