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
use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};

/// A game as the search sees it: parts, and what each move in a part leaves of it.
pub trait Splitting {
    /// One independent part, in a form that all its look-alikes share.
    type Part: Clone + Eq + Hash;

    /// Tells for each move the parts that it leaves, those without a move left out.
    fn after(&self, part: &Self::Part, tell: &mut dyn FnMut(&[Self::Part]));

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

/// All that is kept of a part.
#[derive(Debug)]
struct Entry<P> {
    part: P,
    known: Known,
    size: u32,
    /// Its moves among all moves of the search, once they were asked for.
    moves: Option<Range<u32>>,
}

/// The search with its memory, which lasts from one question to the next.
#[derive(Debug)]
pub struct Proofs<G: Splitting> {
    game: G,
    room: usize,
    ids: FxHashMap<G::Part, Id>,
    entries: Vec<Entry<G::Part>>,
    /// Where the parts that a move leaves stand among all that are left; those of one part in a row, the promising first.
    moves: Vec<Range<u32>>,
    /// What the moves leave, the largest part of each last.
    left: Vec<Id>,
    /// Room for what the moves of one part leave.
    told: Vec<G::Part>,
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
        Proofs {
            game,
            room,
            ids: FxHashMap::default(),
            entries: Vec::new(),
            moves: Vec::new(),
            left: Vec::new(),
            told: Vec::new(),
        }
    }

    /// The nim-value of a part; `None` when more parts would have to be remembered than there is room for.
    ///
    /// What was remembered for other questions never makes this one fail: it is forgotten when there is no room left.
    pub fn nimber(&mut self, part: &G::Part, control: &Control) -> Result<Option<u16>, Stop> {
        let is_fresh = self.entries.is_empty();
        match self.ask(part, control) {
            Err(Halt::Full) => self.forget(),
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

    fn forget(&mut self) {
        self.ids.clear();
        self.entries.clear();
        self.moves.clear();
        self.left.clear();
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
        self.entries.push(Entry { part: part.clone(), known, size: self.game.size(part) as u32, moves: None });
        self.ids.insert(part.clone(), id);
        Ok(id)
    }

    fn known(&self, id: Id) -> Known {
        self.entries[id as usize].known
    }

    fn size(&self, id: Id) -> usize {
        self.entries[id as usize].size as usize
    }

    /// The moves of a part; the first time they are made, those first that leave small parts: the sum of the squares counts.
    fn moves(&mut self, id: Id) -> Result<Range<u32>, Halt> {
        if let Some(moves) = &self.entries[id as usize].moves {
            return Ok(moves.clone());
        }
        let mut told: Vec<G::Part> = std::mem::take(&mut self.told);
        let mut ends: Vec<usize> = Vec::new();
        self.game.after(&self.entries[id as usize].part, &mut |parts| {
            told.extend_from_slice(parts);
            ends.push(told.len());
        });
        let first = self.moves.len() as u32;
        let made = self.make(&told, &ends);
        told.clear();
        self.told = told;
        made?;
        let moves = first..self.moves.len() as u32;
        self.entries[id as usize].moves = Some(moves.clone());
        Ok(moves)
    }

    /// Adds the moves that leave these parts, those of each move up to its end.
    fn make(&mut self, told: &[G::Part], ends: &[usize]) -> Result<(), Halt> {
        let mut all = Vec::with_capacity(ends.len());
        let mut begun = 0;
        for end in ends {
            let from = self.left.len();
            let mut weight = 0;
            for part in &told[begun..*end] {
                let id = self.id(part)?;
                weight += self.size(id).pow(2);
                self.left.push(id);
            }
            let entries = &self.entries;
            self.left[from..].sort_unstable_by_key(|id| (entries[*id as usize].size, *id));
            all.push((weight, from as u32..self.left.len() as u32));
            begun = *end;
        }
        let left = &self.left;
        let parts = |range: &Range<u32>| &left[range.start as usize..range.end as usize];
        all.sort_unstable_by(|(a, some), (b, other)| a.cmp(b).then_with(|| parts(some).cmp(parts(other))));
        all.dedup_by(|(_, some), (_, other)| parts(some) == parts(other));
        self.moves.extend(all.into_iter().map(|(_, parts)| parts));
        Ok(())
    }

    fn settle(&mut self, id: Id, control: &Control) -> Result<u16, Halt> {
        if let Known::Is(nimber) = self.known(id) {
            return Ok(nimber);
        }
        let mut heap = 0;
        while !self.is_lost(id, heap, control)? {
            heap += 1;
            if let Known::Is(nimber) = self.known(id) {
                return Ok(nimber);
            }
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
        let moves = self.moves(id)?;
        if usize::from(heap) > moves.len() {
            return Ok(false);
        }
        let met = moves.clone().filter_map(|at| self.known_sum(at)).filter(|sum| *sum < 64);
        let met = met.fold(0, |met, sum| met | 1 << sum);
        self.exclude(id, met);
        if self.known(id).excludes(heap) {
            return Ok(false);
        }
        for at in moves {
            if self.leaves_lost(at, heap, control)? {
                self.exclude(id, if heap < 64 { 1 << heap } else { 0 });
                return Ok(false);
            }
        }
        // No move leaves `heap`, so the value is at most that; it is less if the heap can be lowered to it.
        for lower in 0..heap {
            if self.is_lost(id, lower, control)? {
                return Ok(false);
            }
        }
        self.entries[id as usize].known = Known::Is(heap);
        Ok(true)
    }

    fn exclude(&mut self, id: Id, nimbers: u64) {
        if let Known::IsNot(values) = &mut self.entries[id as usize].known {
            *values |= nimbers;
        }
    }

    /// The nim-sum of what a move leaves, if it is remembered.
    fn known_sum(&self, at: u32) -> Option<u16> {
        let Range { start, end } = self.moves[at as usize];
        let value = |id| match self.known(id) {
            Known::Is(nimber) => Some(nimber),
            Known::IsNot(_) => None,
        };
        self.left[start as usize..end as usize].iter().try_fold(0, |sum, id| value(*id).map(|nimber| sum ^ nimber))
    }

    /// Whether what a move leaves beside a heap is lost for who moves.
    fn leaves_lost(&mut self, at: u32, heap: u16, control: &Control) -> Result<bool, Halt> {
        let Range { start, end } = self.moves[at as usize];
        if start == end {
            return Ok(heap == 0);
        }
        let mut sum = heap;
        for place in start..end - 1 {
            sum ^= self.settle(self.left[place as usize], control)?;
        }
        self.is_lost(self.left[end as usize - 1], sum, control)
    }
}

/// A game for the tests of what splits.
#[cfg(test)]
pub(crate) mod toy {
    use crate::nim_values::nimber_proof::Splitting;

    /// Kayles: a move takes one pin or two neighbours out of a row.
    #[derive(Debug)]
    pub struct Kayles;

    impl Splitting for Kayles {
        type Part = usize;

        fn after(&self, row: &usize, tell: &mut dyn FnMut(&[usize])) {
            let rest = |taken: usize| {
                row.checked_sub(taken).into_iter().flat_map(|rest| (0..=rest).map(move |a| [a, rest - a]))
            };
            let both = rest(1).chain(rest(2));
            both.for_each(|parts| tell(&parts.into_iter().filter(|part| *part > 0).collect::<Vec<_>>()));
        }

        fn size(&self, row: &usize) -> usize {
            *row
        }
    }
}

#[cfg(test)]
mod tests {
    use super::toy::Kayles;
    use super::*;

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
