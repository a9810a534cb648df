//! What is said of `at_once`, message by message.

mod blotto;
mod corners;
mod fixed;
mod found;

use std::cmp::Ordering;

use num_traits::{One, Signed, Zero};

use ground::num::Ratio;
use ground::rules::Side;
use ground::say::{Arg, Say};
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};

use blotto::{coin, even, mirror, ones, outnumbered};
use corners::{corners, is_told_by_posts, regret, symmetric};
use fixed::{look_known, look_reply, move_both, move_fixed, move_reply, place_known, place_reply};
use found::{found_equations, found_minors, found_oddments, found_theirs};

use super::coalitions::deal::rational;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("at-once-claim", Fact(claim)),
    ("at-once-claim-pure", Fact(claim_pure)),
    ("at-once-claim-reply", Fact(claim_reply)),
    ("at-once-claim-known", Fact(claim_known)),
    ("at-once-claim-both", Fact(claim_both)),
    ("at-once-ask", Question),
    ("at-once-ask-saddle", Question),
    ("at-once-ask-reply", Question),
    ("at-once-ask-known", Question),
    ("at-once-look-none", Fact(look_none)),
    ("at-once-look-saddle", Fact(look_saddle)),
    ("at-once-look-reply", Fact(look_reply)),
    ("at-once-look-known", Fact(look_known)),
    ("at-once-rows", Part),
    ("at-once-place", Fact(place)),
    ("at-once-place-saddle", Fact(place_saddle)),
    ("at-once-place-reply", Fact(place_reply)),
    ("at-once-place-known", Fact(place_known)),
    ("at-once-weight", Fact(weight)),
    ("at-once-move", Fact(choose)),
    ("at-once-move-found", Fact(choose)),
    ("at-once-move-pure", Fact(move_pure)),
    ("at-once-move-saddle", Fact(move_saddle)),
    ("at-once-move-reply", Fact(move_reply)),
    ("at-once-move-known", Fact(move_fixed)),
    ("at-once-move-both", Fact(move_both)),
    ("at-once-found-oddments", Fact(found_oddments)),
    ("at-once-found-minors", Fact(found_minors)),
    ("at-once-found-equations", Fact(found_equations)),
    ("at-once-found-theirs", Fact(found_theirs)),
    ("at-once-symmetric", Fact(symmetric)),
    ("at-once-choice", Part),
    ("at-once-worked", Part),
    ("at-once-divided", Part),
    ("at-once-pays", Part),
    ("at-once-minor", Part),
    ("at-once-weighs", Part),
    ("at-once-proof", Fact(proof)),
    ("at-once-proof-other", Fact(proof_other)),
    ("at-once-corners", Fact(corners)),
    ("at-once-corner", Part),
    ("at-once-regret", Fact(regret)),
    ("at-once-law-saddle", Source),
    ("at-once-law-fixed", Source),
    ("at-once-law", Source),
    ("blotto-outnumbered", Fact(outnumbered)),
    ("blotto-even", Fact(even)),
    ("blotto-ones", Fact(ones)),
    ("blotto-coin", Fact(coin)),
    ("blotto-mirror", Fact(mirror)),
    ("blotto-posts-table", Fact(blotto::posts_table)),
    ("blotto-posts-strong", Fact(blotto::posts_strong)),
    ("blotto-posts-weak", Fact(blotto::posts_weak)),
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

/// The lines that are shown, if a table is.
fn shown<'c>(case: &'c Case) -> Option<&'c Vec<Vec<String>>> {
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => Some(rows),
        _ => None,
    }
}

/// The whole table is shown where it is small, perhaps with the least of each row behind it and the most of each column below.
fn shown_table(case: &Case, is_bounded: bool) -> Held {
    let (pays, names) = table(case);
    if pays.len() > LISTED || pays[0].len() > LISTED {
        return is(shown(case).is_none(), || "a large table is shown".into());
    }
    let text = |cell: Option<&Ratio>| cell.expect("a cell").to_string();
    let line = |(name, row): (&String, &Vec<Ratio>)| {
        let least = is_bounded.then(|| text(row.iter().min()));
        [name.clone()].into_iter().chain(row.iter().map(Ratio::to_string)).chain(least).collect::<Vec<String>>()
    };
    let most = |col: usize| text(pays.iter().map(|row| &row[col]).max());
    let last = ["max".to_owned()].into_iter().chain((0..pays[0].len()).map(most)).chain([String::new()]).collect();
    let lines = names[0].iter().zip(&pays).map(line).chain(is_bounded.then_some(last));
    same(shown(case).cloned(), Some(lines.collect()))
}

/// The side whose view it is, as messages call it.
fn own_side(case: &Case, sheet: &Sheet) -> Held {
    same(case.text("side"), if sheet.me == 0 { "first" } else { "second" })
}

impl Sheet {
    /// What the table pays where a choice of a side meets one of the other's.
    fn cell(&self, side: usize, own: usize, other: usize) -> &Ratio {
        if side == 0 { &self.pays[own][other] } else { &self.pays[other][own] }
    }

