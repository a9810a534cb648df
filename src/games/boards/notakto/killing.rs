//! Boards of Notakto in normal play on which whoever answers makes the last move: it completes the line that every cross leaves to it.

use crate::boards::notakto::rules::{Cross, Notakto};
use crate::boards::notakto::shape::Board;
use crate::boards::notakto::text::spot;
use duel::game::Game;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Pairs of crosses that complete nothing, one after another, at most.
const QUIET: usize = 2;

/// Free cells of a board up to which the answers are tried out.
const TRIED: usize = 12;

/// Answers that are told at most.
const TOLD: usize = 20;

/// A cross with its answer, and whether that completes a line.
struct Pair {
    cross: Cross,
    answer: Cross,
    kills: bool,
}

/// The reason, of a position whose living boards are all of this kind, or come to be by a best move; `None`: they are not.
pub fn reason(game: &Notakto, at: &At<Vec<Board>>, verdict: &Verdict<Cross>) -> Option<Reason> {
    if verdict.value.outcome() == Outcome::P {
        return Some(lost(game, at, verdict, &pairs(game, &at.pos)?));
    }
    let is_over = |mv: &Cross| game.ending(&game.play(at, mv)).is_some();
    if verdict.best.iter().any(is_over) {
        return None;
    }
    verdict.best.iter().find_map(|mv| {
        let next = game.play(at, mv);
        Some(won(game, at, verdict, mv, &pairs(game, &next.pos)?))
    })
}

/// Every cross with its answer on the same board; `None` where some board is not of this kind.
fn pairs(game: &Notakto, boards: &[Board]) -> Option<Vec<Pair>> {
    let mut pairs = Vec::new();
    for (i, board) in boards.iter().enumerate() {
        for (cross, answer, kills) in answers(game, board, QUIET)? {
            pairs.push(Pair { cross: (i, cross), answer: (i, answer), kills });
        }
    }
    (!pairs.is_empty()).then_some(pairs)
}

/// Every cross on a board with the answer after which it is dead or of this kind again; none on a dead board.
///
/// Worked: with a cross in the middle of 3 by 3 the cell opposite completes a line.
fn answers(game: &Notakto, board: &Board, quiet: usize) -> Option<Vec<(usize, usize, bool)>> {
    if game.is_dead(board) {
        return Some(Vec::new());
    }
    if board.free().count() > TRIED {
        return None;
    }
    let mut told = Vec::new();
    for cross in board.free() {
        let next = board.with(cross);
        if game.is_dead(&next) {
            return None;
        }
        let kill = next.free().find(|answer| game.is_dead(&next.with(*answer)));
        let pair = || next.free().find(|answer| quiet > 0 && answers(game, &next.with(*answer), quiet - 1).is_some());
        told.push((cross, kill.or_else(pair)?, kill.is_some()));
    }
    Some(told)
}

fn lost(game: &Notakto, at: &At<Vec<Board>>, verdict: &Verdict<Cross>, pairs: &[Pair]) -> Reason {
    let stall = game.write_move(at, &verdict.best[0]);
    let steps = vec![
        ask(),
        look(game, at, pairs, 0),
        Step::says(Role::Place, say!("counted-place-none", moves = &verdict.total)),
        Step::says(Role::Move, say!("worth-stall", mv = stall, known = 0, right = 0, replies = 0)),
        proof(game, at, pairs, 0),
        law(),
    ];
    let cells = quiet(game, at, pairs);
    Reason { claim: say!("notakto-claim-kill-lost", quiet = cells.len(), cells = cells), steps }
}

fn won(game: &Notakto, at: &At<Vec<Board>>, verdict: &Verdict<Cross>, mv: &Cross, pairs: &[Pair]) -> Reason {
    let next = game.play(at, mv);
    let lit: Vec<Spot> = vec![spot(&at.pos, mv.0, mv.1)];
    let (moves, total) = (&verdict.best_total, &verdict.total);
    let place = Step::says(
        Role::Place,
        match at.pos.len() {
            1 => say!("notakto-place-cells", moves = moves, total = total),
            _ => say!("notakto-place-kill", board = mv.0 + 1),
        },
    );
    let steps = vec![
        ask(),
        look(game, &next, pairs, 1),
        place.showing(Exhibit::Spots(lit)),
        Step::says(Role::Move, say!("notakto-move-kill", mv = game.write_move(at, mv))).about(Idea::Pairing),
        proof(game, &next, pairs, 1),
        law(),
    ];
    let (moves, cells) = (&verdict.best_total, quiet(game, &next, pairs));
    Reason { claim: say!("notakto-claim-kill-won", moves = moves, quiet = cells.len(), cells = cells), steps }
}

fn ask() -> Step {
    Step::says(Role::Ask, say!("notakto-ask-kill"))
}

fn law() -> Step {
    Step::says(Role::Law, say!("notakto-law-kill"))
}

/// The crosses whose answers complete no line.
fn quiet(game: &Notakto, at: &At<Vec<Board>>, pairs: &[Pair]) -> Vec<String> {
    pairs.iter().filter(|pair| !pair.kills).map(|pair| game.write_move(at, &pair.cross)).collect()
}

/// That every cross leaves a line to complete, but for those named.
fn look(game: &Notakto, at: &At<Vec<Board>>, pairs: &[Pair], won: usize) -> Step {
    let cells = quiet(game, at, pairs);
    let says = say!("notakto-look-kill", won = won, quiet = cells.len(), cells = cells);
    Step::says(Role::Look, says).about(Idea::Pairing)
}

fn proof(game: &Notakto, at: &At<Vec<Board>>, pairs: &[Pair], won: usize) -> Step {
    let write = |pair: &Pair| {
        let next = game.play(at, &pair.cross);
        vec![game.write_move(at, &pair.cross), game.write_move(&next, &pair.answer)]
    };
    // Two cells that answer each other are one row.
    let is_back = |pair: &Pair| pairs.iter().any(|other| (other.cross, other.answer) == (pair.answer, pair.cross));
    let mutual = pairs.iter().all(is_back);
    let told = pairs.iter().filter(|pair| !mutual || pair.cross < pair.answer);
    let rows: Vec<Vec<String>> = told.take(TOLD).map(write).collect();
    let shown = if mutual { 2 * rows.len() } else { rows.len() };
    let (cells, hidden) = (quiet(game, at, pairs), pairs.len() - shown);
    let head: Vec<Say> = vec![say!("counted-head-move"), say!("counted-head-answer")];
    let (quiet, mutual) = (cells.len(), usize::from(mutual));
    let says = say!("notakto-proof-kill", won = won, quiet = quiet, cells = cells, mutual = mutual, hidden = hidden);
    Step::says(Role::Proof, says).about(Idea::Pairing).showing(Exhibit::Table { head, rows, focus: Vec::new() })
}
