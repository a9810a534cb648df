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
    /// What it leaves; `no` where that is hot, `all` where a table tells it of every move.
    pub then: String,
}

impl Ahead {
    /// The number with a star if one is added; a star alone where the number is 0.
    pub fn written(self) -> String {
        match (self.number.0, self.has_star) {
            (0, true) => "*".to_owned(),
            (_, has_star) => written(self.number) + if has_star { "*" } else { "" },
        }
    }
}

impl Told {
    /// The words for such a value and what a move leaves of it.
    pub fn of(now: Ahead, mv: String, then: Option<Ahead>, are_all_told: bool) -> Self {
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
        let then = then.map_or_else(|| "no".to_owned(), Ahead::written);
        let then = if are_all_told { "all".to_owned() } else { then };
        Told { worth: now.written(), side, kind, amount, star, mv, then }
    }
}
