//! Sets of cells that are the same but for being shifted, turned or mirrored.

/// The ways to turn and mirror a set.
pub const IMAGES: usize = 8;

/// The smallest rectangle around a set of cells, rows and columns from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    top: usize,
    left: usize,
    height: usize,
    width: usize,
}

impl Frame {
    /// The frame of these cells, of which there is at least one.
    pub fn of(cells: impl IntoIterator<Item = (usize, usize)>) -> Option<Self> {
        let mut cells = cells.into_iter();
        let (row, col) = cells.next()?;
        let (mut top, mut left, mut foot, mut right) = (row, col, row, col);
        for (row, col) in cells {
            (top, foot) = (top.min(row), foot.max(row));
            (left, right) = (left.min(col), right.max(col));
        }
        Some(Frame { top, left, height: foot - top, width: right - left })
    }

    /// Where a cell inside the frame goes under one of the [`IMAGES`], the frame shifted to the corner.
    ///
    /// Worked: of the cells (1, 2) and (1, 3) the frame is one row of two; image 1 exchanges them.
    pub fn image(&self, image: usize, (row, col): (usize, usize)) -> (usize, usize) {
        let (row, col) = (row - self.top, col - self.left);
        let row = if image & 2 == 0 { row } else { self.height - row };
        let col = if image & 1 == 0 { col } else { self.width - col };
        if image & 4 == 0 { (row, col) } else { (col, row) }
    }

    /// The middle, as twice its row and column, so that both are whole.
    pub fn middle(&self) -> (usize, usize) {
        (2 * self.top + self.height, 2 * self.left + self.width)
    }

    /// The cell that lies opposite, seen from the middle of the frame.
    pub fn opposite(&self, (row, col): (usize, usize)) -> (usize, usize) {
        (2 * self.top + self.height - row, 2 * self.left + self.width - col)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_set_and_its_turned_shifted_copy_have_the_same_images() {
        let knight = [(3, 3), (4, 3), (5, 3), (5, 4)];
        let turned = [(0, 6), (0, 5), (0, 4), (1, 4)];
        let images = |cells: [(usize, usize); 4]| -> BTreeSet<BTreeSet<(usize, usize)>> {
            let frame = Frame::of(cells).expect("there are cells");
            (0..IMAGES).map(|image| cells.iter().map(|cell| frame.image(image, *cell)).collect()).collect()
        };
        assert_eq!(images(knight), images(turned));
        assert_eq!(images(knight).len(), IMAGES);
    }

    #[test]
    fn opposite_cells_are_each_others_opposite() {
        let frame = Frame::of([(2, 3), (4, 8)]).expect("there are cells");
        assert_eq!(frame.opposite((2, 3)), (4, 8));
        assert_eq!(frame.opposite(frame.opposite((3, 4))), (3, 4));
        assert_eq!(Frame::of([]), None);
    }
}
