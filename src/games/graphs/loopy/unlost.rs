//! Why several tokens are drawn: the lost positions that can come up, and a few positions among which each side can stay, none of them one
//! move away from a lost one.

use std::collections::HashSet;

use crate::graphs::loopy::circling::{Circling, leads, live};
use crate::graphs::loopy::rules::Loopy;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Outcome;

/// Positions that are walked at most, lost ones that are listed, and those to stay among.
const WALKED: usize = 2_000;
const LISTED: usize = 24;
const STAYED: usize = 8;

/// The tokens that can still move, sorted.
type Tokens = Vec<usize>;

/// Everything that the proof shows.
pub struct Unlost {
    /// The lost positions that can come up.
    pub lost: Vec<Tokens>,
    /// Positions with one to go to that stands in this list, too, and all that their moves leave.
    pub stays: Vec<(Tokens, Tokens, Vec<Tokens>)>,
}

/// The proof that these tokens are drawn, by a first move that leaves those; `None`: they are not, or more would have to be listed
/// than is read.
///
/// Cost: the value of every position below, each looked up in a sweep.
pub fn unlost(
    oracle: &Circling,
    game: &Loopy,
    [tokens, told]: [&[usize]; 2],
    control: &Control,
) -> Result<Option<Unlost>, Stop> {
    let next = |tokens: &Tokens| leads(game, tokens).unwrap_or_default();
    let outcome = |tokens: &Tokens| Ok::<Outcome, Stop>(oracle.worth(game, tokens, control)?.outcome());
    let [start, told] = [tokens, told].map(|tokens| live(game, tokens));
    let (mut met, mut open) = (HashSet::from([start.clone()]), vec![start.clone()]);
    let mut lost = Vec::new();
    while let Some(here) = open.pop() {
        if outcome(&here)? == Outcome::P {
            lost.push(here.clone());
        }
        open.extend(next(&here).into_iter().filter(|after| met.insert(after.clone())));
        if met.len() > WALKED || lost.len() > LISTED {
            return Ok(None);
        }
    }
    lost.sort_unstable();
    let (mut stays, mut here): (Vec<(Tokens, Tokens, Vec<Tokens>)>, Tokens) = (Vec::new(), start);
    while stays.iter().all(|(tokens, ..)| *tokens != here) {
        let mut left = next(&here);
        left.sort_unstable();
        left.dedup();
        let is_listed = |after: &&Tokens| **after == here || stays.iter().any(|(tokens, ..)| tokens == *after);
        let mut drawn = Vec::new();
        for after in &left {
            if outcome(after)? == Outcome::D {
                drawn.push(after);
            }
        }
        let is_told = |after: &&Tokens| stays.is_empty() && **after == told;
        let first = drawn.iter().copied().find(is_told).or_else(|| drawn.iter().copied().find(is_listed));
        let Some(to) = first.or(drawn.first().copied()).cloned() else {
            return Ok(None);
        };
        stays.push((here, to.clone(), left));
        here = to;
        if stays.len() > STAYED {
            return Ok(None);
        }
    }
    Ok(Some(Unlost { lost, stays }))
}
