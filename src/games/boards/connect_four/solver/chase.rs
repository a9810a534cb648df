//! Forced replies followed to the next choice, and what can be told there without trying any move.

use crate::boards::connect_four::solver::claimeven::{Proof, following};
use crate::boards::connect_four::solver::drop::{Drop, score};
use crate::boards::connect_four::solver::lines::{completing, has_line};
use crate::boards::connect_four::solver::open::{Child, NO_COLUMN, Node};
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::word::Word;

/// Follows forced replies until there is a choice or the end is in sight, and writes down what is found in `child`. The mover
/// of `at` has no win at once, and it is asked whether it scores `beta`: what cannot help to answer that is not looked for.
#[inline]
pub fn chase<S: Shape>(shape: S, mine: S::Word, full: S::Word, stones: u32, mut beta: i32, child: &mut Child<S::Word>) {
    let mut at = Drop { mine, full, stones };
    let mut threats = completing(shape, at.theirs()) & !at.full;
    child.threats = threats;
    let mut is_flipped = true;
    loop {
        if at.stones == shape.size() {
            child.is_flipped = is_flipped;
            return child.node.settle(at, 0);
        }
        let playable = at.playable(shape);
        let blocks = playable & threats;
        let safe = playable & !(threats >> 1);
        let forced = if blocks.is_zero() { safe } else { blocks & safe };
        if forced.is_zero() || !blocks.rest().is_zero() && !blocks.is_zero() {
            child.is_flipped = is_flipped;
            return child.node.settle(at, -score(shape, at.stones + 2));
        }
        if !forced.rest().is_zero() {
            child.is_flipped = is_flipped;
            return assess(shape, at, threats, beta, &mut child.node);
        }
        at = at.after(forced);
        is_flipped = !is_flipped;
        beta = 1 - beta;
        threats = completing(shape, at.theirs()) & !at.full;
    }
}

/// Free cells down to which it is worth a look whether a side can still make a line; lines of more than four are sooner lost.
const HOPELESS: u32 = 8;

/// What can be told of a position with a choice without trying any.
#[inline]
fn assess<S: Shape>(shape: S, at: Drop<S::Word>, danger: S::Word, beta: i32, node: &mut Node<S::Word>) {
    let left = (shape.size() - at.stones) as i32;
    let mut low = -((left - 2) >> 1);
    let mut high = (left - 1) >> 1;
    let free = shape.cells() & !at.full;
    if shape.k() > 4 || at.stones + HOPELESS >= shape.size() {
        if beta > 0 && high >= beta && !has_line(shape, at.mine | free) {
            high = 0;
        }
        if beta <= 0 && low < beta && !has_line(shape, at.theirs() | free) {
            low = 0;
        }
    }
    if low < beta && high >= beta {
        match following(shape, at, danger) {
            Proof::None => {}
            Proof::NoWin => high = high.min(0),
            Proof::Loss(last) => high = high.min(-score(shape, last)),
        }
    }
    node.at = at;
    node.danger = danger;
    node.low = low;
    node.high = high;
    node.col = NO_COLUMN;
}
