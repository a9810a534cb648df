//! A board as its lines see it: how many marks of each side stand in every line, and how many lines are still open.

use crate::boards::mnk::solver::threats::plane::{Budget, Cell, Plane, Planes, Side};

/// Lines are kept apart that lack so many marks of one side at most and hold none of the other.
const HOT: usize = 3;

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
    /// The open lines of each side that lack few marks.
    hot: [Hot; 2],
    planes: Planes,
}

/// The open lines of one side that lack 0 to [`HOT`] marks, in no order.
#[derive(Clone, Debug)]
struct Hot {
    lacking: [Vec<u16>; HOT + 1],
    /// Where each line stands in its list.
    places: Vec<u16>,
}

impl Hot {
    fn of(lines: usize) -> Self {
        Hot { lacking: Default::default(), places: vec![0; lines] }
    }

    fn add(&mut self, line: u16, lacking: usize) {
        let list = &mut self.lacking[lacking];
        self.places[usize::from(line)] = list.len() as u16;
        list.push(line);
    }

    fn drop(&mut self, line: u16, lacking: usize) {
        let place = self.places[usize::from(line)];
        let list = &mut self.lacking[lacking];
        list.swap_remove(usize::from(place));
        if let Some(&moved) = list.get(usize::from(place)) {
            self.places[usize::from(moved)] = place;
        }
    }
}

impl Net {
    /// An empty board of so many cells, 384 at most, with these lines of `k` cells each, at most 65,535 of them; `k` is at least 2.
    pub fn of(cells: usize, k: usize, lines: Vec<Vec<Cell>>) -> Self {
        let mut through = vec![Vec::new(); cells];
        for (i, line) in lines.iter().enumerate() {
            for &cell in line {
                through[usize::from(cell)].push(i as u16);
            }
        }
        let mut none = vec![0; k + 1];
        none[0] = lines.len() as u32;
        let mut net = Net {
            k,
            counts: vec![[0; 2]; lines.len()],
            open: [none.clone(), none],
            marks: vec![None; cells],
            planes: Planes::default(),
            hot: [Hot::of(lines.len()), Hot::of(lines.len())],
            through,
            lines,
        };
        if k <= HOT {
            for (side, line) in [0, 1].into_iter().flat_map(|side| (0..net.lines.len() as u16).map(move |i| (side, i)))
            {
                net.hot[side].add(line, k);
            }
        }
        net
    }

    /// The open lines of a side, each counted fourfold for every mark in it.
    ///
    /// Worked: one mark in the corner of 3 by 3 with lines of 3 opens 3 lines with it and 5 without: 3 * 4 + 5 = 17.
    pub fn weight(&self, side: Side) -> i64 {
        self.open[side].iter().zip(0u32..).map(|(&lines, held)| i64::from(lines) << (2 * held.min(24))).sum()
    }

    /// The same for the side to move: a line with a mark of its own counts double, an empty one is still anybody's.
    ///
    /// Worked: the corner of 3 by 3 again: 3 * 8 + 5 = 29.
    pub fn weight_to_move(&self, side: Side) -> i64 {
        let empty = self.open[side].first().map_or(0, |&lines| i64::from(lines));
        2 * self.weight(side) - empty
    }

    /// All that is known of the marks, whatever the order they came in.
    #[cfg(test)]
    pub fn seen(&self) -> String {
        let mut hot = self.hot.clone().map(|hot| hot.lacking);
        hot.iter_mut().flatten().for_each(|lines| lines.sort_unstable());
        format!("{:?} {:?} {:?} {:?} {hot:?}", self.marks, self.planes, self.counts, self.open)
    }

    fn is_lacking(&self, line: u16, side: Side, lacking: usize) -> bool {
        let counts = self.counts[usize::from(line)];
        usize::from(counts[side]) + lacking == self.k && counts[1 - side] == 0
    }

