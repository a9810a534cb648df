//! One board of misère Notakto that falls to a rule: answer every cross a knight's move away, where that makes no line.

use crate::boards::notakto::rules::{Cross, Notakto};
use crate::boards::notakto::shape::Board;
use crate::kit::cells::cell_name;
use duel::game::Game;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Free cells up to which the rule is tried out.
const TRIED: usize = 9;

/// The reason by the rule, of a position with this one living board; `None` where it does not hold.
pub fn reason(game: &Notakto, at: &At<Vec<Board>>, verdict: &Verdict<Cross>, living: usize) -> Option<Reason> {
    let board = at.pos[living];
    if board.free().count() > TRIED {
        return None;
    }
    if verdict.value.outcome() == Outcome::N {
        let holds = |(_, cell): &&Cross| holds(game, board.with(*cell));
        let best = verdict.best.iter().find(holds)?;
        return Some(won(game, at, verdict, best));
    }
    let stall = verdict.best.iter().find(|mv| game.ending(&game.play(at, mv)).is_none())?;
    holds(game, board).then(|| lost(game, at, verdict, stall))
}

/// Whether every cross that does not end the board has such an answer, and each of them keeps it so.
fn holds(game: &Notakto, board: Board) -> bool {
    board.free().all(|cell| {
        let next = board.with(cell);
        let answers = answers(game, &next, cell);
        game.is_dead(&next) || !answers.is_empty() && answers.iter().all(|answer| holds(game, next.with(*answer)))
    }) && board.free().next().is_some()
}

/// The free cells a knight's move away from this one on which a cross makes no line.
fn answers(game: &Notakto, board: &Board, cell: usize) -> Vec<usize> {
    let place = |cell: usize| (cell / board.cols, cell % board.cols);
    let (row, col) = place(cell);
    let is_knight = |other: &usize| {
        let (r, c) = place(*other);
        row.abs_diff(r) * col.abs_diff(c) == 2
    };
    board.free().filter(is_knight).filter(|other| !game.is_dead(&board.with(*other))).collect()
}

fn ask() -> Step {
    Step::says(Role::Ask, say!("notakto-ask-knight"))
}

fn law() -> Step {
    Step::says(Role::Law, say!("notakto-law-knight"))
}

/// How many crosses do not end the board, and whether after each of them with its first answer every free cell completes a line.
fn course(game: &Notakto, board: Board) -> (usize, bool) {
    let (mut pairs, mut is_over) = (0, true);
    for cell in board.free() {
        let next = board.with(cell);
        let Some(answer) = answers(game, &next, cell).first().copied().filter(|_| !game.is_dead(&next)) else {
            continue;
        };
        let then = next.with(answer);
        pairs += 1;
        is_over &= then.free().all(|cell| game.is_dead(&then.with(cell)));
    }
    (pairs, is_over)
}

fn won(game: &Notakto, at: &At<Vec<Board>>, verdict: &Verdict<Cross>, best: &Cross) -> Reason {
    let next = game.play(at, best);
    let place = say!("notakto-place-cells", moves = &verdict.best_total, total = &verdict.total);
    let (pairs, is_over) = course(game, next.pos[best.0]);
    let mv = game.write_move(at, best);
    let proof_says = say!("notakto-proof-knight", pairs = pairs, over = usize::from(is_over));
    let steps = vec![
        ask(),
        Step::says(Role::Look, say!("notakto-look-knight", pairs = pairs)).about(Idea::Pairing),
        Step::says(Role::Place, place),
        Step::says(Role::Move, say!("notakto-move-knight", mv = mv, pairs = pairs)).about(Idea::Pairing),
        proof(proof_says, game, &next, best.0),
        law(),
    ];
    Reason { claim: say!("notakto-claim-knight-won", moves = &verdict.best_total, pairs = pairs), steps }
}

fn lost(game: &Notakto, at: &At<Vec<Board>>, verdict: &Verdict<Cross>, stall: &Cross) -> Reason {
    let (_, is_over) = course(game, at.pos[stall.0]);
    let mv = game.write_move(at, stall);
    let steps = vec![
        ask(),
        Step::says(Role::Look, say!("notakto-look-knight-lost")).about(Idea::Pairing),
        Step::says(Role::Place, say!("counted-place-none", moves = &verdict.total)),
        Step::says(Role::Move, say!("worth-stall", mv = mv, known = 0, right = 0, replies = 0)),
        proof(say!("notakto-proof-knight-lost", over = usize::from(is_over)), game, at, stall.0),
        law(),
    ];
    Reason { claim: say!("notakto-claim-knight-lost"), steps }
}

/// Every cross with an answer a knight's move away, or with the line it makes.
fn proof(says: Say, game: &Notakto, at: &At<Vec<Board>>, living: usize) -> Step {
    let board = at.pos[living];
    let name = |cell: &usize| cell_name(*cell, board.cols);
    let reply = |cell: usize| {
        let (next, mv) = (game.play(at, &(living, cell)), game.write_move(at, &(living, cell)));
        let line = game.shape(&board).completed(&next.pos[living]);
        let answer = answers(game, &next.pos[living], cell).first().copied().filter(|_| line.is_none());
        let answer = answer.map_or_else(String::new, |answer| game.write_move(&next, &(living, answer)));
        let line = line.map_or_else(String::new, |line| line.iter().map(name).collect::<Vec<_>>().join("-"));
        vec![mv, answer, line]
    };
    let mut rows: Vec<Vec<String>> = board.free().map(reply).collect();
    let mut head = vec![say!("counted-head-move"), say!("counted-head-answer"), say!("notakto-head-line")];
    if rows.iter().all(|row| row[1].is_empty()) {
        head.remove(1);
        for row in &mut rows {
            row.remove(1);
        }
    }
    Step::says(Role::Proof, says).about(Idea::Pairing).showing(Exhibit::Table { head, rows, focus: Vec::new() })
}
