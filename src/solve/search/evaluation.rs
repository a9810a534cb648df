//! What is counted of a position that is not searched further: terms with names, whole numbers each. Their sum is an estimate and proves
//! nothing.

use crate::judge::control::{Control, Stop};
use ground::rules::At;
use ground::say::Say;

/// One thing that is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Term {
    /// What it is called.
    pub says: Say,
    /// Its points for the side to move; negative: for the other side.
    pub points: i64,
    /// Whether it counts men: a move that changes it takes something or crowns something.
    pub is_material: bool,
}

/// What a game brings whose positions can be estimated. `P` is its position.
pub trait Evaluation<P> {
    /// What is counted of a position, for the side to move. Seen by the other side each term is worth as much with the other sign.
    fn terms(&self, at: &At<P>) -> Vec<Term>;

    /// The moves that a search looks at where there are too many, by their places in the list, the most promising first. `None`: all.
    fn candidates(&self, _at: &At<P>) -> Option<Vec<usize>> {
        None
    }

    /// What the game's own search to a depth plays, by its place in the list, and the depth that was finished. `None`: it has none, so the
    /// plain one is asked.
    fn chosen(&self, _at: &At<P>, _depth: usize, _control: &Control) -> Result<Option<(usize, usize)>, Stop> {
        Ok(None)
    }

    /// What the game's own player plays in the time that there is, by its place in the list: the best it found when the reins, which are
    /// [calm](Control::calm) already, ask for [haste once more](Control::is_late). `None`: it has none.
    fn in_time(&self, _at: &At<P>, _control: &Control) -> Result<Option<usize>, Stop> {
        Ok(None)
    }

    /// Which moves these are, in words; nothing where a search always looks at all.
    fn narrows(&self) -> Option<Say> {
        None
    }
}

impl Term {
    /// A term that counts no men.
    pub fn new(says: Say, points: i64) -> Self {
        Term { says, points, is_material: false }
    }

    /// A term that counts men.
    pub fn material(says: Say, points: i64) -> Self {
        Term { says, points, is_material: true }
    }
}

/// The sum of all terms.
pub fn estimate(terms: &[Term]) -> i64 {
    terms.iter().map(|term| term.points).sum()
}

/// The sum of the terms that count men.
pub fn material(terms: &[Term]) -> i64 {
    terms.iter().filter(|term| term.is_material).map(|term| term.points).sum()
}
