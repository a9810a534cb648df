//! Nim-values of games that fall apart, by asking only who wins: is this part beside a heap of n lost?
//!
//! A part has nim-value n exactly when it is lost beside a Nim heap of n. That question needs one good move where the answer
//! is no, so most moves are never looked at; the mex of all moves would have to settle every one of them. Of a position that
//! has fallen into parts all but the largest are settled first, and join the heap. Source: J. Lemoine and S. Viennot,
//! Nimbers are inevitable, Theoretical Computer Science 462 (2012), 70-79.
//!
//! Time and memory: the parts met, each with its moves once for every heap it is asked about; at best a small share of all.
//! Worked by hand: three free cells in a row, a move takes two neighbours and leaves one, which is no move. Beside heap 0 it is
//! won (take two); beside heap 1 every move leaves 1 or 0 beside 0 to be won, so it is lost, and the value is 1.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::oracle::control::{Control, Stop};

/// A game as the search sees it: parts, and what each move in a part leaves of it.
pub trait Splitting {
    /// One independent part, in a form that all its look-alikes share.
    type Part: Clone + Eq + Hash;

    /// For each move the parts that it leaves, those without a move left out; the same outcome once.
    fn after(&self, part: &Self::Part) -> Vec<Vec<Self::Part>>;

    /// How large a part is: large ones are settled last.
    fn size(&self, part: &Self::Part) -> usize;

    /// A nim-value known by a theorem.
    fn known(&self, _part: &Self::Part) -> Option<u16> {
        None
    }
}

/// What is known of a part.
#[derive(Clone, Copy, Debug)]
enum Known {
    /// Its nim-value.
    Is(u16),
    /// Nim-values below 64 that it does not have.
    IsNot(u64),
}

/// The search with its memory, which lasts from one question to the next.
#[derive(Debug)]
pub struct Proofs<G: Splitting> {
    game: G,
    room: usize,
    known: FxHashMap<G::Part, Known>,
}

impl<G: Splitting> Proofs<G> {
    /// Nothing is known yet; at most `room` parts are remembered.
    pub fn new(game: G, room: usize) -> Self {
        Proofs { game, room, known: FxHashMap::default() }
    }

    /// The nim-value of a part; `None` when more parts would have to be remembered than there is room for.
    ///
    /// What was remembered for other questions never makes this one fail: it is forgotten when there is no room left.
    pub fn nimber(&mut self, part: &G::Part, control: &Control) -> Result<Option<u16>, Stop> {
        let is_fresh = self.known.is_empty();
        if let Some(nimber) = self.settle(part, control)? {
            return Ok(Some(nimber));
        }
        self.known.clear();
        if is_fresh { Ok(None) } else { self.settle(part, control) }
    }

    fn look(&self, part: &G::Part) -> Known {
        self.known.get(part).copied().or_else(|| self.game.known(part).map(Known::Is)).unwrap_or(Known::IsNot(0))
    }

    fn settle(&mut self, part: &G::Part, control: &Control) -> Result<Option<u16>, Stop> {
        if let Known::Is(nimber) = self.look(part) {
            return Ok(Some(nimber));
        }
        let mut moves = None;
        for heap in 0.. {
            match self.is_lost(part, heap, &mut moves, control)? {
                Some(true) => return Ok(Some(heap)),
                Some(false) => {}
                None => return Ok(None),
            }
        }
        unreachable!("no part has more nim-values than moves")
    }

    /// Whether the part beside a heap is lost for who moves; `None` without room. `moves` keeps the part's moves between
    /// questions about it.
    fn is_lost(
        &mut self,
        part: &G::Part,
        heap: u16,
        moves: &mut Option<Vec<Vec<G::Part>>>,
        control: &Control,
    ) -> Result<Option<bool>, Stop> {
        match self.look(part) {
            Known::Is(nimber) => return Ok(Some(nimber == heap)),
            Known::IsNot(values) if heap < 64 && values >> heap & 1 == 1 => return Ok(Some(false)),
            Known::IsNot(_) => {}
        }
        control.tick(1)?;
        if self.known.len() >= self.room {
            return Ok(None);
        }
        let after = moves.get_or_insert_with(|| {
            let mut after = self.game.after(part);
            let weight = |left: &Vec<G::Part>| left.iter().map(|part| self.game.size(part)).max().unwrap_or(0);
            after.sort_by_cached_key(weight);
            after
        });
        let after = std::mem::take(after);
        let told = self.has_no_answer(part, &after, heap, control)?;
        *moves = Some(after);
        let Some(is_lost) = told else { return Ok(None) };
        let known = match self.look(part) {
            is @ Known::Is(_) => is,
            Known::IsNot(_) if is_lost => Known::Is(heap),
            Known::IsNot(values) if heap < 64 => Known::IsNot(values | 1 << heap),
            more @ Known::IsNot(_) => more,
        };
        self.known.insert(part.clone(), known);
        Ok(Some(is_lost))
    }

