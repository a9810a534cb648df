//! What is said of `bankruptcy`, message by message.

use ground::num::Ratio;

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Case, Held, Table, all, is, same};

use super::coalitions::deal::{Deal, letters, rational};
use super::coalitions::{decides, has_no_core, meant, rows};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("bankruptcy-head-claim", Part),
    ("bankruptcy-head-most", Part),
    ("bankruptcy-head-half", Part),
    ("bankruptcy-head-gets", Part),
    ("bankruptcy-head-loses", Part),
    ("bankruptcy-head-part", Part),
    ("bankruptcy-look", Fact(look)),
    ("bankruptcy-look-surplus", Fact(look_surplus)),
    ("bankruptcy-place", Fact(half)),
    ("bankruptcy-place-surplus", Fact(surplus)),
    ("bankruptcy-found", Fact(found)),
    ("bankruptcy-equal", Fact(equal)),
    ("bankruptcy-stopped", Fact(stopped)),
    ("bankruptcy-found-surplus", Fact(beyond)),
    ("bankruptcy-law", Source),
];

/// The estate and the claims, as the position tells them.
fn told(case: &Case) -> (Ratio, Vec<Ratio>) {
    let text = case.met.place.text();
    let (estate, claims) = text.split(' ').next().and_then(|told| told.split_once(':')).expect("claims");
    (rational(estate), claims.split(',').map(rational).collect())
}

fn two() -> Ratio {
    Ratio::from_integer(2.into())
}

/// The numbers of a row behind its name.
fn cells(row: &[String]) -> Vec<Ratio> {
    row[1..].iter().map(|cell| rational(cell)).collect()
}

/// Nobody objects exactly if each gets from 0 to the claim, and the rows tell these ends and what is got.
fn look(case: &Case) -> Held {
    let deal = Deal::of(case);
    let (split, (_, claims)) = (meant(case, &deal), told(case));
    let rows = rows(case);
    let each = rows
        .iter()
        .enumerate()
        .map(|(player, row)| same(cells(row), vec![Ratio::default(), split[player].clone(), claims[player].clone()]));
    let is_safe =
        |split: &[Ratio]| split.iter().zip(&claims).all(|(got, claim)| Ratio::default() <= *got && got <= claim);
    same(rows.len(), claims.len()).and(|| all(each)).and(|| decides(&deal, &split, is_safe))
}

fn look_surplus(case: &Case) -> Held {
    let (deal, (estate, claims)) = (Deal::of(case), told(case));
    let total = claims.iter().sum::<Ratio>();
    let (terms, sum) = case.text("sum").split_once(" = ").expect("a sum");
    let terms: Vec<Ratio> = terms.split(" + ").map(rational).collect();
    let alone: Vec<Ratio> = (0..deal.players).map(|player| deal.of_mask(1 << player)).collect();
    all([
        same(
            ["claims", "surplus", "estate"].map(|name| rational(case.text(name))),
            [total.clone(), &estate - total, estate.clone()],
        ),
        same(rational(sum), terms.iter().sum()),
        same(terms, alone),
        is(rational(sum) > estate, || "there is enough".into()),
    ])
    .and(|| has_no_core(&deal).map_or(Held::Open, |is_empty| same(is_empty, true)))
}

/// Half of all claims, and whether the estate is less.
fn half(case: &Case) -> Held {
    let (estate, claims) = told(case);
    let half = claims.iter().sum::<Ratio>() / two();
    let count = if estate <= half { "gains" } else { "losses" };
    same(case.text("count"), count)
        .and(|| same([rational(case.text("half")), rational(case.text("estate"))], [half, estate]))
}

fn surplus(case: &Case) -> Held {
    let (estate, claims) = told(case);
    same(rational(case.text("surplus")), estate - claims.iter().sum::<Ratio>())
}

/// The column that is told equal: what all get, or what they lose.
fn column(case: &Case) -> usize {
    let (estate, claims) = told(case);
    if estate * two() <= claims.iter().sum() { 2 } else { 3 }
}

/// The rows tell claims, halves, awards and losses; the awards are the nucleolus; and of what is told equal, all have as much as the
/// others or half their claim.
fn found(case: &Case) -> Held {
    let (deal, (estate, claims)) = (Deal::of(case), told(case));
    let (split, column, total) = (meant(case, &deal), column(case), claims.iter().sum::<Ratio>());
    let rows = rows(case);
    let cells: Vec<Vec<Ratio>> = rows.iter().map(|row| cells(row)).collect();
    let each =
        cells.iter().zip(&claims).zip(&split).map(|((cells, claim), got)| {
            same(cells.clone(), vec![claim.clone(), claim / two(), got.clone(), claim - got])
        });
    let most = cells.iter().map(|cells| cells[column].clone()).max().expect("somebody");
    let equal = cells
        .iter()
        .map(|cells| is(cells[column] == most.clone().min(cells[1].clone()), || format!("{cells:?} beside {most}")));
    let numbers = ["claims", "lost"].map(|name| rational(case.text(name)));
    all([half(case), same(numbers, [total.clone(), total - estate]), same(cells.len(), claims.len())])
        .and(|| all(each))
        .and(|| all(equal))
        .and(|| deal.is_nucleolus(&split))
}

/// All rows have the same in the column that is told equal.
fn equal(case: &Case) -> Held {
    let each = rational(case.text("each"));
    all(rows(case).iter().map(|row| same(cells(row)[column(case)].clone(), each.clone())))
}

/// Who stops at half the claim, and what the others have alike.
fn stopped(case: &Case) -> Held {
    let (rows, column) = (rows(case), column(case));
    let cells: Vec<Vec<Ratio>> = rows.iter().map(|row| cells(row)).collect();
    let each = rational(case.text("each"));
    let (own, others): (Vec<usize>, Vec<usize>) = (0..cells.len()).partition(|player| cells[*player][1] < each);
    let halves: Vec<String> =
        own.iter().map(|player| format!("{} {}", letters(1 << player), cells[*player][1])).collect();
    let names: Vec<String> = others.iter().map(|player| letters(1 << player)).collect();
    let left = others.iter().map(|player| &cells[*player][column]).sum::<Ratio>();
    all([
        same(case.texts("halves"), halves),
        same((case.texts("others"), case.size("number")), (names.clone(), names.len())),
        same(rational(case.text("left")), left),
        all(own.iter().map(|player| same(cells[*player][column].clone(), cells[*player][1].clone()))),
        all(others.iter().map(|player| same(cells[*player][column].clone(), each.clone()))),
    ])
}

/// Each gets the claim and the same part of what nobody claims, and that is the nucleolus.
fn beyond(case: &Case) -> Held {
    let (deal, (_, claims)) = (Deal::of(case), told(case));
    let (split, each) = (meant(case, &deal), rational(case.text("each")));
    let rows = rows(case);
    let told = rows.iter().zip(&claims).zip(&split).map(|((row, claim), got)| {
        same(cells(row), vec![claim.clone(), each.clone(), got.clone()]).and(|| same(got.clone(), claim + &each))
    });
    all([surplus(case), same([case.size("players"), rows.len()], [claims.len(), claims.len()]), all(told)])
        .and(|| deal.is_nucleolus(&split))
}
