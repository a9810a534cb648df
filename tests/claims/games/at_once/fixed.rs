//! What is said where a mix was fixed: sums, and the best of them.

use ground::num::Ratio;

use super::{LISTED, own_side, sheet, shown_sums, told, told_mix, worked};
use crate::claim::{Case, Held, same};
use crate::games::coalitions::deal::rational;

pub fn look_reply(case: &Case) -> Held {
    let sheet = sheet(case);
    told_mix(case, &sheet, 1 - sheet.me).and(|| own_side(case, &sheet)).and(|| shown_sums(case, &sheet, sheet.me))
}

pub fn look_known(case: &Case) -> Held {
    let sheet = sheet(case);
    told_mix(case, &sheet, sheet.me).and(|| own_side(case, &sheet)).and(|| shown_sums(case, &sheet, 1 - sheet.me))
}

/// The best choices of a side against the other's mix, and what the table pays there.
fn best_of(case: &Case, side: usize) -> Held {
    let sheet = sheet(case);
    let paid = sheet.paid(side);
    let best = if side == 0 { paid.iter().max() } else { paid.iter().min() }.expect("a choice").clone();
    let names = (0..paid.len()).filter(|at| paid[*at] == best).map(|at| sheet.names[side][at].clone());
    own_side(case, &sheet)
        .and(|| same(case.texts("choices"), names.take(LISTED).collect()))
        .and(|| told(case, "value", &best))
}

pub fn place_reply(case: &Case) -> Held {
    best_of(case, sheet(case).me)
}

pub fn place_known(case: &Case) -> Held {
    best_of(case, 1 - sheet(case).me)
}

pub fn move_reply(case: &Case) -> Held {
    let sheet = sheet(case);
    let brings = sheet.brings(sheet.me);
    let most = sheet.most(sheet.me);
    let ties = brings.iter().filter(|brings| **brings == most).count() - 1;
    same(&brings[sheet.at(sheet.me, case.text("choice"))], &most).and(|| same(case.size("ties"), ties))
}

/// The mix is the one that was fixed.
pub fn move_fixed(case: &Case) -> Held {
    let sheet = sheet(case);
    let name = if sheet.me == 0 { "first" } else { "second" };
    let fixed: Vec<Ratio> = case.met.param(name).split(',').map(rational).collect();
    same(fixed, sheet.mixes[sheet.me].clone()).and(|| told_mix(case, &sheet, sheet.me))
}

pub fn move_both(case: &Case) -> Held {
    let sheet = sheet(case);
    let mean = if sheet.me == 0 { sheet.mean(0) } else { -sheet.mean(1) };
    let text = format!("{} = {mean}", case.text("worked"));
    move_fixed(case)
        .and(|| told(case, "value", &mean))
        .and(|| own_side(case, &sheet))
        .and(|| same(case.size("terms"), sheet.played(sheet.me).len()))
        .and(|| same(worked(&text), Some(mean.clone())))
}
