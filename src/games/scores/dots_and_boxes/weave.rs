//! Boards as webs: boxes are coins, edges that are not drawn the strings that hold them.

use crate::games::scores::dots_and_boxes::rules::{Board, Edge};
use crate::oracle::strings::web::Web;

/// The web of the whole board, whatever is drawn.
pub fn web<const W: usize>(board: &Board) -> Web<W> {
    let ends = (0..board.drawn.len()).map(|edge| board.beside(edge)).collect();
    let square = board.rows == board.cols;
    let turns =
        (0..if square { 8 } else { 4 }).map(|turn| (0..board.drawn.len()).map(|e| turned(board, e, turn)).collect());
    Web::new(board.rows * board.cols, ends, &turns.collect::<Vec<_>>())
}

/// Where an edge goes when the board is turned over: bit 0 up and down, bit 1 left and right, bit 2 about the diagonal.
fn turned(board: &Board, edge: usize, turn: u8) -> u8 {
    let mut dots = board.edge(edge).dots();
    for (row, col) in &mut dots {
        if turn & 1 > 0 {
            *row = board.rows - *row;
        }
        if turn & 2 > 0 {
            *col = board.cols - *col;
        }
        if turn & 4 > 0 {
            (*row, *col) = (*col, *row);
        }
    }
    let [a, b] = dots;
    board.number(Edge::between(a.min(b), a.max(b)).expect("neighbours stay neighbours")) as u8
}
