//! Where positions come from: presets of a game, legal moves by lot from there, and sizes by lot where cells of a table are
//! positions; the harder, the larger and the farther from the end.

use std::sync::Arc;

use rand::{Rng, RngExt};

use crate::puzzle::difficulty::Level;
use duel::house::Entry;
use duel::place::Place;

/// Plies of a walk at most.
const PLIES: usize = 40;

/// Moves that the next one of a walk is drawn from at most.
const LISTED: usize = 400;

/// Positions taken from one walk.
const TAKEN: usize = 3;

/// The greatest size by level.
const SIZES: [usize; 5] = [6, 9, 14, 24, 40];

/// How far from the end of a walk a position is taken, by level: from so many plies to so many.
const LEFT: [(usize, usize); 5] = [(2, 4), (3, 6), (4, 9), (6, 14), (8, PLIES)];

/// Some positions of a game, fresh from the door: none of them shares tables with positions looked at before. None where the
/// game has no preset that can be opened.
pub fn positions(entry: &Entry, level: Level, dice: &mut impl Rng) -> Vec<Arc<dyn Place>> {
    let Some(start) = start(entry, dice) else { return Vec::new() };
    let cell = if dice.random_range(0..3) > 0 { cell(&*start, level, dice) } else { None };
    match cell {
        Some(place) => vec![place],
        None => walked(&start, level, dice),
    }
}

/// One of the presets.
pub fn start(entry: &Entry, dice: &mut impl Rng) -> Option<Arc<dyn Place>> {
    let preset = entry.presets.get(dice.random_range(0..entry.presets.len().max(1)))?;
    entry.open_preset(preset).ok()
}

/// The position of sizes drawn by lot, two to four of them where the game has such positions, else one.
fn cell(start: &dyn Place, level: Level, dice: &mut impl Rng) -> Option<Arc<dyn Place>> {
    let level = usize::from(level.number()) - 1;
    let mut count = dice.random_range(2..=(3 + level / 2).min(4));
    while count > 0 {
        let sizes: Vec<usize> = (0..count).map(|_| dice.random_range(1..=SIZES[level])).collect();
        if let Some(place) = start.at_cell(&sizes) {
            return Some(place);
        }
        count -= 1;
    }
    None
}

/// Positions along a walk by legal moves, drawn by lot.
fn walked(start: &Arc<dyn Place>, level: Level, dice: &mut impl Rng) -> Vec<Arc<dyn Place>> {
    let mut trail = vec![start.clone()];
    while trail.len() <= PLIES {
        let here = &trail[trail.len() - 1];
        if here.ending().is_some() {
            break;
        }
        let moves = here.moves(LISTED).0;
        let Some(text) = moves.get(dice.random_range(0..moves.len().max(1))) else { break };
        let Ok(step) = here.play(text) else { break };
        trail.push(step.next);
    }
    let (least, most) = LEFT[usize::from(level.number()) - 1];
    let last = trail.len() - 1;
    let taken = (0..TAKEN).map(|_| trail[last - dice.random_range(least..=most).min(last)].clone());
    taken.collect()
}
