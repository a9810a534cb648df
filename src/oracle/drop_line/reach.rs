//! Which score to ask for next: how far out, and when to come in.

/// How far out to ask, in sixteenths of the outermost scores that are possible; 0: half way between them.
#[derive(Clone, Copy)]
pub struct Reach {
    high: i32,
    low: i32,
}

impl Reach {
    /// Wins and losses that come soon are cheap to find or to exclude: while little work is done, almost as far out as
    /// possible. Later what lies far out is excluded already, and every question costs: half of what is left each time.
    pub fn after(spent: u64, free: u32) -> Self {
        let (eager, reach) = if free > EARLY {
            (EAGER, Reach { high: 14, low: 14 })
        } else if free > LATE {
            (BRISK, Reach { high: 13, low: 12 })
        } else {
            (BRISK, Reach { high: 10, low: 8 })
        };
        if spent < eager { reach } else { Reach { high: 0, low: 0 } }
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

/// Free cells above which a position is early.
const EARLY: u32 = 27;

/// Positions of one question up to which the outermost scores come first, of an early position.
const EAGER: u64 = 10_000;

/// The same of the others: their quick ends are found with less, and the others come sooner to their turn.
const BRISK: u64 = 1_000;

/// Free cells up to which it is enough to ask half as far out.
const LATE: u32 = 13;
