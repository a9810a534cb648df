//! The book: what the early positions of 4 by 4 boxes are worth, each of which takes a search of up to minutes. The engine made it
//! (`cargo run --release --example book -- dots-and-boxes make 4 8`), and the game runs without it.
//!
//! The key has a bit for every edge drawn, and is that of one of all positions that are worth the same: by turning the board over,
//! and as the two outer edges of a corner box do the same.

use std::sync::LazyLock;

use crate::scores::dots_and_boxes::rules::Board;
use crate::scores::dots_and_boxes::solver::web::{Strings, Web};
use crate::scores::dots_and_boxes::weave::web;
use solve::search::book::{Book, Magic};

/// Rows of boxes, and columns.
pub const SIDE: usize = 4;

/// The book knows every position with at most so many edges drawn, and no other.
pub const DRAWN: usize = 4;

/// What its file begins with.
pub const MAGIC: Magic = *b"xobox4\0\x01";

/// The book that ships.
pub static SHIPPED: &[u8] = include_bytes!("../../../../assets/dots-and-boxes.book");

static OPEN: LazyLock<Book> = LazyLock::new(|| Book::read(&MAGIC, SHIPPED).unwrap_or_default());

static WEB: LazyLock<Web<1>> = LazyLock::new(|| web(&Board::empty(SIDE, SIDE)));

/// Boxes still to come, the mover's minus the opponent's, if the book knows the board.
pub fn ahead(board: &Board) -> Option<i32> {
    is_early(board, DRAWN).then(|| OPEN.worth(key(board)))?
}

/// Whether it is a board of that size with at most so many edges drawn.
pub fn is_early(board: &Board, most: usize) -> bool {
    (board.rows, board.cols) == (SIDE, SIDE) && board.edges(true).take(most + 1).count() <= most
}

/// The key of a board of that size.
pub fn key(board: &Board) -> u64 {
    let free = WEB.key(WEB.low(Strings::of(board.edges(false))));
    !free.words()[0] & ((1 << board.drawn.len()) - 1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::scores::dots_and_boxes::webs::Webs;
    use solve::judge::control::Control;

    /// The board with one edge more, and what the mover makes of it: who closes a box moves again.
    fn drawn(board: &Board, edge: usize) -> (Board, i32) {
        let mut next = board.clone();
        next.drawn[edge] = true;
        let ahead = ahead(&next).expect("the book knows it");
        let closed = board.closed_by(edge) as i32;
        (next, if closed > 0 { closed + ahead } else { -ahead })
    }

    #[test]
    fn the_book_is_whole_and_agrees_with_itself() {
        let book = Book::read(&MAGIC, SHIPPED).expect("the book that ships can be read");
        assert!(book.entries().is_sorted_by(|one, next| one.0 < next.0));
        let mut layer = BTreeMap::from([(0, Board::empty(SIDE, SIDE))]);
        let mut count = layer.len();
        for _ in 0..DRAWN {
            let replies = |board: &Board| board.edges(false).map(|edge| drawn(board, edge)).collect::<Vec<_>>();
            for board in layer.values() {
                assert_eq!(ahead(board), replies(board).into_iter().map(|reply| reply.1).max(), "{:?}", board.drawn);
            }
            layer = layer.values().flat_map(replies).map(|(next, _)| (key(&next), next)).collect();
            count += layer.len();
        }
        assert_eq!(book.entries().count(), count, "and it knows no other position");
    }

    #[test]
    fn four_by_four_boxes_are_level() {
        // J. K. Barker and R. E. Korf, Solving Dots-And-Boxes, AAAI 2012: so found D. Wilson, and so did they.
        assert_eq!(ahead(&Board::empty(SIDE, SIDE)), Some(0));
    }

    #[test]
    fn it_knows_no_other_board() {
        let mut board = Board::empty(SIDE, SIDE);
        assert!(is_early(&board, 0) && !is_early(&Board::empty(4, 5), DRAWN) && !is_early(&Board::empty(3, 4), DRAWN));
        board.drawn[..=DRAWN].fill(true);
        assert!(ahead(&board).is_none() && !is_early(&board, DRAWN) && is_early(&board, DRAWN + 1));
    }

    #[test]
    fn turned_boards_and_the_edges_of_a_corner_have_one_key() {
        let board = |edges: &[usize]| {
            let mut board = Board::empty(SIDE, SIDE);
            for edge in edges {
                board.drawn[*edge] = true;
            }
            key(&board)
        };
        // The four corners have two edges each; 2 lies beside 0, and 3 below it.
        for edges in [[1], [6], [8], [28], [35], [36], [39]] {
            assert_eq!(board(&edges), board(&[0]), "{edges:?}");
        }
        assert_ne!(board(&[2]), board(&[0]));
        assert_ne!(board(&[2]), board(&[3]));
        assert_eq!(board(&[0, 1, 2]).count_ones(), 3);
    }

    #[test]
    fn a_late_board_is_searched_as_ever() {
        let mut board = Board::empty(SIDE, SIDE);
        board.drawn.fill(true);
        board.drawn[0] = false;
        assert_eq!(Webs::default().ahead(&board, &Control::new()).ok(), Some(1));
    }
}
