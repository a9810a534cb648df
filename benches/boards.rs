//! Boards: numbered diagrams, proofs by outcome, strings and links beside the plain recursions they replace.
//!
//! Claims, as ratios by CPU time in one run: in the table below. Outcomes are settled in one pass over all diagrams, beside
//! their nim-values; the nim-value of a board of dominoes is asked by who wins, beside the mex of all moves, both over pieces in
//! one form for all that look alike. Dots and boxes is searched as a web of strings, beside a table over all sets of edges; Hex by
//! virtual links, beside minimax with every position remembered, bare or with bridges alone. Each pair must say the same. The program ends with 1 if a claim is missed.
//!
//! `cargo bench --bench boards -- boxes`: how long the empty board of 4 by 4 boxes takes without the book.

use std::collections::HashMap;
use std::fs;
use std::process::ExitCode;
use std::sync::{Arc, LazyLock};
use std::time::Instant;

use app::cores::Cores;
use duel::game::Game;
use games::boards::hex::rules::{Board as Field, Hex};
use games::boards::hex::solver::field::{Field as Links, Stones, Who};
use games::kit::regions::{Alike, Cell, Region, Way};
use games::kit::squares::Square;
use games::scores::dots_and_boxes::rules::{Board, DotsAndBoxes};
use games::scores::dots_and_boxes::webs::Webs;
use ground::rules::{At, Rules};
use solve::judge::control::{Backing, Control};
use solve::judge::value::{Outcome, Value};
use solve::nim_values::diagram::Diagrams;
use solve::nim_values::nimber_proof::{Proofs, Splitting};
use solve::search::cell_sets::each;

/// The recursion over diagrams, each remembered.
fn by_recursion(diagram: &[usize], known: &mut HashMap<Vec<usize>, u16>) -> u16 {
    if let Some(nimber) = known.get(diagram) {
        return *nimber;
    }
    let mut seen = vec![false; diagram.iter().sum::<usize>() + 1];
    for row in 0..diagram.len() {
        for col in usize::from(row == 0)..diagram[row] {
            let cut = diagram.iter().enumerate().map(|(r, &n)| if r < row { n } else { n.min(col) });
            let cut: Vec<usize> = cut.filter(|n| *n > 0).collect();
            seen[usize::from(by_recursion(&cut, known))] = true;
        }
    }
    let nimber = seen.iter().take_while(|seen| **seen).count() as u16;
    known.insert(diagram.to_vec(), nimber);
    nimber
}

/// Pieces of a board of dominoes.
struct Pieces;

impl Splitting for Pieces {
    type Part = Square;

    fn after(&self, piece: &Square, tell: &mut dyn FnMut(&[Square])) {
        piece.after(tell);
    }

    fn size(&self, piece: &Square) -> usize {
        piece.dominoes()
    }
}

/// The mex of all moves of a piece, each piece remembered, over sets of cells.
fn by_mex(piece: &Region<1>, known: &mut HashMap<Region<1>, u16>) -> u16 {
    if let Some(nimber) = known.get(piece) {
        return *nimber;
    }
    let mut left: Vec<u16> = Vec::new();
    for pieces in Way::ALL.into_iter().flat_map(|way| piece.after(way, Alike::Turned)) {
        left.push(pieces.iter().fold(0, |sum, piece| sum ^ by_mex(piece, known)));
    }
    let nimber = (0..=u16::MAX).find(|n| !left.contains(n)).expect("there are few moves");
    known.insert(*piece, nimber);
    nimber
}

fn cells(rows: u8, cols: u8) -> Vec<Cell> {
    (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))).collect()
}

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Seconds this thread has been computing; other programs on the machine do not count, where the system tells.
fn clock() -> f64 {
    let ran = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed().as_secs_f64(), |n| n / 1e9)
}

/// The nim-value of an empty board of dominoes, asked by who wins.
fn proved(rows: u8, cols: u8) -> u16 {
    let square = Square::of(&cells(rows, cols)).expect("it lies within eight by eight");
    let found = Proofs::new(Pieces, 1 << 20).nimber(&square, &Control::new());
    found.expect("nobody stops it").expect("there is room")
}

