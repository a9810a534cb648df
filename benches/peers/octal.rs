//! Nim-values of octal games: the engine beside P. Beling's ogs (its solver RC2), in turns, in one run.
//!
//! Claims, as ratios to ogs at a million heaps: 0.01 where the period is short, 0.25 for 0.16, 0.6 for 0.104. For games on which
//! RC2 is quadratic the size is smaller; that makes the claim harder for the engine, not easier. Every pair of tables is
//! compared value by value before its times count. The program ends with 1 if a claim is missed.

use std::fs;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::Instant;

use ogs::{Game, RC2Solver, Solver};
use solve::judge::control::Control;
use solve::nim_values::octal::Octal;
use solve::nim_values::octal::code::Code;

/// The code, the greatest heap, and the most the engine's time may be, in parts of the other's.
const CLAIMS: &[(&str, usize, f64)] = &[
    ("0.77", 30_000, 0.01),
    ("0.07", 30_000, 0.01),
    ("0.137", 30_000, 0.01),
    ("0.051", 1_000_000, 0.01),
    ("0.16", 1_000_000, 0.25),
    ("0.104", 1_000_000, 0.6),
    ("0.007", 100_000, 0.3),
];

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Seconds this thread has been computing; other programs on the machine do not count, where the system tells.
fn clock() -> f64 {
    let ran = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed().as_secs_f64(), |n| n / 1e9)
}

fn theirs(code: &str, to: usize) -> Vec<u16> {
    let game: Game = code.parse().ok().expect("the code is legal");
    let mut solver = RC2Solver::<true, ()>::with_capacity(game, to + 1);
    solver.by_ref().take(to + 1).for_each(drop);
    solver.nimbers().to_vec()
}

fn main() -> ExitCode {
    println!("{:>6} {:>9} {:>10} {:>10} {:>8} {:>8}", "game", "to", "ogs s", "engine s", "ratio", "claimed");
    let mut is_kept = true;
    for (code, to, claim) in CLAIMS {
        let (mut other, mut ours) = (f64::MAX, f64::MAX);
        for _ in 0..3 {
            let begun = clock();
            let expected = theirs(code, *to);
            other = other.min(clock() - begun);
            let begun = clock();
            let game = Octal::new(&Code::read(code).expect("the code is legal"));
            let found = game.values(*to, &Control::new()).expect("nobody stops it");
            ours = ours.min(clock() - begun);
            assert!(expected.iter().map(|value| u64::from(*value)).eq(found), "{code}: the engines disagree");
        }
        let ratio = ours / other;
        is_kept &= ratio <= *claim;
        let missed = if ratio <= *claim { "" } else { "  missed" };
        println!("{code:>6} {to:>9} {other:>10.4} {ours:>10.4} {ratio:>8.4} {claim:>8}{missed}");
    }
    if is_kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
