//! Pieces of a board within eight by eight cells, one bit each: turned, mirrored and taken apart in a few machine steps.
//!
//! The same as [`Region`](crate::kit::regions::Region) where upright and flat dominoes are alike, some ten times as fast.

use std::cmp::Ordering;

use crate::kit::regions::Cell;

/// Rows and columns of the box.
const SIDE: u32 = 8;

/// The cells of the first column.
const FIRST: u64 = 0x0101_0101_0101_0101;

/// The cells of the last column.
const LAST: u64 = FIRST << (SIDE - 1);

/// Dominoes touch at most this many pieces: one for each neighbouring cell.
const AROUND: usize = 6;

/// A set of cells in the upper left corner of the box, in the form that all shifted, mirrored and turned ones share.
///
/// Row by row from the lowest bit, eight bits for each row. Worked by hand: three cells in a row stand upright, in the first
/// column, bits 0, 8 and 16.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u64);

impl Square {
    /// The form of these cells, if a box of eight by eight holds them.
    pub fn of(cells: &[Cell]) -> Option<Self> {
        let row = cells.iter().map(|cell| cell.0).min()?;
        let col = cells.iter().map(|cell| cell.1).min()?;
        cells
            .iter()
            .map(|cell| (u32::from(cell.0 - row), u32::from(cell.1 - col)))
            .map(|(row, col)| (row < SIDE && col < SIDE).then(|| 1 << (SIDE * row + col)))
            .try_fold(0, |bits, bit| bit.map(|bit: u64| bits | bit))
            .map(form)
    }

    /// How many cells it has.
    pub fn size(self) -> usize {
        self.0.count_ones() as usize
    }

    /// How many dominoes fit on it.
    pub fn dominoes(self) -> usize {
        (flat(self.0).count_ones() + upright(self.0).count_ones()) as usize
    }

    /// For each domino the pieces of two cells or more that it leaves.
    pub fn after(self, tell: &mut dyn FnMut(&[Square])) {
        for (mut firsts, domino) in [(upright(self.0), 1 | 1 << SIDE), (flat(self.0), 0b11)] {
            while firsts != 0 {
                let (pieces, count) = pieces(self.0 & !(domino << firsts.trailing_zeros()));
                tell(&pieces[..count]);
                firsts &= firsts - 1;
            }
        }
    }

    /// Whether a half turn about the middle of its own box takes it to itself while no domino goes to itself.
    pub fn is_paired(self) -> bool {
        let (rows, cols) = sides(self.0);
        let middle = (rows - 1) / 2 * SIDE + (cols - 1) / 2;
        let is_open = (rows % 2 == 1 || cols % 2 == 1) && self.0 >> middle & 1 == 1;
        !is_open && half_turn(self.0, (rows, cols)) == self.0
    }
}

/// The upper cells of upright dominoes.
fn upright(bits: u64) -> u64 {
    bits & bits >> SIDE
}

/// The left cells of flat dominoes.
fn flat(bits: u64) -> u64 {
    bits & (bits & !FIRST) >> 1
}

/// The neighbours of all cells of a set.
fn around(bits: u64) -> u64 {
    bits << SIDE | bits >> SIDE | (bits & !LAST) << 1 | (bits & !FIRST) >> 1
}

/// The pieces of two cells or more, sorted, and their number: few enough beside a single domino.
fn pieces(free: u64) -> ([Square; AROUND], usize) {
    let (mut found, mut count) = ([Square::default(); AROUND], 0);
    let mut left = free & around(free);
    while left != 0 {
        let mut piece = left & left.wrapping_neg();
        loop {
            let grown = piece | around(piece) & left;
            if grown == piece {
                break;
            }
            piece = grown;
        }
        left &= !piece;
        found[count] = form(piece);
        count += 1;
    }
    found[..count].sort_unstable();
    (found, count)
}

/// All rows laid over each other.
fn columns(bits: u64) -> u8 {
    let half = bits | bits >> 32;
    let quarter = half | half >> 16;
    (quarter | quarter >> 8) as u8
}

/// Rows and columns of the box around a set in the upper left corner.
fn sides(bits: u64) -> (u32, u32) {
    (SIDE - bits.leading_zeros() / SIDE, SIDE - columns(bits).leading_zeros())
}

/// The set turned by half about the middle of its box.
fn half_turn(bits: u64, (rows, cols): (u32, u32)) -> u64 {
    bits.reverse_bits() >> (SIDE * (SIDE - rows) + SIDE - cols)
}

