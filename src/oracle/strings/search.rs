//! What a web is worth, exactly: alpha-beta over positions in which no coin hangs on one string.
//!
//! Computes coins still to come, the mover's minus the opponent's, under best play of both. Range: webs that the caller's budget
//! of positions settles; a web of 24 strings from its beginning takes some ten thousand, positions of nothing but chains and
//! loops none. Memory: the table, bounded. Exact: every reduction below is a theorem, and keys are whole positions.
//!
//! 1. What can be taken is taken at once but for the last two or four coins of a row; either the mover takes these as well and goes on,
//!    or leaves them and the opponent must go on, so `taken + |spare + rest|` (Winning Ways, chapter 16).
//! 2. Any cut of a row of coins gives the same row away; of two coins the cut between them leaves no choice, which is never worse.
//! 3. Rows that touch nothing else are worth what their kinds and lengths say, wherever they lie.
//!
//! Every question is whether a position is worth at least so much; answers are found soonest where little play is left, so such
//! positions are asked first.
//!
//! Worked by hand: two coins, a string between them, and one more of each to nothing. Whoever cuts the string between them lets
//! the opponent take both, whoever cuts another one as well, so the web is worth -2.

use crate::oracle::control::{Control, Stop};
use crate::oracle::strings::places::{Left, Place, Places, Way};
use crate::oracle::strings::rows::{Store, after};
use crate::oracle::strings::web::{Strings, Web};
use crate::oracle::transposition::Table;
use crate::say;

/// Exact values of positions of one web, remembered between questions.
pub struct Search<const W: usize> {
    places: Places<W>,
    known: Table<Place<W>, Known>,
    /// The cuts of the positions on the way to the one looked at.
    cuts: Vec<Cut<W>>,
    visited: u64,
    most: u64,
}

/// What is remembered of a position: it is worth at least `low` and at most `high`, and the cut that proved most.
#[derive(Clone, Copy, Debug)]
struct Known {
    low: i8,
    high: i8,
    cut: u8,
}

/// A cut to be tried.
#[derive(Clone, Copy)]
struct Cut<const W: usize> {
    order: u32,
    way: Way,
    left: Left<W>,
}

/// No cut is remembered.
const NO_CUT: u8 = u8::MAX;

/// Strings from which on the table is asked about all cuts before any of them is followed.
const WIDE: usize = 16;

/// Positions between two looks at the reins.
const STRIDE: u64 = 1 << 8;

/// Cuts that give something away are tried after all others, those that give least first.
const GIVING: u32 = 1 << 16;

impl<const W: usize> Search<W> {
    /// Nothing is known yet; the table takes at most `bytes`.
    pub fn new(web: Web<W>, bytes: usize) -> Self {
        let places = Places { web, store: Store::default() };
        Search { places, known: Table::within(bytes), cuts: Vec::new(), visited: 0, most: 0 }
    }

    /// Positions visited by the last question.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// The value of a position for its mover: coins still to be taken, own minus the opponent's. Too large beyond `most` positions.
    pub fn value(&mut self, set: Strings<W>, most: u64, control: &Control) -> Result<i32, Stop> {
        control.tick(1)?;
        (self.visited, self.most) = (0, most);
        self.cuts.clear();
        let haul = self.places.web.haul(set);
        let coins = self.places.web.coins(&haul.rest) as i32;
        let place = self.places.place(haul.rest);
        let rest = self.exact(place, coins, control)?;
        Ok(after(haul.taken as i32, haul.spare as i32, rest))
    }

    /// The value of a position without open coins.
    fn exact(&mut self, place: Place<W>, coins: i32, control: &Control) -> Result<i32, Stop> {
        let (mut low, mut high) = (-coins, coins);
        // All values of a position are odd, or all are even.
        let mut guess = coins % 2;
        while low < high {
            let found = self.search(place, coins, guess, control)?;
            if found >= guess {
                (low, guess) = (found, found + 2);
            } else {
                (high, guess) = (found, found);
            }
        }
        Ok(low)
    }

