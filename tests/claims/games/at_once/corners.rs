//! The corners of the optimal mixes, and what two learners come to.

use num_traits::{One, ToPrimitive, Zero};

use ground::num::Ratio;
use solve::judge::reason::Exhibit;

use super::{LISTED, Sheet, sheet, shown, table};
use crate::claim::{Case, Held, is, same};
use crate::games::coalitions::deal::rational;
use crate::purse::work;

/// The corners of the optimal mixes of a side: every choice of so many of the bounds that has one solution within all of them.
fn found_corners(sheet: &Sheet, side: usize, value: &Ratio) -> Option<Vec<Vec<Ratio>>> {
    let (own, others) = (sheet.names[side].len(), sheet.names[1 - side].len());
    if own + others > 12 {
        return None;
    }
    let pays = |mine: usize, theirs: usize| {
        if side == 0 { sheet.pays[mine][theirs].clone() } else { -&sheet.pays[theirs][mine] }
    };
    // Each bound as weights of the own choices and what they come to at least.
    let bound = |at: usize| -> (Vec<Ratio>, Ratio) {
        if at < own {
            ((0..own).map(|mine| Ratio::from_integer(i32::from(mine == at).into())).collect(), Ratio::zero())
        } else {
            ((0..own).map(|mine| pays(mine, at - own)).collect(), value.clone())
        }
    };
    let bounds: Vec<(Vec<Ratio>, Ratio)> = (0..own + others).map(bound).collect();
    let mut found: Vec<Vec<Ratio>> = Vec::new();
    for set in 0u32..1 << bounds.len() {
        if set.count_ones() as usize != own - 1 {
            continue;
        }
        work(10);
        let tight = bounds.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1).map(|(_, bound)| bound.clone());
        let rows: Vec<(Vec<Ratio>, Ratio)> = tight.chain([(vec![Ratio::one(); own], Ratio::one())]).collect();
        let Some(mix) = solved(rows) else { continue };
        let fits = bounds.iter().all(|(weights, least)| {
            weights.iter().zip(&mix).map(|(weight, own)| weight * own).sum::<Ratio>() >= *least
        });
        if fits && !found.contains(&mix) {
            found.push(mix);
        }
    }
    Some(found)
}

/// The only solution of so many equations in as many unknowns.
pub fn solved(mut rows: Vec<(Vec<Ratio>, Ratio)>) -> Option<Vec<Ratio>> {
    for at in 0..rows.len() {
        let pivot = (at..rows.len()).find(|row| !rows[*row].0[at].is_zero())?;
        rows.swap(at, pivot);
        let by = rows[at].0[at].clone();
        rows[at].0.iter_mut().for_each(|cell| *cell /= &by);
        rows[at].1 /= &by;
        let own = rows[at].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(number, _)| *number != at) {
            let times = row.0[at].clone();
            row.0.iter_mut().zip(&own.0).for_each(|(cell, own)| *cell -= &times * own);
            row.1 -= &times * &own.1;
        }
    }
    Some(rows.into_iter().map(|row| row.1).collect())
}

pub fn corners(case: &Case) -> Held {
    let sheet = sheet(case);
    let value = sheet.most(sheet.me);
    let (Some(mut own), Some(others)) =
        (found_corners(&sheet, sheet.me, &value), found_corners(&sheet, 1 - sheet.me, &-&value))
    else {
        return Held::Open;
    };
    let shown = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => {
            let mut told: Vec<Vec<Ratio>> =
                rows.iter().map(|row| row[1..].iter().map(|cell| rational(cell)).collect()).collect();
            told.sort();
            own.sort();
            is(told.iter().all(|mix| own.contains(mix)) && told.len() == own.len().min(LISTED), || format!("{own:?}"))
        }
        _ => Held::True,
    };
    same((case.size("own"), case.size("others")), (own.len(), others.len())).and(|| shown)
}

/// Both learn once more: the rows against the last columns, the columns against the new rows, later rounds counting more.
pub fn regret(case: &Case) -> Held {
    let (pays, _) = table(case);
    let pays: Vec<Vec<f64>> =
        pays.iter().map(|row| row.iter().map(|cell| cell.to_f64().expect("a small number")).collect()).collect();
    let rounds = case.size("rounds");
    let mut mixes = [vec![0.0; pays.len()], vec![0.0; pays[0].len()]];
    mixes[0][0] = 1.0;
    *mixes[1].last_mut().expect("a column") = 1.0;
    let mut regrets = mixes.clone().map(|mix| vec![0.0; mix.len()]);
    let mut sums = regrets.clone();
    let brings = |side: usize, other: &[f64]| -> Vec<f64> {
        let count = if side == 0 { pays.len() } else { pays[0].len() };
        let cell = |own: usize, at: usize| if side == 0 { pays[own][at] } else { -pays[at][own] };
        (0..count).map(|own| other.iter().enumerate().map(|(at, weight)| cell(own, at) * weight).sum()).collect()
    };
    for round in 1..=rounds {
        for side in 0..2 {
            let gains = brings(side, &mixes[1 - side]);
            let mean: f64 = gains.iter().zip(&mixes[side]).map(|(gain, weight)| gain * weight).sum();
            for own in 0..gains.len() {
                sums[side][own] += round as f64 * mixes[side][own];
                regrets[side][own] = f64::max(0.0, regrets[side][own] + gains[own] - mean);
            }
            let all: f64 = regrets[side].iter().sum();
            let alike = 1.0 / gains.len() as f64;
            mixes[side] = regrets[side].iter().map(|regret| if all > 0.0 { regret / all } else { alike }).collect();
        }
    }
    let means = sums.map(|sums| sums.iter().map(|sum| sum / sums.iter().sum::<f64>()).collect::<Vec<f64>>());
    let most = |side: usize| brings(side, &means[1 - side]).into_iter().fold(f64::NEG_INFINITY, f64::max);
    let far = most(0).midpoint(most(1));
    let told: f64 = case.text("far").parse().expect("a number");
    is((told - far).abs() < 2e-6, || format!("told {told}, found {far}"))
}

/// The table is its own mirror with the signs changed, and the value is 0.
pub fn symmetric(case: &Case) -> Held {
    let sheet = sheet(case);
    let size = sheet.pays.len();
    let is_so = (0..size * size).all(|i| sheet.pays[i / size].get(i % size) == Some(&-&sheet.pays[i % size][i / size]));
    is(is_so, || "the table is no mirror".into()).and(|| is(sheet.worth().is_zero(), || "the value is not 0".into()))
}

/// A table of more rows or columns is not drawn where the first post tells it all.
const SMALL: usize = 6;

pub fn is_told_by_posts(case: &Case, sheet: &Sheet) -> bool {
    let is_wide = sheet.pays.len().max(sheet.pays[0].len()) > SMALL;
    let mut steps = case.met.answer.reason.steps.iter();
    is_wide && shown(case).is_none() && steps.any(|step| step.says.key == "blotto-posts-table")
}
