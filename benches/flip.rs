//! Endings of flipping discs: the ordered search beside plain alpha-beta in one run, both from an empty memory, by CPU time.
//!
//! Claims, as ratios: in the table below. The plain search tries the moves that leave the fewest answers first and remembers
//! nothing. Then published endings with 20 free cells and boards of 6 by 6 are counted out, each within the positions claimed.
//! The program ends with 1 if a claim is missed.
//!
//! `cargo bench --bench flip -- long`: also 6 by 6 with 28 free cells, after e4 c5 b4 e3 (White wins by 4).
//! `XORCLE_PEERS` may name programs, parted by colons, that are called as `PROGRAM FILE` and print their own figures; the file has
//! one line, either an ending of 64 letters with the side to move, or the moves from the start of 6 by 6 with `--` for a pass.

use std::fs;
use std::io::Write as _;
use std::process::{Command, ExitCode};
use std::sync::LazyLock;
use std::time::Instant;

use xorcle::oracle::control::Control;
use xorcle::oracle::flip::board::{Discs, Field, each};
use xorcle::oracle::flip::few::BEYOND;
use xorcle::oracle::flip::search::Search;

const EIGHT: Field = Field { rows: 8, cols: 8 };
const SIX: Field = Field { rows: 6, cols: 6 };

/// FFO 40 of the French Othello federation's endings; X is to move and ends 38 ahead.
const FFO_40: &str = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";

/// The opening after which 6 by 6 is compared.
const OPENING: [&str; 4] = ["e4", "c5", "b4", "e3"];

/// A board to be counted out.
struct Ending {
    field: Field,
    discs: Discs,
    /// What peers are told.
    line: String,
}

/// Free cells, the ordered search's share of the plain one's positions, and of its time, at most.
const CLAIMS: [(Field, u32, f64, f64); 3] = [(EIGHT, 15, 0.9, 0.4), (SIX, 16, 0.25, 0.2), (SIX, 18, 0.2, 0.2)];

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Seconds this thread has been computing; other programs on the machine do not count, where the system tells.
fn clock() -> f64 {
    let ran = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed().as_secs_f64(), |n| n / 1e9)
}

fn published() -> Ending {
    let set = |mark: char| FFO_40.chars().zip(0..).filter(|(c, _)| *c == mark).fold(0, |set, (_, i)| set | 1 << i);
    Ending { field: EIGHT, discs: Discs { own: set('X'), other: set('O') }, line: format!("{FFO_40} X") }
}

fn opened() -> Ending {
    let start = Discs { own: 1 << 19 | 1 << 26, other: 1 << 18 | 1 << 27 };
    let cell = |name: &str| usize::from(name.as_bytes()[0] - b'a') + 8 * usize::from(name.as_bytes()[1] - b'1');
    let discs = OPENING.iter().fold(start, |at, name| at.put(cell(name)).expect("it turns discs"));
    Ending { field: SIX, discs, line: OPENING.join(" ") }
}

/// Later in the game: always the move that leaves the fewest answers, until so many cells are free.
fn later(from: Ending, free: u32) -> Ending {
    let Ending { field, mut discs, mut line } = from;
    while discs.free(field.cells()).count_ones() > free {
        let cell = each(discs.moves(field.cells())).min_by_key(|cell| answers(field, discs, *cell));
        line += &cell.map_or(" --".into(), |cell| format!(" {}{}", char::from(b'a' + (cell % 8) as u8), cell / 8 + 1));
        discs = cell.map_or(discs.turned(), |cell| discs.after(cell, discs.turns(cell)));
    }
    Ending { field, discs, line }
}

fn answers(field: Field, discs: Discs, cell: usize) -> u32 {
    discs.after(cell, discs.turns(cell)).moves(field.cells()).count_ones()
}

/// Alpha-beta, the fewest answers first, nothing remembered.
fn plain(field: Field, discs: Discs, mut alpha: i32, beta: i32, met: &mut u64) -> i32 {
    *met += 1;
    let moves = discs.moves(field.cells());
    if moves == 0 {
        let turned = discs.turned();
        let is_over = turned.moves(field.cells()) == 0;
        return if is_over { discs.ahead() } else { -plain(field, turned, -beta, -alpha, met) };
    }
    let mut cells: Vec<usize> = each(moves).collect();
    cells.sort_by_cached_key(|cell| answers(field, discs, *cell));
    let mut best = -BEYOND;
    for cell in cells {
        best = best.max(-plain(field, discs.after(cell, discs.turns(cell)), -beta, -alpha, met));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// How far ahead, positions met, and seconds.
fn ordered(ending: &Ending) -> (i32, u64, f64) {
    let begun = clock();
    let mut search = Search::new(ending.field);
    let ahead = search.ahead(ending.discs, &Control::new()).expect("nobody stops it");
    (ahead, search.met(), clock() - begun)
}

fn is_kept(field: Field, free: u32, nodes: f64, time: f64) -> bool {
    let ending = later(if field == EIGHT { published() } else { opened() }, free);
    let (ahead, met, took) = ordered(&ending);
    let (begun, mut all) = (clock(), 0);
    let found = plain(field, ending.discs, -BEYOND, BEYOND, &mut all);
    assert_eq!(found, ahead, "both must say the same before their speed means anything");
    let (part, share) = (met as f64 / all as f64, took / (clock() - begun));
    let is_kept = part <= nodes && share <= time;
    let missed = if is_kept { "" } else { "  missed" };
    println!(
        "{} by {}, {free:>2} free: {met:>9} positions for {all:>10}, {part:.4} (claimed {nodes}); time {share:.4} (claimed {time}){missed}",
        field.rows, field.cols
    );
    is_kept
}

/// Counts a board out in no more positions than claimed, and asks the peers.
fn is_within(name: &str, ending: &Ending, ahead: i32, most: u64) -> bool {
    let (found, met, took) = ordered(ending);
    assert_eq!(found, ahead, "{name}");
    let missed = if met <= most { "" } else { "  missed" };
    println!("{name}: {met} positions (claimed {most}), {took:.2} s, {:.1} M/s{missed}", met as f64 / took / 1e6);
    peers(&ending.line);
    met <= most
}

fn peers(line: &str) {
    let Ok(programs) = std::env::var("XORCLE_PEERS") else { return };
    let mut file = tempfile::NamedTempFile::new().expect("a file for the line");
    writeln!(file, "{line}").expect("the line is written");
    for program in programs.split(':') {
        let told = Command::new(program).arg(file.path()).output().expect("the program runs");
        print!("  peer {}", String::from_utf8_lossy(&told.stdout));
    }
}

fn main() -> ExitCode {
    let mut kept = CLAIMS.map(|(field, free, nodes, time)| is_kept(field, free, nodes, time)).to_vec();
    kept.push(is_within("FFO 40", &published(), 38, 16_000_000));
    kept.push(is_within("6 by 6, 20 free", &later(opened(), 20), 6, 3_000_000));
    kept.push(is_within("6 by 6, 24 free", &later(opened(), 24), -18, 70_000_000));
    if std::env::args().any(|arg| arg == "long") {
        kept.push(is_within("6 by 6, 28 free", &opened(), -4, 800_000_000));
    }
    if kept.contains(&false) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
