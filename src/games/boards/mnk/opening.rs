//! The book of gomoku: openings in which the first player was proved to win whatever the answer, and what lies behind their last pages.

use std::sync::{Mutex, OnceLock, PoisonError};

use gomoku::board::{Board as Stones, Side as Colour};
use gomoku::book::{Advice, Book, Proof, SIDE};
use gomoku::cells::CellSet;
use gomoku::threats::{Limit, Threats};

use crate::boards::mnk::board::{Board, Mark, Mnk};
use crate::boards::mnk::solver::threats::plane::Cell;
use ground::rules::{At, Rules, Side};
use solve::judge::value::Outcome;

/// The book that ships.
static SHIPPED: &[u8] = include_bytes!("../../../../assets/gomoku.book");

/// Positions looked at for a win by threats behind the last page: what the prover looks at before it tries quiet moves. A build without
/// optimisation, thirty times slower and made for tests, looks at fewer.
const LOOK: u64 = if cfg!(debug_assertions) { 12_000 } else { 120_000 };

/// The same on a last page, where threats are known to win. Of 11,000 such positions six took more than 320,000, and none a million.
const LAST_LOOK: u64 = 8_000_000;

/// The search behind the last pages, kept with what it remembers.
static THREATS: OnceLock<Mutex<Threats>> = OnceLock::new();

/// What the book proves of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    /// For whom it is won.
    pub outcome: Outcome,
    /// The move that wins, where the book names it.
    pub best: Option<Cell>,
}

fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| Book::read(SHIPPED).unwrap_or_default())
}

/// How many second moves are answered by a proof.
pub fn closed() -> usize {
    book().closed()
}

/// The stones of both sides, if it is the book's board.
fn sides(mnk: &Mnk, board: &Board) -> Option<[CellSet; 2]> {
    let side = usize::from(SIDE);
    let is_known = mnk.kind.k == 5 && !mnk.kind.is_misere && !mnk.kind.is_wild;
    if !is_known || (board.rows, board.cols) != (side, side) {
        return None;
    }
    let mut sets = [CellSet::default(); 2];
    for (cell, mark) in board.cells.iter().enumerate() {
        if let Some(mark) = mark {
            sets[usize::from(Mark::side(*mark) == Side::Second)].add(cell as u8);
        }
    }
    Some(sets)
}

/// What was proved of the position, the mover being the first player.
pub fn proof(mnk: &Mnk, at: &At<Board>) -> Option<Proof> {
    let [black, white] = sides(mnk, &at.pos)?;
    if at.to == Side::First { book().proof(&black, &white) } else { None }
}

/// What the book says of a position that is not over. Behind a last page threats win, by a move that is not written down.
pub fn opened(mnk: &Mnk, at: &At<Board>) -> Option<Opened> {
    let [black, white] = sides(mnk, &at.pos)?;
    if at.to == Side::Second {
        let is_lost = book().is_lost(&black, &white);
        return is_lost.then_some(Opened { outcome: Outcome::P, best: None });
    }
    let best = match book().advice(&black, &white)? {
        Advice::Play(cell) => Some(Cell::from(cell)),
        Advice::Threats => None,
    };
    Some(Opened { outcome: Outcome::N, best })
}

/// Whether the stones go on from an opening of the book.
pub fn is_covered(mnk: &Mnk, at: &At<Board>) -> bool {
    sides(mnk, &at.pos).is_some_and(|[black, white]| book().has_opening(&black, &white))
}

/// What threats prove behind the last page of an opening, for the first player, by the search that wrote the book. It finds nothing
/// once it may not go on.
pub fn behind(mnk: &Mnk, at: &At<Board>, goes_on: &dyn Fn() -> bool) -> Option<Opened> {
    if !is_covered(mnk, at) {
        return None;
    }
    let mut threats = THREATS.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let mut board: Stones = stones(mnk, at)?;
    let [black, white] = sides(mnk, &at.pos)?;
    let is_last = at.to == Side::First && book().advice(&black, &white) == Some(Advice::Threats);
    let (side, limit) = (colour(at.to), Limit { positions: if is_last { LAST_LOOK } else { LOOK }, goes_on });
    if at.to == Side::First {
        let best = Some(Cell::from(threats.find(&mut board, side, limit)?.first));
        return Some(Opened { outcome: Outcome::N, best });
    }
    let is_lost = threats.is_lost(&mut board, side, limit);
    is_lost.then_some(Opened { outcome: Outcome::P, best: None })
}

