//! Small exhaustive play by the rules alone, for predicates: endings, moves, outcomes.

use std::collections::HashMap;
use std::sync::Arc;

use xorcle::duel::place::Place;
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
