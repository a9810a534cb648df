//! The plain referee: walks the whole game from the rules alone, remembering every position once.
//!
//! Slow and simple on purpose. Every clever engine is held against it in the tests, and where a game is small it adds
//! the remoteness that a formula does not know.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use num_traits::ToPrimitive;
use rustc_hash::{FxHashMap, FxHashSet};

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
    /// The same, but play without end is won by this side.
    Escapes(Side),
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
        let mut walk = Walk { rules, count: self.count, room: self.room, tried: 0, known };
        let found = walk.value(at, control);
        *shared = walk.known;
        found?.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = self.room)))
    }
}

/// Moves tried at most for each position there is room for, so that few positions with very many moves take no longer.
const MOVES: usize = 16;

/// A position is broad if a walk through its moves, and the moves after each, would meet at least this part of what there is room for;
/// so few of their followers fill the room that it is worth looking before the walk.
const BROAD: usize = 4;

/// A walk through the game tree of one variant.
pub struct Walk<'r, R: Rules> {
    rules: &'r R,
    count: Count,
    room: usize,
    tried: usize,
    known: FxHashMap<At<R::Pos>, Value>,
}

impl<'r, R: Rules> Walk<'r, R> {
    /// Begins a walk that remembers at most `room` positions and tries at most sixteen times as many moves.
    pub fn new(rules: &'r R, count: Count, room: usize) -> Self {
        Walk { rules, count, room, tried: 0, known: FxHashMap::default() }
    }

