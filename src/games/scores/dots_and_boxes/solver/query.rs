//! A node of the search: a question of a position, the cuts that may answer it, and what bounds answer without a search.

use crate::scores::dots_and_boxes::solver::known::{Known, NO_CUT};
use crate::scores::dots_and_boxes::solver::places::{Left, Way};

/// A cut to be tried.
#[derive(Clone, Copy)]
pub struct Cut<const W: usize> {
    /// Lower ones are tried first.
    pub order: u32,
    /// The cut.
    pub way: Way,
    /// What it leaves.
    pub left: Left<W>,
    /// Whether it was tried.
    pub is_tried: bool,
}

/// A question and what was found of its answer.
#[derive(Clone, Copy, Debug)]
pub struct Query {
    /// Coins of the position.
    pub coins: i32,
    /// Whether it is worth at least this.
    pub beta: i32,
    /// The best bound found.
    pub best: i32,
    /// The cut it comes from.
    pub cut: u8,
}

/// Replies are counted in positions of so many strings or more: smaller ones are answered as soon as counted.
pub const FAR: usize = 28;

impl Known {
    /// The same with what a question found.
    pub fn with(self, query: &Query) -> Self {
        let best = query.best as i8;
        let known = Known { cut: query.cut, ..self };
        if query.best >= query.beta {
            Known { low: known.low.max(best), ..known }
        } else {
            Known { high: known.high.min(best), ..known }
        }
    }
}

impl Query {
    /// What a cut that gives nothing away asks of the opponent, of whose answer nothing is found yet.
    pub fn reply(&self) -> Self {
        Query { coins: self.coins, beta: 1 - self.beta, best: -self.coins, cut: NO_CUT }
    }
}

/// A bound that answers whether a position is worth at least `beta`.
pub fn settled(known: Known, beta: i32) -> Option<i32> {
    let (low, high) = (known.low.into(), known.high.into());
    if low >= beta { Some(low) } else { (high < beta).then_some(high) }
}

/// A bound of what is left, from bounds of the rest.
pub fn left_by<E, const W: usize>(
    left: &Left<W>,
    coins: i32,
    beta: i32,
    rest: &mut dyn FnMut(i32) -> Result<i32, E>,
) -> Result<i32, E> {
    let Left { taken, spare, .. } = *left;
    let beta = beta - taken;
    if spare == 0 {
        return Ok(taken + rest(beta)?);
    }
    // What is left or taken is even, so with an odd number of other coins it makes a difference of one at least.
    let least = coins % 2;
    if beta <= least {
        return Ok(taken + least);
    }
    // Leaving them pays if the rest is bad enough for who must cut there, taking them if it is good enough.
    let high = rest(beta - spare)?;
    if high >= beta - spare {
        return Ok(taken + high + spare);
    }
    let low = rest(1 - beta - spare)?;
    if low < 1 - beta - spare {
        return Ok(taken - low - spare);
    }
    Ok(taken + (high + spare).max(-low - spare))
}
