//! Endings of flipping discs: the ordered search beside plain alpha-beta in one run, both from an empty memory, by CPU time; and
//! beside other programs, in turns.
//!
//! Claims, as ratios: in the table below. The plain search tries the moves that leave the fewest answers first and remembers
//! nothing. Then published endings and boards of 6 by 6 are counted out, each within the positions claimed.
//! The program ends with 1 if a claim is missed.
//!
//! `XORCLE_PEERS` may name programs, parted by colons; the search and they count the same boards out in turns, and the ratio of
//! CPU time is held against its claim. A program is known by its path: `edax` is Edax 4.6 (abulmo/edax-reversi 14f048c, run with
//! one task; without its weights, a file of zeros in their place, it orders blindly and counts exactly), `solver` is abulmo's
//! reversi-solver (e454554), and `r6` is dieumort's reversi6 (0045871).
//! `cargo bench --bench flip -- long`: also 6 by 6 with 28 free cells, after e4 c5 b4 e3 (White wins by 4), which takes reversi6
//! some ten minutes, and the whole game from its start beside the same ten minutes.
//!
//! `flip/ffo.txt` beside this file: published endings with their scores.

use std::collections::HashMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::LazyLock;
use std::time::Instant;

use games::boards::othello::solver::board::{Discs, Field, each};
use games::boards::othello::solver::few::BEYOND;
use games::boards::othello::solver::search::Search;
use solve::judge::control::Control;

const EIGHT: Field = Field { rows: 8, cols: 8 };
const SIX: Field = Field { rows: 6, cols: 6 };

/// The opening after which 6 by 6 is compared, and how reversi6's own examples go on.
const OPENING: [&str; 4] = ["e4", "c5", "b4", "e3"];
const FURTHER: [&str; 4] = ["c2", "d2", "f3", "f4"];

/// A board to be counted out.
#[derive(Clone)]
struct Ending {
    field: Field,
    discs: Discs,
    /// What is asked: how far ahead the side to move ends, or where this window is given, where it ends as seen from there.
    window: Option<(i32, i32)>,
    /// How far ahead it is known to end.
    ahead: i32,
    /// What peers are told: a line of a file, or moves.
    line: String,
}

/// Free cells, the ordered search's share of the plain one's positions, and of its time, at most.
const CLAIMS: [(Field, u32, f64, f64); 3] = [(EIGHT, 17, 0.9, 0.4), (SIX, 16, 0.25, 0.2), (SIX, 18, 0.2, 0.2)];

/// How often both are asked.
const ROUNDS: usize = 3;

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Seconds this thread has been computing; other programs on the machine do not count, where the system tells.
fn clock() -> f64 {
    let ran = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed().as_secs_f64(), |n| n / 1e9)
}

/// Endings 20 to 40.
fn published() -> Vec<Ending> {
    let rows = include_str!("flip/ffo.txt").lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| {
        let [board, side, score] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("three columns: {line}") };
        let set = |mark: char| board.chars().zip(0..).filter(|(c, _)| *c == mark).fold(0, |set, (_, i)| set | 1 << i);
        let discs = Discs { own: set('X'), other: set('O') };
        let discs = if side == "X" { discs } else { discs.turned() };
        let ahead = score.parse().expect("a number");
        Ending { field: EIGHT, discs, window: None, ahead, line: format!("{board} {side}") }
    })
    .collect()
}

/// 6 by 6 after these moves.
fn opened(moves: &[&str], ahead: i32) -> Ending {
    let start = Discs { own: 1 << 19 | 1 << 26, other: 1 << 18 | 1 << 27 };
    let cell = |name: &str| usize::from(name.as_bytes()[0] - b'a') + 8 * usize::from(name.as_bytes()[1] - b'1');
    let discs = moves.iter().fold(start, |at, name| at.put(cell(name)).expect("it turns discs"));
    Ending { field: SIX, discs, window: None, ahead, line: moves.join(" ") }
}

