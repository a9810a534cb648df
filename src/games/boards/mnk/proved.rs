//! Wins in five-in-a-row that threats prove, written out for the checker of certificates.

use std::sync::Arc;

use gomoku::board::{Board as Stones, Side as Colour};
use gomoku::book::Proof;
use gomoku::certificate::Writer;
use gomoku::quiet::{Proved, Prover};

use crate::boards::mnk::board::{Board, Mark, Mnk};
use crate::boards::mnk::opening;
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
    let text = match opening::proof(mnk, at) {
        Some(Proof::Opened(cell, answers)) => {
            let mut writer = Writer { prover: &mut prover, side, goes_on: &goes_on };
            writer.write_opened(&mut stones, cell, &answers)
        }
        known => {
            let proved = match known {
                Some(Proof::Quiet(strategy)) => Proved::By(Arc::new(strategy)),
                Some(_) => Proved::ByThreats,
                None => prover.prove(&mut stones, side, MOST, &goes_on),
            };
            let mut writer = Writer { prover: &mut prover, side, goes_on: &goes_on };
            match proved {
                Proved::Open => None,
                Proved::ByThreats => writer.write(&mut stones, None),
                Proved::By(strategy) => writer.write(&mut stones, Some(&strategy)),
            }
        }
    };
    control.tick(1)?;
    Ok(text)
}

/// The board as the prover sees it, if it is one that the prover knows and nobody has won.
pub fn stones(mnk: &Mnk, at: &At<Board>) -> Option<Stones> {
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

/// The side as the prover names it: the first player's stones are black.
pub fn colour(side: Side) -> Colour {
    if side == Side::First { Colour::Black } else { Colour::White }
}
