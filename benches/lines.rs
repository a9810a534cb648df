//! Boards of lines: how long it takes to settle them, and how long the opponent of gomoku thinks.
//!
//! Each board is settled by an oracle that knows nothing yet, and must have its published outcome. Then gomoku is played against itself
//! with some careless moves, and every position is asked anew: for an answer, and for all that the panel shows. All times are CPU
//! times. The program ends with 1 if an outcome is wrong, or if one answer in a hundred takes a second or more.

use std::fs;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::Instant;

use duel::game::Game;
use games::boards::mnk::board::{Kind, Mnk};
use ground::rules::Rules;
use solve::judge::control::Control;
use solve::judge::oracle::{Row, Scope, judge};
use solve::judge::value::Outcome;

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Seconds this thread has been computing, where the system tells; else seconds.
fn clock() -> f64 {
    let ran = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed().as_secs_f64(), |n| n / 1e9)
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let begun = clock();
    let done = work();
    (done, clock() - begun)
}

fn mnk(rows: usize, cols: usize, k: usize) -> Mnk {
    Mnk { rows, cols, kind: Kind { k, is_misere: false, is_wild: false } }
}

/// Rows, columns, length of a line, and who wins: J. W. H. M. Uiterwijk and H. J. van den Herik (2000), W.-Y. Hsu and others (2020).
const BOARDS: &[(usize, usize, usize, Outcome)] = &[
    (3, 3, 3, Outcome::D),
    (4, 4, 4, Outcome::D),
    (5, 5, 4, Outcome::D),
    (5, 6, 4, Outcome::N),
    (6, 6, 4, Outcome::N),
    (5, 5, 5, Outcome::D),
    (6, 6, 5, Outcome::D),
    (6, 7, 5, Outcome::D),
    (7, 7, 5, Outcome::D),
];

fn settles_all() -> bool {
    let mut is_right = true;
    for (rows, cols, k, outcome) in BOARDS {
        let game = mnk(*rows, *cols, *k);
        let (value, seconds) =
            timed(|| game.oracle().value(&game, &game.start(), &Control::new()).expect("nobody stops it"));
        is_right &= value.is_proved() && value.outcome() == *outcome;
        println!("{rows}x{cols}, {k} in a row: {value:?}, {seconds:.4} s");
    }
    is_right
}

/// Games played, and plies of each at most.
const GAMES: u64 = 4;
const PLIES: u64 = 32;

/// Seconds that every answer takes, and every panel.
fn answers() -> [Vec<f64>; 2] {
    let game = mnk(15, 15, 5);
    let mut times = [Vec::new(), Vec::new()];
    for careless in 0..GAMES {
        let mut at = game.play(&game.start(), &(112, game.marks(game.start().to)[0]));
        for ply in 0..PLIES {
            let ask = |scope| {
                let (oracle, control) = (game.oracle(), Control::new());
                timed(|| {
                    let verdict = judge(&*oracle, &game, &at, scope, &control).expect("nobody stops it");
                    if scope == Scope::Everything {
                        oracle.explain(&game, &at, &verdict, &control).expect("nobody stops it");
                    }
                    verdict
                })
            };
            times[0].push(ask(Scope::Advice).1);
            let (verdict, seconds) = ask(Scope::Everything);
            times[1].push(seconds);
            let mut rows = verdict.rows;
            rows.sort_by_key(|row| std::cmp::Reverse(row.leaves.gladness()));
            // Moves that lose are not made: the games shall last.
            let is_sound = |row: &&Row<_>| !(row.leaves.is_proved() && row.leaves.outcome() == Outcome::N);
            let sound = rows.iter().filter(is_sound).count().max(1);
            let slip = if ply < 10 || ply % 4 == 0 { (careless * 7 + ply * 3) as usize % 14 } else { 0 };
            at = game.play(&at, &rows[slip.min(sound - 1)].mv);
            if game.ending(&at).is_some() {
                break;
            }
        }
    }
    times
}

fn main() -> ExitCode {
    let is_right = settles_all();
    let [answers, panels] = answers().map(|mut times| {
        times.sort_by(f64::total_cmp);
        times
    });
    let part = |times: &[f64], of_hundred: usize| times[(times.len() - 1) * of_hundred / 100];
    for (name, times) in [("answer", &answers), ("panel", &panels)] {
        let [half, most] = [50, 99].map(|part_of| part(times, part_of));
        println!("gomoku, {name}: {} positions, half within {half:.3} s, 99 of 100 within {most:.3} s", times.len());
    }
    let is_quick = part(&answers, 99) < 1.0;
    if is_right && is_quick { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
