//! What is said of `at_once`, message by message.

use std::cmp::Ordering;

use num_traits::{One, Signed, ToPrimitive, Zero};

use ground::num::Ratio;
use ground::rules::Side;
use ground::say::{Arg, Say};
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::purse::work;

use super::coalitions::deal::rational;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("at-once-claim", Fact(claim)),
    ("at-once-claim-reply", Fact(claim_reply)),
    ("at-once-claim-known", Fact(claim_known)),
    ("at-once-claim-both", Fact(claim_both)),
    ("at-once-ask", Question),
    ("at-once-look-none", Fact(look_none)),
    ("at-once-look-saddle", Fact(look_saddle)),
    ("at-once-rows", Part),
    ("at-once-place", Fact(place)),
    ("at-once-weight", Fact(weight)),
    ("at-once-move", Fact(choose)),
    ("at-once-move-fixed", Fact(choose_fixed)),
    ("at-once-choice", Part),
    ("at-once-often", Part),
    ("at-once-brings", Part),
    ("at-once-proof", Fact(proof)),
    ("at-once-corners", Fact(corners)),
    ("at-once-corner", Part),
    ("at-once-regret", Fact(regret)),
    ("at-once-law", Source),
];

/// Choices that a sentence or a table names at most.
const LISTED: usize = 12;

/// What the rows win, the names of the choices, the mixes of both sides, and whose view it is.
struct Sheet {
    pays: Vec<Vec<Ratio>>,
    names: [Vec<String>; 2],
    mixes: [Vec<Ratio>; 2],
    me: usize,
}

/// Every way to put so many regiments on so many posts, in the order of the dictionary.
fn ways(posts: usize, regiments: u64) -> Vec<Vec<u64>> {
    if posts == 1 {
        return vec![vec![regiments]];
    }
    let first =
        |here: u64| ways(posts - 1, regiments - here).into_iter().map(move |rest| [&[here][..], &rest].concat());
    (0..=regiments).flat_map(first).collect()
}

/// The table by the words of the game.
fn table(case: &Case) -> (Vec<Vec<Ratio>>, [Vec<String>; 2]) {
    let text = case.met.place.text();
    let told = text.split(' ').next().expect("a setup");
    if case.met.entry.card.id == "blotto" {
        let posts = case.met.param("posts").parse().expect("a number");
        let is_dresher = case.met.param("payoff") == "dresher";
        let sides: Vec<Vec<Vec<u64>>> = told.split(',').map(|n| ways(posts, n.parse().expect("a number"))).collect();
        let post = |(own, other): (&u64, &u64)| {
            let prize = |beaten: u64| if is_dresher { beaten as i64 + 1 } else { 1 };
            match own.cmp(other) {
                Ordering::Greater => prize(*other),
                Ordering::Less => -prize(*own),
                Ordering::Equal => 0,
            }
        };
        let pays = |own: &Vec<u64>, others: &Vec<u64>| {
            Ratio::from_integer(own.iter().zip(others).map(post).sum::<i64>().into())
        };
        let table = sides[0].iter().map(|own| sides[1].iter().map(|others| pays(own, others)).collect()).collect();
        let name = |way: &Vec<u64>| way.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        return (table, [0, 1].map(|side| sides[side].iter().map(name).collect()));
    }
    let table: Vec<Vec<Ratio>> = told.split(';').map(|row| row.split(',').map(rational).collect()).collect();
    let names = |count: usize| (1..=count).map(|n| n.to_string()).collect::<Vec<_>>();
    let sizes = [table.len(), table[0].len()];
    (table, sizes.map(names))
}

fn sheet(case: &Case) -> Sheet {
    let (pays, names) = table(case);
    let mixes = [Side::First, Side::Second].map(|side| {
        let mix = case.met.answer.mix.iter().find(|mix| mix.player == side).expect("both sides mix");
        let weight = |name: &String| mix.plays.iter().find(|(play, _)| play == name).map(|(_, weight)| weight.clone());
        names[side as usize].iter().map(|name| weight(name).unwrap_or_default()).collect()
    });
    Sheet { pays, names, mixes, me: case.met.place.to() as usize }
}

impl Sheet {
    /// What each choice of a side brings it against the other's mix.
    fn brings(&self, side: usize) -> Vec<Ratio> {
        let other = &self.mixes[1 - side];
        let cell = |own: usize, other: usize| {
            if side == 0 { self.pays[own][other].clone() } else { -&self.pays[other][own] }
        };
        let sum = |own: usize| other.iter().enumerate().map(|(at, weight)| cell(own, at) * weight).sum::<Ratio>();
        (0..self.names[side].len()).map(sum).collect()
    }

