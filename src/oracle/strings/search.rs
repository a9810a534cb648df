//! What a web is worth, exactly: alpha-beta over positions in which no coin hangs on one string.
//!
//! Computes coins still to come, the mover's minus the opponent's, under best play of both. Range: webs that the caller's budget
//! of positions settles; a web of 24 strings from its beginning takes some ten thousand, positions of nothing but chains and
//! loops none. Memory: the table, bounded. Exact: every reduction below is a theorem, and keys are whole positions.
//!
//! 1. What can be taken is taken at once but for the last two or four coins of a row; either the mover takes these as well and goes on,
//!    or leaves them and the opponent must go on, so `taken + |spare + rest|` (Winning Ways, chapter 16).
//! 2. Any cut of a row of coins gives the same row away; of two coins the cut between them leaves no choice, which is never worse.
//! 3. Rows that touch nothing else are worth what their kinds and lengths say, wherever they lie; two equal ones of one coin or two
//!    are worth nothing.
//! 4. A cut that gives away a row of which some may be left is worth at most what is taken of it for sure.
//!
//! Every question is whether a position is worth at least so much; answers are found soonest where little play is left, so such
//! positions are asked first, and among like ones those after a string that was right to cut lately: strings keep their places
//! in the search, and only the table lays the web upon itself.
//!
//! Worked by hand: two coins, a string between them, and one more of each to nothing. Whoever cuts the string between them lets
//! the opponent take both, whoever cuts another one as well, so the web is worth -2.

use crate::oracle::control::{Control, Stop};
use crate::oracle::strings::memory::{Known, Memory};
use crate::oracle::strings::places::{Left, Place, Places, Sight, Way};
use crate::oracle::strings::rows::{Store, after};
use crate::oracle::strings::web::{Strings, Web};
use crate::say;

/// Exact values of positions of one web, remembered between questions.
pub struct Search<const W: usize> {
    places: Places<W>,
    known: Memory<W>,
    /// How often cutting each string was right lately, in parts of `OFTEN`.
    luck: Vec<u32>,
    /// The cuts of the positions on the way to the one looked at.
    cuts: Vec<Cut<W>>,
    visited: u64,
    most: u64,
}

/// A cut to be tried.
#[derive(Clone, Copy)]
struct Cut<const W: usize> {
    order: u32,
    way: Way,
    left: Left<W>,
    /// How the table knows what is left.
    key: Place<W>,
}

/// No cut is remembered.
const NO_CUT: u8 = u8::MAX;

/// Positions between two looks at the reins.
const STRIDE: u64 = 1 << 8;

/// Cuts that give something away are tried after all others, those that give least first.
const GIVING: u32 = 1 << 20;

/// Of a string that was right to cut every time.
const OFTEN: u32 = 1 << 16;

/// Luck counts in positions of so many strings or more: in smaller ones it tells nothing.
const LUCKY: usize = 13;

/// What luck is worth against 4 for one string less of play.
const LUCK: u32 = 288;

impl<const W: usize> Search<W> {
    /// Nothing is known yet; the table takes at most `bytes`.
    pub fn new(web: Web<W>, bytes: usize) -> Self {
        let places = Places { web, store: Store::default() };
        let luck = vec![OFTEN / 4; places.web.ends.len()];
        Search { places, known: Memory::within(bytes), luck, cuts: Vec::new(), visited: 0, most: 0 }
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
        let key = self.places.turned(&place);
        // All values of a position are odd, or all are even.
        let mut guess = coins % 2;
        while low < high {
            let found = self.search(place, &key, coins, guess, control)?;
            if found >= guess {
                (low, guess) = (found, found + 2);
            } else {
                (high, guess) = (found, found);
            }
        }
        Ok(low)
    }

    /// A lower bound of the value that is at least `beta`, or an upper bound below it.
    fn search(
        &mut self,
        place: Place<W>,
        key: &Place<W>,
        coins: i32,
        beta: i32,
        control: &Control,
    ) -> Result<i32, Stop> {
        let known = self.bounds(key, coins);
        if let Some(bound) = settled(known, beta) {
            return Ok(bound);
        }
        self.visited += 1;
        if self.visited > self.most {
            return Err(Stop::TooLarge(say!("strings-too-many", most = self.most)));
        }
        if self.visited.is_multiple_of(STRIDE) {
            control.tick(STRIDE)?;
        }
        let before = self.visited;
        let (best, cut) = self.best(&place, coins, beta, known.cut, control)?;
        let known = if best >= beta {
            Known { low: known.low.max(best as i8), cut, ..known }
        } else {
            Known { high: known.high.min(best as i8), cut, ..known }
        };
        self.known.put(key, known, self.visited - before + 1);
        Ok(best)
    }

    /// The best bound found, and the cut it comes from; the cut of this number is tried before others are looked for.
    fn best(
        &mut self,
        place: &Place<W>,
        coins: i32,
        beta: i32,
        first: u8,
        control: &Control,
    ) -> Result<(i32, u8), Stop> {
        let sight = self.places.sight(place);
        let (mut best, mut cut) = (-coins, first);
        let first = if first == NO_CUT { None } else { self.places.way(place, &sight, first) };
        if let Some(way) = first {
            let (mut left, _) = self.places.leave(place, &sight, way);
            left.place = self.places.low(left.place);
            let key = self.places.turned(&left.place);
            best = best.max(-self.left(&left, &key, coins, 1 - beta, control)?);
            if best >= beta {
                return Ok((best, cut));
            }
        }
        let start = self.cuts.len();
        best = best.max(self.prepare(place, &sight, (coins, beta), first));
        self.glances(start, coins, beta, &mut best, &mut cut);
        self.cuts[start..].sort_by_key(|cut| cut.order);
        for i in start..self.cuts.len() {
            if best >= beta {
                break;
            }
            let Cut { way, left, key, .. } = self.cuts[i];
            let worth = -self.left(&left, &key, coins, 1 - beta, control)?;
            self.learn(place, way, worth >= beta);
            if worth > best {
                (best, cut) = (worth, way.code());
            }
        }
        self.cuts.truncate(start);
        Ok((best, cut))
    }

