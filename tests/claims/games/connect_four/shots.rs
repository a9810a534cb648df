//! What answers to moves that fail are told to do.

use super::board::{Board, Cell, names};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::replies;
use crate::sweep::after;

/// The boards before the answer and after it, each seen by its mover, and the cell of the answer.
fn answered(case: &Case) -> (Board, Board, Cell) {
    let next = after(&case.met.place, case.text("column")).expect("the move is legal");
    let before = Board::of(case, &*next);
    let column: usize = case.text("answer").parse().expect("a column");
    let cell = (column, before.stacks[column - 1].len() + 1);
    let last = after(&next, case.text("answer")).expect("the answer is legal");
    let after = Board::of(case, &*last);
    (before, after, cell)
}

/// The pair stands among the replies shown.
fn stands(case: &Case) -> Held {
    let pair = (case.text("column").to_owned(), case.text("answer").to_owned());
    is(case.step.is_none() || replies(case).contains(&pair), || format!("{pair:?} is not shown"))
}

pub fn finish(case: &Case) -> Held {
    let (before, _, cell) = answered(case);
    all([
        stands(case),
        same(case.texts("cell"), names(&[cell])),
        is(before.now(true).contains(&cell), || "it completes nothing".into()),
    ])
}

/// After the answer its side completes a line in these cells, and the other side in none.
fn threatens(case: &Case, wanted: impl Fn(usize) -> bool) -> Held {
    let (_, after, _) = answered(case);
    let now = after.now(false);
    all([
        stands(case),
        same(case.texts("cells"), names(&now)),
        is(wanted(now.len()), || format!("{now:?}")),
        is(after.now(true).is_empty(), || "the mover completes a line first".into()),
    ])
}

pub fn fork(case: &Case) -> Held {
    threatens(case, |count| count > 1)
}

pub fn force(case: &Case) -> Held {
    threatens(case, |count| count == 1)
}

pub fn stop(case: &Case) -> Held {
    let (before, _, cell) = answered(case);
    all([
        stands(case),
        same(case.texts("cell"), names(&[cell])),
        is(before.completing(false).contains(&cell), || "nothing is completed there".into()),
    ])
}

/// So many of the answers shown go where the best move would, which is that cell.
pub fn contested(case: &Case) -> Held {
    let best = &case.met.answer.best[0];
    let column: usize = best.parse().expect("a column");
    let cell = (column, Board::here(case).stacks[column - 1].len() + 1);
    let count = replies(case).iter().filter(|(_, answer)| answer == best).count();
    all([
        same(case.text("column"), best.as_str()),
        same(case.texts("cell"), names(&[cell])),
        is(case.step.is_none() || count == case.size("count"), || format!("{count} go there")),
    ])
}
