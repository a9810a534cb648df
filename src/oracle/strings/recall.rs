//! What a search remembers: of positions where they lie, and of all that hang together alike at once.

use crate::oracle::strings::form::Form;
use crate::oracle::strings::memory::{Known, Memory, Name};
use crate::oracle::strings::places::Place;
use crate::oracle::strings::rows::Rows;

/// The two tables of a search, which grow together. Positions are looked up where they lie, which takes a fraction of the time that
/// it takes to tell how they hang together; that is asked before a position is searched.
pub struct Recall<const W: usize> {
    places: Memory<W>,
    forms: Memory<2>,
}

impl<const W: usize> Recall<W> {
    /// Nothing is known yet; both tables together take at most `bytes`, and while one grows, what it was before as well.
    pub fn within(bytes: usize) -> Self {
        Recall { places: Memory::within(bytes / 2), forms: Memory::within(bytes / 2) }
    }

    /// What is remembered of the position.
    pub fn get(&self, place: &Place<W>) -> Option<Known> {
        self.places.get(&place.name())
    }

    /// Has the processor fetch that, while it goes on.
    pub fn fetch(&self, place: &Place<W>) {
        self.places.fetch(&place.name());
    }

    /// Remembers; `effort` is the number of positions the knowledge cost. Whether that took an empty entry.
    pub fn put(&self, place: &Place<W>, known: Known, effort: u64) -> bool {
        self.places.put(&place.name(), known, effort)
    }

    /// What is remembered of positions of this form.
    pub fn get_alike(&self, alike: &Alike) -> Option<Known> {
        self.forms.get(&alike.name())
    }

    /// Remembers it of all of them.
    pub fn put_alike(&self, alike: &Alike, known: Known, effort: u64) {
        self.forms.put(&alike.name(), known, effort);
    }

    /// Whether both should grow with so many positions remembered where they lie, and may: of fewer the form is remembered.
    pub fn is_crowded(&self, held: usize) -> bool {
        self.places.is_crowded(held)
    }

    /// Four times the room, or as much as both may have.
    pub fn grow(&mut self) {
        self.places.grow();
        self.forms.grow();
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
    fn name(&self) -> Name<2> {
        Name { words: self.form, rows: self.rows }
    }
}

impl<const W: usize> Place<W> {
    fn name(&self) -> Name<W> {
        Name { words: *self.set.words(), rows: self.rows }
    }
}
