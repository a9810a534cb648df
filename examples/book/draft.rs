//! A book while it is made, and the file it is kept in.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use solve::search::book::{Book, Magic, written};

/// Time between two writings.
const STRIDE: Duration = Duration::from_secs(60);

/// Worths by key, and the file they are kept in.
pub struct Draft {
    pub known: BTreeMap<u64, i32>,
    magic: Magic,
    path: PathBuf,
    written: Instant,
}

impl Draft {
    /// What the file holds; nothing where there is none. A file that cannot be read ends the program: it would be overwritten.
    pub fn open(path: &str, magic: Magic) -> Self {
        let book = match fs::read(path) {
            Ok(file) => Book::read(&magic, &file).expect("the book is whole"),
            Err(fault) if fault.kind() == ErrorKind::NotFound => Book::default(),
            Err(fault) => panic!("{path}: {fault}"),
        };
        Draft { known: book.entries().collect(), magic, path: path.into(), written: Instant::now() }
    }

    pub fn add(&mut self, key: u64, worth: i32) {
        self.known.insert(key, worth);
        if self.written.elapsed() > STRIDE {
            self.write();
        }
    }

    /// A file half written never takes the place of a whole one.
    pub fn write(&mut self) {
        let beside = self.path.with_extension("part");
        fs::write(&beside, written(&self.magic, &self.known)).expect("the book can be written");
        fs::rename(&beside, &self.path).expect("the book can take its place");
        self.written = Instant::now();
    }

    pub fn worth(&self, key: u64) -> Option<i32> {
        self.known.get(&key).copied()
    }

    /// Tells how many positions agree with their replies, all of which the book knows, and ends the program if one does not.
    pub fn compare(&self, from_replies: impl Fn(u64) -> Option<i32>) {
        let mut agreed = 0;
        for (key, worth) in &self.known {
            if let Some(from) = from_replies(*key) {
                assert_eq!(from, *worth, "{key:#x}");
                agreed += 1;
            }
        }
        println!("{} positions, {agreed} of them agree with all their replies", self.known.len());
    }
}

/// Chance, the same for the same seed.
pub struct Chance(pub u64);

impl Chance {
    /// One of the positions of the book.
    pub fn pick(&mut self, draft: &Draft) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let place = (self.0 >> 33) as usize % draft.known.len();
        *draft.known.keys().nth(place).expect("it is below their number")
    }
}
