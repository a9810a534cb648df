//! A bitboard: a board packed into a machine word, 64 or 128 bits wide.

use std::cell::Cell;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};
use std::sync::atomic::AtomicU64;

use crate::boards::connect_four::solver::transposition_table::slot::Slot;

/// What a board needs of the word it is packed into.
pub trait Word:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// A place in memory that holds one.
    type Slot: Slot<Self> + Send;

    /// How many bits there are.
    const WIDTH: u32;
    /// No bit.
    const ZERO: Self;
    /// The lowest bit.
    const ONE: Self;

    /// The sum; of boards it never carries over the top.
    fn plus(self, other: Self) -> Self;

    /// The difference, modulo the width.
    fn minus(self, other: Self) -> Self;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The bits of `ones`, those of `more` one more time each, those of `most` three more times each; of four neighbouring bits
    /// this makes at most 15, of all of them at most 255, and of no two neighbours more than three without the last.
    fn tally(ones: Self, more: Self, most: Self) -> u32;

    /// The word turned: its lowest bits become its highest.
    fn turned(self, bits: u32) -> Self;

    /// The place of the lowest bit set.
    fn lowest(self) -> u32;

    /// The product with a fixed odd number without pattern: different words have different products modulo any power of 2.
    fn spread(self) -> Self;

    /// The upper 64 bits of that product: a name for claims.
    fn name(self) -> u64;

    /// The word of so small a number.
    fn of(small: u32) -> Self;

    /// The lowest 32 bits.
    fn low32(self) -> u32;

    /// A number known to be below the size of memory.
    fn index(self) -> usize;

    /// Whether no bit is set.
    fn is_zero(self) -> bool {
        self == Self::ZERO
    }

    /// The lowest bit set, alone.
    fn first(self) -> Self {
        self & !self.minus(Self::ONE)
    }

    /// The word without its lowest bit.
    fn rest(self) -> Self {
        self & self.minus(Self::ONE)
    }
}

/// An odd number without pattern: the fraction of the golden ratio in 64 bits.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// The same in 128 bits.
const WIDE: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;

/// What both widths do alike.
macro_rules! word {
    ($word:ty, $spread:expr, $slot:ty) => {
        impl Word for $word {
            type Slot = $slot;

            const WIDTH: u32 = <$word>::BITS;
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn tally(ones: Self, more: Self, most: Self) -> u32 {
                let twos = |word: Self| word - ((word >> 1) & (Self::MAX / 3));
                let fours = |word: Self| (word & (Self::MAX / 5)) + ((word >> 2) & (Self::MAX / 5));
                let sum = fours(twos(ones) + twos(more)) + 3 * fours(twos(most));
                let eights = (sum & (Self::MAX / 17)) + ((sum >> 4) & (Self::MAX / 17));
                (eights.wrapping_mul(Self::MAX / 255) >> (Self::BITS - 8)) as u32
            }

            #[inline]
            fn turned(self, bits: u32) -> Self {
                self.rotate_right(bits)
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn spread(self) -> Self {
                self.wrapping_mul($spread)
            }

            #[inline]
            fn name(self) -> u64 {
                (self.spread() >> (Self::BITS - u64::BITS)) as u64
            }

            #[inline]
            fn of(small: u32) -> Self {
                Self::from(small)
            }

            #[inline]
            fn low32(self) -> u32 {
                self as u32
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}

word!(u64, SPREAD, AtomicU64);
word!(u128, WIDE, Cell<u128>);
