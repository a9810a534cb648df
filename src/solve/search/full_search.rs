//! The plain referee: walks the whole game from the rules alone, remembering every position once.
//!
//! Slow and simple on purpose. Every clever engine is held against it in the tests, and where a game is small it adds
//! the remoteness that a formula does not know.

use std::collections::VecDeque;

use num_traits::ToPrimitive;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::judge::control::{Control, Stop};
use crate::judge::erased::{Numbered, States};
use crate::judge::value::Value;
use ground::num::Nat;
use ground::rules::{At, Ending, Rules, Side};

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

/// Moves tried at most for each position there is room for, so that few positions with very many moves take no longer.
const MOVES: usize = 16;

/// A position is broad if a walk through its moves, and the moves after each, would meet at least this part of what there is room for;
/// so few of their followers fill the room that it is worth looking before the walk.
const BROAD: usize = 4;

/// A walk through the game tree of one variant.
pub struct Walk<'r, R: Rules> {
    states: Numbered<'r, R>,
    walker: Walker,
}

impl<'r, R: Rules> Walk<'r, R> {
    /// Begins a walk that remembers at most `room` positions and tries at most sixteen times as many moves.
    pub fn new(rules: &'r R, count: Count, room: usize) -> Self {
        Walk { states: Numbered::new(rules), walker: Walker::new(count, room) }
    }

    /// The value of a position, or `None` when the game below it has more positions or moves than there is room for.
    ///
    /// Time and memory: every position below once, each with its moves. Works by an explicit stack, so that long games
    /// do not exhaust the machine's. Where play can run in circles, all positions below are settled in rounds instead, and
    /// endless play is drawn; there nim-values and points do not exist, which is `None`, too.
    pub fn value(&mut self, at: &At<R::Pos>, control: &Control) -> Result<Option<Value>, Stop> {
        let state = self.states.number(at.clone());
        self.walker.value(&mut self.states, state, control)
    }

    /// What each move leaves, seen by who makes it, in the order of the rules; `None` as for [`Walk::value`].
    pub fn left(&mut self, at: &At<R::Pos>, control: &Control) -> Result<Option<Vec<Value>>, Stop> {
        let state = self.states.number(at.clone());
        self.walker.left(&mut self.states, state, control)
    }

    /// How many positions were valued so far.
    pub fn met(&self) -> usize {
        self.walker.valued
    }
}

/// The values of all positions gathered below the one with number 0, by number; `None` as for [`Walk::value`].
pub(crate) fn all_values(states: &mut dyn States, count: Count, control: &Control) -> Result<Option<Vec<Value>>, Stop> {
    let mut walker = Walker::new(count, usize::MAX);
    let first = walker.value(states, 0, control)?;
    Ok(first.and_then(|_| walker.known.into_iter().collect()))
}

/// A walk over positions by number.
struct Walker {
    count: Count,
    room: usize,
    tried: usize,
    valued: usize,
    known: Vec<Option<Value>>,
}

/// A position on the stack; where its moves lead, once it was opened.
type Waiting = (u32, Option<Vec<u32>>);

impl Walker {
    fn new(count: Count, room: usize) -> Self {
        Walker { count, room, tried: 0, valued: 0, known: Vec::new() }
    }

    fn known(&self, state: u32) -> Option<&Value> {
        self.known.get(state as usize)?.as_ref()
    }

    fn learn(&mut self, state: u32, value: Value) {
        let state = state as usize;
        if state >= self.known.len() {
            self.known.resize(state + 1, None);
        }
        self.valued += usize::from(self.known[state].is_none());
        self.known[state] = Some(value);
    }

    fn left(&mut self, states: &mut dyn States, at: u32, control: &Control) -> Result<Option<Vec<Value>>, Stop> {
        let Some(next) = states.next(at, &mut |_| true) else { return Ok(None) };
        let mut left = Vec::with_capacity(next.len());
        for next in next {
            let Some(value) = self.value(states, next, control)? else { return Ok(None) };
            left.push(value.left(states.to(at), states.to(next)));
        }
        Ok(Some(left))
    }

    fn value(&mut self, states: &mut dyn States, at: u32, control: &Control) -> Result<Option<Value>, Stop> {
        if self.is_overrun(states, at, control)? {
            return Ok(None);
        }
        let mut stack: Vec<Waiting> = vec![(at, None)];
        // Positions on the way from the first one to the top of the stack.
        let mut way = FxHashSet::default();
        while let Some((top, opened)) = stack.last_mut() {
            let top = *top;
            if self.known(top).is_some() {
                stack.pop();
                continue;
            }
            control.tick(1)?;
            if opened.is_none()
                && let Some(ending) = states.ending(top)
            {
                self.learn(top, self.ended(&ending, states.to(top)));
                stack.pop();
                continue;
            }
            let opened = opened.take();
            let waiting = stack.len();
            let Some(below) = self.open(states, top, opened, waiting) else { return Ok(None) };
            let mut open = below.iter().copied().filter(|next| self.known(*next).is_none()).peekable();
            if open.peek().is_none() {
                let left: Vec<Value> = below.iter().map(|next| self.seen(states, top, *next)).collect();
                way.remove(&top);
                self.learn(top, Value::of_moves(&left));
                stack.pop();
                continue;
            }
            let open: Vec<u32> = open.collect();
            way.insert(top);
            if open.iter().any(|next| way.contains(next)) {
                return self.in_circles(states, at, control);
            }
            if let Some((_, opened)) = stack.last_mut() {
                *opened = Some(below);
            }
            stack.extend(open.into_iter().map(|next| (next, None)));
        }
        Ok(self.known(at).cloned())
    }

