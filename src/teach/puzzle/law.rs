//! Guess the law: the first lost positions of a game are shown, and the law that a theorem states is looked for.

use std::sync::Arc;

use crate::conjecture::about::About;
use crate::conjecture::law::Conjecture;
use crate::conjecture::sizes::Sizes;
use crate::conjecture::trial::{Finding, Trial};
use crate::duel::place::Place;
use crate::oracle::control::{Control, Stop};
use crate::oracle::value::Outcome;
use crate::teach::puzzle::key::Key;
use crate::teach::puzzle::settled::{RATION, is_settled};

/// Most sizes that a law is asked about.
const SIZES: usize = 3;

/// Lost positions shown.
const SHOWN: usize = 8;

/// Positions looked at for them, and up to which size.
const LOOKED_AT: usize = 600;
const UP_TO: usize = 60;

/// Positions that a law must have stood where the engine ends before the bound.
const ENOUGH: usize = 100;

/// The key of a law for positions of so many sizes, with the first lost positions as the oracle tells them. `None`: no theorem
/// states one, the oracle takes too long, or what is lost is too rare to be seen.
pub fn key(place: &Arc<dyn Place>, sizes: usize, control: &Control) -> Result<Option<Key>, Stop> {
    let Some(text) = place.law(sizes) else { return Ok(None) };
    let lost = control.ration(RATION, |control| lost(&**place, sizes, control))?.unwrap_or_default();
    let is_seen = lost.len() >= SHOWN / 2;
    Ok(is_seen.then_some(Key::Law { text, sizes, lost }))
}

/// The numbers of sizes for which the variant states a law.
pub fn counts(place: &dyn Place) -> Vec<usize> {
    (1..=SIZES).filter(|sizes| place.law(*sizes).is_some()).collect()
}

/// The first lost positions by their sizes; of those that differ in the order of their sizes alone, the first.
fn lost(place: &dyn Place, count: usize, control: &Control) -> Result<Vec<Vec<usize>>, Stop> {
    // An empty heap beside others is a position of fewer sizes and says nothing new.
    let from = usize::from(count > 1);
    let (mut all, mut found) = (Sizes::new(count, from, UP_TO), Vec::new());
    for _ in 0..LOOKED_AT {
        control.tick(1)?;
        let Some(sizes) = all.advance() else { break };
        let Some(here) = place.at_cell(sizes) else { continue };
        let value = here.value(control)?;
        let mut sorted = sizes.to_vec();
        sorted.sort_unstable();
        let is_new = sizes.is_sorted() || !found.contains(&sorted);
        if is_new && is_settled(&value) && value.outcome() == Outcome::P {
            found.push(sizes.to_vec());
        }
        if found.len() == SHOWN {
            break;
        }
    }
    Ok(found)
}

/// How a law that a person typed fares, positions up to `to` in every size; `None` where it speaks of other sizes than were asked
/// about.
pub fn tried(
    place: &Arc<dyn Place>,
    law: &Conjecture,
    sizes: usize,
    to: Option<usize>,
    control: &Control,
) -> Result<Option<Trial>, Stop> {
    if law.sizes() != sizes {
        return Ok(None);
    }
    About::new(place.clone(), control)?.test(law, to, control)
}

/// Whether a law stood its trial.
pub fn is_right(trial: &Trial) -> bool {
    match trial.finding {
        Finding::Theorem | Finding::Proved { .. } | Finding::Holds => true,
        // The engine goes no farther: enough positions must have agreed before.
        Finding::Cut(_) => trial.asked >= ENOUGH,
        Finding::Refuted { .. } | Finding::Undefined { .. } => false,
    }
}
