//! Positions of a web in which no coin hangs on one string, the cuts worth trying in them, and what each leaves.

use std::sync::Arc;

use crate::scores::dots_and_boxes::solver::outline::{Arm, Fate, Outline};
use crate::scores::dots_and_boxes::solver::rows::{Row, Rows, Store};
use crate::scores::dots_and_boxes::solver::runs::Shape;
use crate::scores::dots_and_boxes::solver::web::{End, Held, Strings, Web};

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

/// What a cut leaves to the opponent, who takes what can be taken without loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left<const W: usize> {
    /// Coins taken.
    pub taken: i32,
    /// Coins taken or left: 2, 4, or 0 for none.
    pub spare: i32,
    /// The rest, by twins as [`Places::low`] has it.
    pub place: Place<W>,
    /// The strings of the rest as [`Places::turned`] has them.
    pub key: Strings<W>,
}

impl<const W: usize> Left<W> {
    /// The rest as the table knows it.
    pub fn turned(&self) -> Place<W> {
        Place { set: self.key, ..self.place }
    }
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

    /// Tells every cut that gives nothing away, what it leaves, and how much play there seems to be left in that. The place is low, and
    /// `outline` has looked at it and laid it.
    pub fn safe_ways(&mut self, place: &Place<W>, outline: &Outline<W>, mut tell: impl FnMut(Way, Left<W>, u32)) {
        for s in self.web.single(&outline.safe).each() {
            let (left, width) = self.cut_safely(place, outline, s);
            tell(Way::Safe(s as u8), left, width);
        }
    }

    /// Tells every other cut worth trying, how many coins it gives away, and what it leaves; of `coins` in all, and of those cuts only
    /// such as may be worth `beta`. What the others are worth at most is the answer, if there are any. The place is low, `key` its
    /// strings turned, and `outline` has looked at it and laid it.
    ///
    /// Whoever may leave the last coins of a row or take them gets the others for sure and is no worse than even on the rest; and
    /// all values of a position are odd, or all are even.
    pub fn giving_ways(
        &mut self,
        (place, key): (&Place<W>, Strings<W>),
        outline: &Outline<W>,
        (coins, beta): (i32, i32),
        mut tell: impl FnMut(Way, u32, Left<W>),
    ) -> Option<i32> {
        let mut most: Option<i32> = None;
        let mut gives = |(shape, given): Row| {
            let (sure, spare) = shape.gives(given.into());
            let worth = -(sure as i32 + (coins + sure as i32) % 2);
            if spare > 0 && worth < beta {
                most = most.max(Some(worth));
                return None;
            }
            Some((sure as i32, spare as i32))
        };
        for arm in &outline.arms {
            if let Some(gives) = gives((Shape::Chain, arm.coins)) {
                let left = self.cut_arm(place, outline, arm, gives);
                tell(Way::Branch(arm.middle), arm.coins.into(), left);
            }
        }
        for i in 0..self.store.opened(place.rows).len() {
            let row = self.store.opened(place.rows)[i];
            if let Some((taken, spare)) = gives(row) {
                let rest = Place { set: place.set, rows: self.store.without(place.rows, row) };
                tell(Way::Row(row), row.1.into(), Left { taken, spare, place: rest, key });
            }
        }
        most
    }

    /// The cut of this number, if there is one: numbers of strings come from any of the positions that are worth the same by turns,
    /// and are right for this one by chance.
    pub fn way(&self, place: &Place<W>, code: u8) -> Option<Way> {
        if code >= ROWS {
            let mut ways = self.store.opened(place.rows).iter().map(|row| Way::Row(*row));
            return ways.find(|way| way.code() == code);
        }
        let s = usize::from(code);
        let gives = || self.web.ends[s].into_iter().flatten().any(|coin| self.web.held(&place.set, coin) == 2);
        place.set.has(s).then(|| if gives() { Way::Branch(code) } else { Way::Safe(code) })
    }

    /// What any cut leaves.
    pub fn leave(&mut self, place: &Place<W>, way: Way) -> Left<W> {
        let Place { set, rows } = *place;
        let (taken, spare, rest) = match way {
            Way::Safe(s) => {
                let set = set.without(s.into());
                let held = self.web.helds(&set);
                (0, 0, self.apart(Place { set, rows }, &Strings::of([s.into()]), &held))
            }
            Way::Branch(s) => {
                let haul = self.web.haul_after(set, s.into());
                let held = self.web.helds(&haul.rest);
                let rest = self.apart(Place { set: haul.rest, rows }, &set.minus(&haul.rest), &held);
                (haul.taken, haul.spare, rest)
            }
            Way::Row(row) => {
                let (taken, spare) = row.0.gives(row.1.into());
                (taken, spare, Place { set, rows: self.store.without(rows, row) })
            }
        };
        let place = self.low(rest);
        Left { taken: taken as i32, spare: spare as i32, place, key: self.turned(&place).set }
    }

    /// What is left without a string that gives nothing away, and how much play there seems to be left in it: few coins that two
    /// strings hold are much play.
    fn cut_safely(&mut self, place: &Place<W>, outline: &Outline<W>, s: usize) -> (Left<W>, u32) {
        let threes = self.web.ends[s].map(|end| end.filter(|coin| outline.held.by(*coin) == 3));
        let twos = outline.twos + threes.iter().flatten().count() as u32;
        let left = match self.part(place, outline, Strings::of([s]), threes) {
            Some((place, key)) => Left { taken: 0, spare: 0, place, key },
            None => self.leave(place, Way::Safe(s as u8)),
        };
        (left, LEVEL - 16 * twos + left.place.set.len() as u32)
    }

    /// What is left when a row is given away, of which so many coins are taken and so many more may be.
    fn cut_arm(&mut self, place: &Place<W>, outline: &Outline<W>, arm: &Arm<W>, (taken, spare): (i32, i32)) -> Left<W> {
        let held = |end: End| end.map_or(0, |coin| outline.held.by(coin));
        let is_round = arm.ends[0] == arm.ends[1];
        let parted = match held(arm.ends[0]) {
            // A coin that loses two strings, and has so few left that it changes.
            3 | 4 if is_round => None,
            _ if is_round => self.part(place, outline, arm.strings, [None; 2]),
            _ => self.part(place, outline, arm.strings, arm.ends.map(|end| end.filter(|_| held(end) == 3))),
        };
        match parted {
            Some((place, key)) => Left { taken, spare, place, key },
            None => self.leave(place, Way::Branch(arm.middle)),
        }
    }

    /// What is left without these strings, after which these coins are on two, and its strings turned; `None` where it takes a walk
    /// along the strings to tell.
    fn part(
        &mut self,
        place: &Place<W>,
        outline: &Outline<W>,
        mut gone: Strings<W>,
        twos: [End; 2],
    ) -> Option<(Place<W>, Strings<W>)> {
        let set = place.set.minus(&gone);
        let mut rows = place.rows;
        for (coin, other) in [(twos[0], twos[1]), (twos[1], twos[0])] {
            let Some(coin) = coin else { continue };
            match outline.fate(&self.web, coin, self.web.at[usize::from(coin)].both(&set), other) {
                Fate::Stays => (),
                Fate::Joint => return None,
                Fate::Parts { shape, coins, strings } => {
                    gone = gone.or(&strings);
                    rows = self.store.with(rows, (shape, coins));
                }
            }
        }
        let set = place.set.minus(&gone);
        Some((Place { set, rows }, outline.key_without(&self.web, set, &gone)))
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
