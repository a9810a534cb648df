//! Move ordering: the cuts of a position as they are tried, without those of which enough is known.
//!
//! Answers are found soonest where little play is left, so such positions are asked first, and among like ones those after a
//! string that was right for that player to cut lately. Where much is at stake it pays to look one reply further after the first
//! few: a position in which few replies are open is asked before one in which many are, and one with a reply that is known to be
//! good enough last. Where most is at stake those come first after which least seems to be proved: how many replies the best
//! answers leave open.
//!
//! Source: D. M. Breuker, Table versus Search in Games (1998), for cut-offs from what the table knows of the children; V. Allis,
//! Searching for Solutions in Games and Artificial Intelligence (1994), for asking first where fewest replies are open, and
//! for counting what is to be proved.

use crate::scores::dots_and_boxes::solver::history::OFTEN;
use crate::scores::dots_and_boxes::solver::known::NO_CUT;
use crate::scores::dots_and_boxes::solver::places::{Place, Way};
use crate::scores::dots_and_boxes::solver::query::{Cut, Query, left_by, settled};
use crate::scores::dots_and_boxes::solver::search::Search;

/// Cuts that give something away are tried after all others, those that give least first.
const GIVING: u32 = 1 << 24;

/// What one open reply counts, against 64 for a coin more that two strings hold and 4 for a string less of play.
const REPLY: u32 = 1 << 8;

/// In a position replies are counted to the first so many of its cuts.
const COUNTED: usize = 12;

/// Cuts whose replies are not counted come after those that leave fewer open than there are strings.
const UNCOUNTED: u32 = 1 << 16;

/// In positions of so many strings more than where replies are counted, the answers to them are counted as well.
const FARTHER: usize = 5;

/// To so many cuts answers are counted, and so many of them to every reply.
const WEIGHED: usize = 6;
const ANSWERS: usize = 3;

/// What a reply counts that gives something away, and one to which no answer was found.
const GIFT: u32 = 5;
const MANY: u32 = 40;

/// History counts in positions of so many strings or more: in smaller ones it tells nothing.
const LUCKY: usize = 13;

/// What history is worth against 4 for one string less of play.
const LUCK: u32 = 288;

impl<const W: usize> Search<W> {
    /// Appends all cuts of which not enough is known, in order, but for the first one, which was tried; none if one is good enough.
    pub(super) fn line_up(&mut self, place: &Place<W>, key: &Place<W>, first: Option<Way>, query: &mut Query) {
        let start = self.cuts.len();
        self.gather(place, key, first, query);
        self.cuts[start..].sort_by_key(|cut| cut.order);
        if place.set.len() >= self.far && self.cuts.len() > start + 1 {
            self.foresee(start, query);
            self.cuts[start..].sort_by_key(|cut| cut.order);
            if place.set.len() >= self.far + FARTHER {
                self.weigh(start, query);
                self.cuts[start..].sort_by_key(|cut| cut.order);
            }
        }
    }

    /// The same in any order. Most positions are answered by what is known after a cut that gives nothing away, so what is left by
    /// the others is made out only where that does not answer.
    fn gather(&mut self, place: &Place<W>, key: &Place<W>, first: Option<Way>, query: &mut Query) {
        self.outline.look(&self.places.web, place.set);
        self.outline.lay(&self.places.web);
        let start = self.cuts.len();
        self.gather_safe(place, first);
        self.glances(start, query);
        if query.best >= query.beta {
            return;
        }
        let giving = self.cuts.len();
        self.gather_giving(place, key, first, query);
        self.glances(giving, query);
        if query.best >= query.beta {
            self.cuts.truncate(start);
        }
    }

    /// Appends all cuts that give nothing away but the first one.
    fn gather_safe(&mut self, place: &Place<W>, first: Option<Way>) {
        let is_lucky = place.set.len() >= LUCKY;
        let Search { places, outline, cuts, history, who, .. } = self;
        places.safe_ways(place, outline, |way, left, width| {
            if first != Some(way) {
                let history = match way {
                    Way::Safe(s) if is_lucky => LUCK - history.of(*who, s) * LUCK / OFTEN,
                    _ => 0,
                };
                cuts.push(Cut { order: 4 * width + history, way, left, is_tried: false });
            }
        });
    }

    /// Appends all others that may be worth `beta`; the best bound is at least what the rest of them are worth at most.
    fn gather_giving(&mut self, place: &Place<W>, key: &Place<W>, first: Option<Way>, query: &mut Query) {
        let Search { places, outline, cuts, .. } = self;
        let most = places.giving_ways((place, key.set), outline, (query.coins, query.beta), |way, given, left| {
            if first != Some(way) {
                cuts.push(Cut { order: GIVING + given, way, left, is_tried: false });
            }
        });
        query.best = query.best.max(most.unwrap_or(query.best));
    }

