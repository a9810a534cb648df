//! Positions of a web in which no coin hangs on one string, the cuts worth trying in them, and what each leaves.

use crate::oracle::strings::rows::{Row, Rows, Store};
use crate::oracle::strings::runs::Shape;
use crate::oracle::strings::web::{Held, Strings, Web};

/// A position: the strings of coins that hang together with a coin on three strings or more, and all other rows by kind and
/// length alone, wherever they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place<const W: usize> {
    /// The strings.
    pub set: Strings<W>,
    /// The rows that touch nothing else.
    pub rows: Rows,
}

/// A cut worth trying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A string that gives nothing away.
    Safe(u8),
    /// A string of a row that hangs together with other coins.
    Branch(u8),
    /// A row that touches nothing else.
    Row(Row),
}

/// What a cut leaves to the opponent, who takes what can be taken without loss.
#[derive(Clone, Copy, Debug)]
pub struct Left<const W: usize> {
    /// Coins taken.
    pub taken: i32,
    /// Coins taken or left: 2, 4, or 0 for none.
    pub spare: i32,
    /// The rest, not yet turned as the table knows it.
    pub place: Place<W>,
}

/// A web and the rows met in it.
pub struct Places<const W: usize> {
    /// The web.
    pub web: Web<W>,
    /// The rows.
    pub store: Store,
}

impl Way {
    /// A number below 255 by which a table remembers it; that of a row holds for its kind.
    pub fn code(self) -> u8 {
        match self {
            Way::Safe(s) | Way::Branch(s) => s,
            Way::Row((shape, coins)) => 200 + if shape == Shape::Loop { 3 } else { coins.min(3) - 1 },
        }
    }
}

impl<const W: usize> Places<W> {
    /// The position of these strings, of which no coin hangs on one.
    pub fn place(&mut self, set: Strings<W>) -> Place<W> {
        let place = self.apart(Place { set, rows: 0 }, &set);
        self.turned(place)
    }

    /// The one of all positions that are worth the same by twins and turns.
    pub fn turned(&self, place: Place<W>) -> Place<W> {
        Place { set: self.web.key(place.set), ..place }
    }

    /// Tells every cut worth trying, and how many coins it gives away.
    pub fn ways(&self, place: &Place<W>, mut tell: impl FnMut(Way, usize)) {
        let held = self.web.helds(&place.set);
        let safe = self.safe(&place.set, &held);
        self.web.single(&safe).each().for_each(|s| tell(Way::Safe(s as u8), 0));
        let mut seen = 0;
        for coin in held.twos() {
            if seen >> coin & 1 == 0 {
                let run = self.web.run(&place.set, &held, coin);
                seen |= run.coins;
                tell(Way::Branch(run.middle as u8), run.count());
            }
        }
        self.store.opened(place.rows).iter().for_each(|row| tell(Way::Row(*row), row.1.into()));
    }

    /// What a cut leaves.
    pub fn leave(&mut self, place: &Place<W>, way: Way) -> Left<W> {
        let Place { set, rows } = *place;
        match way {
            Way::Safe(s) => {
                let place = self.apart(Place { set: set.without(s.into()), rows }, &Strings::of([s.into()]));
                Left { taken: 0, spare: 0, place }
            }
            Way::Branch(s) => {
                let haul = self.web.haul_after(set, s.into());
                let place = self.apart(Place { set: haul.rest, rows }, &set.minus(&haul.rest));
                Left { taken: haul.taken as i32, spare: haul.spare as i32, place }
            }
            Way::Row(row) => {
                let (taken, spare) = row.0.gives(row.1.into());
                let rows = self.store.without(rows, row);
                Left { taken: taken as i32, spare: spare as i32, place: Place { set, rows } }
            }
        }
    }

    /// How much play a position seems to have left: its strings, those that can be cut for nothing twice.
    pub fn width(&self, place: &Place<W>) -> u32 {
        let safe = self.safe(&place.set, &self.web.helds(&place.set));
        (safe.len() + place.set.len()) as u32
    }

    /// The strings that give nothing away.
    fn safe(&self, set: &Strings<W>, held: &Held) -> Strings<W> {
        held.twos().fold(*set, |safe, coin| safe.minus(&self.web.at[usize::from(coin)]))
    }

    /// The position with those rows kept apart that lie at the ends of these strings and touch nothing else.
    fn apart(&mut self, mut place: Place<W>, changed: &Strings<W>) -> Place<W> {
        let held = self.web.helds(&place.set);
        for coin in changed.each().flat_map(|s| self.web.ends[s]).flatten() {
            // A row may be met twice.
            if held.by(coin) != 2 || self.web.at[usize::from(coin)].both(&place.set).is_empty() {
                continue;
            }
            let run = self.web.run(&place.set, &held, coin);
            if run.shape != Shape::Branch {
                place.set = place.set.minus(&run.strings);
                place.rows = self.store.with(place.rows, (run.shape, run.count() as u8));
            }
        }
        place
    }
}