    /// A lower bound of the value that is at least `beta`, or an upper bound below it.
    fn search(&mut self, place: Place<W>, coins: i32, beta: i32, control: &Control) -> Result<i32, Stop> {
        if let Some(bound) = self.seen(place, coins, beta) {
            return Ok(bound);
        }
        self.visited += 1;
        if self.visited > self.most {
            return Err(Stop::TooLarge(say!("strings-too-many", most = self.most)));
        }
        if self.visited.is_multiple_of(STRIDE) {
            control.tick(STRIDE)?;
        }
        let mut known = self.known.get(&place).unwrap_or(Known { low: -coins as i8, high: coins as i8, cut: NO_CUT });
        let (start, before) = (self.cuts.len(), self.visited);
        let (mut best, way) = self.prepare(&place, coins, beta, known.cut);
        known.cut = way;
        for i in start..self.cuts.len() {
            let Cut { way, mut left, .. } = self.cuts[i];
            left.place = self.places.turned(left.place);
            let worth = -self.left(&left, coins, 1 - beta, control)?;
            if worth > best {
                (best, known.cut) = (worth, way.code());
            }
            if best >= beta {
                break;
            }
        }
        self.cuts.truncate(start);
        if best >= beta {
            known.low = known.low.max(best as i8);
        } else {
            known.high = known.high.min(best as i8);
        }
        self.known.put(place, known, self.visited - before + 1);
        Ok(best)
    }

    /// Appends the cuts to be followed, `first` before all others, unless one is known to reach `beta`; and tells the best bound known
    /// with its cut.
    fn prepare(&mut self, place: &Place<W>, coins: i32, beta: i32, first: u8) -> (i32, u8) {
        let start = self.cuts.len();
        let nothing = Left { taken: 0, spare: 0, place: *place };
        self.places.ways(place, |way, given| {
            let order = if given > 0 { GIVING + given as u32 } else { 1 };
            self.cuts.push(Cut { order: if way.code() == first { 0 } else { order }, way, left: nothing });
        });
        let (mut best, mut cut, mut kept) = (-coins, first, start);
        let is_wide = place.set.len() >= WIDE;
        for i in start..self.cuts.len() {
            let Cut { way, order, .. } = self.cuts[i];
            let mut left = self.places.leave(place, way);
            if is_wide {
                left.place = self.places.turned(left.place);
            }
            if let Some(worth) = is_wide.then(|| self.glance(&left, coins, 1 - beta)).flatten() {
                if -worth > best {
                    (best, cut) = (-worth, way.code());
                }
                if best >= beta {
                    self.cuts.truncate(start);
                    return (best, cut);
                }
                continue;
            }
            let order = if order == 1 { 1 + self.places.width(&left.place) } else { order };
            self.cuts[kept] = Cut { order, way, left };
            kept += 1;
        }
        self.cuts.truncate(kept);
        self.cuts[start..].sort_by_key(|cut| cut.order);
        (best, cut)
    }

    /// What [`Search::search`] would answer, where nothing needs to be searched.
    fn seen(&mut self, place: Place<W>, coins: i32, beta: i32) -> Option<i32> {
        if -coins >= beta {
            return Some(-coins);
        }
        if coins < beta {
            return Some(coins);
        }
        if place.set.is_empty() {
            return Some(self.places.store.value(place.rows));
        }
        let known = self.known.get(&place)?;
        let (low, high) = (i32::from(known.low), i32::from(known.high));
        if low >= beta { Some(low) } else { (high < beta).then_some(high) }
    }

    /// What [`Search::left`] would answer, where nothing needs to be searched.
    fn glance(&mut self, left: &Left<W>, coins: i32, beta: i32) -> Option<i32> {
        let mut seen = |beta| self.seen(left.place, coins - left.taken - left.spare, beta).ok_or(());
        left_by(left, beta, &mut seen).ok()
    }

    /// A bound like that of [`Search::search`] of what is left, for who finds it.
    fn left(&mut self, left: &Left<W>, coins: i32, beta: i32, control: &Control) -> Result<i32, Stop> {
        left_by(left, beta, &mut |beta| self.search(left.place, coins - left.taken - left.spare, beta, control))
    }
}

/// A bound of what is left, from bounds of the rest.
fn left_by<E, const W: usize>(
    left: &Left<W>,
    beta: i32,
    rest: &mut dyn FnMut(i32) -> Result<i32, E>,
) -> Result<i32, E> {
    let Left { taken, spare, .. } = *left;
    let beta = beta - taken;
    if spare == 0 {
        return Ok(taken + rest(beta)?);
    }
    if beta <= 0 {
        return Ok(taken);
    }
    // Leaving them pays if the rest is bad enough for who must cut there, taking them if it is good enough.
    let low = rest(1 - beta - spare)?;
    if low < 1 - beta - spare {
        return Ok(taken - low - spare);
    }
    let high = rest(beta - spare)?;
    Ok(taken + (high + spare).max(-low - spare))
}
