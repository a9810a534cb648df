//! What is said of `coalitions`, message by message.

pub mod deal;
mod reckoned;

use std::collections::BTreeSet;

use num_traits::Signed;

use ground::num::Ratio;
use solve::judge::reason::{Exhibit, Role};

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use deal::{Deal, letters, rational};
use reckoned::{balanced, lacking, rounds};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("coalitions-claim-core", Fact(claim_core)),
    ("coalitions-claim-no-core", Fact(no_core)),
    ("coalitions-claim-alone", Fact(claim_alone)),
    ("coalitions-claim-hurt", Fact(claim_hurt)),
    ("coalitions-claim-content", Fact(content)),
    ("coalitions-ask-propose", Question),
    ("coalitions-ask", Question),
    ("coalitions-look-alone", Fact(look_alone)),
    ("coalitions-look-nothing", Fact(has_nothing)),
    ("coalitions-bounds", Fact(bounds)),
    ("coalitions-outlook", Fact(outlook)),
    ("coalitions-parts", Fact(parts)),
    ("coalitions-lacking", Fact(lacking)),
    ("coalitions-balanced", Fact(balanced)),
    ("coalitions-rounds", Fact(rounds)),
    ("coalitions-place-alone", Fact(alone)),
    ("coalitions-place-nothing", Fact(has_nothing)),
    ("coalitions-place-tight", Fact(tight)),
    ("coalitions-place-lacking", Fact(place_lacking)),
    ("coalitions-place-hurt", Fact(place_hurt)),
    ("coalitions-place-nobody", Fact(nobody)),
    ("coalitions-move-alone", Fact(move_alone)),
    ("coalitions-move-nothing", Fact(move_nothing)),
    ("coalitions-move-propose", Fact(propose)),
    ("coalitions-move-lacking", Fact(propose_lacking)),
    ("coalitions-move-object", Fact(object)),
    ("coalitions-move-accept", Fact(accept)),
    ("coalitions-proof-point", Fact(proof_point)),
    ("coalitions-values", Fact(values)),
    ("coalitions-contributions", Fact(contributions)),
    ("coalitions-head-coalition", Part),
    ("coalitions-head-alone", Part),
    ("coalitions-head-gets", Part),
    ("coalitions-head-gains", Part),
    ("coalitions-head-least", Part),
    ("coalitions-head-most", Part),
    ("coalitions-head-times", Part),
    ("coalitions-head-brings", Part),
    ("coalitions-head-binding", Part),
    ("coalitions-head-make", Part),
    ("coalitions-head-beyond", Part),
    ("coalitions-head-player", Part),
    ("coalitions-head-shapley", Part),
    ("coalitions-head-nucleolus", Part),
    ("coalitions-head-joins", Part),
    ("coalitions-law-core", Source),
    ("coalitions-law-nucleolus", Source),
];

/// The rows of the table beside a sentence.
pub fn rows(case: &Case) -> Vec<Vec<String>> {
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => rows.clone(),
        _ => Vec::new(),
    }
}

/// A split as it is told: `A 3/2`, `B 1`.
pub fn split(case: &Case, name: &str) -> Vec<Ratio> {
    case.texts(name).iter().map(|share| rational(share.split(' ').nth(1).expect("a share"))).collect()
}

/// Words for a cost where a cost is shared.
pub fn kind(case: &Case, deal: &Deal) -> Held {
    same(case.text("kind"), if deal.is_cost { "cost" } else { "value" })
}

/// Nobody gains by leaving this split, which is one of all there is.
pub fn in_core(deal: &Deal, split: &[Ratio]) -> Held {
    same(split.iter().sum::<Ratio>(), deal.of_mask(deal.all())).and(|| {
        all((1..deal.all()).map(|mask| {
            let gain = deal.gain(split, mask);
            is(!gain.is_positive(), || format!("{} gains {gain}", letters(mask)))
        }))
    })
}

