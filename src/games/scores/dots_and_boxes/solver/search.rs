//! What a web is worth, exactly: alpha-beta over positions in which no coin hangs on one string.
//!
//! Computes coins still to come, the mover's minus the opponent's, under best play of both. Range: webs that the caller's budget
//! of positions settles; the webs of 24, 31 and 40 strings that are boards of boxes take some tens of thousands, some
//! hundred thousands and 15 to 35 million from their beginning, positions of nothing but chains and loops none. Table: the table,
//! bounded. Exact: every reduction below is a theorem, and keys are whole positions.
//!
//! 1. What can be taken is taken at once but for the last two or four coins of a row; either the mover takes these as well and goes on,
//!    or leaves them and the opponent must go on, so `taken + |spare + rest|` (Winning Ways, chapter 16).
//! 2. Any cut of a row of coins gives the same row away; of two coins the cut between them leaves no choice, which is never worse.
//! 3. Rows that touch nothing else are worth what their kinds and lengths say, wherever they lie; two equal ones of one coin or two
//!    are worth nothing, and of each kind only a shortest is worth opening.
//! 4. A cut that gives away a row of which some may be left is worth at most what is taken of it for sure.
//! 5. Two cuts leave the same in either order, so the reply that answers a cut which gives nothing away is itself answered by that
//!    cut, and need not be searched.
//! 6. Positions that hang together alike are worth the same, wherever their strings lie.
//! 7. Positions that differ in how long their rows are that touch nothing else are worth at most the difference apart.
//!
//! Every question is whether a position is worth at least so much. Strings keep their places in the search, and only the table lays
//! the web upon itself. A question that takes long is shared out among all workers there are.
//!
//! Worked by hand: two coins, a string between them, and one more of each to nothing. Whoever cuts the string between them lets
//! the opponent take both, whoever cuts another one as well, so the web is worth -2.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::scores::dots_and_boxes::solver::claims::Claims;
use crate::scores::dots_and_boxes::solver::form::form;
use crate::scores::dots_and_boxes::solver::history::{History, Who};
use crate::scores::dots_and_boxes::solver::known::{Known, NO_CUT};
use crate::scores::dots_and_boxes::solver::outline::Outline;
use crate::scores::dots_and_boxes::solver::path::Path;
use crate::scores::dots_and_boxes::solver::places::{Left, Place, Places, Way};
use crate::scores::dots_and_boxes::solver::query::{Cut, FAR, Query, left_by, settled};
use crate::scores::dots_and_boxes::solver::rows::{Store, after};
use crate::scores::dots_and_boxes::solver::transposition_table::{Alike, Tables};
use crate::scores::dots_and_boxes::solver::web::{Strings, Web};
use ground::say;
use solve::judge::control::{Control, Stop};

/// Exact values of positions of one web, remembered between questions.
pub struct Search<const W: usize> {
    pub(super) places: Places<W>,
    pub(super) known: Arc<Tables<W>>,
    /// Entries of the table that are taken; of one who shares it those he took since he told.
    pub(super) held: usize,
    /// How often cutting each string was right lately, learnt together with those who search the same.
    pub(super) history: Arc<History>,
    /// Who is to cut in the position looked at.
    pub(super) who: Who,
    /// The cuts of the positions on the way to the one looked at.
    pub(super) cuts: Vec<Cut<W>>,
    /// What the cuts of the position looked at last depend on.
    pub(super) outline: Box<Outline<W>>,
    pub(super) visited: u64,
    pub(super) most: u64,
    /// In positions of so many strings or more replies are counted.
    pub(super) far: usize,
    /// From so many positions on a question is shared out.
    alone: u64,
    /// Those who search the same at once.
    claims: Option<Arc<Claims>>,
    /// The cut that was good enough in the position searched last, if there was one.
    pub(super) reply: u8,
    /// What is asked on the way to the position looked at, where others may be asking the same.
    pub(super) path: Path<W>,
}

/// Positions between two looks at the reins.
const STRIDE: u64 = 1 << 8;

/// From so many positions on a question is shared out.
const ALONE: u64 = 1 << 15;

