//! Run the machine: the machine of a game's law and the digits of a position are shown, and whether that is lost is to be told.

use std::sync::Arc;

use rand::{Rng, RngExt};

use crate::automatic::{Automatic, Sought, seek};
use crate::machine::run::Run;
use crate::puzzle::difficulty::Level;
use duel::place::Place;
use ground::num::Nat;
use num_traits::ToPrimitive;
use solve::judge::control::{Control, Stop};

/// States of a machine that a person runs by hand, at most.
const STATES: usize = 16;

/// Heaps whose digits are read together, at most.
const HEAPS: usize = 3;

/// Steps that finding a law may cost.
const RATION: u64 = 20_000_000;

/// The greatest size by level.
const SIZES: [usize; 5] = [7, 15, 30, 100, 1_000];

/// Positions drawn by lot until one fits.
const LOTS: usize = 40;

/// The law of the game of a position, if one is found soon and can be run by hand.
pub fn law(place: &dyn Place, control: &Control) -> Result<Option<Automatic>, Stop> {
    let Some((game, _)) = place.as_heaps().filter(|(game, _)| game.heaps <= HEAPS) else { return Ok(None) };
    Ok(match control.ration(RATION, |control| seek(game, control))? {
        Some(Sought::Law(law)) if law.found.law.lost.states() <= STATES => Some(*law),
        _ => None,
    })
}

/// A position with its run.
type Drawn = (Arc<dyn Place>, Run);

/// A position whose run is asked for, drawn by lot: a lost one where that is wanted.
pub fn position(
    place: &Arc<dyn Place>,
    law: &Automatic,
    level: Level,
    wants_lost: bool,
    dice: &mut impl Rng,
    control: &Control,
) -> Result<Option<Drawn>, Stop> {
    let most = SIZES[usize::from(level.number()) - 1];
    for _ in 0..LOTS {
        let drawn: Vec<Nat> = (0..law.game.heaps).map(|_| Nat::from(dice.random_range(1..=most))).collect();
        let at = match (wants_lost, law.is_lost(&drawn)) {
            (true, false) => law.winning(&drawn, control)?.pop(),
            (true, true) | (false, false) => Some(drawn),
            (false, true) => None,
        };
        // A single digit is no run.
        let Some(at) = at.filter(|at| at.iter().any(|number| *number > Nat::from(1u8))) else { continue };
        let sizes: Option<Vec<usize>> = at.iter().map(Nat::to_usize).collect();
        let here = sizes.and_then(|sizes| place.at_cell(&sizes));
        if let Some(here) = here.filter(|here| here.as_heaps().is_some_and(|(_, numbers)| numbers == at)) {
            return Ok(Some((here, Run::of(law, &at))));
        }
    }
    Ok(None)
}
