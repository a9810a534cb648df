//! What is said of `hexapawn`, message by message.

use duel::place::Place;
use ground::rules::Side;

use crate::claim::Kind::{Part, Question, Source};
use crate::claim::Table;
use crate::drawing::Drawing;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("hexapawn-ask", Question),
    ("hexapawn-does-home", Part),
    ("hexapawn-does-block", Part),
    ("hexapawn-law", Source),
];

/// Rows that the foremost pawn of a side has to go until it is on the last one: gone one by one, whoever stands there.
pub fn way(place: &dyn Place, side: Side) -> Option<usize> {
    let board = Drawing::of(place);
    let (pawn, down) = if side == Side::First { ('W', -1) } else { ('B', 1) };
    let way = |cell: usize| std::iter::successors(Some(cell), |cell| board.step(*cell, 0, down)).count() - 1;
    (0..board.cells.len()).filter(|cell| board.cells[*cell] == pawn).map(way).min()
}

/// The same for pawns with a free column ahead.
pub fn free_way(place: &dyn Place, side: Side) -> Option<usize> {
    let board = Drawing::of(place);
    let (pawn, down) = if side == Side::First { ('W', -1) } else { ('B', 1) };
    let ahead = |cell: usize| std::iter::successors(Some(cell), |cell| board.step(*cell, 0, down)).skip(1);
    let is_free = |cell: &usize| board.cells[*cell] == pawn && ahead(*cell).all(|cell| board.cells[cell] == '.');
    (0..board.cells.len()).filter(is_free).map(|cell| ahead(cell).count()).min()
}

/// Whether a move of a side ends on its last row.
pub fn is_home(place: &dyn Place, text: &str, side: Side) -> bool {
    let board = Drawing::of(place);
    let to = board.cell(text.rsplit(['-', 'x']).next().unwrap_or_default());
    board.step(to, 0, if side == Side::First { -1 } else { 1 }).is_none()
}
