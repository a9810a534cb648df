//! What a stone makes of the line it is put into, read off a table: five, a four with two ends, a four, an open three, and so on.
//!
//! Only the four cells on either side count, for no five through the stone reaches farther. A line through one cell is told by two
//! bits for each of these eight: own, and closed (the other side's, or beyond the edge).

use std::sync::LazyLock;

/// What a stone makes in one line, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Shape {
    /// Nothing that can become five.
    None,
    /// A stone that can become five, and nothing open.
    One,
    /// A stone with room on both sides.
    OpenOne,
    /// Two that can become five.
    Two,
    /// Two that can become an open three.
    OpenTwo,
    /// Three, one move short of a four.
    Three,
    /// Three, one move short of a four with two ends.
    OpenThree,
    /// Four: one cell completes five.
    Four,
    /// Four that two cells complete.
    OpenFour,
    /// Five or more.
    Five,
}

/// How many shapes there are.
pub const SHAPES: usize = 10;

impl Shape {
    /// All of them, the least first.
    pub const ALL: [Shape; SHAPES] = [
        Shape::None,
        Shape::One,
        Shape::OpenOne,
        Shape::Two,
        Shape::OpenTwo,
        Shape::Three,
        Shape::OpenThree,
        Shape::Four,
        Shape::OpenFour,
        Shape::Five,
    ];
}

/// Cells on either side of a stone that count.
pub const REACH: u32 = 4;

/// Bits of a line around a cell: its own one in the middle.
const WIDTH: u32 = 2 * REACH + 1;

/// The bit of the cell itself.
const MIDDLE: u16 = 1 << REACH;

/// Five cells in a row, the lowest ones.
const FIVE: u16 = 0b1_1111;

/// What stones make, by the own and the closed cells around them.
#[derive(Debug)]
pub struct Table(Box<[Shape; 1 << (4 * REACH)]>);

/// The table, made once: each shape is told from those that one stone more makes of it.
pub static TABLE: LazyLock<Table> = LazyLock::new(Table::new);

impl Table {
    fn new() -> Self {
        let mut table = Table(vec![Shape::None; 1 << (4 * REACH)].try_into().expect("it has so many"));
        let mut sides: Vec<u16> = (0..1 << (2 * REACH)).collect();
        sides.sort_by_key(|own| std::cmp::Reverse(own.count_ones()));
        for own in sides {
            for closed in (0..1 << (2 * REACH)).filter(|closed| own & closed == 0) {
                table.0[index(own, closed)] = table.told(own, closed);
            }
        }
        table
    }

    /// What a stone makes in the middle of nine cells; the bit of the middle itself says nothing.
    #[inline]
    pub fn shape(&self, own: u32, closed: u32) -> Shape {
        self.0[index(narrowed(own), narrowed(closed))]
    }

    /// The same from what one stone more makes.
    fn told(&self, own: u16, closed: u16) -> Shape {
        let (line, shut) = (widened(own) | MIDDLE, widened(closed));
        if fives(line) {
            return Shape::Five;
        }
        let free = (0..WIDTH).map(|i| 1u16 << i).filter(|bit| (line | shut) & bit == 0);
        let ends = free.clone().filter(|bit| fives(line | bit)).count();
        if ends > 0 {
            return if ends > 1 { Shape::OpenFour } else { Shape::Four };
        }
        let next = free.map(|bit| self.0[index(narrowed(u32::from(line | bit)), closed)]).max();
        match next {
            Some(Shape::OpenFour) => Shape::OpenThree,
            Some(Shape::Four) => Shape::Three,
            Some(Shape::OpenThree) => Shape::OpenTwo,
            Some(Shape::Three) => Shape::Two,
            Some(Shape::OpenTwo) => Shape::OpenOne,
            Some(Shape::Two) => Shape::One,
            _ => Shape::None,
        }
    }
}

/// Whether five in a row stand there, the middle among them.
fn fives(line: u16) -> bool {
    (0..=REACH).any(|shift| line & (FIVE << shift) == FIVE << shift)
}

/// Nine bits without the middle one.
#[inline]
fn narrowed(bits: u32) -> u16 {
    ((bits & 0xf) | (bits >> 1 & 0xf0)) as u16
}

/// Eight bits with room for the middle one.
fn widened(bits: u16) -> u16 {
    (bits & 0xf) | (bits & 0xf0) << 1
}

#[inline]
fn index(own: u16, closed: u16) -> usize {
    usize::from(own) | usize::from(closed) << (2 * REACH)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a stone at `*` makes.
    fn made(text: &str) -> Shape {
        let at = text.find('*').expect("a stone is put");
        let bits = |meant: &[char]| {
            let cell = |i: i64| text.chars().nth(usize::try_from(at as i64 + i - 4).unwrap_or(usize::MAX));
            (0..9).filter(|i| meant.contains(&cell(*i).unwrap_or('#'))).fold(0, |bits, i| bits | 1 << i)
        };
        TABLE.shape(bits(&['X']), bits(&['O', '#']))
    }

    #[test]
    fn shapes_are_those_that_players_name() {
        for (line, shape) in [
            ("XX*XX", Shape::Five),
            ("OXXX*XO", Shape::Five),
            (".XXX*.", Shape::OpenFour),
            ("OXXX*.", Shape::Four),
            ("X.X*X.", Shape::Four),
            ("X.X*X.X", Shape::OpenFour),
            ("..XX*..", Shape::OpenThree),
            ("O.XX*..", Shape::OpenThree),
            ("O.XX*.O", Shape::Three),
            ("OXX*..", Shape::Three),
            (".X.X*.", Shape::OpenThree),
            ("..X*...", Shape::OpenTwo),
            ("OX*...", Shape::Two),
            ("O.X*.O", Shape::None),
            ("....*....", Shape::OpenOne),
            ("O*....", Shape::One),
            ("O*...O", Shape::None),
        ] {
            assert_eq!(made(line), shape, "{line}");
        }
    }
}
