//! Wins in five-in-a-row that threats prove, written out for the checker of certificates.

use std::sync::Arc;

use gomoku::book::Proof;
use gomoku::certificate::Writer;
use gomoku::quiet::{Proved, Prover};

use crate::boards::mnk::board::{Board, Mnk};
use crate::boards::mnk::opening::{colour, proof, stones};
use ground::rules::At;
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
    let text = match proof(mnk, at) {
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
