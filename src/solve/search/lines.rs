//! The lines of a rectangular board: every run of `k` cells in a row, a column or a diagonal, and the board's symmetries.

/// Steps of the four directions, as columns and rows.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// The lines of `k` cells on a board of `rows` by `cols`, cells numbered row by row from 0.
#[derive(Debug)]
pub struct Lines {
    /// How many cells the board has.
    pub cells: usize,
    /// How many cells a line has.
    pub k: usize,
    /// The cells of each line.
    pub all: Vec<Vec<u16>>,
    /// The lines through each cell, as indices into `all`.
    pub through: Vec<Vec<u16>>,
    /// The symmetries of the board, the identity first: each tells where a cell goes.
    pub symmetries: Vec<Vec<u16>>,
}

impl Lines {
    /// The lines of a board. Time and memory: `4 * rows * cols * k`.
    pub fn of(rows: usize, cols: usize, k: usize) -> Self {
        let cells = rows * cols;
        let all: Vec<Vec<u16>> = (0..cells)
            .flat_map(|cell| DIRECTIONS.map(|direction| line(rows, cols, k, cell, direction)))
            .flatten()
            .collect();
        let mut through = vec![Vec::new(); cells];
        for (i, line) in all.iter().enumerate() {
            for &cell in line {
                through[usize::from(cell)].push(i as u16);
            }
        }
        Lines { cells, k, all, through, symmetries: symmetries(rows, cols) }
    }
}

/// The line that begins at a cell and goes in a direction, if the board has room for it.
fn line(rows: usize, cols: usize, k: usize, cell: usize, (right, down): (isize, isize)) -> Option<Vec<u16>> {
    let (col, row) = ((cell % cols) as isize, (cell / cols) as isize);
    let reach = isize::try_from(k).ok()? - 1;
    let inside = |n: isize, size: usize| (0..size as isize).contains(&n);
    let has_room =
        reach < rows.max(cols) as isize && inside(col + right * reach, cols) && inside(row + down * reach, rows);
    let at = |i: isize| ((row + down * i) * cols as isize + col + right * i) as u16;
    has_room.then(|| (0..=reach).map(at).collect())
}

/// Four symmetries of a rectangle, eight of a square.
fn symmetries(rows: usize, cols: usize) -> Vec<Vec<u16>> {
    let image = |turn: usize| {
        let place = move |cell: usize| {
            let (row, col) = (cell / cols, cell % cols);
            let row = if turn & 1 == 0 { row } else { rows - 1 - row };
            let col = if turn & 2 == 0 { col } else { cols - 1 - col };
            if turn & 4 == 0 { row * cols + col } else { col * cols + row }
        };
        (0..rows * cols).map(|cell| place(cell) as u16).collect()
    };
    (0..if rows == cols { 8 } else { 4 }).map(image).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn lines_are_counted_as_by_hand() {
        assert_eq!(Lines::of(3, 3, 3).all.len(), 8);
        assert_eq!(Lines::of(6, 7, 4).all.len(), 69);
        assert_eq!(Lines::of(3, 4, 4).all.len(), 3);
        assert_eq!(Lines::of(2, 2, 3).all.len(), 0);
        assert_eq!(Lines::of(2, 2, usize::MAX).all.len(), 0);
    }

    #[test]
    fn a_symmetry_takes_every_line_to_a_line() {
        for (rows, cols, k) in [(3, 3, 3), (3, 5, 3), (4, 4, 3)] {
            let lines = Lines::of(rows, cols, k);
            let sets = |turn: &[u16]| -> BTreeSet<BTreeSet<u16>> {
                lines.all.iter().map(|line| line.iter().map(|&cell| turn[usize::from(cell)]).collect()).collect()
            };
            let images: BTreeSet<&Vec<u16>> = lines.symmetries.iter().collect();
            assert_eq!(images.len(), if rows == cols { 8 } else { 4 });
            for turn in &lines.symmetries {
                assert_eq!(sets(turn), sets(&lines.symmetries[0]));
            }
        }
    }
}
