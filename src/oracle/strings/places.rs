//! Positions of a web in which no coin hangs on one string, the cuts worth trying in them, and what each leaves.

use std::sync::Arc;

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

/// What the order of a safe cut begins with, so that coins that two strings hold can be subtracted.
const LEVEL: u32 = 1 << 12;

/// From this number on codes are those of rows; fewer strings than this can be told apart.
const ROWS: u8 = 200;

/// What the cuts of a position depend on.
#[derive(Clone, Copy, Debug)]
pub struct Sight<const W: usize> {
    held: Held<W>,
    /// The strings that give nothing away.
    safe: Strings<W>,
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

/// A web and the rows met in it; a clone shares both.
#[derive(Clone)]
pub struct Places<const W: usize> {
    /// The web.
    pub web: Arc<Web<W>>,
    /// The rows.
    pub store: Store,
}

impl Way {
    /// A number below 255 by which a table remembers it; that of a row holds for its kind.
    pub fn code(self) -> u8 {
        match self {
            Way::Safe(s) | Way::Branch(s) => s,
            Way::Row((shape, coins)) => ROWS + if shape == Shape::Loop { 3 } else { coins.min(3) - 1 },
        }
    }
}

impl<const W: usize> Places<W> {
    /// The position of these strings, of which no coin hangs on one.
    pub fn place(&mut self, set: Strings<W>) -> Place<W> {
        let held = self.web.helds(&set);
        let place = self.apart(Place { set, rows: 0 }, &set, &held);
        self.low(place)
    }

    /// The one of all positions that are worth the same by twins: strings stay where they lie but for those.
    pub fn low(&self, place: Place<W>) -> Place<W> {
        Place { set: self.web.low(place.set), ..place }
    }

    /// The one of all positions that are worth the same by turns, of a position that is [`Places::low`].
    pub fn turned(&self, place: &Place<W>) -> Place<W> {
        Place { set: self.web.key_of_low(place.set), ..*place }
    }

    /// What the cuts of a position depend on.
    pub fn sight(&self, place: &Place<W>) -> Sight<W> {
        let held = self.web.helds(&place.set);
        let safe = held.twos().fold(place.set, |safe, coin| safe.minus(&self.web.at[usize::from(coin)]));
        Sight { held, safe }
    }

    /// Tells every cut worth trying, and how many coins it gives away; of `coins` in all, and of those cuts that give something only
    /// such as may be worth `beta`. What the others are worth at most is the answer, if there are any.
    ///
    /// Whoever may leave the last coins of a row or take them gets the others for sure and is no worse than even on the rest; and
    /// all values of a position are odd, or all are even.
    pub fn ways(
        &self,
        place: &Place<W>,
        sight: &Sight<W>,
        (coins, beta): (i32, i32),
        mut tell: impl FnMut(Way, usize),
    ) -> Option<i32> {
        self.web.single(&sight.safe).each().for_each(|s| tell(Way::Safe(s as u8), 0));
        let mut most = None;
        let mut give = |way, shape: Shape, given: usize| {
            let (sure, spare) = shape.gives(given);
            let worth = -(sure as i32 + (coins + sure as i32) % 2);
            if spare > 0 && worth < beta {
                most = most.max(Some(worth));
            } else {
                tell(way, given);
            }
        };
        let mut seen = 0;
        for coin in sight.held.twos() {
            if seen >> coin & 1 == 0 {
                let run = self.web.run(&place.set, &sight.held, coin);
                seen |= run.coins;
                give(Way::Branch(run.middle as u8), Shape::Chain, run.count());
            }
        }
        for row in self.store.opened(place.rows) {
            give(Way::Row(*row), row.0, row.1.into());
        }
        most
    }

    /// The cut of this number, if there is one: numbers of strings come from any of the positions that are worth the same by turns,
    /// and are right for this one by chance.
    pub fn way(&self, place: &Place<W>, sight: &Sight<W>, code: u8) -> Option<Way> {
        if code >= ROWS {
            let mut ways = self.store.opened(place.rows).iter().map(|row| Way::Row(*row));
            return ways.find(|way| way.code() == code);
        }
        let is_safe = sight.safe.has(code.into());
        place.set.has(code.into()).then_some(if is_safe { Way::Safe(code) } else { Way::Branch(code) })
    }

    /// What a cut leaves, and how much play there seems to be left in it: few coins that two strings hold are much play.
    pub fn leave(&mut self, place: &Place<W>, sight: &Sight<W>, way: Way) -> (Left<W>, u32) {
        let Place { set, rows } = *place;
        let left = match way {
            Way::Safe(s) => return self.cut_safely(place, sight, s.into()),
            Way::Branch(s) => {
                let haul = self.web.haul_after(set, s.into());
                let held = self.web.helds(&haul.rest);
                let place = self.apart(Place { set: haul.rest, rows }, &set.minus(&haul.rest), &held);
                Left { taken: haul.taken as i32, spare: haul.spare as i32, place }
            }
            Way::Row(row) => {
                let (taken, spare) = row.0.gives(row.1.into());
                let rows = self.store.without(rows, row);
                Left { taken: taken as i32, spare: spare as i32, place: Place { set, rows } }
            }
        };
        (left, 0)
    }

    fn cut_safely(&mut self, place: &Place<W>, sight: &Sight<W>, s: usize) -> (Left<W>, u32) {
        let ends = self.web.ends[s];
        let held = sight.held.without(ends);
        let set = place.set.without(s);
        let place = self.apart(Place { set, rows: place.rows }, &Strings::of([s]), &held);
        (Left { taken: 0, spare: 0, place }, LEVEL - 16 * held.count_twos() + place.set.len() as u32)
    }

    /// The position with those rows kept apart that lie at the ends of these strings and touch nothing else.
    fn apart(&mut self, mut place: Place<W>, changed: &Strings<W>, held: &Held<W>) -> Place<W> {
        for coin in changed.each().flat_map(|s| self.web.ends[s]).flatten() {
            // A row may be met twice.
            if held.by(coin) != 2 || self.web.at[usize::from(coin)].both(&place.set).is_empty() {
                continue;
            }
            if let Some(run) = self.web.apart(&place.set, held, coin) {
                place.set = place.set.minus(&run.strings);
                place.rows = self.store.with(place.rows, (run.shape, run.count() as u8));
            }
        }
        place
    }
}
