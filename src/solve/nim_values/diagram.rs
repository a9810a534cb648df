//! Young diagrams that lose a corner piece: a move names a cell, and that cell goes with all to the right of it and below.
//!
//! The top left cell is never named, so the diagram of one cell is the end. All diagrams within a shape are numbered in
//! lexicographic order of their row lengths, which is an order in which everything a move can leave comes before.
//!
//! Cost: a shape holds as many diagrams as there are lattice paths below its border, C(m + n, n) of an m by n rectangle.
//! Outcomes take one pass that marks, from each lost diagram, every diagram one move above it, so about one write for each
//! winning move there is; nim-values look up every move of every diagram. Source: D. Gale, A curious Nim-type game, American
//! Mathematical Monthly 81 (1974), 876-879, for the game; numbering lattice paths is Lehmer's ranking of combinations.
//!
//! Worked by hand: within rows 2,1 there are the diagrams -; 1; 1,1; 2; 2,1, numbered 0 to 4. 1 is the end, worth 0; 1,1 and 2
//! can only become 1, worth 1; 2,1 can become 2 or 1,1 and is worth mex{1} = 0.

use crate::judge::control::{Control, Stop};
use crate::nim_values::bits::Bits;

/// Diagrams between two looks at the reins.
const BREATH: u64 = 1 << 12;

/// How many diagrams a shape holds, the empty one and itself counted; `None` when they are more than `most`.
///
/// Time and memory: at most the cells of the shape, and no more rows than are needed to pass `most`.
pub fn count(shape: &[usize], most: u64) -> Option<u64> {
    let mut below = vec![1u64];
    for &length in shape.iter().rev() {
        let fillings = |value: usize| below[value.min(below.len() - 1)];
        below = (0..=length)
            .scan(0u64, |sum, value| {
                *sum = sum.saturating_add(fillings(value));
                Some(*sum)
            })
            .collect();
        // Rows above can only make them more.
        below.last().filter(|count| **count <= most)?;
    }
    below.last().copied()
}

/// How many diagrams a shape holds that is small enough to be numbered.
fn numbered(shape: &[usize]) -> usize {
    count(shape, u64::from(u32::MAX)).expect("a table is made of fewer than 2^32 diagrams") as usize
}

/// The numbering of all diagrams within a shape.
#[derive(Clone, Debug)]
struct Ranks {
    /// The lengths of the shape's rows, none longer than the one above.
    bounds: Vec<usize>,
    /// Column by column: how many diagrams come before because row `k` is `v` long, rather than shorter.
    weights: Vec<u32>,
    /// Where the weights of length `v` begin; there is one for every row at least that long.
    columns: Vec<usize>,
}

impl Ranks {
    /// Numbers the diagrams of a shape that holds fewer than 2^32.
    fn of(shape: &[usize]) -> Self {
        let longest = shape.first().copied().unwrap_or(0);
        let mut columns = Vec::with_capacity(longest + 1);
        let mut size = 0;
        for length in 0..=longest {
            columns.push(size);
            size += shape.partition_point(|bound| *bound >= length);
        }
        let mut ranks = Ranks { bounds: shape.to_vec(), weights: vec![0; size], columns };
        let mut below = vec![1u32];
        for row in (0..shape.len()).rev() {
            let mut sums = Vec::with_capacity(shape[row] + 1);
            let mut sum = 0;
            for length in 0..=shape[row] {
                let place = ranks.columns[length] + row;
                ranks.weights[place] = sum;
                sum += below[length.min(below.len() - 1)];
                sums.push(sum);
            }
            below = sums;
        }
        ranks
    }

    #[inline]
    fn weight(&self, row: usize, length: usize) -> u32 {
        self.weights[self.columns[length] + row]
    }

    /// Hands over every diagram but the empty one in the order of the numbering, with its number.
    #[inline]
    fn each(&self, control: &Control, mut then: impl FnMut(&Fillings, u32)) -> Result<(), Stop> {
        let rows = self.bounds.len();
        let mut all = Fillings {
            ranks: self,
            rows: 0..rows,
            floor: 0,
            cap: self.bounds.first().copied().unwrap_or(0),
            lengths: &mut vec![0; rows],
            above: &mut vec![0; rows + 1],
            floors: &vec![0; rows + 1],
            top: 0,
        };
        while let Some(rank) = all.next() {
            if u64::from(rank).is_multiple_of(BREATH) {
                control.tick(BREATH)?;
            }
            then(&all, rank);
        }
        Ok(())
    }

