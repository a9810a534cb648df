//! Move ordering: how good a move looks before it is tried, and all moves in that order.

use std::cmp::Reverse;

use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::lines::completing;
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::word::Word;
use crate::boards::connect_four::solver::worth::{CELLS, Worth};

/// How good a stone in `cell` looks when all stones were `full`: of the `threats` its owner then has, those that wait above the
/// next cells count most, then what the cell is worth by itself. A threat is worth nothing in a `guarded` cell, just above a
/// threat of the opponent.
#[inline]
pub fn promise<S: Shape>(
    shape: S,
    full: S::Word,
    cell: S::Word,
    threats: S::Word,
    guarded: S::Word,
    worths: &[i16; CELLS],
) -> i32 {
    let playable = (full | cell).plus(shape.bottom());
    let threats = threats & !guarded;
    let next = threats & (playable << 1);
    let later = threats & (playable << 2);
    THREAT * S::Word::tally(threats, later, next) as i32 + i32::from(worths[cell.lowest() as usize % CELLS])
}

/// What a threat promises; one in the second next cell twice as much, in the next cell four times.
const THREAT: i32 = 200;

/// The cells of all moves in the order in which a search that remembers nothing tries them: wins first, then the answers to a
/// threat, those that lose at once last.
pub fn ordered<S: Shape>(shape: S, at: Drop<S::Word>) -> Vec<S::Word> {
    let (wins, danger) = (completing(shape, at.mine), completing(shape, at.theirs()) & !at.full);
    let playable = at.playable(shape);
    let urgent = if (danger & playable).is_zero() { playable } else { danger & playable };
    let worth = Worth::of(shape);
    let worths = worth.where_free(shape.size() - at.stones);
    let is_in = |cell: S::Word, cells: S::Word| !(cell & cells).is_zero();
    let rank = |cell: &S::Word| {
        let after = at.after(*cell);
        let threats = completing(shape, after.theirs()) & !after.full;
        let promise = promise(shape, at.full, *cell, threats, danger << 1, worths);
        Reverse((is_in(*cell, wins), is_in(*cell, urgent), !is_in(*cell, danger >> 1), promise))
    };
    let columns = (0..shape.cols()).map(|col| playable & shape.column(col));
    let mut cells: Vec<S::Word> = columns.filter(|cell| !cell.is_zero()).collect();
    cells.sort_by_key(rank);
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::connect_four::solver::shape::Standard;

    /// The columns, from 1, of the moves in order after these were played.
    fn after(columns: &[u32]) -> Vec<u32> {
        let drop = |at: Drop<u64>, col: &u32| at.after(at.playable(Standard) & Standard.column(col - 1));
        let cells = ordered(Standard, columns.iter().fold(Drop::EMPTY, drop));
        cells.into_iter().map(|cell| cell.trailing_zeros() / 7 + 1).collect()
    }

    #[test]
    fn wins_come_first_then_the_answer_to_a_threat_then_the_middle() {
        assert_eq!(after(&[]), [4, 3, 5, 2, 6, 1, 7]);
        assert_eq!(after(&[1, 2, 1, 2, 1, 2])[..2], [1, 2], "a line of one's own, then one of the opponent's");
        assert_eq!(after(&[1, 7, 1, 7, 1])[0], 1, "three on each other must be answered");
        assert_eq!(after(&[1, 1, 1, 1, 1, 1]).len(), 6, "a full column takes no stone");
    }

    #[test]
    fn a_stone_below_a_threat_comes_last() {
        // The second player has the second cells of columns 1, 2 and 4, and waits for that of column 3.
        assert_eq!(after(&[1, 1, 7, 2, 7, 2, 4, 4]).last(), Some(&3));
    }
}
