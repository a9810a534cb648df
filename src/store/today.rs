//! The number of the day: what is drawn by the day is handed this from here, for nothing below knows a clock.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds of a day.
const DAY: u64 = 86_400;

/// Days since 1 January 1970 in universal time, so that the whole world has the same day; 0 where the clock stands before that.
pub fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / DAY)
}