    /// The number of a diagram within the shape.
    fn rank(&self, diagram: &[usize]) -> usize {
        diagram.iter().enumerate().map(|(row, &length)| self.weight(row, length) as usize).sum()
    }
}

/// All ways to fill some rows of a diagram, in the order of the numbering: lengths never grow downwards and stay between a
/// floor and a cap.
struct Fillings<'a> {
    ranks: &'a Ranks,
    rows: std::ops::Range<usize>,
    floor: usize,
    cap: usize,
    /// The lengths of all rows; those outside the range are never touched.
    lengths: &'a mut [usize],
    /// For each row the weights of the rows above it in the range.
    above: &'a mut [u32],
    /// For each row the weights of itself and the rows below it in the range when all are at the floor.
    floors: &'a [u32],
    /// The first row of the range that is at the floor.
    top: usize,
}

impl Fillings<'_> {
    /// Goes to the next filling and tells its weight; `None` after the last one. The first filling, all rows at the floor, is
    /// taken as known.
    #[inline]
    fn next(&mut self) -> Option<u32> {
        let mut row = if self.top < self.rows.end { self.top } else { self.top - 1 };
        loop {
            let cap = if row == self.rows.start { self.cap } else { self.lengths[row - 1] };
            if self.lengths[row] < cap.min(self.ranks.bounds[row]) {
                break;
            }
            if row == self.rows.start {
                return None;
            }
            row -= 1;
        }
        self.lengths[row] += 1;
        self.lengths[row + 1..self.top.max(row + 1)].fill(self.floor);
        self.top = row + 1;
        let up_to_here = self.above[row] + self.ranks.weight(row, self.lengths[row]);
        self.above[row + 1] = up_to_here;
        Some(up_to_here + self.floors[row + 1])
    }
}

/// What every diagram within a shape is worth.
#[derive(Debug)]
pub struct Diagrams {
    ranks: Ranks,
    worth: Worth,
}

#[derive(Debug)]
enum Worth {
    Nimbers(Vec<u16>),
    Won(Bits),
}

impl Diagrams {
    /// The nim-values of all diagrams within a shape of at most 65,535 cells that holds fewer than 2^32 diagrams.
    ///
    /// Time: the moves of all of them. Memory: two bytes each.
    pub fn nimbers(shape: &[usize], control: &Control) -> Result<Self, Stop> {
        let ranks = Ranks::of(shape);
        control.afford(numbered(shape).saturating_mul(size_of::<u16>()))?;
        let mut nimbers = vec![0u16; numbered(shape)];
        let mut mexer = Mexer { below: vec![0; shape.len() + 1], seen: vec![0; shape.iter().sum::<usize>() + 1] };
        ranks.each(control, |all, rank| nimbers[rank as usize] = mexer.mex(all, rank, &nimbers))?;
        Ok(Diagrams { ranks, worth: Worth::Nimbers(nimbers) })
    }

    /// Which diagrams within a shape that holds fewer than 2^32 are won for who moves.
    ///
    /// Time: their number and that of all winning moves. Memory: one bit each.
    pub fn outcomes(shape: &[usize], control: &Control) -> Result<Self, Stop> {
        let ranks = Ranks::of(shape);
        let mut won = Bits::none(numbered(shape));
        let mut marker = Marker::new(shape.len());
        ranks.each(control, |all, rank| {
            if !won.has(rank as usize) {
                marker.mark(&ranks, all.lengths, rank, &mut won);
            }
        })?;
        Ok(Diagrams { ranks, worth: Worth::Won(won) })
    }

    /// The shape.
    pub fn shape(&self) -> &[usize] {
        &self.ranks.bounds
    }

    /// Whether the diagram lies within the shape.
    pub fn holds(&self, diagram: &[usize]) -> bool {
        diagram.len() <= self.ranks.bounds.len()
            && diagram.iter().zip(&self.ranks.bounds).all(|(length, bound)| length <= bound)
    }

