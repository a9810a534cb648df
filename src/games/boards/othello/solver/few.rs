//! The last four free cells of a board, counted out without a list of moves or a memory.
//!
//! Sources: R. Delorme's and G. Andersson's published descriptions of endgame solvers: parity of regions, unrolled last moves,
//! and the last disc counted by tables of lines instead of being turned.

use crate::boards::othello::solver::board::{COLUMN, Cells, Discs, Field};

/// Further ahead or behind than any board allows.
pub const BEYOND: i32 = 65;

/// How far a window of scores reaches.
pub type Window = (i32, i32);

/// Which quarters of a board have an odd number of free cells: a bit each.
pub type Parity = u8;

/// What the last moves need to know of a board, and how many positions were met in them.
#[derive(Clone, Debug)]
pub struct Few {
    size: i32,
    quarter: [Parity; 64],
    odd: [Cells; 16],
    /// Positions with four free cells or fewer met so far.
    pub met: u64,
}

/// How many discs a disc on this place of a line turns where no cell of it is free: by its place and by the own discs.
static TURNED: [[u8; 256]; 8] = turned();

const fn turned() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut i = 0;
    while i < 8 * 256 {
        let (place, own): (usize, usize) = (i / 256, i % 256);
        let (below, above) = (own & ((1 << place) - 1), own >> (place + 1));
        let down = if below == 0 { 0 } else { place - 1 - below.ilog2() as usize };
        table[place][own] = (down + if above == 0 { 0 } else { above.trailing_zeros() as usize }) as u8;
        i += 1;
    }
    table
}

/// The two diagonals through every cell, falling and rising.
static DIAGONALS: [[Cells; 2]; 64] = diagonals();

const fn diagonals() -> [[Cells; 2]; 64] {
    let mut diagonals = [[0; 2]; 64];
    let mut i = 0;
    while i < 64 * 64 {
        let (a, b) = (i / 64, i % 64);
        if a / 8 + b % 8 == b / 8 + a % 8 {
            diagonals[a][0] |= 1 << b;
        }
        if a / 8 + a % 8 == b / 8 + b % 8 {
            diagonals[a][1] |= 1 << b;
        }
        i += 1;
    }
    diagonals
}

/// How many discs the last free cell turns for the side with these discs; all other cells are the other side's or no cells.
fn gain(own: Cells, cell: usize) -> i32 {
    let (row, col) = (cell >> 3 & 7, cell & 7);
    let across = |line: Cells| usize::from(line.wrapping_mul(COLUMN).to_le_bytes()[7]);
    // The multiplier carries row r of the leftmost column to bit 56 + r.
    let upright = (own >> col & COLUMN).wrapping_mul(0x0102_0408_1020_4080).to_le_bytes()[7];
    let [falling, rising] = DIAGONALS[cell & 63];
    let table = &TURNED[col];
    let slanted = table[across(own & falling)] + table[across(own & rising)];
    i32::from(slanted + table[(own >> (8 * row) & 0xff) as usize] + TURNED[row][usize::from(upright)])
}

impl Few {
    /// Nothing was met yet.
    pub fn new(field: Field) -> Self {
        let quarters = field.quarters();
        let quarter = std::array::from_fn(|cell| {
            (0..4).filter(|i| quarters[*i] >> cell & 1 == 1).fold(0, |parity, i| parity | 1 << i)
        });
        let odd = std::array::from_fn(|parity| {
            (0..4).filter(|i| parity >> i & 1 == 1).fold(0, |odd, i: usize| odd | quarters[i])
        });
        Few { size: field.size() as i32, quarter, odd, met: 0 }
    }

    /// Which quarters have an odd number of these cells.
    pub fn parity(&self, free: Cells) -> Parity {
        (0..4).fold(0, |parity, i| parity | (((free & self.odd[1 << i]).count_ones() % 2) as Parity) << i)
    }

    /// The parity after a disc on this cell.
    pub fn then(&self, parity: Parity, cell: usize) -> Parity {
        parity ^ self.quarter[cell & 63]
    }

    /// The cells of the quarters that are odd.
    pub fn odd(&self, parity: Parity) -> Cells {
        self.odd[usize::from(parity & 15)]
    }

