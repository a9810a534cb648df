//! Numbers as the checker computes with them: words in their order, the next one, and sums.

use crate::statement::digits::{Set, TooLarge, Track};

/// The first name that no heap has; those after it are free, too.
pub const FRESH: Track = 20;

/// Numbers as words: which are valid, their order, the next one, and sums.
pub struct Numbers {
    /// The valid words.
    pub valid: Set,
    /// The first is less than the second.
    pub less: Set,
    /// The second comes after the first.
    pub next: Set,
    /// The first two add up to the third.
    pub adder: Set,
}

impl Numbers {
    /// The numbers of these valid words; `None`: in their order the words are not the numbers.
    pub fn new(valid: &Set, adder: &Set) -> Result<Option<Self>, TooLarge> {
        let both = valid.and(&valid.named(&[1]))?;
        let less = order(valid.radix).and(&both)?;
        let between = less.named(&[0, 2]).and(&less.named(&[2, 1]))?.without(2)?;
        let next = less.less(&between)?;
        let has_next = next.without(1)?.is(valid)?;
        let numbers = Numbers { valid: valid.clone(), less, next, adder: adder.clone() };
        let is_one = numbers.unlike(1, 2)?.and(&numbers.next.and(&numbers.next.named(&[0, 2]))?)?.is_empty();
        let are_words = valid.has_free_zeros() && valid.ends[0] && has_next && is_one;
        Ok(are_words.then_some(numbers))
    }

    /// Whether x + 0 = x, x + (y + 1) = (x + y) + 1, with no two sums, and of numbers alone.
    pub fn add(&self) -> Result<bool, TooLarge> {
        let three = self.valid.and(&self.valid.named(&[1]))?.and(&self.valid.named(&[2]))?;
        let with_zero = self.adder.and(&self.zero(1))?.without(1)?;
        let grown = self.adder.named(&[0, 3, 4]).and(&self.next.named(&[3, 1]))?.without(3)?;
        let grown = grown.and(&self.next.named(&[4, 2]))?.without(4)?;
        let twice = self.adder.and(&self.adder.named(&[0, 1, 3]))?;
        Ok(self.adder.less(&three)?.is_empty()
            && self.adder.has_free_zeros()
            && with_zero.is(&self.same(0, 2)?)?
            && grown.is(&self.adder.less(&self.zero(1))?)?
            && twice.and(&self.unlike(2, 3)?)?.is_empty())
    }

    pub fn unlike(&self, one: Track, other: Track) -> Result<Set, TooLarge> {
        self.less.named(&[one, other]).or(&self.less.named(&[other, one]))
    }

    pub fn same(&self, one: Track, other: Track) -> Result<Set, TooLarge> {
        self.valid.named(&[one]).and(&self.valid.named(&[other]))?.less(&self.unlike(one, other)?)
    }

    pub fn zero(&self, track: Track) -> Set {
        let radix = self.valid.radix;
        let first = (0..radix).map(|digit| u32::from(digit > 0)).collect();
        Set { radix, tracks: vec![track], rows: vec![first, vec![1; radix]], ends: vec![true, false] }
    }

    /// The number at one track plus a constant is that at the other.
    pub fn plus(&self, constant: u64, from: Track, to: Track) -> Result<Set, TooLarge> {
        let mut sum = self.same(0, 1)?;
        for _ in 0..constant {
            sum = sum.named(&[0, 2]).and(&self.next.named(&[2, 1]))?.without(2)?;
        }
        Ok(sum.named(&[from, to]))
    }

    /// The number at one track so many times is that at the other.
    pub fn times(&self, times: u64, from: Track, to: Track) -> Result<Set, TooLarge> {
        let mut sum = self.valid.and(&self.zero(1))?;
        for _ in 0..times {
            sum = sum.named(&[0, 2]).and(&self.adder.named(&[2, 0, 1]))?.without(2)?;
        }
        Ok(sum.named(&[from, to]))
    }

    pub fn at_most(&self, one: Track, other: Track) -> Result<Set, TooLarge> {
        self.less.named(&[one, other]).or(&self.same(one, other)?)
    }

    pub fn constant(&self, constant: u64, track: Track) -> Result<Set, TooLarge> {
        self.zero(FRESH).and(&self.plus(constant, FRESH, track)?)?.without(FRESH)
    }

    pub fn even(&self, track: Track) -> Result<Set, TooLarge> {
        self.times(2, FRESH, track)?.without(FRESH)
    }
}

/// The first word stands before the second in the order of words of one length.
fn order(radix: usize) -> Set {
    let compared = |column: usize| match (column % radix).cmp(&(column / radix)) {
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Greater => 2,
    };
    let columns = radix * radix;
    let rows = vec![(0..columns).map(compared).collect(), vec![1; columns], vec![2; columns]];
    Set { radix, tracks: vec![0, 1], rows, ends: vec![false, true, false] }
}
