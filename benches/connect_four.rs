//! Stones dropped into columns: the engine beside a plain search, side by side in one run, nodes and time a position.
//!
//! The plain search is alpha-beta with null windows from the outside in, centre first, no losing moves, and a memory of upper
//! bounds. Claims: on late positions the engine visits a quarter of its nodes at most, on early ones a tenth.
//! `cargo bench --bench connect_four -- FILE [LINES]` reads other sets: lines `moves score` of the standard board.
//! `XORCLE_PEERS` may name programs, parted by colons, that are called as `PROGRAM FILE LINES` on the same lines and print their own figures.
//! `cargo bench --bench connect_four -- answers [COUNT [MILLISECONDS]]`: how long the opponent's answer takes on random
//! openings of 0 to 14 plies, each asked of an empty memory; beyond the limit the answer is called off.
//! `cargo bench --bench connect_four -- cancel`: how long a search goes on that is told to stop, alone and on two cores.
//! `cargo bench --bench connect_four -- empty`: the empty board, how soon it is won and who wins, from an empty memory; then how
//! soon on two cores. `XORCLE_PEERS` are called as before, with a file of the one line `- 1`.
//!
//! Times are those of the thread on the processor, where the system tells them.
//!
//! `excerpt.txt` beside this file: excerpts of the sets L3_R1, L2_R1 and L1_R1 of roguecat0/connect-4-ai (6c6baf45).

use std::io::Write as _;
use std::ops::RangeInclusive;
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use app::cores::Cores;
use games::boards::connect_four::solver::drop::{Drop, score};
use games::boards::connect_four::solver::lines::completing;
use games::boards::connect_four::solver::search::Search;
use games::boards::connect_four::solver::shape::{Shape, Standard};
use games::house;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use solve::judge::control::{Backing, Control};
use teach::opponent::choose;

/// Nodes that take the engine some seconds.
const ENOUGH: u64 = 10_000_000;

/// Bytes of memory for either search.
const BYTES: usize = 64 << 20;

/// The plain search: positions in a table that forgets the older one, with an upper bound.
struct Plain {
    table: Vec<(u64, i32)>,
    nodes: u64,
}

impl Plain {
    fn solve(&mut self, at: Drop<u64>) -> i32 {
        if completing(Standard, at.mine) & at.playable(Standard) != 0 {
            return score(Standard, at.stones + 1);
        }
        let (mut low, mut high) = (-score(Standard, at.stones + 2), score(Standard, at.stones + 1));
        while low < high {
            let middle = low + (high - low) / 2;
            let middle = if middle <= 0 { middle.min(low / 2) } else { middle.max(high / 2) };
            let found = self.search(at, middle, middle + 1);
            if found <= middle { high = found } else { low = found }
        }
        low
    }

    fn search(&mut self, at: Drop<u64>, mut alpha: i32, mut beta: i32) -> i32 {
        self.nodes += 1;
        let threats = completing(Standard, at.theirs()) & !at.full;
        let playable = at.playable(Standard);
        let now = playable & threats;
        let safe = if now == 0 { playable } else { now } & !(threats >> 1);
        if now & now.wrapping_sub(1) != 0 || safe == 0 {
            return -score(Standard, at.stones + 2);
        }
        if at.stones >= Standard.size() - 2 {
            return 0;
        }
        alpha = alpha.max(-score(Standard, at.stones + 4));
        beta = beta.min(score(Standard, at.stones + 3));
        let key = at.mine | (at.full + Standard.bottom());
        let slot = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 42) as usize;
        if self.table[slot].0 == key {
            beta = beta.min(self.table[slot].1);
        }
        if alpha >= beta {
            return beta;
        }
        let mut moves: Vec<u64> = [3, 2, 4, 1, 5, 0, 6].map(|col| safe & Standard.column(col)).to_vec();
        moves.retain(|cell| *cell != 0);
        moves.sort_by_key(|cell| {
            let next = at.after(*cell);
            std::cmp::Reverse((completing(Standard, next.theirs()) & !next.full).count_ones())
        });
        for cell in moves {
            let found = -self.search(at.after(cell), -beta, -alpha);
            if found >= beta {
                return found;
            }
            alpha = alpha.max(found);
        }
        self.table[slot] = (key, alpha);
        alpha
    }
}

fn place(columns: &str) -> Drop<u64> {
    columns.bytes().fold(Drop::EMPTY, |at: Drop<u64>, digit| {
        at.after(at.playable(Standard) & Standard.column(u32::from(digit - b'1')))
    })
}

