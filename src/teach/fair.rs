//! Fair starts: positions in which the person moves first and wins against the perfect player, if so many only-moves are found.
//!
//! How many are needed is itself a game. At each turn of the person the easiest winning move is counted, for nobody need go a
//! hard way; at each turn of the opponent the hardest answer, for it resists as well as it can. A turn costs 1 where there is a
//! choice and one winning move only. So a start that needs k can be won with k only-moves found, whatever the opponent does,
//! and the opponent can see to it that fewer do not suffice. The principal line alone would not do: there the opponent may be
//! in a hurry to go down a road on which every move wins. The hardest line over all of the person's wins would not do either:
//! who takes a needlessly thorny way would be told that the start was hard.

use std::fmt;
use std::fmt::{Debug, Formatter};
use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rustc_hash::FxHashMap;

use crate::puzzle::difficulty::Level;
use crate::puzzle::settled::{RATION, is_settled};
use crate::puzzle::source;
use duel::house::Entry;
use duel::place::Place;
use ground::rules::{Ending, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};

/// The most only-moves that may be asked for.
pub const MOST: u32 = 5;

/// Positions looked at to learn what one start needs.
const ROOM: usize = 1_500;

/// Moves of a position looked at.
const MOVES: usize = 60;

/// Starts looked at.
const TRIES: usize = 60;

/// A fair start to be looked for later and by somebody else.
#[derive(Clone)]
pub struct Order {
    /// The game.
    pub entry: Entry,
    /// How many only-moves it should need.
    pub k: u32,
    /// What it is drawn from.
    pub seed: u64,
}

impl PartialEq for Order {
    fn eq(&self, other: &Self) -> bool {
        (&self.entry.id, self.k, self.seed) == (&other.entry.id, other.k, other.seed)
    }
}

impl Eq for Order {}

impl Debug for Order {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{} {} {}", self.entry.id, self.k, self.seed)
    }
}

/// A start that the person wins with exactly `k` only-moves found, drawn from a seed. `None`: none was found, or the game is one
/// in which nobody wins, positions take too long, or play can run in circles.
pub fn start(entry: &Entry, k: u32, seed: u64, control: &Control) -> Result<Option<Arc<dyn Place>>, Stop> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed ^ u64::from(k) << 56);
    for i in 0..TRIES {
        // Small starts need few only-moves: the levels are gone through from the nearest up.
        let level = (k as usize + i / (TRIES / 3)).clamp(1, 5) as u8;
        let level = Level::of(level).unwrap_or(Level::LEAST);
        for place in source::positions(entry, level, &mut dice) {
            if needs(&place, control)? == Some(k) {
                return Ok(Some(place));
            }
        }
    }
    Ok(None)
}

/// How many only-moves the mover must find at least to win against every resistance. `None`: the position is not won, points are
/// counted, play can run in circles, or there is more to look at than there is room for.
///
/// Worked: Nim 1,1 is lost, so it has none. Nim 1,1,1 is won by every move, and after it the rest is forced: 0. Nim 1,2 needs 1: 2
/// must become 1, and then 1,1 leaves the opponent one way and the person the last counter.
pub fn needs(place: &Arc<dyn Place>, control: &Control) -> Result<Option<u32>, Stop> {
    let mut count = Need { you: place.to(), known: FxHashMap::default(), met: 0 };
    if place.ending().is_some() || place.moves(1).1 < 2u8.into() {
        return Ok(None);
    }
    count.of(place, control)
}

/// The count under way.
struct Need {
    you: Side,
    /// What was counted; `None` while it is being counted, so that a circle is noticed. One `None` makes all above it none: a
    /// winning move of which nothing is known might be the easiest.
    known: FxHashMap<(String, Side), Option<u32>>,
    met: usize,
}

impl Need {
    /// What a position needs that the person must win.
    fn of(&mut self, place: &Arc<dyn Place>, control: &Control) -> Result<Option<u32>, Stop> {
        if let Some(ending) = place.ending() {
            return Ok((ending == Ending::Won(self.you)).then_some(0));
        }
        let name = (place.text(), place.to());
        if let Some(known) = self.known.get(&name) {
            return Ok(*known);
        }
        self.met += 1;
        if self.met > ROOM {
            return Ok(None);
        }
        self.known.insert(name.clone(), None);
        let found = if place.to() == self.you { self.turn(place, control)? } else { self.resistance(place, control)? };
        self.known.insert(name, found);
        Ok(found)
    }

    /// The easiest of the person's winning moves.
    fn turn(&mut self, place: &Arc<dyn Place>, control: &Control) -> Result<Option<u32>, Stop> {
        let Some((value, best, total)) = control.ration(RATION, |control| place.best(control))? else {
            return Ok(None);
        };
        let is_won = is_settled(&value) && value.outcome() == Outcome::N && !matches!(value, Value::Margin { .. });
        if !is_won || best.len() > MOVES {
            return Ok(None);
        }
        let cost = u32::from(total == 1u8.into() && place.moves(1).1 > 1u8.into());
        let mut least = u32::MAX;
        for text in &best {
            let Some(needed) = self.after(place, text, control)? else { return Ok(None) };
            least = least.min(needed);
            if least == 0 {
                break;
            }
        }
        Ok(Some(least + cost))
    }

    /// The hardest of the opponent's answers; all of them must be known.
    fn resistance(&mut self, place: &Arc<dyn Place>, control: &Control) -> Result<Option<u32>, Stop> {
        let (moves, total) = place.moves(MOVES + 1);
        if moves.is_empty() || moves.len() > MOVES || total > MOVES.into() {
            return Ok(None);
        }
        let mut most = 0;
        for text in &moves {
            match self.after(place, text, control)? {
                Some(needed) => most = most.max(needed),
                None => return Ok(None),
            }
        }
        Ok(Some(most))
    }

    fn after(&mut self, place: &Arc<dyn Place>, text: &str, control: &Control) -> Result<Option<u32>, Stop> {
        match place.play(text) {
            Ok(step) => self.of(&step.next, control),
            Err(_) => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests;