    /// The free cells of these lines, in order.
    fn free_in(&self, lines: impl Iterator<Item = u16>) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::new();
        for line in lines {
            for &cell in &self.lines[usize::from(line)] {
                if self.marks[usize::from(cell)].is_none() {
                    cells.push(cell);
                }
            }
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

impl Plane for Net {
    fn budget(&self) -> Budget {
        Budget { fours: 64, work: 384, deep: 4 }
    }

    fn mark(&self, cell: Cell) -> Option<Side> {
        self.marks[usize::from(cell)]
    }

    fn size(&self) -> usize {
        self.marks.len()
    }

    fn put(&mut self, cell: Cell, side: Side) {
        self.marks[usize::from(cell)] = Some(side);
        self.planes[side][usize::from(cell / 64)] ^= 1 << (cell % 64);
        let hottest = self.k.saturating_sub(HOT);
        for &line in &self.through[usize::from(cell)] {
            let counts = &mut self.counts[usize::from(line)];
            let (own, other) = (usize::from(counts[side]), usize::from(counts[1 - side]));
            counts[side] += 1;
            if other == 0 {
                self.open[side][own] -= 1;
                self.open[side][own + 1] += 1;
                if own >= hottest {
                    self.hot[side].drop(line, self.k - own);
                }
                if own + 1 >= hottest {
                    self.hot[side].add(line, self.k - own - 1);
                }
            }
            if own == 0 {
                self.open[1 - side][other] -= 1;
                if other >= hottest {
                    self.hot[1 - side].drop(line, self.k - other);
                }
            }
        }
    }

    fn lift(&mut self, cell: Cell) {
        let side = self.marks[usize::from(cell)].take().expect("a mark stands there");
        self.planes[side][usize::from(cell / 64)] ^= 1 << (cell % 64);
        let hottest = self.k.saturating_sub(HOT);
        for &line in &self.through[usize::from(cell)] {
            let counts = &mut self.counts[usize::from(line)];
            counts[side] -= 1;
            let (own, other) = (usize::from(counts[side]), usize::from(counts[1 - side]));
            if other == 0 {
                self.open[side][own] += 1;
                self.open[side][own + 1] -= 1;
                if own + 1 >= hottest {
                    self.hot[side].drop(line, self.k - own - 1);
                }
                if own >= hottest {
                    self.hot[side].add(line, self.k - own);
                }
            }
            if own == 0 {
                self.open[1 - side][other] += 1;
                if other >= hottest {
                    self.hot[1 - side].add(line, self.k - other);
                }
            }
        }
    }

    fn planes(&self) -> Planes {
        self.planes
    }

    fn completing(&self, side: Side) -> Vec<Cell> {
        self.free_in(self.hot[side].lacking[1].iter().copied())
    }

    fn fours(&self, side: Side) -> Vec<Cell> {
        self.free_in(self.hot[side].lacking[2].iter().copied())
    }

    /// The cells where a mark of the side makes two threes at least, those that make most first; then those where it makes a four.
    fn pressing(&self, side: Side) -> Vec<Cell> {
        let fours = self.fours(side);
        let count = |cell: &Cell| {
            let lines = self.through[usize::from(*cell)].iter();
            lines.filter(|&&line| self.is_lacking(line, side, 3)).count()
        };
        let threes = self.free_in(self.hot[side].lacking[3].iter().copied());
        let mut counted: Vec<(usize, Cell)> = threes.into_iter().map(|cell| (count(&cell), cell)).collect();
        counted.retain(|(count, cell)| *count > 1 && !fours.contains(cell));
        counted.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        counted.into_iter().map(|(_, cell)| cell).chain(fours).collect()
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
        let empty = net.seen();
        let puts = [(4, 0), (5, 1), (2, 0), (8, 1), (3, 0)];
        for (cell, side) in puts {
            net.put(cell, side);
        }
        assert_ne!(net.seen(), empty);
        net.set(&mut (0..9).map(|cell| puts.iter().find(|(put, _)| *put == cell && cell != 3).map(|(_, side)| *side)));
        for (cell, _) in &puts[..4] {
            net.lift(*cell);
        }
        assert_eq!(net.seen(), empty);
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
        assert_eq!(net.pressing(0), [1, 2, 6, 7], "fours only: in no cell two threes are made");
        assert_eq!(net.free(), [0, 1, 2, 6, 7]);
    }

    #[test]
    fn cells_that_make_most_threes_come_first() {
        let mut net = strip(9, 4);
        net.put(4, 0);
        assert_eq!(net.pressing(0), [3, 5, 2, 6], "three lines through the neighbours, two through the next");
        net.put(0, 0);
        assert_eq!(net.pressing(0), [3, 2, 5, 1, 6], "the order of the cells where no line is nearer");
        net.put(5, 0);
        assert_eq!(net.pressing(0), [1, 2, 3, 6, 7], "fours last");
    }

    #[test]
    fn open_lines_are_weighed_as_by_hand() {
        let mut net = strip(5, 3);
        net.put(0, 0);
        assert_eq!(net.weight(0), 4 + 1 + 1);
        assert_eq!(net.weight(1), 1 + 1);
        assert_eq!(net.weight_to_move(0), 2 * 4 + 1 + 1);
        assert_eq!(net.weight_to_move(1), 1 + 1);
    }
}
