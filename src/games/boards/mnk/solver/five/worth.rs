//! What a cell is worth to a side that may put a stone there, by the shapes it would make along its four lines.
//!
//! The points of a promise were fitted by play against itself: a change was kept that won more of the same paired openings. What cells
//! count in an estimate is fitted to how such games end, in `weights`.

use std::sync::LazyLock;

use crate::boards::mnk::solver::five::shapes::{SHAPES, Shape};
use crate::boards::mnk::solver::five::weights::counts;

/// Points of a shape in one line, by its place in [`Shape::ALL`].
const POINTS: [i16; SHAPES] = [0, 0, 2, 4, 16, 18, 70, 76, 300, 1000];

/// Points beside these for two shapes that force by themselves: a four with a four or an open three, and two open threes.
const FOUR_AND_MORE: i16 = 180;
const TWO_THREES: i16 = 110;

/// Points for two lines that may each become such a shape.
const TWO_TWOS: i16 = 16;

/// What is known of a cell whose four shapes are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Points by which moves are ordered.
    pub worth: i16,
    /// Points in an estimate: of the side that is to move, and of the other.
    pub counts: [i16; 2],
    /// In which of the sets of cells it stands, one bit each: see [`KINDS`].
    pub kinds: u8,
}

/// The sets of cells that are kept: a stone makes five there; a four at least; a four that cannot be stopped by one move; a three that threatens.
pub const KINDS: usize = 4;

/// A stone makes five.
pub const FIVES: usize = 0;

/// A stone makes a four at least.
pub const FOURS: usize = 1;

/// A stone makes more ways to five than one move stops.
pub const DOUBLES: usize = 2;

/// A stone makes no four, but an open three, or two threes.
pub const THREES: usize = 3;

/// Bits of one shape in a number that tells four of them, the first line in the lowest.
pub const BITS: u32 = 4;

/// All looks, by that number.
pub static LOOKS: LazyLock<Box<[Look; CODES]>> = LazyLock::new(|| {
    let looks: Box<[Look]> = (0..=u16::MAX).map(|code| look(shapes(code))).collect();
    looks.try_into().expect("there is one for each number")
});

/// How many numbers tell four shapes.
pub const CODES: usize = 1 << (4 * BITS);

/// The four shapes that make a number.
pub fn shapes(code: u16) -> [Shape; 4] {
    let shape = |way: u32| Shape::ALL[usize::from(code >> (BITS * way) & 0xf).min(SHAPES - 1)];
    [shape(0), shape(1), shape(2), shape(3)]
}

fn look(shapes: [Shape; 4]) -> Look {
    let count = |is: &dyn Fn(Shape) -> bool| shapes.iter().filter(|shape| is(**shape)).count() as i16;
    let fours = count(&|shape| shape >= Shape::Four);
    let threes = count(&|shape| shape == Shape::OpenThree);
    let presses = fours == 0 && (threes > 0 || count(&|shape| shape == Shape::Three) > 1);
    let twos = count(&|shape| (Shape::OpenTwo..=Shape::OpenThree).contains(&shape));
    let is_double = fours > 1 || count(&|shape| shape >= Shape::OpenFour) > 0;
    let kinds = [count(&|shape| shape == Shape::Five) > 0, fours > 0, is_double, presses];
    let more = match (fours, threes) {
        (2.., _) | (1, 1..) => FOUR_AND_MORE,
        (0, 2..) => TWO_THREES,
        _ if twos > 1 => TWO_TWOS,
        _ => 0,
    };
    Look {
        counts: counts(shapes),
        worth: shapes.iter().map(|shape| POINTS[*shape as usize]).sum::<i16>() + more,
        kinds: kinds.iter().zip(0u8..).map(|(is_so, bit)| u8::from(*is_so) << bit).sum(),
    }
}
