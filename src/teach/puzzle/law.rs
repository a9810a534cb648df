//! Guess the law: the first lost positions of a game are shown, and the law that a theorem states is looked for.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::conjecture::about::About;
use crate::conjecture::law::Conjecture;
use crate::conjecture::sizes::Sizes;
use crate::conjecture::trial::{Finding, Trial};
use crate::puzzle::key::{Key, Lost};
use crate::puzzle::settled::{RATION, is_settled};
use duel::place::Place;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Outcome;

/// Most sizes that a law is asked about.
const SIZES: usize = 3;

/// Lost positions shown, those that differ in the order of their sizes alone counted once; it may be a few more.
const SHOWN: usize = 8;

/// Positions looked at for them, and up to which sum of sizes.
const LOOKED_AT: usize = 600;
const UP_TO: usize = 60;

/// Positions that a law must have stood where the engine ends before the bound.
const ENOUGH: usize = 100;

/// The key of a law for positions of so many sizes, with the smallest lost positions as the oracle tells them. `None`: no theorem
/// states one, the oracle takes too long, or what is lost is too rare to be seen.
pub fn key(place: &Arc<dyn Place>, sizes: usize, control: &Control) -> Result<Option<Key>, Stop> {
    let Some(text) = place.law(sizes) else { return Ok(None) };
    let found = control.ration(RATION, |control| smallest(&**place, sizes, control))?;
    let seen = found.filter(|lost| lost.positions.len() >= SHOWN / 2);
    Ok(seen.map(|lost| Key::Law { text, sizes, lost }))
}

/// The numbers of sizes for which the variant states a law.
pub fn counts(place: &dyn Place) -> Vec<usize> {
    (1..=SIZES).filter(|sizes| place.law(*sizes).is_some()).collect()
}

/// The smallest lost positions: of every sum of sizes all of them, until there are enough.
fn smallest(place: &dyn Place, count: usize, control: &Control) -> Result<Lost, Stop> {
    let mut all = Sizes::new(count, 0, UP_TO);
    let (mut lost, mut kept): (Vec<Vec<usize>>, Vec<Vec<usize>>) = (Vec::new(), Vec::new());
    // What is found of one sum counts when all of that sum was looked at.
    let (mut open_lost, mut open_kept) = (Vec::new(), Vec::new());
    let (mut sum, mut through) = (0, 0);
    for _ in 0..LOOKED_AT {
        control.tick(1)?;
        let Some(sizes) = all.advance() else { break };
        let total = sizes.iter().sum();
        if total > sum {
            lost.append(&mut open_lost);
            kept.append(&mut open_kept);
            (through, sum) = (sum, total);
            if lost.iter().map(|sizes| sorted(sizes)).collect::<FxHashSet<_>>().len() >= SHOWN || sum > UP_TO {
                break;
            }
        }
        let Some(here) = place.at_cell(sizes) else { continue };
        let value = here.value(control)?;
        if !is_settled(&value) {
            break;
        }
        if value.outcome() == Outcome::P { &mut open_lost } else { &mut open_kept }.push(sizes.to_vec());
    }
    let others: FxHashSet<Vec<usize>> = kept.iter().map(|sizes| sorted(sizes)).collect();
    let is_any_order = count > 1 && !lost.iter().any(|sizes: &Vec<usize>| others.contains(&sorted(sizes)));
    if is_any_order {
        let mut seen = FxHashSet::default();
        lost = lost.iter().map(|sizes| sorted(sizes)).filter(|sizes| seen.insert(sizes.clone())).collect();
    }
    Ok(Lost { positions: lost, through, is_any_order })
}

fn sorted(sizes: &[usize]) -> Vec<usize> {
    let mut sizes = sizes.to_vec();
    sizes.sort_unstable();
    sizes
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
        Finding::Theorem | Finding::Proved { .. } | Finding::Decided(_) | Finding::Holds => true,
        // The engine goes no farther: enough positions must have agreed before.
        Finding::Cut(_) => trial.asked >= ENOUGH,
        Finding::Refuted { .. } | Finding::Undefined { .. } => false,
    }
}
