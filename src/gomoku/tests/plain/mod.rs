//! Five-in-a-row as plainly as can be, for the checker and for those who doubt the prover.

use ground::fault::{Fault, Kind};
use ground::rules::{Ending, Side};
use ground::say;
use verify::ground::Ground;

/// A board: `X` and `O` in cells row by row.
#[derive(Clone)]
pub struct Plain {
    pub side: usize,
    pub cells: Vec<u8>,
    pub to: Side,
}

impl Plain {
    pub fn empty(side: usize) -> Self {
        Plain { side, cells: vec![b'.'; side * side], to: Side::First }
    }

    pub fn put(&self, cell: usize) -> Self {
        let mut next = self.clone();
        next.cells[cell] = if self.to == Side::First { b'X' } else { b'O' };
        next.to = self.to.other();
        next
    }

    fn at(&self, row: isize, col: isize) -> u8 {
        let side = self.side as isize;
        let is_on = (0..side).contains(&row) && (0..side).contains(&col);
        if is_on { self.cells[(row * side + col) as usize] } else { b' ' }
    }

    fn has_five(&self, mark: u8) -> bool {
        let side = self.side as isize;
        let from = |row: isize, col: isize, down: isize, right: isize| {
            (0..5).all(|i| self.at(row + i * down, col + i * right) == mark)
        };
        let ways = [(0, 1), (1, 0), (1, 1), (1, -1)];
        (0..side * side).any(|cell| ways.iter().any(|(down, right)| from(cell / side, cell % side, *down, *right)))
    }

    pub fn free(&self) -> Vec<usize> {
        (0..self.cells.len()).filter(|cell| self.cells[*cell] == b'.').collect()
    }
}

impl Ground for Plain {
    fn to(&self) -> Side {
        self.to
    }

    fn text(&self) -> String {
        let rows: Vec<_> = self.cells.chunks(self.side).map(|row| String::from_utf8_lossy(row).into_owned()).collect();
        rows.join("/")
    }

    fn ending(&self) -> Option<Ending> {
        if self.has_five(b'X') {
            return Some(Ending::Won(Side::First));
        }
        if self.has_five(b'O') {
            return Some(Ending::Won(Side::Second));
        }
        self.free().is_empty().then_some(Ending::Drawn)
    }

    fn endless(&self) -> Option<Side> {
        None
    }

    fn after(&self, mv: &str) -> Result<Self, Fault> {
        let cell = gomoku::strategy::cell(mv, self.side as u8).map(usize::from);
        let cell = cell.filter(|cell| self.cells[*cell] == b'.' && self.ending().is_none());
        cell.map(|cell| self.put(cell)).ok_or_else(|| Fault::new(Kind::IllegalMove, say!("game-is-over")))
    }

    fn each(&self, most: usize, then: &mut dyn FnMut(Self) -> bool) -> bool {
        let free = self.free();
        free.len() <= most && {
            free.iter().map(|cell| self.put(*cell)).all(then);
            true
        }
    }

    fn sized(&self, _sizes: &[usize]) -> Option<Self> {
        None
    }

    fn as_heaps(&self) -> Option<(ground::heap_game::HeapGame, Vec<ground::num::Nat>)> {
        None
    }

    fn named(&self, place: usize) -> String {
        gomoku::strategy::name(self.free()[place] as u8, self.side as u8)
    }
}
