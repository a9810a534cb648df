//! Every position that play can reach from one of them, swept backwards from the ends; play may run in circles.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::judge::sequence::Fall;
use crate::judge::value::Value;
use crate::retrograde::sweep::{Graph, Start, Sweep, sweep};

/// A graph of positions written down whole: what is known of each, and its arcs backwards.
#[derive(Debug)]
pub struct Listed {
    starts: Vec<Start>,
    /// Where the arcs into each position begin in `before`; one more at the end.
    first: Vec<usize>,
    before: Vec<u32>,
}

impl Listed {
    /// The graph in which position `n` leads to `leads[n]`; one that leads nowhere is what `end` says.
    pub fn of<L: AsRef<[u32]>>(leads: &[L], end: impl Fn(usize) -> Start) -> Self {
        let mut first = vec![0; leads.len() + 1];
        leads.iter().flat_map(AsRef::as_ref).for_each(|to| first[*to as usize + 1] += 1);
        (1..first.len()).for_each(|i| first[i] += first[i - 1]);
        let mut room = first.clone();
        let mut before = vec![0; first[leads.len()]];
        for (from, targets) in leads.iter().enumerate() {
            for to in targets.as_ref() {
                before[room[*to as usize]] = from as u32;
                room[*to as usize] += 1;
            }
        }
        let start = |(node, targets): (usize, &L)| match targets.as_ref().len() {
            0 => end(node),
            moves => Start::Open(moves as u32),
        };
        Listed { starts: leads.iter().enumerate().map(start).collect(), first, before }
    }
}

impl Graph for Listed {
    fn nodes(&self) -> usize {
        self.starts.len()
    }

    fn start(&self, node: usize) -> Start {
        self.starts[node]
    }

    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        for from in &self.before[self.first[node]..self.first[node + 1]] {
            each(*from as usize);
        }
    }
}

/// Everything below one position, with what each is worth.
#[derive(Debug)]
pub struct Below<P> {
    numbers: FxHashMap<P, u32>,
    sweep: Sweep,
}

impl<P: Clone + Eq + Hash> Below<P> {
    /// Sweeps everything below `top`. `leads` tells where the moves of a position lead, or how the game ended there.
    ///
    /// `None` beyond `room` positions. Time and memory: every position below once, each with its moves. Worked: a > b, b > a,
    /// b > c below a: c is lost in 0, b won in 1, a lost in 2.
    pub fn of(
        top: P,
        room: usize,
        control: &Control,
        leads: impl Fn(&P) -> Result<Vec<P>, Start>,
    ) -> Result<Option<Self>, Stop> {
        let mut numbers = FxHashMap::from_iter([(top.clone(), 0)]);
        let mut places = vec![top];
        let mut arcs: Vec<Vec<u32>> = Vec::new();
        let mut ends: FxHashMap<usize, Start> = FxHashMap::default();
        while let Some(place) = places.get(arcs.len()) {
            control.tick(1)?;
            if places.len() > room {
                return Ok(None);
            }
            let next = match leads(place) {
                Ok(next) => next,
                Err(end) => {
                    ends.insert(arcs.len(), end);
                    Vec::new()
                }
            };
            let number = |place: P| {
                let fresh = places.len() as u32;
                *numbers.entry(place).or_insert_with_key(|place| {
                    places.push(place.clone());
                    fresh
                })
            };
            arcs.push(next.into_iter().map(number).collect());
        }
        let listed = Listed::of(&arcs, |node| ends.get(&node).copied().unwrap_or(Start::Drawn));
        Ok(Some(Below { sweep: sweep(&listed, control)?, numbers }))
    }

    /// How all of them fall; they are those of one side to move.
    pub fn fall(&self, to_move: &'static str) -> Fall {
        self.sweep.whole(to_move)
    }

    /// What a position is worth to its mover, if it is below.
    pub fn value(&self, place: &P) -> Option<Value> {
        self.numbers.get(place).map(|number| self.sweep.value(*number as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worked_circle_is_swept_from_its_top() {
        let leads = |place: &char| match place {
            'a' => Ok(vec!['b']),
            'b' => Ok(vec!['a', 'c']),
            _ => Err(Start::Lost),
        };
        let below = Below::of('a', 3, &Control::new(), leads).expect("nobody stops it").expect("three places");
        assert_eq!(below.value(&'a'), Some(Value::Loss { remoteness: 2 }));
        assert_eq!(below.value(&'c'), Some(Value::Loss { remoteness: 0 }));
        assert_eq!(below.value(&'z'), None);
        assert!(Below::of('a', 2, &Control::new(), leads).expect("nobody stops it").is_none());
    }
}
