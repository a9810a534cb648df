//! Pieces with one move each, or a move that ends the game: what is left is counted, and no theory is needed.

use crate::boards::chess_corner::drawn::spot;
use crate::boards::chess_corner::rules::{ChessCorner, Piece, Step as Push, piece_name};
use crate::kit::answers::ends;
use duel::game::Game;
use ground::rules::{At, Rules};
use ground::say;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// The reason; `None`: somebody can still choose how many moves are left.
pub fn counted(game: &ChessCorner, at: &At<Vec<Piece>>, verdict: &Verdict<Push>) -> Option<Reason> {
    let live: Vec<usize> = (0..at.pos.len()).filter(|i| game.is_live(&at.pos[*i])).collect();
    let rests = |push: &Push| !game.is_live(&game.play(at, push).pos[push.0]);
    let names: Vec<String> = live.iter().map(|i| piece_name(&at.pos[*i])).collect();
    if game.moves(at).list.all(|push| rests(&push)) {
        return Some(once_each(game, at, names, verdict));
    }
    let last: Vec<&Push> = verdict.best.iter().filter(|push| ends(game, at, push)).collect();
    let is_won = !game.is_misere && verdict.value.outcome() == Outcome::N && !last.is_empty();
    is_won.then(|| at_once(game, at, &last, names, verdict))
}

/// Every piece that can move comes to rest by its next move.
fn once_each(game: &ChessCorner, at: &At<Vec<Piece>>, names: Vec<String>, verdict: &Verdict<Push>) -> Reason {
    let (left, misere) = (names.len(), usize::from(game.is_misere));
    let odd = left % 2;
    let mv = verdict.best.first().map_or_else(String::new, |push| game.write_move(at, push));
    let steps = vec![
        Step::says(Role::Ask, say!("chess-corner-ask-left")),
        Step::says(Role::Look, say!("chess-corner-look-left", pieces = names, left = left, odd = odd, misere = misere))
            .about(Idea::Parity),
        Step::says(Role::Place, say!("chess-corner-place-left", moves = &verdict.total)),
        Step::says(Role::Move, say!("chess-corner-move-left", mv = mv)),
        Step::says(Role::Law, say!("chess-corner-law-rule")),
    ];
    Reason { claim: say!("chess-corner-claim-left", left = left, odd = odd, misere = misere), steps }
}

/// One piece alone can move, and it can come to rest at once by these moves.
fn at_once(
    game: &ChessCorner,
    at: &At<Vec<Piece>>,
    last: &[&Push],
    names: Vec<String>,
    verdict: &Verdict<Push>,
) -> Reason {
    let lit: Vec<_> = last.iter().filter_map(|push| spot(game, &at.pos, &push.1)).collect();
    let place = Step::says(Role::Place, say!("chess-corner-place-last", count = last.len()));
    let others = at.pos.len() - names.len();
    let steps = vec![
        Step::says(Role::Ask, say!("chess-corner-ask-left")),
        Step::says(Role::Look, say!("chess-corner-look-last", pieces = names, others = others)).about(Idea::End),
        if lit.is_empty() { place } else { place.showing(Exhibit::Spots(lit)) },
        Step::says(Role::Move, say!("chess-corner-move-last", mv = game.write_move(at, last[0]))).about(Idea::End),
        Step::says(Role::Law, say!("chess-corner-law-rule")),
    ];
    Reason { claim: say!("chess-corner-claim-last", count = last.len(), moves = &verdict.best_total), steps }
}
