//! How a long line ends: the move from which on all that follows is forced.

use crate::kit::ideas::chain::{Chain, Force};
use crate::kit::ideas::tree::Tree;
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;

/// Moves of the winner, counted from the end, among which such a move is looked for.
const LONGEST: usize = 5;

/// The first of the winner's last moves in the line shown that begins a combination. `None`: none does, or the line does not reach the end.
pub fn finish(tree: &mut dyn Tree) -> Result<Option<Say>, Stop> {
    let line = tree.line();
    let mut stands = vec![0];
    for mv in &line {
        let next = tree.next(stands[stands.len() - 1])[*mv];
        stands.push(next);
    }
    if !tree.is_over(stands[line.len()]) {
        return Ok(None);
    }
    // The move that ends the game is the winner's, and so is every second one before it.
    let before = |count: usize| (line.len() - 1).checked_sub(2 * count).filter(|i| *i > 0);
    for i in (1..=LONGEST).rev().filter_map(before) {
        let chain = Chain::from(tree, stands[i], line[i])?;
        let is_at_once = chain.beats.first().is_some_and(|(force, _)| *force == Force::Ends);
        if chain.is_whole() && !is_at_once {
            let mv = tree.write(stands[i], line[i]);
            return Ok(chain.says().map(|told| say!("idea-finish", number = i + 1, mv = mv, told = told)));
        }
    }
    Ok(None)
}
