//! Whole games swept from their ends backwards: dense tables beside the plain method, in turns, in one run.
//!
//! Claims, as ratios of one run: the table of a chess ending, folded and settled 64 placements at a time, takes a small share
//! of the plain sweep over all placements of the rules, each move listed and turned round; the numbered sweeps of Dodgem and
//! morris take a small share of the plain walk that remembers positions. They are compared before their times count. The other
//! endings are timed alone, with all the tables they lead to, and their longest wins held against the published ones; so are
//! whole Dodgem and six men's morris. Then tables read from disk beside tables made, and how long it takes until an engine that
//! is asked to stop has stopped. `cargo bench --bench retrograde`; it ends with 1 if a claim is missed.

use std::collections::HashMap;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use ::solve::judge::control::{Backing, Control, Stop};
use ::solve::judge::table_store::Label;
use ::solve::judge::value::Value;
use ::solve::retrograde::cached_table::cached_sweep;
use ::solve::retrograde::sweep::{Graph, Start, Sweep, sweep};
use ::solve::search::full_search::{Count, Walk};
use app::store::tables::Tables;
use games::boards::chess_ending::exits::Exits;
use games::boards::chess_ending::library::made;
use games::boards::chess_ending::men::{Man, Material};
use games::boards::chess_ending::rules::{Board, ChessEnding};
use games::boards::chess_ending::sweep::solve;
use games::boards::chess_ending::table::{Cast, Table, View};
use games::boards::dodgem::graph::All;
use games::boards::dodgem::rules::Dodgem;
use games::boards::morris::graph::All as Crossings;
use games::boards::morris::rules::Morris;
use ground::rules::{At, Rules, Side};

/// Runs of everything that takes less than a second; the best counts.
const RUNS: usize = 5;

/// The most that a dense table may take, in parts of the plain method's time.
const CLAIMS: [(&str, f64); 4] = [("KRK", 0.05), ("KQK", 0.05), ("dodgem 3x3", 0.2), ("morris 3", 0.3)];

/// The longest wins of the stronger side, in its moves, when it moves first.
/// Source: K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986), 131-139; KQKR, to mate, the endgame
/// tables of E. Nalimov.
const LONGEST: [(&str, u64); 6] = [("KRK", 16), ("KQK", 10), ("KPK", 28), ("KBBK", 19), ("KBNK", 33), ("KQKR", 35)];

/// The most milliseconds from the wish to stop until an engine has stopped.
const STOPPED: f64 = 50.0;

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
    longest(name, &view);
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

/// The published figure, in moves of the stronger side.
fn longest(name: &str, view: &View) {
    let Some((_, published)) = LONGEST.iter().find(|(known, _)| *known == name) else { return };
    let (table, _) = view.table().expect("it has men");
    let fall = table.fall(Side::First, "w");
    let plies = fall.histogram.keys().rev().find(|plies| *plies % 2 == 1).expect("it can be won");
    assert_eq!(plies.div_ceil(2), *published, "{name}");
}

fn morris(men: u8, runs: usize) -> f64 {
    let all = || Crossings::of(men, usize::from(2 * men), (men.into(), men.into()), usize::MAX).expect("numbered");
    let (ours, (all, swept)) = timed(runs, || {
        let all = all();
        let swept = sweep(&all, &Control::new()).expect("nobody stops it");
        (all, swept)
    });
    let (game, cells) = (Morris { men }, all.nodes());
    let value = swept.value(all.number(&game.start()).expect("it is one of these"));
    let fall = swept.whole("W");
    println!(
        "    morris {men}: {:9.3} ms, {:6.1} M cells/s, {cells} cells for {} positions | {value:?}, won {} lost {} drawn {}, longest {} plies",
        ours * 1e3,
        cells as f64 / ours / 1e6,
        fall.positions(),
        fall.won,
        fall.lost,
        fall.drawn,
        fall.longest()
    );
    if men > 3 {
        assert_eq!((value, fall.positions()), (Value::Draw, 50_996_303));
        return 0.0;
    }
    let (plain, walked) = timed(RUNS, || {
        let mut walk = Walk::new(&game, Count::Wins, 100_000);
        walk.value(&game.start(), &Control::new()).expect("nobody stops it").expect("there is room")
    });
    assert_eq!(value, walked);
    println!("              plain walk {:.3} ms | ratio {:.4}", plain * 1e3, ours / plain);
    ours / plain
}

