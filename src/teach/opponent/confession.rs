//! What an opponent that errs tells after the game: each move with which it gave something away.

use std::sync::Arc;

use crate::opponent::gave_away;
use duel::place::Place;
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};

/// A move that gave something away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The ply it was played at: 1 is the first move of the game.
    pub ply: usize,
    /// The move.
    pub played: String,
    /// The fastest move that would have kept what there was.
    pub better: String,
}

/// Every slip of one side in a game: its positions from the start on, and the move that was played in each but the last.
/// What is only estimated convicts nobody.
///
/// Cost: the value of every position the side moved in, and of the one after it. Errors: stopped, or too large for the
/// engine.
pub fn slips(game: &[(Arc<dyn Place>, String)], side: Side, control: &Control) -> Result<Vec<Slip>, Stop> {
    let mut slips = Vec::new();
    for (ply, ((place, played), (next, _))) in (1..).zip(game.iter().zip(game.iter().skip(1))) {
        if place.to() != side {
            continue;
        }
        let (value, best, _) = place.best(control)?;
        let left = next.value(control)?.left(place.to(), next.to());
        if gave_away(&value, &left)
            && let Some(better) = best.into_iter().next()
        {
            slips.push(Slip { ply, played: played.clone(), better });
        }
    }
    Ok(slips)
}

/// The confession in sentences: how it errs, and the first `most` slips, or that there was none.
pub fn lines(errs: Say, slips: &[Slip], most: usize) -> Vec<Say> {
    let mut lines = vec![say!("confession", flaw = errs)];
    if slips.is_empty() {
        lines.push(say!("confession-none"));
    }
    let told = |slip: &Slip| {
        say!("confession-slip", ply = slip.ply, played = slip.played.clone(), better = slip.better.clone())
    };
    lines.extend(slips.iter().take(most).map(told));
    if slips.len() > most {
        lines.push(say!("confession-more", count = slips.len() - most));
    }
    lines
}
