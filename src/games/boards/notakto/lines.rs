//! Notakto decided by the next cross: it completes a line on the last living board, as one cross may or as every cross must.

use crate::boards::notakto::rules::{Cross, Notakto};
use crate::boards::notakto::shape::Board;
use crate::kit::cells::cell_name;
use duel::game::Game;
use ground::rules::{At, Rules};
use ground::say;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// The reason where the next cross may end the game by a line and so win, or must and so loses. `None`: neither.
pub fn reason(game: &Notakto, at: &At<Vec<Board>>, verdict: &Verdict<Cross>) -> Option<Reason> {
    let moves: Vec<Cross> = game.moves(at).list.collect();
    let last =
        |mv: &Cross| Some((*mv, line(game, at, mv)?)).filter(|(mv, _)| game.ending(&game.play(at, mv)).is_some());
    let lines: Vec<(Cross, String)> = moves.iter().filter_map(last).collect();
    let (mv, made) = lines.iter().find(|(mv, _)| *mv == verdict.best[0]).or(lines.first())?;
    if game.is_misere && lines.len() < moves.len() {
        return None;
    }
    let rows = lines.iter().map(|(mv, line)| vec![game.write_move(at, mv), line.clone()]).collect();
    let head = vec![say!("counted-head-move"), say!("notakto-head-line")];
    let table = Exhibit::Table { head, rows, focus: Vec::new() };
    Some(told(verdict, (lines.len(), usize::from(game.is_misere)), (game.write_move(at, mv), made), table))
}

/// So many crosses end the game, and one of them with its line.
fn told(
    verdict: &Verdict<Cross>,
    (count, misere): (usize, usize),
    (mv, line): (String, &str),
    table: Exhibit,
) -> Reason {
    let place = if misere == 1 {
        say!("counted-place-none", moves = &verdict.total)
    } else {
        say!("notakto-place-cells", moves = &verdict.best_total, total = &verdict.total)
    };
    let told = say!("notakto-move-end", mv = mv, line = line, misere = misere);
    let steps = vec![
        Step::says(Role::Ask, say!("notakto-ask-end")),
        Step::says(Role::Look, say!("notakto-look-end", misere = misere, count = count))
            .about(Idea::End)
            .showing(table),
        Step::says(Role::Place, place),
        Step::says(Role::Move, told).about(Idea::End),
        Step::says(Role::Law, say!("notakto-law-end", misere = misere)),
    ];
    Reason { claim: say!("notakto-claim-end", misere = misere, moves = count), steps }
}

/// The line that a cross completes, cell by cell.
pub fn line(game: &Notakto, at: &At<Vec<Board>>, mv: &Cross) -> Option<String> {
    let next = game.play(at, mv);
    let board = &next.pos[mv.0];
    let cells = game.shape(board).completed(board)?;
    Some(cells.into_iter().map(|cell| cell_name(cell, board.cols)).collect::<Vec<_>>().join("-"))
}