/// Positions of so many strings or more are left to who searches them already.
const CLAIMED: usize = 16;

/// Positions of so many strings are looked up by how they hang together before they are searched: smaller ones are searched as
/// soon, of larger ones hardly any two are alike, and 128 bits are not enough for the form.
const ALIKE: RangeInclusive<usize> = 10..=27;

impl<const W: usize> Search<W> {
    /// Nothing is known yet; the table takes at most `bytes`.
    pub fn new(web: Web<W>, bytes: usize) -> Self {
        let places = Places { web: Arc::new(web), store: Store::default() };
        let history = Arc::new(History::new(places.web.ends.len()));
        Search {
            places,
            known: Arc::new(Tables::within(bytes)),
            held: 0,
            history,
            who: Who::Asked,
            cuts: Vec::new(),
            outline: Box::default(),
            visited: 0,
            most: 0,
            far: FAR,
            alone: ALONE,
            claims: None,
            reply: NO_CUT,
            path: Path::default(),
        }
    }

    /// The same that shares a question from so many positions on, where there is somebody to share it with.
    #[cfg(test)]
    pub fn sharing_from(self, alone: u64) -> Self {
        Search { alone, ..self }
    }

    /// The same that counts replies in positions of so many strings or more.
    #[cfg(test)]
    pub fn counting_from(self, far: usize) -> Self {
        Search { far, ..self }
    }

    /// One who searches the same with the same table, at most so many positions.
    pub(super) fn worker(&self, claims: &Arc<Claims>, most: u64) -> Self {
        Search {
            places: self.places.clone(),
            known: self.known.clone(),
            held: 0,
            history: self.history.clone(),
            who: Who::Asked,
            cuts: Vec::new(),
            outline: Box::default(),
            visited: 0,
            most,
            far: self.far,
            alone: self.alone,
            claims: Some(claims.clone()),
            reply: NO_CUT,
            path: Path::default(),
        }
    }

    /// Positions visited by the last question.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// The value of a position for its mover: coins still to be taken, own minus the opponent's. Too large beyond `most` positions.
    pub fn value(&mut self, set: Strings<W>, most: u64, control: &Control) -> Result<i32, Stop> {
        let (left, coins) = self.begin(set, most, control)?;
        Ok(after(left.taken, left.spare, self.exact(&left, coins, control)?))
    }

    /// Whether a position is worth at least `beta` for its mover, which takes fewer positions to tell than its value.
    pub fn reaches(&mut self, set: Strings<W>, beta: i32, most: u64, control: &Control) -> Result<bool, Stop> {
        let (left, coins) = self.begin(set, most, control)?;
        let found = left_by(&left, coins, beta, &mut |beta| self.ask(&left, (coins, beta), control))?;
        Ok(found >= beta)
    }

    /// What the mover finds to take, what that leaves, and how many coins there are in that.
    fn begin(&mut self, set: Strings<W>, most: u64, control: &Control) -> Result<(Left<W>, i32), Stop> {
        control.tick(1)?;
        (self.visited, self.most) = (0, most);
        self.cuts.clear();
        let haul = self.places.web.haul(set);
        let place = self.places.place(haul.rest);
        let key = self.places.turned(&place).set;
        let left = Left { taken: haul.taken as i32, spare: haul.spare as i32, place, key };
        Ok((left, self.places.web.coins(&haul.rest) as i32))
    }

    /// The value of what is left, of so many coins.
    fn exact(&mut self, left: &Left<W>, coins: i32, control: &Control) -> Result<i32, Stop> {
        let (mut low, mut high) = (-coins, coins);
        // All values of a position are odd, or all are even.
        let mut guess = coins % 2;
        while low < high {
            let found = self.ask(left, (coins, guess), control)?;
            if found >= guess {
                (low, guess) = (found, found + 2);
            } else {
                (high, guess) = (found, found);
            }
        }
        Ok(low)
    }

