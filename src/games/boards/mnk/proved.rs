//! Wins in five-in-a-row that threats prove, written out for the checker of certificates.

use gomoku::board::{Board as Stones, Side as Colour};
use gomoku::certificate::Writer;
use gomoku::quiet::{Proved, Prover};

use crate::boards::mnk::board::{Board, Mark, Mnk};
use ground::rules::{At, Rules, Side};
use solve::judge::control::{Control, Stop};

/// Positions looked at for one proof at most.
const MOST: u64 = 60_000_000;

/// The win of the mover with an answer to everything, on a square board with lines of five; `None` where there is none that threats
/// and quiet moves prove.
pub fn written(mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<String>, Stop> {
    let Some(mut stones) = stones(mnk, at) else { return Ok(None) };
    let side = colour(at.to);
    let mut prover = Prover::default();
    let goes_on = || control.tick(1).is_ok();
    let strategy = match prover.prove(&mut stones, side, MOST, &goes_on) {
        Proved::Open => None,
        Proved::ByThreats => Some(None),
        Proved::By(strategy) => Some(Some(strategy)),
    };
    let text = strategy.and_then(|strategy| {
        Writer { prover: &mut prover, side, goes_on: &goes_on }.write(&mut stones, strategy.as_deref())
    });
    control.tick(1)?;
    Ok(text)
}

/// The board as the prover sees it, if it is one that the prover knows and nobody has won.
fn stones(mnk: &Mnk, at: &At<Board>) -> Option<Stones> {
    let is_known = !mnk.kind.is_misere && !mnk.kind.is_wild && mnk.kind.k == 5;
    let side = u8::try_from(at.pos.rows).ok().filter(|side| (5..=15).contains(side) && at.pos.cols == at.pos.rows)?;
    if !is_known || mnk.ending(at).is_some() {
        return None;
    }
    let mut stones = Stones::empty(side);
    for (cell, mark) in at.pos.cells.iter().enumerate() {
        if let Some(mark) = mark {
            stones.put(cell as u8, colour(Mark::side(*mark)));
        }
    }
    Some(stones)
}

fn colour(side: Side) -> Colour {
    if side == Side::First { Colour::Black } else { Colour::White }
}
