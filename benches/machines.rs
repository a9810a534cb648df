//! Laws for every size, found and proved by machine, beside the plain table of the same game.
//!
//! Claims: Wythoff's game in 50 ms; each game of the survey in a second and within 512 MB; a position of 10,000 digits in 10 ms. The survey
//! is of games on two heaps: all pairs and triples of nine small vectors as single steps, rook's lines with one or two further lines,
//! and rook's lines with a step. `-- survey` runs it; it takes a minute.

#[path = "common/median.rs"]
mod median;

use std::hint::black_box;
use std::time::{Duration, Instant};

use ground::heap_game::{Go, HeapGame};
use ground::num::Nat;
use solve::judge::control::Control;
use teach::automatic::{Sought, seek};

use crate::median::measured;

/// The vectors of the survey.
const VECTORS: [[i64; 2]; 9] = [[1, 0], [0, 1], [1, 1], [2, 0], [0, 2], [2, 1], [1, 2], [2, 2], [3, 1]];

/// Numbers below this are in the plain table: as many as the law of Wythoff's game is learnt from.
const TABLE: usize = 64;

fn wythoff() -> HeapGame {
    HeapGame::new(2, [Go::any_of_one(2), vec![Go::Ray(vec![1, 1])]].concat())
}

/// Lost positions by plain recursion over all moves.
fn plain(game: &HeapGame) -> Vec<bool> {
    let mut is_lost = vec![false; TABLE * TABLE];
    for at in 0..TABLE * TABLE {
        let left = game.options(&[(at / TABLE) as u64, (at % TABLE) as u64]);
        is_lost[at] = !left.iter().any(|left| is_lost[left[0] as usize * TABLE + left[1] as usize]);
    }
    is_lost
}

/// All games of the survey.
fn survey() -> Vec<HeapGame> {
    let once = |vectors: &[[i64; 2]]| vectors.iter().map(|vector| Go::Once(vector.to_vec())).collect::<Vec<Go>>();
    let ray = |vectors: &[[i64; 2]]| vectors.iter().map(|vector| Go::Ray(vector.to_vec())).collect::<Vec<Go>>();
    let mut games = Vec::new();
    for (i, one) in VECTORS.iter().enumerate() {
        for (j, two) in VECTORS.iter().enumerate().skip(i + 1) {
            games.push(once(&[*one, *two]));
            games.extend(VECTORS[j + 1..].iter().map(|three| once(&[*one, *two, *three])));
        }
    }
    let lines = &VECTORS[2..];
    for (i, line) in lines.iter().enumerate() {
        games.push([Go::any_of_one(2), ray(&[*line])].concat());
        games.extend(lines[i + 1..].iter().map(|other| [Go::any_of_one(2), ray(&[*line, *other])].concat()));
        games.push([Go::any_of_one(2), once(&[*line])].concat());
    }
    games.into_iter().map(|moves| HeapGame::new(2, moves)).collect()
}

/// The most memory that was ever held, in megabytes, where the system tells it.
fn held() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}

fn surveyed() {
    let (mut took, mut found) = (Vec::new(), 0);
    for game in survey() {
        let begun = Instant::now();
        let sought = seek(game.clone(), &Control::new()).expect("nobody stops it");
        let time = begun.elapsed();
        found += usize::from(matches!(sought, Sought::Law(_)));
        if time > Duration::from_secs(1) {
            println!("  {:.1} s, {}: {:?}", time.as_secs_f64(), matches!(sought, Sought::Law(_)), game.moves);
        }
        took.push(time);
    }
    took.sort_unstable();
    let (count, all) = (took.len(), took.iter().sum::<Duration>().as_secs_f64());
    let (middle, last) = (took[count / 2].as_secs_f64() * 1e3, took[count - 1].as_secs_f64());
    println!("survey: {found} of {count} games have a law; median {middle:.1} ms, longest {last:.2} s, all {all:.1} s");
    println!("memory: {} MB at most", held().map_or("?".to_owned(), |megabytes| megabytes.to_string()));
}

fn main() {
    let control = Control::new();
    measured("wythoff: law found and proved", || seek(wythoff(), &control).expect("nobody stops it"));
    measured("wythoff: plain table below 64", || plain(black_box(&wythoff())));
    let Ok(Sought::Law(law)) = seek(wythoff(), &control) else { panic!("it has a law") };
    let long = |digits: String| digits.parse::<Nat>().expect("it is a number");
    let at = [long(format!("6{}", "1".repeat(9_999))), long("9".repeat(10_000))];
    measured("wythoff, 10,000 digits: verdict by the machine", || law.is_lost(black_box(&at)));
    measured("wythoff, 10,000 digits: all winning moves", || law.winning(black_box(&at), &control));
    if std::env::args().any(|word| word == "survey") {
        surveyed();
    }
}
