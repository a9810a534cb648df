//! Whole games swept from their ends backwards: dense tables beside the plain method, in turns, in one run.
//!
//! Claims, as ratios of one run: the table of a chess ending, folded and settled 64 placements at a time, takes a small share
//! of the plain sweep over all placements of the rules, each move listed and turned round; Dodgem's numbered sweep takes a
//! small share of the plain walk that remembers positions. Both are compared before their times count. The other endings are
//! timed alone, with all the tables they lead to. `cargo bench --bench retrograde`; it ends with 1 if a claim is missed.

use std::collections::HashMap;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use xorcle::games::boards::chess_ending::exits::Exits;
use xorcle::games::boards::chess_ending::men::{Man, Material};
use xorcle::games::boards::chess_ending::rules::{Board, ChessEnding};
use xorcle::games::boards::chess_ending::solve::solve;
use xorcle::games::boards::chess_ending::table::{Cast, Table, View};
use xorcle::games::boards::dodgem::graph::All;
use xorcle::games::boards::dodgem::rules::Dodgem;
use xorcle::oracle::control::{Control, Stop};
use xorcle::oracle::retrograde::{Graph, Start, Sweep, sweep};
use xorcle::oracle::value::Value;
use xorcle::oracle::walk::{Count, Walk};
use xorcle::rules::{At, Rules, Side};

/// Runs of everything that takes less than a second; the best counts.
const RUNS: usize = 5;

/// The most that a dense table may take, in parts of the plain method's time.
const CLAIMS: [(&str, f64); 3] = [("KRK", 0.05), ("KQK", 0.05), ("dodgem 3x3", 0.2)];

/// Tables made anew, so that nothing was known before.
#[derive(Default)]
struct Fresh(HashMap<Material, Arc<Table>>);

impl Fresh {
    fn view(&mut self, men: &[Man]) -> Result<View, Stop> {
        let (stored, is_exchanged) = Material::of(men.iter().copied()).stored();
        let Some(cast) = Cast::of(&stored) else { return Ok(View::BARE) };
        if !self.0.contains_key(&stored) {
            let exits = Exits::of(cast, |men| self.view(men))?;
            self.0.insert(stored.clone(), Arc::new(solve(cast, &exits, &Control::new())?));
        }
        Ok(View::of(self.0[&stored].clone(), men, is_exchanged))
    }
}

fn ending(name: &str) -> (View, usize) {
    let mut fresh = Fresh::default();
    let material = Material::read(name).expect("an ending");
    let view = fresh.view(&material.men()).expect("nobody stops it");
    let cells = fresh.0.values().map(|table| table.codes.iter().map(Vec::len).sum::<usize>()).sum();
    (view, cells)
}

/// All placements of three men by the rules, every move listed and turned round.
struct Plain {
    starts: Vec<Start>,
    before: Vec<Vec<u32>>,
}

impl Plain {
    fn of(name: &str) -> Plain {
        let material = Material::read(name).expect("an ending");
        let man = material.men()[0];
        let game = ChessEnding { material };
        let number = |at: &At<Board>| {
            let squares = [at.pos.men.first().map(|(square, _)| *square), Some(at.pos.kings[1]), Some(at.pos.kings[0])];
            let board = squares.into_iter().try_fold(0usize, |n, square| Some(n << 6 | usize::from(square?)));
            board.map(|board| board * 2 + at.to as usize)
        };
        let mut plain = Plain { starts: vec![Start::Drawn; 2 << 18], before: vec![Vec::new(); 2 << 18] };
        for node in 0..2 << 18 {
            let square = |i: usize| (node >> (1 + 6 * i) & 63) as u8;
            let (kings, to) = ([square(0), square(1)], if node % 2 == 0 { Side::First } else { Side::Second });
            let at = At { pos: Board::of(kings, vec![(square(2), man)]), to };
            let are_apart = kings[0] != kings[1] && !kings.contains(&square(2));
            if !are_apart || at.pos.is_check(to.other()) {
                continue;
            }
            let next: Vec<At<Board>> = game.moves(&at).list.map(|step| game.play(&at, &step)).collect();
            plain.starts[node] = match next.len() {
                0 if at.pos.is_check(to) => Start::Lost,
                0 => Start::Drawn,
                moves => Start::Open(moves as u32),
            };
            next.iter().filter_map(number).for_each(|to| plain.before[to].push(node as u32));
        }
        plain
    }
}