    /// What [`Search::search`] answers: alone at first, and of what takes long together with others where there are any.
    fn ask(&mut self, left: &Left<W>, (coins, beta): (i32, i32), control: &Control) -> Result<i32, Stop> {
        let (place, key) = (left.place, left.turned());
        let Some(pool) = control.pool() else { return self.search(place, &key, coins, beta, control) };
        let most = self.most;
        self.most = most.min(self.visited.saturating_add(self.alone));
        let found = self.search(place, &key, coins, beta, control);
        let is_long = matches!(found, Err(Stop::TooLarge(_))) && self.most < most;
        self.most = most;
        if !is_long {
            return found;
        }
        self.cuts.clear();
        self.share(place, (coins, beta), control, pool)
    }

    /// A lower bound of the value that is at least `beta`, or an upper bound below it.
    pub(super) fn search(
        &mut self,
        place: Place<W>,
        key: &Place<W>,
        coins: i32,
        beta: i32,
        control: &Control,
    ) -> Result<i32, Stop> {
        self.reply = NO_CUT;
        let mut known = self.bounds(key, coins);
        if let Some(bound) = settled(known, beta) {
            return Ok(bound);
        }
        let alike = self.alike(&place);
        if let Some(alike) = &alike {
            known = self.known.get_alike(alike, &self.places.store, known);
            if let Some(bound) = settled(known, beta) {
                self.remember(key, known, 1);
                return Ok(bound);
            }
        }
        self.visited += 1;
        if self.visited > self.most {
            return Err(Stop::TooLarge(say!("strings-too-many", most = self.most)));
        }
        if self.visited.is_multiple_of(STRIDE) {
            self.look_up(control)?;
        }
        let before = self.visited;
        let mut query = Query { coins, beta, best: -coins, cut: known.cut };
        let is_shared = self.is_shared(&place);
        if is_shared {
            self.path.enter(key, coins, beta);
        }
        let start = self.cuts.len();
        let done = self.best(&place, key, &mut query, control);
        self.reply = if query.best >= beta { query.cut } else { NO_CUT };
        if is_shared && let Some(bound) = self.path.leave() {
            self.cuts.truncate(start);
            self.reply = NO_CUT;
            return Ok(bound);
        }
        done?;
        let (known, effort) = (known.with(&query), self.visited - before + 1);
        self.remember(key, known, effort);
        alike.inspect(|alike| self.known.put_alike(alike, &self.places.store, known, effort));
        Ok(query.best)
    }

    /// All positions that hang together like this one, if there is use in knowing. Looks at the position.
    fn alike(&mut self, place: &Place<W>) -> Option<Alike> {
        if !ALIKE.contains(&place.set.len()) {
            return None;
        }
        self.outline.look(&self.places.web, place.set);
        let fetch = |look| self.known.fetch_alike(look, place.rows, &self.places.store);
        Some(Alike { form: form(&self.places.web, &self.outline, fetch)?, rows: place.rows })
    }

    /// Looks up from the work: whether to go on.
    fn look_up(&mut self, control: &Control) -> Result<(), Stop> {
        control.tick(STRIDE)?;
        let Some(claims) = &self.claims else { return Ok(()) };
        let held = claims.hold(std::mem::take(&mut self.held));
        let is_over = claims.positions.is_over() || self.known.is_crowded(held);
        if is_over || self.is_overtaken() { Err(Stop::Asked) } else { Ok(()) }
    }

    /// Whether others may be searching the same position.
    fn is_shared(&self, place: &Place<W>) -> bool {
        self.claims.is_some() && place.set.len() > CLAIMED
    }

    /// Finds the best bound and the cut it comes from; the cut remembered is tried before others are looked for.
    fn best(&mut self, place: &Place<W>, key: &Place<W>, query: &mut Query, control: &Control) -> Result<(), Stop> {
        let Query { coins, beta, cut, .. } = *query;
        let first = if cut == NO_CUT { None } else { self.places.way(place, cut) };
        let mut failed = None;
        if let Some(way) = first {
            let left = self.places.leave(place, way);
            let worth = -self.left(&left, coins, 1 - beta, control)?;
            query.best = query.best.max(worth);
            if query.best >= beta {
                return Ok(());
            }
            failed = Some((way, worth));
        }
        let start = self.cuts.len();
        self.line_up(place, key, first, query);
        if let Some(failed) = failed {
            self.strike(place, start, failed, query);
        }
        // What others are searching is put off, and then searched all the same: mostly it will be found done.
        let is_shared = self.is_shared(place);
        self.try_all(place, start, is_shared, query, control)?;
        if is_shared {
            self.try_all(place, start, false, query, control)?;
        }
        self.cuts.truncate(start);
        Ok(())
    }

