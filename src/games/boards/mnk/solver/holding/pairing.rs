//! Pairs of cells such that every line still open holds a pair: whoever answers each mark in a pair with the other cell of it stops all
//! lines.
//!
//! One pair serves every line that holds both its cells. Source: A. W. Hales and R. I. Jewett, Regularity and positional games,
//! Transactions of the American Mathematical Society 106 (1963), 222-229, where each line has a pair of its own.

use solve::search::cell_sets::{Cells, Pairs, each};

/// Cells of a line at most.
const LONGEST: usize = 19;

/// Lines that pairs are looked for at once: more are more than pairs among 128 cells usually serve.
pub const LINES: usize = 128;

/// Pairs, no cell in two of them, such that each of these sets holds both cells of one. `None`: there are none, or none were found
/// in `most` steps; that proves nothing. Of more than 128 sets nothing is said, nor of one with more than 19 cells.
///
/// Exhaustive within its steps: the set with the fewest cells left is served first, by the pair that serves the most sets and spoils
/// the fewest. Time: `most` times the sets.
///
/// Worked: the sets 123, 234 and 456 are held by two pairs: 23 serves the first two, 45 the last.
pub fn pairs(wants: &[Cells], most: u32) -> Option<Pairs> {
    if wants.len() > LINES || wants.iter().any(|want| want.count_ones() as usize > LONGEST) {
        return None;
    }
    let mut through = [0; 128];
    for (i, want) in wants.iter().enumerate() {
        each(*want).for_each(|cell| through[cell] |= 1 << i);
    }
    let mut search = Search { wants, through, left: most, pairs: Vec::new() };
    let open = wants.iter().enumerate().fold(0, |open, (i, _)| open | 1 << i);
    search.serve(open, !0).then_some(search.pairs)
}

/// A pairing under way; sets are numbered, and sets of them are bits.
struct Search<'a> {
    wants: &'a [Cells],
    /// The sets that each cell is in.
    through: [u128; 128],
    left: u32,
    pairs: Pairs,
}

impl Search<'_> {
    fn serve(&mut self, open: u128, free: Cells) -> bool {
        if open == 0 {
            return true;
        }
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let Some(want) = self.tightest(open, free) else { return false };
        for [a, b] in self.choices(want, open) {
            let served = self.through[usize::from(a)] & self.through[usize::from(b)];
            self.pairs.push([a, b]);
            if self.serve(open & !served, free & !(1 << a | 1 << b)) {
                return true;
            }
            self.pairs.pop();
            if self.left == 0 {
                return false;
            }
        }
        false
    }

    /// What is free of the open set that has the fewest free cells; `None` where one has not even two.
    fn tightest(&self, open: u128, free: Cells) -> Option<Cells> {
        let left = each(open).map(|i| self.wants[i] & free).min_by_key(|left| left.count_ones())?;
        (left.count_ones() > 1).then_some(left)
    }

    /// The pairs in a set, in the order they are tried: a set served is worth four that lose a cell (of the proportions tried on 7x7 with
    /// lines of 5 this one searched least).
    fn choices(&self, want: Cells, open: u128) -> Pairs {
        let mut cells = [0u8; LONGEST];
        let count = cells.iter_mut().zip(each(want)).map(|(place, cell)| *place = cell as u8).count();
        let mut tries = Vec::with_capacity(count * (count - 1) / 2);
        for (i, &a) in cells[..count].iter().enumerate() {
            for &b in &cells[i + 1..count] {
                let (one, other) = (self.through[usize::from(a)] & open, self.through[usize::from(b)] & open);
                let worth = 4 * (one & other).count_ones() as i32 - (one ^ other).count_ones() as i32;
                tries.push((-worth, [a, b]));
            }
        }
        tries.sort_unstable();
        tries.into_iter().map(|(_, pair)| pair).collect()
    }
}
