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
use std::sync::Arc;

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

impl Known {
    fn excludes(self, nimber: u16) -> bool {
        matches!(self, Known::IsNot(values) if nimber < 64 && values >> nimber & 1 == 1)
    }
}

/// The number a part is kept under.
type Id = u32;

/// What each move of a part leaves, the moves that leave the smallest largest part first.
type After = Arc<[Box<[Id]>]>;

/// All that is kept of a part.
#[derive(Debug)]
struct Entry<P> {
    part: P,
    known: Known,
    after: Option<After>,
}

/// The search with its memory, which lasts from one question to the next.
#[derive(Debug)]
pub struct Proofs<G: Splitting> {
    game: G,
    room: usize,
    ids: FxHashMap<G::Part, Id>,
    entries: Vec<Entry<G::Part>>,
}

/// Why a question was not answered.
enum Halt {
    /// There is no room for another part.
    Full,
    /// The search was stopped.
    Stopped(Stop),
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Stopped(stop)
    }
}

impl<G: Splitting> Proofs<G> {
    /// Nothing is known yet; at most `room` parts are remembered.
    pub fn new(game: G, room: usize) -> Self {
        Proofs { game, room, ids: FxHashMap::default(), entries: Vec::new() }
    }

    /// The nim-value of a part; `None` when more parts would have to be remembered than there is room for.
    ///
    /// What was remembered for other questions never makes this one fail: it is forgotten when there is no room left.
    pub fn nimber(&mut self, part: &G::Part, control: &Control) -> Result<Option<u16>, Stop> {
        let is_fresh = self.entries.is_empty();
        match self.ask(part, control) {
            Err(Halt::Full) => {
                self.ids.clear();
                self.entries.clear();
            }
            Err(Halt::Stopped(stop)) => return Err(stop),
            Ok(nimber) => return Ok(Some(nimber)),
        }
        if is_fresh {
            return Ok(None);
        }
        match self.ask(part, control) {
            Err(Halt::Full) => Ok(None),
            Err(Halt::Stopped(stop)) => Err(stop),
            Ok(nimber) => Ok(Some(nimber)),
        }
    }

    fn ask(&mut self, part: &G::Part, control: &Control) -> Result<u16, Halt> {
        let id = self.id(part)?;
        self.settle(id, control)
    }

    fn id(&mut self, part: &G::Part) -> Result<Id, Halt> {
        if let Some(id) = self.ids.get(part) {
            return Ok(*id);
        }
        if self.entries.len() >= self.room {
            return Err(Halt::Full);
        }
        let id = self.entries.len() as Id;
        let known = self.game.known(part).map_or(Known::IsNot(0), Known::Is);
        self.entries.push(Entry { part: part.clone(), known, after: None });
        self.ids.insert(part.clone(), id);
        Ok(id)
    }

    fn known(&self, id: Id) -> Known {
        self.entries[id as usize].known
    }

    fn size(&self, id: Id) -> usize {
        self.game.size(&self.entries[id as usize].part)
    }

    fn after(&mut self, id: Id) -> Result<After, Halt> {
        if let Some(after) = &self.entries[id as usize].after {
            return Ok(after.clone());
        }
        let mut all = Vec::new();
        for left in self.game.after(&self.entries[id as usize].part) {
            let mut ids = left.iter().map(|part| self.id(part)).collect::<Result<Vec<Id>, Halt>>()?;
            // The largest comes last, and is settled last.
            ids.sort_by_key(|id| self.size(*id));
            all.push(ids.into_boxed_slice());
        }
        all.sort_by_key(|left| left.last().map_or(0, |id| self.size(*id)));
        let after: After = all.into();
        self.entries[id as usize].after = Some(after.clone());
        Ok(after)
    }

    fn settle(&mut self, id: Id, control: &Control) -> Result<u16, Halt> {
        if let Known::Is(nimber) = self.known(id) {
            return Ok(nimber);
        }
        let mut heap = 0;
        while !self.is_lost(id, heap, control)? {
            heap += 1;
        }
        Ok(heap)
    }

    /// Whether the part beside a heap is lost for who moves.
    fn is_lost(&mut self, id: Id, heap: u16, control: &Control) -> Result<bool, Halt> {
        match self.known(id) {
            Known::Is(nimber) => return Ok(nimber == heap),
            known if known.excludes(heap) => return Ok(false),
            Known::IsNot(_) => {}
        }
        control.tick(1)?;
        let is_lost = self.has_no_answer(id, heap, control)?;
        let known = &mut self.entries[id as usize].known;
        match known {
            Known::IsNot(_) if is_lost => *known = Known::Is(heap),
            Known::IsNot(values) if heap < 64 => *values |= 1 << heap,
            _ => {}
        }
        Ok(is_lost)
    }

    /// Whether no move in the part, and none in the heap, leaves a lost position.
    fn has_no_answer(&mut self, id: Id, heap: u16, control: &Control) -> Result<bool, Halt> {
        let after = self.after(id)?;
        if usize::from(heap) > after.len() || after.iter().any(|left| self.is_known_lost(left, heap)) {
            return Ok(false);
        }
        for left in after.iter() {
            if self.leaves_lost(left, heap, control)? {
                return Ok(false);
            }
        }
        // No move leaves `heap`, so the value is at most that; it is less if the heap can be lowered to it.
        for lower in 0..heap {
            if self.is_lost(id, lower, control)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether it is remembered that these parts beside a heap are lost.
    fn is_known_lost(&self, left: &[Id], heap: u16) -> bool {
        let value = |id| match self.known(id) {
            Known::Is(nimber) => Some(nimber),
            Known::IsNot(_) => None,
        };
        left.iter().try_fold(0, |sum, id| value(*id).map(|nimber| sum ^ nimber)) == Some(heap)
    }

    /// Whether these parts, the largest last, beside a heap are lost for who moves.
    fn leaves_lost(&mut self, left: &[Id], heap: u16, control: &Control) -> Result<bool, Halt> {
        let Some((largest, others)) = left.split_last() else { return Ok(heap == 0) };
        let mut sum = heap;
        for id in others {
            sum ^= self.settle(*id, control)?;
        }
        self.is_lost(*largest, sum, control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kayles: a move takes one pin or two neighbours out of a row.
    #[derive(Debug)]
    struct Kayles;

    impl Splitting for Kayles {
        type Part = usize;

        fn after(&self, row: &usize) -> Vec<Vec<usize>> {
            let rest = |taken: usize| {
                row.checked_sub(taken).into_iter().flat_map(|rest| (0..=rest).map(move |a| [a, rest - a]))
            };
            let both = rest(1).chain(rest(2));
            both.map(|parts| parts.into_iter().filter(|part| *part > 0).collect()).collect()
        }

        fn size(&self, row: &usize) -> usize {
            *row
        }
    }

    /// Published: R. K. Guy and C. A. B. Smith (1956).
    const KAYLES: [u16; 40] = [
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4,
        1, 2, 3,
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
        let mut tight = Proofs::new(Kayles, 8);
        assert_eq!(tight.nimber(&30, &control), Ok(None));
        assert_eq!(tight.nimber(&3, &control), Ok(Some(3)));
        control.stop();
        assert_eq!(tight.nimber(&30, &control), Err(Stop::Asked));
    }
}