    /// Tries the cuts that are lined up until one is good enough, without those that somebody else is trying if he `puts_off`.
    fn try_all(
        &mut self,
        place: &Place<W>,
        start: usize,
        puts_off: bool,
        query: &mut Query,
        control: &Control,
    ) -> Result<(), Stop> {
        for i in start..self.cuts.len() {
            let Cut { way, left, is_tried, .. } = self.cuts[i];
            let key = left.turned();
            if query.best >= query.beta {
                break;
            }
            let is_free = || self.claims.as_ref().is_none_or(|claims| claims.claim(&key));
            if is_tried || puts_off && !is_free() && i > start {
                continue;
            }
            let found = self.left(&left, query.coins, 1 - query.beta, control);
            if let (Some(claims), true) = (&self.claims, puts_off) {
                claims.release(&key);
            }
            let worth = -found?;
            self.cuts[i].is_tried = true;
            self.learn(place, way, worth >= query.beta);
            if worth < query.beta {
                self.strike(place, start, (way, worth), query);
            }
            if worth > query.best {
                (query.best, query.cut) = (worth, way.code());
            }
        }
        Ok(())
    }

    /// Strikes off the cut by which the opponent has just answered one that gives nothing away: who begins with that one is answered
    /// by this one, for in either order both together leave the same to who began.
    pub(super) fn strike(&mut self, place: &Place<W>, start: usize, (way, worth): (Way, i32), query: &Query) {
        let reply = self.reply;
        let is_reply = |cut: &Cut<W>| !matches!(cut.way, Way::Row(_)) && cut.way.code() == reply && !cut.is_tried;
        if !matches!(way, Way::Safe(_)) {
            return;
        }
        let Some(cut) = self.cuts[start..].iter_mut().find(|cut| is_reply(cut)) else { return };
        cut.is_tried = true;
        let Cut { way: other, left, .. } = *cut;
        self.learn(place, other, false);
        // Somebody else may be about to search it.
        if self.is_shared(place) && matches!(other, Way::Safe(_)) {
            let known = self.bounds(&left.turned(), query.coins);
            let answer = Query { best: -worth, cut: way.code(), ..query.reply() };
            if settled(known, answer.beta).is_none() {
                self.remember(&left.turned(), known.with(&answer), 1);
            }
        }
    }

    /// Remembers what is known of a position, where `effort` positions were visited.
    pub(super) fn remember(&mut self, key: &Place<W>, known: Known, effort: u64) {
        self.held += usize::from(self.known.put(key, &self.places.store, known, effort));
        if self.claims.is_none() && self.known.is_crowded(self.held) {
            self.grow();
        }
    }

    /// Makes more room for what is remembered, if nobody else is using it.
    pub(super) fn grow(&mut self) {
        if let Some(known) = Arc::get_mut(&mut self.known) {
            self.places.store.catch_up();
            known.grow(&self.places.store);
        }
    }

    /// What is known of a position without searching it.
    pub(super) fn bounds(&self, place: &Place<W>, coins: i32) -> Known {
        if place.set.is_empty() {
            let value = self.places.store.value(place.rows) as i8;
            return Known { low: value, high: value, cut: NO_CUT };
        }
        let unknown = Known { low: -coins as i8, high: coins as i8, cut: NO_CUT };
        self.known.get(place, &self.places.store, unknown)
    }

    /// A bound like that of [`Search::search`] of what is left, for who finds it.
    fn left(&mut self, left: &Left<W>, coins: i32, beta: i32, control: &Control) -> Result<i32, Stop> {
        let rest = coins - left.taken - left.spare;
        let key = left.turned();
        self.who = self.who.next();
        let found = left_by(left, rest, beta, &mut |beta| self.search(left.place, &key, rest, beta, control));
        self.who = self.who.next();
        found
    }
}
