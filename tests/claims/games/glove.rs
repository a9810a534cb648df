//! What is said of `glove`, message by message.

use ground::num::Ratio;

use crate::claim::Kind::Fact;
use crate::claim::{Case, Held, Table, all, is, same};

use super::coalitions::deal::{Deal, letters, mask};

/// Every message with what decides it.
pub const TABLE: Table = &[("glove-law-scarce", Fact(scarce)), ("glove-law-even", Fact(even))];

/// The owners of left gloves and those of right ones: two owners make a pair exactly if they own different ones.
fn owners(deal: &Deal) -> [u32; 2] {
    let is_pair = |a: u32, b: u32| deal.of_mask(1 << a | 1 << b) == Ratio::from_integer(1.into());
    let right = (0..deal.players as u32)
        .filter(|player| *player > 0 && is_pair(0, *player))
        .fold(0, |set, player| set | 1 << player);
    [deal.all() & !right, right]
}

/// Whether no coalition gains by leaving when each of these gets so much, and the others the rest of a pair.
fn is_free(deal: &Deal, own: u32, gets: &Ratio) -> bool {
    let rest = Ratio::from_integer(1.into()) - gets;
    let share = |player: usize| if own >> player & 1 == 1 { gets.clone() } else { rest.clone() };
    let split: Vec<Ratio> = (0..deal.players).map(share).collect();
    (1..deal.all()).all(|mask| deal.gain(&split, mask) <= Ratio::default())
}

/// The scarce side is told; its members get a pair each, for one of the others would be left over and take less.
fn scarce(case: &Case) -> Held {
    let deal = Deal::of(case);
    let mut owners = owners(&deal);
    owners.sort_by_key(|owners| owners.count_ones());
    let told = [case.text("players"), case.text("others")].map(mask);
    let left_over = (0..deal.players).filter(|player| told[1] >> player & 1 == 1).map(|player| {
        let without = deal.of_mask(deal.all() & !(1 << player));
        is(without == deal.of_mask(deal.all()), || format!("{} is needed", letters(1 << player)))
    });
    same(told, owners)
        .and(|| is(told[0].count_ones() < told[1].count_ones(), || "nothing is scarce".into()))
        .and(|| is(is_free(&deal, told[0], &Ratio::from_integer(1.into())), || "a coalition objects".into()))
        .and(|| all(left_over))
}

fn even(case: &Case) -> Held {
    let deal = Deal::of(case);
    let [left, right] = owners(&deal);
    let shares = (0..=4).map(|quarters| Ratio::new(quarters.into(), 4.into()));
    same(left.count_ones(), right.count_ones())
        .and(|| all(shares.map(|gets| is(is_free(&deal, left, &gets), || format!("a coalition objects to {gets}")))))
}