fn by_all_moves(rows: u8, cols: u8) -> u16 {
    by_mex(&Region::of(&cells(rows, cols), Alike::Turned), &mut HashMap::new())
}

/// The nim-value of a square bar, all diagrams within it numbered.
fn numbered(side: usize) -> u16 {
    let all = Diagrams::nimbers(&vec![side; side], &Control::new()).expect("nobody stops it");
    all.nimber(&vec![side; side]).expect("these are nim-values")
}

/// Whether a square bar is won, and nothing more.
fn settled(side: usize) -> u16 {
    let all = Diagrams::outcomes(&vec![side; side], &Control::new()).expect("nobody stops it");
    u16::from(all.is_won(&vec![side; side]))
}

/// Room for boxes behind in a number that is never negative.
const BEHIND: i32 = 100;

/// The boxes that who begins gets more, by search of the web.
fn boxes(rows: usize, cols: usize) -> u16 {
    let game = DotsAndBoxes { rows, cols };
    let value = game.oracle().value(&game, &game.start(), &Control::new()).expect("nobody stops it");
    let Value::Margin { own, other } = value else { unreachable!("boxes are counted") };
    u16::try_from(own - other + BEHIND).expect("a board is small")
}

/// The same from a table over all sets of edges.
fn by_edges(rows: usize, cols: usize) -> u16 {
    let board = Board::empty(rows, cols);
    let boxes: Vec<usize> =
        (0..rows * cols).map(|b| board.around(b).iter().fold(0, |set, edge| set | 1 << edge)).collect();
    let edges = board.drawn.len();
    let beside: Vec<Vec<usize>> =
        (0..edges).map(|e| board.beside(e).into_iter().flatten().map(|b| boxes[usize::from(b)]).collect()).collect();
    let mut ahead = vec![0i8; 1 << edges];
    for drawn in (0..(1usize << edges) - 1).rev() {
        let free = (0..edges).filter(|e| drawn >> e & 1 == 0);
        let worth = free.map(|e| {
            let next = drawn | 1 << e;
            let closed = beside[e].iter().filter(|sides| next & **sides == **sides).count() as i8;
            if closed > 0 { closed + ahead[next] } else { -ahead[next] }
        });
        ahead[drawn] = worth.max().expect("an edge is free");
    }
    (i32::from(ahead[0]) + BEHIND) as u16
}

/// The number of openings that win Hex, by virtual links.
fn linked(rows: usize, cols: usize) -> u16 {
    let hex = Hex { rows, cols };
    let oracle = hex.oracle();
    let wins = |cell: &usize| {
        let value = oracle.value(&hex, &hex.play(&hex.start(), cell), &Control::new()).expect("nobody stops it");
        value.outcome() == Outcome::P
    };
    (0..rows * cols).filter(wins).count() as u16
}

/// The same by minimax with every position remembered.
fn by_minimax(rows: usize, cols: usize) -> u16 {
    let hex = Hex { rows, cols };
    let mut known = HashMap::new();
    let start = hex.start();
    (0..rows * cols).filter(|cell| !is_won(&hex, hex.play(&start, cell), &mut known)).count() as u16
}

fn is_won(hex: &Hex, at: At<Field>, known: &mut HashMap<At<Field>, bool>) -> bool {
    if let Some(is_won) = known.get(&at) {
        return *is_won;
    }
    let is_won = hex.moves(&at).list.any(|cell| !is_won(hex, hex.play(&at, &cell), known));
    known.insert(at, is_won);
    is_won
}

/// The same by minimax with bridges and the moves that stop them, but no other links, proofs or filled cells.
fn by_pairs(rows: usize, cols: usize) -> u16 {
    let field = Hex { rows, cols }.start().pos.field();
    let mut known = HashMap::new();
    (0..rows * cols).filter(|cell| !is_linked(&field, [1 << cell, 0], 1, &mut known)).count() as u16
}

