//! The puzzle of the day: the same for everybody, from the number of the day that whoever has a clock hands down.

use crate::puzzle::difficulty::Level;
use duel::house::Entry;

/// Levels of the week from Monday on: it becomes harder.
const WEEK: [u8; 7] = [1, 2, 2, 3, 3, 4, 5];

/// What the puzzle of a day is drawn from, and how hard it is. Days count from 1 January 1970, a Thursday.
///
/// Worked: day 0 is a Thursday, so its puzzle is of level 3; day 4 is a Monday and easy.
pub fn daily(day: u64) -> (u64, Level) {
    let weekday = (day % 7 + 3) % 7;
    let level = Level::of(WEEK[weekday as usize]).expect("the week has levels from 1 to 5");
    (SALT ^ day.wrapping_mul(0x9e37_79b9_7f4a_7c15), level)
}

/// Whether a game is known well enough to be asked about on any day: everybody has the same puzzle.
pub fn is_known(entry: &Entry) -> bool {
    !entry.is_own && entry.fame >= KNOWN
}

/// How well known a game must be for that.
const KNOWN: u8 = 50;

/// Keeps the days apart from the seeds that people type.
const SALT: u64 = 0x6461_696c_7900_0000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_week_becomes_harder_and_begins_anew() {
        // 20454 days after 1 January 1970 is 1 January 2026, a Thursday.
        assert_eq!(daily(20_454).1.number(), 3);
        let week: Vec<u8> = (4..11).map(|day| daily(day).1.number()).collect();
        assert_eq!(week, WEEK);
        assert_ne!(daily(0).0, daily(7).0);
    }
}
