//! Lines of stones found with shifts of whole boards: which cells complete one, and whether one stands.

use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::word::Word;

/// No line is longer: one more than the longest side of a board.
const LONGEST: usize = 10;

/// The distances between neighbouring cells of a line: upright, level, falling and rising to the right.
pub fn directions<S: Shape>(shape: S) -> [u32; 4] {
    let rows = shape.rows();
    [1, rows + 1, rows, rows + 2]
}

/// The cells, occupied ones included, on which one more stone would complete a line of these stones.
#[inline]
pub fn completing<S: Shape>(shape: S, stones: S::Word) -> S::Word {
    if shape.k() != 4 {
        return completing_any(shape, stones);
    }
    let upright = (stones << 1) & (stones << 2) & (stones << 3);
    let [_, level, falling, rising] = directions(shape);
    (upright | four(stones, level) | four(stones, falling) | four(stones, rising)) & shape.cells()
}

/// The cells that complete four in one direction that is not upright.
#[inline]
fn four<W: Word>(stones: W, step: u32) -> W {
    let (up, down) = (stones << step, stones >> step);
    let pairs = stones & down;
    ((pairs << (2 * step)) & ((stones << (3 * step)) | down)) | ((pairs >> step) & (up | (stones >> (3 * step))))
}

/// The same for lines of any length; two loops instead of a formula.
fn completing_any<S: Shape>(shape: S, stones: S::Word) -> S::Word {
    let k = shape.k() as usize;
    let mut found = S::Word::ZERO;
    for step in directions(shape) {
        // Cells with so many stones in a row before them, and after them.
        let (mut before, mut after) = ([shape.cells(); LONGEST], [shape.cells(); LONGEST]);
        for i in 1..k {
            before[i] = before[i - 1] & shifted_up(stones, step * i as u32);
            after[i] = after[i - 1] & shifted_down(stones, step * i as u32);
        }
        for i in 0..k {
            found |= before[i] & after[k - 1 - i];
        }
    }
    found & shape.cells()
}

/// The board moved up; nothing where it leaves the word.
pub fn shifted_up<W: Word>(board: W, by: u32) -> W {
    if by < W::WIDTH { board << by } else { W::ZERO }
}

/// The board moved down; nothing where it leaves the word.
pub fn shifted_down<W: Word>(board: W, by: u32) -> W {
    if by < W::WIDTH { board >> by } else { W::ZERO }
}

/// The first cells, lowest bits, of the lines that stand in one direction.
#[inline]
pub fn standing<S: Shape>(shape: S, stones: S::Word, step: u32) -> S::Word {
    if shape.k() == 4 {
        let pairs = stones & (stones >> step);
        return pairs & (pairs >> (2 * step));
    }
    (1..shape.k()).fold(stones, |found, i| found & shifted_down(stones, step * i))
}

/// Whether these stones hold a line.
#[inline]
pub fn has_line<S: Shape>(shape: S, stones: S::Word) -> bool {
    let [upright, level, falling, rising] = directions(shape);
    let any = standing(shape, stones, upright)
        | standing(shape, stones, level)
        | standing(shape, stones, falling)
        | standing(shape, stones, rising);
    !any.is_zero()
}
