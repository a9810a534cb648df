//! An entry of a transposition table that several workers read and write at once, without a lock: it is read whole or not at all.
//!
//! Beside the words of a position stands one more, of what is told and of how often the entry was written:
//!
//! ```text
//! | word 0 | … | writes | told |      writes: 64 - BITS bits, told: BITS bits
//! ```
//!
//! Who reads takes an entry only where that word is the same before and after. Who writes takes the word away first; where two write one
//! entry at once, the later one lets it be. Nobody reads so slowly that the count of writes comes round meanwhile.

use std::sync::atomic::{AtomicU64, Ordering};

/// `W` words of a position and `BITS` bits of what is told of it, at most 63 and not all ones. Where nothing was written all are 0.
#[derive(Debug)]
pub struct Entry<const W: usize, const BITS: u32> {
    words: [AtomicU64; W],
    told: AtomicU64,
}

/// The word of an entry that is being written.
const WRITTEN: u64 = u64::MAX;

impl<const W: usize, const BITS: u32> Default for Entry<W, BITS> {
    fn default() -> Self {
        Entry { words: [const { AtomicU64::new(0) }; W], told: AtomicU64::new(0) }
    }
}

impl<const W: usize, const BITS: u32> Entry<W, BITS> {
    /// One write more.
    const WRITE: u64 = 1 << BITS;

    /// What is told of the position of these words; `None`: of another one, or it is being written.
    #[inline]
    pub fn get(&self, words: &[u64; W]) -> Option<u64> {
        let told = self.told.load(Ordering::Acquire);
        let is_it = self.words.iter().zip(words).all(|(held, word)| held.load(Ordering::Acquire) == *word);
        self.is_whole(told, is_it).then_some(told & (Self::WRITE - 1))
    }

    /// The words, and what is told of them; `None`: it is being written.
    #[inline]
    pub fn read(&self) -> Option<([u64; W], u64)> {
        let told = self.told.load(Ordering::Acquire);
        let words = std::array::from_fn(|i| self.words[i].load(Ordering::Acquire));
        self.is_whole(told, true).then_some((words, told & (Self::WRITE - 1)))
    }

    /// Whether what was read is one position's, given the word that was read first.
    #[inline]
    fn is_whole(&self, told: u64, is_it: bool) -> bool {
        told != WRITTEN && is_it && self.told.load(Ordering::Relaxed) == told
    }

    /// Whether a word is this one just now: to pass over the entries of others quickly.
    #[inline]
    pub fn has(&self, i: usize, word: u64) -> bool {
        self.words[i].load(Ordering::Relaxed) == word
    }

    /// What is told just now, of whatever position.
    #[inline]
    pub fn told(&self) -> u64 {
        self.told.load(Ordering::Relaxed) & (Self::WRITE - 1)
    }

    /// Writes a position and what is told of it.
    #[inline]
    pub fn put(&self, words: &[u64; W], told: u64) {
        let word = self.told.load(Ordering::Relaxed);
        let is_taken =
            word == WRITTEN || self.told.compare_exchange(word, WRITTEN, Ordering::Acquire, Ordering::Relaxed).is_err();
        if is_taken {
            return;
        }
        self.words.iter().zip(words).for_each(|(held, word)| held.store(*word, Ordering::Release));
        self.told.store((word & !(Self::WRITE - 1)).wrapping_add(Self::WRITE) | told, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Two = Entry<2, 32>;

    #[test]
    fn an_entry_tells_of_its_own_position_alone() {
        let entry = Two::default();
        entry.put(&[1, 2], 7);
        assert_eq!((entry.get(&[1, 2]), entry.get(&[1, 3]), entry.read()), (Some(7), None, Some(([1, 2], 7))));
        assert!(entry.has(1, 2) && !entry.has(0, 2) && entry.told() == 7);
    }

    #[test]
    fn what_is_being_written_is_neither_read_nor_written_by_others() {
        let entry = Two::default();
        entry.put(&[1, 2], 7);
        let word = entry.told.swap(WRITTEN, Ordering::Relaxed);
        assert_eq!((entry.get(&[1, 2]), entry.read()), (None, None));
        entry.put(&[1, 2], 8);
        assert_eq!(entry.told.swap(word, Ordering::Relaxed), WRITTEN);
        assert_eq!(entry.get(&[1, 2]), Some(7));
    }

    #[test]
    fn a_word_never_stays_the_same_when_it_is_written() {
        let entry = Two::default();
        let words = [(); 3].map(|()| {
            entry.put(&[1, 2], 7);
            entry.told.load(Ordering::Relaxed)
        });
        assert!(words[0] != words[1] && words[1] != words[2] && words[0] != words[2], "{words:?}");
    }
}
