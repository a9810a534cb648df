//! Exact misère play without the plies: of a won position only one move that is lost for the opponent is ever looked for.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use solve::judge::control::{Control, Stop};
use solve::misere::search::Below;

/// The search with its memory, which lasts from one question to the next.
pub struct FirstLoss<G: Below> {
    room: usize,
    known: Mutex<FxHashMap<G::State, bool>>,
}

/// A position whose moves are being tried, and how many of them were.
struct Frame<S> {
    state: S,
    below: Vec<S>,
    tried: usize,
}

impl<G: Below> FirstLoss<G> {
    /// Nothing is known yet; one question may add at most `room` positions, and twice as many are remembered at most.
    pub fn new(room: usize) -> Self {
        FirstLoss { room, known: Mutex::default() }
    }

    /// Whether the mover wins, a stuck mover having won; `None` when more positions would have to be remembered than there
    /// is room for.
    ///
    /// Moves are tried in the order of the game, so the simplest should come first. Works by an explicit stack; what a
    /// stopped search has found stays known. Source: the recursion of outcomes (E. Zermelo 1913). Worked: of one heap of 3
    /// counters the move to 1 is lost for the opponent, so it is won, and the move to nothing need not be tried.
    pub fn is_won(&self, game: &G, state: &G::State, control: &Control) -> Result<Option<bool>, Stop> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(is_won) = known.get(state) {
            return Ok(Some(*is_won));
        }
        if known.len() > self.room {
            known.clear();
        }
        let most = known.len() + self.room;
        let frame = |state: G::State| Frame { below: game.below(&state), state, tried: 0 };
        let mut way = vec![frame(state.clone())];
        loop {
            let depth = way.len();
            let Some(top) = way.last_mut() else { break };
            control.tick(1)?;
            let is_stuck = top.below.is_empty();
            let is_lost = |next: &G::State| known.get(next) == Some(&false);
            let is_won = is_stuck || top.below.iter().any(is_lost);
            while !is_won && top.below.get(top.tried).is_some_and(|next| known.contains_key(next)) {
                top.tried += 1;
            }
            match top.below.get(top.tried).filter(|_| !is_won) {
                Some(_) if known.len() + depth > most => return Ok(None),
                Some(next) => {
                    let next = frame(next.clone());
                    way.push(next);
                }
                None => known.extend(way.pop().map(|done| (done.state, is_won))),
            }
        }
        Ok(known.get(state).copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One heap; a move takes 1 to 3 counters.
    struct Take;

    impl Below for Take {
        type State = u32;

        fn below(&self, heap: &u32) -> Vec<u32> {
            (1..=3).filter_map(|take| heap.checked_sub(take)).collect()
        }
    }

    #[test]
    fn the_last_counter_loses() {
        let search = FirstLoss::<Take>::new(100);
        for heap in (0..40).rev() {
            assert_eq!(search.is_won(&Take, &heap, &Control::new()), Ok(Some(heap % 4 != 1)), "{heap}");
        }
    }

    #[test]
    fn without_room_it_gives_up_and_stopped_it_answers_later() {
        let search = FirstLoss::<Take>::new(5);
        assert_eq!(search.is_won(&Take, &30, &Control::new()), Ok(None));
        assert_eq!(search.is_won(&Take, &4, &Control::new()), Ok(Some(true)));
        let (search, control) = (FirstLoss::<Take>::new(100), Control::new());
        control.stop();
        assert_eq!(search.is_won(&Take, &9, &control), Err(Stop::Asked));
        assert_eq!(search.is_won(&Take, &9, &Control::new()), Ok(Some(false)));
    }
}