impl Graph for Plain {
    fn nodes(&self) -> usize {
        self.starts.len()
    }

    fn start(&self, node: usize) -> Start {
        self.starts[node]
    }

    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        self.before[node].iter().for_each(|before| each(*before as usize));
    }
}

/// How long it took, best of some runs, and what came of it.
fn timed<T>(runs: usize, mut make: impl FnMut() -> T) -> (f64, T) {
    let mut best = f64::INFINITY;
    let mut made = None;
    for _ in 0..runs {
        let begun = Instant::now();
        made = Some(make());
        best = best.min(begun.elapsed().as_secs_f64());
    }
    (best, made.expect("it ran"))
}

/// The two methods must say the same before their times mean anything.
fn agree(name: &str, view: &View, plain: &Sweep) {
    for node in 0..2usize << 18 {
        let square = |i: usize| (node >> (1 + 6 * i) & 63) as u8;
        let to = if node % 2 == 0 { Side::First } else { Side::Second };
        let Some(code) = view.code(to, [square(0), square(1)], &[square(2)]) else { continue };
        let plies = plain.value(node).remoteness().map_or(0, |plies| plies + 1);
        assert_eq!(u64::from(code), plies, "{name} {node}");
    }
}

fn chess(name: &str) -> f64 {
    let (ours, (view, cells)) = timed(RUNS, || ending(name));
    let (listed, plain) = timed(1, || Plain::of(name));
    let (swept, sweep) = timed(1, || sweep(&plain, &Control::new()).expect("nobody stops it"));
    agree(name, &view, &sweep);
    let ratio = ours / (listed + swept);
    println!(
        "{name:>12}: {:9.3} ms, {:6.1} M cells/s | plain: moves listed {:.0} ms, swept {:.0} ms | ratio {ratio:.4}",
        ours * 1e3,
        cells as f64 / ours / 1e6,
        listed * 1e3,
        swept * 1e3
    );
    ratio
}

fn dodgem(size: usize, runs: usize) -> f64 {
    let all = || All::of(size, (size - 1, size - 1), usize::MAX).expect("it can be numbered");
    let (ours, (all, swept)) = timed(runs, || {
        let all = all();
        let swept = sweep(&all, &Control::new()).expect("nobody stops it");
        (all, swept)
    });
    // A numbered position stands for two, one for each side to move.
    let cells = 2 * all.nodes();
    print!("  dodgem {size}x{size}: {:9.3} ms, {:6.1} M cells/s, {cells} cells", ours * 1e3, cells as f64 / ours / 1e6);
    if size > 3 {
        println!();
        return 0.0;
    }
    let game = Dodgem { size };
    let (plain, value) = timed(RUNS, || {
        let mut walk = Walk::new(&game, Count::Wins, 100_000);
        walk.value(&game.start(), &Control::new()).expect("nobody stops it").expect("there is room")
    });
    assert_eq!(value, Value::Win { remoteness: 19 });
    assert_eq!(swept.value(all.number(&game.start())), value);
    println!(" | plain walk {:.3} ms | ratio {:.4}", plain * 1e3, ours / plain);
    ours / plain
}

fn main() -> ExitCode {
    let mut ratios = vec![chess("KRK"), chess("KQK")];
    for name in ["KPK", "KBNK", "KQKR", "KQKP", "KPPK", "KPKP"] {
        let (ours, (_, cells)) = timed(if name.len() == 3 { RUNS } else { 1 }, || ending(name));
        let rate = cells as f64 / ours / 1e6;
        println!("{name:>12}: {:9.3} ms, {rate:6.1} M cells/s, {cells} cells with what it leads to", ours * 1e3);
    }
    ratios.push(dodgem(3, RUNS));
    dodgem(4, RUNS);
    let missed = CLAIMS.iter().zip(&ratios).filter(|((_, most), ratio)| *ratio > most).count();
    for ((name, most), ratio) in CLAIMS.iter().zip(&ratios) {
        println!("{name}: ratio {ratio:.4}, at most {most} is claimed");
    }
    if missed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
