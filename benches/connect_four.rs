//! Stones dropped into columns: the engine beside a plain search, side by side in one run, nodes and time a position.
//!
//! The plain search is alpha-beta with null windows from the outside in, centre first, no losing moves, and a memory of upper
//! bounds. Claims: on late positions the engine visits a quarter of its nodes at most, on early ones a tenth.
//! `cargo bench --bench connect_four -- FILE [LINES]` reads other sets: lines `moves score` of the standard board.
//!
//! `excerpt.txt` beside this file: excerpts of the sets L3_R1, L2_R1 and L1_R1 of roguecat0/connect-4-ai (6c6baf45).

use std::time::Instant;

use xorcle::oracle::control::Control;
use xorcle::oracle::drop_line::drop::{Drop, score};
use xorcle::oracle::drop_line::lines::completing;
use xorcle::oracle::drop_line::search::Search;
use xorcle::oracle::drop_line::shape::{Shape, Standard};

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

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let lines = args.get(1).and_then(|text| text.parse().ok()).unwrap_or(usize::MAX);
    let shipped = || include_str!("connect_four/excerpt.txt").to_owned();
    let text = args.first().map_or_else(shipped, |path| std::fs::read_to_string(path).expect("the set can be read"));
    for set in text.split("\n# ") {
        compare(set, lines);
    }
}

fn compare(set: &str, lines: usize) {
    let mut engine = Search::within(Standard, BYTES);
    let (mut nodes, mut times, mut asked) = ((0, 0), (0.0, 0.0), 0);
    let rows =
        set.lines().filter_map(|line| line.split_once(' ')).filter(|row| row.0.bytes().all(|c| c.is_ascii_digit()));
    for (columns, told) in rows.take(lines) {
        let (at, told) = (place(columns), told.trim().parse().expect("a score"));
        engine.forget();
        let start = Instant::now();
        assert_eq!(engine.solve(at, u64::MAX, &Control::new()), Ok(told), "{columns}");
        times.0 += start.elapsed().as_secs_f64();
        let mut plain = Plain { table: vec![(0, 0); BYTES / 16], nodes: 0 };
        let start = Instant::now();
        assert_eq!(plain.solve(at), told, "{columns}");
        times.1 += start.elapsed().as_secs_f64();
        nodes = (nodes.0 + engine.nodes(), nodes.1 + plain.nodes);
        asked += 1;
    }
    let each = f64::from(asked);
    println!("{}: {asked} positions", set.lines().next().unwrap_or_default());
    println!("  engine {:>12.1} nodes {:>10.1} us", nodes.0 as f64 / each, times.0 * 1e6 / each);
    println!("  plain  {:>12.1} nodes {:>10.1} us", nodes.1 as f64 / each, times.1 * 1e6 / each);
    println!("  ratio  {:>12.3}       {:>10.3}", nodes.0 as f64 / nodes.1 as f64, times.0 / times.1);
}
