//! Every reader of the program against a corpus of nasty texts and thousands of changed ones: none panics, none reads what it cannot
//! write back.
//!
//! `tests/fuzz/corpus/READER/*` ships and is replayed here, each text as it is and changed, in the same way every time. `XORCLE_FUZZ=600`
//! goes on for so many seconds with other changes, shared among all readers; `XORCLE_ONLY=dot,lesson` takes some readers alone. A text
//! that breaks a reader is printed; put it into the corpus before you mend the reader.

mod readers;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::dice::Dice;
use crate::fuzz::readers::{READERS, World};

/// Changed texts for each reader, where no time is given.
const CHANGED: usize = 2_000;

/// Bytes of a changed text at most.
const LONGEST: usize = 2_000;

/// What is put into texts: bounds of machine numbers, brackets, marks of notation, letters that are not what they look like.
const TOKENS: &[&[u8]] = &[
    b"18446744073709551615",
    b"18446744073709551616",
    b"9223372036854775807",
    b"-9223372036854775808",
    b"4294967296",
    b"65536",
    b"256",
    b"99999999999999999999999999999999999999999999",
    b"-1",
    b"0",
    b"1/0",
    b"1e999",
    b"((((((((",
    b"[[[[[[[[",
    b"{{{{{{{{",
    b"\"",
    b"\\",
    b"\\u0000",
    b"\n",
    b"\r\n",
    b"\t",
    b"\0",
    b"\x1b]0;x\x07",
    b"\xff\xfe",
    b"\xc3",
    b"\xed\xa0\x80",
    "３，５".as_bytes(),
    "尼姆".as_bytes(),
    "\u{202e}".as_bytes(),
    "e\u{301}".as_bytes(),
    "🂡".as_bytes(),
    b"->",
    b",",
    b":",
    b";",
    b"@",
    b"/",
    b"..",
    b"#",
    b" ",
    b"=",
    b"null",
    b"true",
    b"[]",
    b"{}",
    b"a-b",
    b"A1",
    b"first",
];

/// The corpus of a reader, in the order of the names.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(name);
    let listing = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = listing.map(|found| found.expect("it is listed").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("it can be read")).collect()
}

/// A text of the corpus, changed in one to four places.
fn changed(corpus: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut text = corpus[dice.below(corpus.len())].clone();
    text.truncate(LONGEST);
    for _ in 0..=dice.below(4) {
        let at = dice.below(text.len() + 1);
        let to = (at + 1 + dice.below(8)).min(text.len());
        let token = TOKENS[dice.below(TOKENS.len())];
        match dice.below(7) {
            0 => drop(text.splice(at..at, token.iter().copied())),
            1 => drop(text.splice(at..to, token.iter().copied())),
            2 => drop(text.drain(at..to)),
            3 => {
                let piece: Vec<u8> =
                    text[at..to].iter().copied().cycle().take((to - at) * (1 + dice.below(40))).collect();
                drop(text.splice(at..at, piece));
            }
            4 => {
                let other = &corpus[dice.below(corpus.len())];
                let from = dice.below(other.len() + 1);
                let until = (from + 1 + dice.below(40)).min(other.len());
                drop(text.splice(at..at, other[from..until].iter().copied()));
            }
            5 => drop(text.splice(number_at(&text, at), token.iter().copied())),
            _ => {
                if let Some(byte) = text.get_mut(at) {
                    *byte = dice.below(256) as u8;
                }
            }
        }
        text.truncate(LONGEST);
    }
    text
}

/// The digits at or behind a place.
fn number_at(text: &[u8], at: usize) -> std::ops::Range<usize> {
    let start = (at..text.len()).find(|i| text[*i].is_ascii_digit()).unwrap_or(text.len());
    let length = text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    start..start + length
}

#[test]
fn no_reader_breaks_on_any_text() {
    let seconds: Option<u64> = std::env::var("XORCLE_FUZZ").ok().and_then(|seconds| seconds.parse().ok());
    let only = std::env::var("XORCLE_ONLY").unwrap_or_default();
    let chosen: Vec<_> =
        READERS.iter().filter(|(name, _)| only.is_empty() || only.split(',').any(|one| one == *name)).collect();
    let world = World::new();
    let mut broken = Vec::new();
    for (name, reader) in &chosen {
        let corpus = corpus(name);
        let mut held = |text: &[u8]| {
            let begun = Instant::now();
            let is_whole = catch_unwind(AssertUnwindSafe(|| reader(text, &world))).is_ok();
            if !is_whole || begun.elapsed() > Duration::from_secs(20) {
                let what = if is_whole { "was slow" } else { "broke" };
                broken.push(format!("{name} {what} on \"{}\"", text.escape_ascii()));
            }
            broken.len() < 10
        };
        if !corpus.iter().all(|text| held(text)) {
            break;
        }
        let mut dice = Dice::new(seconds.map_or(27, |_| u64::from(std::process::id())));
        let end = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds) / chosen.len() as u32);
        let mut count = 0;
        while end.map_or(count < CHANGED, |end| Instant::now() < end) && held(&changed(&corpus, &mut dice)) {
            count += 1;
        }
        println!("{name}: {} texts, {count} changed ones", corpus.len());
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
