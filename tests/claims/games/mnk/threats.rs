//! What is said of large boards: fours and threes that win, and what is counted where nothing is proved.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use ground::num::Int;
use solve::judge::value::Value;

use super::board::{Board, mark, moved, nobody_finishes, other, told};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::{line, replies, spots};

/// As many moves win as are told to be best, and the first does.
pub fn claim_win_threats(case: &Case) -> Held {
    same(case.nat("moves"), case.met.answer.best_total.clone()).and(|| wins(case))
}

/// The mover wins by fours, or by a move that makes threats nobody stops.
pub fn wins(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, told) = (mark(board.to), moved(case, &board));
    let is_won = board.attacks(own) || board.wins_from(told, own);
    if is_won { Held::True } else { Held::Open }
}

pub fn loses_to_fours(case: &Case) -> Held {
    let mut board = Board::of(case);
    if board.is_wild || board.is_misere {
        return Held::Open;
    }
    let foe = mark(board.to.other());
    if board.overruns(foe) { Held::True } else { Held::Open }
}

/// The mover has lost after so many plies: two lines of the opponent lack a cell each, or the one that does is stopped and then there are two.
pub fn loses_in(case: &Case, plies: usize) -> Held {
    let mut board = Board::of(case);
    let (own, foe) = (mark(board.to), mark(board.to.other()));
    let stops: Vec<usize> = board.completing(foe).into_iter().collect();
    let is_late = !board.completing(own).is_empty();
    let found = match stops[..] {
        _ if is_late => 0,
        [] => 0,
        [stop] => board.with(stop, own, |board| {
            let is_won =
                board.completing(own).is_empty() && board.completing(foe).is_empty() && board.wins_by_fours(foe, 1);
            if is_won { 4 } else { 0 }
        }),
        _ => 2,
    };
    is(found == plies, || format!("{found} plies"))
}

/// As many moves as told are refuted by fours, and no others are said to be.
pub fn claim_pressed(case: &Case) -> Held {
    let board = Board::of(case);
    let free = board.free().len();
    same(case.size("total"), free)
        .and(|| same(case.size("lost") + case.size("open"), free))
        .and(|| refuted(case, case.size("lost")))
}

/// So many moves at least lose to fours of the opponent.
pub fn refuted(case: &Case, told: usize) -> Held {
    let mut board = Board::of(case);
    let (own, foe) = (mark(board.to), mark(board.to.other()));
    let finishing = board.completing(own);
    let free = board.free().into_iter().filter(|cell| !finishing.contains(cell));
    let lost = free.filter(|cell| board.with(*cell, own, |board| board.attacks(foe))).count();
    if lost >= told { Held::True } else { Held::Open }
}

/// Were it the opponent's turn, fours would win, or a move that makes fours nobody stops.
pub fn look_pressed(case: &Case) -> Held {
    let mut board = Board::of(case);
    let foe = mark(board.to.other());
    if board.attacks(foe) {
        return Held::True;
    }
    let is_won = |cell: usize, board: &mut Board| board.with(cell, foe, |board| board.overruns(foe));
    if board.free().into_iter().any(|cell| is_won(cell, &mut board)) { Held::True } else { Held::Open }
}

/// All moves but these are refuted by fours.
pub fn place_open(case: &Case) -> Held {
    let board = Board::of(case);
    let open = board.cells(&case.texts("cells"));
    let best = board.drawing.cell(&case.met.answer.best[0]);
    all([
        same(case.size("count"), open.len()),
        same(spots(case), open.iter().map(|cell| *cell as u32).collect::<Vec<_>>()),
        is(open.contains(&best), || "the best move is not among them".into()),
    ])
    .and(|| refuted(case, board.free().len() - open.len()))
}

/// The points are those of the best move that is not proved to lose, counted on the board after it. A side that is held gains nothing.
pub fn claim_estimate(case: &Case) -> Held {
    let board = Board::of(case);
    let own = mark(board.to);
    let mut best = None;
    // Where moves are not rated, those that are told to be best are all there is to count.
    let rated = case.met.answer.moves.iter().filter(|(_, leaves)| !leaves.is_proved()).map(|(text, _)| text);
    for text in rated.chain(&case.met.answer.best) {
        let cell = board.drawing.cell(text);
        let at = |i: usize| if i == cell { own } else { board.drawing.cells[i] };
        let weigh = |mark: char| -> i64 {
            let open = board.lines.iter().filter(|line| line.iter().all(|&i| at(i) != other(mark)));
            let held = open.map(|line| line.iter().filter(|&&i| at(i) == mark).count() as u32);
            held.map(|held| if mark != own && held > 0 { 2 * 4i64.pow(held) } else { 4i64.pow(held) }).sum()
        };
        best = best.max(Some(weigh(own) - weigh(other(own))));
    }
    let Some(ahead) = best else { return Held::False("no move is estimated".into()) };
    let (leader, points) = (case.text("side"), case.nat("points").to_string());
    let found = match ahead.signum() {
        1 => "you",
        -1 => "opponent",
        _ => "none",
    };
    same(leader, found).and(|| same(points, ahead.abs().to_string()))
}

