//! What a take from an end does that a teacher would point at.

use crate::scores::ends::rules::{End, Row};
use duel::game::slip::Slip;

/// The facts.
pub fn slips(row: &Row, end: End) -> Vec<Slip> {
    let other = if end == End::Left { End::Right } else { End::Left };
    if row.ends().len() < 2 || row.at(end) == row.at(other) {
        return Vec::new();
    }
    vec![if row.at(end) > row.at(other) { Slip::Larger } else { Slip::Smaller }]
}
