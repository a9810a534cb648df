//! Everything below a position, explored forwards and settled backwards, where play may run in circles.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::judge::value::Value;
use crate::retrograde::sweep::{Graph, Start, Sweep, sweep};

/// All positions below one, that one too, and what each is worth. Who cannot move has lost; endless play is drawn.
#[derive(Debug)]
pub struct Closure<N> {
    numbers: FxHashMap<N, u32>,
    sweep: Sweep,
}

/// Moves that are turned round between two looks at the reins.
const STRIDE: usize = 1 << 18;

/// Moves backwards: `from` of each position lie side by side, `ends` tells where they stop.
struct Back {
    moves: Vec<u32>,
    ends: Vec<u32>,
    from: Vec<u32>,
}

impl<N: Clone + Eq + Hash> Closure<N> {
    /// Explores all that `next` leads to and settles it; `None` where that is more than `most` positions.
    ///
    /// Time: every move twice. Memory: each position once, four bytes a move.
    /// Worked: a > b, b > a, b > c, from a: three positions, a lost in 2.
    pub fn below(
        start: N,
        next: impl Fn(&N, &mut Vec<N>),
        most: usize,
        control: &Control,
    ) -> Result<Option<Self>, Stop> {
        let mut numbers = FxHashMap::from_iter([(start.clone(), 0u32)]);
        let (mut places, mut arcs, mut moves, mut after) = (vec![start], Vec::new(), Vec::new(), Vec::new());
        while let Some(place) = places.get(moves.len()).cloned() {
            control.tick(1)?;
            after.clear();
            next(&place, &mut after);
            moves.push(after.len() as u32);
            for to in after.drain(..) {
                let fresh = places.len() as u32;
                let number = *numbers.entry(to.clone()).or_insert(fresh);
                if number == fresh {
                    places.push(to);
                }
                arcs.push(number);
            }
            if places.len() > most {
                return Ok(None);
            }
        }
        let sweep = sweep(&Back::of(moves, &arcs, control)?, control)?;
        Ok(Some(Closure { numbers, sweep }))
    }

    /// What a position is worth, if it lies below the first one.
    pub fn value(&self, place: &N) -> Option<Value> {
        Some(self.sweep.value(*self.numbers.get(place)? as usize))
    }

    /// How many positions there are.
    pub fn positions(&self) -> usize {
        self.numbers.len()
    }
}

impl Back {
    /// Turns moves round: `arcs` are where the moves of the first position lead, then those of the second, and so on.
    fn of(moves: Vec<u32>, arcs: &[u32], control: &Control) -> Result<Back, Stop> {
        let mut ends = vec![0; moves.len()];
        for some in arcs.chunks(STRIDE) {
            control.tick(0)?;
            for to in some {
                ends[*to as usize] += 1;
            }
        }
        let mut sum = 0;
        for end in &mut ends {
            // Each place begins where the one before ends and grows to its own end as it is filled.
            (sum, *end) = (sum + *end, sum);
        }
        let mut from = vec![0; arcs.len()];
        let (mut place, mut left) = (0, moves.first().copied().unwrap_or(0));
        for some in arcs.chunks(STRIDE) {
            control.tick(0)?;
            for &to in some {
                while left == 0 {
                    place += 1;
                    left = moves[place];
                }
                left -= 1;
                from[ends[to as usize] as usize] = place as u32;
                ends[to as usize] += 1;
            }
        }
        Ok(Back { moves, ends, from })
    }
}

impl Graph for Back {
    fn nodes(&self) -> usize {
        self.moves.len()
    }

    fn start(&self, node: usize) -> Start {
        match self.moves[node] {
            0 => Start::Lost,
            moves => Start::Open(moves),
        }
    }

    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        let begin = node.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.from[begin as usize..self.ends[node] as usize].iter().for_each(|from| each(*from as usize));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn closed(moves: &[Vec<usize>], start: usize, most: usize) -> Option<Closure<usize>> {
        Closure::below(start, |at, next| next.extend(&moves[*at]), most, &Control::new()).expect("nobody stops")
    }

    #[test]
    fn the_worked_circle_is_left_by_the_winner() {
        let moves = [vec![1], vec![0, 2], vec![]];
        let closure = closed(&moves, 0, 3).expect("there is room");
        assert_eq!(closure.value(&0), Some(Value::Loss { remoteness: 2 }));
        assert_eq!((closure.positions(), closure.value(&3)), (3, None));
        assert!(closed(&moves, 0, 2).is_none());
    }

    proptest! {
        /// The plain referee settles all positions again and again, forwards, one ply at a time.
        #[test]
        fn it_says_what_plain_rounds_say(moves in prop::collection::vec(prop::collection::vec(0..20usize, 0..4), 20)) {
            let closure = closed(&moves, 0, 20).expect("there is room");
            let mut values: Vec<Option<Value>> = vec![None; 20];
            for round in 0..=20u64 {
                let settled = |at: usize| {
                    let left: Vec<_> = moves[at].iter().map(|to| values[*to].clone()).collect();
                    let lost = round.checked_sub(1).map(|remoteness| Value::Loss { remoteness });
                    let wins = lost.is_some() && left.contains(&lost);
                    let loses = left.iter().all(|value| matches!(value, Some(Value::Win { .. })));
                    if wins {
                        Some(Value::Win { remoteness: round })
                    } else {
                        loses.then_some(Value::Loss { remoteness: round })
                    }
                };
                let found: Vec<_> = (0..20).map(|at| values[at].clone().or_else(|| settled(at))).collect();
                values = found;
            }
            for (at, value) in values.into_iter().enumerate() {
                if let Some(told) = closure.value(&at) {
                    prop_assert_eq!(told, value.unwrap_or(Value::Draw), "{}", at);
                }
            }
        }
    }
}
