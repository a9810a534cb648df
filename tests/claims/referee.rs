//! Small exhaustive play by the rules alone, for predicates: endings, moves, outcomes.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use duel::game::Family;
use duel::place::Place;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{Ending, Side};

use crate::claim::{Case, Held, all, same};
use crate::purse::{is_spent, spend};

/// Positions that one question may visit.
const ROOM: usize = 3_000;

/// What the mover can force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A win.
    Won,
    /// A draw and no more.
    Drawn,
    /// Nothing.
    Lost,
}

/// How many times dearer it is to make a position of a game.
fn weight(place: &dyn Place) -> usize {
    if place.card().id == "sprouts" { 10 } else { 1 }
}

/// Every legal move with what it leaves; `None`: there are more than `most`.
pub fn moves(place: &dyn Place, most: usize) -> Option<Vec<(String, Arc<dyn Place>)>> {
    let (list, total) = place.moves(most);
    if total != list.len().into() || list.is_empty() && place.ending().is_none() {
        return None;
    }
    spend(2 * list.len() * weight(place))?;
    // Whoever sees a hand plays on with those eyes.
    if place.card().family == Family::Secrets {
        let play = |text: String| place.play(&text).map(|step| (text, step.next)).expect("a listed move is legal");
        return Some(list.into_iter().map(play).collect());
    }
    let mut left = Vec::with_capacity(list.len());
    place.each(most, &mut |next| {
        left.push(next);
        true
    });
    assert_eq!(list.len(), left.len(), "each move of {} leaves something", place.text());
    Some(list.into_iter().zip(left).collect())
}

/// How an ended game went for a side.
pub fn fate_of(ending: &Ending, side: Side) -> Fate {
    match ending {
        Ending::Won(winner) if *winner == side => Fate::Won,
        Ending::Won(_) => Fate::Lost,
        Ending::Drawn => Fate::Drawn,
        Ending::Score { first, second } => {
            let (own, other) = if side == Side::First { (first, second) } else { (second, first) };
            match own.cmp(other) {
                std::cmp::Ordering::Greater => Fate::Won,
                std::cmp::Ordering::Equal => Fate::Drawn,
                std::cmp::Ordering::Less => Fate::Lost,
            }
        }
    }
}

/// What the mover can force, by trying everything; `None`: the game is too large, or may run in circles.
pub fn fate(place: &dyn Place) -> Option<Fate> {
    remembered(place, "fate", ROOM, |memory| memory.fate(place))
}

/// The position after the first of the best moves.
pub fn best_next(case: &Case) -> Arc<dyn Place> {
    case.met.place.play(&case.met.answer.best[0]).expect("the best move is legal").next
}

/// Holds what each move leaves against a predicate of its own; open where there are more than a thousand.
pub fn each_move(case: &Case, held: impl Fn(&dyn Place) -> Held) -> Held {
    let Some(moves) = moves(&*case.met.place, 1_000) else { return Held::Open };
    all(moves.iter().map(|(text, next)| match held(&**next) {
        Held::False(why) => Held::False(format!("{text}: {why}")),
        held => held,
    }))
}

/// Every move loses, as exhaustive play tells.
pub fn every_move_loses(case: &Case) -> Held {
    match fate(&*case.met.place) {
        Some(fate) => same(fate, Fate::Lost),
        None => Held::Open,
    }
}

/// Positions that one question about nim-values or last moves may add to what is remembered.
const NEW: usize = 2_000;

/// Positions that are remembered of one variant; beyond that all are forgotten.
const REMEMBERED: usize = 1 << 20;

/// Variants that are remembered, those asked about last.
const VARIANTS: usize = 24;

/// What was found in one variant, and the questions that were too large.
pub struct Memory<F> {
    variant: (&'static str, Params),
    /// What was found.
    pub found: F,
    refused: HashSet<(String, String, Side)>,
    room: usize,
    /// Positions that were looked at.
    pub spent: usize,
}

/// What was found in the variants that were asked about lately, the last one first.
#[derive(Default)]
pub struct Memories<F>(Vec<Memory<F>>);

impl<F: Default> Memories<F> {
    /// What was found in the variant of a position.
    pub fn of(&mut self, place: &dyn Place) -> &mut Memory<F> {
        let (id, params) = (place.card().id, place.params());
        let is_it = |memory: &Memory<F>| memory.variant.0 == id && memory.variant.1 == *params;
        if let Some(i) = self.0.iter().position(|memory| is_it(memory) && memory.spent < REMEMBERED) {
            self.0[..=i].rotate_right(1);
        } else {
            self.0.retain(|memory| !is_it(memory));
            self.0.truncate(VARIANTS - 1);
            let variant = (id, params.clone());
            self.0.insert(0, Memory { variant, found: F::default(), refused: HashSet::new(), room: 0, spent: 0 });
        }
        &mut self.0[0]
    }