    /// What the table pays at each choice of a side against the other's mix.
    fn paid(&self, side: usize) -> Vec<Ratio> {
        self.brings(side).into_iter().map(|brings| if side == 0 { brings } else { -brings }).collect()
    }

    /// The choices of a side that secure so much by themselves.
    fn alone(&self, side: usize, value: &Ratio) -> Vec<usize> {
        let others = self.names[1 - side].len();
        let secures = |own: &usize| {
            (0..others).all(|other| {
                let cell = self.cell(side, *own, other);
                if side == 0 { cell >= value } else { cell <= value }
            })
        };
        (0..self.names[side].len()).filter(secures).collect()
    }

    fn played(&self, side: usize) -> Vec<usize> {
        (0..self.mixes[side].len()).filter(|at| !self.mixes[side][*at].is_zero()).collect()
    }

    fn at(&self, side: usize, name: &str) -> usize {
        self.names[side].iter().position(|own| own == name).expect("a choice")
    }

    /// What the table pays a round.
    fn worth(&self) -> Ratio {
        self.most(0)
    }
}

fn look_none(case: &Case) -> Held {
    let sheet = sheet(case);
    let value = sheet.worth();
    let (own, others) = (sheet.alone(sheet.me, &value), sheet.alone(1 - sheet.me, &value));
    let told = match case.text("who") {
        "own" => is(own.contains(&sheet.at(sheet.me, case.text("choice"))) && others.is_empty(), || format!("{own:?}")),
        "other" => {
            let choice = sheet.at(1 - sheet.me, case.text("choice"));
            is(others.contains(&choice) && own.is_empty(), || format!("{others:?}"))
        }
        _ => is(own.is_empty() && others.is_empty(), || format!("{own:?} and {others:?} are as good as mixing")),
    };
    is(saddles(&sheet.pays).is_empty(), || format!("{:?}", saddles(&sheet.pays)))
        .and(|| own_side(case, &sheet))
        .and(|| told)
        .and(|| if is_told_by_posts(case, &sheet) { Held::True } else { shown_table(case, false) })
}

fn look_saddle(case: &Case) -> Held {
    let sheet = sheet(case);
    let is_drawn = case.size("drawn") == 1;
    is(!saddles(&sheet.pays).is_empty(), || "there is no saddle".into())
        .and(|| own_side(case, &sheet))
        .and(|| same(is_drawn, shown(case).is_some()))
        .and(|| shown_table(case, true))
}

fn place_saddle(case: &Case) -> Held {
    let sheet = sheet(case);
    let row = |row: usize| sheet.pays[row].iter().min().expect("a cell");
    let col = |col: usize| sheet.pays.iter().map(|row| &row[col]).max().expect("a cell");
    let (told_row, told_col) = (sheet.at(0, case.text("row")), sheet.at(1, case.text("col")));
    let greatest = (0..sheet.pays.len()).map(row).max().expect("a row");
    let smallest = (0..sheet.pays[0].len()).map(col).min().expect("a column");
    same((row(told_row), col(told_col)), (greatest, smallest))
        .and(|| same(greatest, smallest))
        .and(|| told(case, "pays", greatest))
}

/// The choices that are told, and how many there are.
fn place(case: &Case) -> Held {
    let sheet = sheet(case);
    let played = sheet.played(sheet.me).into_iter().map(|at| sheet.names[sheet.me][at].clone());
    same(case.texts("choices"), played.take(LISTED).collect())
        .and(|| same(case.size("total"), sheet.names[sheet.me].len()))
}

/// Weights are told of the side whose mix they are: the sentence around tells which; both mixes are looked through.
fn weight(case: &Case) -> Held {
    let sheet = sheet(case);
    let weight = rational(case.text("weight"));
    let is_of = |side: usize| {
        let at = sheet.names[side].iter().position(|name| name == case.text("choice"));
        at.is_some_and(|at| sheet.mixes[side][at] == weight)
    };
    is(is_of(0) || is_of(1), || "no mix has it".into())
}

/// The weights named in a sentence are a side's mix, over one denominator.
fn told_mix(case: &Case, sheet: &Sheet, side: usize) -> Held {
    let text = |says: &Say, wanted: &str| {
        let arg = says.args.iter().find(|(name, _)| *name == wanted).map(|(_, arg)| arg);
        if let Some(Arg::Text(text)) = arg { text.clone() } else { String::new() }
    };
    let told: Vec<(String, String)> =
        case.says("weights").into_iter().map(|says| (text(says, "choice"), text(says, "weight"))).collect();
    let below = |weight: &String| weight.split_once('/').map(|(_, below)| below.to_owned());
    let mix: Vec<(String, Ratio)> = told.iter().map(|(choice, weight)| (choice.clone(), rational(weight))).collect();
    let found = sheet.played(side).into_iter().map(|at| (sheet.names[side][at].clone(), sheet.mixes[side][at].clone()));
    same(mix, found.collect())
        .and(|| is(told.iter().all(|(_, weight)| below(weight) == below(&told[0].1)), || format!("{told:?}")))
}

