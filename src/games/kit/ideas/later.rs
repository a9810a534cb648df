//! Where a long win becomes plain: both sides go on at their best until one idea decides, as a master tells a long line.

use crate::kit::ideas::chain::{Chain, Force};
use crate::kit::ideas::stand::{Race, if_passed};
use crate::kit::ideas::threat::told;
use crate::kit::ideas::tree::{Tree, keeping};
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::value::Outcome;

/// Moves of both sides that are told before the idea.
pub const LONGEST: usize = 14;

/// Moves of both sides before the idea that are told rather than the moves of the line that do something.
pub const SHORT: usize = 6;

/// The moves from this position on, so many at most, and the first idea that decides after them, with whether that tells
/// how the game ends; `None`: none does so soon.
pub fn later(tree: &mut dyn Tree, at: u32, longest: usize) -> Result<Option<(bool, Say)>, Stop> {
    let (mut here, mut moves) = (at, Vec::new());
    while moves.len() < longest && !tree.is_over(here) {
        let Some(mv) = keeping(tree, here)?.first().copied() else { break };
        moves.push(told(tree, here, mv));
        if let Some((is_whole, why)) = found(tree, here, mv)? {
            return Ok(Some((is_whole, say!("idea-later", moves = moves, why = why))));
        }
        here = tree.next(here)[mv];
    }
    Ok(None)
}

/// What decides with this move: the moves that are left to be counted, what it forces to the end, the race that is then on, or who has
/// to move then; and whether that tells how the game ends.
fn found(tree: &mut dyn Tree, at: u32, mv: usize) -> Result<Option<(bool, Say)>, Stop> {
    let next = tree.next(at)[mv];
    if let Some([own, other]) = tree.spare(next).filter(|_| !tree.is_over(next)) {
        return Ok(Some((true, say!("idea-later-spare", own = own, other = other))));
    }
    if tree.worth(at)?.0 == Outcome::P {
        let race = Race::of(tree, next)?;
        let says = |race: Race| say!("idea-later-race", total = race.winner + race.held, loser = race.loser);
        return Ok(race.map(|race| (true, says(race))));
    }
    let chain = Chain::from(tree, at, mv)?;
    if chain.is_whole() && chain.beats.first().is_some_and(|(force, _)| *force != Force::Ends) {
        return Ok(chain.says().map(|says| (true, says)));
    }
    Ok(match if_passed(tree, next)?.filter(|_| !tree.is_over(next)) {
        Some(Outcome::P) => Some((false, say!("idea-later-mutual"))),
        Some(Outcome::D) => Some((false, say!("idea-later-saves"))),
        _ => None,
    })
}
