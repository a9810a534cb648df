//! A board of Domineering as the search walks it: the free cells by row and by column, and how many moves are safe.

use crate::kit::dominoes::{Board, LONGEST};
use crate::kit::regions::Way;
use ground::rules::{At, Side};
use solve::search::alpha_beta::Tree;
use solve::search::score::{Bounds, Score};
use solve::search::transposition_table::Step;

/// Plies that no game lasts: a bound on who wins, not on when.
const NEVER: usize = 8_000;

/// Free cells by line, one bit each.
type Lines = [u32; LONGEST + 2];

/// The free cells, and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key<const W: usize> {
    free: [u64; W],
    to: Side,
}

/// A position that can be stepped forward and back. Boards of up to `64 * W` cells.
pub struct Filling<const W: usize> {
    /// Along rows for upright dominoes, along columns for flat ones: a domino takes one bit of two neighbouring lines.
    lines: [Lines; 2],
    cols: usize,
    cells: usize,
    to: Side,
    is_misere: bool,
}

/// Moves of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Dominoes that fit beside each other where the other side can place none: moves the side can make if it likes.
    pub safe: u32,
    /// Moves the side has to make before it runs out, however badly it places its dominoes: in whole runs of such cells.
    pub forced: u32,
    /// Dominoes that fit beside each other at most.
    pub most: u32,
}

/// The most dominoes that fit across neighbouring lines: every run of `n` cells has room for half of them.
fn packed(lines: impl Iterator<Item = u32>) -> u32 {
    let (mut last, mut count) = (0u32, 0);
    for line in lines {
        let placed = last & line;
        count += placed.count_ones();
        last = line & !placed;
    }
    count
}

/// The cells of a line with no free cell beside them in it.
fn alone(line: u32) -> u32 {
    line & !(line << 1) & !(line >> 1)
}

fn room(lines: &Lines) -> Room {
    Room { safe: packed(lines.iter().copied().map(alone)), forced: forced(lines), most: packed(lines.iter().copied()) }
}

/// The fewest dominoes after which a side has no move in the runs it has for itself: a third of the cells, rounded.
fn forced(lines: &Lines) -> u32 {
    let own = lines.iter().copied().map(alone).fold(0, |own, line| own | line);
    let in_line = |along: u32| {
        let (mut count, mut length, mut is_own) = (0, 0, true);
        for line in lines {
            if line >> along & 1 == 1 {
                length += 1;
                is_own &= alone(*line) >> along & 1 == 1;
            } else {
                count += if is_own { (length + 1) / 3 } else { 0 };
                (length, is_own) = (0, true);
            }
        }
        count
    };
    (0..LONGEST as u32).filter(|along| own >> along & 1 == 1).map(in_line).sum()
}

impl Room {
    /// Whether the side outlasts the other for certain, when both want to (in misère play: when neither does).
    pub fn outlasts(self, other: Room, is_misere: bool) -> bool {
        (if is_misere { self.forced } else { self.safe }) > other.most
    }

    /// Whether the side moves as often as the other for certain.
    pub fn keeps_up(self, other: Room, is_misere: bool) -> bool {
        (if is_misere { self.forced } else { self.safe }) >= other.most
    }
}

impl<const W: usize> Filling<W> {
    /// A position of the board.
    pub fn of(at: &At<Board>, is_misere: bool) -> Self {
        let mut lines = [[0; LONGEST + 2]; 2];
        for (row, col) in at.pos.cells() {
            lines[0][usize::from(row)] |= 1 << col;
            lines[1][usize::from(col)] |= 1 << row;
        }
        Filling { lines, cols: usize::from(at.pos.cols), cells: at.pos.free.len(), to: at.to, is_misere }
    }

    /// The moves of the side that places dominoes this way.
    pub fn room(&self, way: Way) -> Room {
        room(&self.lines[way as usize])
    }

    fn flip(&mut self, step: Step) {
        let cell = usize::from(step);
        let (row, col) = (cell / self.cols, cell % self.cols);
        let (across, along) = if self.to == Side::First { (row, col) } else { (col, row) };
        let own = self.to as usize;
        self.lines[own][across] ^= 1 << along;
        self.lines[own][across + 1] ^= 1 << along;
        self.lines[1 - own][along] ^= 0b11 << across;
    }