/// Seconds that this thread has run so far; by the clock where the system does not count them.
fn ran(begun: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat");
    let nanoseconds = told.ok().and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| begun.elapsed().as_secs_f64(), |count| count / 1e9)
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let number = |i: usize| args.get(i).and_then(|text| text.parse().ok());
    match args.first().map(String::as_str) {
        Some("answers") => answers(number(1).unwrap_or(1_000), number(2).unwrap_or(10_000)),
        Some("cancel") => cancel(),
        Some("empty") => empty(),
        first => {
            let shipped = || include_str!("connect_four/excerpt.txt").to_owned();
            let text = first.map_or_else(shipped, |path| std::fs::read_to_string(path).expect("the set can be read"));
            for set in text.split("\n# ") {
                compare(set, number(1).map_or(usize::MAX, |lines| lines as usize));
            }
        }
    }
}

/// The time of answers on random openings: the median, the 99th of a hundred, the longest.
fn answers(count: u64, most: u64) {
    let mut dice = StdRng::seed_from_u64(7);
    let mut times: Vec<(f64, String)> = (0..count).map(|i| answer(&opening(&mut dice), i, most)).collect();
    times.sort_by(|one, other| one.0.total_cmp(&other.0));
    let late = times.iter().filter(|(time, _)| *time > 1.0).count();
    let place = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)].0;
    println!("{count} random openings: median {:.4} s, 90th {:.4} s, 99th {:.4} s", place(50), place(90), place(99));
    println!("  {late} above one second; the longest {:?}", times.last());
}

/// Columns of random legal moves after which the game is not over.
fn opening(dice: &mut StdRng) -> String {
    let house = house();
    let entry = house.entries().iter().find(|entry| entry.card.id == "connect-four").expect("it is in the house");
    loop {
        let plies = dice.random_range(0..=14);
        let mut place = entry.open(&entry.params(), Some("-")).expect("the start is a position");
        for _ in 0..plies {
            let (moves, _) = place.moves(9);
            if moves.is_empty() {
                break;
            }
            place = place.play(&moves[dice.random_range(0..moves.len())]).expect("it is legal").next;
        }
        if place.ending().is_none() {
            return place.text();
        }
    }
}

/// Seconds of an answer from an empty memory, called off when it takes too long.
fn answer(opening: &str, seed: u64, most: u64) -> (f64, String) {
    let house = house();
    let entry = house.entries().iter().find(|entry| entry.card.id == "connect-four").expect("it is in the house");
    let place = entry.open(&entry.params(), Some(opening)).expect("it is a position");
    let control = Control::new();
    let (reins, done) = (control.clone(), std::sync::mpsc::channel::<()>());
    let watch = thread::spawn(move || {
        if done.1.recv_timeout(Duration::from_millis(most)).is_err() {
            reins.stop();
        }
    });
    let begun = Instant::now();
    let before = ran(begun);
    let chosen = choose(&place, &mut StdRng::seed_from_u64(seed), &control);
    let took = ran(begun) - before;
    done.0.send(()).ok();
    watch.join().expect("the watch ends");
    (took, format!("{opening}{}", if chosen.is_err() { " called off" } else { "" }))
}

/// Any score.
const ALL: RangeInclusive<i32> = i32::MIN + 1..=i32::MAX;

/// The reins of a search on so many cores.
fn reins(cores: usize) -> Control {
    Control::with(Backing { pool: Some(Arc::new(Cores::of(cores))), ..Backing::default() })
}

/// How long a search of the empty board goes on after it is told to stop.
fn cancel() {
    for cores in [1, 2] {
        let mut latest: f64 = 0.0;
        for i in 0..20 {
            let control = reins(cores);
            let told = control.clone();
            let search = thread::spawn(move || {
                let mut search = Search::within(Standard, BYTES);
                let found = search.solve_together(Drop::EMPTY, ALL, u64::MAX, 0, &control);
                assert!(found.is_err(), "it was told to stop");
                Instant::now()
            });
            thread::sleep(Duration::from_millis(100 + 20 * i));
            let begun = Instant::now();
            told.stop();
            let ended = search.join().expect("it ends");
            latest = latest.max(ended.duration_since(begun).as_secs_f64());
        }
        println!("20 searches on {cores} cores told to stop: the slowest went on for {:.1} ms", latest * 1e3);
    }
}

