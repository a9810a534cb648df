//! What is said of `airport`, message by message.

use ground::num::Ratio;

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Case, Held, Table, all, is, same};

use super::coalitions::deal::{Deal, mask, rational};
use super::coalitions::{decides, in_core, meant, rows};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("airport-head-shortest", Part),
    ("airport-head-most", Part),
    ("airport-head-spared", Part),
    ("airport-head-players", Part),
    ("airport-head-least", Part),
    ("airport-head-piece", Part),
    ("airport-head-users", Part),
    ("airport-head-each", Part),
    ("airport-look", Fact(look)),
    ("airport-look-same", Fact(look_same)),
    ("airport-place", Fact(place)),
    ("airport-found", Fact(found)),
    ("airport-pieces", Fact(pieces)),
    ("airport-law", Source),
];

fn needs(deal: &Deal) -> Vec<Ratio> {
    (0..deal.players).map(|player| deal.of_mask(1 << player)).collect()
}

fn whole(number: usize) -> Ratio {
    Ratio::from_integer(number.into())
}

/// Nobody is paid, and who needs no more than a length pays no more together: that is what nobody objects to, as one split shows.
fn is_safe(deal: &Deal, split: &[Ratio]) -> bool {
    let needs = needs(deal);
    let pays = |most: &Ratio| -> Ratio {
        (0..deal.players).filter(|player| needs[*player] <= *most).map(|player| &split[player]).sum()
    };
    split.iter().all(|share| *share >= Ratio::default()) && needs.iter().all(|most| pays(most) <= *most)
}

fn example(case: &Case, deal: &Deal) -> Held {
    let safe: Vec<Ratio> = case.text("safe").trim_start_matches('@').split(',').map(rational).collect();
    in_core(deal, &safe)
}

fn look(case: &Case) -> Held {
    let deal = Deal::of(case);
    let (split, needs) = (meant(case, &deal), needs(&deal));
    let mut lengths = needs.clone();
    lengths.sort();
    lengths.dedup();
    lengths.pop();
    let rows = rows(case);
    let each = rows.iter().zip(&lengths).map(|(row, most)| {
        let users =
            (0..deal.players).filter(|player| needs[*player] <= *most).fold(0u32, |mask, player| mask | 1 << player);
        let pays = deal.sum(&split, users);
        same(mask(&row[0]), users).and(|| {
            let told: Vec<Ratio> = row[1..].iter().map(|cell| rational(cell)).collect();
            same(told, vec![most.clone(), pays.clone(), most - pays])
        })
    });
    same(rows.len(), lengths.len())
        .and(|| all(each))
        .and(|| example(case, &deal))
        .and(|| decides(&deal, &split, |split| is_safe(&deal, split)))
}

fn look_same(case: &Case) -> Held {
    let deal = Deal::of(case);
    let needs = needs(&deal);
    is(needs.iter().all(|need| *need == needs[0]), || format!("{needs:?}"))
        .and(|| example(case, &deal))
        .and(|| decides(&deal, &meant(case, &deal), |split| split.iter().all(|share| *share >= Ratio::default())))
}

/// Nobody else needs less than one of them.
fn place(case: &Case) -> Held {
    let deal = Deal::of(case);
    let (told, needs) = (mask(case.text("players")), needs(&deal));
    let ends = |is_told: bool| (0..deal.players).filter(move |player| (told >> player & 1 == 1) == is_told);
    let is_first = ends(true).all(|one| ends(false).all(|other| needs[one] <= needs[other]));
    is(is_first && told != 0, || format!("{needs:?}"))
}

/// Row by row the least share of what is left, by those who are left; each of its players pays it, and all is the nucleolus.
fn found(case: &Case) -> Held {
    let deal = Deal::of(case);
    let (split, needs) = (meant(case, &deal), needs(&deal));
    let mut left = needs.clone();
    left.sort();
    let mut paid = Ratio::default();
    for row in rows(case) {
        let users = mask(&row[0]);
        let (count, each) = (users.count_ones() as usize, rational(&row[2]));
        let shares: Vec<Ratio> = (0..left.len() - 1).map(|last| (&left[last] - &paid) / whole(last + 2)).collect();
        let least = shares.iter().min().cloned().unwrap_or_else(|| &left[0] - &paid);
        let members: Vec<usize> = (0..deal.players).filter(|player| users >> player & 1 == 1).collect();
        let mut own: Vec<Ratio> = members.iter().map(|player| needs[*player].clone()).collect();
        own.sort();
        let is_told = row[1].split(", ").any(|share| share == "…" || quotient(share) == least);
        let held = all([
            same(each.clone(), least.clone()),
            same(own, left.drain(..count).collect()),
            is(members.iter().all(|player| split[*player] == each), || format!("{row:?} beside {split:?}")),
            is(is_told, || format!("{row:?} does not tell {least}")),
        ]);
        if held != Held::True {
            return held;
        }
        paid += each * whole(count);
    }
    is(left.is_empty(), || format!("{left:?} are left")).and(|| deal.is_nucleolus(&split))
}

/// What `13/2`, `(61 - 39/2)/2`, `(9/2)/3` or `18 - 10` comes to.
fn quotient(text: &str) -> Ratio {
    let difference = |text: &str| match text.split_once(" - ") {
        Some((from, take)) => rational(from) - rational(take),
        None => rational(text),
    };
    match text.strip_prefix('(').and_then(|text| text.split_once(")/")) {
        Some((above, below)) => difference(above) / rational(below),
        None => difference(text),
    }
}

/// The pieces follow each other to the end of the runway, those who need one share it, and what each pays in all is the mean of what
/// it adds over all orders, and nobody objects.
fn pieces(case: &Case) -> Held {
    let deal = Deal::of(case);
    let rows = rows(case);
    let need = |player: usize| deal.of_mask(1 << player);
    let mut from = Ratio::default();
    let mut pays = vec![Ratio::default(); deal.players];
    for row in &rows {
        let (begins, ends) = row[0].split_once('-').expect("a piece");
        let (begins, ends) = (rational(begins), rational(ends));
        let users =
            (0..deal.players).filter(|player| need(*player) >= ends).fold(0u32, |users, player| users | 1 << player);
        let each = (&ends - &begins) / Ratio::from_integer(users.count_ones().into());
        let is_so = begins == from && ends > begins && mask(&row[1]) == users && rational(&row[2]) == each;
        if !is_so {
            return Held::False(format!("{row:?}"));
        }
        (0..deal.players).filter(|player| users >> player & 1 == 1).for_each(|player| pays[player] += &each);
        from = ends;
    }
    is(from == deal.of_mask(deal.all()), || format!("the pieces end at {from}"))
        .and(|| in_core(&deal, &pays))
        .and(|| deal.shapley().map_or(Held::Open, |shapley| same(pays, shapley)))
}
