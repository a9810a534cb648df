//! Exact misère play of games without a law: every position below once, look-alikes together, with the plies to the end.

use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::judge::value::Value;

/// A game as the search sees it: positions, and what the moves leave.
pub trait Below {
    /// A position in a form that all its look-alikes share; in misère play it must not be split.
    type State: Clone + Eq + Hash;

    /// What the moves leave; empty where the mover is stuck, and has won.
    fn below(&self, state: &Self::State) -> Vec<Self::State>;
}

/// The search with its memory, which lasts from one question to the next.
pub struct Misere<G: Below> {
    room: usize,
    known: Mutex<FxHashMap<G::State, Plies>>,
}

/// Won or lost in so many plies.
#[derive(Clone, Copy)]
struct Plies {
    is_won: bool,
    plies: u32,
}

impl Plies {
    fn value(self) -> Value {
        let remoteness = self.plies.into();
        if self.is_won { Value::Win { remoteness } } else { Value::Loss { remoteness } }
    }
}

impl<G: Below> Misere<G> {
    /// Nothing is known yet; one question may add at most `room` positions, and twice as many are remembered at most.
    pub fn new(room: usize) -> Self {
        Misere { room, known: Mutex::default() }
    }

    /// The misère value of a position, always of the same game; `None` when more positions would have to be remembered than
    /// there is room for.
    ///
    /// Time and memory: every position below once, each with its moves; an explicit stack. Source: the recursion of
    /// outcomes (E. Zermelo 1913). Worked: one heap of 2 counters: it leaves 1, lost in one ply, or nothing, won at once;
    /// so it is won in two plies.
    pub fn value(&self, game: &G, state: &G::State, control: &Control) -> Result<Option<Value>, Stop> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > self.room {
            known.clear();
        }
        let most = known.len() + self.room;
        let mut stack = vec![(state.clone(), None::<Vec<G::State>>)];
        while let Some((top, below)) = stack.last_mut() {
            control.tick(1)?;
            if known.contains_key(top) {
                stack.pop();
                continue;
            }
            let below = below.get_or_insert_with(|| game.below(top));
            if let Some(missing) = below.iter().find(|next| !known.contains_key(*next)) {
                let missing = missing.clone();
                if known.len() + stack.len() >= most {
                    return Ok(None);
                }
                stack.push((missing, None));
                continue;
            }
            let plies = judged(below.iter().map(|next| known[next]));
            known.extend(stack.pop().map(|(state, _)| (state, plies)));
        }
        Ok(known.get(state).map(|plies| plies.value()))
    }
}

/// The winner hurries, the loser delays; who is stuck has won.
fn judged(below: impl Iterator<Item = Plies> + Clone) -> Plies {
    let lost = below.clone().filter(|next| !next.is_won).map(|next| next.plies).min();
    let slowest = below.map(|next| next.plies).max();
    let is_won = lost.is_some() || slowest.is_none();
    Plies { is_won, plies: lost.or(slowest).map_or(0, |plies| plies + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::value::Outcome;

    /// Sorted heaps; a move lowers one.
    struct Heaps;

    impl Below for Heaps {
        type State = Vec<u8>;

        fn below(&self, heaps: &Vec<u8>) -> Vec<Vec<u8>> {
            let lowered = |i: usize, left: u8| {
                let mut next = heaps.clone();
                next[i] = left;
                next.sort_unstable();
                next
            };
            (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| lowered(i, left))).collect()
        }
    }

    #[test]
    fn heaps_are_lost_as_bouton_says() {
        let search = Misere::<Heaps>::new(10_000);
        for a in 0..5u8 {
            for b in a..6 {
                for c in b..6 {
                    let value = search.value(&Heaps, &vec![a, b, c], &Control::new()).expect("nobody stops it");
                    let is_lost = (a ^ b ^ c == 0) != (c <= 1);
                    let is_won = value.expect("there is room").outcome() == Outcome::N;
                    assert_eq!(is_won, !is_lost, "{a}, {b}, {c}");
                }
            }
        }
    }

    #[test]
    fn the_plies_are_those_of_the_worked_heap() {
        let search = Misere::<Heaps>::new(3);
        let value = |heaps: &[u8]| search.value(&Heaps, &heaps.to_vec(), &Control::new());
        assert_eq!(value(&[2]), Ok(Some(Value::Win { remoteness: 2 })));
        assert_eq!(value(&[1]), Ok(Some(Value::Loss { remoteness: 1 })));
        assert_eq!(value(&[0]), Ok(Some(Value::Win { remoteness: 0 })));
        assert_eq!(value(&[9, 9]), Ok(None), "it has no room");
    }
}
