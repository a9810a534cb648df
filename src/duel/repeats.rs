//! Lines that come back to where they were: whoever reads them further learns nothing new.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::place::Place;

/// The longest position whose line is looked through for a circle.
const CIRCLED: usize = 1_000;

/// Rounds of the same moves from which on they are told once.
const ROUNDS: usize = 4;

/// Moves that such a round has; the same move again and again is a column that fills up.
const ROUND: RangeInclusive<usize> = 2..=4;

/// Between how many plies a line from this position comes back to a position for the first time.
pub fn circle(place: &dyn Place, line: &[String]) -> Option<(usize, usize)> {
    let mut seen = vec![(place.text(), place.to())];
    if seen[0].0.len() > CIRCLED {
        return None;
    }
    let mut at: Option<Arc<dyn Place>> = None;
    for mv in line {
        let next = at.as_deref().unwrap_or(place).after(mv).ok()?;
        let here = (next.text(), next.to());
        if let Some(from) = seen.iter().position(|before| *before == here) {
            return Some((from, seen.len()));
        }
        seen.push(here);
        at = Some(next);
    }
    None
}

/// Where the first round of the moves ends that the line goes on with to its end, how many they are, and how often they come again.
///
/// Worked: a, b, c, b, c, b, c, b, c ends in four rounds of two moves: the first is over after three moves, and three follow.
pub fn rounds(line: &[String]) -> Option<(usize, usize, usize)> {
    ROUND.into_iter().find_map(|count| {
        let last = line.rchunks_exact(count).next()?;
        let times = line.rchunks_exact(count).take_while(|round| *round == last).count();
        (times >= ROUNDS).then(|| (line.len() - (times - 1) * count, count, times - 1))
    })
}
