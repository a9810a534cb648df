//! Cells of a square board, sets of them, and its windows: every five cells in a line.

/// A cell, counted row by row from the top left corner.
pub type Cell = u8;

/// Cells of the largest board.
pub const CELLS: usize = 225;

/// Windows of the largest board.
pub const WINDOWS: usize = 572;

/// Windows through one cell at most.
const THROUGH: usize = 20;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// Puts a cell in.
    pub fn add(&mut self, cell: Cell) {
        self.0[usize::from(cell >> 6)] |= 1 << (cell & 63);
    }

    /// Puts all of another set in.
    pub fn join(&mut self, other: &CellSet) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own |= other;
        }
    }

    /// Whether a cell is in it.
    pub fn has(&self, cell: Cell) -> bool {
        self.0[usize::from(cell >> 6)] >> (cell & 63) & 1 == 1
    }

    /// How many cells it has.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Its cells in order.
    pub fn iter(&self) -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).filter(|cell| self.has(*cell))
    }
}

/// The windows of a board of one size.
pub struct Geometry {
    /// Cells of a side.
    pub side: u8,
    /// The cells of each window.
    pub windows: Vec<[Cell; 5]>,
    /// The windows through each cell, and how many they are.
    through: Vec<([u16; THROUGH], u8)>,
}

impl Geometry {
    /// The windows of a square board with a side of 5 to 15 cells.
    pub fn of(side: u8) -> Self {
        let side = side.clamp(5, 15);
        let mut geometry = Geometry { side, windows: Vec::new(), through: vec![([0; THROUGH], 0); CELLS] };
        for cell in 0..side * side {
            for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                geometry.lay(i16::from(cell / side), i16::from(cell % side), down, right);
            }
        }
        geometry
    }

    /// The window that begins here and goes this way, if it stays on the board.
    fn lay(&mut self, row: i16, col: i16, down: i16, right: i16) {
        let side = i16::from(self.side);
        let end = (row + 4 * down, col + 4 * right);
        if end.0 >= side || !(0..side).contains(&end.1) {
            return;
        }
        let number = self.windows.len() as u16;
        let cells = [0, 1, 2, 3, 4].map(|i| ((row + i * down) * side + col + i * right) as Cell);
        for cell in cells {
            let (list, length) = &mut self.through[usize::from(cell)];
            list[usize::from(*length)] = number;
            *length += 1;
        }
        self.windows.push(cells);
    }

    /// Cells of the board.
    pub fn cells(&self) -> u8 {
        self.side * self.side
    }

    /// The windows through a cell.
    pub fn through(&self, cell: Cell) -> &[u16] {
        let (list, length) = &self.through[usize::from(cell)];
        &list[..usize::from(*length)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_as_many_windows_as_are_counted_by_hand() {
        for (side, windows) in [(5, 12), (6, 2 * 12 + 2 * 4), (15, WINDOWS)] {
            let geometry = Geometry::of(side);
            assert_eq!(geometry.windows.len(), windows, "{side}");
            for (number, window) in geometry.windows.iter().enumerate() {
                assert!(window.iter().all(|cell| geometry.through(*cell).contains(&(number as u16))));
            }
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set = CellSet::default();
        for cell in [0, 63, 64, 224] {
            set.add(cell);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 224]);
        assert!(set.count() == 4 && !set.has(1));
    }
}
