//! What is said of `board`, message by message: games of pieces on cells.

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Case, Held, Table, same};
use crate::referee::moves;

/// Every message with what decides it.
pub const TABLE: Table = &[("board-look-moves", Fact(mobility)), ("board-law", Source)];

/// The moves of both sides, counted where the other side is put to move.
fn mobility(case: &Case) -> Held {
    let place = &case.met.place;
    let text = place.text();
    let Some((board, _)) = text.split_once(' ') else { return Held::False("no side is written".into()) };
    let of = |letter: char| place.reads(&format!("{board} {letter}")).ok().filter(|turned| turned.to() != place.to());
    let Some(turned) = ('A'..='Z').find_map(of) else { return Held::Open };
    match (moves(&**place, 1_000), moves(&*turned, 1_000)) {
        (Some(own), Some(other)) => same((case.size("own"), case.size("other")), (own.len(), other.len())),
        _ => Held::Open,
    }
}
