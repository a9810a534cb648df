//! Nim-values of breaking games: the engine beside the plain quadratic method, in turns, in one run.
//!
//! Claims, as ratios to the plain method (one thread, the same table, every pair of heaps once): in the table below. Games
//! with a proved period stop computing; games with rare heaps pair these alone. `cargo bench --bench octal` takes a minute or
//! two; `cargo bench --bench octal -- full` takes the sizes of a million, where the plain method alone needs minutes.
//! Every pair of tables is compared value by value before its times count. The program ends with 1 if a claim is missed.

use std::env::args;
use std::fs;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::Instant;

use solve::judge::control::Control;
use solve::nim_values::octal::Octal;
use solve::nim_values::octal::code::Code;

/// What is measured: the game, the greatest heap, and the most the engine's time may be, in parts of the plain method's.
type Claim = (&'static str, usize, f64);

const USUAL: &[Claim] = &[
    ("0.77", 50_000, 0.01),
    ("0.07", 50_000, 0.01),
    ("0.156", 50_000, 0.05),
    ("0.16", 100_000, 0.05),
    ("0.104", 100_000, 0.05),
    ("0.06", 100_000, 1.1),
    ("0.007", 200_000, 0.6),
    ("unequal", 200_000, 0.1),
];

const FULL: &[Claim] = &[("unequal", 1_000_000, 0.02), ("0.007", 1_000_000, 0.12)];

/// How one game is measured.
struct Measured {
    plain: f64,
    ours: f64,
}

fn engine(game: &str) -> Octal {
    if game == "unequal" { Octal::unequal() } else { Octal::new(&Code::read(game).expect("the code is legal")) }
}

/// The plain method: every heap marks the nim-sums of all its splits.
fn plain(game: &str, to: usize) -> Vec<u16> {
    let is_unequal = game == "unequal";
    let text = if is_unequal { "4." } else { game };
    let digits: Vec<u32> = text.chars().filter_map(|c| c.to_digit(8)).collect();
    let mut values: Vec<u16> = Vec::with_capacity(to + 1);
    let mut seen = vec![0u8; 1 << 16];
    // Nim-sums of the values so far are below this.
    let mut used = 1;
    for n in 0..=to {
        seen[..used].fill(0);
        for (k, digit) in digits.iter().enumerate().take(n + 1) {
            let m = n - k;
            if digit & 1 != 0 && m == 0 {
                seen[0] = 1;
            }
            if digit & 2 != 0 && m > 0 {
                seen[usize::from(values[m])] = 1;
            }
            if digit & 4 != 0 && m > 1 {
                let last = if is_unequal { (m - 1) / 2 } else { m / 2 };
                let (small, large) = (&values[1..=last], &values[m - last..m]);
                small.iter().zip(large.iter().rev()).for_each(|(a, b)| seen[usize::from(a ^ b)] = 1);
            }
        }
        let value = seen.iter().position(|met| *met == 0).expect("values are few");
        values.push(value as u16);
        used = used.max((value + 1).next_power_of_two());
    }
    values
}

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Seconds this thread has been computing; other programs on the machine do not count, where the system tells.
fn clock() -> f64 {
    let ran = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed().as_secs_f64(), |n| n / 1e9)
}

/// The shorter of two runs each, in turns, in seconds.
fn measure(game: &str, to: usize) -> Measured {
    let mut best = Measured { plain: f64::MAX, ours: f64::MAX };
    let runs = if to < 500_000 { 2 } else { 1 };
    for _ in 0..runs {
        let begun = clock();
        let expected = plain(game, to);
        best.plain = best.plain.min(clock() - begun);
        let begun = clock();
        let found = engine(game).values(to, &Control::new()).expect("nobody stops it");
        best.ours = best.ours.min(clock() - begun);
        assert!(expected.iter().map(|value| u64::from(*value)).eq(found), "{game}: the methods disagree");
    }
    best
}

fn main() -> ExitCode {
    let claims = if args().any(|arg| arg == "full") { FULL } else { USUAL };
    println!("{:>8} {:>9} {:>10} {:>10} {:>8} {:>8}", "game", "to", "plain s", "engine s", "ratio", "claimed");
    let mut is_kept = true;
    for (game, to, claim) in claims {
        let Measured { plain, ours } = measure(game, *to);
        let ratio = ours / plain;
        is_kept &= ratio <= *claim;
        let missed = if ratio <= *claim { "" } else { "  missed" };
        println!("{game:>8} {to:>9} {plain:>10.4} {ours:>10.4} {ratio:>8.4} {claim:>8}{missed}");
    }
    if is_kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