    /// Whether who moves in this diagram within the shape wins. The empty diagram is no position.
    pub fn is_won(&self, diagram: &[usize]) -> bool {
        let rank = self.ranks.rank(diagram);
        match &self.worth {
            Worth::Nimbers(nimbers) => nimbers[rank] > 0,
            Worth::Won(won) => won.has(rank),
        }
    }

    /// The nim-value of this diagram within the shape, if they were computed.
    pub fn nimber(&self, diagram: &[usize]) -> Option<u16> {
        match &self.worth {
            Worth::Nimbers(nimbers) => Some(nimbers[self.ranks.rank(diagram)]),
            Worth::Won(_) => None,
        }
    }
}

/// Looks up what the moves of a diagram leave.
struct Mexer {
    /// For each row the weights of itself and the rows below it.
    below: Vec<u32>,
    /// For each nim-value the last diagram that could leave it.
    seen: Vec<u32>,
}

impl Mexer {
    /// The least nim-value that no move of the diagram leaves; `own` is its number.
    #[inline]
    fn mex(&mut self, all: &Fillings, own: u32, nimbers: &[u16]) -> u16 {
        let Fillings { ranks, lengths, above, top, .. } = all;
        let Mexer { below, seen } = self;
        below[*top] = 0;
        for row in (0..*top).rev() {
            below[row] = below[row + 1] + ranks.weight(row, lengths[row]);
        }
        // Cutting column `col` at row `row` leaves the rows above as they are and shortens the longer ones below to `col`.
        let mut height = *top;
        for col in 0..lengths[0] {
            while lengths[height - 1] <= col {
                height -= 1;
            }
            let weights = &ranks.weights[ranks.columns[col]..][..height];
            let above = &above[..height];
            let mut cut = below[height];
            let least = usize::from(col == 0);
            for row in (least..height).rev() {
                cut += weights[row];
                seen[usize::from(nimbers[(above[row] + cut) as usize])] = own;
            }
        }
        seen.iter().take_while(|last| **last == own).count() as u16
    }
}

/// Marks what is one move above a lost diagram.
struct Marker {
    lengths: Vec<usize>,
    above: Vec<u32>,
    floors: Vec<u32>,
}

impl Marker {
    fn new(rows: usize) -> Self {
        Marker { lengths: vec![0; rows], above: vec![0; rows + 1], floors: vec![0; rows + 1] }
    }

    /// A move that leaves `lost` cut a run of equal rows out of longer ones: each run, with any longer filling, was above it.
    fn mark(&mut self, ranks: &Ranks, lost: &[usize], own: u32, won: &mut Bits) {
        self.lengths.copy_from_slice(lost);
        let mut start = 0;
        while start < lost.len() {
            let floor = lost[start];
            let end = start + lost[start..].partition_point(|length| *length == floor);
            let cap = if start == 0 { ranks.bounds[0] } else { lost[start - 1] };
            if cap > floor && ranks.bounds[start] > floor {
                self.mark_run(ranks, start..end, floor, cap, own, won);
            }
            start = end;
        }
    }

