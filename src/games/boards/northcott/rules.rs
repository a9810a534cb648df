//! The rules of Northcott's game: how far a coin may slide.

use num_traits::Zero;

use crate::kit::kin::Hidden;
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;
use ground::scene::Spot;

/// The most columns and rows a board may have.
pub const LONGEST: usize = 26;

/// Northcott's game; the size shapes the start.
pub struct Northcott {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub rows: usize,
}

/// A board: its columns, and for every row the columns of the white and the black coin, the white one's less.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many columns it has.
    pub width: usize,
    /// The coins of each row.
    pub rows: Vec<(usize, usize)>,
}

/// A move: the row, and the column the own coin goes to.
pub type Slide = (usize, usize);

/// The columns of the own and of the other coin in a row.
pub fn coins(board: &Board, row: usize, side: Side) -> (usize, usize) {
    let (white, black) = board.rows[row];
    if side == Side::First { (white, black) } else { (black, white) }
}

/// The gap of every row: the cells between its coins.
pub fn gaps(board: &Board) -> Vec<Nat> {
    board.rows.iter().map(|(white, black)| Nat::from(black - white - 1)).collect()
}

/// The gap of every row hides a heap.
pub fn hidden(board: &Board) -> Hidden {
    let named = gaps(board).into_iter().enumerate().map(|(i, gap)| ((i + 1).to_string(), gap));
    Hidden { heaps: named.collect(), is_misere: false }
}

/// The letter of the side.
pub fn letter(side: Side) -> char {
    if side == Side::First { 'W' } else { 'B' }
}

/// The place of a cell.
pub fn spot(row: usize, col: usize) -> Spot {
    Spot((row * LONGEST + col) as u32)
}

/// The columns a side's coin may slide to, towards the other coin first, the nearest first.
fn targets(board: &Board, row: usize, side: Side) -> (Vec<usize>, Vec<usize>) {
    let (white, black) = board.rows[row];
    if side == Side::First {
        ((white + 1..black).collect(), (0..white).rev().collect())
    } else {
        ((white + 1..black).rev().collect(), (black + 1..board.width).collect())
    }
}

impl Rules for Northcott {
    type Pos = Board;
    type Move = Slide;

    fn start(&self) -> At<Board> {
        // The black coins stand back by one more in every row, so that the gaps differ.
        let black = |row: usize| self.width - 1 - row % (self.width - 1);
        At::first(Board { width: self.width, rows: (0..self.rows).map(|row| (0, black(row))).collect() })
    }

    /// Moves that close a gap come first: whoever plays the first winning one never runs in a circle.
    fn moves(&self, at: &At<Board>) -> Moves<'_, Slide> {
        let (mut closing, mut opening) = (Vec::new(), Vec::new());
        for row in 0..at.pos.rows.len() {
            let (nearer, farther) = targets(&at.pos, row, at.to);
            closing.extend(nearer.into_iter().map(|col| (row, col)));
            opening.extend(farther.into_iter().map(|col| (row, col)));
        }
        closing.extend(opening);
        Moves::all(closing)
    }

    fn legal(&self, at: &At<Board>, &(row, col): &Slide) -> Result<(), Illegal> {
        let (own, other) = coins(&at.pos, row, at.to);
        if col == own {
            return Err(Illegal(say!("northcott-stays", row = row + 1)));
        }
        let is_before = if at.to == Side::First { col < other } else { col > other };
        if is_before { Ok(()) } else { Err(Illegal(say!("northcott-passes", row = row + 1))) }
    }

    fn play(&self, at: &At<Board>, &(row, col): &Slide) -> At<Board> {
        let mut board = at.pos.clone();
        let (white, black) = board.rows[row];
        board.rows[row] = if at.to == Side::First { (col, black) } else { (white, col) };
        at.leave(board)
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        self.moves(at).total.is_zero().then_some(Ending::Won(at.to.other()))
    }
}
