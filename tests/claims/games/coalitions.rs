//! What is said of `coalitions`, message by message.

pub mod deal;

use std::collections::BTreeSet;

use num_traits::Signed;

use ground::num::Ratio;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use deal::{Deal, letters, rational};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("coalitions-claim-core", Fact(claim_core)),
    ("coalitions-claim-no-core", Fact(no_core)),
    ("coalitions-claim-hurt", Fact(claim_hurt)),
    ("coalitions-claim-content", Fact(content)),
    ("coalitions-ask-propose", Question),
    ("coalitions-ask", Question),
    ("coalitions-look-alone", Fact(look_alone)),
    ("coalitions-look", Fact(look)),
    ("coalitions-place-alone", Fact(alone)),
    ("coalitions-place-tight", Fact(tight)),
    ("coalitions-place-lacking", Fact(lacking)),
    ("coalitions-place-hurt", Fact(place_hurt)),
    ("coalitions-place-nobody", Fact(content)),
    ("coalitions-move-propose", Fact(propose)),
    ("coalitions-move-object", Fact(object)),
    ("coalitions-move-accept", Fact(accept)),
    ("coalitions-proof-point", Fact(point)),
    ("coalitions-proof-balanced", Fact(balanced)),
    ("coalitions-proof-claims", Fact(claims)),
    ("coalitions-proof-contributions", Fact(contributions)),
    ("coalitions-head-coalition", Part),
    ("coalitions-head-alone", Part),
    ("coalitions-head-gets", Part),
    ("coalitions-head-gains", Part),
    ("coalitions-head-part", Part),
    ("coalitions-head-brings", Part),
    ("coalitions-head-player", Part),
    ("coalitions-head-shapley", Part),
    ("coalitions-head-banzhaf", Part),
    ("coalitions-head-nucleolus", Part),
    ("coalitions-head-joins", Part),
    ("coalitions-law-core", Source),
    ("coalitions-law-values", Source),
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
fn kind(case: &Case, deal: &Deal) -> Held {
    same(case.text("kind"), if deal.is_cost { "cost" } else { "value" })
}

/// Nobody gains by leaving this split, which is one of all there is.
fn in_core(deal: &Deal, split: &[Ratio]) -> Held {
    same(split.iter().sum::<Ratio>(), deal.of_mask(deal.all())).and(|| {
        all((1..deal.all()).map(|mask| {
            let gain = deal.gain(split, mask);
            is(!gain.is_positive(), || format!("{} gains {gain}", letters(mask)))
        }))
    })
}

