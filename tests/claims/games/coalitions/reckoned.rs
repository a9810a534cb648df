//! What is reckoned with coalitions: that they want more than there is, and that they leave one split alone.

use num_traits::Signed;

use ground::num::Ratio;

use super::deal::{Deal, mask, rational};
use super::{kind, meant, rows};
use crate::claim::{Case, Held, all, is, same};

/// Coalitions that hold each player equally often, with what they have alone and what is then in the split.
fn out_of_reach(case: &Case, deal: &Deal, counts: &[(u32, Ratio)], times: &Ratio, brings: &Ratio) -> Held {
    let days = (0..deal.players).map(|player| {
        let full: Ratio = counts.iter().filter(|(mask, _)| mask >> player & 1 == 1).map(|(_, count)| count).sum();
        same(full, times.clone())
    });
    let sum: Ratio = counts.iter().map(|(mask, count)| deal.of_mask(*mask) * count).sum();
    all([
        same(brings.clone(), sum),
        is(counts.iter().all(|(_, count)| count.is_positive()), || "a count is not positive".into()),
        is(deal.turn(brings.clone()) > deal.turn(deal.of_mask(deal.all()) * times), || "it does no better".into()),
        kind(case, deal),
    ])
    .and(|| all(days))
}

/// Each player is in one of them, and what they have alone is told term by term.
pub fn lacking(case: &Case) -> Held {
    let deal = Deal::of(case);
    let one = Ratio::from_integer(1.into());
    let counts: Vec<(u32, Ratio)> = case.texts("coalitions").iter().map(|name| (mask(name), one.clone())).collect();
    let (terms, brings) = case.text("sum").split_once(" = ").expect("a sum");
    let terms: Vec<Ratio> = terms.split(" + ").map(|term| rational(term.trim_matches(['(', ')']))).collect();
    out_of_reach(case, &deal, &counts, &one, &rational(brings))
        .and(|| same(terms, counts.iter().map(|(mask, _)| deal.of_mask(*mask)).collect()))
        .and(|| same(rational(case.text("whole")), deal.of_mask(deal.all())))
}

/// The same where a player is in several of them.
pub fn balanced(case: &Case) -> Held {
    let deal = Deal::of(case);
    let rows = rows(case);
    let times = Ratio::from_integer(case.nat("times").into());
    let counts: Vec<(u32, Ratio)> = rows.iter().map(|row| (mask(&row[0]), rational(&row[1]))).collect();
    let each = rows.iter().map(|row| {
        let (count, worth) = (rational(&row[1]), deal.of_mask(mask(&row[0])));
        same([rational(&row[2]), rational(&row[3])], [worth.clone(), worth * count])
    });
    let gives = case.text("all").rsplit("= ").next().map(rational);
    out_of_reach(case, &deal, &counts, &times, &rational(case.text("brings")))
        .and(|| same(gives, Some(deal.of_mask(deal.all()) * &times)))
        .and(|| all(each))
}

/// A sum of coalitions as it is told: `AB + 2 C`, `ABC - C`.
fn summed(text: &str) -> Vec<(u32, Ratio)> {
    let mut sign = Ratio::from_integer(1.into());
    let mut count = sign.clone();
    let mut found = Vec::new();
    for word in text.split(' ') {
        match word {
            "+" => sign = Ratio::from_integer(1.into()),
            "-" => sign = Ratio::from_integer((-1).into()),
            number if number.starts_with(|c: char| c.is_ascii_digit()) => count = rational(number),
            names => {
                found.push((mask(names), &sign * &count));
                count = Ratio::from_integer(1.into());
            }
        }
    }
    found
}

/// Whether a row takes something away on its right.
fn told_rows_take(case: &Case) -> bool {
    rows(case).iter().any(|row| row[1].contains(" - "))
}

/// Row by row the coalitions hold each player as often as what stands beside them, and what they get beyond their own is divided alike; each
/// gets so much; no row leaves less than the one before it; and these sums leave only one split, which is the nucleolus.
pub fn rounds(case: &Case) -> Held {
    let deal = Deal::of(case);
    let split = meant(case, &deal);
    let rows = rows(case);
    let mut least: Option<Ratio> = None;
    let mut told = Vec::new();
    for row in &rows {
        let (counts, known) = (summed(&row[0]), summed(&row[1]));
        let count = |list: &[(u32, Ratio)], own: &dyn Fn(u32) -> Ratio| -> Ratio {
            list.iter().map(|(mask, count)| own(*mask) * count).sum()
        };
        let level = rational(row[4].rsplit("= ").next().expect("a number"));
        let alone = count(&counts, &|mask| deal.of_mask(mask));
        let gets = count(&known, &|mask| deal.sum(&split, mask));
        let beyond = deal.turn(&gets - &alone) / count(&counts, &|_| Ratio::from_integer(1.into()));
        let covers = (0..deal.players).map(|player| {
            let holds = |mask: u32| Ratio::from_integer((mask >> player & 1).into());
            same(count(&counts, &holds), count(&known, &holds))
        });
        let spared = counts.iter().map(|(mask, _)| same(-deal.gain(&split, *mask), level.clone()));
        let held = all([
            same([rational(&row[2]), rational(&row[3])], [alone, gets]),
            same(level.clone(), beyond),
            is(least.as_ref().is_none_or(|least| *least <= level), || format!("{level} comes late")),
        ]);
        let held = held.and(|| all(covers)).and(|| all(spared));
        if held != Held::True {
            return held;
        }
        least = Some(level);
        told.extend(counts.into_iter().map(|(mask, _)| mask));
    }
    let rows = if rows.len() == 1 { "one" } else { "several" };
    let takes = told_rows_take(case);
    all([
        same(case.text("rows"), rows),
        same(case.size("takes") > 0, takes),
        kind(case, &deal),
        deal.settles(&told),
        deal.is_nucleolus(&split),
    ])
}
