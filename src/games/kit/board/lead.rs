//! By how many moves a side is ahead, as messages are told it.

use crate::kit::canonical::{Ahead, written};

/// By how many moves which side is ahead, and what a move leaves of that, as messages choose by it.
pub struct Told {
    /// The number, with a star if one is added.
    pub worth: String,
    /// `first`, `second` or `none`.
    pub side: &'static str,
    /// `one`, `half`, `quarter`, `part` of a move, or `more`.
    pub kind: &'static str,
    /// The number of moves, never below zero.
    pub amount: String,
    /// Whether there is a star.
    pub star: &'static str,
    /// The move.
    pub mv: String,
    /// What it leaves; `no` where that is hot.
    pub then: String,
}

impl Told {
    /// The words for such a value and what a move leaves of it.
    pub fn of(now: Ahead, mv: String, then: Option<Ahead>) -> Self {
        let text = |ahead: Ahead| written(ahead.number) + if ahead.has_star { "*" } else { "" };
        let (n, bits) = now.number;
        let side = match n.signum() {
            1 => "first",
            -1 => "second",
            _ => "none",
        };
        let amount = written((n.abs(), bits));
        let kind = match &*amount {
            "1" => "one",
            "1/2" => "half",
            "1/4" => "quarter",
            _ if bits > 0 && n.abs() < 1 << bits => "part",
            _ => "more",
        };
        let star = if now.has_star { "yes" } else { "no" };
        Told { worth: text(now), side, kind, amount, star, mv, then: then.map_or_else(|| "no".to_owned(), text) }
    }
}
