//! Plans that a follower is told to have, held against everything that the other side can play.

use std::collections::HashSet;

use super::board::{Board, Cell, names};
use super::{next, told};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::spots;

/// What a follower is sure of, as told.
struct Plan {
    /// The cells that are said to become the follower's.
    cells: Vec<Cell>,
    /// The threat below which the other side must play.
    threat: Option<Cell>,
    /// The stone with which it wins at the latest; `None`: it is only said not to lose.
    last: Option<usize>,
    /// The columns whose lowest free cells answer each other.
    paired: HashSet<usize>,
}

/// Plays the plan against everything the mover can do: the follower always answers on top, or in the lowest cell of another paired column.
fn follows(board: &Board, plan: &Plan, untouched: &HashSet<usize>, seen: &mut HashSet<Board>) -> Held {
    if !seen.insert(board.clone()) {
        return Held::True;
    }
    for (col, row) in board.playable() {
        if board.has_line((col, row), |cell| board.owner(cell) == Some(true)) {
            return Held::False(format!("({col},{row}) completes a line of the side that is held"));
        }
        if plan.cells.contains(&(col, row)) {
            return Held::False(format!("({col},{row}) is taken by the side that is held"));
        }
        let mut left = untouched.clone();
        let answer = if left.remove(&col) {
            left.iter().copied().min().inspect(|other| {
                left.remove(other);
            })
        } else {
            (row < board.rows).then_some(col)
        };
        let mut next = board.clone();
        next.stacks[col - 1].push(true);
        let Some(answer) = answer else {
            return Held::False(format!("({col},{row}) has no answer"));
        };
        let cell = (answer, next.stacks[answer - 1].len() + 1);
        let wins = next.has_line(cell, |cell| next.owner(cell) == Some(false));
        next.stacks[answer - 1].push(false);
        if wins {
            if let Some(last) = plan.last.filter(|last| next.stones() > *last) {
                return Held::False(format!("it wins with stone {} only, not {last}", next.stones()));
            }
            continue;
        }
        let held = follows(&next, plan, &left, seen);
        if held != Held::True {
            return held;
        }
    }
    let is_over = board.playable().is_empty();
    is(!is_over || plan.last.is_none(), || "the board is full and nobody has won".into())
}

/// Following alone, without a threat, keeps the mover from a line, and completes one where it is said to win.
pub fn by_following(board: &Board, wins: bool) -> Held {
    let is_paired = |col: &usize| (board.rows - board.stacks[col - 1].len()) % 2 == 1;
    let paired: HashSet<usize> = (1..=board.cols).filter(is_paired).collect();
    let last = wins.then_some(board.rows * board.cols);
    let plan = Plan { cells: Vec::new(), threat: None, last, paired };
    follows(board, &plan, &plan.paired, &mut HashSet::new())
}

/// The plan as told, held against all play of the side that is held, which is to move.
fn planned(case: &Case, by_mover: bool, has_threat: bool, wins: bool) -> Held {
    let board = if by_mover { next(case) } else { Board::here(case) };
    let free = board.free();
    let cells: Vec<Cell> =
        free.iter().copied().filter(|cell| case.texts("cells").contains(&names(&[*cell])[0])).collect();
    let threat = has_threat.then(|| {
        free.iter().copied().find(|cell| names(&[*cell])[0] == case.text("cell")).expect("the threat is free")
    });
    let count = |col: usize| board.rows - board.stacks[col - 1].len();
    let is_paired = |col: &usize| (count(*col) % 2 == 1) != (threat.is_some_and(|threat| threat.0 == *col));
    let paired: HashSet<usize> = (1..=board.cols).filter(|col| is_paired(col)).collect();
    let plan = Plan { cells: cells.clone(), threat, last: wins.then(|| case.size("last")), paired };
    let is_marked = |cell: Cell| board.owner(cell) == Some(true) || free.contains(&cell) && !cells.contains(&cell);
    let no_line = free.iter().all(|cell| !is_marked(*cell) || !board.has_line(*cell, is_marked));
    all([
        same(cells.len(), case.texts("cells").len()),
        same(spots(case), board.spots(&cells)),
        is(wins || no_line, || "the other cells hold a line".into()),
        is(plan.threat.is_none_or(|threat| board.completing(false).contains(&threat)), || "it is no threat".into()),
        if by_mover { told(case, &Board::here(case)).1 } else { Held::True },
    ])
    .and(|| follows(&board, &plan, &plan.paired, &mut HashSet::new()))
}

pub fn they_follow(case: &Case) -> Held {
    planned(case, false, false, false)
}

pub fn they_follow_win(case: &Case) -> Held {
    planned(case, false, false, true)
}

pub fn they_zugzwang(case: &Case) -> Held {
    planned(case, false, true, true)
}

pub fn you_follow(case: &Case) -> Held {
    planned(case, true, false, false)
}

pub fn you_follow_win(case: &Case) -> Held {
    planned(case, true, false, true)
}

pub fn you_zugzwang(case: &Case) -> Held {
    planned(case, true, true, true)
}
