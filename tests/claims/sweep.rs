//! What can be forced and in how many plies, play in circles included: a plain sweep from the ends backwards, by the rules alone.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use xorcle::duel::place::Place;

use crate::claim::{Held, all, is};
use crate::referee::{Fate, fate_of, moves};

/// Positions that one sweep may visit.
const ROOM: usize = 8_000;

/// What the mover can force, and the plies until then: the winner hurries, the loser delays; none of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Won, drawn or lost.
    pub fate: Fate,
    /// Plies to the end of a game that is not drawn.
    pub plies: usize,
}

thread_local! {
    static KNOWN: RefCell<HashMap<String, Option<Worth>>> = RefCell::default();
}

fn name(place: &dyn Place) -> String {
    format!("{}{:?}{:?}{}", place.card().id, place.params(), place.to(), place.text())
}

/// What the mover can force; `None`: there are more positions below than a plain referee looks at.
pub fn worth(place: &Arc<dyn Place>) -> Option<Worth> {
    let root = name(&**place);
    if let Some(known) = KNOWN.with_borrow(|known| known.get(&root).copied()) {
        return known;
    }
    let found = swept(place);
    KNOWN.with_borrow_mut(|known| match found {
        Some(found) => known.extend(found.into_iter().map(|(name, worth)| (name, Some(worth)))),
        None => drop(known.insert(root.clone(), None)),
    });
    KNOWN.with_borrow(|known| known[&root])
}

/// What everything below a position is worth.
fn swept(root: &Arc<dyn Place>) -> Option<Vec<(String, Worth)>> {
    let mut places = vec![root.clone()];
    let mut index = HashMap::from([(name(&**root), 0)]);
    let mut before: Vec<Vec<usize>> = vec![Vec::new()];
    let mut left = vec![0];
    let mut next = 0;
    while let Some(place) = places.get(next).cloned() {
        if place.ending().is_none() {
            let mut after = Vec::new();
            let is_listed = place.each(1_000, &mut |place| {
                after.push(place);
                true
            });
            if !is_listed || after.is_empty() || after.iter().any(|after| after.to() == place.to()) {
                return None;
            }
            left[next] = after.len();
            for after in after {
                let i = *index.entry(name(&*after)).or_insert_with(|| {
                    places.push(after);
                    before.push(Vec::new());
                    left.push(0);
                    places.len() - 1
                });
                before[i].push(next);
            }
        }
        if places.len() > ROOM {
            return None;
        }
        next += 1;
    }
    let mut worths = vec![None; places.len()];
    let mut waiting = VecDeque::new();
    for (i, place) in places.iter().enumerate() {
        let fate = place.ending().map(|ending| fate_of(&ending, place.to()));
        if let Some(fate) = fate.filter(|fate| *fate != Fate::Drawn) {
            worths[i] = Some(Worth { fate, plies: 0 });
            waiting.push_back(i);
        }
    }
    while let Some(i) = waiting.pop_front() {
        let worth: Worth = worths[i].expect("it is settled");
        for &own in &before[i] {
            if worths[own].is_some() {
                continue;
            }
            left[own] -= 1;
            let fate = match worth.fate {
                Fate::Lost => Some(Fate::Won),
                _ if left[own] == 0 => Some(Fate::Lost),
                _ => None,
            };
            if let Some(fate) = fate {
                worths[own] = Some(Worth { fate, plies: worth.plies + 1 });
                waiting.push_back(own);
            }
        }
    }
    let drawn = Worth { fate: Fate::Drawn, plies: 0 };
    Some(index.into_iter().map(|(name, i)| (name, worths[i].unwrap_or(drawn))).collect())
}

/// Every legal move with what it leaves and what that is worth to the opponent.
pub fn weighed(place: &Arc<dyn Place>) -> Option<Vec<(String, Worth)>> {
    let moves = moves(&**place, 1_000)?;
    moves.into_iter().map(|(text, next)| Some((text, worth(&next)?))).collect()
}

/// A move keeps what there is: what it leaves is what the mover has, seen by the opponent, with no ply lost.
pub fn keeps(place: &Arc<dyn Place>, text: &str) -> Option<bool> {
    let (here, left) = (worth(place)?, worth(&after(place, text)?)?);
    Some(match here.fate {
        Fate::Won => left.fate == Fate::Lost && left.plies + 1 == here.plies,
        Fate::Lost => left.fate == Fate::Won && left.plies + 1 == here.plies,
        Fate::Drawn => left.fate == Fate::Drawn,
    })
}

/// The position after a move; `None` where it is illegal.
pub fn after(place: &Arc<dyn Place>, text: &str) -> Option<Arc<dyn Place>> {
    place.play(text).ok().map(|step| step.next)
}

/// Both sides are at their best in this line, ply by ply, and if it is won or lost it runs to the end.
pub fn best_line(place: &Arc<dyn Place>, line: &[String]) -> Held {
    let mut here = place.clone();
    let Some(start) = worth(place) else { return Held::Open };
    let mut helds = Vec::new();
    for text in line {
        let Some(is_best) = keeps(&here, text) else { return Held::Open };
        helds.push(is(is_best, || format!("{text} is not the best in {}", here.text())));
        here = after(&here, text).expect("it was played");
    }
    helds.push(is(start.fate == Fate::Drawn || here.ending().is_some(), || "the line ends before the game".into()));
    all(helds)
}
