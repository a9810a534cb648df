//! Laws that hold for positions of every size: machines that read digits, held against the rules by sentences that machines decide.
//!
//! What is believed: the order of words of one length. Valid words in that order are the numbers (n1 to n3); the adder adds (a1 to a3); what is
//! called lost are numbers (l1); every vector lowers the heaps in some weights, so that play ends (l3); and a
//! position is called lost exactly where no move leads to one that is (l2). So by induction along play the law is right of all positions.

mod conditions;
mod numbers;
mod sentences;

use std::collections::BTreeSet;

use crate::found::Found;
use crate::ground::Ground;
use crate::statement::digits::{STATES, Set, TooLarge, Track};
use crate::statement::every_size::numbers::Numbers;
use crate::statement::every_size::sentences::Sentences;
use crate::walk::Limit;
use ground::heap_game::{Go, HeapGame};
use ground::rules::Ending;
use ground::say;
use ground::say::Say;

/// Sizes up to which the moves of one to four heaps are compared with those of the rules.
const COMPARED: [usize; HeapGame::HEAPS] = [100, 12, 7, 7];

/// A law for every size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EverySize {
    /// How many heaps it speaks of; the last one is a heap of Nim where it tells nim-values.
    heaps: usize,
    /// Whether it tells nim-values: of the game with a heap of Nim beside it, lost exactly where that heap is the value.
    is_of_values: bool,
    /// The valid words.
    valid: Set,
    /// What adds two numbers.
    adder: Set,
    /// The lost positions.
    lost: Set,
    /// For vectors that are repeated: where a lost position lies here or further along.
    along: Vec<(Vec<i64>, Set)>,
    /// The same for the smaller heap taken from the larger, for either heap.
    multiples: Vec<Set>,
}

impl EverySize {
    /// Reads `HEAPS RADIX VALID ADDER LOST` and then `VECTOR:SET` and `*:SET`, perhaps with `values` before it all.
    pub fn read(text: &str) -> Option<Self> {
        let of_values = text.strip_prefix("values ");
        let mut words = of_values.unwrap_or(text).split(' ');
        let heaps: usize = words.next()?.parse().ok().filter(|heaps| (1..=HeapGame::HEAPS).contains(heaps))?;
        let radix: usize = words.next()?.parse().ok().filter(|radix| (2..=10).contains(radix))?;
        let tracks: Vec<Track> = (0..heaps as Track).collect();
        let valid = Set::read(words.next()?, radix, &[0])?;
        let adder = Set::read(words.next()?, radix, &[0, 1, 2])?;
        let lost = Set::read(words.next()?, radix, &tracks)?;
        let is_of_values = of_values.is_some();
        let mut law = EverySize { heaps, is_of_values, valid, adder, lost, along: Vec::new(), multiples: Vec::new() };
        for word in words {
            let (name, set) = word.split_once(':')?;
            let set = Set::read(set, radix, &tracks)?;
            match name {
                "*" => law.multiples.push(set),
                _ => law.along.push((name.split(',').map(|step| step.parse().ok()).collect::<Option<_>>()?, set)),
            }
        }
        law.along.iter().all(|(vector, _)| vector.len() == heaps).then_some(law)
    }

    /// Writes it.
    pub fn write(&self) -> String {
        let sets = [&self.valid, &self.adder, &self.lost].into_iter().map(Set::write);
        let along = self.along.iter().map(|(vector, set)| {
            let vector: Vec<String> = vector.iter().map(i64::to_string).collect();
            format!("{}:{}", vector.join(","), set.write())
        });
        let multiples = self.multiples.iter().map(|set| format!("*:{}", set.write()));
        let sizes = [self.heaps.to_string(), self.valid.radix.to_string()];
        let kind = self.is_of_values.then(|| "values".to_owned());
        kind.into_iter().chain(sizes).chain(sets).chain(along).chain(multiples).collect::<Vec<String>>().join(" ")
    }

    /// What it claims.
    pub fn says(&self) -> Say {
        let states = self.lost.ends.len();
        if self.is_of_values {
            say!("every-size-values-claim", states = states, heaps = self.own_heaps())
        } else {
            say!("every-size-claim", states = states, heaps = self.heaps)
        }
    }

