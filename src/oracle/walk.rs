//! The plain referee: walks the whole game from the rules alone, remembering every position once.
//!
//! Slow and simple on purpose. Every clever engine is held against it in the tests, and where a game is small it adds
//! the remoteness that a formula does not know.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::num::Nat;
use crate::oracle::control::{Control, Stop};
use crate::oracle::value::Value;
use crate::rules::{At, Ending, Rules, Side};
use crate::say;

/// How the walk counts an ended position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Won, lost or drawn, with remoteness; points where there are points.
    Wins,
    /// Nim-values with remoteness: right for normal play of impartial games only.
    Nimbers,
}

/// Exact search for games without a law: a walk that remembers between questions.
pub struct Explored<R: Rules> {
    count: Count,
    room: usize,
    known: Mutex<FxHashMap<At<R::Pos>, Value>>,
}

impl<R: Rules> Explored<R> {
    /// Nothing is explored yet; at most `room` positions will be remembered.
    pub fn new(count: Count, room: usize) -> Self {
        Explored { count, room, known: Mutex::default() }
    }

    /// The value of a position of these rules, always the same rules; too large beyond the room.
    pub fn value(&self, rules: &R, at: &At<R::Pos>, control: &Control) -> Result<Value, Stop> {
        let mut shared = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = shared.get(at) {
            return Ok(value.clone());
        }
        let known = std::mem::take(&mut *shared);
        let mut walk = Walk { rules, count: self.count, room: self.room, known };
        let found = walk.value(at, control);
        *shared = walk.known;
        found?.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = self.room)))
    }
}

/// A walk through the game tree of one variant.
pub struct Walk<'r, R: Rules> {
    rules: &'r R,
    count: Count,
    room: usize,
    known: FxHashMap<At<R::Pos>, Value>,
}

impl<'r, R: Rules> Walk<'r, R> {
    /// Begins a walk that remembers at most `room` positions.
    pub fn new(rules: &'r R, count: Count, room: usize) -> Self {
        Walk { rules, count, room, known: FxHashMap::default() }
    }

    /// The value of a position, or `None` when the game below it has more positions than there is room for.
    ///
    /// Time and memory: every position below once, each with its moves. Works by an explicit stack, so that long games
    /// do not exhaust the machine's. The game must have no cycles.
    pub fn value(&mut self, at: &At<R::Pos>, control: &Control) -> Result<Option<Value>, Stop> {
        let mut stack = vec![at.clone()];
        while let Some(top) = stack.last() {
            if self.known.contains_key(top) {
                stack.pop();
                continue;
            }
            control.tick(1)?;
            if let Some(ending) = self.rules.ending(top) {
                let value = self.ended(&ending, top.to);
                self.known.insert(stack.pop().expect("just seen"), value);
                continue;
            }
            let moves = self.rules.moves(top);
            if moves.total > Nat::from(self.room) || self.known.len() + stack.len() > self.room {
                return Ok(None);
            }
            let below: Vec<At<R::Pos>> = moves.list.map(|mv| self.rules.play(top, &mv)).collect();
            let waiting = stack.len();
            stack.extend(below.iter().filter(|next| !self.known.contains_key(*next)).cloned());
            if stack.len() == waiting {
                let value = Value::of_moves(below.iter().map(|next| &self.known[next]));
                self.known.insert(stack.pop().expect("just seen"), value);
            }
        }
        Ok(self.known.get(at).cloned())
    }

    /// How many positions were met so far.
    pub fn met(&self) -> usize {
        self.known.len()
    }

    fn ended(&self, ending: &Ending, to: Side) -> Value {
        match (self.count, ending) {
            (Count::Nimbers, _) => Value::Nimber { nimber: Nat::ZERO, remoteness: Some(0) },
            (Count::Wins, ending) => Value::of_ending(ending, to),
        }
    }
}