    /// What a side's mix brings it against the other's.
    fn mean(&self, side: usize) -> Ratio {
        self.brings(side).iter().zip(&self.mixes[side]).map(|(brings, weight)| brings * weight).sum()
    }

    /// The most that a side has against the other's mix.
    fn most(&self, side: usize) -> Ratio {
        self.brings(side).into_iter().max().expect("a choice")
    }

    /// Weights are not negative and sum to 1.
    fn are_mixes(&self) -> Held {
        let is_mix =
            |mix: &Vec<Ratio>| mix.iter().all(|weight| !weight.is_negative()) && mix.iter().sum::<Ratio>().is_one();
        is(self.mixes.iter().all(is_mix), || "they are no mixes".into())
    }
}

/// A number as it is told, perhaps with its decimals behind it, or rounded where the fraction is long.
fn is_told(text: &str, found: &Ratio) -> Held {
    let word = text.split(' ').next().expect("a number");
    let Some(rounded) = word.strip_prefix('≈') else { return same(rational(word), found.clone()) };
    let places = rounded.split_once('.').map_or(0, |(_, places)| places.len());
    let unit = Ratio::from_integer(10.into()).pow(-(places as i32));
    is((rational(rounded) - found).abs() < unit, || format!("{text} is told, found {found}"))
}

fn told(case: &Case, name: &str, found: &Ratio) -> Held {
    is_told(case.text(name), found)
}

/// The other side cannot take more than the value from the own mix, and the own side no more from the other's.
fn claim(case: &Case) -> Held {
    let sheet = sheet(case);
    let value = sheet.most(sheet.me);
    sheet.are_mixes().and(|| told(case, "value", &value)).and(|| same(-sheet.most(1 - sheet.me), value.clone()))
}

fn claim_reply(case: &Case) -> Held {
    let sheet = sheet(case);
    let value = sheet.most(sheet.me);
    sheet.are_mixes().and(|| told(case, "value", &value)).and(|| same(sheet.mean(sheet.me), value.clone()))
}

fn claim_known(case: &Case) -> Held {
    let sheet = sheet(case);
    sheet.are_mixes().and(|| told(case, "value", &-sheet.most(1 - sheet.me)))
}

fn claim_both(case: &Case) -> Held {
    let sheet = sheet(case);
    sheet.are_mixes().and(|| told(case, "value", &sheet.mean(sheet.me)))
}

/// The cells that are the least of their row and the greatest of their column.
fn saddles(pays: &[Vec<Ratio>]) -> Vec<(usize, usize)> {
    let is_saddle = |(row, col): &(usize, usize)| {
        let cell = &pays[*row][*col];
        pays[*row].iter().all(|other| other >= cell) && pays.iter().all(|other| other[*col] <= *cell)
    };
    (0..pays.len()).flat_map(|row| (0..pays[0].len()).map(move |col| (row, col))).filter(is_saddle).collect()
}

/// The whole table is shown, its saddles marked, where it is small.
fn shown_table(case: &Case) -> Held {
    let (pays, names) = table(case);
    let is_small = pays.len() <= LISTED && pays[0].len() <= LISTED;
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, focus, .. }) => {
            let line = |(name, row): (&String, &Vec<Ratio>)| {
                std::iter::once(name.clone()).chain(row.iter().map(Ratio::to_string)).collect::<Vec<String>>()
            };
            let marked: Vec<(usize, usize)> = saddles(&pays).into_iter().map(|(row, col)| (row, col + 1)).collect();
            same(rows.clone(), names[0].iter().zip(&pays).map(line).collect()).and(|| same(focus.clone(), marked))
        }
        _ => is(!is_small, || "the table is not shown".into()),
    }
}

fn look_none(case: &Case) -> Held {
    let (pays, _) = table(case);
    is(saddles(&pays).is_empty(), || format!("{:?}", saddles(&pays))).and(|| shown_table(case))
}

fn look_saddle(case: &Case) -> Held {
    let (pays, names) = table(case);
    let Some(&(row, col)) = saddles(&pays).first() else { return Held::False("there is no such cell".into()) };
    same((case.text("row"), case.text("col")), (names[0][row].as_str(), names[1][col].as_str()))
        .and(|| told(case, "pays", &pays[row][col]))
        .and(|| shown_table(case))
}