    /// The value of a position, or `None` when the game below it has more positions or moves than there is room for.
    ///
    /// Time and memory: every position below once, each with its moves. Works by an explicit stack, so that long games
    /// do not exhaust the machine's. Where play can run in circles, all positions below are settled in rounds instead, and
    /// endless play is drawn; there nim-values and points do not exist, which is `None`, too.
    pub fn value(&mut self, at: &At<R::Pos>, control: &Control) -> Result<Option<Value>, Stop> {
        if self.is_overrun(at, control)? {
            return Ok(None);
        }
        let mut stack = vec![at.clone()];
        // Positions on the way from the first one to the top of the stack.
        let mut way = FxHashSet::default();
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
            if !self.is_room_for(&moves.total, stack.len()) {
                return Ok(None);
            }
            let below: Vec<At<R::Pos>> = moves.list.map(|mv| self.rules.play(top, &mv)).collect();
            let open: Vec<At<R::Pos>> = below.iter().filter(|next| !self.known.contains_key(*next)).cloned().collect();
            if open.is_empty() {
                let left = below.iter().map(|next| self.known[next].clone().left(top.to, next.to));
                let value = Value::of_moves(&left.collect::<Vec<_>>());
                let top = stack.pop().expect("just seen");
                way.remove(&top);
                self.known.insert(top, value);
                continue;
            }
            way.insert(top.clone());
            if open.iter().any(|next| way.contains(next)) {
                return self.in_circles(at, control);
            }
            stack.extend(open);
        }
        Ok(self.known.get(at).cloned())
    }

    /// Whether the first positions below a broad one are already more than there is room for. It is known after about as many moves as
    /// there is room, where the walk would try sixteen times as many, deep in one corner of the game, before it gives up.
    fn is_overrun(&self, at: &At<R::Pos>, control: &Control) -> Result<bool, Stop> {
        let is_broad = |moves: usize| moves.saturating_mul(moves).saturating_mul(BROAD) >= self.room;
        // Whoever knows something has walked there before, and knows most of what is asked next.
        if !self.known.is_empty() || self.rules.ending(at).is_some() {
            return Ok(false);
        }
        if !self.rules.moves(at).total.to_usize().is_some_and(|moves| moves <= self.room && is_broad(moves)) {
            return Ok(false);
        }
        let (mut met, mut waiting) = (FxHashSet::default(), VecDeque::from([at.clone()]));
        let mut tried = 0;
        while let Some(top) = waiting.pop_front() {
            control.tick(1)?;
            if self.rules.ending(&top).is_some() {
                continue;
            }
            for mv in self.rules.moves(&top).list {
                tried += 1;
                let next = self.rules.play(&top, &mv);
                if met.insert(next.clone()) {
                    waiting.push_back(next);
                }
                if met.len() > self.room || tried > self.room.saturating_mul(2) {
                    return Ok(met.len() > self.room);
                }
            }
        }
        Ok(false)
    }

    /// The same where play can run in circles: all positions below, then those won or lost in one ply more each round. Turns
    /// alternate in such games.
    fn in_circles(&mut self, at: &At<R::Pos>, control: &Control) -> Result<Option<Value>, Stop> {
        if self.count == Count::Nimbers {
            return Ok(None);
        }
        let Some((places, below)) = self.all_below(at, control)? else { return Ok(None) };
        let over = |at: &At<R::Pos>| self.rules.ending(at).map(|ending| self.ended(&ending, at.to));
        let mut values: Vec<Option<Value>> = places.iter().map(over).collect();
        if values.iter().flatten().any(|value| matches!(value, Value::Margin { .. })) {
            return Ok(None);
        }
        loop {
            control.tick(places.len() as u64)?;
            let open = (0..places.len()).filter(|i| values[*i].is_none());
            let settled: Vec<(usize, Value)> = open.filter_map(|i| Some((i, settled(&below[i], &values)?))).collect();
            if settled.is_empty() {
                break;
            }
            for (i, value) in settled {
                values[i] = Some(value);
            }
        }
        let worth = |(place, value): (At<R::Pos>, Option<Value>)| {
            let value = value.unwrap_or_else(|| self.endless(place.to));
            (place, value)
        };
        let settled: Vec<(At<R::Pos>, Value)> = places.into_iter().zip(values).map(worth).collect();
        self.known.extend(settled);
        Ok(self.known.get(at).cloned())
    }

    /// Every position below this one, this one first, and where the moves of each lead; `None` beyond the room.
    fn all_below(&mut self, at: &At<R::Pos>, control: &Control) -> Result<Option<Below<R::Pos>>, Stop> {
        let mut numbers: FxHashMap<At<R::Pos>, usize> = FxHashMap::from_iter([(at.clone(), 0)]);
        let (mut places, mut below) = (vec![at.clone()], Vec::new());
        while let Some(place) = places.get(below.len()).cloned() {
            control.tick(1)?;
            let moves = self.rules.moves(&place);
            if !self.is_room_for(&moves.total, places.len()) {
                return Ok(None);
            }
            let number = |next: At<R::Pos>| {
                *numbers.entry(next.clone()).or_insert_with(|| {
                    places.push(next);
                    places.len() - 1
                })
            };
            below.push(moves.list.map(|mv| self.rules.play(&place, &mv)).map(number).collect());
        }
        Ok(Some((places, below)))
    }

    /// Whether a position with so many moves can still be opened while so many positions wait; its moves count as tried.
    fn is_room_for(&mut self, moves: &Nat, waiting: usize) -> bool {
        let Some(moves) = moves.to_usize().filter(|moves| *moves <= self.room) else { return false };
        self.tried += moves;
        self.tried <= self.room.saturating_mul(MOVES) && self.known.len() + waiting <= self.room
    }

    /// How many positions were met so far.
    pub fn met(&self) -> usize {
        self.known.len()
    }

    fn ended(&self, ending: &Ending, to: Side) -> Value {
        match (self.count, ending) {
            (Count::Nimbers, _) => Value::Nimber { nimber: Nat::ZERO, remoteness: Some(0) },
            (Count::Wins | Count::Escapes(_), ending) => Value::of_ending(ending, to),
        }
    }

    /// What play without end is worth to its mover.
    fn endless(&self, to: Side) -> Value {
        match self.count {
            Count::Escapes(side) => Value::of_outcome(side == to),
            _ => Value::Draw,
        }
    }
}

