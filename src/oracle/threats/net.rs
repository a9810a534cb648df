//! A board as its lines see it: how many marks of each side stand in every line, and how many lines are still open.

/// One of the two sides: 0 or 1.
pub type Side = usize;

/// A cell, counted from 0.
pub type Cell = u16;

/// The marks on a board of lines, which can be put and lifted again.
#[derive(Clone, Debug)]
pub struct Net {
    /// How many marks make a line whole.
    k: usize,
    lines: Vec<Vec<Cell>>,
    /// The lines through each cell.
    through: Vec<Vec<u16>>,
    marks: Vec<Option<Side>>,
    /// How many marks of each side stand in each line.
    counts: Vec<[u8; 2]>,
    /// How many lines hold so many marks of one side and none of the other.
    open: [Vec<u32>; 2],
}

impl Net {
    /// An empty board of so many cells with these lines of `k` cells each, at most 65,535 of them; `k` is at least 2.
    pub fn of(cells: usize, k: usize, lines: Vec<Vec<Cell>>) -> Self {
        let mut through = vec![Vec::new(); cells];
        for (i, line) in lines.iter().enumerate() {
            for &cell in line {
                through[usize::from(cell)].push(i as u16);
            }
        }
        let mut none = vec![0; k + 1];
        none[0] = lines.len() as u32;
        Net {
            k,
            counts: vec![[0; 2]; lines.len()],
            open: [none.clone(), none],
            marks: vec![None; cells],
            through,
            lines,
        }
    }

    /// Makes these the marks. Time: what differs from the marks before.
    pub fn set(&mut self, marks: impl Iterator<Item = Option<Side>>) {
        for (cell, mark) in marks.enumerate() {
            let before = self.marks[cell];
            if before == mark {
                continue;
            }
            if before.is_some() {
                self.lift(cell as Cell);
            }
            if let Some(side) = mark {
                self.put(cell as Cell, side);
            }
        }
    }

    /// Puts a mark into a free cell.
    pub fn put(&mut self, cell: Cell, side: Side) {
        self.marks[usize::from(cell)] = Some(side);
        for &line in &self.through[usize::from(cell)] {
            let counts = &mut self.counts[usize::from(line)];
            let (own, other) = (usize::from(counts[side]), usize::from(counts[1 - side]));
            counts[side] += 1;
            if other == 0 {
                self.open[side][own] -= 1;
                self.open[side][own + 1] += 1;
            }
            if own == 0 {
                self.open[1 - side][other] -= 1;
            }
        }
    }

    /// Takes the mark in a cell off again.
    pub fn lift(&mut self, cell: Cell) {
        let side = self.marks[usize::from(cell)].take().expect("a mark stands there");
        for &line in &self.through[usize::from(cell)] {
            let counts = &mut self.counts[usize::from(line)];
            counts[side] -= 1;
            let (own, other) = (usize::from(counts[side]), usize::from(counts[1 - side]));
            if other == 0 {
                self.open[side][own] += 1;
                self.open[side][own + 1] -= 1;
            }
            if own == 0 {
                self.open[1 - side][other] += 1;
            }
        }
    }

    /// How many lines hold `k - lacking` marks of the side and none of the other.
    pub fn lacking(&self, side: Side, lacking: usize) -> u32 {
        self.k.checked_sub(lacking).map_or(0, |held| self.open[side][held])
    }

    /// The free cells, in order.
    pub fn free(&self) -> Vec<Cell> {
        (0..self.marks.len()).filter(|&cell| self.marks[cell].is_none()).map(|cell| cell as Cell).collect()
    }

    /// The cells that complete a line of the side now, in order.
    pub fn completing(&self, side: Side) -> Vec<Cell> {
        if self.lacking(side, 1) == 0 { Vec::new() } else { self.free_in(0..self.lines.len(), side, 1) }
    }

