//! One board of misère Notakto that falls to a rule: answer every cross a knight's move away, where that makes no line.

use crate::boards::notakto::rules::{Cross, Notakto};
use crate::boards::notakto::shape::Board;
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

fn won(game: &Notakto, at: &At<Vec<Board>>, verdict: &Verdict<Cross>, best: &Cross) -> Reason {
    let next = game.play(at, best);
    let place = say!("worth-place-alone", moves = &verdict.best_total, total = &verdict.total);
    let steps = vec![
        ask(),
        Step::says(Role::Look, say!("notakto-look-knight")).about(Idea::Pairing),
        Step::says(Role::Place, place),
        Step::says(Role::Move, say!("notakto-move-knight", mv = game.write_move(at, best))).about(Idea::Pairing),
        proof(say!("notakto-proof-knight"), game, &next, best.0),
        law(),
    ];
    Reason { claim: say!("notakto-claim-knight-won", moves = &verdict.best_total), steps }
}

fn lost(game: &Notakto, at: &At<Vec<Board>>, verdict: &Verdict<Cross>, stall: &Cross) -> Reason {
    let mv = game.write_move(at, stall);
    let steps = vec![
        ask(),
        Step::says(Role::Look, say!("notakto-look-knight-lost")).about(Idea::Pairing),
        Step::says(Role::Place, say!("counted-place-none", moves = &verdict.total)),
        Step::says(Role::Move, say!("worth-stall", mv = mv, known = 0, right = 0, replies = 0)),
        proof(say!("notakto-proof-knight-lost"), game, at, stall.0),
        law(),
    ];
    Reason { claim: say!("notakto-claim-knight-lost"), steps }
}

/// Every cross with an answer a knight's move away; crosses that end the game have none.
fn proof(says: Say, game: &Notakto, at: &At<Vec<Board>>, living: usize) -> Step {
    let board = at.pos[living];
    let reply = |cell: usize| {
        let (next, mv) = (game.play(at, &(living, cell)), game.write_move(at, &(living, cell)));
        let answer = answers(game, &next.pos[living], cell).first().copied().filter(|_| game.ending(&next).is_none());
        (mv, answer.map_or_else(String::new, |answer| game.write_move(&next, &(living, answer))))
    };
    let rows = board.free().map(reply).map(|(mv, answer)| vec![mv, answer]).collect();
    let head = vec![say!("counted-head-move"), say!("counted-head-answer")];
    Step::says(Role::Proof, says).about(Idea::Pairing).showing(Exhibit::Table { head, rows, focus: Vec::new() })
}
