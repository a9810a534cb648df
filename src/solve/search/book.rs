//! Books: what positions are worth, by key, in a small file that an engine made and a game runs without.
//!
//! The file: the magic word with its version, a checksum of what follows, then one number for each position, by rising key: what
//! the key has grown since the last one, times 64, plus the worth and 32; seven bits a byte, the lowest first, the top bit set
//! on all bytes but the last one.

use std::collections::BTreeMap;

/// What the files of one book begin with; the last byte counts versions.
pub type Magic = [u8; 8];

/// Worths lie below this number, and from its negative on.
const WORTHS: i32 = 32;

/// Worths by key.
#[derive(Default)]
pub struct Book(Vec<(u64, i8)>);

impl Book {
    /// Reads a whole file; nothing from a file that is damaged, of another version or of another book.
    pub fn read(magic: &Magic, file: &[u8]) -> Option<Self> {
        let (sum, mut body) = file.strip_prefix(magic)?.split_first_chunk()?;
        if u64::from_le_bytes(*sum) != checksum(body) {
            return None;
        }
        let mut entries = Vec::with_capacity(body.len() / 5);
        let mut key = 0;
        while !body.is_empty() {
            let number = take(&mut body)?;
            key += number / (2 * WORTHS as u64);
            entries.push((key, ((number % (2 * WORTHS as u64)) as i32 - WORTHS) as i8));
        }
        Some(Book(entries))
    }

    /// What the book says of a position. Time: one binary search.
    pub fn worth(&self, key: u64) -> Option<i32> {
        let place = self.0.binary_search_by_key(&key, |entry| entry.0).ok()?;
        Some(i32::from(self.0[place].1))
    }

    /// All entries, by rising key.
    pub fn entries(&self) -> impl Iterator<Item = (u64, i32)> {
        self.0.iter().map(|(key, worth)| (*key, i32::from(*worth)))
    }
}

/// The whole file for these worths, from -32 to 31, by keys below 2^57.
pub fn written(magic: &Magic, worths: &BTreeMap<u64, i32>) -> Vec<u8> {
    let mut body = Vec::new();
    let mut last = 0;
    for (key, worth) in worths {
        put((key - last) * (2 * WORTHS as u64) + (worth + WORTHS) as u64, &mut body);
        last = *key;
    }
    [&magic[..], &checksum(&body).to_le_bytes(), &body].concat()
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
    fn what_is_written_is_read_and_what_is_damaged_is_not() {
        let worths = BTreeMap::from([(5, 0), (9, 31), (700, -3), (1 << 48, -32)]);
        let mut file = written(b"magic..1", &worths);
        let book = Book::read(b"magic..1", &file).expect("whole");
        assert!(book.entries().eq(worths.into_iter()));
        assert_eq!((book.worth(700), book.worth(701)), (Some(-3), None));
        assert!(Book::read(b"magic..2", &file).is_none(), "another version");
        for i in 0..file.len() {
            file[i] ^= 4;
            assert!(Book::read(b"magic..1", &file).is_none(), "damaged at {i}");
            file[i] ^= 4;
            assert!(Book::read(b"magic..1", &file[..i]).is_none(), "cut at {i}");
        }
    }
}