    /// Appends all cuts that may be worth `beta` but the first one, which was tried; tells what the others are worth at most.
    fn prepare(&mut self, place: &Place<W>, sight: &Sight<W>, window: (i32, i32), first: Option<Way>) -> i32 {
        let start = self.cuts.len();
        let nothing = Left { taken: 0, spare: 0, place: *place };
        let is_lucky = place.set.len() >= LUCKY;
        let most = self.places.ways(place, sight, window, |way, given| {
            if first != Some(way) {
                let order = if given > 0 { GIVING + given as u32 } else { 0 };
                self.cuts.push(Cut { order, way, left: nothing, key: *place });
            }
        });
        for cut in &mut self.cuts[start..] {
            let (left, width) = self.places.leave(place, sight, cut.way);
            cut.left = left;
            cut.order += 4 * width;
            if let (Way::Safe(s), true) = (cut.way, is_lucky) {
                cut.order += LUCK - ((self.luck[usize::from(s)] * LUCK) >> 16);
            }
        }
        most.unwrap_or(-window.0)
    }

    /// Looks up what is known after every cut: keeps those cuts of which it is not enough, none where one reaches `beta`.
    fn glances(&mut self, start: usize, coins: i32, beta: i32, best: &mut i32, cut: &mut u8) {
        for cut in &mut self.cuts[start..] {
            cut.left.place = self.places.low(cut.left.place);
            cut.key = self.places.turned(&cut.left.place);
        }
        let touched = self.cuts[start..].iter().fold(0, |all, cut| all | self.known.touch(&cut.key));
        std::hint::black_box(touched);
        let mut kept = start;
        for i in start..self.cuts.len() {
            let glanced = self.cuts[i];
            match self.glance(&glanced, coins, 1 - beta) {
                None => {
                    self.cuts[kept] = self.cuts[i];
                    kept += 1;
                }
                Some(worth) if -worth > *best => {
                    (*best, *cut) = (-worth, self.cuts[i].way.code());
                    if *best >= beta {
                        kept = start;
                        break;
                    }
                }
                Some(_) => (),
            }
        }
        self.cuts.truncate(kept);
    }

    /// What is known of a position without searching it.
    fn bounds(&mut self, place: &Place<W>, coins: i32) -> Known {
        if place.set.is_empty() {
            let value = self.places.store.value(place.rows) as i8;
            return Known { low: value, high: value, cut: NO_CUT };
        }
        self.known.get(place).unwrap_or(Known { low: -coins as i8, high: coins as i8, cut: NO_CUT })
    }

    /// What [`Search::left`] would answer, where nothing needs to be searched.
    fn glance(&mut self, Cut { left, key, .. }: &Cut<W>, coins: i32, beta: i32) -> Option<i32> {
        let rest = coins - left.taken - left.spare;
        let known = self.bounds(key, rest);
        left_by(left, rest, beta, &mut |beta| settled(known, beta).ok_or(())).ok()
    }

    /// A bound like that of [`Search::search`] of what is left, for who finds it; the table knows it by `key`.
    fn left(&mut self, left: &Left<W>, key: &Place<W>, coins: i32, beta: i32, control: &Control) -> Result<i32, Stop> {
        let rest = coins - left.taken - left.spare;
        left_by(left, rest, beta, &mut |beta| self.search(left.place, key, rest, beta, control))
    }

    /// Remembers whether a string that gives nothing away was right to cut.
    fn learn(&mut self, place: &Place<W>, way: Way, is_right: bool) {
        if let (Way::Safe(s), true) = (way, place.set.len() >= LUCKY) {
            let luck = &mut self.luck[usize::from(s)];
            *luck = *luck - *luck / 64 + if is_right { OFTEN / 64 } else { 0 };
        }
    }
}

/// A bound that answers whether a position is worth at least `beta`.
fn settled(known: Known, beta: i32) -> Option<i32> {
    let (low, high) = (known.low.into(), known.high.into());
    if low >= beta { Some(low) } else { (high < beta).then_some(high) }
}

/// A bound of what is left, from bounds of the rest.
fn left_by<E, const W: usize>(
    left: &Left<W>,
    coins: i32,
    beta: i32,
    rest: &mut dyn FnMut(i32) -> Result<i32, E>,
) -> Result<i32, E> {
    let Left { taken, spare, .. } = *left;
    let beta = beta - taken;
    if spare == 0 {
        return Ok(taken + rest(beta)?);
    }
    // What is left or taken is even, so with an odd number of other coins it makes a difference of one at least.
    let least = coins % 2;
    if beta <= least {
        return Ok(taken + least);
    }
    // Leaving them pays if the rest is bad enough for who must cut there, taking them if it is good enough.
    let high = rest(beta - spare)?;
    if high >= beta - spare {
        return Ok(taken + high + spare);
    }
    let low = rest(1 - beta - spare)?;
    if low < 1 - beta - spare {
        return Ok(taken - low - spare);
    }
    Ok(taken + (high + spare).max(-low - spare))
}
