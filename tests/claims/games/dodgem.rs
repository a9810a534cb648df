//! What is said of `dodgem`, message by message.

use duel::place::Place;
use ground::rules::{Ending, Side};

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::drawing::Drawing;
use crate::referee::moves;
use crate::sweep::after;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("dodgem-ask", Question),
    ("dodgem-in-the-way", Fact(in_the_way)),
    ("dodgem-trap", Fact(trap)),
    ("dodgem-law", Source),
];

fn letter(side: Side) -> char {
    if side == Side::First { 'L' } else { 'D' }
}

/// The cell in front of a car: to the right of an L, above a D.
fn front(board: &Drawing, car: char, cell: usize) -> Option<usize> {
    if car == 'L' { board.step(cell, 1, 0) } else { board.step(cell, 0, -1) }
}

/// Steps of each car until it is off, counted by going them.
fn steps(board: &Drawing, car: char) -> Vec<usize> {
    let cells = (0..board.cells.len()).filter(|cell| board.cells[*cell] == car);
    cells.map(|cell| std::iter::successors(Some(cell), |cell| front(board, car, *cell)).count()).collect()
}

/// Moves that a side needs until all its cars are off, whoever stands there.
pub fn way(place: &dyn Place, side: Side) -> usize {
    steps(&Drawing::of(place), letter(side)).iter().sum()
}

/// After the best move a car of the mover stands there, right in front of the other one.
fn in_the_way(case: &Case) -> Held {
    let (to, best) = (case.met.place.to(), &case.met.answer.best[0]);
    let Some(next) = after(&case.met.place, best) else { return Held::False("it is illegal".into()) };
    let board = Drawing::of(&*next);
    let (cell, car) = (board.cell(case.text("cell")), board.cell(case.text("car")));
    let foe = letter(to.other());
    all([
        same(board.cells[cell], letter(to)),
        same(board.cells[car], foe),
        same(front(&board, foe, car), Some(cell)),
        is(best.ends_with(case.text("cell")), || format!("{best} is the best move")),
        is(
            moves(&*next, 100).is_some_and(|moves| {
                !moves.iter().any(|(mv, _)| *mv == format!("{}-{}", case.text("car"), case.text("cell")))
            }),
            || "it can go ahead".into(),
        ),
    ])
}

/// These moves and no others leave the opponent with cars and no move, and so win for the opponent.
fn trap(case: &Case) -> Held {
    let to = case.met.place.to();
    let Some(moves) = moves(&*case.met.place, 100) else { return Held::Open };
    let traps = moves.iter().filter(|(_, next)| {
        let board = Drawing::of(&**next);
        let has_cars = ['L', 'D'].iter().all(|car| board.cells.contains(car));
        has_cars && next.ending() == Some(Ending::Won(to.other()))
    });
    let traps: Vec<String> = traps.map(|(text, _)| text.clone()).collect();
    same(case.texts("moves"), traps)
}
