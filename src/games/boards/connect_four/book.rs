//! The book: scores of early positions of the standard board, so that the opponent answers at once. The engine made it
//! (`cargo run --release --example book -- connect-four make 6`), and the game runs without it.
//!
//! The key is the smaller one of the position and its mirror image: the mover's stones and the lowest free place of every column.

use std::sync::LazyLock;

use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::shape::{Shape, Standard};
use solve::search::book::{Book, Magic};

/// What its file begins with.
pub const MAGIC: Magic = *b"xo7x6b\0\x02";

/// The book that ships.
pub static SHIPPED: &[u8] = include_bytes!("../../../../assets/connect-four.book");

static OPEN: LazyLock<Book> = LazyLock::new(|| Book::read(&MAGIC, SHIPPED).unwrap_or_default());

/// The score of the position, if the game is the standard one and the book knows it. Time: one binary search, the first time
/// one pass through the book.
pub fn score(game: &ConnectFour, pos: &Stones) -> Option<i32> {
    if (game.cols, game.rows, game.k) != (7, 6, 4) {
        return None;
    }
    OPEN.worth(key(Drop { mine: pos.drop.mine as u64, full: pos.drop.full as u64, stones: pos.drop.stones }))
}

/// The key of a position of the standard board.
pub fn key(at: Drop<u64>) -> u64 {
    let key = at.mine | (at.full + Standard.bottom());
    key.min(Standard.mirror(key))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn scored(at: Drop<u64>) -> Option<i32> {
        OPEN.worth(key(at))
    }

    #[test]
    fn the_book_is_whole_and_small() {
        let book = Book::read(&MAGIC, SHIPPED).expect("the book that ships can be read");
        assert!(book.entries().count() > 100 && SHIPPED.len() <= 4 << 20);
        assert!(book.entries().is_sorted_by(|one, next| one.0 < next.0));
        assert_eq!(scored(Drop::EMPTY), Some(1), "the first player wins with the 41st stone");
    }

    fn replies(at: Drop<u64>) -> impl Iterator<Item = Drop<u64>> {
        let cells = (0..7).map(move |col| at.playable(Standard) & Standard.column(col));
        cells.filter(|cell| *cell != 0).map(move |cell| at.after(cell))
    }

    #[test]
    fn the_book_agrees_with_itself() {
        let mut layer = BTreeMap::from([(key(Drop::EMPTY), Drop::EMPTY)]);
        for stones in 0..3 {
            for at in layer.values() {
                let best = replies(*at).map(|next| -scored(next).expect("three plies are whole")).max();
                assert_eq!(scored(*at), best, "{stones} stones: {at:?}");
            }
            layer = layer.values().flat_map(|at| replies(*at)).map(|next| (key(next), next)).collect();
        }
    }

    #[test]
    fn the_book_knows_who_wins_by_the_column_of_the_first_stone() {
        // V. Allis (1988): the first player wins from the middle alone, draws beside it, and loses farther out; how soon, J. Tromp.
        for (col, score) in [(0, 2), (1, 1), (2, 0), (3, -1), (4, 0), (5, 1), (6, 2)] {
            let at = Drop::EMPTY.after(Drop::EMPTY.playable(Standard) & Standard.column(col));
            assert_eq!(scored(at), Some(score), "column {col}");
        }
    }
}
