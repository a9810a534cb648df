//! What is said of `voting`, message by message.

use num_traits::Zero;

use crate::claim::Kind::Fact;
use crate::claim::{Case, Held, Table, all, is, same};

use super::coalitions::deal::{Deal, letters};
use super::coalitions::has_no_core;

/// Every message with what decides it.
pub const TABLE: Table =
    &[("voting-winning", Fact(winning)), ("voting-law", Fact(nobody_is_needed)), ("voting-law-veto", Fact(veto))];

/// Coalitions that a sentence names at most.
const NAMED: usize = 16;

fn wins(deal: &Deal, mask: u32) -> bool {
    !deal.of_mask(mask).is_zero()
}

/// All that win and lose as soon as a member leaves, or the first of them.
fn winning(case: &Case) -> Held {
    let deal = Deal::of(case);
    let loses = |mask: u32| {
        (0..deal.players).filter(|player| mask >> player & 1 == 1).all(|player| !wins(&deal, mask & !(1 << player)))
    };
    let mut least: Vec<String> =
        (1..=deal.all()).filter(|mask| wins(&deal, *mask) && loses(*mask)).map(letters).collect();
    least.truncate(NAMED);
    same(case.texts("coalitions"), least)
}

/// The players without whom nobody wins.
fn needed(deal: &Deal) -> Vec<String> {
    (0..deal.players)
        .filter(|player| !wins(deal, deal.all() & !(1 << player)))
        .map(|player| letters(1 << player))
        .collect()
}

fn nobody_is_needed(case: &Case) -> Held {
    let deal = Deal::of(case);
    let needed = needed(&deal);
    is(needed.is_empty(), || format!("{needed:?} are")).and(|| match has_no_core(&deal) {
        Some(is_empty) => is(is_empty || !wins(&deal, deal.all()), || "the core is not empty".into()),
        None => Held::Open,
    })
}

/// They are the players in every winning coalition, and with any share for another one they would object together with the rest.
fn veto(case: &Case) -> Held {
    let deal = Deal::of(case);
    let needed = needed(&deal);
    let others = (0..deal.players).filter(|player| !needed.contains(&letters(1 << player)));
    same(case.texts("players"), needed.clone()).and(|| {
        all(others.map(|player| is(wins(&deal, deal.all() & !(1 << player)), || format!("player {player} is needed"))))
    })
}
