//! What predicates of heap games share: sizes out of a text, lone numbers solved from their moves, answers that stand beside a lost position.

use std::cell::RefCell;
use std::collections::HashMap;

use duel::place::Place;
use solve::judge::reason::Exhibit;

use crate::claim::{Case, Held, all, is, same};
use crate::referee::{Fate, Memories, Memory, below, best_next, fate_of, moves};

pub use crate::referee::mex;

/// Numbers up to which a lone one is solved.
pub const SOLVED: usize = 4_000;

/// Positions that the nim-value of one may need.
const ROOM: usize = 3_000;

/// Lone numbers solved one after another from the moves of each.
pub struct Solved {
    /// Whether its mover loses.
    pub lost: Vec<bool>,
    /// Its nim-value.
    pub values: Vec<usize>,
}

/// Solves the numbers 0 to `to`; a number has no move where `options` gives none, and every move goes down.
pub fn solve(to: usize, is_misere: bool, options: impl Fn(usize) -> Vec<usize>) -> Solved {
    let mut solved = Solved { lost: Vec::new(), values: Vec::new() };
    for n in 0..=to {
        let left = options(n);
        let is_lost = if left.is_empty() { !is_misere } else { left.iter().all(|&m| !solved.lost[m]) };
        let values: Vec<usize> = left.iter().map(|&m| solved.values[m]).collect();
        solved.lost.push(is_lost);
        solved.values.push(mex(&values));
    }
    solved
}

/// The sizes of a position such as `3,4,5`; `None`: one is too large, or they are written otherwise.
pub fn sizes(place: &dyn Place) -> Option<Vec<u64>> {
    let text = place.text();
    if text == "-" { Some(Vec::new()) } else { text.split(',').map(|size| size.trim().parse().ok()).collect() }
}

thread_local! {
    static KNOWN: RefCell<Memories<Found>> = RefCell::default();
}

/// Outcomes and nim-values, by the text of the position.
#[derive(Default)]
struct Found {
    lost: HashMap<String, bool>,
    values: HashMap<String, usize>,
}

fn remembered<T>(place: &dyn Place, what: &str, ask: impl FnOnce(&mut Memory<Found>) -> Option<T>) -> Option<T> {
    KNOWN.with_borrow_mut(|memories| memories.ask(place, what, ROOM, ask))
}

/// What the mover of a game without draws can force, by trying everything; `None`: too large.
pub fn fate(place: &dyn Place) -> Option<Fate> {
    remembered(place, "lost", |memory| memory.is_lost(place)).map(|lost| if lost { Fate::Lost } else { Fate::Won })
}

/// The nim-value by exhaustive play; `None`: too large.
pub fn nimber(place: &dyn Place) -> Option<usize> {
    remembered(place, "value", |memory| memory.value(place))
}

/// Every move loses, as exhaustive play tells.
pub fn every_move_loses(case: &Case) -> Held {
    is_fate(&*case.met.place, Fate::Lost)
}

impl Memory<Found> {
    fn is_lost(&mut self, place: &dyn Place) -> Option<bool> {
        if let Some(ending) = place.ending() {
            return Some(fate_of(&ending, place.to()) == Fate::Lost);
        }
        let text = place.text();
        if let Some(known) = self.found.lost.get(&text) {
            return Some(*known);
        }
        self.spend()?;
        let mut lost = true;
        for next in below(place, ROOM)? {
            lost &= !self.is_lost(&*next)?;
            if !lost {
                break;
            }
        }
        self.found.lost.insert(text, lost);
        Some(lost)
    }

    fn value(&mut self, place: &dyn Place) -> Option<usize> {
        if place.ending().is_some() {
            return Some(0);
        }
        let text = place.text();
        if let Some(known) = self.found.values.get(&text) {
            return Some(*known);
        }
        self.spend()?;
        let mut left = Vec::new();
        for next in below(place, ROOM)? {
            left.push(self.value(&*next)?);
        }
        let value = mex(&left);
        self.found.values.insert(text, value);
        Some(value)
    }
}

