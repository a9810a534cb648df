//! What happens on the long way to an end: the moves of the line shown that do something, each with its number.

use crate::kit::ideas::tree::Tree;
use ground::say;
use ground::say::{Arg, Say};

/// Moves that are told; of more the first ones and the last.
const TOLD: usize = 5;

/// The moves of the principal line that do something. `None`: none does, or the line does not reach the end.
pub fn story(tree: &mut dyn Tree) -> Option<Say> {
    let (mut at, mut moves) = (0, Vec::new());
    for (number, mv) in (1..).zip(tree.line()) {
        if let Some(does) = tree.does(at, mv) {
            moves.push(say!("idea-story-move", number = number, mv = tree.write(at, mv), does = does));
        }
        at = tree.next(at)[mv];
    }
    let last = moves.len().saturating_sub(1);
    let is_told = |(i, _): &(usize, Say)| *i < TOLD - 1 || *i == last;
    let told: Vec<Arg> = moves.into_iter().enumerate().filter(is_told).map(|(_, says)| Arg::from(says)).collect();
    (tree.is_over(at) && told.len() > 1).then(|| say!("idea-story", moves = told))
}
