//! The book: scores of early positions of the standard board, so that the opponent answers at once. The engine made it
//! (`cargo run --release --example book`), and the game runs without it.
//!
//! The file: the magic word with its version, a checksum of what follows, then one word of 64 bits for each position, all
//! little-endian and in rising order: its key shifted by 8, and its score as a signed byte. The key is the smaller one of
//! the position and its mirror image: the mover's stones and the lowest free place of every column.

use crate::games::boards::connect_four::rules::{ConnectFour, Stones};
use crate::oracle::drop_line::drop::Drop;
use crate::oracle::drop_line::shape::{Shape, Standard};

/// The first eight bytes; the last one counts versions.
pub const MAGIC: [u8; 8] = *b"xo7x6b\0\x01";

/// The book that ships.
pub static SHIPPED: &[u8] = include_bytes!("../../../../assets/connect-four.book");

/// The score of the position, if the game is the standard one and the book knows it. Time: one binary search.
pub fn score(game: &ConnectFour, pos: &Stones) -> Option<i32> {
    if (game.cols, game.rows, game.k) != (7, 6, 4) {
        return None;
    }
    let at = Drop { mine: pos.drop.mine as u64, full: pos.drop.full as u64, stones: pos.drop.stones };
    look_up(SHIPPED, key(at))
}

/// The key of a position of the standard board.
pub fn key(at: Drop<u64>) -> u64 {
    let key = at.mine | (at.full + Standard.bottom());
    key.min(Standard.mirror(key))
}

/// One position as it is written.
pub fn entry(key: u64, score: i32) -> u64 {
    key << 8 | u64::from(score as i8 as u8)
}

/// The whole file for these entries, in any order.
pub fn written(mut entries: Vec<u64>) -> Vec<u8> {
    entries.sort_unstable();
    let body: Vec<u8> = entries.into_iter().flat_map(u64::to_le_bytes).collect();
    [&MAGIC[..], &checksum(&body).to_le_bytes(), &body].concat()
}

/// A checksum of bytes: FNV-1a in 64 bits (G. Fowler, L. C. Noll, K.-P. Vo).
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The entries of a book; none if it is not one of this version.
fn entries(book: &[u8]) -> &[[u8; 8]] {
    let body = book.strip_prefix(&MAGIC[..]).and_then(|rest| rest.get(8..)).unwrap_or_default();
    body.as_chunks().0
}

/// The score of a position in a book; none from what is no book of this version.
pub fn look_up(book: &[u8], key: u64) -> Option<i32> {
    let entries = entries(book);
    let i = entries.binary_search_by_key(&key, |entry| u64::from_le_bytes(*entry) >> 8).ok()?;
    Some(i32::from(entries[i][0] as i8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracle::control::Control;
    use crate::oracle::drop_line::search::Search;

    #[test]
    fn the_book_is_whole() {
        let (sum, body) = SHIPPED[MAGIC.len()..].split_first_chunk().expect("a checksum stands there");
        assert_eq!(u64::from_le_bytes(*sum), checksum(body));
        assert!(entries(SHIPPED).is_sorted_by_key(|entry| u64::from_le_bytes(*entry)));
        assert_eq!(body.len() % 8, 0);
    }

    /// The position after these columns, from 1.
    fn after(columns: &str) -> Drop<u64> {
        columns.bytes().fold(Drop::EMPTY, |at: Drop<u64>, digit| {
            at.after(at.playable(Standard) & Standard.column(u32::from(digit - b'1')))
        })
    }

    #[test]
    fn the_book_says_what_the_engine_says() {
        // Early positions with a quick win: the only ones an unoptimised engine settles soon.
        for columns in ["121212", "112233", "41424", "4142"] {
            let at = after(columns);
            let searched = Search::within(Standard, 1 << 20).solve(at, 2_000_000, &Control::new());
            if let (Some(told), Ok(searched)) = (look_up(SHIPPED, key(at)), searched) {
                assert_eq!(told, searched, "{columns}");
            }
        }
    }

    #[test]
    fn what_is_written_is_found_and_nothing_else() {
        let written = written(vec![entry(700, -3), entry(5, 0), entry(9, 18)]);
        for (key, score) in [(700, Some(-3)), (5, Some(0)), (9, Some(18)), (6, None)] {
            assert_eq!(look_up(&written, key), score);
        }
        assert_eq!(look_up(&[], 5), None, "no book, no answer");
    }
}
