//! What is said of `hexapawn`, message by message.

use ground::rules::Side;

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Case, Held, Table, same};
use crate::drawing::Drawing;

/// Every message with what decides it.
pub const TABLE: Table = &[("hexapawn-ask", Question), ("hexapawn-look-race", Fact(race)), ("hexapawn-law", Source)];

/// Rows that the foremost pawn of a side has to go until it is on the last one: gone one by one, whoever stands there; 0 without a pawn.
fn rows(board: &Drawing, side: Side) -> usize {
    let (pawn, down) = if side == Side::First { ('W', -1) } else { ('B', 1) };
    let way = |cell: usize| std::iter::successors(Some(cell), |cell| board.step(*cell, 0, down)).count() - 1;
    (0..board.cells.len()).filter(|cell| board.cells[*cell] == pawn).map(way).min().unwrap_or(0)
}

fn race(case: &Case) -> Held {
    let (board, to) = (Drawing::of(&*case.met.place), case.met.place.to());
    same((case.size("own"), case.size("other")), (rows(&board, to), rows(&board, to.other())))
}
