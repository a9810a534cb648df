//! Nim-values of games that fall into parts, found without the values of most positions below: each part is played together
//! with a Nim heap, and it is only asked whether the couple is lost.

use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use solve::judge::control::{Control, Stop};
use solve::nim_values::nimber_search::Parting;

/// Parts in an order of expected effort.
pub trait Effort: Parting {
    /// How much work a part is thought to be; the search tries little work first. Only time depends on it.
    fn effort(&self, part: &Self::Part) -> u32;
}

/// The search with its memory, which lasts from one question to the next.
///
/// A couple of a part and a heap of `k` is lost exactly when the part has nim-value `k`. To show that it is won, one lost
/// move is enough, and of most parts below nothing but that is ever asked. Source: J. Lemoine, S. Viennot, Computer analysis
/// of Sprouts with nimbers (2010).
pub struct Couples<G: Effort> {
    room: usize,
    memory: Mutex<Memory<G::Part>>,
}

struct Memory<P> {
    numbers: FxHashMap<P, usize>,
    parts: Vec<Known<P>>,
}

/// What is known of one part.
struct Known<P> {
    part: P,
    effort: u32,
    /// The nim-value, once it is known.
    nimber: Option<u32>,
    /// Bit `k`: the nim-value is not `k`.
    is_not: u64,
    /// What its moves leave, as numbers of parts, little work first; made when first wanted.
    options: Option<Box<[Box<[usize]>]>>,
}

/// Why the search gave up: stopped, out of room, or done with the parts it was given to look into.
enum Halt {
    Stop(Stop),
    Full,
    Spent,
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Stop(stop)
    }
}

impl<G: Effort> Couples<G> {
    /// Nothing is known yet; at most about `room` parts are remembered.
    pub fn new(room: usize) -> Self {
        Couples { room, memory: Mutex::new(Memory { numbers: FxHashMap::default(), parts: Vec::new() }) }
    }

    /// The nim-value of a part, always of the same game; `None` when more parts would have to be remembered than there is
    /// room for, or where a nim-value would exceed 63.
    ///
    /// Recurses as deep as the game is long. What a stopped search has found stays known. Worked: pins in a row of which a move
    /// takes one or two neighbours, a row of 2: with no heap it is won by taking both, with a heap of 1 by taking one,
    /// with a heap of 2 no move is lost, so the nim-value is 2.
    pub fn nimber(&self, game: &G, part: &G::Part, control: &Control) -> Result<Option<u32>, Stop> {
        let mut memory = self.memory();
        let number = memory.number(game, part.clone());
        answer(Search { game, control, room: self.room, budget: u64::MAX, memory: &mut memory }.nimber(number))
    }

    /// Whether the part has nim-value `wanted`, which takes less work than to find its nim-value; `None` as above.
    pub fn is(&self, game: &G, part: &G::Part, wanted: u32, control: &Control) -> Result<Option<bool>, Stop> {
        let mut memory = self.memory();
        let number = memory.number(game, part.clone());
        answer(Search { game, control, room: self.room, budget: u64::MAX, memory: &mut memory }.is_lost(number, wanted))
    }

    /// The memory, emptied where it would leave a question too little room.
    fn memory(&self) -> MutexGuard<'_, Memory<G::Part>> {
        let mut memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        if memory.parts.len() > self.room / 2 {
            *memory = Memory { numbers: FxHashMap::default(), parts: Vec::new() };
        }
        memory
    }
}

fn answer<T>(found: Result<T, Halt>) -> Result<Option<T>, Stop> {
    match found {
        Ok(answer) => Ok(Some(answer)),
        Err(Halt::Full | Halt::Spent) => Ok(None),
        Err(Halt::Stop(stop)) => Err(stop),
    }
}

impl<P: Clone + Eq + Hash> Memory<P> {
    fn number<G: Effort<Part = P>>(&mut self, game: &G, part: P) -> usize {
        if let Some(&number) = self.numbers.get(&part) {
            return number;
        }
        let (effort, nimber) = (game.effort(&part), game.known(&part));
        self.numbers.insert(part.clone(), self.parts.len());
        self.parts.push(Known { part, effort, nimber, is_not: 0, options: None });
        self.parts.len() - 1
    }

    /// The work of what a move leaves, that of its hardest part first.
    fn work(&self, option: &[usize]) -> Vec<u32> {
        let unknown = option.iter().map(|part| &self.parts[*part]).filter(|known| known.nimber.is_none());
        let mut work: Vec<u32> = unknown.map(|known| known.effort).collect();
        work.sort_unstable_by(|a, b| b.cmp(a));
        work
    }
}

struct Search<'a, G: Effort> {
    game: &'a G,
    control: &'a Control,
    room: usize,
    /// How many more couples may be looked into.
    budget: u64,
    memory: &'a mut Memory<G::Part>,
}

/// Couples that each move may cost in the first round, and how many times more in each further one. A move that is lost and
/// easy is found before a hard one that is not. Tried on sprouts: 16 to 256 and 4 to 16 do about as well as each other.
const FIRST_SHARE: u64 = 64;
const NEXT_SHARE: u64 = 16;