fn claim_core(case: &Case) -> Held {
    let deal = Deal::of(case);
    let split = split(case, "split");
    let alone = || match (case.text("splits"), is_only(&deal, &split)) {
        ("some", _) => Held::True,
        (_, None) => Held::Open,
        (told, Some(is_only)) => same(told, if is_only { "one" } else { "several" }),
    };
    in_core(&deal, &split).and(alone)
}

/// Whether no other split is safe: whatever is shifted, a coalition that has just its own here loses; `None`: too many players.
fn is_only(deal: &Deal, split: &[Ratio]) -> Option<bool> {
    let tight: Vec<u32> = (1..deal.all()).filter(|mask| deal.gain(split, *mask) == Ratio::default()).collect();
    let filled = deal.balanced(&tight)?.flatten().filter(|(_, weight)| weight.is_positive());
    let held: BTreeSet<u32> = filled.map(|(mask, _)| mask).collect();
    Some(deal.settles(&held.into_iter().collect::<Vec<u32>>()) == Held::True)
}

fn proof_point(case: &Case) -> Held {
    in_core(&Deal::of(case), &split(case, "split"))
}

/// Some balanced collection does better than all together.
fn no_core(case: &Case) -> Held {
    let deal = Deal::of(case);
    let whole = deal.of_mask(deal.all());
    match deal.balanced(&(1..deal.all()).collect::<Vec<u32>>()) {
        None => Held::Open,
        Some(mut found) => {
            let does = |weights: &Vec<(u32, Ratio)>| {
                let brings: Ratio = weights.iter().map(|(mask, weight)| deal.of_mask(*mask) * weight).sum();
                deal.turn(brings) > deal.turn(whole.clone())
            };
            is(found.any(|weights| does(&weights)), || "no balanced collection does better".into())
        }
    }
}

/// The split on the table, with the coalition that gains most by leaving it, of equals the smallest, then the first.
fn most_hurt(deal: &Deal) -> Option<(u32, Ratio)> {
    let split = deal.split.clone()?;
    let gains = (1..deal.all()).map(|mask| (mask, deal.gain(&split, mask))).filter(|(_, gain)| gain.is_positive());
    gains.max_by(|(am, a), (bm, b)| a.cmp(b).then(bm.count_ones().cmp(&am.count_ones())).then(bm.cmp(am)))
}

fn claim_hurt(case: &Case) -> Held {
    let deal = Deal::of(case);
    let told = (case.text("coalition").to_owned(), rational(case.text("gain")));
    same(Some(told), most_hurt(&deal).map(|(mask, gain)| (letters(mask), gain))).and(|| kind(case, &deal))
}

fn content(case: &Case) -> Held {
    let deal = Deal::of(case);
    let hurt = most_hurt(&deal);
    is(hurt.is_none(), || format!("{hurt:?}"))
}

/// The split that is spoken of: the one on the table, else the one that is proposed.
pub fn meant(case: &Case, deal: &Deal) -> Vec<Ratio> {
    let proposed = || {
        let steps = &case.met.answer.reason.steps;
        let says = steps.iter().find(|step| step.role == Role::Move).map(|step| &step.says).expect("a move is told");
        told_word(&Case { met: case.met, step: None, says })
    };
    deal.split.clone().unwrap_or_else(proposed)
}

/// The split that a sentence tells as it is typed.
fn told_word(case: &Case) -> Vec<Ratio> {
    case.text("word").trim_start_matches('@').split(',').map(rational).collect()
}

/// Players up to whom other splits are tried.
const SHIFTED: usize = 5;

/// Whether a condition tells the splits that nobody objects to from others: this one, and those in which one player gives another a part.
pub fn decides(deal: &Deal, split: &[Ratio], is_safe: impl Fn(&[Ratio]) -> bool) -> Held {
    let is_content = |split: &[Ratio]| (1..deal.all()).all(|mask| !deal.gain(split, mask).is_positive());
    let told = |split: &[Ratio]| is(is_content(split) == is_safe(split), || format!("{split:?}"));
    let mut tried = vec![split.to_vec()];
    let tried_players = if deal.players <= SHIFTED { split.len() } else { 0 };
    for (from, to) in (0..tried_players).flat_map(|from| (0..tried_players).map(move |to| (from, to))) {
        for part in [1, 2, 7] {
            let mut other = split.to_vec();
            let part = &split[from] / Ratio::from_integer(part.into());
            let part = if part == Ratio::default() { Ratio::from_integer(1.into()) } else { part };
            other[from] -= &part;
            other[to] += &part;
            tried.push(other);
        }
    }
    all(tried.iter().map(|split| told(split)))
}