    fn mark_run(
        &mut self,
        ranks: &Ranks,
        rows: std::ops::Range<usize>,
        floor: usize,
        cap: usize,
        own: u32,
        won: &mut Bits,
    ) {
        self.floors[rows.end] = 0;
        for row in rows.clone().rev() {
            self.floors[row] = self.floors[row + 1] + if floor == 0 { 0 } else { ranks.weight(row, floor) };
        }
        self.above[rows.start] = 0;
        let rest = own - self.floors[rows.start];
        let mut run = Fillings {
            ranks,
            rows: rows.clone(),
            floor,
            cap,
            lengths: &mut self.lengths,
            above: &mut self.above,
            floors: &self.floors,
            top: rows.start,
        };
        while let Some(weight) = run.next() {
            won.set((rest + weight) as usize);
        }
        self.lengths[rows].fill(floor);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    /// The recursion itself: every move of every diagram, remembered.
    fn plain(diagram: &[usize], known: &mut HashMap<Vec<usize>, u16>) -> u16 {
        if let Some(nimber) = known.get(diagram) {
            return *nimber;
        }
        let mut left = Vec::new();
        for row in 0..diagram.len() {
            for col in 0..diagram[row] {
                if (row, col) != (0, 0) {
                    let cut = diagram.iter().enumerate().map(|(r, &n)| if r < row { n } else { n.min(col) });
                    let cut: Vec<usize> = cut.filter(|n| *n > 0).collect();
                    left.push(plain(&cut, known));
                }
            }
        }
        let nimber = (0..=u16::MAX).find(|n| !left.contains(n)).expect("there are few moves");
        known.insert(diagram.to_vec(), nimber);
        nimber
    }

    fn within(shape: &[usize]) -> Vec<Vec<usize>> {
        let mut all: Vec<Vec<usize>> = vec![vec![]];
        for &bound in shape {
            all = all
                .into_iter()
                .flat_map(|rows| {
                    let cap = rows.last().copied().unwrap_or(bound).min(bound);
                    (0..=cap).map(move |n| [rows.clone(), vec![n]].concat())
                })
                .collect();
        }
        all.into_iter().map(|rows| rows.into_iter().filter(|n| *n > 0).collect()).collect()
    }

    fn agree(shape: &[usize]) {
        let control = Control::new();
        let nimbers = Diagrams::nimbers(shape, &control).expect("nobody stops it");
        let outcomes = Diagrams::outcomes(shape, &control).expect("nobody stops it");
        let all = within(shape);
        assert_eq!(Some(all.len() as u64), count(shape, u64::MAX), "{shape:?}");
        let mut known = HashMap::new();
        for (rank, diagram) in all.iter().enumerate() {
            assert_eq!(nimbers.ranks.rank(diagram), rank, "{diagram:?} within {shape:?}");
            if !diagram.is_empty() {
                let value = plain(diagram, &mut known);
                assert_eq!(nimbers.nimber(diagram), Some(value), "{diagram:?} within {shape:?}");
                assert_eq!(outcomes.is_won(diagram), value > 0, "{diagram:?} within {shape:?}");
                assert_eq!(nimbers.is_won(diagram), value > 0, "{diagram:?} within {shape:?}");
            }
        }
    }

    #[test]
    fn the_numbering_is_the_lexicographic_order_and_both_tables_are_the_recursion() {
        for shape in
            [&[1][..], &[5], &[1, 1, 1], &[2, 1], &[4, 4, 4, 4], &[6, 6, 6], &[5, 3, 3, 1], &[3, 3, 2, 2, 2, 1]]
        {
            agree(shape);
        }
    }

    #[test]
    fn diagrams_are_counted_even_where_they_are_too_many_to_be_listed() {
        assert_eq!(count(&[12; 12], u64::MAX), Some(2_704_156), "C(24, 12)");
        assert_eq!(count(&[10; 10], 184_756), Some(184_756));
        assert_eq!(count(&[10; 10], 184_755), None);
        assert_eq!(count(&vec![10_000; 10_000], 1 << 40), None);
        assert_eq!(count(&[], 1), Some(1));
    }

    #[test]
    fn known_values() {
        let control = Control::new();
        // 8 by 10 has two winning first moves; D. Gale's question whether there is ever more than one, answered by K. Thompson.
        let table = Diagrams::outcomes(&[10; 8], &control).expect("nobody stops it");
        let mut wins = Vec::new();
        for row in 0..8usize {
            for col in 0..10usize {
                let left: Vec<usize> = (0..8).map(|r| if r < row { 10 } else { col }).filter(|n| *n > 0).collect();
                if !left.is_empty() && !table.is_won(&left) {
                    wins.push((row + 1, col + 1));
                }
            }
        }
        assert_eq!(wins, [(4, 9), (5, 6)]);
    }

    #[test]
    fn it_stops_when_asked() {
        let control = Control::new();
        control.stop();
        assert!(Diagrams::nimbers(&[9; 9], &control).is_err());
        assert!(Diagrams::outcomes(&[9; 9], &control).is_err());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn random_shapes_agree_with_the_recursion(mut shape in prop::collection::vec(1usize..7, 1..6)) {
            shape.sort_unstable_by(|a, b| b.cmp(a));
            agree(&shape);
        }
    }
}