    /// Asks about a position with room for so many others. What was too large is not tried again.
    pub fn ask<T>(
        &mut self,
        place: &dyn Place,
        what: &str,
        room: usize,
        ask: impl FnOnce(&mut Memory<F>) -> Option<T>,
    ) -> Option<T> {
        let memory = self.of(place);
        let question = || (what.to_owned(), place.text(), place.to());
        if !memory.refused.is_empty() && memory.refused.contains(&question()) {
            return None;
        }
        memory.room = room;
        let answer = ask(memory);
        memory.spent += room - memory.room;
        if answer.is_none() && !is_spent() {
            memory.refused.insert(question());
        }
        answer
    }
}

impl<F> Memory<F> {
    /// One position more is looked at; `None`: there is no room left.
    pub fn spend(&mut self) -> Option<()> {
        self.room = self.room.checked_sub(1)?;
        spend(1)
    }
}

thread_local! {
    static KNOWN: RefCell<Memories<Worths>> = RefCell::default();
}

/// What positions are worth, by the text of the position and the heaps beside it.
#[derive(Default)]
struct Worths {
    /// Nim-values in normal play.
    nimbers: HashMap<String, u64>,
    /// Nim-values in misère play, of a position beside small heaps.
    misere: HashMap<(String, Vec<u64>), u64>,
    /// Whether the mover loses.
    lost: HashMap<(String, Side), bool>,
    /// What the mover can force; nothing yet of a position that is being looked at.
    fates: HashMap<(String, Side), Option<Fate>>,
}

fn remembered<T>(
    place: &dyn Place,
    what: &str,
    room: usize,
    ask: impl FnOnce(&mut Memory<Worths>) -> Option<T>,
) -> Option<T> {
    KNOWN.with_borrow_mut(|memories| memories.ask(place, what, room, ask))
}

/// What the moves of a position leave, nothing where it is over, and whether that is all: no more than `most` are looked for.
fn listed(place: &dyn Place, most: usize) -> (Vec<Arc<dyn Place>>, bool) {
    let mut left = Vec::new();
    let is_all = place.ending().is_some()
        || place.each(most, &mut |next| {
            left.push(next);
            true
        });
    let is_within = spend((left.len() + 1) * weight(place)).is_some();
    (left, is_all && is_within)
}

/// What the moves of a position leave; `None`: they are more than `most`.
pub fn below(place: &dyn Place, most: usize) -> Option<Vec<Arc<dyn Place>>> {
    let (left, is_all) = listed(place, most);
    is_all.then_some(left)
}

/// What the moves leave. In treblecross nim-values are those of safe play: who lets the other win at once has lost already.
fn options(place: &dyn Place) -> Option<Vec<Arc<dyn Place>>> {
    let left = below(place, NEW)?;
    if place.card().id != "treblecross" {
        return Some(left);
    }
    let mut safe = Vec::new();
    for next in left {
        if below(&*next, NEW)?.iter().all(|then| then.ending().is_none()) {
            safe.push(next);
        }
    }
    Some(safe)
}

/// The smallest number that is missing.
pub fn mex<N: Copy + PartialEq + From<u16>>(values: &[N]) -> N {
    (0..=u16::MAX).map(N::from).find(|n| !values.contains(n)).expect("values here are small")
}

/// The independent summands of a position, if their moves are its moves.
fn summands(place: &dyn Place) -> Vec<Arc<dyn Place>> {
    let parts = place.summands();
    let moves: Nat = parts.iter().map(|part| part.moves(0).1).sum();
    if parts.len() > 1 && moves == place.moves(0).1 { parts } else { Vec::new() }
}

/// The nim-value by mex over everything below, summands by themselves; `None`: that is too large. In misère play it is the
/// nim-value that the same position has in normal play.
pub fn nimber(place: &dyn Place) -> Option<u64> {
    remembered(place, "nimber", NEW, |memory| memory.nimber(place))
}

/// The nim-value in misère play beside Nim heaps of these sizes: where nobody can move it is 1.
pub fn misere_nimber(place: &dyn Place, heaps: &[u64]) -> Option<u64> {
    remembered(place, &format!("misere {heaps:?}"), NEW, |memory| memory.misere_nimber(place, heaps))
}

/// Whether the mover loses, by trying everything where the sides move in turn and one of them wins.
pub fn is_lost(place: &dyn Place) -> Option<bool> {
    remembered(place, "lost", NEW, |memory| memory.is_lost(place))
}

impl Memory<Worths> {
    fn fate(&mut self, place: &dyn Place) -> Option<Fate> {
        if let Some(ending) = place.ending() {
            return Some(fate_of(&ending, place.to()));
        }
        let key = (place.text(), place.to());
        if let Some(known) = self.found.fates.get(&key) {
            // A position met again while it is looked at stands as unknown: play runs in circles.
            return *known;
        }
        self.spend()?;
        self.found.fates.insert(key.clone(), None);
        let found = self.fate_anew(place);
        match found {
            Some(_) => self.found.fates.insert(key, found),
            None => self.found.fates.remove(&key),
        };
        found
    }