/// What each player may get at least and at most: by the rows, and as it decides.
fn bounds(case: &Case) -> Held {
    let deal = Deal::of(case);
    let split = meant(case, &deal);
    let whole = deal.of_mask(deal.all());
    let ends = |player: usize| {
        let ends = [deal.of_mask(1 << player), &whole - deal.of_mask(deal.all() ^ 1 << player)];
        if deal.is_cost { [ends[1].clone(), ends[0].clone()] } else { ends }
    };
    let rows = rows(case);
    let last = |cell: &str| rational(cell.rsplit("= ").next().expect("a number"));
    let each = rows.iter().enumerate().map(|(player, row)| {
        let told = [last(&row[1]), rational(&row[2]), last(&row[3])];
        let [least, most] = ends(player);
        same(row[0].clone(), letters(1 << player)).and(|| same(told, [least, split[player].clone(), most]))
    });
    let is_safe = |split: &[Ratio]| {
        (0..deal.players).all(|player| {
            let [least, most] = ends(player);
            least <= split[player] && split[player] <= most
        })
    };
    all([same(rows.len(), deal.players), same(rational(case.text("whole")), whole.clone()), kind(case, &deal)])
        .and(|| all(each))
        .and(|| decides(&deal, &split, is_safe))
}

/// Every row of the table: alone, in the split, and the difference, those that gain most first.
fn outlook(case: &Case) -> Held {
    let deal = Deal::of(case);
    let split = meant(case, &deal);
    let rows = rows(case);
    let mut gains: Vec<Ratio> = (1..deal.all()).map(|mask| deal.gain(&split, mask)).collect();
    gains.sort_by(|a, b| b.cmp(a));
    let total = gains.len();
    gains.truncate(rows.len());
    let each = rows.iter().map(|row| {
        let mask = deal::mask(&row[0]);
        let found = [deal.of_mask(mask), deal.sum(&split, mask), deal.gain(&split, mask)];
        same(row[1..].iter().map(|cell| rational(cell)).collect::<Vec<_>>(), found.to_vec())
    });
    let told: Vec<Ratio> = rows.iter().map(|row| rational(&row[3])).collect();
    all([
        same(told, gains),
        same([case.size("shown"), case.size("total")], [rows.len(), total]),
        same(case.text("part"), if rows.len() < total { "some" } else { "all" }),
        kind(case, &deal),
    ])
    .and(|| all(each))
}

/// Coalitions, each player in one, that have together what all have.
fn parts(case: &Case) -> Held {
    let deal = Deal::of(case);
    let told = case.texts("parts");
    let told: Vec<(u32, Ratio)> = told
        .iter()
        .filter_map(|part| part.split_once(' '))
        .map(|(names, worth)| (deal::mask(names), rational(worth)))
        .collect();
    let whole = rational(case.text("whole"));
    let is_cut = told.iter().map(|(mask, _)| mask.count_ones()).sum::<u32>() == deal.players as u32
        && told.iter().fold(0, |all, (mask, _)| all | mask) == deal.all();
    is(is_cut && told.len() > 1, || "they are no parts".into())
        .and(|| all(told.iter().map(|(mask, worth)| same(worth.clone(), deal.of_mask(*mask)))))
        .and(|| {
            same((whole.clone(), whole.clone()), (deal.of_mask(deal.all()), told.iter().map(|(_, worth)| worth).sum()))
        })
        .and(|| kind(case, &deal))
}

fn claim_alone(case: &Case) -> Held {
    let deal = Deal::of(case);
    same(rational(case.text("whole")), deal.of_mask(1)).and(|| look_alone(case))
}