    /// Whether no move in the part, and none in the heap, leaves a lost position.
    fn has_no_answer(
        &mut self,
        part: &G::Part,
        after: &[Vec<G::Part>],
        heap: u16,
        control: &Control,
    ) -> Result<Option<bool>, Stop> {
        if usize::from(heap) > after.len() {
            return Ok(Some(false));
        }
        if after.iter().any(|left| self.is_known_lost(left, heap)) {
            return Ok(Some(false));
        }
        for left in after {
            match self.leaves_lost(left, heap, control)? {
                Some(true) => return Ok(Some(false)),
                Some(false) => {}
                None => return Ok(None),
            }
        }
        // No move leaves `heap`, so the value is at most that; it is less if the heap can be lowered to it.
        for lower in 0..heap {
            if matches!(self.look(part), Known::IsNot(values) if lower < 64 && values >> lower & 1 == 1) {
                continue;
            }
            let mut own = Some(after.to_vec());
            match self.is_lost(part, lower, &mut own, control)? {
                Some(true) => return Ok(Some(false)),
                Some(false) => {}
                None => return Ok(None),
            }
        }
        Ok(Some(true))
    }

    /// Whether it is remembered that these parts beside a heap are lost.
    fn is_known_lost(&self, left: &[G::Part], heap: u16) -> bool {
        let value = |part| match self.look(part) {
            Known::Is(nimber) => Some(nimber),
            Known::IsNot(_) => None,
        };
        let sum = left.iter().try_fold(0, |sum, part| value(part).map(|nimber| sum ^ nimber));
        sum == Some(heap)
    }

    /// Whether these parts beside a heap are lost for who moves.
    fn leaves_lost(&mut self, left: &[G::Part], heap: u16, control: &Control) -> Result<Option<bool>, Stop> {
        let Some(largest) = (0..left.len()).max_by_key(|&i| self.game.size(&left[i])) else {
            return Ok(Some(heap == 0));
        };
        let mut sum = heap;
        for (_, part) in left.iter().enumerate().filter(|(i, _)| *i != largest) {
            match self.settle(part, control)? {
                Some(nimber) => sum ^= nimber,
                None => return Ok(None),
            }
        }
        self.is_lost(&left[largest], sum, &mut None, control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kayles: a move takes one pin or two neighbours out of a row.
    struct Kayles;

    impl Splitting for Kayles {
        type Part = usize;

        fn after(&self, row: &usize) -> Vec<Vec<usize>> {
            let rest = |taken: usize| row.checked_sub(taken).into_iter().flat_map(|rest| (0..=rest).map(move |a| [a, rest - a]));
            let both = rest(1).chain(rest(2));
            both.map(|parts| parts.into_iter().filter(|part| *part > 0).collect()).collect()
        }

        fn size(&self, row: &usize) -> usize {
            *row
        }
    }

    /// Published: R. K. Guy and C. A. B. Smith (1956).
    const KAYLES: [u16; 40] = [
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 3,
    ];

    #[test]
    fn it_says_what_the_mex_of_all_moves_says() {
        let control = Control::new();
        let mut kept = Proofs::new(Kayles, 10_000);
        for (row, nimber) in KAYLES.iter().enumerate() {
            let mut fresh = Proofs::new(Kayles, 10_000);
            assert_eq!(fresh.nimber(&row, &control), Ok(Some(*nimber)), "{row} from nothing");
            assert_eq!(kept.nimber(&row, &control), Ok(Some(*nimber)), "{row}");
        }
    }

    #[test]
    fn without_room_it_says_nothing_and_is_unharmed() {
        let control = Control::new();
        let mut tight = Proofs::new(Kayles, 5);
        assert_eq!(tight.nimber(&30, &control), Ok(None));
        assert_eq!(tight.nimber(&3, &control), Ok(Some(3)));
        control.stop();
        assert_eq!(tight.nimber(&30, &control), Err(Stop::Asked));
    }
}