    /// Heaps of the game itself.
    fn own_heaps(&self) -> usize {
        self.heaps - usize::from(self.is_of_values)
    }

    /// Holds the law against the rules; `tick` is called between sentences and may stop it.
    ///
    /// Cost: a few products and projections of machines; the moves of some hundred small positions are compared first.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        let heaps = self.own_heaps();
        let Some((game, _)) = start.as_heaps().filter(|(game, at)| game.heaps == heaps && at.len() == heaps) else {
            return Ok(Found::Hole(say!("every-size-no-heaps", heaps = heaps)));
        };
        tick()?;
        let Some(compared) = compared(start, &game) else { return Ok(Found::Hole(say!("every-size-other-rules"))) };
        tick()?;
        let asked = if self.is_of_values { game.beside_nim() } else { Some(game) };
        let Some(game) = asked else { return Ok(Found::Hole(say!("every-size-no-values"))) };
        Ok(match self.failing(&game) {
            Ok(None) => Found::Holds(compared),
            Ok(Some(obligation)) => Found::Hole(say!("every-size-fails", obligation = obligation)),
            Err(TooLarge) => Found::Beyond(Limit::Positions(STATES)),
        })
    }

    /// The first obligation that fails.
    fn failing(&self, game: &HeapGame) -> Result<Option<&'static str>, TooLarge> {
        let Some(numbers) = Numbers::new(&self.valid, &self.adder)? else { return Ok(Some("n1-n3")) };
        if !numbers.add()? {
            return Ok(Some("a1-a3"));
        }
        let rules =
            Sentences { game, numbers: &numbers, lost: &self.lost, along: &self.along, multiples: &self.multiples };
        let positions = rules.positions()?;
        let sets = || std::iter::once(&self.lost).chain(self.along.iter().map(|(_, set)| set)).chain(&self.multiples);
        for set in sets() {
            if !set.has_free_zeros() || !set.less(&positions)?.is_empty() {
                return Ok(Some("l1"));
            }
        }
        if game.weights().is_none() {
            return Ok(Some("l3"));
        }
        Ok(if rules.are_along()? && rules.lost(&positions)?.is(&self.lost)? { None } else { Some("l2") })
    }
}

/// How many small positions have the moves, and the end, that the game on heaps tells; `None`: some has not.
fn compared<G: Ground>(start: &G, game: &HeapGame) -> Option<usize> {
    let size = COMPARED[game.heaps - 1];
    let mut open = vec![(start.sized(&vec![size; game.heaps]).or_else(|| start.sized(&[size]))?)];
    let mut met = BTreeSet::new();
    while let Some(at) = open.pop() {
        let numbers = numbers_of(&at, game)?;
        if !met.insert(numbers.clone()) {
            continue;
        }
        let own: BTreeSet<_> = game.options(&numbers).into_iter().map(|next| alike(game, next)).collect();
        let winner = if game.is_misere { at.to() } else { at.to().other() };
        match at.ending() {
            Some(ending) if own.is_empty() && ending == Ending::Won(winner) => continue,
            None if !own.is_empty() => {}
            _ => return None,
        }
        let mut left = Vec::new();
        if !at.each(10_000, &mut |next| {
            left.push(next);
            true
        }) {
            return None;
        }
        let told = left.iter().map(|next| numbers_of(next, game)).collect::<Option<BTreeSet<_>>>()?;
        if told != own {
            return None;
        }
        open.extend(left);
    }
    Some(met.len())
}

fn numbers_of<G: Ground>(at: &G, game: &HeapGame) -> Option<Vec<u64>> {
    let numbers: Vec<u64> = at.as_heaps()?.1.iter().map(|number| u64::try_from(number).ok()).collect::<Option<_>>()?;
    (numbers.len() == game.heaps).then(|| alike(game, numbers))
}

/// What is the same position: a limit above the heap is as good as the heap, and multiples are taken whichever heap stands first.
fn alike(game: &HeapGame, mut at: Vec<u64>) -> Vec<u64> {
    if game.moves.iter().any(|go| matches!(go, Go::Limit { .. })) {
        at[1] = at[1].min(at[0]);
    }
    if game.moves == [Go::Multiple] {
        at.sort_unstable();
    }
    at
}
