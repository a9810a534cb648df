//! Which score to ask for next: how far out, and when to come in.

/// How far out to ask.
#[derive(Clone, Copy)]
pub enum Reach {
    /// In sixteenths of the outermost scores that are possible, above 0 and below.
    Outer(i32, i32),
    /// In sixteenths of the score half way between them.
    Inner(i32),
}

impl Reach {
    /// Wins and losses that come soon are cheap to find or to exclude: while little work is done, almost as far out as
    /// possible. Later what lies far out is excluded already, and every question costs: of what is left scores near 0 are the
    /// likeliest, so the question comes from the middle nearer to 0.
    pub fn after(spent: u64, free: u32) -> Self {
        if free > EARLY {
            if spent < EAGER { Reach::Outer(14, 14) } else { Reach::Inner(8) }
        } else if spent >= BRISK {
            Reach::Inner(4)
        } else if free > LATE {
            Reach::Outer(13, 12)
        } else {
            Reach::Outer(10, 8)
        }
    }

    /// A score in question, above `low` and at most `high`: outside before inside.
    pub fn probe(self, low: i32, high: i32) -> i32 {
        let middle = low + (high - low) / 2;
        let at = match self {
            Reach::Outer(_, below) if middle <= 0 && low * below / 16 < middle => low * below / 16,
            Reach::Outer(above, _) if middle >= 0 && high * above / 16 > middle => high * above / 16,
            Reach::Outer(..) => middle,
            Reach::Inner(part) => middle * part / 16,
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