/// A table made, kept, and read again.
fn kept(name: &str, make: impl Fn(&Control)) {
    let folder = tempfile::tempdir().expect("a folder");
    let control =
        || Control::with(Backing { table_store: Some(Tables::store(folder.path().to_owned())), ..Backing::default() });
    let (without, ()) = timed(1, || make(&Control::new()));
    let (first, ()) = timed(1, || make(&control()));
    let (again, ()) = timed(RUNS, || make(&control()));
    let bytes: u64 = std::fs::read_dir(folder.path())
        .expect("a folder")
        .map(|file| file.and_then(|file| file.metadata()).expect("a file").len())
        .sum();
    println!(
        "{name:>12}: made {:.1} ms, made and kept {:.1} ms, read {:.1} ms, {bytes} bytes",
        without * 1e3,
        first * 1e3,
        again * 1e3
    );
}

/// The longest wait in milliseconds for an engine to stop, over moments spread over its work; of each moment the best of some.
fn stopped(name: &str, work: impl Fn(&Control) + Sync) -> f64 {
    const MOMENTS: u32 = 12;
    let (whole, ()) = timed(1, || work(&Control::new()));
    let wait = |moment: u32| {
        let control = Control::new();
        thread::scope(|scope| {
            let running = scope.spawn(|| {
                work(&control);
                Instant::now()
            });
            thread::sleep(Duration::from_secs_f64(whole * f64::from(moment) / f64::from(MOMENTS)));
            let asked = Instant::now();
            control.stop();
            running.join().expect("it stops").saturating_duration_since(asked).as_secs_f64() * 1e3
        })
    };
    let best = |moment: u32| (0..3).map(|_| wait(moment)).fold(f64::INFINITY, f64::min);
    let worst = (0..MOMENTS).map(best).fold(0.0, f64::max);
    println!("{name:>12}: stops within {worst:.2} ms of {:.0}", whole * 1e3);
    worst
}

fn sweep_morris(control: &Control) {
    let all = Crossings::of(6, 12, (6, 6), usize::MAX).expect("numbered");
    _ = cached_sweep(&Label { name: "morris".into(), edition: 1 }, &all, control);
}

fn sweep_dodgem(control: &Control) {
    let all = All::of(4, (3, 3), usize::MAX).expect("numbered");
    _ = cached_sweep(&Label { name: "dodgem".into(), edition: 1 }, &all, control);
}

/// The table of an ending; those it leads to are made once.
fn make_ending(name: &'static str) -> impl Fn(&Control) + Sync {
    move |control| {
        let material = Material::read(name).expect("an ending");
        _ = made(&material, Cast::of(&material).expect("it has men"), control);
    }
}

fn main() -> ExitCode {
    let mut ratios = vec![chess("KRK"), chess("KQK")];
    for name in ["KPK", "KBBK", "KBNK", "KQKR", "KQKP", "KPPK", "KPKP"] {
        let (ours, (view, cells)) = timed(if name.len() == 3 { RUNS } else { 1 }, || ending(name));
        let rate = cells as f64 / ours / 1e6;
        println!("{name:>12}: {:9.3} ms, {rate:6.1} M cells/s, {cells} cells with what it leads to", ours * 1e3);
        longest(name, &view);
    }
    ratios.push(dodgem(3, RUNS));
    dodgem(4, RUNS);
    ratios.push(morris(3, RUNS));
    morris(6, 1);
    kept("KQKR", make_ending("KQKR"));
    kept("KPKP", make_ending("KPKP"));
    kept("dodgem 4x4", sweep_dodgem);
    kept("morris 6", sweep_morris);
    let waits = [
        stopped("KQKR", make_ending("KQKR")),
        stopped("KPKP", make_ending("KPKP")),
        stopped("dodgem 4x4", sweep_dodgem),
        stopped("morris 6", sweep_morris),
    ];
    let missed = CLAIMS.iter().zip(&ratios).filter(|((_, most), ratio)| *ratio > most).count();
    let late = waits.iter().filter(|wait| **wait > STOPPED).count();
    for ((name, most), ratio) in CLAIMS.iter().zip(&ratios) {
        println!("{name}: ratio {ratio:.4}, at most {most} is claimed");
    }
    if missed + late == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
