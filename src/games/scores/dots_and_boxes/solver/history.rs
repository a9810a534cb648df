//! The history heuristic: how often cutting each string was right lately for either player, told by all who search the same.

use std::sync::atomic::{AtomicU32, Ordering};

/// Of a string that was right to cut every time.
pub const OFTEN: u32 = 1 << 16;

/// What every string begins with: it was right to cut one time in four.
const AT_FIRST: u32 = OFTEN / 4;

/// What one cut more counts against all before it.
const LATELY: u32 = 64;

/// How often cutting each string was right lately, for the one player and for the other: what is good for one is mostly not for the
/// other, who is to be refuted. Those who search the same share it: who learns alone comes to prefer other strings
/// than the others do, so that they prove more positions between them. What one of two tells at the same time may be lost.
#[derive(Debug)]
pub struct History([Vec<AtomicU32>; 2]);

/// Who cuts: the player who was asked first, or the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player to move where the question began.
    Asked,
    /// The opponent.
    Other,
}

impl Who {
    /// The player whose turn it is next.
    pub fn next(self) -> Self {
        match self {
            Who::Asked => Who::Other,
            Who::Other => Who::Asked,
        }
    }
}

impl History {
    /// Nothing was cut yet of so many strings.
    pub fn new(strings: usize) -> Self {
        History([(); 2].map(|()| (0..strings).map(|_| AtomicU32::new(AT_FIRST)).collect()))
    }

    /// How often this string was right for this player to cut, of [`OFTEN`].
    pub fn of(&self, who: Who, string: u8) -> u32 {
        self.at(who, string).load(Ordering::Relaxed)
    }

    /// This player cut it, and that was right or wrong.
    ///
    /// Worked: right once after the beginning, 16384 becomes 16384 - 256 + 1024 = 17152.
    pub fn learn(&self, who: Who, string: u8, is_right: bool) {
        let before = self.of(who, string);
        let after = before - before / LATELY + if is_right { OFTEN / LATELY } else { 0 };
        self.at(who, string).store(after, Ordering::Relaxed);
    }

    fn at(&self, who: Who, string: u8) -> &AtomicU32 {
        &self.0[who as usize][usize::from(string)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn history_moves_by_a_64th_and_stays_between_never_and_always() {
        let history = History::new(2);
        history.learn(Who::Asked, 1, true);
        assert_eq!([history.of(Who::Asked, 0), history.of(Who::Asked, 1)], [16_384, 17_152]);
        assert_eq!(history.of(Who::Other, 1), 16_384, "the other player learns nothing from that");
        history.learn(Who::Asked, 1, false);
        assert_eq!(history.of(Who::Asked, 1), 17_152 - 268);
        for (is_right, range) in [(true, 65_000..=OFTEN), (false, 0..=63)] {
            (0..10_000).for_each(|_| history.learn(Who::Other, 0, is_right));
            assert!(range.contains(&history.of(Who::Other, 0)), "{is_right}: {}", history.of(Who::Other, 0));
        }
        assert_eq!([Who::Asked, Who::Other].map(Who::next), [Who::Other, Who::Asked]);
    }
}