/// The empty board: how soon it is won, who wins, and the first again on two cores.
fn empty() {
    for (asks, range, cores) in [("how soon", ALL, 1), ("who wins", -1..=1, 1), ("how soon", ALL, 2)] {
        let mut search = Search::within(Standard, BYTES);
        let (begun, before) = (Instant::now(), ran_in_all());
        let found = search.solve_together(Drop::EMPTY, range, u64::MAX, 1 << 20, &reins(cores));
        assert_eq!(found, Ok(1), "the first player wins with the 41st stone");
        let (wall, took, nodes) = (begun.elapsed().as_secs_f64(), ran_in_all() - before, search.nodes());
        let each = took * 1e9 / nodes as f64;
        println!(
            "empty board, {asks}, {cores} cores: {nodes} nodes, {took:.2} s of processor, {each:.0} ns a node, {wall:.2} s"
        );
    }
    call_peers(&["- 1"]);
}

/// Seconds that all threads of this program have run so far, where the system counts them.
fn ran_in_all() -> f64 {
    let threads = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let ticks = threads.rsplit(')').next().and_then(|rest| rest.split(' ').nth(12)?.parse::<f64>().ok());
    ticks.unwrap_or_default() / 100.0
}

/// One after the other, for the memory of the one would push that of the other out of the caches; time to forget is not counted.
fn compare(set: &str, lines: usize) {
    let rows =
        set.lines().filter_map(|line| line.split_once(' ')).filter(|row| row.0.bytes().all(|c| c.is_ascii_digit()));
    let asked: Vec<(&str, i32)> =
        rows.take(lines).map(|(columns, told)| (columns, told.trim().parse().expect("a score"))).collect();
    let begun = Instant::now();
    let mut engine = Search::within(Standard, BYTES);
    let mut nodes = (0, 0);
    let mut pass = |engine: &mut Search<Standard>| {
        nodes.0 = 0;
        for (columns, told) in &asked {
            engine.forget();
            assert_eq!(engine.solve(place(columns), u64::MAX, &Control::new()), Ok(*told), "{columns}");
            nodes.0 += engine.nodes();
        }
        nodes.0
    };
    // Late positions are asked again and again, for the system counts the time of a thread in thousandths of a second.
    let rounds = (ENOUGH / pass(&mut engine).max(1)).clamp(1, 200) as usize;
    let start = ran(begun);
    for _ in 0..rounds * asked.len() {
        engine.forget();
    }
    let forgot = ran(begun);
    for _ in 0..rounds {
        pass(&mut engine);
    }
    let solved = ran(begun);
    let mut plainly = 0.0;
    for (columns, told) in &asked {
        let mut plain = Plain { table: vec![(0, 0); BYTES / 16], nodes: 0 };
        let start = ran(begun);
        assert_eq!(plain.solve(place(columns)), *told, "{columns}");
        plainly += ran(begun) - start;
        nodes.1 += plain.nodes;
    }
    let each = asked.len() as f64;
    let times = ((solved - forgot - (forgot - start)) / rounds as f64, plainly);
    println!("{}: {each} positions", set.lines().next().unwrap_or_default());
    println!("  engine {:>12.1} nodes {:>10.1} us", nodes.0 as f64 / each, times.0 * 1e6 / each);
    println!("  plain  {:>12.1} nodes {:>10.1} us", nodes.1 as f64 / each, times.1 * 1e6 / each);
    println!("  ratio  {:>12.3}       {:>10.3}", nodes.0 as f64 / nodes.1 as f64, times.0 / times.1);
    peers(set, lines);
}

/// What other programs print of the same lines.
fn peers(set: &str, lines: usize) {
    let is_row = |line: &&str| line.starts_with(|c: char| c.is_ascii_digit());
    call_peers(&set.lines().filter(is_row).take(lines).collect::<Vec<_>>());
}

fn call_peers(rows: &[&str]) {
    let Ok(programs) = std::env::var("XORCLE_PEERS") else { return };
    let mut file = tempfile::NamedTempFile::new().expect("a file for the lines");
    file.write_all((rows.join("\n") + "\n").as_bytes()).expect("the lines are written");
    for program in programs.split(':') {
        let told =
            Command::new(program).arg(file.path()).arg(rows.len().to_string()).output().expect("the program runs");
        print!("  peer   {}", String::from_utf8_lossy(&told.stdout));
    }
}