fn claim_core(case: &Case) -> Held {
    let deal = Deal::of(case);
    in_core(&deal, &split(case, "split"))
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

/// Every row of the table: alone, in the split, and the difference, those that gain most first.
fn outlook(case: &Case, deal: &Deal, split: &[Ratio]) -> Held {
    let rows = rows(case);
    let most = if deal.players == 1 { 2 } else { deal.all() };
    let mut gains: Vec<Ratio> = (1..most).map(|mask| deal.gain(split, mask)).collect();
    gains.sort_by(|a, b| b.cmp(a));
    gains.truncate(16);
    let each = rows.iter().map(|row| {
        let mask = deal::mask(&row[0]);
        let found = [deal.of_mask(mask), deal.sum(split, mask), deal.gain(split, mask)];
        same(row[1..].iter().map(|cell| rational(cell)).collect::<Vec<_>>(), found.to_vec())
    });
    let told: Vec<Ratio> = rows.iter().map(|row| rational(&row[3])).collect();
    same(told, gains).and(|| all(each)).and(|| kind(case, deal))
}

fn look_alone(case: &Case) -> Held {
    let deal = Deal::of(case);
    match told_nucleolus(case) {
        Some(split) => outlook(case, &deal, &split),
        None => Held::False("the best split is not told".into()),
    }
}

fn look(case: &Case) -> Held {
    let deal = Deal::of(case);
    let split = deal.split.clone().expect("a split is on the table");
    outlook(case, &deal, &split)
}

fn alone(case: &Case) -> Held {
    let deal = Deal::of(case);
    same(deal.players, 1).and(|| kind(case, &deal))
}

/// Weights of these coalitions, each player's day being full, that bring all but the level told: then no split does better by all.
fn binds(case: &Case, sign: i64) -> Held {
    let deal = Deal::of(case);
    let level = rational(case.text("level")) * Ratio::from_integer(sign.into());
    let masks: Vec<u32> = case.texts("coalitions").iter().map(|name| deal::mask(name)).collect();
    let whole = deal.turn(deal.of_mask(deal.all()));
    // Where every player is to have as much as alone, that helps to hold the others down.
    let alone: Vec<u32> = (0..deal.players).map(|player| 1 << player).filter(|_| deal.is_fair()).collect();
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
    held.and(|| kind(case, &deal)).and(|| among(case, &deal))
}

/// Whether splits are meant that leave no player worse off than alone.
fn among(case: &Case, deal: &Deal) -> Held {
    same(case.text("among"), if deal.is_fair() { "fair" } else { "all" })
}

fn tight(case: &Case) -> Held {
    binds(case, 1)
}

fn lacking(case: &Case) -> Held {
    binds(case, -1)
}

fn place_hurt(case: &Case) -> Held {
    let hurt = most_hurt(&Deal::of(case));
    same(Some(case.size("size")), hurt.map(|(mask, _)| mask.count_ones() as usize))
}

/// The nucleolus as the table of claims tells it.
fn told_nucleolus(case: &Case) -> Option<Vec<Ratio>> {
    let steps = &case.met.answer.reason.steps;
    let claims = steps.iter().find(|step| step.says.key == "coalitions-proof-claims")?;
    match &claims.shows {
        Some(Exhibit::Table { rows, .. }) => Some(rows.iter().map(|row| rational(&row[3])).collect()),
        _ => None,
    }
}

fn propose(case: &Case) -> Held {
    let deal = Deal::of(case);
    let word = case.text("word").trim_start_matches('@');
    let split: Vec<Ratio> = word.split(',').map(rational).collect();
    kind(case, &deal).and(|| among(case, &deal)).and(|| deal.is_nucleolus(&split))
}

fn object(case: &Case) -> Held {
    let hurt = most_hurt(&Deal::of(case));
    same(Some(case.text("coalition").to_owned()), hurt.map(|(mask, _)| letters(mask)))
}

fn accept(case: &Case) -> Held {
    content(case).and(|| same(case.text("word"), "accept"))
}

fn point(case: &Case) -> Held {
    let deal = Deal::of(case);
    let (split, epsilon) = (split(case, "split"), rational(case.text("epsilon")));
    in_core(&deal, &split).and(|| same(case.size("gains") == 1, epsilon != rational("0"))).and(|| {
        all((1..deal.all()).map(|mask| {
            let gain = deal.gain(&split, mask);
            is(-&gain >= epsilon, || format!("{} is {} better off", letters(mask), -&gain))
        }))
    })
}

fn balanced(case: &Case) -> Held {
    let deal = Deal::of(case);
    let (brings, whole) = (rational(case.text("brings")), rational(case.text("whole")));
    let rows = rows(case);
    let days = (0..deal.players).map(|player| {
        let full: Ratio =
            rows.iter().filter(|row| deal::mask(&row[0]) >> player & 1 == 1).map(|row| rational(&row[1])).sum();
        same(full, Ratio::from_integer(1.into()))
    });
    let each = rows.iter().map(|row| {
        let (weight, worth) = (rational(&row[1]), deal.of_mask(deal::mask(&row[0])));
        same([rational(&row[2]), rational(&row[3])], [worth.clone(), worth * &weight])
            .and(|| is(weight.is_positive(), || format!("{row:?}")))
    });
    let sum: Ratio = rows.iter().map(|row| rational(&row[3])).sum();
    all([
        same((brings.clone(), whole.clone()), (sum, deal.of_mask(deal.all()))),
        is(deal.turn(brings) > deal.turn(whole), || "it does no better".into()),
        kind(case, &deal),
    ])
    .and(|| all(days))
    .and(|| all(each))
}

fn claims(case: &Case) -> Held {
    let deal = Deal::of(case);
    let rows = rows(case);
    let column = |at: usize| rows.iter().map(|row| rational(&row[at])).collect::<Vec<_>>();
    let names = (0..deal.players).map(|player| letters(1 << player)).collect::<Vec<_>>();
    same(rows.iter().map(|row| row[0].clone()).collect::<Vec<_>>(), names)
        .and(|| deal.shapley().map_or(Held::Open, |found| same(column(1), found)))
        .and(|| same(column(2), deal.banzhaf()))
        .and(|| deal.is_nucleolus(&column(3)))
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
