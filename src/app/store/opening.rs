//! A game about to be played or gone on with: what a command or a saved record hands to the board.

use duel::history::Duel;
use duel::rounds::Match;
use ground::rules::Side;
use teach::opponent::Level;

/// A game with its seats.
pub struct Opening {
    /// The game with its positions so far.
    pub duel: Duel,
    /// The side the person plays; `None` for both.
    pub you: Option<Side>,
    /// How strong the opponent is.
    pub level: Level,
    /// What its lots are drawn from.
    pub seed: u64,
    /// The rounds before this one.
    pub rounds: Match,
}