impl<G: Effort> Search<'_, G> {
    /// What the moves of a part leave; equal parts cancel, for their nim-sum is 0.
    fn options(&mut self, number: usize) -> Result<usize, Halt> {
        if let Some(options) = &self.memory.parts[number].options {
            return Ok(options.len());
        }
        if self.memory.parts.len() > self.room {
            return Err(Halt::Full);
        }
        let left = self.game.options(&self.memory.parts[number].part);
        self.control.tick(left.len() as u64 + 1)?;
        let mut options: Vec<Box<[usize]>> = Vec::with_capacity(left.len());
        for parts in left {
            let mut numbers: Vec<usize> = parts.into_iter().map(|part| self.memory.number(self.game, part)).collect();
            numbers.sort_unstable();
            options.push(uneven(&numbers).into());
        }
        options.sort_by_cached_key(|option| (self.memory.work(option), option.clone()));
        options.dedup();
        let count = options.len();
        self.memory.parts[number].options = Some(options.into());
        Ok(count)
    }

    fn option(&self, number: usize, i: usize) -> Vec<usize> {
        self.memory.parts[number].options.as_ref().map_or_else(Vec::new, |options| options[i].to_vec())
    }

    fn nimber(&mut self, number: usize) -> Result<u32, Halt> {
        if let Some(nimber) = self.memory.parts[number].nimber {
            return Ok(nimber);
        }
        let most = self.options(number)? as u32;
        for wanted in 0..=most {
            if self.is_lost(number, wanted)? {
                return Ok(wanted);
            }
        }
        unreachable!("a nim-value is at most the number of moves")
    }

    /// Whether the couple of this part and a heap of `heap` is lost.
    fn is_lost(&mut self, number: usize, heap: u32) -> Result<bool, Halt> {
        if heap > 63 {
            return Err(Halt::Full);
        }
        let known = &self.memory.parts[number];
        if let Some(nimber) = known.nimber {
            return Ok(nimber == heap);
        }
        if known.is_not & 1 << heap != 0 {
            return Ok(false);
        }
        self.budget = self.budget.checked_sub(1).ok_or(Halt::Spent)?;
        for less in 0..heap {
            if self.is_lost(number, less)? {
                return Ok(false);
            }
        }
        if self.finds_lost(number, heap)? {
            self.memory.parts[number].is_not |= 1 << heap;
            return Ok(false);
        }
        self.memory.parts[number].nimber = Some(heap);
        Ok(true)
    }

    /// Whether some move in the part leaves a lost couple: first among the moves that are known, then with growing shares.
    fn finds_lost(&mut self, number: usize, heap: u32) -> Result<bool, Halt> {
        let count = self.options(number)?;
        for i in 0..count {
            let option = self.option(number, i);
            if self.leaves(&option, heap, true)? {
                return Ok(true);
            }
        }
        let (mut open, mut share): (Vec<usize>, u64) = ((0..count).collect(), FIRST_SHARE);
        while !open.is_empty() {
            let mut late = Vec::new();
            for i in open {
                let option = self.option(number, i);
                let kept = self.budget.saturating_sub(share);
                self.budget -= kept;
                let found = self.leaves(&option, heap, false);
                self.budget += kept;
                match found {
                    Ok(true) => return Ok(true),
                    Ok(false) => {}
                    Err(Halt::Spent) if self.budget > 0 => late.push(i),
                    Err(halt) => return Err(halt),
                }
            }
            (open, share) = (late, share.saturating_mul(NEXT_SHARE));
        }
        Ok(false)
    }

    /// Whether these parts together have nim-value `wanted`; the quick answer is no where it would cost any work.
    fn leaves(&mut self, parts: &[usize], wanted: u32, is_quick: bool) -> Result<bool, Halt> {
        self.control.tick(1)?;
        let (mut rest, mut unknown) = (wanted, Vec::new());
        for &part in parts {
            match self.memory.parts[part].nimber {
                Some(nimber) => rest ^= nimber,
                None => unknown.push(part),
            }
        }
        if is_quick {
            return Ok(unknown.is_empty() && rest == 0);
        }
        unknown.sort_unstable_by_key(|part| self.memory.parts[*part].effort);
        let Some(last) = unknown.pop() else { return Ok(rest == 0) };
        for part in unknown {
            rest ^= self.nimber(part)?;
        }
        self.is_lost(last, rest)
    }
}

/// The numbers of a sorted row that occur an odd number of times.
fn uneven(sorted: &[usize]) -> Vec<usize> {
    sorted.chunk_by(|a, b| a == b).filter(|chunk| chunk.len() % 2 == 1).map(|chunk| chunk[0]).collect()
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

    impl Effort for Pins {
        fn effort(&self, row: &usize) -> u32 {
            *row as u32
        }
    }

    /// OEIS A002186.
    const TOLD: [u32; 24] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];

    #[test]
    fn rows_of_pins_have_the_published_values() {
        let search = Couples::<Pins>::new(100);
        for (row, value) in TOLD.into_iter().enumerate().rev() {
            let fresh = Couples::<Pins>::new(100);
            for wanted in 0..9 {
                assert_eq!(fresh.is(&Pins, &row, wanted, &Control::new()), Ok(Some(wanted == value)), "{row}");
            }
            assert_eq!(search.nimber(&Pins, &row, &Control::new()), Ok(Some(value)), "{row}");
        }
    }

    #[test]
    fn without_room_it_gives_up_and_stopped_it_answers_later() {
        let search = Couples::<Pins>::new(5);
        assert_eq!(search.nimber(&Pins, &20, &Control::new()), Ok(None));
        assert_eq!(search.nimber(&Pins, &4, &Control::new()), Ok(Some(1)));
        let (search, control) = (Couples::<Pins>::new(100), Control::new());
        control.stop();
        assert_eq!(search.nimber(&Pins, &9, &control), Err(Stop::Asked));
        assert_eq!(search.nimber(&Pins, &9, &Control::new()), Ok(Some(4)));
    }
}