fn is_linked(field: &Links, stones: Stones, to: Who, known: &mut HashMap<(Stones, Who), bool>) -> bool {
    if let Some(is_won) = known.get(&(stones, to)) {
        return *is_won;
    }
    let free = field.all() & !stones[0] & !stones[1];
    let is_won = field.linked(1 - to, stones[1 - to], free).is_none()
        && each(field.must_play(stones, to).0).any(|cell| {
            let mut after = stones;
            after[to] |= 1 << cell;
            !is_linked(field, after, 1 - to, known)
        });
    known.insert((stones, to), is_won);
    is_won
}

/// The name of a claim, the engine, the plain method, and the most the engine's time may be, in parts of the plain one's.
type Claim = (&'static str, fn() -> u16, fn() -> u16, f64);

const CLAIMS: &[Claim] = &[
    ("dominoes, nim-value of 4 by 5", || proved(4, 5), || by_all_moves(4, 5), 0.2),
    ("dominoes, nim-value of 4 by 7", || proved(4, 7), || by_all_moves(4, 7), 0.1),
    ("dominoes, nim-value of 5 by 6", || proved(5, 6), || by_all_moves(5, 6), 0.1),
    ("bars, nim-value of 8 by 8", || numbered(8), || by_recursion(&[8; 8], &mut HashMap::new()), 0.2),
    ("strings, 2 by 3 boxes", || boxes(2, 3), || by_edges(2, 3), 0.5),
    ("strings, 3 by 3 boxes", || boxes(3, 3), || by_edges(3, 3), 0.15),
    ("links, openings of 3 by 4", || linked(3, 4), || by_minimax(3, 4), 0.01),
    ("links, openings of 4 by 4", || linked(4, 4), || by_pairs(4, 4), 0.15),
    ("links, openings of 4 by 5", || linked(4, 5), || by_pairs(4, 5), 0.01),
    ("bars, outcome of 12 by 12", || settled(12), || numbered(12).min(1), 0.2),
];

/// The answer, and the shorter of two runs in seconds.
fn timed(solve: fn() -> u16) -> (u16, f64) {
    let run = || {
        let begun = clock();
        let answer = solve();
        (answer, clock() - begun)
    };
    let (one, other) = (run(), run());
    (one.0, one.1.min(other.1))
}

/// The empty board of 4 by 4 boxes by search alone, on two cores with a table of 1 GB; the book would answer at once. Both cores and the
/// whole table are in use for a minute, and how fast a machine is then may change: the table over all sets of edges of 3 by 3 boxes
/// is filled before and after it, as a measure.
fn empty_boxes() {
    let (_, before) = timed(|| by_edges(3, 3));
    let control = Control::with(Backing { memory: 2 << 30, pool: Some(Arc::new(Cores::of(2))), ..Backing::default() });
    let begun = Instant::now();
    let ahead = Webs::default().searched(&Board::empty(4, 4), &control);
    assert_eq!(ahead.ok(), Some(0), "J. K. Barker and R. E. Korf, Solving Dots-And-Boxes, AAAI 2012");
    let took = begun.elapsed().as_secs_f64();
    let (_, after) = timed(|| by_edges(3, 3));
    println!("4 by 4 boxes by search alone: 8 to 8 after {took:.1} s");
    println!("3 by 3 boxes by a table of all sets of edges: {before:.2} s before that, {after:.2} s after it");
}

fn main() -> ExitCode {
    if std::env::args().any(|arg| arg == "boxes") {
        empty_boxes();
        return ExitCode::SUCCESS;
    }
    println!("{:>30} {:>10} {:>10} {:>8} {:>8}", "board", "plain s", "engine s", "ratio", "claimed");
    let mut is_kept = true;
    for (name, engine, plain, claim) in CLAIMS {
        let ((found, ours), (expected, theirs)) = (timed(*engine), timed(*plain));
        assert_eq!(found, expected, "{name}: the methods disagree");
        let ratio = ours / theirs;
        is_kept &= ratio <= *claim;
        let missed = if ratio <= *claim { "" } else { "  missed" };
        println!("{name:>30} {theirs:>10.4} {ours:>10.4} {ratio:>8.4} {claim:>8}{missed}");
    }
    if is_kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
