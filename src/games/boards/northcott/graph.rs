//! All positions of Northcott's game on boards of one size, numbered, and the moves between them backwards.

use crate::boards::northcott::rules::Board;
use ground::rules::{At, Side};
use solve::retrograde::sweep::{Graph, Start};

/// Positions that are swept at most for a table, both sides to move.
pub const SWEPT: usize = 16_000_000;

/// All boards of one size. A position's number has a digit for each row, its pair of coins, the first row's the last; the
/// positions with Black to move come after all those with White to move.
#[derive(Debug)]
pub struct All {
    width: usize,
    rows: usize,
    /// The coins of a row by digit.
    pairs: Vec<(usize, usize)>,
    /// The digit of a row by its coins, `white * width + black`.
    digits: Vec<usize>,
    half: usize,
}

impl All {
    /// All boards of this size, if they are at most `most` with both sides to move.
    pub fn of(width: usize, rows: usize, most: usize) -> Option<All> {
        let pairs: Vec<(usize, usize)> =
            (0..width).flat_map(|white| (white + 1..width).map(move |black| (white, black))).collect();
        let half = u32::try_from(rows).ok().and_then(|rows| pairs.len().checked_pow(rows))?;
        if half > most / 2 {
            return None;
        }
        let mut digits = vec![0; width * width];
        for (digit, (white, black)) in pairs.iter().enumerate() {
            digits[white * width + black] = digit;
        }
        Some(All { width, rows, pairs, digits, half })
    }

    /// How many boards there are, for each side to move.
    pub fn half(&self) -> usize {
        self.half
    }

    /// Whether the board has this size.
    pub fn holds(&self, board: &Board) -> bool {
        board.width == self.width && board.rows.len() == self.rows
    }

    /// The number of a position of this size.
    pub fn number(&self, at: &At<Board>) -> usize {
        let digit = |(white, black): &(usize, usize)| self.digits[white * self.width + black];
        let board = at.pos.rows.iter().rev().fold(0, |number, row| number * self.pairs.len() + digit(row));
        board + if at.to == Side::First { 0 } else { self.half }
    }

    /// The coins of every row with the value of its digit.
    fn rows(&self, board: usize) -> impl Iterator<Item = ((usize, usize), usize)> + '_ {
        let base = self.pairs.len();
        std::iter::successors(Some((board, 1)), move |(rest, unit)| Some((rest / base, unit * base)))
            .take(self.rows)
            .map(move |(rest, unit)| (self.pairs[rest % base], unit))
    }
}

impl Graph for All {
    fn nodes(&self) -> usize {
        2 * self.half
    }

    fn start(&self, node: usize) -> Start {
        let is_white = node < self.half;
        let free = |((white, black), _): ((usize, usize), usize)| {
            if is_white { black - 1 } else { self.width - white - 2 }
        };
        match self.rows(node % self.half).map(free).sum::<usize>() {
            0 => Start::Lost,
            moves => Start::Open(moves as u32),
        }
    }

    /// A slide can be taken back by a slide, so these are the places where the coin just moved may have come from.
    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        let is_white = node >= self.half;
        let board = node % self.half;
        let side = if is_white { 0 } else { self.half };
        for ((white, black), unit) in self.rows(board) {
            let own = self.digits[white * self.width + black] * unit;
            let mut came = |white: usize, black: usize| {
                each(side + board - own + self.digits[white * self.width + black] * unit);
            };
            if is_white {
                (0..black).filter(|col| *col != white).for_each(|col| came(col, black));
            } else {
                (white + 1..self.width).filter(|col| *col != black).for_each(|col| came(white, col));
            }
        }
    }
}
