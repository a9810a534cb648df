//! What is said of `glove`, message by message.

use ground::num::Ratio;

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Case, Held, Table, all, is, same};

use super::coalitions::deal::{Deal, letters, mask};
use super::coalitions::{has_nothing, meant};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("glove-look-scarce", Fact(scarce)),
    ("glove-look-even", Fact(even)),
    ("glove-look-none", Fact(none)),
    ("glove-place-scarce", Fact(place)),
    ("glove-place-even", Fact(even)),
    ("glove-found-scarce", Fact(only)),
    ("glove-found-even", Fact(middle)),
    ("glove-law", Source),
];

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

/// The owners of the scarce kind, and the others; `None`: neither is scarce.
fn sides(deal: &Deal) -> Option<[u32; 2]> {
    let mut owners = owners(deal);
    owners.sort_by_key(|owners| owners.count_ones());
    (owners[0].count_ones() < owners[1].count_ones()).then_some(owners)
}

fn told(case: &Case, name: &str) -> u32 {
    case.texts(name).iter().map(|player| mask(player)).fold(0, |all, one| all | one)
}

/// The scarce side is told; a pair for each of them contents everybody, for no coalition makes more pairs than it has of them.
fn scarce(case: &Case) -> Held {
    let deal = Deal::of(case);
    let Some([few, _]) = sides(&deal) else { return Held::False("nothing is scarce".into()) };
    let pairs = (1..=deal.all()).map(|mask| {
        let own = Ratio::from_integer((mask & few).count_ones().into());
        is(deal.of_mask(mask) <= own, || format!("{} makes more", letters(mask)))
    });
    same(told(case, "players"), few)
        .and(|| same(case.size("count"), few.count_ones() as usize))
        .and(|| is(is_free(&deal, few, &Ratio::from_integer(1.into())), || "a coalition objects".into()))
        .and(|| all(pairs))
}

fn place(case: &Case) -> Held {
    let few = sides(&Deal::of(case)).map(|[few, _]| few);
    same(Some(told(case, "players")), few)
}

/// Nobody of the others is needed for all pairs, and each of the scarce ones makes a pair with any of them.
fn only(case: &Case) -> Held {
    let deal = Deal::of(case);
    let [few, many] = [told(case, "players"), told(case, "others")];
    let bits = |set: u32| (0..deal.players).filter(move |player| set >> player & 1 == 1).map(|player| 1u32 << player);
    let is_needless = |one: u32| same(deal.of_mask(deal.all() & !one), deal.of_mask(deal.all()));
    let is_pair = |one: u32, other: u32| same(deal.of_mask(one | other), Ratio::from_integer(1.into()));
    same(Some([few, many]), sides(&deal))
        .and(|| same(case.size("count"), few.count_ones() as usize))
        .and(|| all(bits(many).map(is_needless)))
        .and(|| all(bits(few).flat_map(|one| bits(many).map(move |other| is_pair(one, other)))))
}

/// Without one kind nobody has anything.
fn none(case: &Case) -> Held {
    let text = case.met.place.text();
    let (left, right) = text.split(' ').next().and_then(|told| told.split_once(',')).expect("gloves");
    let missing = if case.text("side") == "left" { left } else { right };
    same(missing, "0").and(|| has_nothing(case))
}

fn even(case: &Case) -> Held {
    let deal = Deal::of(case);
    let [left, right] = owners(&deal);
    let shares = (0..=4).map(|quarters| Ratio::new(quarters.into(), 4.into()));
    same(left.count_ones(), right.count_ones())
        .and(|| all(shares.map(|gets| is(is_free(&deal, left, &gets), || format!("a coalition objects to {gets}")))))
}

/// As many pairs as are told, each of one left and one right glove; the middle is the nucleolus.
fn middle(case: &Case) -> Held {
    let deal = Deal::of(case);
    let pairs = Ratio::from_integer(case.size("pairs").into());
    let half = Ratio::new(1.into(), 2.into());
    all([
        even(case),
        same(pairs, deal.of_mask(deal.all())),
        same(meant(case, &deal), vec![half; deal.players]),
        deal.is_nucleolus(&meant(case, &deal)),
    ])
}