fn alone(case: &Case) -> Held {
    same(Deal::of(case).players, 1)
}

fn look_alone(case: &Case) -> Held {
    alone(case).and(|| kind(case, &Deal::of(case)))
}

fn move_alone(case: &Case) -> Held {
    let deal = Deal::of(case);
    let word = if deal.split.is_some() { "accept".to_owned() } else { format!("@{}", deal.of_mask(1)) };
    alone(case).and(|| same(case.text("word"), &word))
}

pub fn has_nothing(case: &Case) -> Held {
    let deal = Deal::of(case);
    all((1..=deal.all()).map(|mask| same(deal.of_mask(mask), Ratio::default())))
}

fn move_nothing(case: &Case) -> Held {
    let deal = Deal::of(case);
    has_nothing(case).and(|| same(told_word(case), vec![Ratio::default(); deal.players]))
}

/// Weights of these coalitions, each player's day being full, that bring all but the level told: then no split does better by all.
fn binds(case: &Case, sign: i64) -> Held {
    let deal = Deal::of(case);
    let level = rational(case.text("level")) * Ratio::from_integer(sign.into());
    let masks: Vec<u32> = case.texts("coalitions").iter().map(|name| deal::mask(name)).collect();
    let whole = deal.turn(deal.of_mask(deal.all()));
    // Where every player is to have as much as alone, that helps to hold the others down.
    let is_fair = case.text("among") == "fair";
    let alone: Vec<u32> = (0..deal.players).map(|player| 1 << player).filter(|_| is_fair).collect();
    let tried: BTreeSet<u32> = masks.iter().chain(&alone).copied().collect();
    let held = match deal.balanced(&tried.into_iter().collect::<Vec<u32>>()) {
        None => Held::Open,
        Some(mut found) => {
            let binds = |weights: &Vec<(u32, Ratio)>| {
                let is_told = |mask: &u32| masks.contains(mask) && !(alone.contains(mask) && level.is_negative());
                let more = |mask: &u32| if is_told(mask) { level.clone() } else { Ratio::default() };
                let at_least = |(mask, weight): &(u32, Ratio)| (deal.turn(deal.of_mask(*mask)) + more(mask)) * weight;
                let tells = weights.iter().any(|(mask, weight)| masks.contains(mask) && weight.is_positive());
                tells && weights.iter().map(at_least).sum::<Ratio>() >= whole
            };
            is(found.any(|weights| binds(&weights)), || "a split leaves all of them better off".into())
        }
    };
    held.and(|| is(!is_fair || deal.is_fair(), || "no split leaves everybody as well off".into()))
        .and(|| same(case.size("count"), masks.len()))
}

/// Whether splits are meant that leave no player worse off than alone.
fn among(case: &Case, deal: &Deal) -> Held {
    same(case.text("among"), if deal.is_fair() { "fair" } else { "all" })
}

fn tight(case: &Case) -> Held {
    binds(case, 1)
}

fn place_lacking(case: &Case) -> Held {
    binds(case, -1)
}

fn place_hurt(case: &Case) -> Held {
    let hurt = most_hurt(&Deal::of(case));
    same(Some(case.size("size")), hurt.map(|(mask, _)| mask.count_ones() as usize))
}

/// The coalitions that come nearest to an objection have none.
fn nobody(case: &Case) -> Held {
    let deal = Deal::of(case);
    let split = deal.split.clone().expect("a split is on the table");
    let told: Vec<u32> = case.texts("coalitions").iter().map(|names| deal::mask(names)).collect();
    let most = (1..deal.all()).map(|mask| deal.gain(&split, mask)).max().expect("two players");
    let alike = (1..deal.all()).filter(|mask| deal.gain(&split, *mask) == most).count();
    let count = if alike > told.len() {
        "many"
    } else if alike > 1 {
        "several"
    } else {
        "one"
    };
    let numbers = [rational(case.text("alone")), rational(case.text("gets"))];
    all([
        all(told.iter().map(|mask| same(deal.gain(&split, *mask), most.clone()))),
        same(case.text("count"), count),
        same(case.size("even") == 1, most == Ratio::default()),
        same(rational(case.text("spared")), -most),
        same(numbers, [deal.of_mask(told[0]), deal.sum(&split, told[0])]),
        kind(case, &deal),
        content(case),
    ])
}