/// Rows become columns: of each two by two blocks, each as large as `step`, those beside the diagonal change places.
fn transposed(bits: u64) -> u64 {
    let swap = |bits: u64, step: u32, upper: u64| {
        let change = (bits ^ bits >> ((SIDE - 1) * step)) & upper;
        bits ^ change ^ change << ((SIDE - 1) * step)
    };
    let ones = swap(bits, 1, 0x00AA_00AA_00AA_00AA);
    let twos = swap(ones, 2, 0x0000_CCCC_0000_CCCC);
    swap(twos, 4, 0x0000_0000_F0F0_F0F0)
}

/// The least of the images of a set, upright ones where the box is not square.
fn form(bits: u64) -> Square {
    let top = bits >> (bits.trailing_zeros() / SIDE * SIDE);
    let bits = top >> columns(top).trailing_zeros();
    let (rows, cols) = sides(bits);
    let lying = || least(transposed(bits), (cols, rows));
    Square(match rows.cmp(&cols) {
        Ordering::Equal => least(bits, (rows, cols)).min(lying()),
        Ordering::Greater => least(bits, (rows, cols)),
        Ordering::Less => lying(),
    })
}

/// The least of a set, its mirror images and its half turn.
fn least(bits: u64, (rows, cols): (u32, u32)) -> u64 {
    let upside_down = bits.swap_bytes() >> (SIDE * (SIDE - rows));
    let turned = half_turn(bits, (rows, cols));
    let mirrored = half_turn(upside_down, (rows, cols));
    bits.min(upside_down).min(turned).min(mirrored)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::kit::regions::{Alike, Region, Way, pieces as plain_pieces};

    /// What the plain regions say of each domino, in a form that squares have too: the sizes do not tell pieces apart, so
    /// both are read back as regions.
    fn plain_after(region: &Region<1>) -> Vec<Vec<Region<1>>> {
        let mut after: Vec<_> = Way::ALL.into_iter().flat_map(|way| region.after(way, Alike::Turned)).collect();
        after.sort();
        after.dedup();
        after
    }

    fn region(square: Square) -> Region<1> {
        let cells: Vec<Cell> = (0..64u8).filter(|at| square.0 >> at & 1 == 1).map(|at| (at / 8, at % 8)).collect();
        Region::of(&cells, Alike::Turned)
    }

    #[test]
    fn rows_stand_upright_in_the_corner() {
        assert_eq!(Square::of(&[(3, 5), (3, 6), (3, 7)]), Some(Square(1 | 1 << 8 | 1 << 16)));
        assert_eq!(Square::of(&[(0, 0), (0, 8)]), None, "nine columns");
        assert_eq!(Square::of(&[]), None);
        let square = Square::of(&[(0, 0), (0, 1), (1, 0), (1, 1)]).expect("it is small");
        assert_eq!((square.size(), square.dominoes(), square.is_paired()), (4, 4, true));
    }

    proptest! {
        #[test]
        fn squares_say_what_regions_say(free in prop::collection::btree_set((0u8..8, 0u8..8), 2..50)) {
            let cells: Vec<Cell> = free.into_iter().collect();
            for piece in plain_pieces(&cells).into_iter().filter(|piece| piece.len() > 1) {
                let (plain, square) = (Region::<1>::of(&piece, Alike::Turned), Square::of(&piece).expect("it is small"));
                prop_assert_eq!(region(square), plain);
                prop_assert_eq!((square.size(), square.is_paired()), (plain.size(), plain.is_paired()));
                let mut after = Vec::new();
                let mut dominoes = 0;
                square.after(&mut |left| {
                    let mut left: Vec<_> = left.iter().map(|piece| region(*piece)).collect();
                    left.sort();
                    after.push(left);
                    dominoes += 1;
                });
                prop_assert_eq!(square.dominoes(), dominoes);
                after.sort();
                after.dedup();
                prop_assert_eq!(after, plain_after(&plain));
            }
        }

        #[test]
        fn all_images_have_one_form(free in prop::collection::btree_set((0u8..8, 0u8..8), 1..50), down in 0u8..9) {
            let cells: Vec<Cell> = free.into_iter().collect();
            let images: [fn(Cell) -> Cell; 4] =
                [|(r, c)| (7 - r, c), |(r, c)| (r, 7 - c), |(r, c)| (c, r), |(r, c)| (7 - c, 7 - r)];
            for image in images {
                let cells: Vec<Cell> = cells.iter().map(|cell| image(*cell)).map(|(r, c)| (r + down, c)).collect();
                prop_assert_eq!(Square::of(&cells), Square::of(&cells));
                prop_assert_eq!(Square::of(&cells).map(region), Some(Region::of(&cells, Alike::Turned)));
            }
        }
    }
}
