//! The eight maps of a square board onto itself.

use crate::cells::Cell;

/// How many maps there are.
pub const MAPS: u8 = 8;

/// Where a map takes a cell. Map 0 leaves everything as it is.
pub fn mapped(cell: Cell, map: u8, side: u8) -> Cell {
    let (mut row, mut col) = (cell / side, cell % side);
    if map & 1 == 1 {
        col = side - 1 - col;
    }
    if map & 2 == 2 {
        row = side - 1 - row;
    }
    if map & 4 == 4 {
        (row, col) = (col, row);
    }
    row * side + col
}

/// The map that takes everything back.
pub fn inverse(map: u8) -> u8 {
    match map {
        5 => 6,
        6 => 5,
        same => same,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_map_is_taken_back_and_the_second_moves_are_thirty_five() {
        for map in 0..MAPS {
            assert!((0..225).all(|cell| mapped(mapped(cell, map, 15), inverse(map), 15) == cell), "{map}");
        }
        let least = |cell: Cell| (0..MAPS).map(|map| mapped(cell, map, 15)).min();
        assert_eq!((0..225).filter(|cell| *cell != 112 && least(*cell) == Some(*cell)).count(), 35);
    }
}
