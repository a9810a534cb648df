//! Regions: pieces of a board whose free cells hang together edge to edge, in one form for all that look alike.
//!
//! A move of a domino takes two neighbouring cells out of a region; what is left may fall into several.

/// A cell: row and column from 0.
pub type Cell = (u8, u8);

/// The way a domino lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Way {
    /// Two rows of one column.
    Upright,
    /// Two columns of one row.
    Flat,
}

impl Way {
    /// Both, in the order in which moves at one cell are listed.
    pub const ALL: [Way; 2] = [Way::Upright, Way::Flat];

    /// The other way.
    pub fn turned(self) -> Way {
        match self {
            Way::Upright => Way::Flat,
            Way::Flat => Way::Upright,
        }
    }

    /// The second cell of a domino that begins at this one.
    pub fn end(self, (row, col): Cell) -> Cell {
        match self {
            Way::Upright => (row + 1, col),
            Way::Flat => (row, col + 1),
        }
    }
}

/// Which regions count as alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alike {
    /// Shifted, mirrored and turned ones: upright and flat dominoes are the same.
    Turned,
    /// Shifted and mirrored ones: upright stays upright.
    Mirrored,
}

/// A set of cells in a box of its own size, at most `64 * W` cells large, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Region<const W: usize> {
    /// Columns of the box.
    cols: u8,
    /// How many cells are in the set.
    size: u16,
    bits: [u64; W],
}

/// The box around some cells: its first cell, its rows and columns.
fn bounds(cells: &[Cell]) -> (Cell, u8, u8) {
    let row = |pick: fn(u8, u8) -> u8, start| cells.iter().fold(start, |best, cell| pick(best, cell.0));
    let col = |pick: fn(u8, u8) -> u8, start| cells.iter().fold(start, |best, cell| pick(best, cell.1));
    let first = (row(u8::min, u8::MAX), col(u8::min, u8::MAX));
    (first, row(u8::max, 0) - first.0 + 1, col(u8::max, 0) - first.1 + 1)
}

/// The cells of the box around a set.
pub fn area(cells: &[Cell]) -> usize {
    let (_, rows, cols) = bounds(cells);
    usize::from(rows) * usize::from(cols)
}

impl<const W: usize> Region<W> {
    /// The form that all regions alike to these cells share. The box around them must have at most `64 * W` cells.
    pub fn of(cells: &[Cell], alike: Alike) -> Self {
        let (first, rows, cols) = bounds(cells);
        let is_turned = alike == Alike::Turned && cols > rows;
        let both = alike == Alike::Turned && cols == rows;
        let (high, wide) = if is_turned { (cols, rows) } else { (rows, cols) };
        let mut forms = [[0u64; W]; 8];
        let used = if both { 8 } else { 4 };
        for &(row, col) in cells {
            let (row, col) = (row - first.0, col - first.1);
            let (row, col) = if is_turned { (col, row) } else { (row, col) };
            let (last_row, last_col) = (high - 1 - row, wide - 1 - col);
            let mut put = |form: usize, row: u8, col: u8| {
                let place = usize::from(row) * usize::from(wide) + usize::from(col);
                forms[form][place / 64] |= 1 << (place % 64);
            };
            put(0, row, col);
            put(1, row, last_col);
            put(2, last_row, col);
            put(3, last_row, last_col);
            if both {
                put(4, col, row);
                put(5, last_col, row);
                put(6, col, last_row);
                put(7, last_col, last_row);
            }
        }
        let bits = forms[..used].iter().min().copied().expect("there are forms");
        Region { cols: wide, size: cells.len() as u16, bits }
    }

    /// How many cells it has.
    pub fn size(&self) -> usize {
        usize::from(self.size)
    }