/// The nim-values of independent summands by exhaustive play.
pub fn part_values(place: &dyn Place) -> Option<Vec<usize>> {
    place.summands().iter().map(|part| nimber(&**part)).collect()
}

/// Open where something is too large to be known.
pub fn known<T>(found: Option<T>, then: impl FnOnce(T) -> Held) -> Held {
    found.map_or(Held::Open, then)
}

/// What the mover can force is this.
pub fn is_fate(place: &dyn Place, wanted: Fate) -> Held {
    known(fate(place), |fate| same(fate, wanted))
}

/// The best move wins.
pub fn best_wins(case: &Case) -> Held {
    is_fate(&*best_next(case), Fate::Lost)
}

/// The moves that win, by exhaustive play.
pub fn winning(place: &dyn Place) -> Option<Vec<String>> {
    let mut found = Vec::new();
    for (text, next) in moves(place, 1_000)? {
        let wins = fate(&*next)? == Fate::Lost;
        if wins {
            found.push(text);
        }
    }
    Some(found)
}

/// The rows of answers beside a step: each move is legal, each answer is too, and wins. A row without an answer is a move that ends the game.
/// Whoever has many moves may leave rows out at the end, and none between.
pub fn answers_hold(case: &Case, place: &dyn Place) -> Held {
    let Some(Exhibit::Replies(rows)) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::True };
    let (listed, _) = place.moves(rows.len());
    let complete = same(rows.iter().map(|(mv, _)| mv.clone()).collect::<Vec<_>>(), listed);
    complete.and(|| rows_hold(place, rows))
}

/// Each row of answers holds, whichever rows there are.
pub fn rows_hold(place: &dyn Place, rows: &[(String, String)]) -> Held {
    all(rows.iter().map(|(mv, answer)| {
        let next = match place.play(mv) {
            Ok(step) => step.next,
            Err(_) => return Held::False(format!("{mv} is not legal")),
        };
        if next.ending().is_some() {
            let ends = same(fate(&*next), Some(Fate::Won));
            return ends.and(|| is(answer.is_empty(), || format!("{mv} ends it, and {answer} is played")));
        }
        match next.play(answer) {
            Ok(step) => match is_fate(&*step.next, Fate::Lost) {
                Held::False(_) => Held::False(format!("{mv} is not refuted by {answer}")),
                held => held,
            },
            Err(_) => Held::False(format!("{answer} is no answer to {mv}")),
        }
    }))
}

/// Every move is named among the rows, if the step shows rows.
pub fn answers_hold_for_all(case: &Case, place: &dyn Place) -> Held {
    let Some(Exhibit::Replies(rows)) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::True };
    let Some(all_moves) = moves(place, 1_000) else { return Held::Open };
    same(rows.len(), all_moves.len()).and(|| rows_hold(place, rows))
}

/// The rows of answers beside a step: all moves are there, each with an answer that wins; a move that ends the game has none, and the
/// opponent has won.
pub fn rows_told(case: &Case, place: &dyn Place) -> Held {
    let Some(Exhibit::Replies(rows)) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::True };
    answers_hold(case, place).and(|| {
        let (_, total) = place.moves(0);
        is(total == rows.len().into(), || format!("{} of {total} moves are shown", rows.len()))
    })
}

/// Of a nim-like position: the heaps behind it, and what misère play asks of them.
pub struct Behind {
    /// The heaps.
    pub heaps: Vec<u64>,
    /// Who takes the last one loses.
    pub is_misere: bool,
}

impl Behind {
    /// Their nim-sum.
    pub fn sum(&self) -> u64 {
        self.heaps.iter().fold(0, |sum, heap| sum ^ heap)
    }

    /// How many have 2 or more.
    pub fn large(&self) -> usize {
        self.heaps.iter().filter(|heap| **heap > 1).count()
    }

