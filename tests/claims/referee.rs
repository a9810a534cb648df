//! Small exhaustive play by the rules alone, for predicates: endings, moves, outcomes.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use xorcle::duel::place::Place;
use xorcle::num::Nat;
use xorcle::rules::{Ending, Side};

use crate::claim::{Case, Held, all, same};

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

/// Every legal move with what it leaves; `None`: there are more than `most`.
pub fn moves(place: &dyn Place, most: usize) -> Option<Vec<(String, Arc<dyn Place>)>> {
    let (list, total) = place.moves(most);
    if total != list.len().into() || list.is_empty() && place.ending().is_none() {
        return None;
    }
    let play = |text: String| {
        let next = place.play(&text).expect("a listed move is legal").next;
        (text, next)
    };
    Some(list.into_iter().map(play).collect())
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
    Search { known: HashMap::new(), room: ROOM }.fate(place)
}

struct Search {
    known: HashMap<(String, Side), Option<Fate>>,
    room: usize,
}

impl Search {
    fn fate(&mut self, place: &dyn Place) -> Option<Fate> {
        if let Some(ending) = place.ending() {
            return Some(fate_of(&ending, place.to()));
        }
        let key = (place.text(), place.to());
        if let Some(known) = self.known.get(&key) {
            // A position met again while it is looked at stands as unknown: play runs in circles.
            return *known;
        }
        if self.known.len() >= self.room {
            return None;
        }
        self.known.insert(key.clone(), None);
        let mut best = Fate::Lost;
        for (_, next) in moves(place, self.room)? {
            let left = self.fate(&*next)?;
            let own = match (left, next.to() == place.to()) {
                (left, true) => left,
                (Fate::Won, false) => Fate::Lost,
                (Fate::Drawn, false) => Fate::Drawn,
                (Fate::Lost, false) => Fate::Won,
            };
            best = match (best, own) {
                (_, Fate::Won) => {
                    best = Fate::Won;
                    break;
                }
                (Fate::Lost, own) => own,
                (best, _) => best,
            };
        }
        self.known.insert(key, Some(best));
        Some(best)
    }
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

/// What was found in one variant, and the questions that were too large.
#[derive(Default)]
pub struct Memory<F> {
    variant: String,
    /// What was found.
    pub found: F,
    refused: HashSet<String>,
    room: usize,
}

impl<F: Default> Memory<F> {
    /// Asks with room for so many positions; another variant begins with an empty memory. What was too large is not tried again.
    pub fn ask<T>(
        &mut self,
        place: &dyn Place,
        what: &str,
        room: usize,
        ask: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        let variant = format!("{} {:?}", place.card().id, place.params());
        if self.variant != variant {
            *self = Memory { variant, ..Memory::default() };
        }
        let question = format!("{what} {} {:?}", place.text(), place.to());
        if self.refused.contains(&question) {
            return None;
        }
        self.room = room;
        let answer = ask(self);
        if answer.is_none() {
            self.refused.insert(question);
        }
        answer
    }

    /// One position more is looked at; `None`: there is no room left.
    pub fn spend(&mut self) -> Option<()> {
        self.room = self.room.checked_sub(1)?;
        Some(())
    }
}

thread_local! {
    static KNOWN: RefCell<Memory<Worths>> = RefCell::default();
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
}

fn remembered<T>(place: &dyn Place, what: &str, ask: impl FnOnce(&mut Memory<Worths>) -> Option<T>) -> Option<T> {
    KNOWN.with_borrow_mut(|memory| memory.ask(place, what, NEW, ask))
}

/// What the moves of a position leave, nothing where it is over, and whether that is all: no more than `most` are looked for.
fn listed(place: &dyn Place, most: usize) -> (Vec<Arc<dyn Place>>, bool) {
    let mut left = Vec::new();
    let is_all = place.ending().is_some()
        || place.each(most, &mut |next| {
            left.push(next);
            true
        });
    (left, is_all)
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
    let is_safe =
        |next: &Arc<dyn Place>| below(&**next, NEW).is_some_and(|then| then.iter().all(|x| x.ending().is_none()));
    Some(left.into_iter().filter(is_safe).collect())
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
    remembered(place, "nimber", |memory| memory.nimber(place))
}

/// The nim-value in misère play beside Nim heaps of these sizes: where nobody can move it is 1.
pub fn misere_nimber(place: &dyn Place, heaps: &[u64]) -> Option<u64> {
    remembered(place, &format!("misere {heaps:?}"), |memory| memory.misere_nimber(place, heaps))
}

/// Whether the mover loses, by trying everything where the sides move in turn and one of them wins.
pub fn is_lost(place: &dyn Place) -> Option<bool> {
    remembered(place, "lost", |memory| memory.is_lost(place))
}

impl Memory<Worths> {
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