    /// The cells that complete a line of the side which goes through this cell, in order.
    pub fn completing_through(&self, cell: Cell, side: Side) -> Vec<Cell> {
        let lines = &self.through[usize::from(cell)];
        self.free_in(lines.iter().map(|&line| usize::from(line)), side, 1)
    }

    /// The cells where a mark of the side makes a four, in order.
    pub fn fours(&self, side: Side) -> Vec<Cell> {
        if self.lacking(side, 2) == 0 { Vec::new() } else { self.free_in(0..self.lines.len(), side, 2) }
    }

    /// The cells where a mark of the side makes threes in two lines at least, in order: as an open three does.
    pub fn threes(&self, side: Side) -> Vec<Cell> {
        if self.lacking(side, 3) < 2 {
            return Vec::new();
        }
        let is_in_two = |&cell: &Cell| {
            let lines = self.through[usize::from(cell)].iter();
            lines.filter(|&&line| self.is_lacking(usize::from(line), side, 3)).nth(1).is_some()
        };
        self.free_in(0..self.lines.len(), side, 3).into_iter().filter(is_in_two).collect()
    }

    /// The open lines of a side, each counted fourfold for every mark in it.
    ///
    /// Worked: one mark in the corner of 3 by 3 with lines of 3 opens 3 lines with it and 5 without: 3 * 4 + 5 = 17.
    pub fn weight(&self, side: Side) -> i64 {
        self.open[side].iter().zip(0u32..).map(|(&lines, held)| i64::from(lines) << (2 * held.min(24))).sum()
    }

    fn is_lacking(&self, line: usize, side: Side, lacking: usize) -> bool {
        let counts = self.counts[line];
        usize::from(counts[side]) + lacking == self.k && counts[1 - side] == 0
    }

    /// The free cells of those lines that lack so many marks of the side and hold none of the other.
    fn free_in(&self, lines: impl Iterator<Item = usize>, side: Side, lacking: usize) -> Vec<Cell> {
        let mut cells = Vec::new();
        for line in lines {
            if self.is_lacking(line, side, lacking) {
                cells.extend(self.lines[line].iter().filter(|&&cell| self.marks[usize::from(cell)].is_none()));
            }
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A strip of so many cells with lines of `k`.
    fn strip(cells: u16, k: u16) -> Net {
        Net::of(usize::from(cells), usize::from(k), (0..=cells - k).map(|i| (i..i + k).collect()).collect())
    }

    #[test]
    fn what_is_put_can_be_lifted_without_a_trace() {
        let mut net = strip(9, 3);
        let empty = format!("{net:?}");
        let puts = [(4, 0), (5, 1), (2, 0), (8, 1), (3, 0)];
        for (cell, side) in puts {
            net.put(cell, side);
        }
        assert_ne!(format!("{net:?}"), empty);
        net.set((0..9).map(|cell| puts.iter().find(|(put, _)| *put == cell && cell != 3).map(|(_, side)| *side)));
        for (cell, _) in &puts[..4] {
            net.lift(*cell);
        }
        assert_eq!(format!("{net:?}"), empty);
    }

    #[test]
    fn cells_that_threaten_are_found() {
        let mut net = strip(9, 4);
        for (cell, side) in [(3, 0), (4, 0), (8, 1)] {
            net.put(cell, side);
        }
        assert_eq!(net.fours(0), [1, 2, 5, 6]);
        assert!(net.completing(0).is_empty());
        net.put(5, 0);
        assert_eq!(net.completing(0), [2, 6]);
        assert_eq!(net.completing_through(5, 0), [2, 6]);
        assert!(net.threes(1).is_empty(), "one line cannot be an open three");
        assert_eq!(net.free(), [0, 1, 2, 6, 7]);
    }

    #[test]
    fn open_lines_are_weighed_as_by_hand() {
        let mut net = strip(5, 3);
        net.put(0, 0);
        assert_eq!(net.weight(0), 4 + 1 + 1);
        assert_eq!(net.weight(1), 1 + 1);
    }
}