/// Every smaller coalition is so much better off than alone, one of them just so much, and it is the nucleolus.
fn propose(case: &Case) -> Held {
    let deal = Deal::of(case);
    let split = told_word(case);
    let level = rational(case.text("level"));
    let spared = (1..deal.all()).map(|mask| -deal.gain(&split, mask)).min();
    all([
        kind(case, &deal),
        in_core(&deal, &split),
        same(spared, Some(level.clone())),
        same(case.size("gains") == 0, level == Ratio::default()),
        deal.is_nucleolus(&split),
    ])
}

/// The greatest objection to it is so much, and it is the nucleolus; no split is without an objection.
fn propose_lacking(case: &Case) -> Held {
    let deal = Deal::of(case);
    let split = told_word(case);
    let level = rational(case.text("level"));
    let most = (1..deal.all()).map(|mask| deal.gain(&split, mask)).max();
    is(level.is_positive(), || "it is content".into())
        .and(|| same(most, Some(level)))
        .and(|| all([sought(case, &deal), no_core(case), deal.is_nucleolus(&split)]))
}

/// Only one split leaves all as much as alone exactly where that is all there is.
fn sought(case: &Case, deal: &Deal) -> Held {
    let players = (0..deal.all().count_ones()).map(|player| deal.of_mask(1 << player));
    if players.sum::<Ratio>() == deal.of_mask(deal.all()) {
        return same(case.text("among"), "only");
    }
    among(case, deal)
}

fn object(case: &Case) -> Held {
    let deal = Deal::of(case);
    let hurt = most_hurt(&deal);
    let split = deal.split.clone().expect("a split is on the table");
    let told = deal::mask(case.text("coalition"));
    let numbers = [rational(case.text("alone")), rational(case.text("gets"))];
    same(Some(told), hurt.map(|(mask, _)| mask))
        .and(|| same(numbers, [deal.of_mask(told), deal.sum(&split, told)]))
        .and(|| kind(case, &deal))
}

fn accept(case: &Case) -> Held {
    content(case).and(|| same(case.text("word"), "accept"))
}

fn values(case: &Case) -> Held {
    let deal = Deal::of(case);
    let rows = rows(case);
    let column = |at: usize| rows.iter().map(|row| rational(&row[at])).collect::<Vec<_>>();
    let names = (0..deal.players).map(|player| letters(1 << player)).collect::<Vec<_>>();
    same(rows.iter().map(|row| row[0].clone()).collect::<Vec<_>>(), names)
        .and(|| deal.shapley().map_or(Held::Open, |found| same(column(1), found)))
        .and(|| deal.is_nucleolus(&column(2)))
}

fn contributions(case: &Case) -> Held {
    let deal = Deal::of(case);
    let rows = rows(case);
    let each = rows.iter().enumerate().map(|(number, row)| {
        let mask = number as u32;
        let name = if mask == 0 { "-".to_owned() } else { letters(mask) };
        let cells = (0..deal.players).map(|player| match mask >> player & 1 {
            1 => "-".to_owned(),
            _ => (deal.of_mask(mask | 1 << player) - deal.of_mask(mask)).to_string(),
        });
        same(row.clone(), std::iter::once(name).chain(cells).collect())
    });
    same(rows.len() as u32, deal.all()).and(|| all(each))
}

/// Whether nothing can be divided so that no coalition objects; `None`: too large.
pub fn has_no_core(deal: &Deal) -> Option<bool> {
    let whole = deal.turn(deal.of_mask(deal.all()));
    let mut found = deal.balanced(&(1..deal.all()).collect::<Vec<u32>>())?;
    Some(found.any(|weights| {
        weights.iter().map(|(mask, weight)| deal.turn(deal.of_mask(*mask)) * weight).sum::<Ratio>() > whole
    }))
}
