//! Why a position of Notakto is won or lost: each board's nim-value, or its value in the misère quotient.

use crate::boards::notakto::lone::Lone;
use crate::boards::notakto::rules::{Cross, Notakto};
use crate::boards::notakto::settle::{SEARCHED, Settler};
use crate::boards::notakto::shape::{Board, Seen};
use crate::boards::notakto::text::{spot, write_board, write_boards};
use crate::boards::notakto::{killing, knight, lines};
use crate::kit::misere::Misere;
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use ground::num::Nat;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Verdict;
use solve::judge::reason::Reason;

/// The reason of a position that is not over.
pub fn explain(
    settler: &Settler,
    game: &Notakto,
    at: &At<Vec<Board>>,
    verdict: &Verdict<Cross>,
    control: &Control,
) -> Result<Reason, Stop> {
    let living: Vec<usize> = (0..at.pos.len()).filter(|i| !game.open(&at.pos[*i]).is_empty()).collect();
    if let Some(reason) = lines::reason(game, at, verdict) {
        return Ok(reason);
    }
    if let ([one], true) = (&living[..], game.is_misere) {
        if let Some(reason) = knight::reason(game, at, verdict, *one) {
            return Ok(reason);
        }
        let lone = Lone { settler, game, at, verdict, control, living: *one };
        return lone.told(alone(settler, game, at, verdict, control)?);
    }
    if game.is_misere {
        return misere(settler, game, at, verdict, control);
    }
    killing::reason(game, at, verdict).map_or_else(|| alone(settler, game, at, verdict, control), Ok)
}

fn misere(
    settler: &Settler,
    game: &Notakto,
    at: &At<Vec<Board>>,
    verdict: &Verdict<Cross>,
    control: &Control,
) -> Result<Reason, Stop> {
    let example = |part: u32| match settler.example(part) {
        Seen::Live(board) => Say::verbatim(write_board(&board)),
        Seen::Countdown(moves) => say!("notakto-countdown", moves = moves),
    };
    let summands = (0..at.pos.len()).map(|i| (named(&at.pos, i), spots(game, &at.pos, i)));
    let reason = Misere {
        game,
        oracle: settler,
        at,
        verdict,
        control,
        summands: summands.collect(),
        settle: &|at| settler.settle(game, &at.pos, control),
        tame: &|at| settler.settle(game, &at.pos, control),
        part_of: &|&(board, _)| board,
        names: &|quotient| settler.names(game, quotient, control),
        example: &example,
        searched: SEARCHED,
    };
    reason.reason()
}

/// Normal play, and misère play where but one board lives and no quotient is needed.
fn alone(
    settler: &Settler,
    game: &Notakto,
    at: &At<Vec<Board>>,
    verdict: &Verdict<Cross>,
    control: &Control,
) -> Result<Reason, Stop> {
    let nimbers = settler.nimbers(game, &at.pos, control)?;
    let part = |(i, nimber): (usize, u64)| Part {
        name: named(&at.pos, i),
        nimber: Nat::from(nimber),
        spots: spots(game, &at.pos, i),
    };
    let worth = Worth {
        game,
        oracle: settler,
        at,
        verdict,
        control,
        parts: nimbers.into_iter().enumerate().map(part).collect(),
        play: if game.is_misere { Play::Searched(SEARCHED) } else { Play::Normal },
        nimber: &|at, control| {
            let nimbers: Vec<Nat> = settler.nimbers(game, &at.pos, control)?.into_iter().map(Nat::from).collect();
            Ok(nim_sum(&nimbers))
        },
        part_of: &|&(board, _)| board,
        basis: None,
        laws: vec![say!("notakto-law-normal")],
    };
    worth.counted()
}

/// What a board is called: the position itself where it stands alone.
fn named(boards: &[Board], i: usize) -> String {
    if boards.len() == 1 { write_boards(boards) } else { format!("{}: {}", i + 1, write_board(&boards[i])) }
}

/// The open cells of a board, as places to point at.
fn spots(game: &Notakto, boards: &[Board], i: usize) -> Vec<Spot> {
    game.open(&boards[i]).into_iter().map(|cell| spot(boards, i, cell)).collect()
}
