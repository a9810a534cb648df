//! Which score to ask for next: how far out, and when to come in.

/// How far out to ask, in sixteenths of the outermost scores that are possible.
#[derive(Clone, Copy)]
pub struct Reach {
    high: i32,
    low: i32,
}

impl Reach {
    /// Wins and losses that come soon are cheap to find or to exclude: while little work is done, almost as far out as
    /// possible.
    pub fn after(spent: u64, free: u32) -> Self {
        match (spent < EAGER, free > LATE) {
            (true, true) => Reach { high: 15, low: 14 },
            (true, false) => Reach { high: 10, low: 8 },
            (false, _) => Reach { high: 8, low: 8 },
        }
    }

    /// A score in question, above `low` and at most `high`: outside before inside.
    pub fn probe(self, low: i32, high: i32) -> i32 {
        let middle = low + (high - low) / 2;
        let (outer_low, outer_high) = (low * self.low / 16, high * self.high / 16);
        let at = if middle <= 0 && outer_low < middle {
            outer_low
        } else if middle >= 0 && outer_high > middle {
            outer_high
        } else {
            middle
        };
        at.clamp(low, high - 1) + 1
    }
}

/// Positions of one question up to which the outermost scores come first.
pub const EAGER: u64 = 20_000;

/// Free cells up to which there is no need for that.
pub const LATE: u32 = 13;
