//! What a cell is worth while nothing threatens: how many lines lead through it, how central it is and how high.
//!
//! The weights were found by trying: changed one by one, those stayed with which searches of random openings and of positions
//! from the middle of a game visited fewer positions.

use crate::boards::connect_four::solver::shape::Shape;

/// Worths of all cells of a board; no two are as far apart as a threat counts.
pub struct Worth {
    early: [i16; CELLS],
    late: [i16; CELLS],
}

/// Bits of the widest word, as cells are numbered.
pub const CELLS: usize = 128;

/// Free cells above which a position is early.
const EARLY: u32 = 26;

/// What counts how much.
struct Taste {
    /// The columns, from the edge to the middle.
    center: [i32; 5],
    /// Every second height, the topmost among them.
    tops: i32,
    /// Each cell below.
    height: i32,
    /// Each cell between this one and the nearer of bottom and top.
    depth: i32,
    /// Each line through the cell.
    line: i32,
}

/// While most of the board is free.
const AT_FIRST: Taste = Taste { center: [0, 12, 16, 24, 32], tops: 8, height: -2, depth: 4, line: 2 };

/// Later.
const AT_LAST: Taste = Taste { center: [0, 4, 12, 24, 32], tops: 6, height: 4, depth: 2, line: 1 };

impl Worth {
    /// The worths of the cells of this board.
    pub fn of<S: Shape>(shape: S) -> Self {
        let mut worth = Worth { early: [0; CELLS], late: [0; CELLS] };
        for col in 0..shape.cols() {
            for row in 0..shape.rows() {
                let cell = (col * (shape.rows() + 1) + row) as usize;
                worth.early[cell] = AT_FIRST.of(shape, col, row);
                worth.late[cell] = AT_LAST.of(shape, col, row);
            }
        }
        worth
    }

    /// The worths, by the number of the bit, where so many cells are free.
    #[inline]
    pub fn where_free(&self, free: u32) -> &[i16; CELLS] {
        if free > EARLY { &self.early } else { &self.late }
    }
}

impl Taste {
    fn of<S: Shape>(&self, shape: S, col: u32, row: u32) -> i16 {
        let (below, above) = (row as i32, (shape.rows() - 1 - row) as i32);
        let center = self.center[col.min(shape.cols() - 1 - col) as usize];
        let tops = if above % 2 == 0 { self.tops } else { 0 };
        let lines = self.line * lines_through(shape, col, row);
        (center + tops + self.height * below + self.depth * below.min(above) + lines) as i16
    }
}

/// How many lines lead through a cell.
fn lines_through<S: Shape>(shape: S, col: u32, row: u32) -> i32 {
    let k = shape.k();
    let (left, right) = (col, shape.cols() - 1 - col);
    let (below, above) = (row, shape.rows() - 1 - row);
    // How far it is to the edge, on both sides of each direction.
    let reaches =
        [(left, right), (below, above), (left.min(below), right.min(above)), (left.min(above), right.min(below))];
    let lines = |(one, other): (u32, u32)| (one.min(k - 1) + other.min(k - 1) + 2).saturating_sub(k);
    reaches.into_iter().map(lines).sum::<u32>() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::connect_four::solver::shape::{Sized, Standard};

    #[test]
    fn every_line_leads_through_as_many_cells_as_it_is_long() {
        // Of the 69 lines of seven columns of six each has four cells; three go through a corner, thirteen through the middle.
        let all = |cols, rows, k| {
            let shape = Sized::<u64>::of(cols, rows, k);
            (0..cols).flat_map(|col| (0..rows).map(move |row| lines_through(shape, col, row))).sum::<i32>()
        };
        assert_eq!([all(7, 6, 4), all(3, 3, 3), all(4, 2, 9)], [4 * 69, 3 * 8, 0]);
        assert_eq!([lines_through(Standard, 0, 0), lines_through(Standard, 3, 2)], [3, 13]);
    }

    #[test]
    fn the_middle_is_worth_more_than_the_edge_and_all_less_than_a_threat() {
        let worth = Worth::of(Sized::<u128>::of(9, 9, 4));
        for free in [20, 60] {
            let worths = worth.where_free(free);
            assert!(worths[4 * 10] > worths[0] && worths.iter().all(|worth| (-100..100).contains(worth)), "{worths:?}");
        }
    }
}
