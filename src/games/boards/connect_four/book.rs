//! The book: scores of early positions of the standard board, so that the opponent answers at once. The engine made it
//! (`cargo run --release --example book`), and the game runs without it.
//!
//! The file: the magic word with its version, a checksum of what follows, then one number for each position, by rising key: what
//! the key has grown since the last one, times 64, plus the score and 32; seven bits a byte, the lowest first, the top bit set
//! on all bytes but the last one. The key is the smaller one of the position and its mirror image: the mover's
//! stones and the lowest free place of every column.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::games::boards::connect_four::rules::{ConnectFour, Stones};
use crate::oracle::drop_line::drop::Drop;
use crate::oracle::drop_line::shape::{Shape, Standard};

/// The first eight bytes; the last one counts versions.
const MAGIC: [u8; 8] = *b"xo7x6b\0\x02";

/// Scores lie below this number, and above it with a minus.
const SCORES: i32 = 32;

/// The book that ships.
pub static SHIPPED: &[u8] = include_bytes!("../../../../assets/connect-four.book");

static OPEN: LazyLock<Book> = LazyLock::new(|| Book::read(SHIPPED).unwrap_or_default());

/// The score of the position, if the game is the standard one and the book knows it. Time: one binary search, the first time
/// one pass through the book.
pub fn score(game: &ConnectFour, pos: &Stones) -> Option<i32> {
    if (game.cols, game.rows, game.k) != (7, 6, 4) {
        return None;
    }
    OPEN.score(Drop { mine: pos.drop.mine as u64, full: pos.drop.full as u64, stones: pos.drop.stones })
}

/// The key of a position of the standard board.
pub fn key(at: Drop<u64>) -> u64 {
    let key = at.mine | (at.full + Standard.bottom());
    key.min(Standard.mirror(key))
}

/// Scores by position.
#[derive(Default)]
pub struct Book(Vec<(u64, i8)>);

impl Book {
    /// Reads a whole file; nothing from a file that is damaged or of another version.
    pub fn read(file: &[u8]) -> Option<Self> {
        let (sum, mut body) = file.strip_prefix(&MAGIC)?.split_first_chunk()?;
        if u64::from_le_bytes(*sum) != checksum(body) {
            return None;
        }
        let mut entries = Vec::with_capacity(body.len() / 5);
        let mut key = 0;
        while !body.is_empty() {
            let number = take(&mut body)?;
            key += number / (2 * SCORES as u64);
            entries.push((key, ((number % (2 * SCORES as u64)) as i32 - SCORES) as i8));
        }
        Some(Book(entries))
    }

    /// What the book says of a position.
    pub fn score(&self, at: Drop<u64>) -> Option<i32> {
        let key = key(at);
        let place = self.0.binary_search_by_key(&key, |entry| entry.0).ok()?;
        Some(i32::from(self.0[place].1))
    }

    /// All entries, by rising key.
    pub fn entries(&self) -> impl Iterator<Item = (u64, i32)> {
        self.0.iter().map(|(key, score)| (*key, i32::from(*score)))
    }
}

/// The whole file for these scores by key.
pub fn written(scores: &BTreeMap<u64, i32>) -> Vec<u8> {
    let mut body = Vec::new();
    let mut last = 0;
    for (key, score) in scores {
        put((key - last) * (2 * SCORES as u64) + (score + SCORES) as u64, &mut body);
        last = *key;
    }
    [&MAGIC[..], &checksum(&body).to_le_bytes(), &body].concat()
}

/// Writes a number, seven bits a byte.
fn put(mut number: u64, body: &mut Vec<u8>) {
    while number > 0x7f {
        body.push(number as u8 | 0x80);
        number >>= 7;
    }
    body.push(number as u8);
}

/// Reads such a number.
fn take(body: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for place in 0..9 {
        let byte = *body.split_off_first()?;
        number |= u64::from(byte & 0x7f) << (7 * place);
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// A checksum of bytes: FNV-1a in 64 bits (G. Fowler, L. C. Noll, K.-P. Vo).
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_is_whole_and_small() {
        let book = Book::read(SHIPPED).expect("the book that ships can be read");
        assert!(book.entries().count() > 100 && SHIPPED.len() <= 4 << 20);
        assert!(book.0.is_sorted_by(|one, next| one.0 < next.0));
        assert_eq!(book.score(Drop::EMPTY), Some(1), "the first player wins with the 41st stone");
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
                let best = replies(*at).map(|next| -OPEN.score(next).expect("three plies are whole")).max();
                assert_eq!(OPEN.score(*at), best, "{stones} stones: {at:?}");
            }
            layer = layer.values().flat_map(|at| replies(*at)).map(|next| (key(next), next)).collect();
        }
    }

    #[test]
    fn the_book_knows_who_wins_by_the_column_of_the_first_stone() {
        // V. Allis (1988): the first player wins from the middle alone, draws beside it, and loses farther out; how soon, J. Tromp.
        for (col, score) in [(0, 2), (1, 1), (2, 0), (3, -1), (4, 0), (5, 1), (6, 2)] {
            let at = Drop::EMPTY.after(Drop::EMPTY.playable(Standard) & Standard.column(col));
            assert_eq!(OPEN.score(at), Some(score), "column {col}");
        }
    }

    #[test]
    fn what_is_written_is_read_and_what_is_damaged_is_not() {
        let scores = BTreeMap::from([(5, 0), (9, 18), (700, -3), (1 << 48, -18)]);
        let mut file = written(&scores);
        let book = Book::read(&file).expect("whole");
        assert!(book.entries().eq(scores.into_iter()));
        for i in 0..file.len() {
            file[i] ^= 4;
            assert!(Book::read(&file).is_none(), "damaged at {i}");
            file[i] ^= 4;
            assert!(Book::read(&file[..i]).is_none(), "cut at {i}");
        }
    }
}