/// Positions by number, and the numbers of those that the moves of each lead to.
type Below<P> = (Vec<At<P>>, Vec<Vec<usize>>);

/// What a position is worth if the values found in earlier rounds settle it: some move loses for the opponent, or all win.
fn settled(below: &[usize], values: &[Option<Value>]) -> Option<Value> {
    let lost = |i: &&usize| matches!(values[**i], Some(Value::Loss { .. }));
    if let Some(i) = below.iter().find(lost) {
        return values[*i].as_ref().map(|value| Value::of_moves([value]));
    }
    let left: Vec<&Value> = below.iter().map(|i| values[*i].as_ref()).collect::<Option<_>>()?;
    let are_won = left.iter().all(|value| matches!(value, Value::Win { .. }));
    are_won.then(|| Value::of_moves(left))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Illegal, Moves};

    /// A token on numbered nodes; who cannot move has lost.
    struct Arcs(Vec<Vec<usize>>);

    impl Rules for Arcs {
        type Pos = usize;
        type Move = usize;

        fn start(&self) -> At<usize> {
            At::first(0)
        }

        fn moves(&self, at: &At<usize>) -> Moves<'_, usize> {
            Moves::all(self.0[at.pos].clone())
        }

        fn legal(&self, _at: &At<usize>, _mv: &usize) -> Result<(), Illegal> {
            Ok(())
        }

        fn play(&self, at: &At<usize>, mv: &usize) -> At<usize> {
            at.leave(*mv)
        }
    }

    fn walked(arcs: &Arcs, count: Count, room: usize) -> Option<Value> {
        Walk::new(arcs, count, room).value(&arcs.start(), &Control::new()).expect("nobody stops")
    }

    #[test]
    fn a_circle_is_left_by_the_winner_or_goes_on_for_ever() {
        // 0 and 1 lead to each other; from 1 the token can come to rest on 2, from 3 it cannot.
        let left = Arcs(vec![vec![1], vec![0, 2], vec![]]);
        assert_eq!(walked(&left, Count::Wins, 100), Some(Value::Loss { remoteness: 2 }));
        let kept = Arcs(vec![vec![1, 3], vec![0, 2], vec![], vec![0]]);
        assert_eq!(walked(&kept, Count::Wins, 100), Some(Value::Draw));
    }

    #[test]
    fn a_circle_has_no_nim_values_and_no_walk_without_room() {
        let circle = Arcs(vec![vec![1], vec![0]]);
        assert_eq!(walked(&circle, Count::Nimbers, 100), None);
        assert_eq!(walked(&circle, Count::Wins, 1), None);
        let line = Arcs(vec![vec![1, 2], vec![2], vec![]]);
        let nimber = Value::Nimber { nimber: Nat::from(2u8), remoteness: Some(1) };
        assert_eq!(walked(&line, Count::Nimbers, 100), Some(nimber), "two ways to one node are no circle");
    }

    #[test]
    fn a_broad_game_is_given_up_at_once() {
        // 40 moves, after each of them 40 moves to ends of their own: 1641 positions.
        let ends = |of: usize| (0..40).map(|end| 41 + 40 * of + end).collect();
        let mut arcs = vec![(1..=40).collect()];
        arcs.extend((0..40).map(ends));
        arcs.resize(41 + 1_600, Vec::new());
        let arcs = Arcs(arcs);
        assert_eq!(walked(&arcs, Count::Wins, 1_640), None);
        let control = Control::new();
        assert_eq!(Walk::new(&arcs, Count::Wins, 1_000).value(&arcs.start(), &control), Ok(None));
        assert!(control.progress().0 < 40, "{:?}: a few positions have more followers than that", control.progress());
        assert_eq!(walked(&arcs, Count::Wins, 1_641), Some(Value::Loss { remoteness: 2 }));
    }
}
