//! Endings of flipping discs: the ordered search beside plain alpha-beta in one run, both from an empty memory.
//!
//! Claims: with twelve free cells the ordered search meets a small share of the positions that plain alpha-beta in the order of
//! cells meets, and settles published endings with 20 free cells (FFO 40: ahead by 38) in some 16 million positions. The counts
//! are printed before the times.

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use xorcle::oracle::control::Control;
use xorcle::oracle::flip::board::{Discs, Field, each};
use xorcle::oracle::flip::few::BEYOND;
use xorcle::oracle::flip::search::Search;

const FIELD: Field = Field { rows: 8, cols: 8 };

/// FFO 40 of the French Othello federation's endings; X is to move and ends 38 ahead.
const FFO_40: &str = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";

fn read(text: &str) -> Discs {
    let set = |mark: char| text.chars().zip(0..).filter(|(c, _)| *c == mark).fold(0, |set, (_, i)| set | 1 << i);
    Discs { own: set('X'), other: set('O') }
}

/// The first moves of the ending, always the one that leaves the fewest answers, until so many cells are free.
fn later(free: u32) -> Discs {
    let mut discs = read(FFO_40);
    while discs.free(FIELD.cells()).count_ones() > free {
        let after = each(discs.moves(FIELD.cells())).map(|cell| discs.after(cell, discs.turns(cell)));
        discs = after.min_by_key(|next| next.moves(FIELD.cells()).count_ones()).unwrap_or(discs.turned());
    }
    discs
}

/// Alpha-beta in the order of cells, nothing remembered.
fn plain(discs: Discs, mut alpha: i32, beta: i32, met: &mut u64) -> i32 {
    *met += 1;
    let moves = discs.moves(FIELD.cells());
    if moves == 0 {
        let turned = discs.turned();
        return if turned.moves(FIELD.cells()) == 0 { discs.ahead() } else { -plain(turned, -beta, -alpha, met) };
    }
    let mut best = -BEYOND;
    for cell in each(moves) {
        best = best.max(-plain(discs.after(cell, discs.turns(cell)), -beta, -alpha, met));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

fn ordered(discs: Discs) -> (i32, u64) {
    let mut search = Search::new(FIELD);
    let ahead = search.ahead(discs, &Control::new()).expect("nobody stops it");
    (ahead, search.met())
}

fn flip(c: &mut Criterion) {
    let twelve = later(12);
    let (ahead, met) = ordered(twelve);
    let mut all = 0;
    assert_eq!(
        plain(twelve, -BEYOND, BEYOND, &mut all),
        ahead,
        "both must say the same before their speed means anything"
    );
    println!("12 free cells: {met} positions ordered, {all} plain, {:.1} to 1", all as f64 / met as f64);
    let began = Instant::now();
    let (ahead, met) = ordered(read(FFO_40));
    assert_eq!(ahead, 38);
    println!("FFO 40: {met} positions, {:.1} million a second", met as f64 / began.elapsed().as_secs_f64() / 1e6);
    c.bench_function("12 free cells, ordered", |b| b.iter(|| ordered(black_box(twelve))));
    c.bench_function("12 free cells, plain alpha-beta", |b| {
        b.iter(|| plain(black_box(twelve), -BEYOND, BEYOND, &mut 0));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = flip
}
criterion_main!(benches);
