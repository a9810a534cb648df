//! How much of the board is drawn, and where its cells can be pointed at.

use crate::boards::chess_corner::rules::{Cell, ChessCorner, Piece};
use ground::num::{Nat, small};
use ground::scene::Spot;

/// Columns and rows drawn at least of an endless board, and at most of any.
const DRAWN: [usize; 2] = [8, 26];

/// Columns and rows that are drawn.
pub fn size(game: &ChessCorner, pieces: &[Piece]) -> (usize, usize) {
    let [least, most] = DRAWN;
    if let Some(size) = game.board {
        return (size, size);
    }
    let needed = |n: &Nat| small(n).and_then(|n| n.checked_add(2)).filter(|n| *n <= most);
    let near = pieces.iter().filter_map(|piece| Some((needed(&piece.cell.0)?, needed(&piece.cell.1)?)));
    near.fold((least, least), |(cols, rows), (x, y)| (cols.max(x), rows.max(y)))
}

/// Where a cell can be pointed at, if it is drawn.
pub fn spot(game: &ChessCorner, pieces: &[Piece], (x, y): &Cell) -> Option<Spot> {
    let (cols, rows) = size(game, pieces);
    let (x, y) = (small(x).filter(|x| *x < cols)?, small(y).filter(|y| *y < rows)?);
    Some(Spot((y * cols + x) as u32))
}