    /// Its cells, row by row.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = Vec::with_capacity(self.size());
        for (word, bits) in self.bits.iter().enumerate() {
            let mut left = *bits;
            while left != 0 {
                let place = word * 64 + left.trailing_zeros() as usize;
                cells.push(((place / usize::from(self.cols)) as u8, (place % usize::from(self.cols)) as u8));
                left &= left - 1;
            }
        }
        cells
    }

    /// The region turned by a quarter, where upright stays upright.
    pub fn turned(&self) -> Self {
        let cells: Vec<Cell> = self.cells().into_iter().map(|(row, col)| (col, row)).collect();
        Region::of(&cells, Alike::Mirrored)
    }

    /// What is left when a domino that lies this way is put at each place in turn: the regions of two cells or more.
    ///
    /// Equal results are given once.
    pub fn after(&self, way: Way, alike: Alike) -> Vec<Vec<Self>> {
        let cells = self.cells();
        let mut grid = Grid::of(&cells);
        let mut left = Vec::new();
        for &cell in &cells {
            if grid.has(way.end(cell)) {
                grid.flip(cell);
                grid.flip(way.end(cell));
                left.push(regions(&mut grid, &cells, alike));
                grid.flip(cell);
                grid.flip(way.end(cell));
            }
        }
        left.sort_unstable();
        left.dedup();
        left
    }

    /// Whether a half turn about the middle of its box takes it to itself while no domino goes to itself: then every domino
    /// can be answered by its image.
    pub fn is_paired(&self) -> bool {
        let cells = self.cells();
        Pairing::of(&cells, bounds(&cells)) == Pairing::Whole
    }
}

/// How a half turn about the middle of a box takes a set of cells to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// It does not.
    None,
    /// It does, and no domino goes to itself or meets its image.
    Whole,
    /// It does, and one domino goes to itself: the one in the middle that begins at this cell. Without it the rest is whole.
    Middle(Cell, Way),
}

impl Pairing {
    /// The pairing of cells in a box.
    fn of(cells: &[Cell], (first, rows, cols): (Cell, u8, u8)) -> Self {
        let grid = Grid::of(cells);
        let image = |(row, col): Cell| (2 * first.0 + rows - 1 - row, 2 * first.1 + cols - 1 - col);
        if !cells.iter().all(|&cell| grid.has(image(cell))) {
            return Pairing::None;
        }
        let middle = (first.0 + (rows - 1) / 2, first.1 + (cols - 1) / 2);
        match (rows % 2, cols % 2, grid.has(middle)) {
            (1, 1, true) => Pairing::None,
            (0, 1, true) => Pairing::Middle(middle, Way::Upright),
            (1, 0, true) => Pairing::Middle(middle, Way::Flat),
            _ => Pairing::Whole,
        }
    }

    /// The pairing of the free cells of a board about its own middle.
    pub fn of_board(cells: &[Cell], rows: u8, cols: u8) -> Self {
        Pairing::of(cells, ((0, 0), rows, cols))
    }
}

/// Cells by row, one bit each.
struct Grid {
    rows: [u64; 64],
}

impl Grid {
    fn of(cells: &[Cell]) -> Self {
        let mut grid = Grid { rows: [0; 64] };
        for cell in cells {
            grid.flip(*cell);
        }
        grid
    }

    fn has(&self, (row, col): Cell) -> bool {
        self.rows[usize::from(row)] >> col & 1 == 1
    }

    fn flip(&mut self, (row, col): Cell) {
        self.rows[usize::from(row)] ^= 1 << col;
    }
}

/// The regions of two cells or more, sorted; the grid is given back as it was.
fn regions<const W: usize>(grid: &mut Grid, cells: &[Cell], alike: Alike) -> Vec<Region<W>> {
    let mut found: Vec<Region<W>> = Vec::new();
    split(grid, cells, |piece| {
        if piece.len() > 1 {
            found.push(Region::of(piece, alike));
        }
    });
    found.sort_unstable();
    found
}

/// Tells every piece that hangs together; the grid is given back as it was.
fn split(grid: &mut Grid, cells: &[Cell], mut tell: impl FnMut(&[Cell])) {
    let kept = grid.rows;
    let mut piece: Vec<Cell> = Vec::with_capacity(cells.len());
    for &cell in cells {
        if !grid.has(cell) {
            continue;
        }
        piece.clear();
        grid.flip(cell);
        piece.push(cell);
        let mut next = 0;
        while let Some(&(row, col)) = piece.get(next) {
            next += 1;
            let around = [(row.wrapping_sub(1), col), (row, col.wrapping_sub(1)), (row, col + 1), (row + 1, col)];
            for other in around {
                if other.0 < 64 && other.1 < 64 && grid.has(other) {
                    grid.flip(other);
                    piece.push(other);
                }
            }
        }
        tell(&piece);
    }
    grid.rows = kept;
}

