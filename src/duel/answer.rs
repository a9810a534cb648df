//! What the oracle says of a position, its types rubbed off: everything in notation.

use ground::num::Nat;
use ground::rules::{Ending, Side};
use solve::judge::mix::Mix;
use solve::judge::reason::Reason;
use solve::judge::value::Value;

/// What the oracle says of a position, in notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The position.
    pub position: String,
    /// The mover.
    pub to: Side,
    /// What it is worth to the mover.
    pub value: Value,
    /// The canonical form of a two-sided game, where it is worked out.
    pub canonical: Option<String>,
    /// Moves with what they leave to the opponent; empty unless asked for.
    pub moves: Vec<(String, Value)>,
    /// How many moves are legal.
    pub moves_total: Nat,
    /// Moves that keep the value.
    pub best: Vec<String>,
    /// How many moves keep the value.
    pub best_total: Nat,
    /// A principal line.
    pub line: Vec<String>,
    /// The strategies of both sides, where moves are mixed.
    pub mix: Vec<Mix>,
    /// The nim-value of every component, for sums in normal play.
    pub parts: Option<Vec<(String, Nat)>>,
    /// How the game ended, if it has.
    pub ending: Option<Ending>,
    /// Why.
    pub reason: Reason,
}