/// A sum such as `2·3 + 1·(-4) = 2`, worked out; the two sides must be equal.
fn worked(text: &str) -> Option<Ratio> {
    let (left, right) = text.split_once(" = ")?;
    let product = |term: &str| {
        let factors = term.split('·').map(|factor| rational(factor.trim_matches(['(', ')'])));
        factors.fold(Ratio::one(), |product, factor| product * factor)
    };
    let sum: Ratio = left.split(" + ").map(product).sum();
    (sum == rational(right)).then_some(sum)
}

/// The lines tell what the table pays at choices of a side against the other's mix: all that it plays, and how many are left out.
fn shown_sums(case: &Case, sheet: &Sheet, side: usize) -> Held {
    let Some(rows) = shown(case) else { return Held::False("no table is shown".into()) };
    let paid = sheet.paid(side);
    let names: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    let lines = rows.iter().map(|row| {
        let at = sheet.at(side, &row[0]);
        let last = row.last().expect("a cell");
        let sum = if row.len() == 3 { worked(&row[1]) } else { Some(Ratio::zero()) };
        let mixed = sheet.played(1 - side);
        let below = mixed.iter().fold(Ratio::one(), |all, other| {
            let weight = &sheet.mixes[1 - side][*other];
            if (&all * weight).is_integer() { all } else { all * Ratio::from_integer(weight.denom().clone()) }
        });
        let is_sum = row.len() < 3
            || sum.as_ref().is_some_and(|sum| {
                (sum.is_zero() && paid[at].is_zero())
                    || (!paid[at].is_zero() && (sum / &paid[at]).is_integer() && sum / &paid[at] <= below)
            });
        is(is_sum, || format!("{row:?} is no sum")).and(|| is_told(last, &paid[at]))
    });
    let is_listed = |at: &usize| names.contains(&sheet.names[side][*at].as_str());
    let most = if side == 0 { paid.iter().max() } else { paid.iter().min() };
    let Some(Exhibit::Table { focus, .. }) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::Open };
    let marked: Vec<usize> = (0..rows.len()).filter(|row| Some(&paid[sheet.at(side, names[*row])]) == most).collect();
    all(lines)
        .and(|| is(sheet.played(side).iter().all(is_listed), || "a choice that is played is not listed".into()))
        .and(|| same(case.size("hidden"), paid.len() - rows.len()))
        .and(|| same(focus.iter().map(|(row, _)| *row).collect(), marked))
}

/// The mover's mix, and where it is worked out, how.
fn choose(case: &Case) -> Held {
    let sheet = sheet(case);
    told_mix(case, &sheet, sheet.me)
}

fn move_pure(case: &Case) -> Held {
    let sheet = sheet(case);
    let value = sheet.worth();
    let alone = sheet.alone(sheet.me, &value);
    is(alone.contains(&sheet.at(sheet.me, case.text("choice"))), || format!("{alone:?}"))
        .and(|| told(case, "pays", &value))
        .and(|| own_side(case, &sheet))
}

fn move_saddle(case: &Case) -> Held {
    let sheet = sheet(case);
    let others = sheet.alone(1 - sheet.me, &sheet.worth());
    let mut as_good = sheet.alone(sheet.me, &sheet.worth());
    as_good.retain(|at| sheet.names[sheet.me][*at] != case.text("choice"));
    let told: Vec<usize> = case.texts("others").iter().map(|name| sheet.at(sheet.me, name)).collect();
    let is_listed = told == as_good || (told.is_empty() && as_good.len() > LISTED);
    move_pure(case)
        .and(|| is(is_listed && case.size("ties") == told.len(), || format!("{as_good:?} are as good")))
        .and(|| is(others.contains(&sheet.at(1 - sheet.me, case.text("other"))), || format!("{others:?}")))
}

fn claim_pure(case: &Case) -> Held {
    let sheet = sheet(case);
    let alone = sheet.alone(sheet.me, &sheet.worth());
    claim(case).and(|| is(alone.contains(&sheet.at(sheet.me, case.text("choice"))), || format!("{alone:?}")))
}

fn proof(case: &Case) -> Held {
    let sheet = sheet(case);
    let value = if sheet.me == 0 { -sheet.most(1) } else { sheet.most(0) };
    told(case, "pays", &value).and(|| own_side(case, &sheet)).and(|| shown_sums(case, &sheet, 1 - sheet.me))
}

fn proof_other(case: &Case) -> Held {
    let sheet = sheet(case);
    let value = if sheet.me == 0 { sheet.most(0) } else { -sheet.most(1) };
    told_mix(case, &sheet, 1 - sheet.me)
        .and(|| told(case, "pays", &value))
        .and(|| own_side(case, &sheet))
        .and(|| shown_sums(case, &sheet, sheet.me))
}
