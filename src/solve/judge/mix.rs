//! How moves are mixed: weights that an opponent may know and still not exploit.

use ground::num::Ratio;
use ground::rules::Side;

/// What one side plays in one situation it can tell from others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix {
    /// Whose moves they are.
    pub player: Side,
    /// What this side sees, in notation; empty where there is only one situation.
    pub at: String,
    /// Moves in notation with their weights, which are not negative and sum to 1.
    pub plays: Vec<(String, Ratio)>,
}
