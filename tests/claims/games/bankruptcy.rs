//! What is said of `bankruptcy`, message by message.

use ground::num::Ratio;

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Case, Held, Table, all, is, same};

use super::coalitions::deal::{Deal, rational};
use super::coalitions::rows;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("bankruptcy-head-claim", Part),
    ("bankruptcy-head-half", Part),
    ("bankruptcy-head-gets", Part),
    ("bankruptcy-head-loses", Part),
    ("bankruptcy-gains", Fact(gains)),
    ("bankruptcy-losses", Fact(losses)),
    ("bankruptcy-law", Source),
];

/// The rows tell claims, halves, awards and losses; the awards are the nucleolus; and of what is told equal, all get as much as the
/// others or half their claim.
fn shared(case: &Case, is_small: bool, column: usize) -> Held {
    let deal = Deal::of(case);
    let text = case.met.place.text();
    let (estate, claims) = text.split(' ').next().and_then(|told| told.split_once(':')).expect("claims");
    let claims: Vec<Ratio> = claims.split(',').map(rational).collect();
    let two = Ratio::from_integer(2.into());
    let rows = rows(case);
    let cells: Vec<Vec<Ratio>> = rows.iter().map(|row| row[1..].iter().map(|cell| rational(cell)).collect()).collect();
    let each = cells.iter().zip(&claims).map(|(cells, claim)| {
        let found = [claim.clone(), claim / &two, cells[2].clone(), claim - &cells[2]];
        same(cells.clone(), found.to_vec())
    });
    let awards: Vec<Ratio> = cells.iter().map(|cells| cells[2].clone()).collect();
    let most = cells.iter().map(|cells| cells[column].clone()).max().expect("somebody");
    let equal = cells.iter().map(|cells| {
        let is_so = cells[column] == most.clone().min(cells[1].clone());
        is(is_so, || format!("{cells:?} beside {most}"))
    });
    all([
        same(rational(estate) * &two <= claims.iter().sum::<Ratio>(), is_small),
        same(cells.len(), claims.len()),
        all(each),
        all(equal),
        deal.is_nucleolus(&awards),
    ])
}

fn gains(case: &Case) -> Held {
    shared(case, true, 2)
}

fn losses(case: &Case) -> Held {
    shared(case, false, 3)
}