    /// How many dominoes a side could place now, counting those that exclude each other.
    fn choices(&self, side: usize) -> u32 {
        self.lines[side].windows(2).map(|pair| (pair[0] & pair[1]).count_ones()).sum()
    }

    /// How well the board suits who has just placed a domino: own choices less the other's, safe ones twice.
    fn promise(&self, own: usize) -> i64 {
        let value = |side: usize| i64::from(self.choices(side)) + 2 * i64::from(room(&self.lines[side]).safe);
        value(own) - value(1 - own)
    }
}

impl<const W: usize> Tree for Filling<W> {
    type Key = Key<W>;

    fn glance(&self) -> Bounds {
        let own = room(&self.lines[self.to as usize]);
        let other = room(&self.lines[1 - self.to as usize]);
        if own.most == 0 {
            let end = if self.is_misere { Score::win(0) } else { Score::loss(0) };
            return Bounds::exactly(end);
        }
        let (lasts, runs_out) = (own.outlasts(other, self.is_misere), other.keeps_up(own, self.is_misere));
        // Who can move longer wins in normal play and loses in misère play.
        let (wins, loses) = if self.is_misere { (runs_out, lasts) } else { (lasts, runs_out) };
        Bounds {
            low: if wins { Score::win(NEVER) } else { Bounds::NONE.low },
            high: if loses { Score::loss(NEVER) } else { Bounds::NONE.high },
        }
    }

    fn key(&self) -> (Key<W>, u8) {
        let mut free = [0; W];
        for (row, line) in self.lines[0].iter().enumerate().take(self.cells / self.cols) {
            let above = if row == 0 { 0 } else { self.lines[0][row - 1] };
            // A cell without a free neighbour is as good as taken.
            let mut left = line & (above | self.lines[0][row + 1] | line << 1 | line >> 1);
            while left != 0 {
                let cell = row * self.cols + left.trailing_zeros() as usize;
                free[cell / 64] |= 1 << (cell % 64);
                left &= left - 1;
            }
        }
        (Key { free, to: self.to }, 0)
    }

    fn steps(&self, steps: &mut Vec<Step>) {
        let own = self.to as usize;
        let mut weighed: Vec<(i64, Step)> = Vec::new();
        let mut next = Filling { ..*self };
        for across in 0..=LONGEST {
            let mut left = self.lines[own][across] & self.lines[own][across + 1];
            while left != 0 {
                let along = left.trailing_zeros() as usize;
                left &= left - 1;
                let (row, col) = if own == 0 { (across, along) } else { (along, across) };
                let step = (row * self.cols + col) as Step;
                next.flip(step);
                let promise = if self.is_misere { next.promise(own) } else { -next.promise(own) };
                next.flip(step);
                weighed.push((promise, step));
            }
        }
        weighed.sort_unstable();
        steps.extend(weighed.into_iter().map(|(_, step)| step));
    }

    fn go(&mut self, step: Step) {
        self.flip(step);
        self.to = self.to.other();
    }

    fn back(&mut self, step: Step) {
        self.to = self.to.other();
        self.flip(step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::fault::Kind;
    use ground::notation::Reader;

    #[test]
    fn safe_moves_are_those_the_other_side_cannot_take() {
        let filling = |text: &str| {
            let mut r = Reader::new(Kind::BadPosition, text);
            Filling::<1>::of(&At::first(Board::read(&mut r).expect(text)), false)
        };
        let column = filling("./././.");
        assert_eq!(column.room(Way::Upright), Room { safe: 2, forced: 1, most: 2 });
        assert_eq!(column.room(Way::Flat), Room { safe: 0, forced: 0, most: 0 });
        let square = filling("../..");
        assert_eq!(square.room(Way::Upright), Room { safe: 0, forced: 0, most: 2 });
        let hook = filling(".##/.##/...");
        assert_eq!(hook.room(Way::Upright), Room { safe: 1, forced: 0, most: 1 });
        assert_eq!(hook.room(Way::Flat), Room { safe: 1, forced: 0, most: 1 }, "b3-c3");
    }
}