/// Later in the game: always the move that leaves the fewest answers, until so many cells are free.
fn later(field: Field, mut discs: Discs, free: u32) -> Discs {
    while discs.free(field.cells()).count_ones() > free {
        let cell = each(discs.moves(field.cells())).min_by_key(|cell| answers(field, discs, *cell));
        discs = cell.map_or(discs.turned(), |cell| discs.after(cell, discs.turns(cell)));
    }
    discs
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
fn ordered(field: Field, discs: Discs, window: Option<(i32, i32)>) -> (i32, u64, f64) {
    let begun = clock();
    let (mut search, control) = (Search::new(field), Control::new());
    let found = match window {
        None => search.ahead(discs, &control),
        Some(window) => search.bound(discs, window, &control),
    };
    (found.expect("nobody stops it"), search.met(), clock() - begun)
}

fn is_kept(field: Field, free: u32, nodes: f64, time: f64) -> bool {
    let from = if field == EIGHT { published().pop().expect("ending 40") } else { opened(&OPENING, -4) };
    let discs = later(field, from.discs, free);
    // In turns, and the shortest time of each: such boards take milliseconds, and others work on the machine.
    let (mut met, mut all, mut least) = (0, 0, [f64::INFINITY; 2]);
    for _ in 0..ROUNDS {
        let (ahead, positions, took) = ordered(field, discs, None);
        let begun = clock();
        (met, all) = (positions, 0);
        let found = plain(field, discs, -BEYOND, BEYOND, &mut all);
        assert_eq!(found, ahead, "both must say the same before their speed means anything");
        least = [least[0].min(took), least[1].min(clock() - begun)];
    }
    let (part, share) = (met as f64 / all as f64, least[0] / least[1]);
    let is_kept = part <= nodes && share <= time;
    let missed = if is_kept { "" } else { "  missed" };
    println!(
        "{} by {}, {free:>2} free: {met:>9} positions for {all:>10}, {part:.4} (claimed {nodes}); time {share:.4} (claimed {time}){missed}",
        field.rows, field.cols
    );
    is_kept
}

/// Boards counted out one after the other.
struct Row {
    name: &'static str,
    endings: Vec<Ending>,
    /// Positions in all, at most.
    most: u64,
    /// The program that it is compared with, and the share of its time, at most.
    peer: (&'static Peer, f64),
    /// How often both are asked in turns; the shortest time counts.
    rounds: usize,
}

/// CPU seconds that other programs took for these lines.
type Took = HashMap<String, f64>;

/// Counts boards out in no more positions than claimed, in turns with the peer where it is at hand. Where each is asked only
/// once, the peer is not asked for the same lines again.
fn is_within(row: &Row, programs: &[PathBuf], took: &mut Took) -> bool {
    let (peer, claimed) = row.peer;
    let program = programs.iter().find(|path| peer.is_at(path));
    let (mut met, mut least, mut theirs) = (0, f64::INFINITY, f64::INFINITY);
    let lines = row.endings.iter().map(|ending| ending.line.as_str()).collect::<Vec<_>>().join(";");
    for _ in 0..if program.is_some() { row.rounds } else { 1 } {
        let (positions, ours) = row.endings.iter().fold((0, 0.0), |sum, ending| {
            let (found, met, took) = ordered(ending.field, ending.discs, ending.window);
            let is_told =
                if ending.window.is_some() { found.signum() == ending.ahead.signum() } else { found == ending.ahead };
            assert!(is_told, "{}: {found} for {}", ending.line, ending.ahead);
            (sum.0 + met, sum.1 + took)
        });
        (met, least) = (positions, least.min(ours));
        let Some(program) = program else { continue };
        let known = took.get(&lines).copied().filter(|_| row.rounds == 1);
        let seconds = known.unwrap_or_else(|| peer.seconds(program, &row.endings));
        took.insert(lines.clone(), seconds);
        theirs = theirs.min(seconds);
    }
    let within = if met <= row.most { "" } else { "  missed" };
    let speed = met as f64 / least / 1e6;
    println!("{}: {met} positions (claimed {}){within}, {least:.2} s, {speed:.1} M/s", row.name, row.most);
    if program.is_none() {
        return met <= row.most;
    }
    let share = least / theirs;
    let missed = if share <= claimed { "" } else { "  missed" };
    println!("  {}: {theirs:.2} s; time {share:.3} (claimed {claimed}){missed}", peer.name);
    met <= row.most && share <= claimed
}

/// A program that counts boards out as well.
struct Peer {
    name: &'static str,
    /// How its path is known.
    mark: &'static str,
    /// What it is called with: this file where it reads boards.
    call: fn(&mut Command, &Path, &[Ending]),
}

const EDAX: Peer = Peer {
    name: "Edax",
    mark: "edax",
    call: |command, file, _| {
        command.arg("-solve").arg(file).args(["-n", "1", "-h", "22", "-book-usage", "off"]);
    },
};

const SOLVER: Peer = Peer {
    name: "reversi-solver",
    mark: "solver",
    call: |command, file, _| {
        command.args(["-h", "20"]).arg(file);
    },
};

const SIX_SOLVER: Peer = Peer {
    name: "reversi6",
    mark: "r6",
    call: |command, _, endings| {
        command.args(endings.iter().flat_map(|ending| ending.line.split(' ')));
    },
};

impl Peer {
    fn is_at(&self, path: &Path) -> bool {
        path.file_name().is_some_and(|name| name.to_string_lossy().to_lowercase().contains(self.mark))
    }

    /// CPU seconds of its whole process. It is run beside its own folders, where it may look for data.
    fn seconds(&self, program: &Path, endings: &[Ending]) -> f64 {
        let mut file = tempfile::Builder::new().suffix(".obf").tempfile().expect("a file for the lines");
        for ending in endings {
            writeln!(file, "{};", ending.line).expect("the line is written");
        }
        let home = program.parent().and_then(Path::parent).expect("a program lies in a folder");
        let mut command = Command::new(program);
        (self.call)(command.current_dir(home), file.path(), endings);
        let before = ended();
        let told = command.output().expect("the program runs");
        assert!(told.status.success(), "{} ends well", self.name);
        ended() - before
    }
}

/// CPU seconds of the programs called so far that have ended, where the system counts them.
fn ended() -> f64 {
    let told = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = told.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split(' ').skip(14).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    ticks.sum::<f64>() / 100.0
}

/// 6 by 6 after so many moves, at most so many positions, and this share of reversi6's time at most.
fn six(name: &'static str, moves: usize, most: u64, time: f64) -> Row {
    let moves: Vec<&str> = OPENING.iter().chain(&FURTHER).copied().take(moves).collect();
    Row { name, endings: vec![opened(&moves, -4)], most, peer: (&SIX_SOLVER, time), rounds: 1 }
}

fn rows(is_long: bool) -> Vec<Row> {
    let mut published = published();
    let last = vec![published.pop().expect("ending 40")];
    let won = published.into_iter().map(|ending| Ending { window: Some((-1, 1)), ..ending }).collect();
    let mut rows = vec![
        Row { name: "FFO 40", endings: last, most: 16_000_000, peer: (&EDAX, 1.5), rounds: 5 },
        Row { name: "FFO 20 to 39, who wins", endings: won, most: 110_000_000, peer: (&SOLVER, 0.5), rounds: 1 },
        six("6 by 6, 24 free", 8, 20_000_000, 0.1),
    ];
    if is_long {
        rows.push(six("6 by 6, 28 free", 4, 450_000_000, 0.06));
        let start = Ending { line: OPENING.join(" "), ..opened(&[], -4) };
        rows.push(Row {
            name: "6 by 6, whole",
            endings: vec![start],
            most: 3_000_000_000,
            peer: (&SIX_SOLVER, 0.5),
            rounds: 1,
        });
    }
    rows
}

fn main() -> ExitCode {
    let programs = std::env::var_os("XORCLE_PEERS").unwrap_or_default();
    let programs: Vec<PathBuf> = std::env::split_paths(&programs).filter(|path| path.is_file()).collect();
    let mut kept = CLAIMS.map(|(field, free, nodes, time)| is_kept(field, free, nodes, time)).to_vec();
    let is_long = std::env::args().any(|arg| arg == "long");
    let mut took = Took::new();
    kept.extend(rows(is_long).iter().map(|row| is_within(row, &programs, &mut took)));
    if kept.contains(&false) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