    /// How far the side to move ends ahead with at most four free cells, or a bound on its side of the window.
    ///
    /// Cells in odd quarters come first, for whoever begins in an odd region has its last word.
    pub fn ahead(&mut self, discs: Discs, window: Window, free: Cells, parity: Parity) -> i32 {
        match free.count_ones() {
            0 => discs.ahead(),
            1 => self.one(discs, free.trailing_zeros() as usize),
            2 => self.two(discs, window, pair(free)),
            3 => self.three(discs, window, free, parity),
            _ => self.four(discs, window, free, parity),
        }
    }

    fn four(&mut self, discs: Discs, window: Window, free: Cells, parity: Parity) -> i32 {
        self.met += 1;
        let odd = free & self.odd(parity);
        let [a, b] = [odd, free ^ odd];
        self.four_tried(discs, window, [a, b], parity).unwrap_or_else(|| {
            let answer = self.four_tried(discs.turned(), (-window.1, -window.0), [a, b], parity);
            answer.map_or_else(|| discs.ahead(), |ahead| -ahead)
        })
    }

    /// `None` where no cell turns anything; the parts are tried one after the other.
    fn four_tried(&mut self, discs: Discs, window: Window, parts: [Cells; 2], parity: Parity) -> Option<i32> {
        let (mut alpha, beta) = window;
        let (free, mut best) = (parts[0] | parts[1], None);
        for mut part in parts {
            while part != 0 {
                let cell = part.trailing_zeros() as usize;
                part &= part - 1;
                let Some(next) = discs.put(cell) else { continue };
                let ahead = -self.three(next, (-beta, -alpha), free ^ 1 << cell, self.then(parity, cell));
                if ahead >= beta {
                    return Some(ahead);
                }
                best = best.max(Some(ahead));
                alpha = alpha.max(ahead);
            }
        }
        best
    }

    fn three(&mut self, discs: Discs, window: Window, free: Cells, parity: Parity) -> i32 {
        self.met += 1;
        // Of three cells one or all are in odd quarters: the first of those comes first.
        let first = (free & self.odd(parity)).trailing_zeros() as usize & 63;
        let [second, third] = pair(free & !(1 << first));
        let tries = [(first, [second, third]), (second, [first, third]), (third, [first, second])];
        self.three_tried(discs, window, tries).unwrap_or_else(|| {
            let answer = self.three_tried(discs.turned(), (-window.1, -window.0), tries);
            answer.map_or_else(|| discs.ahead(), |ahead| -ahead)
        })
    }

    fn three_tried(&mut self, discs: Discs, window: Window, tries: [(usize, [usize; 2]); 3]) -> Option<i32> {
        let ((mut alpha, beta), mut best) = (window, None);
        for (cell, left) in tries {
            let Some(next) = discs.put(cell) else { continue };
            let ahead = -self.two(next, (-beta, -alpha), left);
            if ahead >= beta {
                return Some(ahead);
            }
            best = best.max(Some(ahead));
            alpha = alpha.max(ahead);
        }
        best
    }

    fn two(&mut self, discs: Discs, window: Window, cells: [usize; 2]) -> i32 {
        self.met += 1;
        self.two_tried(discs, window.1, cells).unwrap_or_else(|| {
            let answer = self.two_tried(discs.turned(), -window.0, cells);
            answer.map_or_else(|| discs.ahead(), |ahead| -ahead)
        })
    }

    fn two_tried(&mut self, discs: Discs, beta: i32, [a, b]: [usize; 2]) -> Option<i32> {
        let first = discs.put(a).map(|next| -self.one(next, b));
        if first.is_some_and(|ahead| ahead >= beta) {
            return first;
        }
        first.max(discs.put(b).map(|next| -self.one(next, a)))
    }

    /// One free cell: whoever can take it does.
    fn one(&mut self, discs: Discs, cell: usize) -> i32 {
        self.met += 1;
        let ahead = 2 * discs.own.count_ones() as i32 - self.size + 1;
        match gain(discs.own, cell) {
            0 => match gain(discs.other, cell) {
                0 => ahead,
                gained => ahead - 2 * gained - 1,
            },
            gained => ahead + 2 * gained + 1,
        }
    }
}

/// Two cells one by one.
fn pair(cells: Cells) -> [usize; 2] {
    [cells.trailing_zeros() as usize, (cells & cells.wrapping_sub(1)).trailing_zeros() as usize]
}
