//! What is said of the nim-values of one heap more than may be lowered.

use crate::claim::{Case, Held, all, same};
use crate::heaps::{known, nimber, sizes};

/// The formula with its numbers gives the nim-value.
pub fn law_one_more(case: &Case) -> Held {
    let told = |name: &str| case.size(name) as u64;
    let Some(mut heaps) = sizes(&*case.met.place) else { return Held::Open };
    heaps.retain(|heap| *heap > 0);
    let (count, least, total) = (heaps.len() as u64, told("least"), told("total"));
    let over = total - count * least;
    let turn = 1 + over * (over + 1) / 2;
    let value = if least < turn { total } else { turn - 1 + (least - turn) % (over + 1) };
    all([
        same((Some(least), total), (heaps.iter().min().copied(), heaps.iter().sum())),
        same((told("modulus"), told("over"), told("turn"), told("below") == 1), (count, over, turn, least < turn)),
        same(told("value"), value),
        known(nimber(&*case.met.place), |found| same(value, found as u64)),
    ])
}
