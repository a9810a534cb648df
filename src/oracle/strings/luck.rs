//! How often cutting each string was right lately, told by all who search the same.

use std::sync::atomic::{AtomicU32, Ordering};

/// Of a string that was right to cut every time.
pub const OFTEN: u32 = 1 << 16;

/// What every string begins with: it was right to cut one time in four.
const AT_FIRST: u32 = OFTEN / 4;

/// What one cut more counts against all before it.
const LATELY: u32 = 64;

/// How often cutting each string was right lately. Those who search the same share it: who learns alone comes to prefer other strings
/// than the others do, so that they prove more positions between them. What one of two tells at the same time may be lost.
#[derive(Debug)]
pub struct Luck(Vec<AtomicU32>);

impl Luck {
    /// Nothing was cut yet of so many strings.
    pub fn new(strings: usize) -> Self {
        Luck((0..strings).map(|_| AtomicU32::new(AT_FIRST)).collect())
    }

    /// How often this string was right to cut, of [`OFTEN`].
    pub fn of(&self, string: u8) -> u32 {
        self.0[usize::from(string)].load(Ordering::Relaxed)
    }

    /// It was cut, and that was right or wrong.
    ///
    /// Worked: right once after the beginning, 16384 becomes 16384 - 256 + 1024 = 17152.
    pub fn learn(&self, string: u8, is_right: bool) {
        let before = self.of(string);
        let after = before - before / LATELY + if is_right { OFTEN / LATELY } else { 0 };
        self.0[usize::from(string)].store(after, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_moves_by_a_64th_and_stays_between_never_and_always() {
        let luck = Luck::new(2);
        luck.learn(1, true);
        assert_eq!([luck.of(0), luck.of(1)], [16_384, 17_152]);
        luck.learn(1, false);
        assert_eq!(luck.of(1), 17_152 - 268);
        for (is_right, range) in [(true, 65_000..=OFTEN), (false, 0..=63)] {
            (0..10_000).for_each(|_| luck.learn(0, is_right));
            assert!(range.contains(&luck.of(0)), "{is_right}: {}", luck.of(0));
        }
    }
}
