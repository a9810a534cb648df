//! Boards with nim-values: numbered diagrams and proofs by outcome beside the plain recursions they replace.
//!
//! Claims: every rectangle to 12 by 12 is settled in one pass over its 2,704,156 diagrams; nim-values of 8 by 8 take a small
//! share of the plain recursion that remembers every diagram; the nim-value of a board of dominoes, asked by who wins, takes a
//! small share of the mex of all moves, both over pieces in one form for all that look alike.

use std::collections::HashMap;
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use xorcle::kit::regions::{Alike, Cell, Region, Way};
use xorcle::kit::squares::Square;
use xorcle::oracle::control::Control;
use xorcle::oracle::diagram::Diagrams;
use xorcle::oracle::nimber_proof::{Proofs, Splitting};

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

fn boards(c: &mut Criterion) {
    let control = Control::new();
    let numbered = |n: usize| Diagrams::nimbers(&vec![n; n], &control).expect("nobody stops it");
    let proved = |rows: u8, cols: u8| Proofs::new(Pieces, 1 << 20).nimber(&board(rows, cols), &control);
    let plain = by_recursion(&[8; 8], &mut HashMap::new());
    assert_eq!(numbered(8).nimber(&[8; 8]), Some(plain), "both must say the same before their speed means anything");
    assert_eq!(proved(4, 5), Ok(Some(by_mex(&board(4, 5), &mut HashMap::new()))));
    c.bench_function("diagrams, outcomes within 12 by 12", |b| {
        b.iter(|| Diagrams::outcomes(black_box(&[12; 12]), &control).expect("nobody stops it"));
    });
    c.bench_function("diagrams, nim-values within 8 by 8: numbered", |b| b.iter(|| numbered(black_box(8))));
    c.bench_function("diagrams, nim-values within 8 by 8: recursion", |b| {
        b.iter(|| by_recursion(black_box(&[8; 8]), &mut HashMap::new()));
    });
    c.bench_function("diagrams, nim-values within 10 by 10: numbered", |b| b.iter(|| numbered(black_box(10))));
    c.bench_function("dominoes, nim-value of 4 by 5: by outcome", |b| b.iter(|| proved(black_box(4), 5)));
    c.bench_function("dominoes, nim-value of 4 by 5: mex of all moves", |b| {
        b.iter(|| by_mex(black_box(&board(4, 5)), &mut HashMap::new()));
    });
}

criterion_group! { name = benches; config = Criterion::default().sample_size(10); targets = boards }
criterion_main!(benches);
