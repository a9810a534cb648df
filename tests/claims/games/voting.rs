//! What is said of `voting`, message by message.

use num_traits::{One, Zero};

use ground::num::Ratio;

use crate::claim::Kind::{Fact, Part};
use crate::claim::{Case, Held, Table, all, is, same};

use super::coalitions::deal::{Deal, letters, mask, rational};
use super::coalitions::{has_no_core, has_nothing, in_core, meant, rows};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("voting-head-votes", Part),
    ("voting-head-banzhaf", Part),
    ("voting-head-shapley-shubik", Part),
    ("voting-look-veto", Fact(veto)),
    ("voting-look-nobody", Fact(rivals)),
    ("voting-look-none", Fact(none)),
    ("voting-place-needed", Fact(place)),
    ("voting-place-nobody", Fact(nobody_is_needed)),
    ("voting-others", Fact(others)),
    ("voting-equal", Fact(equal)),
    ("voting-power", Fact(power)),
];

fn wins(deal: &Deal, mask: u32) -> bool {
    !deal.of_mask(mask).is_zero()
}

/// The quota and the votes, as the position tells them.
fn votes(case: &Case) -> (Ratio, Vec<Ratio>) {
    let text = case.met.place.text();
    let (quota, votes) = text.split(' ').next().and_then(|told| told.split_once(':')).expect("votes");
    (rational(quota), votes.split(',').map(rational).collect())
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

fn place(case: &Case) -> Held {
    same(case.texts("players"), needed(&Deal::of(case)))
}

/// The rows are coalitions with their votes, so often counted that every player is taken equally often and that they want more than there is.
fn rivals(case: &Case) -> Held {
    let (deal, (_, votes)) = (Deal::of(case), votes(case));
    let rows = rows(case);
    let each = rows.iter().map(|row| {
        let own = mask(&row[0]);
        same([rational(&row[1]), rational(&row[2])], [deal.sum(&votes, own), deal.of_mask(own)])
    });
    let count = |player: usize| -> Ratio {
        rows.iter().filter(|row| mask(&row[0]) >> player & 1 == 1).map(|row| rational(&row[3])).sum()
    };
    let total: Ratio = rows.iter().map(|row| rational(&row[2]) * rational(&row[3])).sum();
    let [told, times] = ["total", "times"].map(|name| Ratio::from_integer(case.nat(name).into()));
    all([
        same(told, total.clone()),
        all((0..deal.players).map(|player| same(count(player), times.clone()))),
        is(total > times, || "they get enough".into()),
        same(deal.of_mask(deal.all()), Ratio::one()),
        is(needed(&deal).is_empty(), || "somebody is needed".into()),
    ])
    .and(|| all(each))
}

/// They are the players in every winning coalition, and any way to share all among them contents everybody; the rows are the coalitions
/// that lose by any member's leaving.
fn veto(case: &Case) -> Held {
    let (deal, (_, votes)) = (Deal::of(case), votes(case));
    let (split, needed) = (meant(case, &deal), needed(&deal));
    let loses = |mask: u32| {
        (0..deal.players).filter(|player| mask >> player & 1 == 1).all(|player| !wins(&deal, mask & !(1 << player)))
    };
    let mut least: Vec<u32> = (1..=deal.all()).filter(|mask| wins(&deal, *mask) && loses(*mask)).collect();
    least.sort_by_key(|mask| mask.count_ones());
    let (rows, total) = (rows(case), least.len());
    let each = rows.iter().zip(&least).map(|(row, own)| {
        let numbers = [rational(&row[1]), rational(&row[2])];
        same(mask(&row[0]), *own).and(|| same(numbers, [deal.sum(&votes, *own), deal.sum(&split, *own)]))
    });
    let alone = |name: &String| {
        let only = |player: usize| if letters(1 << player) == *name { Ratio::one() } else { Ratio::zero() };
        in_core(&deal, &(0..deal.players).map(only).collect::<Vec<_>>())
    };
    all([
        same((case.texts("players"), case.size("count")), (needed.clone(), needed.len())),
        same([case.size("shown"), case.size("total")], [rows.len(), total]),
        same(case.text("part"), if rows.len() < total { "some" } else { "all" }),
    ])
    .and(|| all(each))
    .and(|| all(needed.iter().map(alone)))
}

/// Without any one of them the rest wins.
fn others(case: &Case) -> Held {
    let deal = Deal::of(case);
    let (told, needed) = (case.texts("others"), needed(&deal));
    let left: Vec<String> =
        (0..deal.players).map(|player| letters(1 << player)).filter(|name| !needed.contains(name)).collect();
    let rest = |name: &String| is(wins(&deal, deal.all() & !mask(name)), || format!("{name} is needed"));
    same(told.clone(), left).and(|| all(told.iter().map(rest)))
}

fn equal(case: &Case) -> Held {
    let deal = Deal::of(case);
    let (split, needed) = (meant(case, &deal), needed(&deal));
    let each = rational(case.text("each"));
    let gets = needed.iter().map(|name| same(deal.sum(&split, mask(name)), each.clone()));
    same((case.texts("players"), case.size("count")), (needed.clone(), needed.len()))
        .and(|| all(gets))
        .and(|| deal.is_nucleolus(&split))
}

/// All votes do not reach the quota.
fn none(case: &Case) -> Held {
    let (quota, votes) = votes(case);
    let all = votes.iter().sum::<Ratio>();
    same([rational(case.text("quota")), rational(case.text("all"))], [quota.clone(), all.clone()])
        .and(|| is(all < quota, || "they reach it".into()))
        .and(|| has_nothing(case))
}

/// How often each turns a loss into a win: by all orders, and by all coalitions of the others.
fn power(case: &Case) -> Held {
    let deal = Deal::of(case);
    let rows = rows(case);
    let column = |at: usize| rows.iter().map(|row| rational(&row[at])).collect::<Vec<_>>();
    same(column(2), deal.banzhaf()).and(|| deal.shapley().map_or(Held::Open, |found| same(column(1), found)))
}
