//! Makes the book of early positions of Connect Four, and checks it:
//!
//! `cargo run --release --example book -- make PLIES [GIGABYTES [FILE]]` adds all positions with at most so many stones, layer after
//! layer. The file is written again every few minutes, and what it holds already is not searched again: the work
//! can be stopped and taken up.
//!
//! `cargo run --release --example book -- check COUNT [SEED [FILE]]` searches so many of its positions again, each from an empty memory.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use xorcle::games::boards::connect_four::book::{Book, key, written};
use xorcle::oracle::control::Control;
use xorcle::oracle::drop_line::drop::{Drop, score};
use xorcle::oracle::drop_line::lines::has_line;
use xorcle::oracle::drop_line::search::Search;
use xorcle::oracle::drop_line::shape::{Shape, Standard};

/// Where the book lies unless another file is named.
const SHIPPED: &str = "assets/connect-four.book";

/// Time between two writings.
const STRIDE: Duration = Duration::from_secs(60);

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |i: usize| args.get(i).map(|text| text.parse::<usize>().expect("a number"));
    let path = Path::new(args.get(3).map_or(SHIPPED, String::as_str));
    match (args.first().map(String::as_str), number(1)) {
        (Some("make"), Some(plies)) => make(plies, number(2).unwrap_or(1) << 30, path),
        (Some("check"), Some(count)) => check(count, number(2).unwrap_or(1) as u64, path),
        _ => eprintln!("make PLIES [GIGABYTES [FILE]], or check COUNT [SEED [FILE]]"),
    }
}

/// Scores by key, and the file they are kept in.
struct Draft<'a> {
    known: BTreeMap<u64, i32>,
    path: &'a Path,
    written: Instant,
}

impl Draft<'_> {
    fn add(&mut self, at: Drop<u64>, score: i32) {
        self.known.insert(key(at), score);
        if self.written.elapsed() > STRIDE {
            self.write();
        }
    }

    /// A file half written never takes the place of a whole one.
    fn write(&mut self) {
        let beside = self.path.with_extension("part");
        fs::write(&beside, written(&self.known)).expect("the book can be written");
        fs::rename(&beside, self.path).expect("the book can take its place");
        self.written = Instant::now();
    }

    /// What is known of a position from its replies or from the position before.
    fn score(&self, at: Drop<u64>) -> Option<i32> {
        self.known.get(&key(at)).copied()
    }
}

fn make(plies: usize, bytes: usize, path: &Path) {
    let old = fs::read(path).ok().and_then(|file| Book::read(&file)).unwrap_or_default();
    let mut draft = Draft { known: old.entries().collect(), path, written: Instant::now() };
    let mut search = Search::within(Standard, bytes);
    let mut layer = vec![(Drop::EMPTY, i32::MIN + 1)];
    for ply in 0..=plies {
        let open = layer.iter().filter(|(at, _)| draft.score(*at).is_none()).count();
        eprintln!("{ply} stones: {} positions, {open} to be searched", layer.len());
        for (at, least) in &layer {
            if draft.score(*at).is_none() {
                let found = search.solve_within(*at, *least..=i32::MAX, u64::MAX, &Control::new());
                draft.add(*at, found.expect("nobody stops it"));
            }
        }
        draft.write();
        layer = next(&layer, &draft);
    }
}

/// The positions with one stone more in which nobody has a line, mirror images once; with each the least that it can score,
/// for its parent's score is known. Neighbours have most in common.
fn next(layer: &[(Drop<u64>, i32)], draft: &Draft) -> Vec<(Drop<u64>, i32)> {
    let mut met = HashSet::new();
    let children = layer.iter().flat_map(|(at, _)| {
        let least = -draft.score(*at).expect("the layer is complete");
        replies(*at).map(move |next| (next, least))
    });
    children.filter(|(at, _)| !has_line(Standard, at.theirs()) && met.insert(key(*at))).collect()
}

fn replies(at: Drop<u64>) -> impl Iterator<Item = Drop<u64>> {
    let cells = (0..Standard.cols()).map(move |col| at.playable(Standard) & Standard.column(col));
    cells.filter(|cell| *cell != 0).map(move |cell| at.after(cell))
}

/// Searches some positions of the book again; and where all replies are in the book, it must agree with them.
fn check(count: usize, mut seed: u64, path: &Path) {
    let book = Book::read(&fs::read(path).expect("the book can be read")).expect("the book is whole");
    let all: BTreeMap<u64, i32> = book.entries().collect();
    let agreed =
        all.iter().filter(|(key, score)| from_replies(placed(**key), &book).is_some_and(|from| from == **score));
    let known = all.keys().filter(|key| from_replies(placed(**key), &book).is_some());
    println!("{} positions, {} with all replies, {} of them agree", all.len(), known.count(), agreed.count());
    let keys: Vec<u64> = all.keys().copied().collect();
    let mut search = Search::within(Standard, 1 << 28);
    for i in 0..count {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = placed(keys[(seed >> 33) as usize % keys.len()]);
        search.forget();
        assert_eq!(search.solve(at, u64::MAX, &Control::new()).ok(), book.score(at), "{at:?}");
        eprintln!("{} of {count} agree", i + 1);
    }
}

/// The position of a key: the highest bit of a column is its lowest free place.
fn placed(key: u64) -> Drop<u64> {
    let step = Standard.rows() + 1;
    let free = (0..Standard.cols()).map(|col| {
        let column = key >> (col * step) & ((1 << step) - 1);
        1u64 << column.ilog2() << (col * step)
    });
    let tops: u64 = free.sum();
    let full = tops - Standard.bottom();
    Drop { mine: key ^ tops, full, stones: full.count_ones() }
}

/// The score by the replies, if the book knows all that are not won.
fn from_replies(at: Drop<u64>, book: &Book) -> Option<i32> {
    let worth = |next: Drop<u64>| {
        let is_won = has_line(Standard, next.theirs());
        if is_won { Some(score(Standard, next.stones)) } else { book.score(next).map(|score| -score) }
    };
    replies(at).map(worth).collect::<Option<Vec<i32>>>()?.into_iter().max()
}
