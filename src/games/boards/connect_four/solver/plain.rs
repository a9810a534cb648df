//! The slow referee of the tests: scores by trying everything, and positions of random games.

use rustc_hash::FxHashMap;

use crate::boards::connect_four::solver::drop::{Drop, score};
use crate::boards::connect_four::solver::lines::has_line;
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::word::Word;

/// The score by trying everything, positions remembered; no knowledge but the rules.
pub fn plain<S: Shape>(shape: S, at: Drop<S::Word>, known: &mut FxHashMap<(S::Word, S::Word), i32>) -> i32 {
    if has_line(shape, at.theirs()) {
        return -score(shape, at.stones);
    }
    if at.stones == shape.size() {
        return 0;
    }
    if let Some(score) = known.get(&(at.mine, at.full)) {
        return *score;
    }
    let mut left = at.playable(shape);
    let mut best = i32::MIN;
    while !left.is_zero() {
        best = best.max(-plain(shape, at.after(left.first()), known));
        left = left.rest();
    }
    known.insert((at.mine, at.full), best);
    best
}

/// A game of random moves from the empty board until so many cells are left, unless it ends before.
pub fn random<S: Shape>(shape: S, mut seed: u64, left: u32) -> Option<Drop<S::Word>> {
    let mut at = Drop::EMPTY;
    while at.stones + left < shape.size() {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut cells = at.playable(shape);
        for _ in 0..(seed >> 33) % u64::from(cells.count()) {
            cells = cells.rest();
        }
        at = at.after(cells.first());
        if has_line(shape, at.theirs()) {
            return None;
        }
    }
    Some(at)
}
