//! Makes the book of early positions of Connect Four:
//! `cargo run --release --example book -- PLIES [FILE]` writes all positions with at most so many stones.
//!
//! The positions with exactly so many stones are searched, the earlier ones follow from them. The file is written again every
//! few positions, and what it holds already is not searched again: the work can be stopped and taken up.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use xorcle::games::boards::connect_four::book;
use xorcle::oracle::control::Control;
use xorcle::oracle::drop_line::drop::{Drop, score};
use xorcle::oracle::drop_line::lines::has_line;
use xorcle::oracle::drop_line::search::Search;
use xorcle::oracle::drop_line::shape::{Shape, Standard};

/// Bytes of memory for the search.
const BYTES: usize = 1 << 30;

/// Positions between two writings.
const STRIDE: usize = 10;

fn main() {
    let mut args = env::args().skip(1);
    let plies = args.next().and_then(|text| text.parse().ok()).expect("the number of plies comes first");
    let path = args.next().map_or_else(|| PathBuf::from("assets/connect-four.book"), PathBuf::from);
    let layers = layers(plies);
    let old = fs::read(&path).unwrap_or_default();
    let mut known: BTreeMap<u64, i32> = BTreeMap::new();
    for key in layers.iter().flat_map(BTreeMap::keys) {
        known.extend(book::look_up(&old, *key).map(|score| (*key, score)));
    }
    search(&layers[plies], &mut known, &path);
    for layer in layers[..plies].iter().rev() {
        for (key, at) in layer {
            known.insert(*key, from_below(*at, &known));
        }
    }
    write(&path, &known);
}

/// The positions with 0, 1, 2, ... stones in which nobody has a line, mirror images once.
fn layers(plies: usize) -> Vec<BTreeMap<u64, Drop<u64>>> {
    let mut layers = vec![BTreeMap::from([(book::key(Drop::EMPTY), Drop::EMPTY)])];
    for ply in 0..plies {
        let next = layers[ply].values().flat_map(|at| replies(*at));
        let open = next.filter(|at| !has_line(Standard, at.theirs()));
        layers.push(open.map(|at| (book::key(at), at)).collect());
    }
    layers
}

fn replies(at: Drop<u64>) -> impl Iterator<Item = Drop<u64>> {
    let cells = (0..Standard.cols()).map(move |col| at.playable(Standard) & Standard.column(col));
    cells.filter(|cell| *cell != 0).map(move |cell| at.after(cell))
}

/// The scores of all positions of a layer.
fn search(layer: &BTreeMap<u64, Drop<u64>>, known: &mut BTreeMap<u64, i32>, path: &Path) {
    let mut search = Search::within(Standard, BYTES);
    let open: Vec<_> = layer.iter().filter(|(key, _)| !known.contains_key(key)).collect();
    for (i, (key, at)) in open.iter().enumerate() {
        let score = search.solve(**at, u64::MAX, &Control::new()).expect("nobody stops it");
        known.insert(**key, score);
        if i % STRIDE == 0 {
            eprintln!("{i} of {}", open.len());
            write(path, known);
        }
    }
}

/// The score of a position whose replies are known.
fn from_below(at: Drop<u64>, known: &BTreeMap<u64, i32>) -> i32 {
    let worth = |next: Drop<u64>| match known.get(&book::key(next)) {
        Some(found) => -found,
        None => score(Standard, next.stones),
    };
    replies(at).map(worth).max().expect("early positions have replies")
}

fn write(path: &Path, known: &BTreeMap<u64, i32>) {
    let entries = known.iter().map(|(key, score)| book::entry(*key, *score)).collect();
    fs::write(path, book::written(entries)).expect("the book can be written");
}