/// The board as the prover sees it, if it is one that the prover knows and nobody has won.
pub fn stones(mnk: &Mnk, at: &At<Board>) -> Option<Stones> {
    let is_known = !mnk.kind.is_misere && !mnk.kind.is_wild && mnk.kind.k == 5;
    let side = u8::try_from(at.pos.rows).ok().filter(|side| (5..=15).contains(side) && at.pos.cols == at.pos.rows)?;
    if !is_known || mnk.ending(at).is_some() {
        return None;
    }
    let mut stones = Stones::empty(side);
    for (cell, mark) in at.pos.cells.iter().enumerate() {
        if let Some(mark) = mark {
            stones.put(cell as u8, colour(Mark::side(*mark)));
        }
    }
    Some(stones)
}

/// The side as the prover names it: the first player's stones are black.
pub fn colour(side: Side) -> Colour {
    if side == Side::First { Colour::Black } else { Colour::White }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::mnk::board::Kind;
    use solve::judge::control::Control;
    use solve::judge::value::Value;

    use crate::boards::mnk::settle::Settler;

    /// The second moves that are closed, as the log of the search has them.
    const CLOSED: &str = include_str!("../../../../tests/known/gomoku-openings.txt");

    fn gomoku() -> Mnk {
        Mnk { rows: 15, cols: 15, kind: Kind { k: 5, is_misere: false, is_wild: false } }
    }

    fn names() -> impl Iterator<Item = &'static str> {
        CLOSED.lines().filter(|line| !line.starts_with('#'))
    }

    /// The position after stones on these cells, by turns.
    fn after(cells: &[usize]) -> At<Board> {
        let mnk = gomoku();
        cells.iter().fold(mnk.start(), |at, cell| mnk.play(&at, &(*cell, Mark::of(at.to))))
    }

    fn cell(name: &str) -> usize {
        usize::from(gomoku::strategy::cell(name, SIDE).expect("it is a cell"))
    }

    #[test]
    fn the_book_that_ships_answers_every_move_after_the_openings_that_are_named() {
        assert_eq!((closed(), names().count() > 0), (names().count(), true));
        for name in names() {
            let second = cell(name);
            let opened = opened(&gomoku(), &after(&[112, second])).expect("it is closed");
            let third = usize::from(opened.best.expect("the book names the third move"));
            let at = after(&[112, second, third]);
            let lost = super::opened(&gomoku(), &at);
            assert_eq!(lost, Some(Opened { outcome: Outcome::P, best: None }), "{name}");
            for fourth in (0..225).filter(|cell| ![112, second, third].contains(cell)) {
                let next = super::opened(&gomoku(), &after(&[112, second, third, fourth]));
                assert_eq!(next.map(|opened| opened.outcome), Some(Outcome::N), "{name} {fourth}");
            }
        }
    }

    #[test]
    fn what_follows_the_book_is_worth_what_the_book_says_whatever_white_plays() {
        let (mnk, settler, control) = (gomoku(), Settler::default(), Control::new());
        for name in names() {
            let mut at = after(&[112, cell(name)]);
            for turn in 0..6_usize {
                let (value, put) = settler.prompted(&mnk, &at, &control).expect("nobody stops it").expect("it is vast");
                assert_eq!(value.outcome(), Outcome::N, "{name}: {at:?}");
                at = mnk.play(&at, &put);
                if mnk.ending(&at).is_some() {
                    break;
                }
                let value = settler.value_of(&mnk, &at, &control).expect("nobody stops it");
                assert_eq!(value.outcome(), Outcome::P, "{name}: {at:?}");
                assert!(value.is_proved() && value != Value::Draw);
                // White answers near, at one cell or another.
                let near = [97, 127, 113, 111, 96, 128, 98, 126];
                let free = near[turn..].iter().chain(&near[..turn]).find(|cell| at.pos.cells[**cell].is_none());
                at = mnk.play(&at, &(*free.expect("a cell is free"), Mark::of(at.to)));
            }
        }
    }
}