    /// How many have exactly 1.
    pub fn ones(&self) -> usize {
        self.heaps.iter().filter(|heap| **heap == 1).count()
    }

    /// Whether the mover loses: Bouton's theorem.
    pub fn is_lost(&self) -> bool {
        if self.is_misere && self.large() == 0 { self.ones() % 2 == 1 } else { self.sum() == 0 }
    }
}

type Values = std::sync::Arc<Vec<usize>>;

/// The nim-values of a heap alone of 0 to `to`, each by mex over what its moves leave; of several variants at once.
pub fn lone_values(place: &dyn Place, to: usize) -> Option<Values> {
    static KNOWN: std::sync::Mutex<std::collections::BTreeMap<String, Values>> =
        std::sync::Mutex::new(std::collections::BTreeMap::new());
    let settings: Vec<String> = place.params().iter().map(|(_, setting)| setting.write()).collect();
    let name = format!("{} {}", place.card().id, settings.join(" "));
    let held = KNOWN.lock().expect("nobody panics").get(&name).cloned().unwrap_or_default();
    if held.len() > to {
        return Some(held);
    }
    let mut values = (*held).clone();
    for n in values.len()..=to {
        let lone = place.reads(&n.to_string()).ok()?;
        let mut left = Vec::new();
        if lone.ending().is_none() {
            let mut all_read = true;
            let is_listed = lone.each(10_000, &mut |next| {
                let sizes = sizes(&*next).unwrap_or_default();
                let value = sizes.iter().try_fold(0, |sum, size| Some(sum ^ values.get(*size as usize)?));
                all_read &= value.is_some();
                left.extend(value);
                true
            });
            if !is_listed || !all_read {
                return None;
            }
        }
        values.push(mex(&left));
    }
    let values = Values::new(values);
    KNOWN.lock().expect("nobody panics").insert(name, values.clone());
    Some(values)
}

/// What a heap alone of 0 to `to` can be left at, the greatest first, as the moves tell; of several variants at once. `None`: one of
/// them splits, or has too many moves.
pub fn lone_lefts(place: &dyn Place, to: usize) -> Option<std::sync::Arc<Vec<Vec<usize>>>> {
    type Lefts = std::sync::Arc<Vec<Vec<usize>>>;
    static KNOWN: std::sync::Mutex<std::collections::BTreeMap<String, Lefts>> =
        std::sync::Mutex::new(std::collections::BTreeMap::new());
    let settings: Vec<String> = place.params().iter().map(|(_, setting)| setting.write()).collect();
    let name = format!("{} {}", place.card().id, settings.join(" "));
    let held = KNOWN.lock().expect("nobody panics").get(&name).cloned().unwrap_or_default();
    if held.len() > to {
        return Some(held);
    }
    let mut all = (*held).clone();
    for n in all.len()..=to {
        let lone = place.reads(&n.to_string()).ok()?;
        let mut lefts = Vec::new();
        if lone.ending().is_none() {
            for (_, next) in moves(&*lone, 2_000)? {
                lefts.push(usize::try_from(<[u64; 1]>::try_from(sizes(&*next)?).ok()?[0]).ok()?);
            }
        }
        lefts.sort_unstable_by_key(|left| std::cmp::Reverse(*left));
        all.push(lefts);
    }
    let all = Lefts::new(all);
    KNOWN.lock().expect("nobody panics").insert(name, all.clone());
    Some(all)
}

/// The rows of answers beside a step tell moves of the position, the first dozen or all, each with an answer that wins.
pub fn answers_hold_first(case: &Case, place: &dyn Place) -> Held {
    let Some(Exhibit::Replies(rows)) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no answers are shown".into());
    };
    let (_, total) = place.moves(0);
    is(rows.len() >= 12 || total == rows.len().into(), || format!("{} of {total} moves are shown", rows.len()))
        .and(|| rows_hold(place, rows))
}