/// The pieces of a set of cells that hang together, each row by row, in the order of their first cells. Boards up to 63 by 63.
pub fn pieces(cells: &[Cell]) -> Vec<Vec<Cell>> {
    let mut found = Vec::new();
    split(&mut Grid::of(cells), cells, |piece| {
        let mut piece = piece.to_vec();
        piece.sort_unstable();
        found.push(piece);
    });
    found
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn cells(rows: &[&str]) -> Vec<Cell> {
        let of_row = |(row, text): (usize, &&str)| {
            let free = text.bytes().enumerate().filter(|(_, mark)| *mark == b'.');
            free.map(move |(col, _)| (row as u8, col as u8)).collect::<Vec<_>>()
        };
        rows.iter().enumerate().flat_map(of_row).collect()
    }

    #[test]
    fn what_looks_alike_has_one_form() {
        let of = |rows: &[&str], alike| Region::<1>::of(&cells(rows), alike);
        let ways = [[".#", ".."], ["#.", ".."], ["..", "#."], ["..", ".#"]];
        assert!(ways.iter().all(|way| of(way, Alike::Mirrored) == of(&[".#", ".."], Alike::Mirrored)));
        assert_eq!(of(&["..."], Alike::Turned), of(&[".", ".", "."], Alike::Turned));
        assert_ne!(of(&["..."], Alike::Mirrored), of(&[".", ".", "."], Alike::Mirrored));
        assert_eq!(of(&["..."], Alike::Mirrored).turned(), of(&[".", ".", "."], Alike::Mirrored));
    }

    #[test]
    fn a_domino_leaves_the_pieces_of_two_cells_or_more_each_outcome_once() {
        let square = Region::<1>::of(&cells(&["..", ".."]), Alike::Turned);
        let domino = Region::<1>::of(&cells(&[".."]), Alike::Turned);
        assert_eq!(square.after(Way::Flat, Alike::Turned), [vec![domino]]);
        let row = Region::<1>::of(&cells(&["....."]), Alike::Turned);
        let three = Region::<1>::of(&cells(&["..."]), Alike::Turned);
        let after: Vec<_> = Way::ALL.into_iter().flat_map(|way| row.after(way, Alike::Turned)).collect();
        assert_eq!(after.len(), 2);
        assert!(after.contains(&vec![three]) && after.contains(&vec![domino]), "at the end, in the middle");
        assert_eq!(pieces(&cells(&[".#.", "..."])).len(), 1);
        assert_eq!(pieces(&cells(&[".#.", "#.."])), [vec![(0, 0)], vec![(0, 2), (1, 1), (1, 2)]]);
    }

    #[test]
    fn half_turns_pair_cells_but_for_a_middle_domino() {
        let whole = |rows: usize, cols: usize| cells(&vec![".".repeat(cols).as_str(); rows]);
        let pairing = |rows: usize, cols: usize| Pairing::of_board(&whole(rows, cols), rows as u8, cols as u8);
        assert_eq!(pairing(4, 6), Pairing::Whole);
        assert_eq!(pairing(4, 3), Pairing::Middle((1, 1), Way::Upright));
        assert_eq!(pairing(3, 4), Pairing::Middle((1, 1), Way::Flat));
        assert_eq!(pairing(3, 3), Pairing::None);
        assert_eq!(Pairing::of_board(&cells(&["...", ".#.", "..."]), 3, 3), Pairing::Whole);
        assert_eq!(Pairing::of_board(&cells(&["..", ".#"]), 2, 2), Pairing::None);
    }

    proptest! {
        #[test]
        fn the_form_is_the_same_for_every_symmetry_and_any_width(
            free in prop::collection::btree_set((0u8..6, 0u8..7), 1..20),
            (down, right) in (0u8..20, 0u8..20),
        ) {
            let cells: Vec<Cell> = free.into_iter().collect();
            let images = [
                cells.iter().map(|&(r, c)| (r + down, c + right)).collect::<Vec<_>>(),
                cells.iter().map(|&(r, c)| (6 - r, c)).collect(),
                cells.iter().map(|&(r, c)| (r, 7 - c)).collect(),
                cells.iter().map(|&(r, c)| (6 - r, 7 - c)).collect(),
            ];
            for image in &images {
                prop_assert_eq!(Region::<1>::of(image, Alike::Mirrored), Region::<1>::of(&cells, Alike::Mirrored));
                let turned: Vec<Cell> = image.iter().map(|&(r, c)| (c, r)).collect();
                prop_assert_eq!(Region::<15>::of(&turned, Alike::Turned), Region::<15>::of(&cells, Alike::Turned));
            }
            let back = Region::<1>::of(&cells, Alike::Mirrored);
            prop_assert_eq!(Region::<1>::of(&back.cells(), Alike::Mirrored), back);
            prop_assert_eq!(back.turned().turned(), back);
        }
    }
}
