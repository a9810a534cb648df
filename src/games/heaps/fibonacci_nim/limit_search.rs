//! Several piles with limits under misère play: the whole position is searched, for no law covers their sum.

use std::sync::{Mutex, PoisonError};

use num_traits::ToPrimitive;
use rustc_hash::FxHashMap;

use ground::num::Nat;
use ground::say;
use solve::judge::control::{Control, Stop};

/// Positions remembered at most.
const ROOM: usize = 100_000;

/// Counters a position may hold in all.
const COUNTERS: usize = 400;

/// One pile: its size and its limit, at most the size.
type Pile = (u16, u16);

/// Won or lost for any number of piles, where who cannot move wins.
///
/// A move takes t, 1 <= t <= limit, from one pile and leaves it the limit min(rest, max(0, factor·t + plus)). Piles without a
/// move are dropped and the others sorted, so that like positions are searched once. At most 400 counters and 100,000
/// remembered positions; beyond that it refuses by name. Time: the moves of every position met, until one wins.
/// Source: the definition of won and lost (E. Zermelo, 1913).
/// Worked: 1/1, 1/1 is won, for the opponent must take the last counter; a single 1/1 is lost.
pub struct LimitSearch {
    factor: i128,
    plus: i128,
    known: Mutex<FxHashMap<Vec<Pile>, bool>>,
}

impl LimitSearch {
    /// Nothing is known yet. `factor` is at least 1.
    pub fn new(factor: &Nat, plus: i64) -> Self {
        let factor = factor.to_u32().unwrap_or(u32::MAX);
        LimitSearch { factor: factor.into(), plus: plus.into(), known: Mutex::default() }
    }

    /// Whether the mover wins with these piles of sizes and limits.
    pub fn is_won<'a>(
        &self,
        piles: impl IntoIterator<Item = (&'a Nat, &'a Nat)>,
        control: &Control,
    ) -> Result<bool, Stop> {
        let too_large = || Stop::TooLarge(say!("fibonacci-too-many-counters", most = COUNTERS));
        let mut small = Vec::new();
        for (n, limit) in piles {
            small.push((n.to_u16().ok_or_else(too_large)?, limit.to_u16().ok_or_else(too_large)?));
        }
        if small.iter().map(|&(n, _)| usize::from(n)).sum::<usize>() > COUNTERS {
            return Err(too_large());
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        self.search(canonical(small), &mut known, control)
    }

    /// Each call below holds fewer counters, so it is at most [`COUNTERS`] deep.
    fn search(
        &self,
        piles: Vec<Pile>,
        known: &mut FxHashMap<Vec<Pile>, bool>,
        control: &Control,
    ) -> Result<bool, Stop> {
        if piles.is_empty() {
            return Ok(true);
        }
        if let Some(&is_won) = known.get(&piles) {
            return Ok(is_won);
        }
        control.tick(1)?;
        if known.len() >= ROOM {
            return Err(Stop::TooLarge(say!("fibonacci-too-many-positions", most = ROOM)));
        }
        let mut is_won = false;
        'moves: for (i, &(n, limit)) in piles.iter().enumerate() {
            for t in 1..=limit {
                let mut left = piles.clone();
                left[i] = (n - t, self.next(n, t));
                if !self.search(canonical(left), known, control)? {
                    is_won = true;
                    break 'moves;
                }
            }
        }
        known.insert(piles, is_won);
        Ok(is_won)
    }

    fn next(&self, n: u16, t: u16) -> u16 {
        (self.factor * i128::from(t) + self.plus).clamp(0, i128::from(n - t)) as u16
    }
}

fn canonical(mut piles: Vec<Pile>) -> Vec<Pile> {
    piles.retain(|&(_, limit)| limit > 0);
    piles.sort_unstable();
    piles
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_won(search: &LimitSearch, piles: &[(u32, u32)]) -> Result<bool, Stop> {
        let piles: Vec<(Nat, Nat)> = piles.iter().map(|&(n, limit)| (n.into(), limit.into())).collect();
        search.is_won(piles.iter().map(|(n, limit)| (n, limit)), &Control::new())
    }

    #[test]
    fn the_last_counter_loses() {
        let search = LimitSearch::new(&Nat::from(2u8), 0);
        assert_eq!(is_won(&search, &[(1, 1)]), Ok(false));
        assert_eq!(is_won(&search, &[(1, 1), (1, 1)]), Ok(true));
        assert_eq!(is_won(&search, &[(5, 0), (1, 1)]), Ok(false));
        assert_eq!(is_won(&search, &[]), Ok(true));
    }

    #[test]
    fn too_many_counters_are_refused() {
        let search = LimitSearch::new(&Nat::from(2u8), 0);
        assert!(matches!(is_won(&search, &[(300, 2), (101, 2)]), Err(Stop::TooLarge(_))));
        assert!(matches!(is_won(&search, &[(70_000, 2), (1, 1)]), Err(Stop::TooLarge(_))));
    }
}
