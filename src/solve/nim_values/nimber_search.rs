//! Exact nim-values of games without a law: every position below once, each split into the parts that no longer meet.

use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};

/// An impartial game as the search sees it: parts, and what each move in a part leaves of it.
pub trait Parting {
    /// One independent part in a form that all its look-alikes share (turned, mirrored, shifted alike): the more share it, the
    /// less is searched.
    type Part: Clone + Eq + Hash;

    /// For each move in this part, the independent parts that it leaves; parts without a move may be left out.
    fn options(&self, part: &Self::Part) -> Vec<Vec<Self::Part>>;

    /// A nim-value known without search, by a theorem.
    fn known(&self, _part: &Self::Part) -> Option<u32> {
        None
    }
}

/// The search with its memory, which lasts from one question to the next.
pub struct Nimbers<G: Parting> {
    room: usize,
    known: Mutex<FxHashMap<G::Part, u32>>,
}

impl<G: Parting> Nimbers<G> {
    /// Nothing is known yet; one question may add at most `room` parts, and twice as many are remembered at most.
    pub fn new(room: usize) -> Self {
        Nimbers { room, known: Mutex::default() }
    }

    /// The nim-value of a part, always of the same game; `None` when more parts would have to be remembered than there is
    /// room for.
    ///
    /// Time and memory: every part below once, each with its moves. Works by an explicit stack, so that long games do
    /// not exhaust the machine's. What a stopped or failed search has found stays known. Source: R. Sprague (1935), P. M. Grundy (1939): the
    /// mex over the moves of the nim-sum of the parts they leave. Worked: pins in a row of which a move takes one or two neighbours, a row
    /// of 2: it leaves 1 or nothing, mex{1, 0} = 2; a row of 3: it leaves 2, 1 + 1 or 1, mex{2, 0, 1} = 3.
    pub fn value(&self, game: &G, part: &G::Part, control: &Control) -> Result<Option<u32>, Stop> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > self.room {
            known.clear();
        }
        let most = known.len() + self.room;
        let look =
            |known: &FxHashMap<G::Part, u32>, part: &G::Part| game.known(part).or_else(|| known.get(part).copied());
        if let Some(value) = look(&known, part) {
            return Ok(Some(value));
        }
        let mut stack = vec![Frame::of(game, part.clone())];
        while let Some(top) = stack.last_mut() {
            control.tick(1)?;
            let missing = top.advance(|part| look(&known, part));
            if known.len() + stack.len() > most {
                return Ok(None);
            }
            match missing {
                Some(part) => stack.push(Frame::of(game, part)),
                None => known.extend(stack.pop().map(Frame::finish)),
            }
        }
        Ok(look(&known, part))
    }
}

/// A part being worked on: its options, and the values of those before `next`.
struct Frame<P> {
    part: P,
    options: Vec<Vec<P>>,
    next: usize,
    reached: Vec<u32>,
}

impl<P: Clone> Frame<P> {
    fn of<G: Parting<Part = P>>(game: &G, part: P) -> Self {
        Frame { options: game.options(&part), part, next: 0, reached: Vec::new() }
    }

    /// Goes on over options of known value; gives back the first part whose value is missing.
    fn advance(&mut self, look: impl Fn(&P) -> Option<u32>) -> Option<P> {
        while let Some(option) = self.options.get(self.next) {
            let mut sum = 0;
            for part in option {
                match look(part) {
                    Some(value) => sum ^= value,
                    None => return Some(part.clone()),
                }
            }
            self.reached.push(sum);
            self.next += 1;
        }
        None
    }

    fn finish(mut self) -> (P, u32) {
        self.reached.sort_unstable();
        self.reached.dedup();
        let mex = self.reached.iter().zip(0..).take_while(|(value, i)| **value == *i).count();
        (self.part, mex as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pins in a row; a move takes one or two neighbours and may split the row.
    struct Pins;

    impl Parting for Pins {
        type Part = usize;

        fn options(&self, row: &usize) -> Vec<Vec<usize>> {
            let taken = |k: usize| (0..=row.checked_sub(k).unwrap_or(0)).map(move |left| (k, left));
            let splits = (1..=2).filter(|k| k <= row).flat_map(taken);
            splits.map(|(k, left)| [left, row - k - left].into_iter().filter(|part| *part > 0).collect()).collect()
        }
    }

    #[test]
    fn rows_of_pins_have_the_published_values() {
        // OEIS A002186.
        let told = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];
        let search = Nimbers::<Pins>::new(100);
        for (row, value) in told.into_iter().enumerate().rev() {
            assert_eq!(search.value(&Pins, &row, &Control::new()), Ok(Some(value)), "{row}");
        }
    }

    #[test]
    fn without_room_it_gives_up_and_stays_within_its_memory() {
        let search = Nimbers::<Pins>::new(5);
        assert_eq!(search.value(&Pins, &20, &Control::new()), Ok(None));
        assert_eq!(search.value(&Pins, &4, &Control::new()), Ok(Some(1)));
        for row in (0..40).rev() {
            let _ = search.value(&Pins, &row, &Control::new());
            assert!(search.known.lock().expect("nobody panicked").len() <= 2 * 5, "{row}");
        }
    }

    #[test]
    fn stopped_it_stops_and_answers_later() {
        let search = Nimbers::<Pins>::new(100);
        let control = Control::new();
        control.stop();
        assert_eq!(search.value(&Pins, &9, &control), Err(Stop::Asked));
        assert_eq!(search.value(&Pins, &9, &Control::new()), Ok(Some(4)));
    }
}