    fn fate_anew(&mut self, place: &dyn Place) -> Option<Fate> {
        let mut best = Fate::Lost;
        for next in below(place, ROOM)? {
            let left = self.fate(&*next)?;
            let own = match (left, next.to() == place.to()) {
                (left, true) => left,
                (Fate::Won, false) => Fate::Lost,
                (Fate::Drawn, false) => Fate::Drawn,
                (Fate::Lost, false) => Fate::Won,
            };
            best = match (best, own) {
                (_, Fate::Won) => return Some(Fate::Won),
                (Fate::Lost, own) => own,
                (best, _) => best,
            };
        }
        Some(best)
    }

    fn nimber(&mut self, place: &dyn Place) -> Option<u64> {
        let text = place.text();
        if let Some(known) = self.found.nimbers.get(&text) {
            return Some(*known);
        }
        let found = self.nimber_anew(place)?;
        self.found.nimbers.insert(text, found);
        Some(found)
    }

    fn nimber_anew(&mut self, place: &dyn Place) -> Option<u64> {
        self.spend()?;
        let parts = summands(place);
        if !parts.is_empty() {
            return parts.iter().try_fold(0, |sum, part| Some(sum ^ self.nimber(&**part)?));
        }
        let values: Option<Vec<u64>> = options(place)?.iter().map(|next| self.nimber(&**next)).collect();
        Some(mex(&values?))
    }

    fn misere_nimber(&mut self, place: &dyn Place, heaps: &[u64]) -> Option<u64> {
        let key = (place.text(), heaps.to_vec());
        if let Some(known) = self.found.misere.get(&key) {
            return Some(*known);
        }
        let found = self.misere_anew(place, heaps)?;
        self.found.misere.insert(key, found);
        Some(found)
    }

    fn misere_anew(&mut self, place: &dyn Place, heaps: &[u64]) -> Option<u64> {
        self.spend()?;
        let mut values = Vec::new();
        for next in options(place)? {
            values.push(self.misere_nimber(&*next, heaps)?);
        }
        for (i, heap) in heaps.iter().enumerate() {
            for left in 0..*heap {
                let mut heaps = heaps.to_vec();
                heaps[i] = left;
                values.push(self.misere_nimber(place, &heaps)?);
            }
        }
        Some(if values.is_empty() { 1 } else { mex(&values) })
    }

    fn is_lost(&mut self, place: &dyn Place) -> Option<bool> {
        if let Some(ending) = place.ending() {
            return Some(fate_of(&ending, place.to()) == Fate::Lost);
        }
        let key = (place.text(), place.to());
        if let Some(known) = self.found.lost.get(&key) {
            return Some(*known);
        }
        let found = self.is_lost_anew(place)?;
        self.found.lost.insert(key, found);
        Some(found)
    }

    fn is_lost_anew(&mut self, place: &dyn Place) -> Option<bool> {
        self.spend()?;
        let (left, is_all) = listed(place, NEW);
        let mut is_open = !is_all;
        for next in left {
            match self.is_lost(&*next) {
                Some(true) => return Some(false),
                Some(false) => {}
                None => is_open = true,
            }
        }
        (!is_open).then_some(true)
    }
}