/// Who seems ahead is who the position is said to be better for, and its best move.
pub fn claim_looked(case: &Case) -> Held {
    let Value::Estimate { ahead, .. } = &case.met.answer.value else {
        return Held::False("it is proved".into());
    };
    let best = case.met.answer.moves.iter().map(|(_, leaves)| leaves.gladness().1).max();
    let found = match ahead.cmp(&Int::ZERO) {
        Ordering::Greater => "you",
        Ordering::Less => "opponent",
        Ordering::Equal => "none",
    };
    all([same(case.text("side"), found), is(best.is_none_or(|best| best == *ahead), || "no move is worth that".into())])
}

pub fn look_fours(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    if board.attacks(own) { Held::True } else { Held::Open }
}

/// After the move told, which completes nothing, fours win whatever the opponent does.
pub fn look_three(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell) = (mark(board.to), moved(case, &board));
    let wins = board.with(cell, own, |board| board.overruns(own));
    if wins { Held::True } else { Held::Open }
}

/// Each move of the mover in the line leaves the opponent one that is answered by fours in the end.
pub fn look_chase(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell) = (mark(board.to), moved(case, &board));
    if board.wins_from(cell, own) { Held::True } else { Held::Open }
}

/// Nobody completes a line next, makes two ways to complete one next, or wins by fours at once.
pub fn look_open(case: &Case) -> Held {
    let mut board = Board::of(case);
    let marks = [mark(board.to), mark(board.to.other())];
    nobody_finishes(&board)
        .and(|| all(marks.map(|mark| is(!board.wins_by_fours(mark, 1), || "there is a four with two ends".into()))))
}

/// The cells of the line shown.
pub fn shown_line(case: &Case, board: &Board) -> Vec<usize> {
    board.cells(line(case))
}

/// The line completes one of the mover's, moves taking turns on free cells, and no line before.
pub fn ends_with_a_line(board: &mut Board, own: char, cells: &[usize]) -> Held {
    for (i, &cell) in cells.iter().enumerate() {
        let who = if i % 2 == 0 { own } else { other(own) };
        if board.drawing.cells[cell] != '.' {
            return Held::False(format!("{} is not free", board.drawing.name(cell)));
        }
        let completes = board.completing(who).contains(&cell);
        if completes != (i + 1 == cells.len()) {
            return Held::False(format!("move {} completes a line: {completes}", i + 1));
        }
        board.drawing.cells[cell] = who;
    }
    is(cells.len() % 2 == 1, || "the other side moves last".into())
}

pub fn move_three(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let cells = shown_line(case, &board);
    held.and(|| same(cells.first(), Some(&cell)))
        .and(|| ends_with_a_line(&mut board, own, &cells))
        .and(|| look_three(case))
}

pub fn move_lead(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let (cells, answer) = (shown_line(case, &board), board.drawing.cell(case.text("answer")));
    held.and(|| same(cells[..2].to_vec(), vec![cell, answer]))
        .and(|| only_answer(case, own, cell, answer))
        .and(|| ends_with_a_line(&mut board, own, &cells))
}

/// The four of the move told is stopped there alone.
pub fn only_answer(case: &Case, own: char, cell: usize, answer: usize) -> Held {
    let mut board = Board::of(case);
    let mut stops = BTreeSet::new();
    board.with(cell, own, |board| {
        stops = board.completing(own);
        true
    });
    same(stops, BTreeSet::from([answer]))
}

/// The mover is told a legal move, and that it is an estimate.
pub fn move_estimate(case: &Case) -> Held {
    let board = Board::of(case);
    let is_free = board.drawing.cells[moved(case, &board)] == '.';
    is(is_free, || "it is not free".into())
        .and(|| same(case.text("cell").to_owned(), case.met.answer.best[0].clone()))
        .and(|| is(!case.met.answer.value.is_proved(), || "it is proved".into()))
}

/// Moves and the answers that they force, which stand in brackets.
fn bracketed(board: &Board, names: &[String]) -> Vec<usize> {
    let one = |name: &str| board.drawing.cell(name.trim_matches(['(', ')']));
    names.iter().flat_map(|name| name.split(' ')).map(one).collect()
}

/// Each move shown lets the opponent win by fours.
pub fn meets_replies(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, foe) = (mark(board.to), mark(board.to.other()));
    for (text, answer) in replies(case) {
        let (cell, answer) = (board.drawing.cell(text), board.drawing.cell(answer));
        let is_met = board.with(cell, own, |board| {
            board.completing(foe).contains(&answer)
                || board.with(answer, foe, |board| board.overruns(foe) || board.completing(foe).len() > 1)
        });
        if !is_met {
            return Held::Open;
        }
    }
    Held::True
}

pub fn proof_pressed(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (free, foe) = (board.free().len(), mark(board.to.other()));
    let cells = bracketed(&board, &case.texts("cells"));
    // Where more is proved of them, or the book answers, it is not said how many are left.
    let open = if case.size("open") == 0 { free - case.size("lost") } else { case.size("open") };
    all([
        same(case.size("lost") + open, free),
        same(case.size("shown"), replies(case).len()),
        ends_with_a_line(&mut board, foe, &cells),
        refuted(case, case.size("lost")),
        meets_replies(case),
    ])
}
