//! Tables that are told to be whole proofs, played through by the rules.

use super::board::{Board, Cell, names};
use super::plans::by_following;
use super::{next, told};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;

/// What is left of a row: the columns still to come, and its end.
type Left<'r> = (Vec<&'r str>, &'r str);

/// Drops a stone of the mover, or of the other side, into a column.
fn dropped(board: &Board, column: &str, is_mover: bool) -> Option<Board> {
    let col: usize = column.parse().ok()?;
    let mut next = board.clone();
    let stack = next.stacks.get_mut(col.checked_sub(1)?)?;
    (stack.len() < board.rows).then(|| stack.push(is_mover))?;
    Some(next)
}

/// The rows prove it of a board that the side that is held, its mover, is to move on.
fn proves(board: &Board, left: &[Left], wins: bool) -> Held {
    let now = board.now(false);
    if !board.now(true).is_empty() {
        return Held::False("the side that is held completes a line".into());
    }
    if let [(path, end)] = left
        && path.is_empty()
    {
        return match *end {
            "–" => is(!wins && super::open_lines::is_dead(board, true), || "a line is open".into()),
            "^" => by_following(board, wins),
            cells => is(now.len() > 1 && names(&now).join(" ") == cells, || format!("{now:?}, not {cells}")),
        };
    }
    let goes_on = |cell: &&Cell| now.is_empty() || now[..] == [**cell];
    let mut wanted: Vec<String> =
        board.playable().iter().filter(goes_on).map(|(column, _)| column.to_string()).collect();
    let mut heads: Vec<&str> = left.iter().map(|(path, _)| *path.first().unwrap_or(&"")).collect();
    heads.dedup();
    let mut shown: Vec<String> = heads.iter().flat_map(|head| head.split('/')).map(str::to_owned).collect();
    wanted.sort();
    shown.sort();
    let held = same(shown, wanted);
    let each = heads.iter().flat_map(|head| head.split('/').map(move |column| (*head, column)));
    held.and(|| all(each.map(|(head, column)| after(board, column, &under(left, head), wins))))
}

/// The rest of the rows that begin with this.
fn under<'r>(left: &[Left<'r>], head: &str) -> Vec<Left<'r>> {
    let of_head = left.iter().filter(|(path, _)| path.first() == Some(&head));
    of_head.map(|(path, end)| (path[1..].to_vec(), *end)).collect()
}

/// The same after a column of the side that is held.
fn after(board: &Board, column: &str, left: &[Left], wins: bool) -> Held {
    let Some(next) = dropped(board, column, true) else { return Held::False(format!("{column} is no column")) };
    if let [(path, end)] = left
        && path.is_empty()
    {
        let now = next.now(false);
        let is_dead = !wins && super::open_lines::is_dead(&next, true);
        let is_told = if *end == "–" { is_dead } else { !now.is_empty() && names(&now).join(" ") == *end };
        return is(is_told, || format!("after {column} {end} is not so"));
    }
    let answer = *left[0].0.first().unwrap_or(&"");
    let rest = under(left, answer);
    match dropped(&next, answer.trim_end_matches('!'), false) {
        Some(met) if rest.len() == left.len() => {
            let is_threat = !met.now(false).is_empty() && rest.iter().all(|(path, _)| !path.is_empty());
            same(answer.ends_with('!'), is_threat).and(|| proves(&met, &rest, wins))
        }
        _ => Held::False(format!("{column} has no single answer")),
    }
}

/// The table is a whole proof of what is told of it.
pub fn whole(case: &Case) -> Held {
    let by_mover = case.text("side") == "you";
    let board = if by_mover { next(case) } else { Board::here(case) };
    let left: Vec<Left> = rows(case).iter().map(|row| (row[0].split(' ').collect(), row[1].as_str())).collect();
    let has = |wanted: fn(&str) -> bool| if left.iter().any(|(_, end)| wanted(end)) { "yes" } else { "no" };
    all([
        if by_mover { told(case, &Board::here(case)).1 } else { Held::True },
        same(case.text("forced") == "yes", rows(case).iter().any(|row| row[0].contains('!'))),
        same(case.text("cells"), has(|end| end.starts_with('('))),
        same(case.text("dead"), has(|end| end == "–")),
        same(case.text("follow"), has(|end| end == "^")),
        is(!left.is_empty(), || "there is no table".into()),
    ])
    .and(|| proves(&board, &left, case.text("kind") == "win"))
}

/// Each side that is said to hold or to win has its proof in the reason.
fn stands(case: &Case) -> Held {
    let steps = case.met.answer.reason.steps.iter();
    let is_proof = |key: &str| {
        ["connect-four-tree", "connect-four-no-line", "connect-four-move-fork"].contains(&key)
            || ["-follow", "-follow-win", "-zugzwang"].iter().any(|end| key.ends_with(end))
    };
    let count = steps.filter(|step| is_proof(&step.says.key)).count();
    let wanted = if case.met.answer.value.remoteness().is_some() { 1 } else { 2 };
    is(count >= wanted, || format!("{count} proofs of {wanted}"))
}

/// What had not to be searched: one stone ends it, two plies do, or nothing can end it.
pub fn law_near(case: &Case) -> Held {
    let board = Board::here(case);
    match case.text("kind") {
        "one" => is(!board.now(true).is_empty(), || "no line can be completed".into()),
        "whole" | "both" => stands(case),
        "double" => is(board.now(true).is_empty() && board.now(false).len() > 1, || "one stone stops it".into()),
        "two" if !case.met.answer.reason.steps.iter().any(|step| step.says.key == "connect-four-proof-answers") => {
            Held::False("no answers stand here".into())
        }
        "two" => super::value(case, crate::referee::Fate::Lost).map_or_else(|held| held, |(plies, _)| same(plies, 2)),
        _ => super::open_lines::none(&board),
    }
}
