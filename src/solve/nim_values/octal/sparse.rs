//! Nim-values by the sparse-space method: few heaps are rare, and only they need to be paired with all others.

use crate::judge::control::{Control, Stop};
use crate::nim_values::octal::division::Division;
use crate::nim_values::octal::heaps::Heaps;
use crate::nim_values::octal::kernel::{LANES, VALUES};
use crate::nim_values::octal::narrow;
use crate::nim_values::octal::narrow::Narrow;
use crate::nim_values::octal::ranking::Valued;
use crate::nim_values::octal::ways::Ways;
use crate::nim_values::octal::wide::{Ranking, Wide};
use ground::say;

/// Marked pairs that count as one unit of work.
const PAIRS: usize = 64;

/// Below so many heaps all pairs are marked.
const SMALL: usize = 1 << 12;

/// A table of values and what speeds up the next ones.
///
/// What the rare heaps give is proved by pairing them with what makes them up to the sum; every other value needs a witness
/// alone. Few rare heaps and small values are dealt with heap by heap, others in blocks of heaps, small tables by all pairs.
#[derive(Default)]
pub struct Sparse {
    heaps: Heaps,
    /// Whether the rare heaps are few enough to help; otherwise all pairs of a heap are marked.
    has_few_rare: bool,
    division: Division,
    /// The rare heaps with their values, ascending; none if they are too many.
    rare: Vec<Valued>,
    /// The size at which the division is chosen anew.
    renewal: usize,
    /// The bound that everything is made for.
    bound: usize,
    /// A faster way for games with few rare heaps and small values.
    narrow: Option<Narrow>,
    wide: Wide,
    /// Pairs marked, or searched at their price, since work was last counted.
    pairs: usize,
    work: u64,
}

impl Sparse {
    /// The values so far, size 0 first.
    pub fn values(&self) -> &[u16] {
        self.heaps.values()
    }

    /// The work done for them: pairs marked, or searched at their price, in units of 64, and one for every few heaps.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Adds the values of sizes below `to`, and perhaps some more.
    pub fn grow(&mut self, to: usize, ways: &Ways, control: &Control) -> Result<(), Stop> {
        self.heaps.reserve(to + PAIRS);
        while self.heaps.len() < to {
            self.block(ways, control)?;
            let done = (self.pairs / PAIRS) as u64 + 1;
            self.pairs %= PAIRS;
            self.work += done;
            control.tick(done)?;
        }
        Ok(())
    }

    /// The next values: as many as there are lanes, or fewer if one reaches the bound of those before.
    fn block(&mut self, ways: &Ways, control: &Control) -> Result<(), Stop> {
        let (from, bound) = (self.heaps.len(), self.heaps.bound());
        if bound > VALUES {
            return Err(Stop::TooLarge(say!("code-values-too-many", size = from, most = VALUES - 1)));
        }
        if from >= self.renewal {
            self.renew(ways, control)?;
        }
        if self.bound != bound {
            self.fit(bound);
        }
        if self.by_narrow(ways) {
            return Ok(());
        }
        if !self.has_few_rare || from < SMALL && self.narrow.is_none() {
            let value = self.wide.by_all_pairs(&self.heaps, ways);
            self.push(value);
        } else {
            self.by_wide(ways);
        }
        self.pairs += self.wide.take_pairs();
        Ok(())
    }

    /// Adds heaps one by one while their witnesses turn up soon; whether there was one.
    fn by_narrow(&mut self, ways: &Ways) -> bool {
        let from = self.heaps.len();
        while self.heaps.len() < from + PAIRS {
            let Some(narrow) = &mut self.narrow else { break };
            let Some(value) = narrow.value(&self.heaps, &self.rare, ways) else { break };
            self.push(value);
        }
        self.pairs += self.narrow.as_mut().map_or(0, Narrow::take_pairs);
        self.heaps.len() > from
    }

    /// Adds a block of heaps.
    fn by_wide(&mut self, ways: &Ways) {
        self.wide.begin(&self.heaps, &self.rare, ways);
        for lane in 0..LANES {
            let value = self.wide.value(lane, &self.heaps, &self.rare, ways);
            self.push(value);
            if usize::from(value) >= self.bound {
                break;
            }
        }
    }

    fn push(&mut self, value: u16) {
        let n = self.heaps.len();
        self.heaps.push(value);
        if self.has_few_rare && self.division.is_rare(n, value) {
            self.rare.push((n as u32, value));
        }
    }

    /// Chooses the division anew: none, if so many heaps are rare that all pairs are marked faster.
    fn renew(&mut self, ways: &Ways, control: &Control) -> Result<(), Stop> {
        let len = self.heaps.len();
        let (best, count) = Division::best(&self.heaps, ways);
        let has_few_rare = count < len / 5;
        let division = if has_few_rare { best } else { Division::default() };
        let values = self.heaps.values().iter().copied().enumerate().skip(1);
        let rare: Vec<Valued> = values
            .filter(|(n, value)| has_few_rare && best.is_rare(*n, *value))
            .map(|(n, value)| (n as u32, value))
            .collect();
        let is_narrow = has_few_rare && self.heaps.bound() <= narrow::VALUES && rare.len() <= narrow::RARE;
        let is_ranked = has_few_rare && !is_narrow && len >= SMALL && ways.last() < len / 4;
        let ranking =
            if is_ranked { Ranking::learn(division, &rare, &self.heaps, ways, control)? } else { Ranking::default() };
        self.wide.renew(ranking);
        (self.has_few_rare, self.division, self.rare) = (has_few_rare, division, rare);
        self.fit(self.heaps.bound());
        self.renewal = len + len / 4 + LANES;
        Ok(())
    }

    /// Makes everything fit for values below `bound`.
    fn fit(&mut self, bound: usize) {
        self.bound = bound;
        let is_narrow = self.has_few_rare && bound <= narrow::VALUES && self.rare.len() <= narrow::RARE;
        self.narrow = is_narrow.then(|| Narrow::new(self.division, bound));
        self.wide.fit(self.division, bound);
    }
}