    /// Where the moves lead, as opened before or just now; `None` where there is no room for them.
    fn open(
        &mut self,
        states: &mut dyn States,
        top: u32,
        opened: Option<Vec<u32>>,
        waiting: usize,
    ) -> Option<Vec<u32>> {
        match opened {
            Some(below) => self.is_room_for(&Nat::from(below.len()), waiting).then_some(below),
            None => states.next(top, &mut |moves| self.is_room_for(moves, waiting)),
        }
    }

    /// A known value as who moves at `top` sees it.
    fn seen(&self, states: &dyn States, top: u32, next: u32) -> Value {
        self.known[next as usize].clone().expect("all below are known").left(states.to(top), states.to(next))
    }

    /// Whether the first positions below a broad one are already more than there is room for. It is known after about as many moves as
    /// there is room, where the walk would try sixteen times as many, deep in one corner of the game, before it gives up.
    fn is_overrun(&self, states: &mut dyn States, at: u32, control: &Control) -> Result<bool, Stop> {
        let is_broad = |moves: usize| moves.saturating_mul(moves).saturating_mul(BROAD) >= self.room;
        // Whoever knows something has walked there before, and knows most of what is asked next.
        if self.valued > 0 || states.ending(at).is_some() {
            return Ok(false);
        }
        let mut is_wide = |moves: &Nat| moves.to_usize().is_some_and(|moves| moves <= self.room && is_broad(moves));
        let Some(first) = states.next(at, &mut is_wide) else { return Ok(false) };
        let mut met = FxHashSet::default();
        let mut waiting: VecDeque<u32> = first.iter().copied().filter(|next| met.insert(*next)).collect();
        let mut tried = first.len();
        control.tick(1)?;
        while let Some(top) = waiting.pop_front() {
            control.tick(1)?;
            if states.ending(top).is_some() {
                continue;
            }
            let mut is_full = false;
            states.each(top, &mut |next| {
                tried += 1;
                if met.insert(next) {
                    waiting.push_back(next);
                }
                is_full = met.len() > self.room || tried > self.room.saturating_mul(2);
                !is_full
            });
            if is_full {
                return Ok(met.len() > self.room);
            }
        }
        Ok(false)
    }

    /// The same where play can run in circles: all positions below, then those won or lost in one ply more each round. Turns
    /// alternate in such games.
    fn in_circles(&mut self, states: &mut dyn States, at: u32, control: &Control) -> Result<Option<Value>, Stop> {
        if self.count == Count::Nimbers {
            return Ok(None);
        }
        let Some((places, below)) = self.all_below(states, at, control)? else { return Ok(None) };
        let over = |at: &u32| states.ending(*at).map(|ending| self.ended(&ending, states.to(*at)));
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
        for (place, value) in places.into_iter().zip(values) {
            self.learn(place, value.unwrap_or_else(|| self.endless(states.to(place))));
        }
        Ok(self.known(at).cloned())
    }

    /// Every position below this one, this one first, and where the moves of each lead; `None` beyond the room.
    fn all_below(&mut self, states: &mut dyn States, at: u32, control: &Control) -> Result<Option<Below>, Stop> {
        let mut numbers: FxHashMap<u32, usize> = FxHashMap::from_iter([(at, 0)]);
        let (mut places, mut below) = (vec![at], Vec::new());
        while let Some(place) = places.get(below.len()).copied() {
            control.tick(1)?;
            let Some(next) = states.next(place, &mut |moves| self.is_room_for(moves, places.len())) else {
                return Ok(None);
            };
            let number = |next: u32| {
                *numbers.entry(next).or_insert_with(|| {
                    places.push(next);
                    places.len() - 1
                })
            };
            below.push(next.into_iter().map(number).collect());
        }
        Ok(Some((places, below)))
    }

    /// Whether a position with so many moves can still be opened while so many positions wait; its moves count as tried.
    fn is_room_for(&mut self, moves: &Nat, waiting: usize) -> bool {
        let Some(moves) = moves.to_usize().filter(|moves| *moves <= self.room) else { return false };
        self.tried += moves;
        self.tried <= self.room.saturating_mul(MOVES) && self.valued + waiting <= self.room
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

/// Positions, and which of them the moves of each lead to.
type Below = (Vec<u32>, Vec<Vec<usize>>);

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
    use ground::rules::{Illegal, Moves};

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