    /// Looks up what is known after every cut: keeps those cuts of which it is not enough, none where one reaches `beta`.
    fn glances(&mut self, start: usize, query: &mut Query) {
        // All at once, so that the processor waits for several of them at a time.
        for cut in &self.cuts[start..] {
            self.known.fetch(&cut.left.turned(), &self.places.store);
        }
        let mut kept = start;
        for i in start..self.cuts.len() {
            let cut = self.cuts[i];
            match self.glance(&cut, query.coins, 1 - query.beta) {
                None => {
                    self.cuts[kept] = cut;
                    kept += 1;
                }
                Some(worth) if -worth > query.best => {
                    (query.best, query.cut) = (-worth, cut.way.code());
                    if query.best >= query.beta {
                        kept = start;
                        break;
                    }
                }
                Some(_) => (),
            }
        }
        self.cuts.truncate(kept);
    }

    /// What [`Search::left`] would answer, where nothing needs to be searched.
    fn glance(&self, Cut { left, .. }: &Cut<W>, coins: i32, beta: i32) -> Option<i32> {
        let rest = coins - left.taken - left.spare;
        let known = self.bounds(&left.turned(), rest);
        left_by(left, rest, beta, &mut |beta| settled(known, beta).ok_or(())).ok()
    }

    /// Puts the first of the cuts, which are in order, in that of how many replies are open after them, and behind all others those
    /// to which there is a good one. Mostly one of the first is good where any is, and counting for all of them takes longer than
    /// what it spares.
    fn foresee(&mut self, start: usize, query: &Query) {
        for i in start..self.cuts.len() {
            let Cut { left, .. } = self.cuts[i];
            if i >= start + COUNTED {
                self.cuts[i].order += UNCOUNTED;
            } else if left.taken + left.spare == 0 {
                let order = self.replies(&left.place, &left.turned(), query.reply()).map(|open| open * REPLY);
                self.cuts[i].order = order.map_or(u32::MAX, |order| order + self.cuts[i].order);
            }
        }
    }

    /// Puts the first few of the cuts, which are in order, before all others, in that of how much is to be proved after them.
    fn weigh(&mut self, start: usize, query: &Query) {
        for i in start..self.cuts.len().min(start + WEIGHED) {
            let Cut { left, order, .. } = self.cuts[i];
            if order < UNCOUNTED {
                self.cuts[i].order = self.unproved(&left.place, &left.turned(), query);
            }
        }
    }

    /// How many replies are open after the best answers to all open replies, in a position that gave nothing away.
    fn unproved(&mut self, place: &Place<W>, key: &Place<W>, query: &Query) -> u32 {
        let start = self.cuts.len();
        let mut replies = query.reply();
        self.gather(place, key, None, &mut replies);
        let mut sum = 0;
        for i in start..self.cuts.len() {
            let Cut { left, .. } = self.cuts[i];
            sum += if left.taken + left.spare == 0 { self.answered(&left.place, &left.turned(), query) } else { GIFT };
        }
        self.cuts.truncate(start);
        sum
    }

    /// How many replies are open after that one of a few answers which leaves fewest, none if one is known to be good enough.
    fn answered(&mut self, place: &Place<W>, key: &Place<W>, query: &Query) -> u32 {
        let start = self.cuts.len();
        let mut answers = Query { best: -query.coins, cut: NO_CUT, ..*query };
        self.gather(place, key, None, &mut answers);
        if answers.best >= answers.beta {
            return 0;
        }
        self.cuts[start..].sort_by_key(|cut| cut.order);
        let mut least = MANY;
        for i in start..self.cuts.len().min(start + ANSWERS) {
            let Cut { left, .. } = self.cuts[i];
            if left.taken + left.spare == 0 {
                least = least.min(self.replies(&left.place, &left.turned(), query.reply()).unwrap_or(MANY));
            }
        }
        self.cuts.truncate(start);
        least
    }

    /// How many cuts of a position are open; `None` if one is good enough. What that tells of the position is remembered.
    fn replies(&mut self, place: &Place<W>, key: &Place<W>, mut query: Query) -> Option<u32> {
        let start = self.cuts.len();
        self.gather(place, key, None, &mut query);
        let open = self.cuts.len() - start;
        self.cuts.truncate(start);
        let known = self.bounds(key, query.coins);
        if open == 0 || query.best >= query.beta {
            self.remember(key, known.with(&query), 1);
        }
        (query.best < query.beta).then_some(open as u32)
    }

    /// Remembers whether a string that gives nothing away was right to cut for who is to cut.
    pub(super) fn learn(&mut self, place: &Place<W>, way: Way, is_right: bool) {
        if let (Way::Safe(s), true) = (way, place.set.len() >= LUCKY) {
            self.history.learn(self.who, s, is_right);
        }
    }
}
