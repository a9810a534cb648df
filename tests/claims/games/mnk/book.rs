//! What the book of openings is said to prove: the win is written out, and checked by the rules alone.

use std::collections::BTreeSet;

use duel::place::Place;
use ground::rules::Side;
use solve::judge::control::Control;
use teach::plainly::Plainly;
use verify::found::Found;
use verify::statement::fives::Plan;

use super::board::{Board, mark};
use crate::claim::{Case, Held, is, same};

/// Second moves after which the first player's win was proved, up to symmetry, as the log of that search has them.
const CLOSED: &str = include_str!("../../../known/gomoku-openings.txt");

/// The cell that the mover's win begins with, if there is one that holds against every answer.
fn win(place: &dyn Place, cols: usize) -> Option<usize> {
    let start = Plainly::of(place.reads(&place.text()).ok()?).ok()?;
    let text = start.place().fives(&Control::new()).expect("nobody stops it")?;
    let plan = Plan::read(&text)?;
    let found = plan.check(&start, &mut || Ok::<(), ()>(())).expect("nobody stops it");
    let (col, row) = plan.first.cell;
    matches!(found, Found::Holds(_)).then_some(usize::from(row) * cols + usize::from(col))
}

/// The move that is named wins.
pub fn claim_win(case: &Case) -> Held {
    let board = Board::of(case);
    match win(&*case.met.place, board.drawing.cols) {
        Some(first) => same(board.cells(&[case.text("cell").to_owned()]), vec![first]),
        None => Held::False("no win is written out".into()),
    }
}

/// The mover wins, or has lost: then the last move of the other side began a win.
pub fn proof(case: &Case) -> Held {
    let board = Board::of(case);
    let cols = board.drawing.cols;
    if case.text("outcome") == "won" {
        return is(win(&*case.met.place, cols).is_some(), || "no win is written out".into());
    }
    let foe = mark(board.to.other());
    let is_last = |cell: &usize| {
        let mut cells = board.drawing.cells.clone();
        cells[*cell] = '.';
        let rows: Vec<String> = cells.chunks(cols).map(|row| row.iter().collect()).collect();
        let before = case.met.place.reads(&rows.join("/")).expect("one stone fewer");
        // The oracle names the stone; only that one's win is written out and checked.
        let (value, best, _) = before.best(&Control::new()).expect("nobody stops it");
        let is_named = || best.first().is_some_and(|best| board.drawing.cell(best) == *cell);
        before.to() == Side::First && value.is_proved() && is_named() && win(&*before, cols) == Some(*cell)
    };
    let mut own = (0..board.drawing.cells.len()).filter(|cell| board.drawing.cells[*cell] == foe);
    is(own.any(|cell| is_last(&cell)), || "no move before began a win".into())
}

/// After one stone in the middle: as many moves as the closed ones have images on the board.
pub fn some(case: &Case) -> Held {
    let board = Board::of(case);
    let cols = board.drawing.cols;
    if board.free().len() + 1 != cols * cols {
        return Held::Open;
    }
    let mut closed = BTreeSet::new();
    for name in CLOSED.lines().filter(|line| !line.starts_with('#')) {
        let cell = board.cells(&[name.to_owned()])[0];
        let (mut row, mut col) = (cell / cols, cell % cols);
        for turn in 0..8 {
            (row, col) = if turn == 4 { (row, cols - 1 - col) } else { (col, cols - 1 - row) };
            closed.insert(row * cols + col);
        }
    }
    same(case.size("count"), closed.len())
}
