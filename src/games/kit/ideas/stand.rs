//! What the right to move is worth: the same position is asked for again with the other side to move.

use crate::kit::ideas::tree::{Tree, keeping};
use solve::judge::control::Stop;
use solve::judge::value::Outcome;

/// What the side to move of a lost position would have, could it pass.
pub fn if_passed(tree: &mut dyn Tree, at: u32) -> Result<Option<Outcome>, Stop> {
    Ok(tree.passed(at)?.map(|(outcome, _)| outcome))
}

/// A race that the numbers decide: who needs how many moves, and for how many of them the loser can hold up the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Race {
    /// Moves the winner needs by a way that is free, if nobody interferes.
    pub winner: u64,
    /// Moves the loser needs if nobody interferes.
    pub loser: u64,
    /// Moves by which the loser can hold up the winner.
    pub held: u64,
}

impl Race {
    /// The race of a position that is won in so many plies, or lost: the winner is home before the loser could be, held up as
    /// long as can be.
    pub fn of(tree: &mut dyn Tree, at: u32) -> Result<Option<Race>, Stop> {
        let (Some(least), free) = (tree.race(at), tree.free_way(at)) else { return Ok(None) };
        let (outcome, Some(plies)) = tree.worth(at)? else { return Ok(None) };
        // The winner's moves until the end, and the loser's before the last of them.
        let (needed, before, winner, loser) = match outcome {
            Outcome::N if plies % 2 == 1 => (plies.div_ceil(2), plies / 2, free[0], least[1]),
            Outcome::P if plies.is_multiple_of(2) => (plies / 2, plies / 2, free[1], least[0]),
            _ => return Ok(None),
        };
        let Some(winner) = winner else { return Ok(None) };
        let race = Race { winner, loser, held: needed.saturating_sub(winner) };
        Ok((needed >= winner && loser > before && is_home(tree, at)?).then_some(race))
    }
}

/// Whether the winner gets home in the end, both sides at their best, and does not win in another way.
fn is_home(tree: &mut dyn Tree, at: u32) -> Result<bool, Stop> {
    let mut here = at;
    while let Some(mv) = keeping(tree, here)?.first() {
        here = tree.next(here)[*mv];
    }
    Ok(tree.race(here).is_some_and(|[_, winner]| winner == 0))
}