fn place(case: &Case) -> Held {
    let sheet = sheet(case);
    let played = sheet.names[sheet.me].iter().zip(&sheet.mixes[sheet.me]).filter(|(_, weight)| !weight.is_zero());
    same(case.texts("choices"), played.map(|(name, _)| name.clone()).take(LISTED).collect())
}

fn weight(case: &Case) -> Held {
    let sheet = sheet(case);
    let choice = sheet.names[sheet.me].iter().position(|name| name == case.text("choice"));
    same(choice.map(|choice| sheet.mixes[sheet.me][choice].clone()), Some(rational(case.text("weight"))))
}

/// The weights named in a sentence sum to 1, where not more are played than it names.
fn weights_sum(case: &Case, sheet: &Sheet) -> Held {
    let weights = case.says.args.iter().find(|(name, _)| *name == "weights").map(|(_, arg)| arg);
    let Some(Arg::List(items)) = weights else { return Held::False("no weights are told".into()) };
    let text = |says: &Say| says.args.iter().find(|(name, _)| *name == "weight").map(|(_, arg)| arg.clone());
    let told: Ratio = items
        .iter()
        .filter_map(|item| if let Arg::Say(says) = item { text(says) } else { None })
        .map(|arg| if let Arg::Text(text) = arg { rational(&text) } else { Ratio::zero() })
        .sum();
    let played = sheet.mixes[sheet.me].iter().filter(|weight| !weight.is_zero()).count();
    is(told.is_one() || played > LISTED, || format!("they sum to {told}"))
}

/// The rows tell what each choice of a side brings against the other's mix; those that bring the value are marked.
fn shown_brings(case: &Case, sheet: &Sheet, side: usize, value: &Ratio) -> Held {
    let Some(Exhibit::Table { rows, focus, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let brings = sheet.brings(side);
    let each = rows.iter().enumerate().map(|(at, row)| {
        same(row[0].clone(), sheet.names[side][at].clone())
            .and(|| is_told(&row[1], &sheet.mixes[side][at]))
            .and(|| is_told(&row[2], &brings[at]))
    });
    let marked = (0..rows.len()).filter(|at| brings[*at] == *value).map(|at| (at, 2)).collect::<Vec<_>>();
    same(rows.len(), brings.len().min(LISTED)).and(|| all(each)).and(|| same(focus.clone(), marked))
}

fn choose(case: &Case) -> Held {
    let sheet = sheet(case);
    let brings = sheet.brings(sheet.me);
    let played: Vec<&Ratio> = brings
        .iter()
        .zip(&sheet.mixes[sheet.me])
        .filter(|(_, weight)| !weight.is_zero())
        .map(|(brings, _)| brings)
        .collect();
    is(played.iter().all(|brings| *brings == played[0]), || "one of them brings more".into())
        .and(|| is(brings.iter().all(|brings| brings <= played[0]), || "one left out brings more".into()))
        .and(|| weights_sum(case, &sheet))
        .and(|| shown_brings(case, &sheet, sheet.me, played[0]))
}

fn choose_fixed(case: &Case) -> Held {
    let sheet = sheet(case);
    let name = if sheet.me == 0 { "first" } else { "second" };
    let fixed: Vec<Ratio> = case.met.param(name).split(',').map(rational).collect();
    let is_both = case.met.param(if sheet.me == 0 { "second" } else { "first" }) != "-";
    let value = if is_both { sheet.mean(sheet.me) } else { -sheet.most(1 - sheet.me) };
    same(fixed, sheet.mixes[sheet.me].clone())
        .and(|| weights_sum(case, &sheet))
        .and(|| shown_brings(case, &sheet, sheet.me, &value))
}

fn proof(case: &Case) -> Held {
    let sheet = sheet(case);
    let least = -sheet.most(1 - sheet.me);
    let value = sheet.most(sheet.me);
    told(case, "least", &least)
        .and(|| told(case, "value", &value))
        .and(|| same(least.clone(), value.clone()))
        .and(|| shown_brings(case, &sheet, 1 - sheet.me, &-least))
}

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
fn solved(mut rows: Vec<(Vec<Ratio>, Ratio)>) -> Option<Vec<Ratio>> {
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

fn corners(case: &Case) -> Held {
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
fn regret(case: &Case) -> Held {
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
